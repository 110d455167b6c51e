/**
 * Poseidon's tools by keyboard alone: he previews what a ship would report, and prepares storms. Some of the prepared
 * storms become impossible, others remain valid.
 */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Heading } from '../../shared/board/squares.ts';
import type { Tile } from '../../shared/game/game.ts';
import { openDevice } from '../gallery/device.ts';
import type { Scene } from '../gallery/scene.ts';
import { underway } from '../gallery/scenes.ts';
import { expectSomeFocus, focused, heard, hears, listen, press } from './keyboard.ts';
import { beginsWith, isJust } from './move-words.ts';
import { expectNoFaults } from './no-faults.ts';
import { announcing, button } from './parts.ts';
import { PHONE, type Person } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

async function comes(scene: Scene): Promise<Person> {
  const pia = await openDevice(stage, { scene, as: ['Pia'], size: PHONE, before: listen });
  await pia.page.getByRole('grid').waitFor();
  await announcing(pia.page);
  return pia;
}

const sails = (scene: Scene, ship: Ship, heading: Heading) =>
  scene.does('Ann', { type: 'sail', ship, heading });

/** Chooses a tile from the hand, which selects the first ship that it drives. */
async function takes({ page }: Person, tile: Tile, first: Ship): Promise<void> {
  await page.keyboard.press('t');
  await press(page, beginsWith([t.tiles.short[tile]]));
  await page.getByRole('group', { name: t.poseidon.rose(first) }).waitFor();
}

it('Poseidon foresees what a ship would report, and unleashes the storm', async () => {
  const pia = await comes(await underway());
  const { page } = pia;
  await takes(pia, 'yellow', 'yellow');
  await page.keyboard.press('e');
  await hears(page, t.poseidon.foreseen('yellow', 'b8'));
  await expect.poll(() => focused(page)).toBe(t.game.unleash('yellow'));
  await page.keyboard.press('Enter');
  await button(page, t.poseidon.prepared.start).waitFor();
  expectNoFaults(pia);
});

it('a storm that Poseidon prepares becomes impossible in part, and is mended', async () => {
  const scene = await underway();
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b8' } });
  const pia = await comes(scene);
  const { page } = pia;
  await sails(scene, 'red', 'N');
  await hears(page, beginsWith([t.survey.order('red', 'N')]));
  await takes(pia, 'great', 'red');
  const keys = { red: 'w', green: 'x', white: 'x', yellow: 'd' } as const;
  for (const ship of SHIPS) {
    await page.getByRole('group', { name: t.poseidon.rose(ship) }).waitFor();
    await page.keyboard.press(keys[ship]);
  }
  await hears(page, t.poseidon.prepared.whole);
  await page.keyboard.press('Escape');
  await button(page, t.poseidon.prepared.tile('great')).waitFor();
  await expectSomeFocus(page);
  await sails(scene, 'green', 'S');
  await hears(page, t.poseidon.prepared.dropped.there('green', 'i2'));
  await sails(scene, 'white', 'N');
  await sails(scene, 'yellow', 'N');
  await page.getByRole('group', { name: t.poseidon.rose('green') }).waitFor();
  await page.keyboard.press('x');
  await expect.poll(() => focused(page)).toBe(t.game.unleash('great'));
  await page.keyboard.press('Enter');
  await button(page, t.poseidon.prepared.start).waitFor();
  expectNoFaults(pia);
});

it('a storm that Poseidon prepares stands at his turn', async () => {
  const scene = await underway();
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b8' } });
  for (const ship of ['green', 'white', 'red'] as const) await sails(scene, ship, 'N');
  const pia = await comes(scene);
  const { page } = pia;
  const before = (await heard(page)).length;
  await takes(pia, 'red', 'red');
  await page.keyboard.press('w');
  await hears(page, t.poseidon.prepared.whole, before);
  await sails(scene, 'yellow', 'N');
  await hears(page, t.poseidon.prepared.stands);
  await press(page, isJust(t.game.unleash('red')));
  await button(page, t.poseidon.prepared.start).waitFor();
  expectNoFaults(pia);
});
