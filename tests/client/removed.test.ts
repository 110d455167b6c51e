/** If the host removes a player, the player's page says so and doesn't join again by itself. */
import { expect, it } from 'vitest';
import type { TableEvent } from '../../shared/table/events.ts';
import { attending, tableFeed } from '../helpers/attending.ts';

const COME: readonly TableEvent[] = [
  { type: 'made', code: 'ABCD', board: 'a' },
  { type: 'joined', player: 'ann', name: 'Ann' },
  { type: 'joined', player: 'pia', name: 'Pia' },
];
const GONE: TableEvent = { type: 'left', player: 'pia' };

it('the only player of a device that is taken off the table is here no more', async () => {
  const { session, asked, arrive, tell } = attending();
  await arrive(tableFeed(0, COME));
  tell(tableFeed(3, [GONE]));
  expect([session.attendance, session.me]).toEqual(['removed', undefined]);
  expect(asked).toEqual(['attend']);
});

it('a device that was away hears of it when it comes back', async () => {
  const { session, arrive, arriveAs } = attending();
  await arrive(tableFeed(0, COME));
  await arriveAs([], tableFeed(3, [GONE]));
  expect(session.attendance).toBe('removed');
  // The device is now a spectator's: it has no player at the table.
  await arriveAs([]);
  expect([session.attendance, session.players]).toEqual(['there', []]);
});

it('stays so when an arrival that was on its way comes after it', async () => {
  const { session, arrive, arriveAs, tell } = attending();
  await arrive(tableFeed(0, COME));
  const onItsWay = session.attend();
  tell(tableFeed(3, [GONE]));
  await arriveAs([]);
  await onItsWay;
  expect(session.attendance).toBe('removed');
});

it('friends who share the device stay, and the place is given up at the server too', async () => {
  const { session, asked, arriveAs, tell } = attending();
  await arriveAs(['pia', 'ann'], tableFeed(0, COME));
  tell(tableFeed(3, [GONE]));
  expect([session.attendance, session.players]).toEqual(['there', ['ann']]);
  expect(asked).toEqual(['attend', 'attend']);
});

it('whoever leaves has not been taken off', async () => {
  const { session, arrive, carryOut } = attending();
  await arrive(tableFeed(0, COME));
  const left = session.command({ type: 'leave' }, 'pia');
  carryOut(tableFeed(3, [GONE]));
  await left;
  expect(session.attendance).toBe('there');
});

it('another who is taken off is no news for this device', async () => {
  const { session, arrive, tell } = attending();
  await arrive(tableFeed(0, COME));
  tell(tableFeed(3, [{ type: 'left', player: 'ann' }]));
  expect([session.attendance, session.players]).toEqual(['there', ['pia']]);
});
