/** How opponents of each strength interpret reports, with one named case for each test. */
import { describe, expect, test } from 'vitest';
import { BASE_GAME, type Reply, type Variants } from '../../../shared/game/game.ts';
import { survey } from '../../../shared/game/rules/survey.ts';
import { NO_TILES } from '../../../shared/game/rules/setup.ts';
import type { NavigatorsTold } from '../../../shared/game/told.ts';
import { followNavigators, type NavigatorsView } from '../../../shared/game/views/navigators.ts';
import { step, type Heading, type Square } from '../../../shared/board/squares.ts';
import type { Ship } from '../../../shared/board/board.ts';
import { makeSea } from '../../../shared/oracle/sea/sea.ts';
import { EMPTY } from '../../../shared/oracle/sea/layouts.ts';
import { ByEye } from '../../../shared/opponents/navigators/by-eye.ts';
import { ByReminders } from '../../../shared/opponents/navigators/by-reminders.ts';
import { ByStars } from '../../../shared/opponents/navigators/by-stars.ts';
import { fits } from '../../../shared/opponents/navigators/fitting.ts';
import { bestHeading } from '../../../shared/opponents/navigators/look-ahead.ts';
import type { Reckoning } from '../../../shared/opponents/navigators/reckoning.ts';
import { drawBoard } from '../../helpers/boards.ts';
import { always } from '../../helpers/random.ts';

/** The reports around red's start are unique. Those around green's start are all alike. */
const board = drawBoard(`
  R..w.......G
  ....r.......
  .w.~........
  ............
  ......S.....
  ............
  ............
  ............
  W..........Y
`);

type Kind = new (view: NavigatorsView) => Reckoning;
const ByEyeOfView = class extends ByEye {
  constructor(view: NavigatorsView) {
    super(view.board);
  }
} as Kind;
const ALL: readonly (readonly [string, Kind])[] = [
  ['by eye', ByEyeOfView],
  ['by reminders', ByReminders],
  ['by the stars', ByStars],
];

function after(kind: Kind, told: readonly NavigatorsTold[], variants: Partial<Variants> = {}): Reckoning {
  const began: NavigatorsTold = {
    type: 'began',
    board,
    variants: { ...BASE_GAME, ...variants },
    owners: { red: null, green: null, white: null, yellow: null },
    navigators: ['anna'],
  };
  let view = followNavigators(undefined, began) as NavigatorsView;
  let reckoning = new kind(view);
  for (const one of told) {
    view = followNavigators(view, one) as NavigatorsView;
    reckoning = reckoning.hear(one, view);
  }
  return reckoning;
}

/** The event of a ship sailing from this square. The other ships are on their start squares unless others are given. */
function sailed(ship: Ship, from: Square, heading: Heading, moved: Partial<Record<Ship, Square>> = {}) {
  const to = step(board, from, heading);
  const ships = { ...board.starts, ...moved, [ship]: to ?? from };
  const reply = survey({ board, variants: BASE_GAME, ships, tiles: NO_TILES }, ship, to === undefined);
  return { type: 'sailed', ship, heading, arrived: to === board.sacred, reply } as const;
}
const RED_STORM = { type: 'storm-played', storm: 'red' } as const;

describe.each(ALL)('%s', (_, kind) => {
  test('knows where a ship is that no storm has hit', () => {
    const told = [{ ...RED_STORM, storm: 'white' } as const, sailed('red', 'a1', 'SE')];
    expect(after(kind, told).squares('red')).toEqual(['b2']);
  });

  test('steers straight home when it knows where a ship is', () => {
    const reckoning = after(kind, [{ ...RED_STORM, storm: 'white' } as const]);
    expect(reckoning.heading('red', always(1))).toBe('SE');
    expect(reckoning.heading('yellow', always(1))).toBe('NW');
  });

  test('finds a ship again by a report that only one square can have given', () => {
    // Red was driven from a1 to a2. The only woody island nearby is on b3.
    const told = [RED_STORM, sailed('red', 'a2', 'SE')];
    expect(after(kind, told).squares('red')).toEqual(['b3']);
  });

  test('knows a ship to be home that has arrived', () => {
    const course = [
      ['white', 'l1', 'SW'],
      ['yellow', 'k2', 'SW'],
      ['red', 'j3', 'SW'],
      ['white', 'i4', 'SW'],
      ['yellow', 'h5', 'W'],
    ] as const;
    const told = course.flatMap(([storm, from, heading], i): NavigatorsTold[] => [
      { type: 'round-began', round: i + 1 },
      { type: 'storm-played', storm },
      sailed('green', from, heading),
    ]);
    expect(after(kind, told.slice(0, -1)).squares('green')).toEqual(['h5']);
    expect(after(kind, told).squares('green')).toEqual([board.sacred]);
  });

  test('marks the maelstrom that has caught a ship', () => {
    const told: NavigatorsTold[] = [
      { type: 'dangers-placed' },
      { type: 'storm-played', storm: 'white' },
      sailed('yellow', 'l9', 'NW'),
      { type: 'round-began', round: 2 },
      { type: 'storm-played', storm: 'white' },
      sailed('yellow', 'k8', 'NW'),
      { type: 'caught', ship: 'yellow' },
      { type: 'caught-pushed', ship: 'yellow' },
    ];
    const reckoning = after(kind, told, { maelstroms: 1 });
    expect(reckoning.dangers('maelstrom')).toEqual(['j7']);
    expect(reckoning.dangers('fogBank')).toEqual([]);
  });

  test('never holds a ship at sea to be on the Sacred Island', () => {
    // Without a storm, the ship would be home by now. Its report of open sea shows that a storm has driven it.
    const told = (['SE', 'SE', 'SE', 'SE', 'E', 'E'] as const).flatMap((heading, i): NavigatorsTold[] => [
      { type: 'round-began', round: i + 1 },
      {
        type: 'storm-played',
        storm: (['white', 'red', 'white', 'yellow', 'green', 'yellow'] as const)[i] ?? null,
      },
      { type: 'sailed', ship: 'red', heading, arrived: false, reply: null },
    ]);
    const reckoning = after(kind, told, { useYourMemory: true });
    expect(reckoning.squares('red')).not.toContain(board.sacred);
  });
});

describe('by eye', () => {
  test('makes nothing of a storm until the ship reports', () => {
    expect(after(ByEyeOfView, [RED_STORM]).squares('red')).toEqual(['a1']);
  });
});

describe('by reminders', () => {
  test('thinks of every square that a storm can have driven a ship to', () => {
    const reckoning = after(ByReminders, [RED_STORM]);
    expect([...reckoning.squares('red')].sort()).toEqual(['a2', 'b1', 'b2']);
    expect(reckoning.squares('green')).toEqual(['l1']);
  });

  test('holds a ship to be where it was after a storm face down, unless its report speaks against it', () => {
    const faceDown = { type: 'storm-played', storm: null } as const;
    const harder = { harderDeduction: true };
    expect(after(ByReminders, [faceDown], harder).squares('red')).toEqual(['a1']);
    expect(after(ByReminders, [faceDown, sailed('red', 'a1', 'SE')], harder).squares('red')).toEqual(['b2']);
    expect(after(ByReminders, [faceDown, sailed('red', 'a2', 'SE')], harder).squares('red')).toEqual(['b3']);
  });

  test('keeps five squares of a ship that is lost in plain sea, and three by heart', () => {
    const lost = [
      { type: 'storm-played', storm: 'yellow' },
      sailed('yellow', 'k8', 'N'),
      { type: 'round-began', round: 2 },
      { type: 'storm-played', storm: 'great' },
      sailed('yellow', 'j7', 'W'),
    ] as const;
    expect(after(ByReminders, lost).squares('yellow')).toHaveLength(5);
    expect(after(ByReminders, lost, { useYourMemory: true }).squares('yellow')).toHaveLength(3);
  });

  test('takes a ship that is certain for a landmark', () => {
    const met = after(ByReminders, [
      { type: 'storm-played', storm: 'white' },
      sailed('red', 'a1', 'E'),
      { type: 'round-began', round: 2 },
      { type: 'storm-played', storm: 'white' },
      sailed('white', 'a1', 'E', { red: 'b1' }),
    ]);
    expect(met.squares('white')).toEqual(['b1']);
    const greens = (['l1', 'l2', 'l3', 'l4', 'l5'] as const).map((from) => sailed('green', from, 'S'));
    const yellow = sailed('yellow', 'k8', 'NW', { green: 'l6' });
    const alone = after(ByReminders, [...greens, { type: 'storm-played', storm: 'yellow' }, yellow]);
    // From k7, yellow would see green.
    expect([...alone.squares('yellow')].sort()).toEqual(['j7', 'j8']);
  });
});

describe('reading a report off the printed board', () => {
  const chart = { board, variants: { ...BASE_GAME, fogBanks: 1 }, lighthouses: [] };
  const told = (square: Square, fogBanks: readonly Square[]): Reply => {
    const ships = { ...board.starts, red: square };
    return survey({ board, variants: chart.variants, ships, tiles: { ...NO_TILES, fogBanks } }, 'red', false);
  };

  test.each([
    ['what is printed', 'd2', []],
    ['fog over an island in sight', 'd2', ['d1']],
    ['fog over the ship', 'd3', ['d3']],
    ['fog over plain sea', 'j6', ['j7']],
  ] as const)('allows %s', (_, square, fogBanks) => {
    expect(fits(chart, square, told(square, fogBanks))).toBe(true);
  });

  test('allows nothing that fog can not explain', () => {
    expect(fits(chart, 'd2', told('j6', []))).toBe(false);
    expect(fits(chart, 'd3', told('c3', []))).toBe(false);
    expect(fits(chart, 'a9', told('j6', []))).toBe(false);
    // A fog bank is never next to a start.
    expect(fits(chart, 'b2', told('d3', ['d3']))).toBe(false);
  });

  test('holds a lighthouse to be where it stands', () => {
    const lit = { ...chart, lighthouses: ['j6'] as const };
    expect(fits(lit, 'j6', told('j6', []))).toBe(false);
    expect(fits(lit, 'i6', told('i6', []))).toBe(false);
    expect(fits(lit, 'g8', told('g8', []))).toBe(true);
  });
});

describe('looking ahead', () => {
  const sea = makeSea(board, BASE_GAME, []);
  const number = (square: Square) => sea.squares.indexOf(square);
  const conditions = {
    sea,
    storms: 2,
    maelstroms: new Map<number, number>(),
    report: (square: number) => sea.staticReply(square, EMPTY),
  };
  const places = (squares: readonly Square[]) => ({
    squares: squares.map(number),
    chances: squares.map(() => 1 / squares.length),
  });

  test.each([1, 1 - 1e-12, 1 + 1e-12])('goes round a maelstrom that is certain (%f)', (chance) => {
    const maelstroms = new Map([[number('d5'), chance]]);
    const heading = bestHeading({ ...conditions, maelstroms }, places(['c5']), 6, 2, always(1));
    expect(['NE', 'SE']).toContain(heading);
  });

  test('arrives when it can', () => {
    expect(bestHeading(conditions, places(['h4']), 1, 2, always(1))).toBe('SW');
  });
});
