/** Navigators wish for ships in the next game. The ships without a wish are dealt. */
import type { Client } from './client.ts';
import { expectSame, present } from './finding.ts';
import { mustRefuse } from './malice.ts';
import type { Party } from './party.ts';
import { NOBODYS, SHIPS } from './shapes.ts';
import { dealsFairly, shareOf, shipsOf } from './shares.ts';

export async function wishAndDeal(party: Party): Promise<void> {
  const { random, clients } = party;
  const navigators = party.sitting('navigators');
  const [poseidon] = party.sitting('poseidon');
  if (poseidon && random.chance(0.2))
    await mustRefuse(clients, poseidon, { type: 'wish-ship', ship: 'red', wish: true }, ['wrong-side']);
  for (const client of random.some([...navigators, ...navigators], random.below(7)))
    await wish(client, party);
  if (random.chance(0.5)) return;
  const dealer = random.pick([...navigators, ...(poseidon ? [poseidon] : [])]);
  await dealer.command({ type: 'deal-ships' });
  await party.settle();
  // `deal-ships` deals all ships again, including those that players have wished for, so no wishes have to be granted.
  const { table } = dealer.follower;
  dealsFairly(table.mode, table.on('navigators'), table.wishes, NOBODYS);
}

async function wish(client: Client, party: Party): Promise<void> {
  const { random, clients } = party;
  const { table } = client.follower;
  const { mode, wishes } = table;
  const player = present(client.player, 'an onlooker wishes');
  const ship = random.pick(SHIPS);
  const owner = wishes[ship];
  const isWish = owner !== player || random.chance(0.3);
  const isFull = shipsOf(wishes, player).length >= shareOf(mode, table.on('navigators'), wishes, player);
  const codes = [
    ...(owner !== null && owner !== player ? ['ship-taken'] : []),
    ...(owner !== player && isFull ? ['share-full'] : []),
  ];
  const command = { type: 'wish-ship', ship, wish: isWish } as const;
  if (codes.length > 0) return await mustRefuse(clients, client, command, codes);
  await client.command(command);
  await party.settle();
  expectSame(client.follower.table.wishes, { ...wishes, [ship]: isWish ? player : null }, 'the wishes');
}
