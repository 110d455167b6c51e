/**
 * A board that is larger than its room: how large, and which part of it is in sight. All in pixels.
 * The room scrolls over the board, so a view's x and y are what is scrolled away to the west and north.
 */
import type { Point } from './geometry.ts';

/** Squares smaller than this are hard to hit with a finger. */
const SMALL_PX = 32;
/** What the button makes of them. */
const EASY_PX = 48;
/** The most that two fingers make of them: a reminder on such a square, at 0.44 of it, is itself 28 wide. */
const LARGE_PX = 64;
/** Whoever wants to look closer at larger squares may do so too. */
const LEAST_MOST = 2;
/** So little enlarged it is meant to be whole again. */
const NEARLY_WHOLE = 1.05;

/** How much of a room the button takes for itself, where the board leaves so much. */
export const BUTTON_PX = 36;

/** A room, and the board in it as large as it can be in whole. */
export interface Fit {
  readonly room: Size;
  readonly board: Size;
  /** The side of a square where the board is shown in whole. */
  readonly square: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface View extends Point {
  /** 1 is the whole board. */
  readonly factor: number;
}

export const WHOLE: View = { factor: 1, x: 0, y: 0 };

/** Somewhere on the whole board, in its pixels, with so much around it. */
export interface Place extends Point {
  readonly around: number;
}

/** Fingers on the board: their middle, from the room's corner, and how far from it they are spread. */
export interface Grip {
  readonly middle: Point;
  readonly spread: number;
}

/** Fits a board of so many squares into a room; its letters and numbers count as parts of squares. */
export function fitInto(room: Size, { width, height }: Size): Fit {
  const square = Math.min(room.width / width, room.height / height);
  return { room, board: { width: square * width, height: square * height }, square };
}

/** Whether squares are so small that a way to enlarge them must be in sight. */
export function isSmall({ square }: Fit): boolean {
  return square > 0 && square < SMALL_PX;
}

/** On which side the board leaves room for its button; null where the button must lie on it. */
export function buttonSide({ room, board }: Fit): 'beside' | 'below' | null {
  if (room.width - board.width >= BUTTON_PX) return 'beside';
  return room.height - board.height >= BUTTON_PX ? 'below' : null;
}

/** The largest factor. */
export function mostOf({ square }: Fit): number {
  return square > 0 ? Math.max(LEAST_MOST, LARGE_PX / square) : 1;
}

/** The factor of the button. */
export function easyFactor(fit: Fit): number {
  return Math.min(Math.max(1.5, EASY_PX / fit.square), mostOf(fit));
}

/** A factor within the limits. */
export function withinLimits(fit: Fit, factor: number): number {
  return Math.min(Math.max(factor, 1), mostOf(fit));
}

/** What a gesture leaves: a board that is all but whole is whole. */
export function settled(factor: number): number {
  return factor < NEARLY_WHOLE ? 1 : factor;
}

/** The grip of one finger or of two; further ones do nothing. */
export function gripOf([one, two]: readonly Point[]): Grip {
  const from = one ?? { x: 0, y: 0 };
  if (!two) return { middle: from, spread: 1 };
  return {
    middle: { x: (from.x + two.x) / 2, y: (from.y + two.y) / 2 },
    spread: Math.max(Math.hypot(two.x - from.x, two.y - from.y) / 2, 1),
  };
}

/** The view after fingers have gone from one grip to another: what was under their middle still is. */
export function dragged(fit: Fit, view: View, from: Grip, to: Grip): View {
  const factor = withinLimits(fit, (view.factor * to.spread) / from.spread);
  const scrolled = (axis: 'x' | 'y', side: 'width' | 'height') => {
    const onBoard = (view[axis] + from.middle[axis] - margin(fit, view.factor, side)) / view.factor;
    return onBoard * factor + margin(fit, factor, side) - to.middle[axis];
  };
  return within(fit, { factor, x: scrolled('x', 'width'), y: scrolled('y', 'height') });
}

/** The view at another factor, with the same point of the board under a point of the room. */
export function zoomedAbout(fit: Fit, view: View, middle: Point, factor: number): View {
  return dragged(fit, view, { middle, spread: view.factor }, { middle, spread: factor });
}

/** The nearest view that shows a place and what lies around it; in the middle, where that is too much. */
export function showing(fit: Fit, view: View, place: Place): View {
  const { factor } = view;
  const scrolled = (axis: 'x' | 'y', side: 'width' | 'height') => {
    const centre = place[axis] * factor + margin(fit, factor, side);
    const slack = fit.room[side] / 2 - place.around * factor;
    const centred = centre - fit.room[side] / 2;
    return slack < 0 ? centred : Math.min(Math.max(view[axis], centred - slack), centred + slack);
  };
  return within(fit, { factor, x: scrolled('x', 'width'), y: scrolled('y', 'height') });
}

/** What is left free before a board that does not fill its room. */
function margin({ room, board }: Fit, factor: number, side: 'width' | 'height'): number {
  return Math.max(0, (room[side] - board[side] * factor) / 2);
}

/** Never beyond the board's edges. */
function within({ room, board }: Fit, { factor, x, y }: View): View {
  const clamp = (scrolled: number, side: 'width' | 'height') =>
    Math.min(Math.max(scrolled, 0), Math.max(0, board[side] * factor - room[side]));
  return { factor, x: clamp(x, 'width'), y: clamp(y, 'height') };
}
