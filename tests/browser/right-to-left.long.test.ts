/** Names in right-to-left scripts don't change the order of the text beside them. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import type { Scene } from '../gallery/scene.ts';
import { playedSeries, seated, underway } from '../gallery/scenes.ts';
import { unfold } from './lobby.ts';
import { button, moment } from './parts.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const NAMES = ['דוד', 'عمر', 'שרה 2'] as const;

/** A copy of this table in which every player has a name in a right-to-left script. */
function renamed(scene: Scene): Scene {
  const { players } = scene.table;
  return scene.happens(
    players.map(({ id }, at) => ({ type: 'renamed', player: id, name: NAMES[at] ?? id }) as const),
  );
}

/** The texts, labels and titles in which a name isn't isolated from the surrounding text. */
const bare = (page: Page) =>
  page.evaluate((names) => {
    const found: string[] = [];
    const isBare = (text: string) =>
      names.some((name) => text.includes(name) && !text.includes(`\u2068${name}\u2069`) && text !== name);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'alt', 'aria-description'])
          if (isBare(node.getAttribute(name) ?? '')) found.push(`${name}: ${node.getAttribute(name)}`);
      } else if (!node.parentElement?.closest('bdi, svg, textarea, option, h2') && node.textContent) {
        const isAlone = node.parentElement?.textContent.trim() === node.textContent.trim();
        if (isBare(isAlone ? node.textContent.trim() : ` ${node.textContent}`)) found.push(node.textContent);
      }
    }
    return found;
  }, NAMES);

/** Expects that the number beside each of these names is to the right of the name. */
async function expectRight(page: Page, names: string, number: string): Promise<void> {
  const sides = await page.evaluate(
    ([name, beside]) =>
      [...document.querySelectorAll(name)].map((element) => {
        const other = element.closest('tr, .line, .words, li')?.querySelector(beside);
        const [left, right] = [element, other].map((one) => one?.getBoundingClientRect());
        return left && right ? right.left >= left.right - 1 : null;
      }),
    [names, number] as const,
  );
  expect(sides.length).toBeGreaterThanOrEqual(NAMES.length);
  expect(sides.filter((isRight) => isRight !== true)).toEqual([]);
}

it('in the lobby, in its standings, and at the end of a game', async () => {
  const scene = renamed(playedSeries({ people: ['Ann', 'Ben', 'Pia'], games: 2, seed: 3 }));
  const one = await openDevice(stage, { scene, as: ['Ann'] });
  const { page, faults } = one;
  await moment(page).waitFor();
  await expectRight(page, 'button .line bdi', 'b');
  expect(await bare(page)).toEqual([]);
  await page.getByRole('button', { name: new RegExp(`^${t.ending.pointsOfGame}`) }).click();
  await page.getByRole('dialog').waitFor();
  await expectRight(page, 'dialog th bdi', 'td.total, td.points');
  expect(await bare(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, t.ending.toHarbour).click();
  await page.getByRole('list', { name: t.series.podium }).waitFor();
  await expectRight(page, 'th bdi', 'td.total');
  await unfold(one, t.lobby.what);
  expect(await bare(page)).toEqual([]);
  await page.goto(`${stage.url}/t/CD5F/record`);
  await page.getByRole('heading', { level: 1, name: t.series.recordHeading }).waitFor();
  expect(await bare(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it.each(['Ann', 'Pia', 'Zoe'])('in a game, as %s sees it', async (as) => {
  const scene = renamed(await underway({}, {}, { crew: true, mode: 'competing' }));
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  const { page } = await openDevice(stage, { scene, as: scene.table.names[as] ? [as] : [] });
  if (as === 'Zoe') await button(page, t.door.watch).click();
  await page.getByRole('grid').waitFor();
  scene.sends('signalled', { player: 'Eve', signal: { type: 'phrase', phrase: 'i-am-sure' } });
  await scene.does('Eve', { type: 'sail', ship: 'green', heading: 'W' });
  expect(await bare(page)).toEqual([]);
});

it('a name is typed in its own direction', async () => {
  const { page } = await openDevice(stage, { scene: await seated(), as: [] });
  const field = page.getByRole('textbox', { name: t.player.name });
  expect(await field.getAttribute('dir')).toBe('auto');
});
