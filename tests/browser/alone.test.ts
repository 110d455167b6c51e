/** Playing alone: a game starts after two taps, and one line summarises its settings. */
import { expect, it } from 'vitest';
import { language } from '../../client/text/catalogue.svelte.ts';
import { t } from '../../client/text/text.ts';
import { CHARACTERS } from '../../shared/opponents/opponents.ts';
import { openDevice } from '../gallery/device.ts';
import { beginAlone, expectAnswers } from './alone.ts';
import { useOwnServer } from './own-server.ts';
import { person, PHONE } from './people.ts';
import { useStage } from './stage.ts';

await language.need('solo');

const stage = useStage();
// Opponents move without delay.
const server = useOwnServer({ pace: 1 });

it('a game has begun after two taps, and the opponent answers', async () => {
  const one = await person(stage.browser, 'Ann', PHONE);
  await beginAlone(one, server.url, 'proteus');
  await expectAnswers(one, 'proteus');
  // The page for playing alone lists the running game.
  await one.page.goto(`${server.url}/alone`);
  const goOn = t.alone.against.navigators(CHARACTERS.proteus.name);
  await one.page.getByRole('link', { name: goOn }).click();
  await one.page.waitForURL(/\/t\/\w{4,10}$/);
  expect(one.faults).toEqual([]);
});

it('somebody who is called like the opponent plays all the same', async () => {
  const one = await person(stage.browser, 'Proteus', PHONE);
  await one.context.addInitScript(() => localStorage.setItem('odyssey.name', 'Proteus'));
  await beginAlone(one, server.url, 'proteus');
  expect(one.faults).toEqual([]);
});

it('the settings are said in a line, changed, and known the next time', async () => {
  const { page } = await openDevice(stage, { path: '/alone' });
  const line = page.locator('summary').filter({ hasText: t.alone.settings });
  const says = (board: string, set: keyof typeof t.variants.sets, oracle: keyof typeof t.oracle.inGame) =>
    [board, t.variants.sets[set].name, t.oracle.inGame[oracle]].join(' · ');
  const boards = t.boards.names;
  const first = says(t.boards.title('A', boards['The Halcyon Roads']), 'standard', 'hints');
  await expect.poll(() => line.innerText()).toContain(first);
  await line.click();
  await page.getByRole('combobox', { name: t.alone.board }).selectOption('B');
  await page.getByRole('combobox', { name: t.alone.set }).selectOption('fair-winds');
  await page.getByRole('combobox', { name: t.oracle.name }).selectOption(t.oracle.says.full);
  await page.reload();
  const second = says(t.boards.title('B', boards['The Broken Necklace']), 'fair-winds', 'full');
  await expect.poll(() => line.innerText()).toContain(second);
});
