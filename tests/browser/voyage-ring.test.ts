/** In a first voyage a ring shows what is to be tapped, where finding it is not the lesson. */
import { expect, it } from 'vitest';
import { NAVIGATORS_STEPS } from '../../client/game/teaching/navigators-steps.ts';
import { POSEIDON_STEPS } from '../../client/game/teaching/poseidon-steps.ts';
import { t } from '../../client/text/text.ts';
import type { Square } from '../../shared/board/squares.ts';
import type { Side } from '../../shared/game/game.ts';
import { person, TABLET } from './people.ts';
import { readerOf } from './readers.ts';
import { browser, server } from './stage.ts';
import { sailVoyage } from './voyages.ts';

/** Sails a voyage; returns for each square and for each tile that was taken whether a ring lay round it just before. */
async function ringsOf(role: Side): Promise<{ squares: boolean[]; tiles: boolean[] }> {
  const one = await person(browser, 'Ann', TABLET);
  const { page } = one;
  const reader = readerOf(page, one.faults);
  const ring = page.locator('circle.beckons');
  const ringed = { squares: [] as boolean[], tiles: [] as boolean[] };
  const liesRound = async (square: Square) => {
    if ((await ring.count()) === 0) return false;
    const name = new RegExp(`^${t.common.square(square)}\\b`);
    const [of, cell] = [await ring.boundingBox(), await page.getByRole('gridcell', { name }).boundingBox()];
    if (!of || !cell) throw new Error('a ring that is not seen');
    expect(Math.abs(of.x + of.width / 2 - cell.x - cell.width / 2)).toBeLessThan(2);
    expect(Math.abs(of.y + of.height / 2 - cell.y - cell.height / 2)).toBeLessThan(2);
    return true;
  };
  const watchful = {
    ...reader,
    tap: async (square: Square) => {
      ringed.squares.push(await liesRound(square));
      await reader.tap(square);
    },
    press: async (name: string) => {
      const tile = page.getByRole('list', { name: t.lessons.tiles }).getByRole('button', { name });
      if (await tile.isVisible()) {
        const marked = page.locator('button.beckons');
        ringed.tiles.push((await marked.count()) === 1 && (await marked.innerText()).startsWith(name));
      }
      await reader.press(name);
    },
  };
  await sailVoyage(watchful, server.url, role);
  await one.context.close();
  return ringed;
}

it('a ring lies round the first square of all, and round each ship that is to be taken in hand', async () => {
  const { squares } = await ringsOf('navigators');
  const orders = NAVIGATORS_STEPS.filter(({ task }) => typeof task !== 'function' && task.type === 'order');
  expect(squares[0]).toBe(true);
  expect(squares.filter(Boolean)).toHaveLength(1 + orders.length);
});

it('Poseidon’s too: round the first square, and round each tile that is asked for by its name', async () => {
  const { squares, tiles } = await ringsOf('poseidon');
  expect(squares[0]).toBe(true);
  expect(squares.filter(Boolean)).toHaveLength(1);
  const asked = POSEIDON_STEPS.flatMap(({ task }) =>
    typeof task !== 'function' && (task.type === 'tile' || task.type === 'barred') ? [task.type] : [],
  );
  // Which tile is barred is to be found.
  expect(tiles).toEqual(asked.map((type) => type === 'tile'));
});
