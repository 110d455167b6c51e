/** The board under fingers: two enlarge it about their middle, one moves it, and a tap is still a tap. */
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { underway } from '../gallery/scenes.ts';
import { expectInWindow } from './boxes.ts';
import { handOn, middleOf, pair, type Hand, type Point } from './fingers.ts';
import { expectNoFaults } from './no-faults.ts';
import { expectOn, isInSight, sideOf, squaresWith } from './on-square.ts';
import { button, square, tab, tile } from './parts.ts';
import { PHONE, TABLET, type Person } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const SMALL_PHONE = { width: 360, height: 640 };
const GLASS = { hasTouch: true, isMobile: true };
/** What a finger may be off by on the glass, in pixels: the room scrolls by whole ones. */
const NEAR = 1.5;
const whiteGuess = t.chart.things.ship('white');

/** A game on the board with the smallest squares, on a player's device. */
async function onD(player: 'Ann' | 'Pia', size: typeof PHONE, device?: typeof GLASS): Promise<Person> {
  const scene = await underway({}, {}, { board: 'D' });
  const one = await openDevice(stage, { scene, as: [player], size, ...(device && { device }) });
  await square(one.page, 'g7').waitFor();
  return one;
}

/** How far what a locator finds is from a point. */
async function awayFrom(locator: Locator, { x, y }: Point): Promise<number> {
  const middle = await middleOf(locator);
  return Math.hypot(middle.x - x, middle.y - y);
}

const enlarge = (page: Page) => button(page, t.game.zoom);

const expectSide = (page: Page, side: number) => expect.poll(() => sideOf(page, 'g7')).toBeCloseTo(side, 0);

/** Enlarges the board to twice its size about the middle of a square. */
async function pinchOut(page: Page, hand: Hand, about: 'b2' | 'e5' | 'g7' | 'k11'): Promise<void> {
  const before = await sideOf(page, 'g7');
  const at = await middleOf(square(page, about));
  await hand.swipe(pair(at, 40), pair(at, 80));
  await expectSide(page, before * 2);
}

const pageScale = (page: Page) => page.evaluate(() => visualViewport?.scale ?? 0);

describe.each([
  ['390 × 844', PHONE],
  ['360 × 640', SMALL_PHONE],
])('a phone of %s', (_, size) => {
  it.each(['Ann', 'Pia'] as const)(
    'two fingers enlarge the board of %s and move it, within limits',
    async (who) => {
      const one = await onD(who, size, GLASS);
      const { page } = one;
      const hand = await handOn(page);
      const small = await sideOf(page, 'g7');
      const e6 = square(page, 'e6');
      const at = await middleOf(e6);
      await hand.down(...pair(at, 40));
      await hand.move(pair(at, 40), pair(at, 70));
      await expectSide(page, small * 1.75);
      expect(await awayFrom(e6, at)).toBeLessThan(NEAR);
      const there = { x: at.x - 30, y: at.y - 20 };
      await hand.move(pair(at, 70), pair(there, 70));
      await expect.poll(() => awayFrom(e6, there)).toBeLessThan(NEAR);
      // There is a largest size, and the smallest is the whole board.
      await hand.move(pair(there, 70), pair(there, 300));
      await expect.poll(() => sideOf(page, 'g7')).toBeGreaterThan(small * 1.8);
      const large = await sideOf(page, 'g7');
      expect(large).toBeLessThan((small * 300) / 40 / 2);
      await hand.move(pair(there, 300), pair(there, 10));
      await expectSide(page, small);
      await hand.up();
      await expect.poll(() => enlarge(page).getAttribute('aria-pressed')).toBe('false');
      expect(await pageScale(page)).toBe(1);
      expectNoFaults(one);
    },
  );

  it('one finger moves the enlarged chart as far as its edges, and picks nothing', async () => {
    const ann = await onD('Ann', size, GLASS);
    const { page } = ann;
    const hand = await handOn(page);
    await tab(page, 'tray').click();
    await button(page, t.navigators.reminderHeap('red', 4)).click();
    await pinchOut(page, hand, 'g7');
    const g7 = square(page, 'g7');
    const from = await middleOf(g7);
    const to = { x: from.x + 40, y: from.y - 30 };
    await hand.swipe([from], [to]);
    await expect.poll(() => awayFrom(g7, to)).toBeLessThan(NEAR);
    const farther = { x: from.x + 140, y: from.y + 140 };
    for (let i = 0; i < 3; i++) await hand.swipe([from], [farther]);
    const corner = await square(page, 'a1').boundingBox();
    await hand.swipe([from], [farther]);
    expect(await square(page, 'a1').boundingBox()).toEqual(corner);
    await expectInWindow(square(page, 'a1'));
    const reminder = t.chart.things.reminder('red');
    expect(await squaresWith(page, reminder).count()).toBe(0);
    await hand.tap(await middleOf(square(page, 'c3')));
    await expectOn(page, 'c3', reminder);
    expectNoFaults(ann);
  });

  it('a piece is dragged to a square of the enlarged chart; a second finger puts it back', async () => {
    const ann = await onD('Ann', size, GLASS);
    const { page } = ann;
    const hand = await handOn(page);
    await pinchOut(page, hand, 'b2');
    const b2 = await middleOf(square(page, 'b2'));
    await hand.swipe([b2], [{ x: b2.x + 80, y: b2.y + 80 }]);
    const from = await middleOf(square(page, 'a1'));
    const to = await middleOf(square(page, 'c3'));
    await hand.down(from);
    await hand.move([from], [to]);
    await hand.down(to, { x: to.x + 60, y: to.y });
    await hand.up();
    await expectOn(page, 'a1', whiteGuess);
    await hand.swipe([from], [to]);
    await expectOn(page, 'c3', whiteGuess);
    // The board has not moved with the piece.
    expect(await awayFrom(square(page, 'c3'), to)).toBeLessThan(NEAR);
    expectNoFaults(ann);
  });

  it('Poseidon moves his sea with one finger, and taps the square that he means', async () => {
    const pia = await onD('Pia', size, GLASS);
    const { page } = pia;
    const hand = await handOn(page);
    await tile(page, 'red').click();
    await page.getByRole('group', { name: t.poseidon.rose('red') }).waitFor();
    await pinchOut(page, hand, 'k11');
    const k11 = square(page, 'k11');
    const from = await middleOf(k11);
    const to = { x: from.x - 40, y: from.y - 30 };
    await hand.swipe([from], [to]);
    await expect.poll(() => awayFrom(k11, to)).toBeLessThan(NEAR);
    expect(await squaresWith(page, t.sea.ghostHere('red')).count()).toBe(0);
    await hand.tap(await middleOf(square(page, 'l12')));
    await expectOn(page, 'l12', t.sea.ghostHere('red'));
    expectNoFaults(pia);
  });

  it.each(['Ann', 'Pia'] as const)(
    'the button of %s steps in and out, also after two fingers',
    async (who) => {
      const one = await onD(who, size, GLASS);
      const { page } = one;
      const small = await sideOf(page, 'g7');
      await enlarge(page).click();
      await expect.poll(() => sideOf(page, 'g7')).toBeGreaterThan(small * 1.2);
      await enlarge(page).click();
      await expectSide(page, small);
      await pinchOut(page, await handOn(page), 'e5');
      await enlarge(page).click();
      await expectSide(page, small);
      expect(await enlarge(page).getAttribute('aria-pressed')).toBe('false');
      expectNoFaults(one);
    },
  );

  it('on its side the phone shows the whole board again', async () => {
    const ann = await onD('Ann', size, GLASS);
    const { page } = ann;
    await pinchOut(page, await handOn(page), 'e5');
    await page.setViewportSize({ width: size.height, height: size.width });
    const isWhole = async () => (await isInSight(page, 'a1')) && (await isInSight(page, 'm13'));
    await expect.poll(isWhole).toBe(true);
    expectNoFaults(ann);
  });
});

describe('other hands', () => {
  it('a wheel with Ctrl enlarges about the pointer, a wheel without moves, a mouse drags board and pieces', async () => {
    const ann = await onD('Ann', TABLET);
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
    // A wheel shows the corner, from where a piece is dragged.
    await page.mouse.wheel(-500, -500);
    await expect.poll(() => isInSight(page, 'a1')).toBe(true);
    await steady(square(page, 'a1'));
    await dragMouse(page, await middleOf(square(page, 'a1')), await middleOf(square(page, 'c3')));
    await expectOn(page, 'c3', whiteGuess);
    const e3 = await middleOf(square(page, 'e3'));
    const there = { x: e3.x - 90, y: e3.y - 60 };
    await dragMouse(page, e3, there);
    await expect.poll(() => awayFrom(square(page, 'e3'), there)).toBeLessThan(NEAR);
    // By keyboard, the board follows.
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
    // Then fingers on a board are the browser's too, to make the page small again.
    await expect.poll(() => isBrowsers(board)).toBe(true);
    expectNoFaults(one);
  });
});

/** Drags with the mouse from one place to another. */
async function dragMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

/** Resolves when something stays where it is for a few frames. */
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

/** Whether two fingers on something are left to the browser. */
function isBrowsers(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (!/auto|manipulation|pinch-zoom/.test(getComputedStyle(box).touchAction)) return false;
    }
    return true;
  });
}
