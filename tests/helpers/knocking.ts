/** Helpers for joining a running game: a client asks to be let in, and one of the players agrees. */
import { expect } from 'vitest';
import type { Answer, Knock, Knocked } from '../../shared/wire/protocol.ts';
import { granted, type Client } from './client.ts';
import { Guest } from './guests.ts';

/** Asks to be let in, with the client's token. Doesn't wait for the players' decision. */
export function knock(client: Client, code: string, name = 'Bob'): Promise<Answer<object>> {
  client.code = code;
  return client.ask('knock', { code, token: client.token, name });
}

/** Claims to be a player of the client's table, on a device that does not hold that player's seat. */
export function says(client: Client, player: string, more: object = {}): Promise<Answer<Knocked>> {
  const { code, token } = client;
  const device = client instanceof Guest && { device: client.device };
  return client.ask<Knocked>('knock', { code, token, ...device, name: 'Who', as: player, ...more });
}

/** Waits until a client sees this many open requests to be let in, and returns them. */
export async function knocksAt(client: Client, howMany: number): Promise<readonly Knock[]> {
  await expect.poll(() => client.knocks).toHaveLength(howMany);
  return client.knocks;
}

export function letIn(by: Client, { id }: Knock, isLetIn = true): Promise<Answer<object>> {
  return by.ask('let-in', { player: by.player, knock: id, letIn: isLetIn });
}

/**
 * Waits until this many of a client's requests have been decided. Returns the latest decision: true if the client was
 * let in.
 */
export async function answerTo(client: Client, howMany = 1): Promise<boolean | undefined> {
  await expect.poll(() => client.knockAnswers).toHaveLength(howMany);
  return client.knockAnswers.at(-1)?.letIn;
}

/**
 * Lets a client join the running game, as a new player or as the player that it already is. The client then attends.
 */
export async function comeIn(by: Client, client: Client, name = 'Bob'): Promise<void> {
  const before = client.knockAnswers.length;
  granted(await knock(client, by.code, name));
  const [newest] = (await knocksAt(by, 1)).slice(-1);
  if (newest) granted(await letIn(by, newest));
  expect(await answerTo(client, before + 1)).toBe(true);
  const [player = ''] = (await client.attend()).players;
  client.player = player;
}
