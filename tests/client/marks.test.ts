/** Marking squares for a ship: each tap changes the mark, and undo takes back one tap. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  commandsFor,
  guessPieces,
  squareOf,
  withCommands,
  type Token,
} from '../../client/game/chart/tokens.ts';
import { spokenChart } from '../../client/game/chart/spoken-square.ts';
import { ChartHistory, type Change } from '../../client/screens/navigators/chart-history.svelte.ts';
import { Marks } from '../../client/screens/navigators/marks.svelte.ts';
import { t } from '../../client/text/text.ts';
import { toast } from '../../client/ui/toast.svelte.ts';
import type { Square } from '../../shared/board/squares.ts';
import { BASE_GAME, MOST_CROSSES, type GuessBoard } from '../../shared/game/game.ts';
import { emptyGuesses } from '../../shared/game/rules/setup.ts';
import { SMALL_SEA } from '../helpers/boards.ts';

/** A chart that carries out commands at once, with its history. */
class Chart {
  guesses: GuessBoard = emptyGuesses(SMALL_SEA.starts, BASE_GAME);
  readonly history = new ChartHistory(
    () => this.guesses,
    (changes) => this.#give(changes),
  );

  setAll(settings: readonly { readonly token: Token; readonly square: Square | null }[]): readonly Change[] {
    const changes = settings
      .map(({ token, square }) => ({ token, from: squareOf(this.guesses, token), to: square }))
      .filter(({ from, to }) => from !== to);
    this.#give(changes);
    this.history.did(changes);
    return changes;
  }

  #give(changes: readonly Change[]): void {
    this.guesses = withCommands(this.guesses, commandsFor(changes));
  }
}

let chart: Chart;
let marks: Marks;
beforeEach(() => {
  chart = new Chart();
  marks = new Marks(chart);
});
const cycle = (...squares: Square[]) => squares.forEach((square) => marks.cycle('white', square));

describe('a tap on a square', () => {
  it('says in turn: could be here, not here, no mark', () => {
    const seen = [1, 2, 3, 4].map(() => {
      cycle('c3');
      return marks.of('white', 'c3');
    });
    expect(seen).toEqual(['maybe', 'not', 'none', 'maybe']);
    expect(marks.said).toBe(t.navigators.marks.said('C3', 'white', 'maybe'));
  });

  it('leaves the marks of other ships and other squares alone', () => {
    marks.cycle('red', 'c3');
    cycle('c3', 'c3', 'd4');
    expect([marks.of('red', 'c3'), marks.of('white', 'c3'), marks.of('white', 'd4')]).toEqual([
      'maybe',
      'not',
      'maybe',
    ]);
    expect([marks.count('red'), marks.count('white')]).toEqual([1, 2]);
  });

  it('crosses a square out at once when all four reminders are on the chart, and says so', () => {
    cycle('a1', 'b1', 'c1', 'd1', 'e1');
    expect([marks.of('white', 'd1'), marks.of('white', 'e1')]).toEqual(['maybe', 'not']);
    expect(toast.message?.text).toBe(t.navigators.marks.noneLeft('white'));
  });

  it('is undone as one step', () => {
    cycle('c3', 'c3');
    chart.history.undo();
    expect(marks.of('white', 'c3')).toBe('maybe');
    chart.history.redo();
    expect(marks.of('white', 'c3')).toBe('not');
  });
});

describe('marks', () => {
  it('are cleared for one ship, and come back with one undo', () => {
    marks.cycle('red', 'a1');
    cycle('c3', 'c3', 'd4', 'd4', 'e5');
    marks.clear('white');
    expect([marks.count('red'), marks.count('white')]).toEqual([1, 0]);
    chart.history.undo();
    expect([marks.of('white', 'c3'), marks.of('white', 'e5')]).toEqual(['not', 'maybe']);
  });

  it('are spoken with their square', () => {
    cycle('c3', 'c3', 'd4');
    const spoken = spokenChart(SMALL_SEA, [], chart.guesses);
    expect(spoken('c3')).toContain(t.chart.things.cross('white'));
    expect(spoken('d4')).toContain(t.chart.things.reminder('white'));
    expect(spokenChart(SMALL_SEA, [], chart.guesses, true)('c3')).not.toContain(
      t.chart.things.cross('white'),
    );
  });

  it('of crosses are no pieces, so they can’t be dragged', () => {
    cycle('c3', 'c3');
    expect(guessPieces(chart.guesses, []).map(({ token }) => token.type)).toEqual(Array(4).fill('ship'));
  });
});

it('crosses of one ship need one command, as long as it isn’t too long', () => {
  const squares = Array.from({ length: MOST_CROSSES + 1 }, (_, i) => `a${i + 1}` as Square);
  const set = squares.map((square) => ({
    token: { type: 'cross', ship: 'red', square } as const,
    to: square,
  }));
  const cleared = { token: { type: 'cross', ship: 'red', square: 'b1' } as const, to: null };
  expect(
    commandsFor([...set, cleared]).map((command) => command.type === 'cross' && command.squares.length),
  ).toEqual([MOST_CROSSES, 1, 1]);
});
