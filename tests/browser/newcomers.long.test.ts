/** Two new players get from the app's address to their first order with few taps and no scrolling. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { goHome } from './door.ts';
import { button, crew, driving, headings, tile } from './parts.ts';
import { person, PHONE, TABLET, type Person } from './people.ts';
import { useStage } from './stage.ts';
import { expectInSight, Taps } from './taps.ts';

const stage = useStage();

/** How far a page can be scrolled, in px. */
const scrolls = ({ page }: Person) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
const bar = ({ page }: Person) => page.getByRole('contentinfo');
const begin = ({ page }: Person) => button(page, t.lobby.begin).and(page.locator(':enabled'));

it('two newcomers come to their first order with eight taps and two names, and need not scroll', async () => {
  const { browser, url } = stage;
  const taps = new Taps();
  const ann = await person(browser, 'Ann', TABLET, { newcomer: true });
  const pia = await person(browser, 'Pia', PHONE, { newcomer: true });
  await ann.page.goto(url);
  await ann.page.getByRole('textbox', { name: t.player.name }).fill('Ann');
  await taps.tap(ann, button(ann.page, t.home.make));
  await ann.page.waitForURL(/\/t\/\w{4,10}$/);
  await ann.page.getByRole('img', { name: t.lobby.qr }).waitFor();
  expect(await scrolls(ann)).toBe(0);
  await taps.tap(ann, button(ann.page, t.lobby.sit.navigators));
  await button(ann.page, t.lobby.inviteStep.poseidon).waitFor();
  expect(await scrolls(ann)).toBe(0);

  // Pia opens the address in the QR code. The free side is preselected for her.
  await pia.page.goto(ann.page.url());
  await pia.page.getByText(t.door.whatItIs).waitFor();
  expect(await pia.page.getByRole('radio', { name: t.common.sides.poseidon }).isChecked()).toBe(true);
  // Only the drawing at the foot of the page may be cut off.
  await expectInSight(pia.page.getByText(t.door.haveKey));
  await pia.page.getByRole('textbox', { name: t.player.name }).fill('Pia');
  await taps.tap(pia, button(pia.page, t.door.join));
  await bar(pia).getByText(t.lobby.ready).waitFor();
  // The seats and the three questions are in sight. What follows them is not needed to begin.
  await expectInSight(pia.page.getByRole('heading', { name: t.lobby.helps, exact: true }));
  await bar(ann).getByText(t.lobby.ready).waitFor();
  expect(await scrolls(ann)).toBe(0);
  await taps.tap(ann, begin(ann));

  await taps.tap(pia, tile(pia.page, 'red'));
  await taps.tap(pia, driving(pia.page).first());
  await taps.tap(pia, button(pia.page, t.game.unleash('red')));
  await taps.tap(ann, crew(ann.page, 'red'));
  // Ann sees the form for her first order.
  await headings(ann.page).waitFor();
  expect(taps.done.length, taps.done.join('\n')).toBeLessThanOrEqual(8);
  await taps.tap(ann, headings(ann.page).locator('button:not([aria-disabled="true"])').first());
  await taps.tap(ann, ann.page.getByRole('button', { name: /^Sail red/ }));
  await expect.poll(() => crew(ann.page, 'red').innerText()).toContain(t.game.states.done(1));
  await goHome(ann, pia);
});
