/**
 * The journal of each ship agrees with the journal of each round, and the route of a guess agrees with the squares
 * where it was.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import { tellLog } from '../../shared/game/tell.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import { guessedRoute } from '../../shared/game/views/guessed-route.ts';
import { shipJournal } from '../../shared/game/views/ship-journal.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { beginnings } from '../helpers/arbitraries.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { playOut } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import { reply } from '../helpers/replies.ts';

const BEGAN: NavigatorsTold = {
  type: 'began',
  board: EMPTY_SEA,
  variants: { ...BASE_GAME, seaMonsters: ['kraken'] },
  owners: { red: null, green: null, white: null, yellow: null },
  navigators: ['anna'],
};
const viewOf = (told: readonly NavigatorsTold[]) =>
  told.reduce<NavigatorsView | undefined>(followNavigators, undefined) as NavigatorsView;

const storm = (which: 'red' | 'green' | 'great' | null): NavigatorsTold => ({
  type: 'storm-played',
  storm: which,
});
const sail = (ship: 'red' | 'green', heading: 'E' | 'SE' | 'N', arrived = false): NavigatorsTold => ({
  type: 'sailed',
  ship,
  heading,
  arrived,
  reply: reply(),
});
const guess = (ship: 'red' | 'green', square: 'b2' | 'c3' | 'a7'): NavigatorsTold => ({
  type: 'guessed',
  player: 'anna',
  ship,
  square,
});
const next = (round: number): NavigatorsTold => ({ type: 'round-began', round });

const brief = (told: readonly NavigatorsTold[], ship: 'red' | 'green') =>
  shipJournal(viewOf(told), ship).map(({ round, tile, step }) => [round, tile, step && step.heading]);

describe('the journal of a ship', () => {
  it('has its orders, the newest first, and the tiles that affected it', () => {
    const told = [BEGAN, storm('red'), sail('red', 'E'), sail('green', 'SE'), next(2), storm('great')];
    expect(brief(told, 'red')).toEqual([
      [2, 'great', null],
      [1, 'red', 'E'],
    ]);
    expect(brief(told, 'green')).toEqual([
      [2, 'great', null],
      [1, null, 'SE'],
    ]);
  });

  it('names a tile that lies face down, which may have driven it', () => {
    expect(brief([BEGAN, storm(null)], 'green')).toEqual([[1, 'face-down', null]]);
  });

  it('has the round in which a monster held it, and only that', () => {
    const held: NavigatorsTold[] = [
      { type: 'monster-played', monster: 'kraken', ship: 'red' },
      { type: 'surveyed', ship: 'red', reply: reply() },
    ];
    expect(brief([BEGAN, ...held], 'red')).toEqual([[1, 'kraken', null]]);
    expect(brief([BEGAN, ...held], 'green')).toEqual([]);
  });

  it('ends when it arrives: no storm affects it any more', () => {
    const told = [BEGAN, storm('green'), sail('red', 'SE', true), next(2), storm('great')];
    expect(brief(told, 'red')).toEqual([[1, null, 'SE']]);
  });
});

describe('the route of a guess', () => {
  const route = (...told: NavigatorsTold[]) =>
    guessedRoute([BEGAN, ...told], 'red').map(({ round, from, to, by }) => [round, from, to, by]);

  it('goes along with its orders, and with what was set by hand between them', () => {
    expect(route(storm('red'), guess('red', 'b2'), sail('red', 'SE'), sail('green', 'SE'), next(2))).toEqual([
      [1, 'a1', 'b2', 'hand'],
      [1, 'b2', 'c3', 'order'],
    ]);
  });

  it('has one leg for all that was set between two orders, and none for away and back', () => {
    expect(route(guess('red', 'c3'), guess('red', 'b2'))).toEqual([[1, 'a1', 'b2', 'hand']]);
    expect(route(guess('red', 'c3'), sail('green', 'E'), guess('red', 'a1' as 'b2'))).toEqual([]);
  });

  it('has no leg for an order off the board', () => {
    expect(route(sail('red', 'N'))).toEqual([]);
  });

  it('leads from the start to where the guess stands, without a gap, in every game', () => {
    fc.assert(
      fc.property(beginnings, fc.nat(), (first, seed) => {
        const log = [...playOut(first, seeded(seed), 0.3)].at(-1)?.log ?? [];
        const told = tellLog(log, first.variants, 'navigators');
        const { board, guesses } = viewOf(told);
        for (const ship of SHIPS) {
          const legs = guessedRoute(told, ship);
          expect(legs.map(({ from }) => from)).toEqual(
            [board.starts[ship], ...legs.map(({ to }) => to)].slice(0, legs.length),
          );
          expect(legs.at(-1)?.to ?? board.starts[ship]).toBe(guesses.ships[ship]);
        }
      }),
      { numRuns: 30 },
    );
  });
});
