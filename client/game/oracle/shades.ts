/** How possible squares are shaded: cut as in wood, the denser the likelier, each ship in a direction of its own. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { Chances } from '../../../shared/oracle/queries/chances.ts';
import { cornerOf, UNIT } from '../../board/geometry.ts';

/** From "least likely" to "most likely", compared with the ship's likeliest square. */
export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

/** All squares of a ship that are alike, as two paths. */
export interface Shade {
  readonly level: Level;
  /** The ground of the squares. */
  readonly wash: string;
  /** The lines over it. */
  readonly cuts: string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const EDGE = 4;
const HALF = UNIT / 2;

/** The gaps between lines, in units, for a whole square and for a corner of it. */
const GAPS: Readonly<Record<'whole' | 'corner', Readonly<Record<Level, number>>>> = {
  whole: { 1: 31, 2: 18, 3: 12, 4: 8 },
  corner: { 1: 22, 2: 14, 3: 10, 4: 7 },
};

/** How likely a square is beside the likeliest. */
export function levelOf(chance: number, highest: number): Level {
  const level = Math.ceil((LEVELS.length * chance) / highest - 1e-9);
  return Math.min(Math.max(level, 1), LEVELS.length) as Level;
}

/**
 * The shades of a ship, the faintest first.
 * @param part the whole of each square, or the corner that the ship's reminders have: four ships share a square
 */
export function shadesOf(chances: Chances, ship: Ship, part: 'whole' | 'corner'): Shade[] {
  const highest = Math.max(...chances.values());
  return LEVELS.flatMap((level) => {
    const boxes = [...chances].flatMap(([square, chance]) =>
      levelOf(chance, highest) === level ? [boxOf(cornerOf(square), ship, part)] : [],
    );
    if (boxes.length === 0) return [];
    return [
      {
        level,
        wash: boxes.map(({ x, y, size }) => `M${x} ${y}h${size}v${size}h${-size}z`).join(''),
        cuts: boxes.map((box) => cutsOf(box, ship, GAPS[part][level])).join(''),
      },
    ];
  });
}

function boxOf({ x, y }: { x: number; y: number }, ship: Ship, part: 'whole' | 'corner'): Box {
  if (part === 'whole') return { x: x + EDGE, y: y + EDGE, size: UNIT - 2 * EDGE };
  const corner = SHIPS.indexOf(ship);
  const [column, row] = [corner % 2, corner < 2 ? 0 : 1];
  // A gap in the middle, so that each corner is seen to be a thing of its own.
  return { x: x + EDGE + column * (HALF - 2), y: y + EDGE + row * (HALF - 2), size: HALF - EDGE - 2 };
}

/** The lines of one box: red falls, green rises, white lies, yellow stands. */
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
