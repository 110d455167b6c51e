/**
 * Signals between Navigators. The server sends each signal to the other Navigators and to spectators who see the open
 * chart, but to nobody else.
 */
import type { Client } from './client.ts';
import { expectSame } from './finding.ts';
import { mustRefuseRequest } from './malice.ts';
import type { Party } from './party.ts';

export async function makeSign(party: Party): Promise<void> {
  const { random, online } = party;
  const client = random.pick(online.filter(({ player }) => player !== null));
  const { player, follower } = client;
  const signal = random.pick([
    { type: 'ping', square: 'b2' },
    { type: 'phrase', phrase: 'well-done' },
  ]);
  const before = new Map(online.map((one) => [one, one.signals.length]));
  const follows = (one: Client) => isNavigator(one) || one.chart !== null;
  const hears = (one: Client) => follows(one) && isNavigator(client) && one !== client;
  if (isNavigator(client)) {
    await client.get('signal', { player, signal });
    party.came.add('sign');
  } else await mustRefuseRequest(online, client, 'signal', { player, signal }, ['wrong-side']);
  await Promise.all(online.map((one) => one.get('look', { code: one.code, tokens: [] })));
  for (const one of online) {
    const heard = one.signals.slice(before.get(one));
    const expected = hears(one) ? [{ player, signal }] : [];
    expectSame(
      heard,
      expected,
      `what ${one.name} hears of a sign of ${follower.table.names.get(player ?? '')}`,
    );
  }
}

function isNavigator({ player, follower }: Client): boolean {
  return player !== null && follower.table.seats.get(player) === 'navigators';
}

/** Sends a signal between games, which nobody must receive. */
export async function signInVain(client: Client, party: Party): Promise<void> {
  const body = { player: client.player, signal: { type: 'phrase', phrase: 'wait' } };
  await mustRefuseRequest(party.clients, client, 'signal', body, ['no-game-running']);
}
