/** How somebody comes into a running game: they knock, and one of those who play lets them in. */
import { expect } from 'vitest';
import type { Answer, Knock } from '../../shared/wire/protocol.ts';
import { granted, type Client } from './client.ts';

/** Knocks with a client's token; nobody is asked yet who is not there. */
export function knock(client: Client, code: string, name = 'Bob'): Promise<Answer<object>> {
  client.code = code;
  return client.ask('knock', { code, token: client.token, name });
}

/** What a client may see of who knocks, when it is so many. */
export async function knocksAt(client: Client, howMany: number): Promise<readonly Knock[]> {
  await expect.poll(() => client.knocks).toHaveLength(howMany);
  return client.knocks;
}

export function letIn(by: Client, { id }: Knock, isLetIn = true): Promise<Answer<object>> {
  return by.ask('let-in', { player: by.player, knock: id, letIn: isLetIn });
}

/** What became of a client's newest knock, as soon as it is told. */
export async function answerTo(client: Client, howMany = 1): Promise<boolean | undefined> {
  await expect.poll(() => client.knockAnswers).toHaveLength(howMany);
  return client.knockAnswers.at(-1)?.letIn;
}

/** Brings somebody into the game that is played, and lets them attend: as a new player, or as who they are. */
export async function comeIn(by: Client, client: Client, name = 'Bob'): Promise<void> {
  const before = client.knockAnswers.length;
  granted(await knock(client, by.code, name));
  const [newest] = (await knocksAt(by, 1)).slice(-1);
  if (newest) granted(await letIn(by, newest));
  expect(await answerTo(client, before + 1)).toBe(true);
  const [player = ''] = (await client.attend()).players;
  client.player = player;
}
