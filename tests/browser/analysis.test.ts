/** A finished game looked at through the real pages: from the ending, from the record, by keyboard, as a question. */
import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { seeded } from '../helpers/random.ts';
import { violations } from './axe.ts';
import { begin, meet, PATIENCE, person, PHONE, TABLET } from './people.ts';
import { adrift, playToTheEnd } from './playing.ts';
import { browser, server } from './stage.ts';

it('opens from the ending and from the record, and tells what decided the game', async () => {
  const { navigator, poseidon, code } = await meet(browser, server.url);
  await begin(navigator);
  const random = seeded(21);
  await playToTheEnd(poseidon, [navigator], { random, steer: adrift(random) });

  // From the ending.
  const { page } = navigator;
  const look = page.getByRole('button', { name: 'Look back' });
  await expect.poll(() => look.getAttribute('aria-disabled')).toBe('false');
  await look.click();
  await page.getByRole('heading', { name: 'What decided it' }).waitFor();
  // First of all how it ended.
  await page.getByText(/^Poseidon won: \d of 4 ships home by round \d+/).waitFor();
  // Those who sail adrift lose by orders or storms: two of them are named, and the first is told at once.
  const moments = page.locator('article');
  expect(await moments.count()).toBeGreaterThanOrEqual(2);
  expect(await moments.first().getByRole('button').first().getAttribute('aria-expanded')).toBe('true');
  expect(await page.locator('.decided article').count()).toBe(2);
  // One of the two is an order: who could know what, the chance before, after, and with the better one.
  const order = page
    .locator('.decided')
    .getByRole('button', { name: /should have sailed|was taken for|sailed|came no nearer|sent off/ })
    .first();
  if ((await order.getAttribute('aria-expanded')) === 'false') await order.click();
  await page
    .getByText(/^The Navigators’ chance to win .*; with .* it would have been/)
    .first()
    .waitFor();
  // What the signs on the board mean, and which moment it shows.
  await page.getByText('what would have been better').first().waitFor();
  await page.getByText('Just before the move').waitFor();
  // One step on shows what came of it, the moment still told; one step back is before it again.
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByText('Just after the move').waitFor();
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByText('Just before the move').waitFor();

  // The eyes: Poseidon sees no guess, the Navigators no truth.
  const squares = page.getByRole('grid');
  for (const [eyes, label] of [
    ['Poseidon', 'The true ships'],
    ['Navigators', 'The guesses, and what could be known'],
    ['Open', 'The true ships, the guesses, and what could be known'],
  ] as const) {
    await page.getByRole('radio', { name: eyes, exact: true }).check({ force: true });
    await expect.poll(() => squares.getAttribute('aria-label')).toBe(label);
    const told = (await squares.getByRole('gridcell').allInnerTexts()).length;
    expect(told).toBeGreaterThan(0);
    const labels = await squares
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')).join(' '));
    expect(labels.includes('in truth')).toBe(eyes !== 'Navigators');
    expect(labels.includes('as guessed')).toBe(eyes !== 'Poseidon');
  }

  // The graph is a slider: the keyboard goes through the game.
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^The beginning, Red 1/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^Round 1, /);

  // A question first: its answer is not told before it is given.
  await page.getByRole('button', { name: 'Ask me first' }).click();
  const question = page
    .getByRole('button', { name: /What would you have ordered|Which ship would you/ })
    .first();
  await question.click();
  expect(await page.getByText(/ would have /).count()).toBe(0);
  const rose = page.getByRole('group', { name: 'Heading' });
  for (const heading of await rose.getByRole('button').all()) {
    if (!(await rose.isVisible())) break;
    await heading.click();
  }
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await violations(page)).toEqual([]);
  // On a tablet held upright the other moment that decided it stands above the board, whole, and the ways to look
  // closer beside it; on a small one a sign says that there is more beneath the board.
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.evaluate(() => scrollTo(0, 0));
  const stage = page.locator('.stage');
  const bottomOf = async (found: Locator) => {
    const box = await found.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  const above = await stage.evaluate((element) => element.getBoundingClientRect().top);
  expect(await bottomOf(page.locator('.decided article').nth(1))).toBeLessThanOrEqual(above);
  for (const part of [
    page.getByRole('radiogroup', { name: 'As it was seen by' }),
    page.getByRole('group', { name: 'Ships to show' }),
    stage,
  ])
    expect(await bottomOf(part)).toBeLessThanOrEqual(1180);
  const sign = () => stage.evaluate((element) => getComputedStyle(element, '::after').content);
  await expect.poll(sign).toBe('none');
  await page.setViewportSize({ width: 620, height: 960 });
  await expect.poll(sign).toBe('""');
  // Where the page goes on below the window, a sign at its foot says it, until its end.
  const goesOn = () =>
    page.locator('.foot .more').evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      return Math.abs(bottom - innerHeight) <= 1 && getComputedStyle(element).opacity === '1';
    });
  for (const size of [{ width: 820, height: 1180 }, PHONE, TABLET]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(goesOn).toBe(true);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(goesOn).toBe(false);
  }

  // The browser's way back is the film again.
  await page.goBack();
  await page.getByRole('button', { name: 'Look back' }).waitFor();

  // From the record, by somebody who was not there, on a phone.
  const late = await person(browser, 'Late', PHONE);
  await late.page.goto(`${server.url}/t/${code}/record`);
  await late.page.getByRole('button', { name: 'Look back' }).click();
  await late.page.getByRole('heading', { name: 'What decided it' }).waitFor({ timeout: PATIENCE });
  await late.page.getByText('Deduction').waitFor();
  expect(await violations(late.page)).toEqual([]);
  await late.page.getByRole('button', { name: 'Back', exact: true }).click();
  // What was worked out is kept on this device.
  await late.page.getByText(/Deduction\s\d+\sof\s100 Confusion\s\d+\sof\s100/).waitFor();

  for (const { faults } of [navigator, poseidon, late]) expect(faults).toEqual([]);
  await Promise.all([navigator, poseidon, late].map(({ context }) => context.close()));
});
