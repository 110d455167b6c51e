/** Moving and enlarging the board with a mouse, with a trackpad, and by touch on a page that scrolls. */
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { awayFrom, enlarge, expectSide, GLASS, NEAR, onD, pageScale } from './enlarged.ts';
import { handOn, middleOf, pair, type Point } from './fingers.ts';
import { expectNoFaults } from './no-faults.ts';
import { expectOn, isInSight, sideOf } from './on-square.ts';
import { square } from './parts.ts';
import { PHONE, TABLET } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const whiteGuess = t.chart.things.ship('white');

describe('other hands', () => {
  it('a wheel with Ctrl enlarges about the pointer, a wheel without moves, a mouse drags board and pieces', async () => {
    const ann = await onD(stage, 'Ann', TABLET);
    const { page } = ann;
    const small = await sideOf(page, 'g7');
    const at = await middleOf(square(page, 'd4'));
    await page.mouse.move(at.x, at.y);
    await page.keyboard.down('Control');
    for (let notch = 0; notch < 9; notch++) await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expectSide(page, small * 2);
    expect(await awayFrom(square(page, 'd4'), at)).toBeLessThan(NEAR * 3);
    expect(await page.evaluate(() => devicePixelRatio)).toBe(1);
    // Scroll the board to its corner with the mouse wheel, and drag the white piece from there.
    await page.mouse.wheel(-500, -500);
    await expect.poll(() => isInSight(page, 'a1')).toBe(true);
    await steady(square(page, 'a1'));
    await dragMouse(page, await middleOf(square(page, 'a1')), await middleOf(square(page, 'c3')));
    await expectOn(page, 'c3', whiteGuess);
    const e3 = await middleOf(square(page, 'e3'));
    const there = { x: e3.x - 90, y: e3.y - 60 };
    await dragMouse(page, e3, there);
    await expect.poll(() => awayFrom(square(page, 'e3'), there)).toBeLessThan(NEAR);
    // When the focus moves by keyboard to a hidden square, the board scrolls to that square.
    await square(page, 'e3').focus();
    expect(await isInSight(page, 'm3')).toBe(false);
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => isInSight(page, 'm3')).toBe(true);
    await enlarge(page).press('Enter');
    await expectSide(page, small);
    expectNoFaults(ann);
  });

  it('a trackpad in Safari, which has events of its own for it', async () => {
    const one = await openDevice(stage, { path: '/rules#pushing' });
    const board = one.page.getByRole('grid').first();
    await board.scrollIntoViewIfNeeded();
    const before = (await board.boundingBox())?.width ?? 0;
    const kept = await board.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return [1, 1.2, 1.5].map((scale, i) => {
        const type = i === 0 ? 'gesturestart' : 'gesturechange';
        const place = { clientX: left + 40, clientY: top + 40, bubbles: true, cancelable: true };
        return !element.dispatchEvent(Object.assign(new MouseEvent(type, place), { scale }));
      });
    });
    expect(kept).toEqual([true, true, true]);
    await expect.poll(async () => (await board.boundingBox())?.width).toBeCloseTo(before * 1.5, 0);
    expectNoFaults(one);
  });

  it('on a page that scrolls, one finger scrolls it, two enlarge its board; elsewhere they enlarge the page', async () => {
    const one = await openDevice(stage, { path: '/rules#pushing', size: PHONE, device: GLASS });
    const { page } = one;
    const board = page.getByRole('grid').first();
    await board.scrollIntoViewIfNeeded();
    const hand = await handOn(page);
    const before = (await board.boundingBox())?.width ?? 0;
    const scrolled = await page.evaluate(() => scrollY);
    const from = await middleOf(board);
    await hand.swipe([from], [{ x: from.x, y: from.y - 150 }]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 50);
    const at = await middleOf(board);
    await hand.swipe(pair(at, 60), pair(at, 90));
    await expect.poll(async () => (await board.boundingBox())?.width).toBeCloseTo(before * 1.5, -1);
    expect(await pageScale(page)).toBe(1);
    await page.evaluate(() => scrollTo(0, 0));
    const words = await middleOf(page.locator('h1'));
    await hand.swipe(pair(words, 60), pair(words, 160));
    await expect.poll(() => pageScale(page)).toBeGreaterThan(1.1);
    // While the page itself is zoomed, touches on the board are left to the browser, so that people can zoom out again.
    await expect.poll(() => isBrowsers(board)).toBe(true);
    expectNoFaults(one);
  });
});

/** Drags with the mouse from one point to another. */
async function dragMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

/** Resolves when an element hasn't moved for a few frames. */
async function steady(part: Locator): Promise<void> {
  let before = '';
  await expect
    .poll(async () => {
      const last = before;
      before = JSON.stringify(await part.boundingBox());
      return before === last;
    })
    .toBe(true);
}

/** True if the browser handles touch gestures on an element, false if the app does. */
function isBrowsers(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (!/auto|manipulation|pinch-zoom/.test(getComputedStyle(box).touchAction)) return false;
    }
    return true;
  });
}
