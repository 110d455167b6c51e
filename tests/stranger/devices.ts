/**
 * Moves a player to another device with a key. Afterwards, the new device's token belongs to the player, and the old
 * token is invalid.
 */
import { Client, comeBack, newToken } from './client.ts';
import { expectSame, expectThat, present } from './finding.ts';
import { Follower } from './follower.ts';
import { mustRefuseRequest } from './malice.ts';
import type { Party } from './party.ts';

/** Moves a client to another device. The player asks for the key or, if the player's device is lost, the host does. */
export async function changeDevice(client: Client, party: Party): Promise<void> {
  const { random, clients } = party;
  const player = present(client.player, 'an onlooker has no device to change');
  const host = party.hostOf();
  const isPoseidon = party.sitting('poseidon').includes(client);
  const byHost = host?.isOnline === true && host !== client && !isPoseidon && random.chance(0.5);
  if (byHost) {
    await mustRefuseRequest(clients, host, 'offer-device', { player }, ['player-present']);
    client.drop();
    await party.everybodySeen();
  }
  const asking = byHost ? host : client;
  const { key } = await asking.get('offer-device', { player });
  const old = byHost ? null : client.connection;
  const oldToken = client.token;

  [client.token, client.device] = [newToken(), newToken()];
  await client.connect();
  await tryKeys(client, key, party);
  const { code, token, device } = client;
  const answer = await client.get('change-device', { code, key, token, device });
  expectSame([answer.code, answer.player], [code, player], 'the player of the new device');
  await old?.ask('boards', {});
  if (old) expectThat(client.dismissals.at(-1) === 'device-changed', 'the previous device was not told');
  old?.close();
  await mustRefuseRequest(clients, client, 'change-device', { code, key, token: newToken() }, [
    'no-such-offer',
  ]);
  client.follower = new Follower();
  await client.attend();
  await beNobody(client, oldToken);
  await party.settle();
  party.came.add('new device');
}

/** Tries a wrong key, which must not invalidate the right one. */
async function tryKeys(client: Client, key: string, { clients, random }: Party): Promise<void> {
  const { code, token } = client;
  const wrong = key.replace(/./, (first) => (first === 'C' ? 'D' : 'C'));
  if (random.chance(0.7))
    await mustRefuseRequest(clients, client, 'change-device', { code, key: wrong, token }, ['no-such-offer']);
}

async function beNobody(client: Client, token: string): Promise<void> {
  const { code } = client;
  await mustRefuseRequest([], client, 'look', { code, tokens: [token] }, ['no-such-table']);
  const ghost = new Client(client.url, 'Ghost');
  ghost.code = code;
  await ghost.connect();
  const have = { table: 0, game: null };
  const answer = await ghost.get('attend', { code, tokens: [token], have });
  expectSame(answer.players, [], 'the players of the previous device’s token');
  ghost.drop();
}

/** Checks that the right key is still valid after five wrong ones. */
export async function keepOffer(client: Client, party: Party): Promise<void> {
  const player = present(client.player, 'an onlooker has no device to change');
  const { key } = await client.get('offer-device', { player });
  const { code } = client;
  const token = newToken();
  for (const wrong of ['CCCCCCCC', 'DDDDDDDD', 'FFFFFFFF', 'HHHHHHHH', 'JJJJJJJJ'])
    await mustRefuseRequest(party.clients, client, 'change-device', { code, key: wrong, token }, [
      'no-such-offer',
    ]);
  const answer = await client.get('change-device', { code, key, token });
  expectSame([answer.code, answer.player], [code, player], 'the player of the new device');
  client.token = token;
  client.drop();
  await comeBack(client);
  await party.settle();
}
