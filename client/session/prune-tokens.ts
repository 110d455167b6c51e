/** Finds out which of this device's tokens for a table the server knows. */
import type { Connection } from '../lib/connection.svelte.ts';

/** Access to the tokens that a device holds for one table. */
export interface HeldTokens {
  /** The tokens of the seats that this device holds here. Read each time the device attends the table. */
  readonly tokens: () => readonly string[];
  /** Tokens that the server did not know when it was last asked. Read each time the device attends the table. */
  readonly idle?: () => readonly string[];
  /** Called with the tokens that the server knows. The others should be kept, and tried again later. */
  readonly sort?: (good: readonly string[]) => void;
}

/** All of a device's tokens for a table. Those that the server did not know come first. */
export function allTokens({ tokens, idle }: HeldTokens): readonly string[] {
  return [...new Set([...(idle?.() ?? []), ...tokens()])];
}

/**
 * Asks the server about each token of a table, and sorts the tokens.
 * @returns the tokens that the server knows; undefined if the server did not answer
 */
export async function pruneTokens(
  connection: Pick<Connection, 'ask'>,
  code: string,
  held: HeldTokens,
): Promise<readonly string[] | undefined> {
  const asked = allTokens(held);
  const good: string[] = [];
  for (const token of asked) {
    const looked = await connection.ask('look', { code, tokens: [token] });
    // For an unknown token the server answers 'no-such-table', even if the table exists.
    if (looked?.ok) {
      if (looked.seat !== undefined) good.push(token);
    } else if (looked?.refusal !== 'no-such-table') return undefined;
  }
  // By now, a seat may have been added.
  const added = held.tokens().filter((token) => !asked.includes(token));
  held.sort?.([...good, ...added]);
  return good;
}
