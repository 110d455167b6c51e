/** Converts routes to lines, as SVG paths in board units. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Leg } from '../../../shared/game/views/routes.ts';
import { centreOf, type Point } from '../../board/geometry.ts';

/**
 * The offset of each ship's line from the centre of a square. It keeps the lines of different ships from overlapping.
 */
const ASIDE: Readonly<Record<Ship, Point>> = {
  red: { x: -12, y: -4 },
  green: { x: -4, y: 12 },
  white: { x: 4, y: -12 },
  yellow: { x: 12, y: 4 },
};

/** The point where a ship's line passes through a square. */
export function pinOf(ship: Ship, square: Leg['from']): Point {
  const { x, y } = centreOf(square);
  return { x: x + ASIDE[ship].x, y: y + ASIDE[ship].y };
}

/** The line of a leg, drawn straight. */
export function straight(ship: Ship, { from, to }: Pick<Leg, 'from' | 'to'>): string {
  const [a, b] = [pinOf(ship, from), pinOf(ship, to)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

/**
 * Removes legs that repeat an earlier line in either direction, because the dashes of two equal lines would overlap and
 * fill each other's gaps.
 */
export function once<L extends Pick<Leg, 'from' | 'to'>>(legs: readonly L[]): L[] {
  const lines = legs.map((leg): [string, L] => [[leg.from, leg.to].sort().join(), leg]);
  return [...new Map(lines.toReversed()).values()];
}

const WAVES = 4;
const SWELL = 13;

/** The line of a leg, drawn as a wave. Used where Poseidon drove the ship. */
export function wavy(ship: Ship, { from, to }: Pick<Leg, 'from' | 'to'>): string {
  const [a, b] = [pinOf(ship, from), pinOf(ship, to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  // The offset of a wave's crest, perpendicular to the leg.
  const [nx, ny] = [(-dy / length) * SWELL, (dx / length) * SWELL];
  const at = (share: number, side: number) =>
    `${round(a.x + dx * share + nx * side)} ${round(a.y + dy * share + ny * side)}`;
  const waves = Array.from(
    { length: WAVES },
    (_, i) => `Q${at((i + 0.5) / WAVES, i % 2 === 0 ? 1 : -1)} ${at((i + 1) / WAVES, 0)}`,
  );
  return `M${a.x} ${a.y}${waves.join('')}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
