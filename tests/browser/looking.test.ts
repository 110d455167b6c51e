/** What a ship would report from a square, squares that are struck out, and doubt about a guess that stays. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { seeded } from '../helpers/random.ts';
import { violations } from './axe.ts';
import { openSettings } from './lobby.ts';
import { begin, meet, PHONE, TABLET, type Person } from './people.ts';
import { adrift, navigatorsAct, once, poseidonActs } from './playing.ts';
import { browser, server } from './stage.ts';

const cell = (page: Page, square: string) => page.locator(`[data-square="${square}"]`);
const crew = (page: Page, ship: string) =>
  page.getByRole('list', { name: 'Ships' }).getByRole('button', { name: new RegExp(`^${ship}`) });
const report = (page: Page) => page.locator('p', { hasText: /^From .*, not counting ships:/ });

async function game(set: string, storms = 1): Promise<{ navigator: Person; poseidon: Person; page: Page }> {
  const { navigator, poseidon } = await meet(browser, server.url);
  await openSettings(navigator);
  await navigator.page.getByRole('radio', { name: set }).check({ force: true });
  await begin(navigator);
  const random = seeded(4);
  for (let played = 0; played < storms;)
    if (await poseidonActs(poseidon, random)) played++;
    else await navigatorsAct(navigator, random, adrift(random));
  await navigator.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  return { navigator, poseidon, page: navigator.page };
}

async function over({ navigator, poseidon }: { navigator: Person; poseidon: Person }): Promise<void> {
  expect([...navigator.faults, ...poseidon.faults]).toEqual([]);
  await Promise.all([navigator.context.close(), poseidon.context.close()]);
}

it('on a first voyage a square says what a ship there would report, by mouse, by finger and by keyboard', async () => {
  const at = await game('First voyage');
  const { page } = at;
  await cell(page, 'b8').hover();
  await expect.poll(() => report(page).innerText()).toContain('You are on a rocky island.');
  // It covers no square and no letter: it hangs under the board.
  for (const size of [TABLET, { width: 820, height: 1180 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await cell(page, 'b7').hover();
    await expect.poll(() => report(page).innerText()).toContain('From B7');
    const [note, last] = [await page.locator('.report').boundingBox(), await cell(page, 'a9').boundingBox()];
    // Neither the frame around them.
    expect(note && last && note.y - (last.y + last.height), `${size.width}`).toBeGreaterThan(3);
  }
  await page.setViewportSize(TABLET);
  await cell(page, 'e4').hover();
  await expect.poll(() => report(page).innerText()).toContain('the Sacred Island');
  await page.mouse.move(5, 5);
  await report(page).waitFor({ state: 'hidden' });

  // A finger that rests: it stays, and is put away.
  const box = await cell(page, 'b8').boundingBox();
  if (!box) throw new Error('no square');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await close.waitFor();
  await page.mouse.up();
  expect(await report(page).innerText()).toContain('You are on a rocky island.');
  expect(await violations(page)).toEqual([]);
  // It hides none of the squares that are compared, and on a phone no ship and nothing that is to be done either.
  for (const size of [PHONE, { width: 844, height: 390 }, { width: 1440, height: 900 }, TABLET]) {
    await page.setViewportSize(size);
    const covered = () =>
      page.locator('.report').evaluate((note) => {
        const over = note.getBoundingClientRect();
        return [
          ...document.querySelectorAll(
            '[data-square], .crew button, .tabs button, .orders :is(h2, p, button)',
          ),
        ].filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          // Less than a hair's breadth is its frame.
          return left < over.right && right > over.left && top < over.bottom && bottom > over.top + 4;
        }).length;
      });
    await expect.poll(covered, { message: `${size.width}` }).toBe(0);
  }
  // What the crosses on the chart mean is said with the orders where the oracle is out of sight.
  const crosses = page.locator('.orders').getByText('What can’t be right on the chart is crossed out');
  expect(await crosses.count()).toBe(0);
  await page.setViewportSize(PHONE);
  await crosses.waitFor();
  await page.setViewportSize(TABLET);
  await page.mouse.move(5, 5);
  await close.click();
  await report(page).waitFor({ state: 'hidden' });

  // By keyboard: the square that has the focus, in a region that is read aloud.
  await cell(page, 'b8').focus();
  await page.keyboard.press('l');
  await page.getByRole('status').filter({ hasText: 'You are on a rocky island.' }).waitFor();
  await page.keyboard.press('Escape');
  await report(page).waitFor({ state: 'hidden' });
  await over(at);
});

it('among old hands no square says anything, and a finger that rests does nothing', async () => {
  const at = await game('Old hands');
  const { page } = at;
  await cell(page, 'b8').focus();
  await page.keyboard.press('l');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  await keys.getByText('To the board').waitFor();
  expect(await keys.getByText('What a ship would report from the square').count()).toBe(0);
  expect(await report(page).count()).toBe(0);
  await over(at);
});

it('a square can be struck out for a ship: on this device only, and for this game', async () => {
  const at = await game('Standard');
  const { page } = at;
  const tray = page.getByRole('region', { name: 'Reminders' });
  await tray.getByRole('button', { name: /^Red reminder/ }).click();
  await cell(page, 'b8').click();
  await page.keyboard.press('Escape');
  await crew(page, 'Red').click();
  const clear = page.getByRole('button', { name: 'Clear red' });
  await clear.waitFor();
  await page.getByRole('button', { name: 'Strike out squares for red' }).click();
  // It clears reminders: beside the squares that are struck out it would be read as clearing those.
  await clear.waitFor({ state: 'detached' });
  await cell(page, 'c6').click();
  await cell(page, 'd7').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => cell(page, 'c6').getAttribute('aria-label')).toContain('red struck out');
  expect(await violations(page)).toEqual([]);
  // A key takes it away again; the other one is there after a reload.
  await cell(page, 'c6').focus();
  await page.keyboard.press('m');
  await expect.poll(() => cell(page, 'c6').getAttribute('aria-label')).not.toContain('struck out');
  await page.reload();
  await expect.poll(() => cell(page, 'd7').getAttribute('aria-label')).toContain('red struck out');
  await over(at);
});

it('the doubt that a storm leaves stays after the reply, until somebody takes it off', async () => {
  const at = await game('Standard', 2);
  const { page } = at;
  const inDoubt = () =>
    page
      .locator('[data-square][aria-label*="in doubt"]')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          ['red', 'green', 'white', 'yellow'].filter((ship) =>
            one.getAttribute('aria-label')?.includes(`${ship} ship, guess`),
          ),
        ),
      );
  await expect.poll(async () => (await inDoubt()).length).toBeGreaterThan(0);
  const before = (await inDoubt()).sort();
  const [ship = ''] = before;
  const random = seeded(6);
  for (let orders = 0; orders < 3; orders++)
    await once(() => navigatorsAct(at.navigator, random, adrift(random)));
  expect((await inDoubt()).sort()).toEqual(before);
  await crew(page, ship.charAt(0).toUpperCase() + ship.slice(1)).click();
  await page.getByRole('button', { name: 'Take the “?” off' }).click();
  await expect.poll(async () => (await inDoubt()).includes(ship)).toBe(false);
  await page.reload();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect(await inDoubt()).not.toContain(ship);
  await over(at);
});
