/** On every page to which the app navigates, keyboard focus starts at the heading and is never lost. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { finished, seated } from '../gallery/scenes.ts';
import { expectSomeFocus, focused } from './keyboard.ts';
import { button } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** Runs in the page. Records each heading that gets the focus, with the page's title at that time. */
function listen(): void {
  const noted: { heading: Element; title: string }[] = [];
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLHeadingElement) noted.push({ heading: target, title: document.title });
  });
  const announced = () =>
    noted
      .splice(0)
      .filter(({ heading }) => heading.isConnected)
      .map(({ title }) => title);
  Object.assign(globalThis, { announced });
}
/** The announcements of the current page, without those of pages that were shown only briefly. */
const announced = (page: Page) => page.evaluate<string[]>('announced()');

/**
 * Waits until the page's heading has the focus. Expects that the heading was announced exactly once, together with the
 * right page title.
 */
async function expectBeginning(page: Page, path: string): Promise<void> {
  const isAtHeading = () => page.evaluate(() => document.activeElement === document.querySelector('h1'));
  await expect.poll(isAtHeading, { message: path }).toBe(true);
  expect(await announced(page), path).toEqual([await page.title()]);
}

it('on each page of the app', async () => {
  const { page, faults } = await openDevice(stage, {
    scene: finished(),
    as: ['ann'],
    path: '/',
    size: PHONE,
    before: async (one) => void (await one.addInitScript(listen)),
  });
  await button(page, t.home.make).waitFor();
  // On the first page that it opens, the app doesn't move the focus.
  expect(await announced(page)).toEqual([]);
  const table = '/t/CD5F';
  const PAGES = [
    ...['/rules', '/', '/puzzles', '/puzzles/a5-1', '/alone', '/daily', '/g', '/no/such/page', '/t/M7KP'],
    ...['/voyage/poseidon', '/voyage/navigators', table, `${table}/record`, `${table}/olympus`, '/'],
  ];
  for (const path of PAGES) {
    await page.keyboard.press('Tab');
    await expectSomeFocus(page);
    await announced(page);
    // Navigates as the app's own links do.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    if (path.startsWith('/voyage')) await expectSomeFocus(page);
    else await expectBeginning(page, path);
  }
  expect(faults).toEqual([]);
});

it('on each screen of a table, on both sides', async () => {
  const scene = await seated();
  const devices = await Promise.all(
    ['Ann', 'Pia', 'Eve'].map((player) =>
      openDevice(stage, {
        scene,
        as: [player],
        size: PHONE,
        before: async (one) => void (await one.addInitScript(listen)),
      }),
    ),
  );
  const [ann] = devices;
  if (!ann) throw new Error('nobody came');
  const expectBeginnings = async (what: string) => {
    for (const { page, name } of devices) await expectBeginning(page, `${name}: ${what}`);
    // Press Tab, as a person who uses the keyboard would.
    for (const { page } of devices) {
      await page.keyboard.press('Tab');
      await announced(page);
    }
  };
  for (const { page } of devices) {
    await button(page, t.lobby.leave).waitFor();
    await page.keyboard.press('Tab');
    await announced(page);
  }
  await button(ann.page, t.lobby.begin).focus();
  await ann.page.keyboard.press('Enter');
  await expectBeginnings('the game');
  scene.happens([{ type: 'game-ended', game: scene.table.games.at(-1)?.id ?? '', outcome: null }]);
  await expectBeginnings('the lobby again');
  for (const { context } of devices) await context.close();
});

it('what has gone gives it to what it stood in, and a dialog keeps it', async () => {
  const scene = await seated();
  const { page } = await openDevice(stage, { scene, as: ['Eve'] });
  await button(page, t.lobby.sit.navigators).focus();
  await page.keyboard.press('Enter');
  await button(page, t.lobby.standUp).waitFor();
  await expect.poll(() => focused(page)).toContain(t.common.sides.navigators);
  await button(page, t.lobby.leave).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  const inDialog = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  await expect.poll(inDialog).toBe(true);
  // Another player's action changes the page behind the dialog.
  await scene.does('Ann', { type: 'sit', seat: null });
  expect(await inDialog()).toBe(true);
});
