/** The board under fingers: two enlarge it about their middle, one moves it, and a tap is still a tap. */
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { handOn, middleOf, pair, type Hand, type Point } from './fingers.ts';
import { openSettings } from './lobby.ts';
import { begin, joinTable, makeTable, person, PHONE, type Person } from './people.ts';
import { browser, server } from './stage.ts';

const SMALL_PHONE = { width: 360, height: 640 };
const GLASS = { hasTouch: true, isMobile: true };
/** What a finger may be off by on the glass, in pixels: the room scrolls by whole ones. */
const NEAR = 1.5;

/** A game on the board with the smallest squares. */
async function meetOnD(ann: Person, pia: Person): Promise<void> {
  const code = await makeTable(ann, server.url);
  await joinTable(pia, server.url, code, 'Poseidon');
  await ann.page.getByRole('button', { name: 'Be a Navigator' }).click();
  await openSettings(ann);
  await ann.page.getByRole('radio', { name: /^D: / }).check({ force: true });
  await begin(ann);
  await pia.page.getByRole('region', { name: 'Your tiles' }).waitFor();
  await ann.page.getByRole('list', { name: 'Ships' }).waitFor();
}

const squareOf = (page: Page, square: string): Locator => page.locator(`[data-square="${square}"]`);

async function sideOf(page: Page, square = 'g7'): Promise<number> {
  return (await squareOf(page, square).boundingBox())?.width ?? 0;
}

/** How far what a locator finds is from a point. */
async function awayFrom(locator: Locator, { x, y }: Point): Promise<number> {
  const middle = await middleOf(locator);
  return Math.hypot(middle.x - x, middle.y - y);
}

const enlarge = (page: Page) => page.getByRole('button', { name: 'Enlarge the board' });

/** Enlarges the board to twice its size about the middle of a square. */
async function pinchOut(page: Page, hand: Hand, square: string): Promise<void> {
  const before = await sideOf(page);
  const at = await middleOf(squareOf(page, square));
  await hand.swipe(pair(at, 40), pair(at, 80));
  await expect.poll(() => sideOf(page)).toBeCloseTo(before * 2, 0);
}

const pageScale = (page: Page) => page.evaluate(() => visualViewport?.scale);

describe.each([
  ['390 × 844', PHONE],
  ['360 × 640', SMALL_PHONE],
])('a phone of %s', (_, size) => {
  let ann: Person;
  let pia: Person;
  let onChart: Hand;
  let onSea: Hand;

  beforeAll(async () => {
    ann = await person(browser, 'Ann', size, GLASS);
    pia = await person(browser, 'Pia', size, GLASS);
    await meetOnD(ann, pia);
    [onChart, onSea] = await Promise.all([handOn(ann.page), handOn(pia.page)]);
  });
  afterEach(async () => {
    for (const { page } of [ann, pia]) {
      if ((await enlarge(page).getAttribute('aria-pressed')) === 'true') await enlarge(page).click();
    }
  });
  afterAll(async () => {
    expect([...ann.faults, ...pia.faults]).toEqual([]);
    await Promise.all([ann, pia].map(({ context }) => context.close()));
  });

  it('two fingers enlarge both boards about their middle and move them, within limits', async () => {
    for (const [page, hand] of [
      [ann.page, onChart],
      [pia.page, onSea],
    ] as const) {
      const small = await sideOf(page);
      expect(small).toBeLessThan(32);
      const at = await middleOf(squareOf(page, 'e6'));
      await hand.down(...pair(at, 40));
      await hand.move(pair(at, 40), pair(at, 70));
      await expect.poll(() => sideOf(page)).toBeCloseTo(small * 1.75, 0);
      expect(await awayFrom(squareOf(page, 'e6'), at)).toBeLessThan(NEAR);
      const there = { x: at.x - 30, y: at.y - 20 };
      await hand.move(pair(at, 70), pair(there, 70));
      await expect.poll(() => awayFrom(squareOf(page, 'e6'), there)).toBeLessThan(NEAR);
      await hand.move(pair(there, 70), pair(there, 300));
      await expect.poll(() => sideOf(page)).toBeCloseTo(64, 0);
      await hand.move(pair(there, 300), pair(there, 10));
      await expect.poll(() => sideOf(page)).toBeCloseTo(small, 0);
      await hand.up();
      await expect.poll(() => enlarge(page).getAttribute('aria-pressed')).toBe('false');
      expect(await pageScale(page)).toBe(1);
    }
  });

  it('one finger moves the enlarged chart as far as its edges, and picks nothing', async () => {
    const { page } = ann;
    await page.getByRole('button', { name: 'Tokens' }).click();
    await page.getByRole('button', { name: /^Red reminders/ }).click();
    await pinchOut(page, onChart, 'g7');
    const from = await middleOf(squareOf(page, 'g7'));
    const to = { x: from.x + 40, y: from.y - 30 };
    await onChart.swipe([from], [to]);
    await expect.poll(() => awayFrom(squareOf(page, 'g7'), to)).toBeLessThan(NEAR);
    for (let i = 0; i < 3; i++) await onChart.swipe([from], [{ x: from.x + 140, y: from.y + 140 }]);
    const corner = await squareOf(page, 'a1').boundingBox();
    await onChart.swipe([from], [{ x: from.x + 140, y: from.y + 140 }]);
    expect(await squareOf(page, 'a1').boundingBox()).toEqual(corner);
    expect(corner?.x).toBeGreaterThan(0);
    expect(corner?.x).toBeLessThan(40);
    expect(await page.getByRole('gridcell', { name: /reminder/ }).count()).toBe(0);
    await onChart.tap(await middleOf(squareOf(page, 'c3')));
    await page.getByRole('gridcell', { name: /^C3.*red reminder/ }).waitFor();
  });

  it('a piece is dragged to a square of the enlarged chart; a second finger puts it back', async () => {
    const { page } = ann;
    await pinchOut(page, onChart, 'b2');
    const ship = page.getByRole('gridcell', { name: /^A1.*white ship, guess/ });
    const b2 = await middleOf(squareOf(page, 'b2'));
    await onChart.swipe([b2], [{ x: b2.x + 80, y: b2.y + 80 }]);
    const from = await middleOf(ship);
    const to = await middleOf(squareOf(page, 'c3'));
    await onChart.down(from);
    await onChart.move([from], [to]);
    await page.locator('.flying').waitFor();
    await onChart.down(to, { x: to.x + 60, y: to.y });
    await page.locator('.flying').waitFor({ state: 'detached' });
    await onChart.up();
    await ship.waitFor();
    await onChart.swipe([from], [to]);
    await page.getByRole('gridcell', { name: /^C3.*white ship, guess/ }).waitFor();
    // The board has not moved with the piece.
    expect(await awayFrom(squareOf(page, 'c3'), to)).toBeLessThan(NEAR);
  });

  it('Poseidon moves his sea with one finger, and taps the square that he means', async () => {
    const { page } = pia;
    const tiles = page.getByRole('region', { name: 'Your tiles' });
    await tiles.getByRole('button', { name: /^Red/ }).click();
    await pinchOut(page, onSea, 'k11');
    const from = await middleOf(squareOf(page, 'k11'));
    const to = { x: from.x - 40, y: from.y - 30 };
    await onSea.swipe([from], [to]);
    await expect.poll(() => awayFrom(squareOf(page, 'k11'), to)).toBeLessThan(NEAR);
    expect(await page.getByRole('gridcell', { name: /will be driven here/ }).count()).toBe(0);
    await onSea.tap(await middleOf(squareOf(page, 'l12')));
    await page.getByRole('gridcell', { name: /^L12.*will be driven here/ }).waitFor();
  });

  it('the button steps in and out', async () => {
    for (const { page } of [ann, pia]) {
      const small = await sideOf(page);
      await enlarge(page).click();
      expect(await sideOf(page)).toBeCloseTo(48, 0);
      await enlarge(page).click();
      expect(await sideOf(page)).toBeCloseTo(small, 0);
    }
    await pinchOut(pia.page, onSea, 'e5');
    await enlarge(pia.page).click();
    expect(await enlarge(pia.page).getAttribute('aria-pressed')).toBe('false');
    const { page } = ann;
    await pinchOut(page, onChart, 'e5');
    await page.setViewportSize({ width: size.height, height: size.width });
    // On its side the phone shows the whole board again.
    await expect.poll(() => page.locator('.room.enlarged').count()).toBe(0);
    await page.setViewportSize(size);
  });
});

describe('other hands', () => {
  it('a wheel with Ctrl enlarges about the pointer, a wheel without moves, a mouse drags board and pieces', async () => {
    const ann = await person(browser, 'Ann', { width: 1180, height: 820 });
    const pia = await person(browser, 'Pia', PHONE);
    await meetOnD(ann, pia);
    const { page } = ann;
    const small = await sideOf(page);
    const at = await middleOf(squareOf(page, 'd4'));
    await page.mouse.move(at.x, at.y);
    await page.keyboard.down('Control');
    for (let notch = 0; notch < 9; notch++) await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(() => sideOf(page)).toBeCloseTo(small * 2, 0);
    expect(await awayFrom(squareOf(page, 'd4'), at)).toBeLessThan(NEAR * 3);
    expect(await page.evaluate(() => devicePixelRatio)).toBe(1);
    await page.mouse.wheel(-500, -500);
    const ship = page.getByRole('gridcell', { name: /^A1.*white ship, guess/ });
    const room = page.locator('.room.enlarged');
    await expect.poll(() => room.evaluate((at) => [at.scrollLeft, at.scrollTop])).toEqual([0, 0]);
    const to = await middleOf(squareOf(page, 'c3'));
    await page.mouse.move((await middleOf(ship)).x, (await middleOf(ship)).y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await page.getByRole('gridcell', { name: /^C3.*white ship, guess/ }).waitFor();
    const sea = await middleOf(squareOf(page, 'e3'));
    await page.mouse.move(sea.x, sea.y);
    await page.mouse.down();
    await page.mouse.move(sea.x - 90, sea.y - 60, { steps: 5 });
    await page.mouse.up();
    await expect
      .poll(() => awayFrom(squareOf(page, 'e3'), { x: sea.x - 90, y: sea.y - 60 }))
      .toBeLessThan(NEAR);
    // By keyboard, the board follows.
    await squareOf(page, 'e3').focus();
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight');
    const sight = await room.boundingBox();
    await expect
      .poll(async () => (await middleOf(squareOf(page, 'm3'))).x)
      .toBeLessThan((sight?.x ?? 0) + (sight?.width ?? 0));
    await enlarge(page).press('Enter');
    await expect.poll(() => sideOf(page)).toBeCloseTo(small, 0);
    expect([...ann.faults, ...pia.faults]).toEqual([]);
    await Promise.all([ann, pia].map(({ context }) => context.close()));
  });

  it('a trackpad in Safari, which has events of its own for it', async () => {
    const { page, context } = await person(browser, 'Ann');
    await page.goto(`${server.url}/rules#pushing`);
    const board = page.getByRole('grid').first();
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
    await context.close();
  });

  it('on a page that scrolls, one finger scrolls it, two enlarge its board; elsewhere they enlarge the page', async () => {
    const { page, context, faults } = await person(browser, 'Ann', PHONE, GLASS);
    await page.goto(`${server.url}/rules#pushing`);
    const board = page.getByRole('grid').first();
    await board.scrollIntoViewIfNeeded();
    const hand = await handOn(page);
    const before = (await board.boundingBox())?.width ?? 0;
    let at = await middleOf(board);
    const scrolled = await page.evaluate(() => scrollY);
    await hand.swipe([at], [{ x: at.x, y: at.y - 150 }]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 50);
    at = await middleOf(board);
    await hand.swipe(pair(at, 60), pair(at, 90));
    await expect.poll(async () => (await board.boundingBox())?.width).toBeCloseTo(before * 1.5, -1);
    expect(await pageScale(page)).toBe(1);
    await page.evaluate(() => scrollTo(0, 0));
    const words = await middleOf(page.locator('h1'));
    await hand.swipe(pair(words, 60), pair(words, 160));
    await expect.poll(() => pageScale(page)).toBeGreaterThan(1.1);
    // Then fingers on a board are the browser's too, to make the page small again.
    await page.locator('.room.page-enlarged').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
