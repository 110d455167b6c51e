/**
 * Geometry of a zoomed board: its size, and which part is visible. All in pixels. A view's x and y are the scroll
 * position of the area around the board.
 */
import { GUTTER, UNIT, type Point } from './geometry.ts';

/** Squares smaller than this are hard to hit with a finger. */
const SMALL_PX = 32;
/** The size of a square after the zoom button was pressed. */
const EASY_PX = 48;
/**
 * The size of a square at the maximum zoom by pinching. A reminder takes 0.44 of a square, so it is then 28 pixels
 * wide.
 */
const LARGE_PX = 64;
/** The lowest value for the maximum zoom factor, so that boards with large squares can be zoomed too. */
const LEAST_MOST = 2;
/** A pinch that ends below this factor resets the zoom to the whole board. */
const NEARLY_WHOLE = 1.05;

/**
 * The size of the zoom button, in pixels. If the board leaves some space free, this much of it is reserved for the
 * button.
 */
export const BUTTON_PX = 36;

/** The size of an area, and of the largest board that fits into it. */
export interface Fit {
  readonly room: Size;
  readonly board: Size;
  /** The width of a square when the whole board is shown. */
  readonly square: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface View extends Point {
  /** The zoom factor; 1 shows the whole board. */
  readonly factor: number;
}

export const WHOLE: View = { factor: 1, x: 0, y: 0 };

/** A point on the unzoomed board, in pixels, with a margin around it that should be visible too. */
export interface Place extends Point {
  readonly around: number;
}

/** The fingers on the board: their midpoint in the area, and their average distance from that midpoint. */
export interface Grip {
  readonly middle: Point;
  readonly spread: number;
}

/**
 * Fits a board into an area. The board's size is given in squares. Its letters and numbers are included as fractions of
 * a square.
 */
export function fitInto(room: Size, { width, height }: Size): Fit {
  const square = Math.min(room.width / width, room.height / height);
  return { room, board: { width: square * width, height: square * height }, square };
}

/** The numbers or letters along one edge of a board, with the padding that aligns them with the squares. */
export interface Ruler {
  readonly axis: 'numbers' | 'letters';
  readonly padding: string;
  readonly labels: readonly (string | number)[];
}

/**
 * The rulers of a zoomed board, which stay in sight while it scrolls. The board's size is given in squares, including
 * its printed letters and numbers.
 */
export function rulersOf({ width, height }: Size): readonly Ruler[] {
  const squares = (length: number) =>
    Array.from({ length: Math.round(length - (2 * GUTTER) / UNIT) }, (_, i) => i);
  // Percentages of a padding always refer to the width.
  const gutter = `${(100 * GUTTER) / UNIT / width}%`;
  return [
    { axis: 'numbers', padding: `${gutter} 0`, labels: squares(height).map((i) => i + 1) },
    {
      axis: 'letters',
      padding: `0 ${gutter}`,
      labels: squares(width).map((i) => String.fromCharCode(65 + i)),
    },
  ];
}

/** True if the squares are so small that a zoom button is needed. */
export function isSmall({ square }: Fit): boolean {
  return square > 0 && square < SMALL_PX;
}

/** The side where the board leaves room for the zoom button; null if the button must overlap the board. */
export function buttonSide({ room, board }: Fit): 'beside' | 'below' | null {
  if (room.width - board.width >= BUTTON_PX) return 'beside';
  return room.height - board.height >= BUTTON_PX ? 'below' : null;
}

export function mostOf({ square }: Fit): number {
  return square > 0 ? Math.max(LEAST_MOST, LARGE_PX / square) : 1;
}

/** The factor that the zoom button zooms to. */
export function easyFactor(fit: Fit): number {
  return Math.min(Math.max(1.5, EASY_PX / fit.square), mostOf(fit));
}

/** Clamps a factor to the limits. */
export function withinLimits(fit: Fit, factor: number): number {
  return Math.min(Math.max(factor, 1), mostOf(fit));
}

/** The factor at the end of a gesture: a factor close to 1 becomes 1, which shows the whole board. */
export function settled(factor: number): number {
  return factor < NEARLY_WHOLE ? 1 : factor;
}

/** The grip of one or two fingers; further fingers are ignored. */
export function gripOf([one, two]: readonly Point[]): Grip {
  const from = one ?? { x: 0, y: 0 };
  if (!two) return { middle: from, spread: 1 };
  return {
    middle: { x: (from.x + two.x) / 2, y: (from.y + two.y) / 2 },
    spread: Math.max(Math.hypot(two.x - from.x, two.y - from.y) / 2, 1),
  };
}

/** The view after the fingers have moved. The point of the board under their midpoint stays under their midpoint. */
export function dragged(fit: Fit, view: View, from: Grip, to: Grip): View {
  const factor = withinLimits(fit, (view.factor * to.spread) / from.spread);
  const scrolled = (axis: 'x' | 'y', side: 'width' | 'height') => {
    const onBoard = (view[axis] + from.middle[axis] - margin(fit, view.factor, side)) / view.factor;
    return onBoard * factor + margin(fit, factor, side) - to.middle[axis];
  };
  return clamp(fit, { factor, x: scrolled('x', 'width'), y: scrolled('y', 'height') });
}

/** The view at another factor, in which the same point of the board stays at the given point of the area. */
export function zoomedAbout(fit: Fit, view: View, middle: Point, factor: number): View {
  return dragged(fit, view, { middle, spread: view.factor }, { middle, spread: factor });
}

/** The nearest view that shows a place and its margin; centred on the place if the margin doesn't fit. */
export function showing(fit: Fit, view: View, place: Place): View {
  const { factor } = view;
  const scrolled = (axis: 'x' | 'y', side: 'width' | 'height') => {
    const centre = place[axis] * factor + margin(fit, factor, side);
    const slack = fit.room[side] / 2 - place.around * factor;
    const centred = centre - fit.room[side] / 2;
    return slack < 0 ? centred : Math.min(Math.max(view[axis], centred - slack), centred + slack);
  };
  return clamp(fit, { factor, x: scrolled('x', 'width'), y: scrolled('y', 'height') });
}

/** The size of the empty space on one side of a board that doesn't fill its area. */
function margin({ room, board }: Fit, factor: number, side: 'width' | 'height'): number {
  return Math.max(0, (room[side] - board[side] * factor) / 2);
}

/** Keeps a view inside the board's edges. */
function clamp({ room, board }: Fit, { factor, x, y }: View): View {
  const clamp = (scrolled: number, side: 'width' | 'height') =>
    Math.min(Math.max(scrolled, 0), Math.max(0, board[side] * factor - room[side]));
  return { factor, x: clamp(x, 'width'), y: clamp(y, 'height') };
}
