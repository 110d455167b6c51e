/**
 * Zooming the board: the point of the board under the fingers stays under them, and the board stays within its limits.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buttonSide,
  dragged,
  easyFactor,
  fitInto,
  gripOf,
  isSmall,
  mostOf,
  rulersOf,
  settled,
  showing,
  WHOLE,
  withinLimits,
  zoomedAbout,
  type Fit,
  type View,
} from '../../client/board/zoom-geometry.ts';

/**
 * Board D, which has 13 squares in each direction and letters at its edge. The three constants after it are the areas
 * in which an upright phone, a phone held sideways, and a tablet draw it.
 */
const BOARD = { width: 13.84, height: 13.84 };
const PHONE = fitInto({ width: 390, height: 390 }, BOARD);
const ON_ITS_SIDE = fitInto({ width: 560, height: 330 }, BOARD);
const TABLET = fitInto({ width: 760, height: 760 }, BOARD);

const fits = fc.constantFrom(PHONE, ON_ITS_SIDE, TABLET);
const share = fc.double({ min: 0, max: 1, noNaN: true });
/** A random area on the screen, a view of the board in it, and two points in it. */
const scenes = fc
  .record({ fit: fits, zoom: share, at: fc.tuple(share, share), points: fc.array(share, { minLength: 4 }) })
  .map(({ fit, zoom, at: [x, y], points: [a = 0, b = 0, c = 0, d = 0] }) => {
    const factor = 1 + zoom * (mostOf(fit) - 1);
    const beyond = (side: 'width' | 'height') => Math.max(0, fit.board[side] * factor - fit.room[side]);
    const view: View = { factor, x: x * beyond('width'), y: y * beyond('height') };
    const from = { x: a * fit.room.width, y: b * fit.room.height };
    const to = { x: c * fit.room.width, y: d * fit.room.height };
    return { fit, view, from, to };
  });

function isWithin({ room, board }: Fit, { factor, x, y }: View): boolean {
  const ends = (scrolled: number, side: 'width' | 'height') =>
    scrolled >= 0 && scrolled <= Math.max(0, board[side] * factor - room[side]);
  return ends(x, 'width') && ends(y, 'height');
}

/**
 * Where a point of the board is drawn: its x position in the area. `x` is the point's position on the unzoomed board,
 * in pixels.
 */
function placeOf({ room, board }: Fit, view: View, x: number): number {
  return x * view.factor + Math.max(0, (room.width - board.width * view.factor) / 2) - view.x;
}

describe('the rulers', () => {
  it('name every row and column of the board, and leave out its printed edge', () => {
    const [numbers, letters] = rulersOf({ width: 9.84, height: 7.84 });
    expect(numbers?.labels).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(letters?.labels.join('')).toBe('ABCDEFGHI');
  });
});

describe('the room', () => {
  it('shows the whole board as large as it can be', () => {
    expect(PHONE.square).toBeCloseTo(28.18);
    expect(ON_ITS_SIDE.board).toEqual({ width: 330, height: 330 });
    expect([PHONE, ON_ITS_SIDE, TABLET].map(isSmall)).toEqual([true, true, false]);
  });

  it('has a place for the button off the board where the board leaves one', () => {
    expect([PHONE, ON_ITS_SIDE, fitInto({ width: 390, height: 440 }, BOARD)].map(buttonSide)).toEqual([
      null,
      'beside',
      'below',
    ]);
  });

  it('offers nothing before it is measured', () => {
    const unmeasured = fitInto({ width: 0, height: 0 }, BOARD);
    expect(isSmall(unmeasured)).toBe(false);
    expect(mostOf(unmeasured)).toBe(1);
    expect(easyFactor(unmeasured)).toBe(1);
  });
});

describe('the factor', () => {
  it('goes to squares of 64 pixels, or twice as far; the button to 48', () => {
    expect(PHONE.square * mostOf(PHONE)).toBeCloseTo(64);
    expect(mostOf(TABLET)).toBe(2);
    expect(PHONE.square * easyFactor(PHONE)).toBeCloseTo(48);
    expect(easyFactor(TABLET)).toBe(1.5);
  });

  it('is never less than the whole board', () => {
    expect(withinLimits(PHONE, 0.3)).toBe(1);
    expect(withinLimits(PHONE, 99)).toBe(mostOf(PHONE));
    expect([1, 1.04, 1.06].map(settled)).toEqual([1, 1, 1.06]);
  });
});

describe('fingers', () => {
  it('have a middle and a spread', () => {
    expect(gripOf([{ x: 10, y: 20 }])).toEqual({ middle: { x: 10, y: 20 }, spread: 1 });
    const two = [
      { x: 10, y: 20 },
      { x: 70, y: 100 },
    ];
    expect(gripOf(two)).toEqual({ middle: { x: 40, y: 60 }, spread: 50 });
    expect(gripOf([...two, { x: 0, y: 0 }])).toEqual(gripOf(two));
    // Two fingers at the same point must not cause a division by zero.
    expect(gripOf([two, two].map(() => ({ x: 5, y: 5 }))).spread).toBe(1);
  });

  it('keep what is under their middle, but for the edges', () => {
    const spreads = fc.double({ min: 0.2, max: 5, noNaN: true });
    fc.assert(
      fc.property(scenes, spreads, ({ fit, view, from, to }, spread) => {
        const after = dragged(fit, view, { middle: from, spread: 40 }, { middle: to, spread: 40 * spread });
        expect(after.factor).toBeCloseTo(withinLimits(fit, view.factor * spread), 9);
        expect(isWithin(fit, after)).toBe(true);
        const before = placeOf(fit, view, 0);
        const onBoard = (from.x - before) / view.factor;
        const most = Math.max(0, fit.board.width * after.factor - fit.room.width);
        if (after.x > 0 && after.x < most) expect(placeOf(fit, after, onBoard)).toBeCloseTo(to.x, 6);
      }),
    );
  });

  it('come back to where they were, and so does the board', () => {
    fc.assert(
      fc.property(scenes, ({ fit, view, from }) => {
        const same = dragged(fit, view, { middle: from, spread: 30 }, { middle: from, spread: 30 });
        expect(same.factor).toBeCloseTo(view.factor, 9);
        expect(same.x).toBeCloseTo(view.x, 6);
        expect(same.y).toBeCloseTo(view.y, 6);
      }),
    );
  });
});

describe('another factor', () => {
  it('about a point, and back to the whole board', () => {
    expect(zoomedAbout(PHONE, WHOLE, { x: 100, y: 200 }, 2)).toEqual({ factor: 2, x: 100, y: 200 });
    expect(zoomedAbout(PHONE, { factor: 2, x: 100, y: 200 }, { x: 7, y: 9 }, 0.5)).toEqual(WHOLE);
  });
});

describe('a place that is to be seen', () => {
  const around = 1.5 * PHONE.square;

  it('is in sight with what lies around, and in sight already nothing moves', () => {
    fc.assert(
      fc.property(scenes, share, share, ({ fit, view }, x, y) => {
        const place = { x: x * fit.board.width, y: y * fit.board.height, around };
        const after = showing(fit, view, place);
        expect(after.factor).toBe(view.factor);
        expect(isWithin(fit, after)).toBe(true);
        const at = placeOf(fit, after, place.x);
        expect(at).toBeGreaterThan(-1e-6);
        expect(at).toBeLessThan(fit.room.width + 1e-6);
        expect(showing(fit, after, place)).toEqual(after);
      }),
    );
  });

  it('moves the board no further than it must', () => {
    const view = { factor: 2, x: 100, y: 100 };
    expect(showing(PHONE, view, { x: 150, y: 150, around: 10 })).toEqual(view);
    expect(showing(PHONE, view, { x: 50, y: 150, around: 10 })).toEqual({ factor: 2, x: 80, y: 100 });
    expect(showing(PHONE, view, { x: 0, y: 150, around: 10 })).toEqual({ factor: 2, x: 0, y: 100 });
  });

  it('stands in the middle, if what lies around is more than the room', () => {
    const view = { factor: 2, x: 0, y: 0 };
    expect(showing(PHONE, view, { x: 195, y: 195, around: Infinity })).toEqual({ factor: 2, x: 195, y: 195 });
  });
});
