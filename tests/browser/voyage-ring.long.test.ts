/** In tutorials, a ring marks the square or tile to tap, except in steps where finding it is the task. */
import { expect, it } from 'vitest';
import { NAVIGATORS_STEPS } from '../../client/game/teaching/navigators-steps.ts';
import { POSEIDON_STEPS } from '../../client/game/teaching/poseidon-steps.ts';
import { t } from '../../client/text/text.ts';
import type { Square } from '../../shared/board/squares.ts';
import type { Side } from '../../shared/game/game.ts';
import { boxOf } from './boxes.ts';
import { square } from './parts.ts';
import { person, TABLET } from './people.ts';
import { readerOf } from './readers.ts';
import { useStage } from './stage.ts';
import { sailVoyage } from './voyages.ts';

const stage = useStage();

/** Plays a tutorial. For each tapped square and tile, returns whether it had a ring just before the tap. */
async function ringsOf(role: Side): Promise<{ squares: boolean[]; tiles: boolean[] }> {
  const one = await person(stage.browser, 'Ann', TABLET);
  const { page } = one;
  const reader = readerOf(page, one.faults);
  const ring = page.locator('circle[data-tap-ring]');
  const ringed = { squares: [] as boolean[], tiles: [] as boolean[] };
  const liesRound = async (name: Square) => {
    if ((await ring.count()) === 0) return false;
    const [round, cell] = await Promise.all([boxOf(ring), boxOf(square(page, name))]);
    const [left, right] = [cell.left - round.left, round.right - cell.right];
    const [above, below] = [cell.top - round.top, round.bottom - cell.bottom];
    return (
      Math.min(left, right, above, below) > 0 && Math.max(left, right, above, below) < cell.right - cell.left
    );
  };
  const watchful = {
    ...reader,
    tap: async (name: Square) => {
      ringed.squares.push(await liesRound(name));
      await reader.tap(name);
    },
    press: async (name: string) => {
      const tile = page.getByRole('list', { name: t.lessons.tiles }).getByRole('button', { name });
      if (await tile.isVisible()) {
        const marked = page.locator('button[data-tap-ring]');
        ringed.tiles.push((await marked.count()) === 1 && (await marked.innerText()).startsWith(name));
      }
      await reader.press(name);
    },
  };
  await sailVoyage(watchful, stage.url, role);
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
  // The only steps without a ring are those in which the player has to find the tile that may not be played.
  expect(tiles).toEqual(asked.map((type) => type === 'tile'));
});
