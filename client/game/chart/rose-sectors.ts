/** Computes the eight sectors of the compass rose, each as a box with a clipping polygon. Pure. */
import { HEADINGS, type Heading } from '../../../shared/board/squares.ts';

export interface Sector {
  readonly heading: Heading;
  /** The sector's box, in per cent of the rose. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** A CSS polygon inside the box. */
  readonly polygon: string;
}

/** The inner radius of the sectors, as a share of half the rose's width. The picture of the rose is inside it. */
const INNER = 0.44;
/** The outer radius of the sectors, as a share of half the rose's width. */
const OUTER = 1;
/** Half the angle of a sector, in degrees. */
const HALF = 22.5;
/** Half the gap between two sectors, in degrees. */
const GAP = 0.5;
const ARC_STEPS = 4;

/** A point of the rose, in per cent from its top left corner. The angle is clockwise from north. */
function point(radius: number, degrees: number): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [50 + 50 * radius * Math.sin(angle), 50 - 50 * radius * Math.cos(angle)];
}

function arc(radius: number, from: number, to: number): (readonly [number, number])[] {
  return Array.from({ length: ARC_STEPS + 1 }, (_, i) => point(radius, from + ((to - from) * i) / ARC_STEPS));
}

function sectorOf(heading: Heading, index: number): Sector {
  const middle = index * 45;
  // The angle is different at each radius, so that the gap has the same width at both.
  const outer = HALF - GAP;
  const inner = HALF - GAP / INNER;
  const points = [
    ...arc(OUTER, middle - outer, middle + outer),
    ...arc(INNER, middle + inner, middle - inner),
  ];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const corners = points.map(
    ([x, y]) => `${(((x - left) / width) * 100).toFixed(2)}% ${(((y - top) / height) * 100).toFixed(2)}%`,
  );
  return { heading, left, top, width, height, polygon: `polygon(${corners.join(', ')})` };
}

export const SECTORS: readonly Sector[] = HEADINGS.map(sectorOf);
