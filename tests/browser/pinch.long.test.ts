/**
 * Touch gestures on the board. Two fingers enlarge it around the point between them, one finger moves it, and a tap
 * still counts as a tap. pinch.test.ts is the short version.
 */
import { describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { expectInWindow } from './boxes.ts';
import { awayFrom, enlarge, expectSide, GLASS, NEAR, onD, pageScale, pinchOut } from './enlarged.ts';
import { handOn, middleOf, pair } from './fingers.ts';
import { expectNoFaults } from './no-faults.ts';
import { expectOn, isInSight, sideOf, squaresWith } from './on-square.ts';
import { button, square, tab, tile } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

describe('a phone', () => {
  it.each(['Ann', 'Pia'] as const)(
    'two fingers enlarge the board of %s and move it, within limits',
    async (who) => {
      const one = await onD(stage, who, PHONE, GLASS);
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
      // The board can't be enlarged beyond a limit, or made smaller than its normal size.
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
    const ann = await onD(stage, 'Ann', PHONE, GLASS);
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

  it('Poseidon moves his sea with one finger, and taps the square that he means', async () => {
    const pia = await onD(stage, 'Pia', PHONE, GLASS);
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
      const one = await onD(stage, who, PHONE, GLASS);
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
    const ann = await onD(stage, 'Ann', PHONE, GLASS);
    const { page } = ann;
    await pinchOut(page, await handOn(page), 'e5');
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    const isWhole = async () => (await isInSight(page, 'a1')) && (await isInSight(page, 'm13'));
    await expect.poll(isWhole).toBe(true);
    expectNoFaults(ann);
  });
});
