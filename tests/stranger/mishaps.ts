/** Network problems: lost connections, lost answers, repeated commands, and second devices. */
import { comeBack, newId, type Client } from './client.ts';
import { expectSame, expectThat } from './finding.ts';
import type { GameCommand } from './messages.ts';
import { changeDevice } from './devices.ts';
import { boast, startOver } from './memory.ts';
import type { Party } from './party.ts';

/**
 * Sends a command once, twice at the same time, or without receiving the answer. In each case, the server must carry it
 * out once.
 */
export async function actOnce(client: Client, command: GameCommand, party: Party): Promise<void> {
  const luck = party.random.next();
  if (luck < 0.04) await sendTwice(client, command);
  else if (luck < 0.08) await loseAnswer(client, command);
  else if (luck < 0.12) await repeatLater(client, command);
  else await client.command(command);
}

async function sendTwice(client: Client, command: GameCommand): Promise<void> {
  const body = client.body(command);
  const both = await Promise.all([client.send(body), client.send(body)]);
  expectSame(
    both.map((answer) => answer.repeated).sort(),
    [false, true],
    'exactly one of two equal commands is marked as repeated',
  );
  await client.attend();
}

async function repeatLater(client: Client, command: GameCommand): Promise<void> {
  const body = client.body(command);
  expectThat(!(await client.send(body)).repeated, 'a new command is not marked as repeated');
  client.drop();
  await comeBack(client);
  const have = JSON.stringify(client.follower.have);
  expectThat((await client.send(body)).repeated, 'a command sent again is marked as repeated');
  await client.attend();
  expectSame(client.follower.have, JSON.parse(have), 'what is known after a repetition');
}

async function loseAnswer(client: Client, command: GameCommand): Promise<void> {
  const body = client.body(command, newId());
  client.connection.raw('command', body, () => undefined);
  client.drop();
  await comeBack(client);
  // The client doesn't know whether its command was carried out, so it attends to catch up.
  await client.send(body);
  await client.attend();
}

/**
 * Causes a random problem that has nothing to do with the game. The client is connected again at the end or soon
 * afterwards.
 */
export async function mishap(client: Client, party: Party): Promise<void> {
  const { random } = party;
  const luck = random.next();
  if (luck < 0.3) {
    client.drop();
  } else if (luck < 0.6) {
    client.drop();
    await comeBack(client);
  } else if (luck < 0.7) {
    await startOver(client);
  } else if (luck < 0.8) {
    await boast(client);
  } else if (client.player !== null) {
    await (luck < 0.9 ? moveElsewhere(client) : changeDevice(client, party));
  }
}

/** Opens the table on another device. The old connection is still open, so the server must dismiss it. */
async function moveElsewhere(client: Client): Promise<void> {
  const before = client.connection;
  await comeBack(client);
  const answer = await before.ask('command', client.body({ type: 'rename', name: 'Nobody' }));
  const codes = ['not-attending', 'no-such-seat'];
  expectThat(!answer.ok && codes.includes(answer.refusal), 'a dismissed connection still commands');
  expectThat(client.dismissals.at(-1) === 'elsewhere', `${client.name} was not dismissed`);
  before.close();
}
