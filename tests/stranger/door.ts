/** Asking to be let into a running game, and the players' decision. */
import { Client } from './client.ts';
import { expectSame, expectThat, present } from './finding.ts';
import { mustRefuseRequest } from './malice.ts';
import type { Knock } from './messages.ts';
import type { Party } from './party.ts';

/** The clients that may currently decide who is let in: those of the players and of the host. */
function doorkeepers(party: Party): Client[] {
  const host = party.hostOf();
  const seated = [...party.sitting('navigators'), ...party.sitting('poseidon')];
  return [...new Set([...seated, ...(host?.isOnline ? [host] : [])])];
}

/** Asks to be let in. Only the clients that may decide must receive the request. */
async function knock(client: Client, party: Party): Promise<Knock> {
  const { code, token, name, player } = client;
  await client.get('knock', { code, token, name });
  const keepers = doorkeepers(party);
  const seenBy = ({ knocks }: Client) => knocks.find((one) => one.name === name);
  await party.until(() => keepers.every(seenBy), `not everybody was shown that ${name} knocks`);
  await Promise.all(party.online.map((one) => one.connection.ask('boards', {})));
  for (const one of party.online)
    expectThat(keepers.includes(one) || one.knocks.length === 0, `the open requests that ${one.name} sees`);
  const seen = present(keepers[0] && seenBy(keepers[0]), 'nobody may let anybody in');
  expectSame(seen.player, player ?? undefined, 'who knocks');
  return seen;
}

async function answer(client: Client, party: Party, letIn: boolean): Promise<void> {
  const { random, clients } = party;
  const { id } = await knock(client, party);
  const keepers = doorkeepers(party);
  const [other] = party.sitting(null).filter((one) => !keepers.includes(one));
  if (other) {
    const { player } = other;
    await mustRefuseRequest(clients, other, 'let-in', { player, knock: id, letIn }, ['not-seated']);
  }
  const keeper = random.pick(keepers);
  const { player } = keeper;
  const told = client.knockAnswers.length;
  await keeper.get('let-in', { player, knock: id, letIn });
  await party.until(() => client.knockAnswers.length > told, `${client.name} was not answered`);
  expectSame(client.knockAnswers.at(-1), { code: client.code, letIn }, 'the answer to a knock');
  await party.until(
    () => keepers.every(({ knocks }) => knocks.every((one) => one.id !== id)),
    'a knock that was answered is shown still',
  );
  await mustRefuseRequest(clients, keeper, 'let-in', { player, knock: id, letIn }, ['no-such-knock']);
}

/** Lets a spectator or a newcomer into the running game. Sometimes, the players refuse first. */
export async function comeIn(client: Client, party: Party): Promise<void> {
  const { random, came } = party;
  const { code, token, name } = client;
  if (client.player === null)
    await mustRefuseRequest(party.clients, client, 'join', { code, token, name }, ['must-knock']);
  if (random.chance(0.2)) {
    await answer(client, party, false);
    came.add('turned away');
  }
  await answer(client, party, true);
  const { player } = await client.get('join', { code, token, name });
  expectThat(client.player === null || client.player === player, 'the player who was let in has changed');
  client.player = player;
  await client.attend();
  await party.settle();
  expectThat(
    client.follower.table.admitted.has(player),
    'the table was not told of the player who was let in',
  );
  await mustRefuseRequest(party.clients, client, 'knock', { code, token, name }, ['game-running']);
  came.add('let in');
}

/** Lets a new player in, from a device that has never been at the table. */
export async function comeAsStranger(party: Party): Promise<void> {
  const host = present(party.clients[0], 'no host');
  if (host.follower.table.seats.size === 5) return;
  const stranger = new Client(host.url, `Newcomer ${(party.newcomers += 1)}`);
  stranger.code = host.code;
  await stranger.connect();
  await comeIn(stranger, party);
  party.clients.push(stranger);
  await party.settle();
}
