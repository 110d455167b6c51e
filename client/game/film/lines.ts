/** The lines of routes on the board, as SVG path data in the board's units. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Leg } from '../../../shared/game/views/routes.ts';
import { centreOf, type Point } from '../../board/geometry.ts';

/** Each ship's line lies a little beside the centre, so that lines in one square stay apart whichever way they run. */
const ASIDE: Readonly<Record<Ship, Point>> = {
  red: { x: -12, y: -4 },
  green: { x: -4, y: 12 },
  white: { x: 4, y: -12 },
  yellow: { x: 12, y: 4 },
};

/** Where a ship's line passes through a square. */
export function pinOf(ship: Ship, square: Leg['from']): Point {
  const { x, y } = centreOf(square);
  return { x: x + ASIDE[ship].x, y: y + ASIDE[ship].y };
}

/** A straight leg. */
export function straight(ship: Ship, { from, to }: Pick<Leg, 'from' | 'to'>): string {
  const [a, b] = [pinOf(ship, from), pinOf(ship, to)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

/** Legs of which each line is drawn once, whichever way: dots on the way back would fill the gaps of those before. */
export function once<L extends Pick<Leg, 'from' | 'to'>>(legs: readonly L[]): L[] {
  const lines = legs.map((leg): [string, L] => [[leg.from, leg.to].sort().join(), leg]);
  return [...new Map(lines.toReversed()).values()];
}

const WAVES = 4;
const SWELL = 13;

/** A leg on which the sea drove the ship: waves instead of a line. */
export function wavy(ship: Ship, { from, to }: Pick<Leg, 'from' | 'to'>): string {
  const [a, b] = [pinOf(ship, from), pinOf(ship, to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  // Across the leg, as high as a wave.
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
