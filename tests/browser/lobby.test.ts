/** The lobby: the missing step before a game can start, joining while other people take seats, and toasts. */
import { expect, it } from 'vitest';
import { language } from '../../client/text/catalogue.svelte.ts';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { inSeries } from '../gallery/evening-scenes.ts';
import { Scene } from '../gallery/scene.ts';
import { seated } from '../gallery/scenes.ts';
import { goHome } from './door.ts';
import { unfold } from './lobby.ts';
import { button } from './parts.ts';
import { PHONE, type Person } from './people.ts';
import { expectAtTop, isOverAll } from './toasts.ts';
import { useStage } from './stage.ts';

await language.need('teaching');

const stage = useStage();
const bar = ({ page }: Person) => page.getByRole('contentinfo');

it('the bar has the step that is missing, for each of the two', async () => {
  const scene = new Scene(['Ann']);
  const device = { permissions: ['clipboard-read', 'clipboard-write'] };
  const ann = await openDevice(stage, { scene, as: ['Ann'], size: PHONE, device });
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
  await button(bar(ann), t.lobby.sitStep.navigators).click();
  await expect.poll(() => wished(t.common.sides.poseidon)).toBe(true);
  // Once the guest has chosen by hand, the page no longer changes the choice.
  await guest.page.getByRole('radio', { name: t.door.decideLater }).check({ force: true });
  await button(bar(ann), t.lobby.inviteStep.poseidon).click();
  const copied = () => ann.page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(`${stage.url}/t/${scene.code}`);
  await button(ann.page, t.lobby.standUp).click();
  await button(bar(ann), t.lobby.sitStep.navigators).click();
  expect(await wished(t.door.decideLater)).toBe(true);

  scene.happens([{ type: 'joined', player: 'Ben', name: 'Ben' }]);
  await bar(ann)
    .getByText(t.lobby.seatless(['Ben']))
    .waitFor();
  // Ann and Ben are on the same side, so the page offers each of them the other side.
  const ben = await openDevice(stage, { scene, as: ['Ben'], size: PHONE });
  await button(ben.page, t.lobby.sit.navigators).click();
  await button(bar(ann), t.lobby.sitStep.poseidon).waitFor();
  await button(bar(ben), t.lobby.sitStep.poseidon).click();
  await bar(ben).getByText(t.lobby.ready).waitFor();
  await bar(ann).getByText(t.lobby.ready).waitFor();
  await goHome(ann, guest, ben);
});

it('while a series is planned, the bar says what its own button begins', async () => {
  const scene = await seated();
  const ann = await openDevice(stage, { scene, as: ['Ann'] });
  await bar(ann).getByText(t.lobby.ready).waitFor();
  await unfold(ann, t.series.heading);
  await bar(ann).getByText(t.lobby.readySingle).waitFor();
  // With two Navigators, no ship is shared by several players, so the page doesn't mention points for shared ships.
  await unfold(ann, t.lobby.mode);
  await ann.page.getByRole('radio', { name: t.lobby.modes.competing }).check({ force: true });
  await ann.page.getByText(t.series.pointsRules.failed).waitFor();
  expect(await ann.page.getByText(t.series.pointsRules.cooperative).count()).toBe(0);
  await button(ann.page, t.series.begin).click();
  await button(ann.page, t.series.beginGame(1)).waitFor();
  await goHome(ann);
});

it('when a game of a series is played again, nobody is told to change sides', async () => {
  const scene = inSeries();
  await scene.does('Ann', { type: 'begin-game' });
  await scene.does('Ann', { type: 'abandon-game' });
  const ann = await openDevice(stage, { scene, as: ['Ann'], size: PHONE });
  await ann.page.getByText(t.series.again).waitFor();
  expect(await ann.page.getByText(t.series.changeSides).count()).toBe(0);
  await goHome(ann);
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
  await goHome(ben);
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
  await goHome(ann);
});
