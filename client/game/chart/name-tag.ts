/** Where a player's name tag lies on the chart, and its parts, in board units. Pure. */
import { UNIT, type Point } from '../../board/geometry.ts';

const LEAST_PX = 13;
const LONGEST = 12;
/**
 * The assumed width of a letter, as a share of the font size. It is an upper limit, used until the text has been
 * measured.
 */
const LETTER = 0.56;
/** The distance from the square to the tag. */
const GAP = 10;

interface Tag {
  readonly text: string;
  /** The font size. */
  readonly size: number;
  /** The measured width of the text, as a share of the font size; undefined until it has been measured. */
  readonly wide: number | undefined;
  /** How many ships have a swatch on the tag. */
  readonly ships: number;
  /** The centre of the square that the tag points at. */
  readonly at: Point;
  /** The width of the board. */
  readonly width: number;
}

/** A name as a tag shows it. */
export function shortened(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

/** The font size that is legible with so many pixels per board unit. */
export function textSize(scale: number): number {
  return Math.max(26, scale > 0 ? LEAST_PX / scale : 26);
}

export function layOut({ text, size, wide, ships, at, width }: Tag) {
  /** The total width of the ships' colour swatches and the space after them. */
  const swatches = ships > 0 ? (ships * 0.62 + 0.1) * size : 0;
  const length = (wide ?? text.length * LETTER) * size + swatches + size * 0.7;
  const height = size * 1.4;
  const x = Math.min(Math.max(at.x, length / 2), width - length / 2);
  const away = UNIT / 2 + GAP + height / 2;
  // The tag is below the square only if there is no room above the square.
  const below = at.y - away < -30;
  const y = below ? at.y + away : at.y - away;
  // The tip points at the square even if the tag is shifted to stay on the board.
  const to = Math.min(Math.max(at.x - x, size - length / 2), length / 2 - size);
  const edge = (below ? -height : height) / 2;
  const half = size * 0.4;
  const tip = `M${to - half} ${edge}L${to} ${edge + (below ? -GAP : GAP)}L${to + half} ${edge}`;
  return { length, height, swatches, x, y, tip };
}
