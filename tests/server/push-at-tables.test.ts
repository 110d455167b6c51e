/** Notices at a table with several players: swaps, the next game, and whose turn it is. */
import { expect, it } from 'vitest';
import { granted } from '../helpers/client.ts';
import { followerAt } from '../helpers/follower.ts';
import { notifiedTable, usePushService } from '../helpers/notified.ts';
import { storm } from '../helpers/poseidons-turn.ts';
import { always } from '../helpers/random.ts';

const MINUTE = 60_000;
const COMPETING = { type: 'choose-mode', mode: 'competing' } as const;

const pushing = usePushService();

it('a swap is said to the other side, once for each time that it is asked for', async () => {
  const { server, clock, company, kindsOf, leaves } = await notifiedTable(pushing, 2);
  const { host, poseidon, crew } = company;
  await host.does({ type: 'abandon-game' });
  await server.notifyDue();
  await leaves(poseidon, ...crew);
  clock.ms += MINUTE;
  await server.notifyDue();
  expect([poseidon, ...crew].map(kindsOf)).toEqual([['game-over'], ['game-over']]);
  await host.does({ type: 'ask-swap', wish: true });
  await server.notifyDue();
  await host.does({ type: 'ask-swap', wish: false });
  await server.notifyDue();
  expect(kindsOf(poseidon)).toEqual(['game-over', 'swap-asked']);
  await host.does({ type: 'ask-swap', wish: true });
  await server.notifyDue();
  expect([host, poseidon, ...crew].map(kindsOf)).toEqual([
    [],
    ['game-over', 'swap-asked', 'swap-asked'],
    ['game-over'],
  ]);
});

it('the next game is said to those whose turn it is not', async () => {
  const { server, company, kindsOf, leaves } = await notifiedTable(pushing, 2);
  const { host, poseidon, crew } = company;
  await host.does({ type: 'abandon-game' });
  await leaves(poseidon, ...crew);
  await host.does({ type: 'begin-game' });
  await server.notifyDue();
  await server.notifyDue();
  expect([host, poseidon, ...crew].map(kindsOf)).toEqual([[], ['your-turn'], ['play-again']]);
});

it('a turn is said to the owners of the ships that still have to move', async () => {
  const { server, company, kindsOf, leaves } = await notifiedTable(pushing, 2, COMPETING);
  const { host, poseidon, crew } = company;
  await leaves(host, ...crew);
  await storm(poseidon);
  await server.notifyDue();
  expect([host, poseidon, ...crew].map(kindsOf)).toEqual([['your-turn'], [], ['your-turn']]);
});

it('a turn is said again to a player who has moved and takes over ships, but not to others', async () => {
  const { server, company, kindsOf, leaves } = await notifiedTable(pushing, 4, COMPETING);
  const { host, poseidon, crew } = company;
  await leaves(...crew);
  await storm(poseidon);
  await server.notifyDue();
  const [first, second, third] = crew;
  if (!first || !second || !third) throw new Error('no crew');
  const moving = await followerAt(server.url, host.code, first.token);
  const random = always(1);
  for (let move = moving.move(random); move; move = moving.move(random)) await moving.does(move);
  moving.close();
  await leaves(first);
  await server.notifyDue();
  expect(crew.map(kindsOf)).toEqual([['your-turn'], ['your-turn'], ['your-turn']]);
  await host.does({ type: 'remove-player', player: second.player });
  await server.notifyDue();
  await server.notifyDue();
  expect([first, third].map(kindsOf)).toEqual([['your-turn', 'your-turn'], ['your-turn']]);
});

it('two players on the same device get one notice', async () => {
  const { server, company, kindsOf, leaves } = await notifiedTable(pushing, 3);
  const { host, poseidon, crew } = company;
  const shared = pushing.service.device('shared');
  const { subscription } = shared;
  for (const guest of crew)
    granted(await guest.ask('subscribe-push', { player: guest.player, subscription }));
  await leaves(host, ...crew);
  await storm(poseidon);
  await server.notifyDue();
  expect(shared.kinds).toEqual(['your-turn']);
  // Each of them has a device of their own, too.
  expect([host, ...crew].map(kindsOf)).toEqual([['your-turn'], ['your-turn'], ['your-turn']]);
});
