/** Touches on a phone's screen, sent as browser input. Several fingers can move at once. */
import type { Locator, Page } from 'playwright';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The number of steps in which the fingers move from one position to another. */
const MOVES = 8;
/**
 * How long a finger rests before it is lifted, in ms. Browsers treat a tap soon after a flick as the end of the flick.
 */
const REST_MS = 250;

/** Creates a hand whose fingers touch a page. */
export async function handOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
    });

  return {
    /** Puts these fingers on the screen one after another. They stay there until they are lifted. */
    async down(...fingers: Point[]) {
      for (let count = 1; count <= fingers.length; count++) await send('touchStart', fingers.slice(0, count));
    },
    /** Moves all fingers that are on the screen to other positions. */
    async move(from: readonly Point[], to: readonly Point[]) {
      for (let move = 1; move <= MOVES; move++) {
        await send(
          'touchMove',
          from.map((start, i) => between(start, to[i] ?? start, move / MOVES)),
        );
      }
    },
    /** Lifts all fingers except those in `staying`. */
    async up(...staying: Point[]) {
      await send('touchEnd', staying);
    },
    /** Puts the fingers down, moves them, and lifts them again. */
    async swipe(from: readonly Point[], to: readonly Point[]) {
      await this.down(...from);
      await this.move(from, to);
      await page.waitForTimeout(REST_MS);
      await this.up();
    },
    async tap(at: Point) {
      await this.down(at);
      await this.up();
    },
  };
}

export type Hand = Awaited<ReturnType<typeof handOn>>;

/** Two fingers on opposite sides of a point, at this distance from each other. */
export function pair({ x, y }: Point, apart: number): [Point, Point] {
  return [
    { x: x - apart / 2, y },
    { x: x + apart / 2, y },
  ];
}

/** The middle of an element on the screen. */
export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
