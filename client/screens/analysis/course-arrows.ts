/** Where the arrow of a route begins and ends on the board, in board units. Pure. */
import { step, STEPS, type Grid, type Heading, type Square } from '../../../shared/board/squares.ts';
import { centreOf, UNIT } from '../../board/geometry.ts';

/** How far an arrow extends beyond the board if its route leads off the board, in squares. */
const OVER_THE_EDGE = 0.62;
/**
 * How far from the centre of its first square an arrow begins, in squares. The gap keeps the ship on that square
 * visible.
 */
const BESIDE = 0.3;

/** @param landed whether a ship is drawn where the route ends, so that there is no room for an arrowhead */
export function arrowOf(grid: Grid, from: Square, heading: Heading, landed: boolean) {
  const { x, y } = centreOf(from);
  const [east, south] = STEPS[heading];
  const length = step(grid, from, heading) ? (landed ? 0.66 : 0.95) : OVER_THE_EDGE;
  return {
    x: x + east * BESIDE * UNIT,
    y: y + south * BESIDE * UNIT,
    x2: x + east * length * UNIT,
    y2: y + south * length * UNIT,
    angle: (Math.atan2(south, east) * 180) / Math.PI,
  };
}
