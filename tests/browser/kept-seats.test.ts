/** Seats are kept even if a browser loses its storage. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { keepingNothing } from '../gallery/keeping-nothing.ts';
import { openSeat, tableAtServer } from './at-server.ts';
import { expectNoFaults } from './no-faults.ts';
import { button } from './parts.ts';
import { makeTable, person, type Person } from './people.ts';
import { useStage } from './stage.ts';
import { visitor } from './visitors.ts';

const stage = useStage();

const isSeated = ({ page }: Person) => button(page, t.lobby.leave).waitFor();

it('storage that has been cleared: the cookie gives the seat back, until its player leaves', async () => {
  const ann = await visitor(stage, 'Ann');
  const code = await makeTable(ann, stage.url);
  await isSeated(ann);
  await expect.poll(async () => (await ann.context.cookies(`${ann.page.url()}/seat`)).length).toBe(1);
  await ann.page.evaluate(() => localStorage.clear());
  await ann.page.reload();
  await isSeated(ann);
  await button(ann.page, t.lobby.leave).click();
  await button(ann.page, t.lobby.leaveConfirm).click();
  await ann.page.waitForURL(`${stage.url}/`);
  await expect.poll(() => ann.context.cookies(`${stage.url}/t/${code}/seat`)).toEqual([]);
  expectNoFaults(ann);
});

it('storage that is full: whoever makes a table sits at it', async () => {
  const ann = await person(stage.browser, 'Ann');
  await ann.context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    };
  });
  await makeTable(ann, stage.url);
  await isSeated(ann);
  await ann.page.reload();
  await isSeated(ann);
  expect(await ann.page.getByText(t.seats.notKeptText).count()).toBe(0);
  expectNoFaults(ann);
});

it('neither storage nor cookies: it is said at once, and one sits at the table all the same', async () => {
  const ann = await person(stage.browser, 'Ann');
  await keepingNothing(ann.context);
  await ann.page.goto(stage.url);
  await ann.page.getByText(t.seats.notKeptText).waitFor();
  await button(ann.page, t.seats.understood).click();
  await makeTable(ann, stage.url);
  await isSeated(ann);
  expectNoFaults(ann);
});

it('values that are malformed are set aside, all of them, and the good ones stay', async () => {
  const { at } = await tableAtServer(stage.url, { Ann: 'navigators', Pia: 'poseidon' });
  const ann = await openSeat(stage, at.Ann, 'Ann');
  await isSeated(ann);
  await ann.page.evaluate(() => {
    const seats = JSON.parse(localStorage.getItem('odyssey.seats') ?? '[]') as { tokens: unknown[] }[];
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"nonsense":[1,null');
    for (const name of [
      'name',
      'device',
      'alone',
      'games-alone',
      'scores',
      'puzzles',
      'foretold',
      'met',
      'not-here',
      'waiting',
    ])
      localStorage.setItem(`odyssey.${name}`, 'x'.repeat(10_000));
    seats[0]?.tokens.unshift('cut-off', 7);
    localStorage.setItem('odyssey.seats', JSON.stringify([null, { code: 7 }, ...seats]));
  });
  await ann.page.reload();
  await isSeated(ann);
  await makeTable({ ...ann, name: 'Ann' }, stage.url);
  await isSeated(ann);
  at.Pia.close();
  expectNoFaults(ann);
});
