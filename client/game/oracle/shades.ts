/**
 * The shading of possible squares as hatching. It is denser for more likely squares, and has a different direction
 * for each ship.
 */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { Chances } from '../../../shared/oracle/queries/chances.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { cornerOf, TOKEN_SCALE, tokenPlace, UNIT, type Point } from '../../board/geometry.ts';

/** The levels of shading, from least to most likely. They are relative to the ship's most likely square. */
export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

/** All squares of a ship with the same level, as two paths. */
export interface Shade {
  readonly level: Level;
  /** The path of the background of these squares. */
  readonly wash: string;
  /** The path of the hatching over the background. */
  readonly cuts: string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const EDGE = 4;

/** The distance between lines of the hatching in board units, for a whole square and for a disc in a corner. */
const GAPS: Readonly<Record<'whole' | 'token', Readonly<Record<Level, number>>>> = {
  whole: { 1: 31, 2: 18, 3: 12, 4: 8 },
  token: { 1: 20, 2: 13, 3: 9, 4: 7 },
};

/** The level of a square, from its chance and the chance of the ship's most likely square. */
export function levelOf(chance: number, highest: number): Level {
  const level = Math.ceil((LEVELS.length * chance) / highest - 1e-9);
  return Math.min(Math.max(level, 1), LEVELS.length) as Level;
}

/**
 * The shades of a ship, faintest first.
 * @param part the whole square, or a disc where the ship's reminders lie; discs are used because four ships can share
 * a square
 */
export function shadesOf(chances: Chances, ship: Ship, part: 'whole' | 'token'): Shade[] {
  const highest = Math.max(...chances.values());
  const { washOf, linesOf } = part === 'whole' ? WHOLE : DISC;
  return LEVELS.flatMap((level) => {
    const squares = [...chances].flatMap(([square, chance]) =>
      levelOf(chance, highest) === level ? [square] : [],
    );
    if (squares.length === 0) return [];
    return [
      {
        level,
        wash: squares.map((square) => washOf(square, ship)).join(''),
        cuts: squares.map((square) => linesOf(square, ship, GAPS[part][level])).join(''),
      },
    ];
  });
}

interface Shape {
  readonly washOf: (square: Square, ship: Ship) => string;
  readonly linesOf: (square: Square, ship: Ship, gap: number) => string;
}

const SIZE = UNIT - 2 * EDGE;
const WHOLE: Shape = {
  washOf: (square) => {
    const { x, y } = cornerOf(square);
    return `M${x + EDGE} ${y + EDGE}h${SIZE}v${SIZE}h${-SIZE}z`;
  },
  linesOf: (square, ship, gap) => {
    const { x, y } = cornerOf(square);
    return cutsOf({ x: x + EDGE, y: y + EDGE, size: SIZE }, ship, gap);
  },
};

const RADIUS = (UNIT * TOKEN_SCALE) / 2 - 1;
const DISC: Shape = {
  washOf: (square, ship) => {
    const { x, y } = tokenPlace(square, SHIPS.indexOf(ship));
    const half = `a${RADIUS} ${RADIUS} 0 0 1`;
    return `M${x - RADIUS} ${y}${half} ${2 * RADIUS} 0${half} ${-2 * RADIUS} 0z`;
  },
  linesOf: (square, ship, gap) => {
    const { x, y } = tokenPlace(square, SHIPS.indexOf(ship));
    return chordsOf({ x, y }, ship, gap);
  },
};

/** The hatching of one disc, in the ship's direction. */
function chordsOf({ x, y }: Point, ship: Ship, gap: number): string {
  const [along, across] = DIRECTIONS[ship];
  const lines: string[] = [];
  for (let at = gap / 2 - RADIUS; at < RADIUS; at += gap) {
    const half = Math.sqrt(RADIUS * RADIUS - at * at);
    // The middle of the chord. It is offset from the disc's centre, perpendicular to the hatching.
    const [middleX, middleY] = [x - across * at, y + along * at];
    const point = (side: number) =>
      `${(middleX + side * half * along).toFixed(1)} ${(middleY + side * half * across).toFixed(1)}`;
    lines.push(`M${point(-1)}L${point(1)}`);
  }
  return lines.join('');
}

const SLANT = Math.SQRT1_2;
/** The direction of each ship's hatching, as its eastward and southward components. */
const DIRECTIONS: Readonly<Record<Ship, readonly [number, number]>> = {
  red: [SLANT, SLANT],
  green: [SLANT, -SLANT],
  white: [1, 0],
  yellow: [0, 1],
};

/** The hatching of one box: red falls, green rises, white is horizontal, yellow vertical. */
function cutsOf({ x, y, size }: Box, ship: Ship, gap: number): string {
  const lines: string[] = [];
  if (ship === 'white' || ship === 'yellow') {
    for (let at = gap / 2; at < size; at += gap)
      lines.push(ship === 'white' ? `M${x} ${y + at}h${size}` : `M${x + at} ${y}v${size}`);
    return lines.join('');
  }
  const step = gap * Math.SQRT2;
  for (let at = step / 2; at < 2 * size; at += step) {
    const [near, far] = [Math.max(0, at - size), Math.min(at, size)];
    lines.push(
      ship === 'green'
        ? `M${x + near} ${y + far}L${x + far} ${y + near}`
        : `M${x + size - near} ${y + far}L${x + size - far} ${y + near}`,
    );
  }
  return lines.join('');
}
