/**
 * Undo and redo on the chart affect only changes that were made on this device. They never revert a piece that another
 * player has moved since.
 */
import { describe, expect, it } from 'vitest';
import type { Square } from '../../shared/board/squares.ts';
import { BASE_GAME, type GuessBoard } from '../../shared/game/game.ts';
import { emptyGuesses } from '../../shared/game/rules/setup.ts';
import { commandFor, squareOf, withCommands, type Token } from '../../client/game/chart/tokens.ts';
import { ChartHistory } from '../../client/screens/navigators/chart-history.svelte.ts';
import { SMALL_SEA } from '../helpers/boards.ts';

const RED: Token = { type: 'ship', ship: 'red' };
const reminder = (number: number): Token => ({ type: 'reminder', ship: 'red', number });

/** A chart with its history. `put` makes a change on this device, and `other` makes one as another player. */
function chart() {
  let guesses: GuessBoard = emptyGuesses(SMALL_SEA.starts, BASE_GAME);
  const set = (token: Token, square: Square | null) => {
    const command = commandFor(token, square);
    if (command) guesses = withCommands(guesses, [command]);
  };
  const history = new ChartHistory(
    () => guesses,
    (changes) => changes.forEach(({ token, to }) => set(token, to)),
  );
  const put = (...settings: [Token, Square | null][]) => {
    const deed = settings.map(([token, to]) => ({ token, from: squareOf(guesses, token), to }));
    for (const { token, to } of deed) set(token, to);
    history.did(deed);
    return deed;
  };
  return { history, put, other: set, at: (token: Token) => squareOf(guesses, token) };
}

describe('undo and redo', () => {
  it('go back and on, deed by deed', () => {
    const { history, put, at } = chart();
    expect([history.mayUndo, history.mayRedo]).toEqual([false, false]);
    put([RED, 'c3']);
    put([reminder(0), 'b2']);
    history.undo();
    expect([at(RED), at(reminder(0))]).toEqual(['c3', null]);
    history.undo();
    expect([at(RED), history.mayUndo, history.mayRedo]).toEqual([SMALL_SEA.starts.red, false, true]);
    history.redo();
    history.redo();
    expect([at(RED), at(reminder(0)), history.mayRedo]).toEqual(['c3', 'b2', false]);
  });

  it('take what one tap did together', () => {
    const { history, put, at } = chart();
    put([reminder(0), 'b2'], [reminder(1), 'b3']);
    // Make two moves as one step. The first ends on the square where the second begins.
    const deed = put([reminder(0), 'b3'], [reminder(1), 'b4']);
    expect(history.isNewest(deed)).toBe(true);
    history.undo();
    expect([at(reminder(0)), at(reminder(1))]).toEqual(['b2', 'b3']);
    history.undo();
    expect([at(reminder(0)), at(reminder(1))]).toEqual([null, null]);
  });

  it('a new deed ends what could be done again', () => {
    const { history, put } = chart();
    put([RED, 'c3']);
    history.undo();
    put([RED, 'd3']);
    expect(history.mayRedo).toBe(false);
  });

  it('leave alone what a teammate has moved since, and say how many', () => {
    const { history, put, other, at } = chart();
    put([reminder(0), 'b2'], [reminder(1), 'b3']);
    other(reminder(0), 'f6');
    expect(history.undo()).toMatchObject({ changed: [{ token: reminder(1), to: null }], overtaken: 1 });
    expect([at(reminder(0)), at(reminder(1))]).toEqual(['f6', null]);
    history.redo();
    expect([at(reminder(0)), at(reminder(1))]).toEqual(['f6', 'b3']);
  });

  it('pass over a deed of which nothing is left', () => {
    const { history, put, other, at } = chart();
    put([reminder(0), 'b2']);
    put([RED, 'c3']);
    other(RED, 'e5');
    history.undo();
    expect([at(RED), at(reminder(0)), history.mayUndo]).toEqual(['e5', null, false]);
  });

  it('put no reminder onto another of its colour', () => {
    const { history, put, other, at } = chart();
    put([reminder(0), 'b2']);
    put([reminder(0), null]);
    other(reminder(1), 'b2');
    expect(history.undo().changed).toEqual([]);
    expect(at(reminder(0))).toBeNull();
  });
});
