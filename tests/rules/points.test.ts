/** Points, individual winners and standings (rulings 9 and 26). */
import { describe, expect, it } from 'vitest';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { GameMode } from '../../shared/game/game.ts';
import { outcomeOf, winners } from '../../shared/game/rules/ending.ts';
import { pointsOf, seriesWinners, standings } from '../../shared/table/series.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { GameRecord } from '../../shared/table/game-record.ts';
import type { Series } from '../../shared/table/series-record.ts';
import { ownedBy } from '../helpers/tables.ts';

type Points = Readonly<Record<string, number>>;

const freed = (player: string): TableEvent => ({ type: 'seat-freed', player });
const sat = (player: string, seat: 'poseidon' | 'navigators'): TableEvent => ({ type: 'sat', player, seat });

/** The owners of the ships without duplicates, in the order of their ships. */
const captains = (owners: string) => [...new Set(owners.split(' '))].filter((name) => name !== '-');

function began(owners: string, mode: GameMode, poseidon = 'pia', game = 'g', series: string | null = null) {
  const navigators = captains(owners);
  const owned = ownedBy(owners);
  const event: TableEvent = {
    type: 'game-began',
    game,
    board: 'A',
    mode,
    poseidon,
    navigators,
    owners: owned,
    series,
  };
  return event;
}

/** The record of one game in which these events happened at the table. */
function played(
  owners: string,
  arrived: readonly Ship[],
  { during = [], mode = 'competing' }: { during?: readonly TableEvent[]; mode?: GameMode } = {},
): GameRecord {
  const joined = ['pia', 'ann', 'ben', 'cleo', 'dora', 'eve'].map((player): TableEvent => {
    return { type: 'joined', player, name: player };
  });
  const ended: TableEvent = { type: 'game-ended', game: 'g', outcome: outcomeOf(arrived) };
  const made: TableEvent = { type: 'made', code: 'CD5F', board: 'A' };
  const [record] = replayTable([made, ...joined, began(owners, mode), ...during, ended]).games;
  if (!record) throw new Error('no game');
  return record;
}

describe('two players: Poseidon against a Navigator with all ships', () => {
  it.each<[readonly Ship[], Points]>([
    [[], { pia: 4, ann: 0 }],
    [['white'], { pia: 3, ann: 3 }],
    [['red', 'yellow'], { pia: 2, ann: 6 }],
    [['red', 'green', 'white'], { pia: 1, ann: 9 }],
    [[...SHIPS], { pia: 0, ann: 12 }],
  ])('%j', (arrived, points) => {
    expect(pointsOf(played('ann ann ann ann', arrived))).toEqual(points);
  });
});

describe('three players: two ships each', () => {
  it.each<[readonly Ship[], Points]>([
    [[], { pia: 4, ann: 0, ben: 0 }],
    [['red'], { pia: 3, ann: 3, ben: 0 }],
    [['red', 'white'], { pia: 2, ann: 6, ben: 0 }],
    [['red', 'green'], { pia: 2, ann: 3, ben: 3 }],
    [['green', 'white', 'yellow'], { pia: 1, ann: 3, ben: 6 }],
    [[...SHIPS], { pia: 0, ann: 6, ben: 6 }],
  ])('%j', (arrived, points) => {
    expect(pointsOf(played('ann ben ann ben', arrived))).toEqual(points);
  });
});

describe('four players: one ship each and the cooperative ship', () => {
  it.each<[string, readonly Ship[], Points]>([
    ['ann ben cleo -', [], { pia: 4, ann: 0, ben: 0, cleo: 0 }],
    ['ann ben cleo -', ['yellow'], { pia: 3, ann: 1, ben: 1, cleo: 1 }],
    ['ann ben cleo -', ['red'], { pia: 3, ann: 3, ben: 0, cleo: 0 }],
    // The next case is the example in docs/RULES.md.
    ['ann ben cleo -', ['red', 'yellow'], { pia: 2, ann: 4, ben: 1, cleo: 1 }],
    ['ann ben cleo -', ['red', 'green', 'white'], { pia: 1, ann: 3, ben: 3, cleo: 3 }],
    ['ann ben cleo -', [...SHIPS], { pia: 0, ann: 4, ben: 4, cleo: 4 }],
    ['- ann ben cleo', ['red', 'white'], { pia: 2, ann: 1, ben: 4, cleo: 1 }],
  ])('%s: %j', (owners, arrived, points) => {
    const game = played(owners, arrived);
    expect(game.cooperative).toBe(SHIPS[owners.split(' ').indexOf('-')]);
    expect(pointsOf(game)).toEqual(points);
  });

  it('in a cooperative game the split is 2+1+1, without a cooperative ship', () => {
    const game = played('ann ann ben cleo', ['red', 'green'], { mode: 'cooperative' });
    expect(game.cooperative).toBeNull();
    expect(pointsOf(game)).toEqual({ pia: 2, ann: 6, ben: 0, cleo: 0 });
  });
});

describe('five players: one ship each', () => {
  it.each<[readonly Ship[], Points]>([
    [[], { pia: 4, ann: 0, ben: 0, cleo: 0, dora: 0 }],
    [['green'], { pia: 3, ann: 0, ben: 3, cleo: 0, dora: 0 }],
    [['green', 'yellow'], { pia: 2, ann: 0, ben: 3, cleo: 0, dora: 3 }],
    [[...SHIPS], { pia: 0, ann: 3, ben: 3, cleo: 3, dora: 3 }],
  ])('%j', (arrived, points) => {
    expect(pointsOf(played('ann ben cleo dora', arrived))).toEqual(points);
  });
});

describe('no points', () => {
  it('for a game that runs, and for one that was abandoned', () => {
    const game = played('ann ben cleo -', ['red']);
    expect(pointsOf({ ...game, state: 'running', outcome: null })).toEqual({});
    expect(pointsOf({ ...game, state: 'abandoned', outcome: null })).toEqual({});
  });
});

describe('seats that were freed', () => {
  it.each<[what: string, owners: string, TableEvent[], readonly Ship[], Points]>([
    [
      "Poseidon's, taken over: the points are the successor's",
      'ann ben ann ben',
      [freed('pia'), sat('eve', 'poseidon')],
      ['red'],
      { eve: 3, ann: 3, ben: 0 },
    ],
    ["Poseidon's, still empty", 'ann ben ann ben', [freed('pia')], ['red'], { ann: 3, ben: 0 }],
    [
      "a Navigator's, taken over with the ships",
      'ann ben ann ben',
      [freed('ben'), sat('eve', 'navigators')],
      ['green', 'yellow'],
      { pia: 2, ann: 0, eve: 6 },
    ],
    [
      "a Navigator's, and taken again",
      'ann ben ann ben',
      [freed('ben'), sat('ben', 'navigators')],
      ['green'],
      { pia: 3, ann: 0, ben: 3 },
    ],
    [
      "ships adrift are nobody's, home or not",
      'ann ben ann ben',
      [freed('ben')],
      ['red', 'green'],
      { pia: 2, ann: 3 },
    ],
    [
      'a ship adrift is no cooperative ship',
      'ann ben cleo -',
      [freed('cleo')],
      ['white'],
      { pia: 3, ann: 0, ben: 0 },
    ],
    [
      'the cooperative ship stays so when others drift',
      'ann ben cleo -',
      [freed('cleo')],
      ['white', 'yellow'],
      { pia: 2, ann: 1, ben: 1 },
    ],
    [
      'who takes over a ship adrift shares the cooperative ship, too',
      'ann ben cleo -',
      [freed('cleo'), sat('eve', 'navigators')],
      ['white', 'yellow'],
      { pia: 2, ann: 1, ben: 1, eve: 4 },
    ],
    [
      'two seats freed, and one comer for the first',
      'ann ben cleo dora',
      [freed('cleo'), freed('dora'), sat('eve', 'navigators')],
      ['white', 'yellow'],
      { pia: 2, ann: 0, ben: 0, eve: 3 },
    ],
    ['everybody gone', 'ann ann ann ann', [freed('ann'), freed('pia')], ['red'], {}],
  ])('%s', (_, owners, during, arrived, points) => {
    expect(pointsOf(played(owners, arrived, { during }))).toEqual(points);
  });
});

describe('the winners of a game', () => {
  it.each<[what: string, owners: string, TableEvent[], readonly Ship[], string[]]>([
    ['two players, two ships', 'ann ann ann ann', [], ['red', 'green'], ['pia']],
    ['three players, a ship of their own', 'ann ben ann ben', [], ['green'], ['pia', 'ben']],
    ['four players, the cooperative ship only', 'ann ben cleo -', [], ['yellow'], ['pia']],
    ['four players, their own and the cooperative', 'ann ben cleo -', [], ['red', 'yellow'], ['pia', 'ann']],
    ['four players, three ships', 'ann ben cleo -', [], ['red', 'green', 'yellow'], ['ann', 'ben', 'cleo']],
    ['five players, none', 'ann ben cleo dora', [], [], ['pia']],
    ['five players, two', 'ann ben cleo dora', [], ['red', 'yellow'], ['pia', 'ann', 'dora']],
    [
      "Poseidon's successor",
      'ann ben ann ben',
      [freed('pia'), sat('eve', 'poseidon')],
      ['green'],
      ['eve', 'ben'],
    ],
    ["Poseidon's seat is empty", 'ann ben ann ben', [freed('pia')], ['green'], ['ben']],
    ['three players, and one has gone', 'ann ben ann ben', [freed('ben')], ['red'], ['pia', 'ann']],
    ['two players, and a helper', 'ann ann ann ann', [sat('eve', 'navigators')], ['red'], ['pia']],
    ['a ship adrift', 'ann ben cleo dora', [freed('dora')], ['yellow'], ['pia']],
    [
      'a ship adrift, taken over',
      'ann ben cleo dora',
      [freed('dora'), sat('eve', 'navigators')],
      ['yellow'],
      ['pia', 'eve'],
    ],
  ])('%s', (_, owners, during, arrived, won) => {
    const game = played(owners, arrived, { during });
    expect(winners(game, game.poseidon, outcomeOf(arrived))).toEqual(won);
  });
});

describe('the standings of a series', () => {
  const SERIES: Series = {
    id: 's',
    order: ['ann', 'ben', 'cleo'],
    boards: 'same',
    boardsInTurn: ['A'],
    sameVariants: true,
    state: 'ended',
  };

  /** A series of games, each given by its Poseidon, the ships' owners and the ships that came home. */
  function games(...list: readonly [poseidon: string, owners: string, ...arrived: Ship[]][]) {
    const events = list.flatMap(([poseidon, owners, ...arrived], i): TableEvent[] => [
      began(owners, 'competing', poseidon, `g${i}`, 's'),
      { type: 'game-ended', game: `g${i}`, outcome: outcomeOf(arrived) },
    ]);
    return replayTable([{ type: 'made', code: 'CD5F', board: 'A' }, ...events]);
  }
  const places = (table: ReturnType<typeof games>, series = SERIES) =>
    standings(table, series).map(({ player, games: points, total, place }) => [player, points, total, place]);

  it('add up the points, most first', () => {
    const table = games(
      ['ann', 'ben cleo ben cleo', 'red', 'white'],
      ['ben', 'ann cleo ann cleo', 'green'],
      ['cleo', 'ann ben ann ben', ...SHIPS],
    );
    expect(places(table)).toEqual([
      ['ben', [6, 3, 6], 15, 1],
      ['ann', [2, 0, 6], 8, 2],
      ['cleo', [0, 3, 0], 3, 3],
    ]);
    expect(seriesWinners(table, SERIES)).toEqual(['ben']);
  });

  it('equal points share a rank, and the ranks after it are skipped', () => {
    const table = games(
      ['ann', 'ben cleo ben cleo', 'green'],
      ['ben', 'ann cleo ann cleo', 'red', 'green', 'white'],
      ['cleo', 'ann ben ann ben'],
    );
    expect(places(table)).toEqual([
      ['cleo', [3, 3, 4], 10, 1],
      ['ann', [3, 6, 0], 9, 2],
      ['ben', [0, 1, 0], 1, 3],
    ]);
    const level = games(
      ['ann', 'ben cleo ben cleo', 'red', 'green'],
      ['ben', 'ann cleo ann cleo', 'red', 'green'],
      ['cleo', 'ann ben ann ben', ...SHIPS],
    );
    expect(places(level)).toEqual([
      ['ann', [2, 3, 6], 11, 1],
      ['ben', [3, 2, 6], 11, 1],
      ['cleo', [3, 3, 0], 6, 3],
    ]);
    expect(seriesWinners(level, SERIES)).toEqual(['ann', 'ben']);
  });

  it('equal points share the win', () => {
    const two = ['red', 'green'] as const;
    const table = games(
      ['ann', 'ben cleo ben cleo', ...two],
      ['ben', 'ann cleo ann cleo', ...two],
      ['cleo', 'ann ben ann ben', ...two],
    );
    expect(places(table).map(([, , total, place]) => [total, place])).toEqual([
      [8, 1],
      [8, 1],
      [8, 1],
    ]);
    expect(seriesWinners(table, SERIES)).toEqual(['ann', 'ben', 'cleo']);
  });

  it('name players who took a seat over, and stay empty for games without them', () => {
    const [game] = games(['ann', 'ben cleo ben cleo', 'red']).games;
    if (!game) throw new Error('no game');
    const over: GameRecord = { ...game, poseidon: 'eve', navigators: ['ben'], adrift: [['green', 'yellow']] };
    expect(standings({ games: [over] }, SERIES)).toEqual([
      { player: 'ben', games: [3], total: 3, place: 1 },
      { player: 'eve', games: [3], total: 3, place: 1 },
      { player: 'ann', games: [undefined], total: 0, place: 3 },
      { player: 'cleo', games: [undefined], total: 0, place: 3 },
    ]);
  });

  it('leave out abandoned games, and games of no series or another one', () => {
    const table = games(['ann', 'ben cleo ben cleo', 'red'], ['ben', 'ann cleo ann cleo', 'green']);
    const [first, second] = table.games;
    if (!first || !second) throw new Error('no games');
    const others: GameRecord[] = [
      { ...first, state: 'abandoned', outcome: null },
      { ...first, series: null },
      { ...first, series: 'other' },
    ];
    const all = { games: [...others, first, second] };
    expect(standings(all, SERIES)).toEqual(standings(table, SERIES));
  });
});
