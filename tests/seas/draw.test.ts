import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BOARDS_FOLDER, boardFilesIn, readBoardFile } from '../../server/lib/read-board-file.ts';
import { ownBoardId, writeBoardFile } from '../../shared/board/packed-board.ts';
import { parseBoard } from '../../shared/board/parse-board.ts';
import { squaresOf } from '../../shared/board/squares.ts';
import { seaBand } from '../../shared/seas/bands.ts';
import { SEA_KINDS, seaId, seedsOf, writeSeaCode, type Sea } from '../../shared/seas/code.ts';
import { drawSea } from '../../shared/seas/draw.ts';
import { bitsOf, classesOf, meanAmbiguity } from '../../shared/seas/figures.ts';
import { measure } from '../../shared/seas/measure.ts';
import { seaName } from '../../shared/seas/names.ts';
import { needsOf } from '../../shared/seas/needs.ts';
import { rehearse } from '../../shared/seas/rehearsal/rehearse.ts';
import { watersOf } from '../../shared/seas/waters.ts';
import { cellsOf } from '../helpers/sketches.ts';

const seas = SEA_KINDS.flatMap((kind) => {
  const some: readonly Sea[] = [
    { version: 1, ...kind, seed: 0 },
    { version: 1, ...kind, seed: seedsOf(1) - 1 },
    { version: 2, ...kind, seed: 0 },
    { version: 2, ...kind, seed: seedsOf(2) - 1 },
  ];
  return some.map((sea) => ({ ...sea, sea, board: drawSea(sea) }));
});

describe('every sea', () => {
  test.each(seas)(
    '$size×$size $difficulty, version $version, seed $seed: is a valid board within its band',
    ({ sea, board }) => {
      expect(parseBoard(board.id, writeBoardFile(board))).toEqual({ ok: true, board });
      expect(board).toMatchObject({
        id: seaId(sea),
        name: seaName(sea),
        columns: sea.size,
        rows: sea.size,
      });
      expect(needsOf(board).filter(({ isMet }) => !isMet)).toEqual([]);
      const band = seaBand(sea);
      const { distances, islandShare, stormAmbiguity, classBits } = measure(board);
      expect(new Set(Object.values(distances))).toEqual(new Set([band.distance]));
      for (const [value, [least, most]] of [
        [islandShare, band.islandShare],
        [stormAmbiguity, band.stormAmbiguity],
        [classBits, band.classBits],
      ] as const) {
        expect(value).toBeGreaterThanOrEqual(least);
        expect(value).toBeLessThanOrEqual(most);
      }
    },
  );
});

/** Some boards. They must never change: a change to what is drawn needs a new version of seas. */
const FINGERPRINTS: Readonly<Record<string, string>> = {
  CC2C: 'own-1rzsitw1ilgh3b0ufohrg',
  F5H6: 'own-0hh0eqa1h93o7i0j90i45',
  F5H7: 'own-0wih88t13wihxd19w8k5g',
  KF5X: 'own-1y87fs70jgdv9016egaqm',
  KF52: 'own-1m49aoh1c0opzw1qz8qkz',
  N56T: 'own-0sj2wp51r4w9o91l2j1qt',
  N56V: 'own-0idfxz80rjasdm04849nx',
  RJ7P: 'own-1jnc0nw1oytwat1vxs87t',
  RJ7Q: 'own-1ous0po1j21rkn0llau4q',
  V6RK: 'own-1nld2t10g6trc01y0ek28',
  V6RM: 'own-03z1v721x25t010vriuys',
  '2H99': 'own-1hyo6u514zlyr20fanw8j',
  '2JC2': 'own-1u73vk91rhm4wu1f7bf6e',
  '6F6T': 'own-1s5j9r31shj70j1a2otgg',
  '6F6V': 'own-02nc65y1kqdrkq0xys0z0',
  '8DT9': 'own-1gr0t6d0ni7w2m1t08wak',
  '8DV2': 'own-1iu8voh0ko0yl51w688ov',
  '9999': 'own-0txkya714wijui197whl8',
  CC2CC: 'own-1p99pb40s7xt491wgcutu',
  F26JK: 'own-1y0oj7l0efj47d1m667ub',
  F26JM: 'own-0ep8pvx0em6n2310aplmm',
  KJ9CP: 'own-02p4km10fjbard18houtn',
  KJ9CQ: 'own-0ioivk913vucka0bc42qm',
  N68TF: 'own-1ml69e31f67zzb01o11jh',
  N68TH: 'own-1o8gswh1j8zrf6061zh87',
  RQ8C6: 'own-03s615s11c63gx04sj767',
  RQ8C7: 'own-0jukn460nf58jf08z02fx',
  V9D7P: 'own-0v0igxn185escs0a896w5',
  V9D7Q: 'own-0w938v50oxpcpz1wi1bvg',
  '2P2RK': 'own-17gekix01wdp6s0e933m9',
  '2P2RM': 'own-0mn0u5m0r1ii6e09zdn0m',
  '6K6M6': 'own-0lzxbb418gumf60e7m67g',
  '6K6M7': 'own-1p0e14f0lpypz914gjn8m',
  '8F8HP': 'own-1fouurv129bl5p1v78fpz',
  '8F8HQ': 'own-0j9g0x50fgfpid0kdnnqv',
  '99999': 'own-1igawdk0ac5sbq1cjyh9j',
};

describe('the same sea is the same board', () => {
  test('for ever: some boards of each version', () => {
    const drawn = Object.fromEntries(seas.map(({ sea, board }) => [writeSeaCode(sea), ownBoardId(board)]));
    expect(drawn).toEqual(FINGERPRINTS);
  });

  test.each(seas.slice(0, 4))('whatever was drawn before: version $version, seed $seed', ({ sea, board }) => {
    expect(drawSea(sea)).toEqual(board);
  });

  test('and other seas are other boards', () => {
    const ids = seas.map(({ board }) => ownBoardId({ ...board, name: 'One' }));
    expect(new Set(ids).size).toBe(seas.length);
  });
});

describe('drawing takes only operations that every browser rounds alike', () => {
  afterEach(() => void vi.restoreAllMocks());

  const INEXACT = [
    'acos',
    'acosh',
    'asin',
    'asinh',
    'atan',
    'atan2',
    'atanh',
    'cbrt',
    'cos',
    'cosh',
    'exp',
  ] as const;
  const MORE = [
    'expm1',
    'hypot',
    'log',
    'log10',
    'log1p',
    'log2',
    'pow',
    'random',
    'sin',
    'sinh',
    'tan',
    'tanh',
  ] as const;

  test('no function of Math whose last digits differ between browsers', () => {
    for (const name of [...INEXACT, ...MORE])
      vi.spyOn(Math, name).mockImplementation(() => {
        throw new Error(`Math.${name} was called`);
      });
    for (const kind of SEA_KINDS.slice(0, 3)) drawSea({ version: 2, ...kind, seed: 7 });
  });

  test('and no power, which is as inexact, in the files that draw', () => {
    const folder = new URL('../../shared/seas/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !['chart.ts', 'measure.ts', 'needs.ts'].includes(file))
      .map((file) => readFileSync(new URL(file, folder), 'utf8').replace(/\/\*.*?\*\/|\/\/.*/gs, ''));
    expect(files.length).toBeGreaterThan(8);
    const exact = ['abs', 'ceil', 'floor', 'imul', 'max', 'min', 'round', 'sqrt'];
    for (const text of files) {
      expect(text).not.toContain('**');
      for (const [, name] of text.matchAll(/\bMath\.(\w+)/g)) expect(exact).toContain(name);
    }
  });
});

describe('the quick figures', () => {
  const ours = boardFilesIn(BOARDS_FOLDER).map((path) => {
    const parsed = readBoardFile(path);
    if (!parsed.ok) throw new Error(path);
    return parsed.board;
  });
  test.each(ours)('equal those of the measures on board $id', (board) => {
    const waters = watersOf(board.columns);
    const classes = classesOf(waters, cellsOf(board));
    const { stormAmbiguity, classBits } = measure(board);
    expect(meanAmbiguity(waters, classes)).toBeCloseTo(stormAmbiguity, 9);
    expect(bitsOf(classes)).toBeCloseTo(classBits, 9);
  });

  test('rehearsals find A easier than D, and no ship always at home or always lost', () => {
    const [a, d] = ['A', 'D'].map((id) => {
      const board = ours.find((one) => one.id === id);
      if (!board) throw new Error(id);
      const waters = watersOf(board.columns);
      const squares = squaresOf(board);
      const starts = (['white', 'green', 'red', 'yellow'] as const).map((ship) =>
        squares.indexOf(board.starts[ship]),
      );
      return rehearse(waters, classesOf(waters, cellsOf(board)), starts, 200, 1);
    });
    expect(a?.won).toBeGreaterThan((d?.won ?? 200) + 20);
    for (const times of [...(a?.home ?? []), ...(d?.home ?? [])]) {
      expect(times).toBeGreaterThan(20);
      expect(times).toBeLessThan(200);
    }
  });
});
