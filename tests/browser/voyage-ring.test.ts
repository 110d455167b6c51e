/** In a first voyage a ring shows what is to be tapped, where finding it is not the lesson. */
import { expect, it } from 'vitest';
import { NAVIGATORS_STEPS } from '../../client/game/teaching/navigators-steps.ts';
import { t } from '../../client/text/text.ts';
import type { Square } from '../../shared/board/squares.ts';
import { person, TABLET } from './people.ts';
import { readerOf } from './readers.ts';
import { browser, server } from './stage.ts';
import { sailVoyage } from './voyages.ts';

it('a ring lies round the first square of all, and round each ship that is to be taken in hand', async () => {
  const one = await person(browser, 'Ann', TABLET);
  const reader = readerOf(one.page, one.faults);
  const ring = one.page.locator('circle.beckons');
  const ringed: boolean[] = [];
  /** Whether the ring lies round a square. */
  const liesRound = async (square: Square) => {
    if ((await ring.count()) === 0) return false;
    const name = new RegExp(`^${t.common.square(square)}\\b`);
    const [of, cell] = [
      await ring.boundingBox(),
      await one.page.getByRole('gridcell', { name }).boundingBox(),
    ];
    if (!of || !cell) throw new Error('a ring that is not seen');
    expect(Math.abs(of.x + of.width / 2 - cell.x - cell.width / 2)).toBeLessThan(2);
    expect(Math.abs(of.y + of.height / 2 - cell.y - cell.height / 2)).toBeLessThan(2);
    return true;
  };
  const watchful = {
    ...reader,
    tap: async (square: Square) => {
      ringed.push(await liesRound(square));
      await reader.tap(square);
    },
  };
  await sailVoyage(watchful, server.url, 'navigators');
  const orders = NAVIGATORS_STEPS.filter(({ task }) => typeof task !== 'function' && task.type === 'order');
  expect(ringed[0]).toBe(true);
  expect(ringed.filter(Boolean)).toHaveLength(1 + orders.length);
  await one.context.close();
});
