/** The lobby: the missing step before a game can start, joining while other people take seats, seas, and toasts. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { language } from '../../client/text/catalogue.svelte.ts';
import { t } from '../../client/text/text.ts';
import { writeSeaCode } from '../../shared/seas/code.ts';
import { seaName } from '../../shared/seas/names.ts';
import { openDevice } from '../gallery/device.ts';
import { inSeries, threeSeated } from '../gallery/evening-scenes.ts';
import { Scene } from '../gallery/scene.ts';
import { seated } from '../gallery/scenes.ts';
import { chooseKind, unfold } from './lobby.ts';
import { expectNoFaults } from './no-faults.ts';
import { button } from './parts.ts';
import { PHONE, type Person } from './people.ts';
import { expectAtTop, isOverAll } from './toasts.ts';
import { useStage } from './stage.ts';

await language.need('teaching');

const stage = useStage();
const bar = ({ page }: Person) => page.getByRole('contentinfo');

it('the bar says what is missing, and a seat is taken in one place only', async () => {
  const scene = new Scene(['Ann']);
  const ann = await openDevice(stage, { scene, as: ['Ann'], size: PHONE });
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The text about the missing step is visible even on a phone, not only announced.
  const words = bar(ann).getByText(t.lobby.missing.both);
  const isSeen = (element: Element) =>
    element.getBoundingClientRect().height >= Number.parseFloat(getComputedStyle(element).fontSize);
  expect(await words.evaluate(isSeen)).toBe(true);
  // Open the page for joining before anyone has a seat. As soon as one side is taken, the page preselects the other
  // side.
  const guest = await openDevice(stage, { scene, size: PHONE });
  const wished = (name: string) => guest.page.getByRole('radio', { name }).isChecked();
  await button(guest.page, t.door.join).waitFor();
  expect(await wished(t.door.decideLater)).toBe(true);
  await button(ann.page, t.lobby.sit.navigators).click();
  await expect.poll(() => wished(t.common.sides.poseidon)).toBe(true);
  // Once the guest has chosen by hand, the page no longer changes the choice.
  await guest.page.getByRole('radio', { name: t.door.decideLater }).check({ force: true });
  await button(bar(ann), t.lobby.inviteStep.poseidon).click();
  const copied = () => ann.page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(`${stage.url}/t/${scene.code}`);
  await button(ann.page, t.lobby.standUp).click();
  await button(ann.page, t.lobby.sit.navigators).click();
  expect(await wished(t.door.decideLater)).toBe(true);

  scene.happens([{ type: 'joined', player: 'Ben', name: 'Ben' }]);
  await bar(ann)
    .getByText(t.lobby.seatless(['Ben']))
    .waitFor();
  // Ann and Ben are on the same side, so the page offers each of them the other side, and nobody has to be invited.
  const ben = await openDevice(stage, { scene, as: ['Ben'], size: PHONE });
  await button(ben.page, t.lobby.sit.navigators).click();
  await bar(ann).getByText(t.lobby.missing.poseidon).waitFor();
  expect(await button(bar(ann), t.lobby.inviteStep.poseidon).count()).toBe(0);
  await button(ann.page, t.lobby.sit.poseidon).waitFor();
  await button(ben.page, t.lobby.sit.poseidon).click();
  await bar(ben).getByText(t.lobby.ready).waitFor();
  await bar(ann).getByText(t.lobby.ready).waitFor();
  expectNoFaults(ann, guest, ben);
});

it('a sea that is chosen by its code looks the same on every device', async () => {
  const scene = seated();
  const ann = await openDevice(stage, { scene: await scene, as: ['Ann'], size: PHONE });
  const eve = await openDevice(stage, { scene: await scene, as: ['Eve'] });
  const sea = { version: 1, size: 9, difficulty: 'introduction', seed: 77 } as const;
  const code = writeSeaCode(sea);
  for (const one of [ann, eve]) await unfold(one, t.lobby.what, t.lobby.board);
  await ann.page.getByLabel(t.boards.enterCode).fill(`${code.slice(0, 2).toLowerCase()} ${code.slice(2)}`);
  await button(ann.page, t.boards.takeSea).click();
  const cards = [ann, eve].map(({ page }) => page.locator('label').filter({ hasText: seaName(sea) }));
  const pictures = cards.map((card) => card.locator('svg:has(g[transform])'));
  const [here, there] = await Promise.all(pictures.map((picture) => picture.innerHTML()));
  expect(here).toContain('<');
  expect(there).toBe(here);
  expect(await eve.page.getByRole('radio').count()).toBe(1);
  // Everybody who may not choose can read the code, and somebody who may can copy it.
  expect(await cards[1]?.innerText()).toContain(code);
  expect(await ann.page.getByLabel(t.boards.code).inputValue()).toBe(code);
  await button(ann.page, t.boards.another).click();
  await expect.poll(() => eve.page.getByText(code).count()).toBe(0);
  expectNoFaults(ann, eve);
});

/** The buttons that begin a game or a series. */
const begins = ({ page }: Person) => page.getByRole('button', { name: /^Start/ });

/** The height of the part of the page that had to be scrolled into view so far, in windows. */
const windowsSeen = ({ page }: Person) =>
  page.evaluate(() => (document.documentElement.scrollTop + innerHeight) / innerHeight);

it('on a phone, a series is set up within two windows, and one button begins it', async () => {
  const scene = await threeSeated();
  const ann = await openDevice(stage, { scene, as: ['Ann'], size: PHONE });
  const { page } = ann;
  await bar(ann).getByText(t.lobby.ready).waitFor();
  expect(await begins(ann).allInnerTexts()).toEqual([t.lobby.begin]);
  // Everything is found by visible words. Each tap scrolls only as far as it has to.
  const taps = async (text: string, within: Page | Locator = page) => {
    const words = within.getByText(text, { exact: true }).filter({ visible: true }).first();
    const part = words.locator('xpath=ancestor-or-self::*[self::label or self::summary or self::button][1]');
    // Playwright itself would scroll further, until the part is in the middle of the window.
    await part.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    await part.click();
    expect(await windowsSeen(ann), text).toBeLessThanOrEqual(2);
  };
  const isOpen = (title: string) =>
    page.locator('details[open] > summary').getByRole('heading', { name: title, exact: true }).isVisible();
  expect(await isOpen(t.lobby.who)).toBe(true);
  await taps(t.lobby.what);
  await expect.poll(() => isOpen(t.lobby.who)).toBe(false);
  await taps(t.lobby.kinds.series);
  expect(await begins(ann).allInnerTexts()).toEqual([t.series.begin]);
  await taps(t.series.order);
  await taps(t.series.orders[1]);
  await taps(t.series.boards);
  await taps(t.series.boardsOptions['in turn']);
  await taps(t.lobby.rules);
  await taps(t.variants.sets['fair-winds'].name);
  await taps(t.variants.helps.poseidon);
  await taps(t.variants.counts[1], page.getByRole('radiogroup', { name: t.variants.each.fogBanks.name }));
  await taps(t.lobby.board);
  await taps(t.boards.names['The Grindstone']);
  await taps(t.lobby.helps);
  await taps(t.oracle.says.hints);
  await taps(t.clock.kinds.relaxed);
  await taps(t.series.begin);
  await button(page, t.series.beginGame(1)).waitFor();
  expect(await begins(ann).count()).toBe(1);
  const { table } = scene;
  expect(table.series.at(-1)).toMatchObject({ order: ['Pia', 'Ann', 'Ben'], boards: 'in turn' });
  expect([table.board, table.oracle]).toEqual(['C', 'hints']);
  expect(table.clock).toMatchObject({ order: 120 });
  expect([table.variants.lighthouses, table.variants.fogBanks]).toEqual([2, 1]);
  expectNoFaults(ann);
});

it('a series needs two players with seats, but not both sides', async () => {
  const scene = await new Scene(['Ann', 'Ben']).does('Ann', { type: 'sit', seat: 'navigators' });
  const ann = await openDevice(stage, { scene, as: ['Ann'] });
  await chooseKind(ann, t.lobby.kinds.series);
  await bar(ann).getByText(t.lobby.missing.company).waitFor();
  await scene.does('Ben', { type: 'sit', seat: 'navigators' });
  await bar(ann).getByText(t.lobby.ready).waitFor();
  await chooseKind(ann, t.lobby.kinds.competing);
  await bar(ann).getByText(t.lobby.missing.poseidon).waitFor();
  // With two Navigators, no ship is shared by several players, so the page doesn't mention points for shared ships.
  await ann.page.getByText(t.series.pointsRules.failed).waitFor();
  expect(await ann.page.getByText(t.series.pointsRules.cooperative).count()).toBe(0);
  expectNoFaults(ann);
});

it('a player without a seat sees the answers, and can change none of them', async () => {
  const eve = await openDevice(stage, { scene: await seated(), as: ['Eve'], size: PHONE });
  for (const question of [t.lobby.what, t.lobby.helps]) {
    await unfold(eve, question);
    if (question === t.lobby.what) await unfold(eve, t.lobby.rules);
    await eve.page.getByText(question === t.lobby.what ? t.variants.baseGame : t.clock.offDoes).waitFor();
    expect(await eve.page.getByRole('radio', { disabled: false }).count()).toBe(0);
  }
  expectNoFaults(eve);
});

it('a host who is a Navigator asks Poseidon to swap sides', async () => {
  const scene = await seated();
  const ann = await openDevice(stage, { scene, as: ['Ann'], size: PHONE });
  const pia = await openDevice(stage, { scene, as: ['Pia'], size: PHONE });
  await button(ann.page, t.seats.swap).click();
  const asked = pia.page.getByRole('status').getByText(t.seats.swapWanted(['Ann']));
  await asked.waitFor();
  expect([scene.table.poseidon, scene.table.navigators]).toEqual(['Pia', ['Ann']]);
  await button(pia.page, t.seats.swap).first().click();
  await expect.poll(() => [scene.table.poseidon, scene.table.navigators]).toEqual(['Ann', ['Pia']]);
  expectNoFaults(ann, pia);
});

it('when a game of a series is played again, nobody is told to change sides', async () => {
  const scene = inSeries();
  await scene.does('Ann', { type: 'begin-game' });
  await scene.does('Ann', { type: 'abandon-game' });
  const ann = await openDevice(stage, { scene, as: ['Ann'], size: PHONE });
  await ann.page.getByText(t.series.again).waitFor();
  expect(await ann.page.getByText(t.series.changeSides).count()).toBe(0);
  expectNoFaults(ann);
});

it('the tutorial that the door offers leads back to the table', async () => {
  const scene = await new Scene(['Ann']).does('Ann', { type: 'sit', seat: 'navigators' });
  const ben = await openDevice(stage, { scene, size: PHONE });
  await ben.page.getByRole('link', { name: t.door.firstVoyage }).click();
  await ben.page.getByRole('heading', { name: t.voyage.shortTitles.poseidon }).waitFor();
  await ben.page.reload();
  await ben.page.getByRole('link', { name: t.voyage.leave }).click();
  await button(ben.page, t.door.join).waitFor();
  expect(new URL(ben.page.url()).pathname).toBe(`/t/${scene.code}`);
  expectNoFaults(ben);
});

it.each([
  ['upright', PHONE],
  ['on its side', { width: 844, height: 390 }],
])('news in the lobby of a phone %s is at the top, over everything', async (_, size) => {
  const scene = new Scene(['Ann']);
  const ann = await openDevice(stage, { scene, as: ['Ann'], size, lasting: true });
  await button(ann.page, t.lobby.leave).waitFor();
  scene.happens([{ type: 'joined', player: 'Bob', name: 'Bob' }]);
  const { came } = t.table.news;
  // If a dialog that asks for confirmation opens while the toast is shown, the dialog doesn't cover the toast.
  await expectAtTop(ann.page, came('Bob'));
  await button(ann.page, t.lobby.leave).press('Enter');
  const question = ann.page.getByRole('alertdialog');
  await question.waitFor();
  await expect.poll(() => isOverAll(ann, came('Bob'))).toBe(true);
  await button(question, t.common.cancel).click();
  await ann.page.getByText(t.lobby.more, { exact: true }).click();
  await ann.page.evaluate(() => scrollTo(0, 300));
  scene.happens([{ type: 'joined', player: 'Cleo', name: 'Cleo' }]);
  await expectAtTop(ann.page, came('Cleo'));
  expectNoFaults(ann);
});
