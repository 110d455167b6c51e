/** Poseidon's storms (rulings 1–5). */
import { describe, expect, it } from 'vitest';
import type { Ship } from '../../shared/board/board.ts';
import { type Game, type PlayedTile, type Storm, type Tile, BASE_GAME } from '../../shared/game/game.ts';
import { fullHand } from '../../shared/game/rules/setup.ts';
import { pushSquares, whyBarred } from '../../shared/game/rules/storms.ts';
import type { Square } from '../../shared/board/squares.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { after, eventsOf, POSEIDON, position } from '../helpers/play.ts';

const opening = position(EMPTY_SEA);
const at = (ships: Partial<Record<Ship, Square>>): Game => ({
  ...opening,
  ships: { ...opening.ships, ...ships },
});
const played = (...tiles: Tile[]): PlayedTile[] => tiles.map((tile, i) => ({ tile, round: i + 1 }));

describe('the hand', () => {
  it('begins with eleven storms: two of each colour and three Great Storms', () => {
    const count = (tile: Tile) => opening.hand.filter((held) => held === tile).length;
    expect(opening.hand).toHaveLength(11);
    expect((['red', 'green', 'white', 'yellow', 'great'] as const).map(count)).toEqual([2, 2, 2, 2, 3]);
  });

  it('loses each tile that is played, once', () => {
    const game = after(opening, POSEIDON, { type: 'play-storm', storm: 'red', pushes: { red: 'b2' } });
    expect(game.hand.filter((tile) => tile === 'red')).toHaveLength(1);
    expect(game.played).toEqual([{ tile: 'red', round: 1 }]);
    expect(game.phase).toBe('navigators');
  });
});

describe('ruling 1: one square, in one of eight headings, never off the board', () => {
  it.each([
    ['in open sea', 'd2', ['d1', 'e1', 'e2', 'e3', 'd3', 'c3', 'c2', 'c1']],
    ['in a corner', 'a1', ['b1', 'b2', 'a2']],
    ['on the coast', 'g4', ['g3', 'g5', 'f5', 'f4', 'f3']],
  ] as const)('%s', (_, from, squares) => {
    expect(pushSquares(EMPTY_SEA, from)).toEqual(squares);
  });

  it('a coloured storm moves its own ship only', () => {
    const game = after(opening, POSEIDON, { type: 'play-storm', storm: 'green', pushes: { green: 'f2' } });
    expect(game.ships).toEqual({ ...opening.ships, green: 'f2' });
  });

  it('a Great Storm moves all four', () => {
    const pushes = { red: 'b2', green: 'f1', white: 'a6', yellow: 'f6' } as const;
    expect(after(opening, POSEIDON, { type: 'play-storm', storm: 'great', pushes }).ships).toEqual(pushes);
  });

  it('ships may be driven together', () => {
    const game = after(at({ green: 'c1' }), POSEIDON, {
      type: 'play-storm',
      storm: 'red',
      pushes: { red: 'b1' },
    });
    const together = after({ ...game, phase: 'poseidon' }, POSEIDON, {
      type: 'play-storm',
      storm: 'green',
      pushes: { green: 'b1' },
    });
    expect([together.ships.red, together.ships.green]).toEqual(['b1', 'b1']);
  });

  it('moves nothing on the chart', () => {
    const game = after(opening, POSEIDON, { type: 'play-storm', storm: 'red', pushes: { red: 'b2' } });
    const { ships, reminders, markers } = opening.guesses;
    expect(game.guesses).toMatchObject({ ships, reminders, markers });
  });
});

describe('ruling 2: never onto the Sacred Island', () => {
  it.each(['c3', 'd3', 'e3', 'c4', 'e4', 'c5', 'd5', 'e5'] as const)('from %s', (from) => {
    expect(pushSquares(EMPTY_SEA, from)).toHaveLength(7);
    expect(pushSquares(EMPTY_SEA, from)).not.toContain('d4');
  });
});

describe('ruling 3: ships that have arrived', () => {
  const redHome = { ...at({ red: 'd4' }), arrived: ['red'] } as const;

  it('their storm is spent and moves nothing', () => {
    const events = eventsOf(redHome, POSEIDON, { type: 'play-storm', storm: 'red', pushes: {} });
    expect(events).toEqual([{ type: 'storm-played', storm: 'red', faceDown: false, pushes: [] }]);
    const game = after(redHome, POSEIDON, { type: 'play-storm', storm: 'red', pushes: {} });
    expect(game.ships).toEqual(redHome.ships);
    expect(game.hand).toHaveLength(10);
  });

  it('a Great Storm moves only the ships still at sea', () => {
    const pushes = { green: 'f2', white: 'b6', yellow: 'f6' } as const;
    const game = after(redHome, POSEIDON, { type: 'play-storm', storm: 'great', pushes });
    expect(game.ships).toEqual({ ...pushes, red: 'd4' });
  });
});

describe('ruling 4: Great Storms', () => {
  it.each([
    ['in the first round', [], null],
    ['after a coloured storm', ['great', 'red'], null],
    ['after a Great Storm', ['red', 'great'], 'great-storm-in-a-row'],
    ['after a Great Storm and a monster', ['great', 'kraken'], null],
  ] as const)('%s', (_, tiles, refusal) => {
    expect(whyBarred({ hand: ['great', 'red', 'white'], played: played(...tiles) }, 'great')).toBe(refusal);
  });

  it('a monster is never barred, and does not count among the tiles left', () => {
    const hand: Tile[] = ['great', 'great', 'red', 'kraken'];
    expect(whyBarred({ hand, played: [] }, 'kraken')).toBeNull();
    expect(whyBarred({ hand, played: [] }, 'red')).toBe('great-storm-dead-end');
  });

  /** True if tiles can be played in some order without two Great Storms in a row. Tries all orders. */
  function isOrderable(greats: number, others: number, lastGreat: boolean): boolean {
    if (greats === 0) return true;
    if (!lastGreat && isOrderable(greats - 1, others, true)) return true;
    return others > 0 && isOrderable(greats, others - 1, false);
  }

  const COLOURED = fullHand(BASE_GAME).filter((tile) => tile !== 'great') as Storm[];
  const LAST = [[], ['red'], ['great'], ['kraken'], ['great', 'kraken']] as const;

  it('bars exactly the tiles that lead to a dead end, in every position there is', () => {
    let compared = 0;
    for (let greats = 0; greats <= 8; greats++) {
      for (let others = 0; others <= COLOURED.length; others++) {
        for (const last of LAST) {
          for (const monsters of [[], ['leviathan']] as const) {
            const hand: Tile[] = [
              ...Array.from({ length: greats }, () => 'great' as const),
              ...COLOURED.slice(0, others),
              ...monsters,
            ];
            const lastGreat = last.at(-1) === 'great';
            for (const tile of new Set(hand)) {
              if (tile === 'leviathan') continue;
              const great = tile === 'great';
              const legal = great
                ? !lastGreat && isOrderable(greats - 1, others, true)
                : isOrderable(greats, others - 1, false);
              expect(whyBarred({ hand, played: played(...last) }, tile) === null).toBe(legal);
              compared++;
            }
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('never bars every storm, in any position that legal play reaches', () => {
    for (let greats = 0; greats <= 3; greats++) {
      for (let others = 0; others <= 8; others++) {
        for (const lastGreat of [false, true]) {
          if (greats + others === 0 || !isOrderable(greats, others, lastGreat)) continue;
          const hand: Tile[] = [
            ...Array.from({ length: greats }, () => 'great' as const),
            ...COLOURED.slice(0, others),
          ];
          const known = { hand, played: lastGreat ? played('great') : [] };
          expect(hand.some((tile) => whyBarred(known, tile) === null)).toBe(true);
        }
      }
    }
  });
});

describe('ruling 5: face-up and face-down storms', () => {
  it.each([
    ['openly', false],
    ['face down with Harder Deduction', true],
  ])('%s', (_, harderDeduction) => {
    const game = position(EMPTY_SEA, { harderDeduction });
    const [event] = eventsOf(game, POSEIDON, { type: 'play-storm', storm: 'red', pushes: { red: 'b2' } });
    expect(event).toMatchObject({ type: 'storm-played', storm: 'red', faceDown: harderDeduction });
  });
});
