/** A board with small squares, for tests of zooming. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { underway } from '../gallery/scenes.ts';
import { middleOf, pair, type Hand, type Point } from './fingers.ts';
import { sideOf } from './on-square.ts';
import { button, square } from './parts.ts';
import type { PHONE, Person } from './people.ts';
import type { Stage } from './stage.ts';

export const GLASS = { hasTouch: true, isMobile: true };
/** The tolerance for positions, in pixels. It is needed because scrolling uses whole pixels. */
export const NEAR = 1.5;

/** Opens a running game on board D, which has the smallest squares, on a player's device. */
export async function onD(
  stage: Stage,
  player: 'Ann' | 'Pia',
  size: typeof PHONE,
  device?: typeof GLASS,
): Promise<Person> {
  const scene = await underway({}, {}, { board: 'D' });
  const one = await openDevice(stage, { scene, as: [player], size, ...(device && { device }) });
  await square(one.page, 'g7').waitFor();
  return one;
}

/** The distance between an element's middle and a point. */
export async function awayFrom(locator: Locator, { x, y }: Point): Promise<number> {
  const middle = await middleOf(locator);
  return Math.hypot(middle.x - x, middle.y - y);
}

export const enlarge = (page: Page) => button(page, t.game.zoom);

export const expectSide = (page: Page, side: number) =>
  expect.poll(() => sideOf(page, 'g7')).toBeCloseTo(side, 0);

/** Enlarges the board to twice its size, around the middle of a square. */
export async function pinchOut(page: Page, hand: Hand, about: 'b2' | 'e5' | 'g7' | 'k11'): Promise<void> {
  const before = await sideOf(page, 'g7');
  const at = await middleOf(square(page, about));
  await hand.swipe(pair(at, 40), pair(at, 80));
  await expectSide(page, before * 2);
}

export const pageScale = (page: Page) => page.evaluate(() => visualViewport?.scale ?? 0);
