/** Assertions about where elements are, relative to each other or to the window. */
import type { Locator } from 'playwright';
import { expect } from 'vitest';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The tolerance for rounding, in px. */
const ROUNDING = 1.5;

/**
 * The position of an element in the window.
 * @throws Error if the element isn't visible
 */
export async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not there');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

const both = (one: Locator, other: Locator) => Promise.all([boxOf(one), boxOf(other)]);

/** Expects that the first element is completely inside the second. */
export async function expectInside(part: Locator, around: Locator): Promise<void> {
  const [a, b] = await both(part, around);
  const out = Math.max(b.left - a.left, b.top - a.top, a.right - b.right, a.bottom - b.bottom);
  expect(out, `${part} reaches out of ${around}, px`).toBeLessThanOrEqual(ROUNDING);
}

/** Expects that the first element ends above the top of the second. */
export async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const [a, b] = await both(upper, lower);
  expect(a.bottom - b.top, `${upper} reaches below the top of ${lower}, px`).toBeLessThanOrEqual(ROUNDING);
}

/** Expects that the first element ends to the left of the second. */
export async function expectLeftOf(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await both(one, other);
  expect(a.right - b.left, `${one} reaches beyond the left edge of ${other}, px`).toBeLessThanOrEqual(
    ROUNDING,
  );
}

/** Expects that two elements don't overlap. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await both(one, other);
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  expect(Math.min(across, down), `${one} and ${other} overlap, px`).toBeLessThanOrEqual(ROUNDING);
}

/** Expects that an element is completely inside the window. */
export async function expectInWindow(part: Locator): Promise<void> {
  const { left, top, right, bottom } = await boxOf(part);
  const size = part.page().viewportSize();
  if (!size) throw new Error('the page has no window');
  const out = Math.max(-left, -top, right - size.width, bottom - size.height);
  expect(out, `${part} reaches out of the window, px`).toBeLessThanOrEqual(ROUNDING);
}

/** Expects that an element becomes completely visible: neither the window nor a scrolling panel cuts it off. */
export async function expectInSight(part: Locator): Promise<void> {
  const ratio = () =>
    part.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          new IntersectionObserver(([seen]) => resolve(seen?.intersectionRatio ?? 0)).observe(element);
        }),
    );
  await expect.poll(ratio, { message: `${part} is out of sight` }).toBeGreaterThan(0.98);
}
