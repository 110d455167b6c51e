/** Ending a game early, by the host alone or by all players. */
import { expectSame, expectThat, present } from './finding.ts';
import { mustChangeNothing } from './malice.ts';
import type { Party } from './party.ts';

const ABANDON = { type: 'abandon-game' } as const;

export async function endEarly(party: Party): Promise<void> {
  const { random, clients } = party;
  await party.everybodyBack();
  const host = present(party.hostOf(), 'no host');
  const { table } = host.follower;
  const seated = [...party.sitting('navigators'), ...party.sitting('poseidon')];
  const others = random.some(
    seated.filter((client) => client !== host),
    random.below(seated.length),
  );
  for (const client of others) {
    await client.command(ABANDON);
    await party.settle();
    expectThat(host.follower.table.isRunning, 'a single player ended the game for all');
    await mustChangeNothing(clients, client, ABANDON);
    if (!random.chance(0.3)) continue;
    await client.command({ ...ABANDON, wish: false });
    await party.settle();
    expectSame(table.abandoning.has(client.player ?? ''), false, 'a withdrawn consent');
  }
  await host.command(ABANDON);
  await party.settle();
  expectThat(!host.follower.table.isRunning, 'the host did not end the game');
  if (others.length > 0) party.came.add('broken off');
}
