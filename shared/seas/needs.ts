/** What a good board needs, and which squares are to blame if it isn't met. */
import { SHIPS, type Board } from '../board/board.ts';
import { distance, neighbours, squaresOf, type Square } from '../board/squares.ts';
import {
  FARTHEST_ISLAND,
  FEWEST_PATCHES,
  LARGEST_CLUSTER,
  LEAST_PATCH,
  MOST_BESIDE,
  seaBand,
  type Band,
  type Range,
} from './bands.ts';
import { chartOf, type Chart } from './chart.ts';
import { SEA_KINDS } from './code.ts';
import { ambiguityOf, classBits, clusters, MOST_STORMS, ROUNDS, stormAmbiguity } from './measure.ts';

export const NEEDS = [
  'distances',
  'slack',
  'ambiguity',
  'bits',
  'islands',
  'heaps',
  'deserts',
  'patches',
] as const;

export interface Need {
  /**
   * - distances: all starts are equally far from the Sacred Island
   * - slack: every ship can come home even if every storm costs it a round
   * - ambiguity: reports after storms reveal neither too much nor too little
   * - bits: reports of ships that may be anywhere reveal neither too much nor too little
   * - islands: there are neither too many nor too few
   * - heaps: no cluster of islands is too large, and few islands are beside a start or the Sacred Island
   * - deserts: no square is far from all islands
   * - patches: there are enough patches of deep sea, and none is too small
   */
  readonly need: (typeof NEEDS)[number];
  readonly isMet: boolean;
  /**
   * The value that must be in the range. For "distances", it is the difference between the farthest and the nearest
   * start, for "islands" the share of islands, for "heaps" and "deserts" the number of squares to blame, and for
   * "patches" the number of patches that are large enough.
   */
  readonly value: number;
  /** The range for boards of any size and difficulty. */
  readonly range: Range;
  /** The squares that are to blame. Empty if the need is met, or if no particular square is to blame. */
  readonly squares: readonly Square[];
}

const MANY = Infinity;

/** The bands of all seas. A board must fit at least one of them in each figure. */
const BANDS: readonly Band[] = SEA_KINDS.map(seaBand);

function widest(range: (band: Band) => Range): Range {
  const ranges = BANDS.map(range);
  return [Math.min(...ranges.map(([least]) => least)), Math.max(...ranges.map(([, most]) => most))];
}

/** The share of squares that are blamed for an ambiguity outside its range. */
const BLAMED = 0.1;

/** All needs, in the order of NEEDS. */
export function needsOf(board: Board): Need[] {
  const chart = chartOf(board);
  const islands = Object.keys(board.islands) as Square[];
  const heaped = heapedSquares(board, islands);
  const deserted = squaresOf(board).filter((square) =>
    islands.every((island) => distance(island, square) > FARTHEST_ISLAND),
  );
  const share = islands.length / chart.squares.length;
  const far = SHIPS.map((ship) => distance(board.starts[ship], board.sacred));
  const [nearest, farthest] = [Math.min(...far), Math.max(...far)];
  const most = ROUNDS - MOST_STORMS;
  const startsAt = (isBlamed: (far: number) => boolean) =>
    SHIPS.filter((_, ship) => isBlamed(far[ship] as number)).map((ship) => board.starts[ship]);
  return [
    need(
      'distances',
      farthest - nearest,
      [0, 0],
      startsAt((one) => one !== usual(far)),
    ),
    need(
      'slack',
      most - farthest,
      [0, MANY],
      startsAt((one) => one > most),
    ),
    ambiguityNeed(chart),
    bitsNeed(chart),
    need(
      'islands',
      share,
      widest((band) => band.islandShare),
      [],
    ),
    need('heaps', heaped.length, [0, 0], heaped),
    need('deserts', deserted.length, [0, 0], deserted),
    patchesNeed(board),
  ];
}

function need(name: Need['need'], value: number, range: Range, toBlame: readonly Square[]): Need {
  const isMet = value >= range[0] && value <= range[1];
  return { need: name, isMet, value, range, squares: isMet ? [] : toBlame };
}

/** The number that occurs most often. */
function usual(numbers: readonly number[]): number | undefined {
  const times = (number: number) => numbers.filter((other) => other === number).length;
  return [...numbers].sort((a, b) => times(b) - times(a) || a - b)[0];
}

function ambiguityNeed(chart: Chart): Need {
  const value = stormAmbiguity(chart);
  const range = widest((band) => band.stormAmbiguity);
  const sign = value > range[1] ? -1 : 1;
  const ambiguity = chart.squares.map((_, index) => (index === chart.sacred ? 0 : ambiguityOf(chart, index)));
  const worst = [...chart.squares.keys()]
    .filter((index) => index !== chart.sacred)
    .sort((a, b) => sign * ((ambiguity[a] as number) - (ambiguity[b] as number)))
    .slice(0, Math.ceil(BLAMED * chart.squares.length));
  return need('ambiguity', value, range, inOrder(chart, worst));
}

function bitsNeed(chart: Chart): Need {
  const value = classBits(chart);
  const range = widest((band) => band.classBits);
  const times = new Map<string, number>();
  for (const one of chart.classes) times.set(one, (times.get(one) ?? 0) + 1);
  const most = Math.max(...times.values());
  const alike = [...chart.squares.keys()].filter((index) => times.get(chart.classes[index] ?? '') === most);
  return need('bits', value, range, value < range[0] ? inOrder(chart, alike) : []);
}

function inOrder(chart: Chart, indices: readonly number[]): Square[] {
  return chart.squares.filter((_, index) => indices.includes(index));
}

/** The islands of clusters that are too large, and those of which too many are beside a start or the Sacred Island. */
function heapedSquares(board: Board, islands: readonly Square[]): Square[] {
  const large = clusters(board, islands).filter((cluster) => cluster.length > LARGEST_CLUSTER);
  const crowds = [board.sacred, ...SHIPS.map((ship) => board.starts[ship])]
    .map((square) => neighbours(board, square).filter((beside) => islands.includes(beside)))
    .filter((beside) => beside.length > MOST_BESIDE);
  const blamed = new Set([...large, ...crowds].flat());
  return squaresOf(board).filter((square) => blamed.has(square));
}

function patchesNeed(board: Board): Need {
  const patches = clusters(board, board.deepSea);
  const small = patches.filter((patch) => patch.length < LEAST_PATCH);
  const large = patches.length - small.length;
  const found = need('patches', large, [FEWEST_PATCHES, MANY], []);
  return { ...found, isMet: found.isMet && small.length === 0, squares: small.flat() };
}
