/** Finds out which of this device's tokens for a table the server recognises. */
import type { Connection } from '../lib/connection.svelte.ts';

/** Access to the tokens that a device holds for one table. */
export interface HeldTokens {
  /**
   * Returns the tokens of the seats that this device holds at the table. Called each time the device attends the table.
   */
  readonly tokens: () => readonly string[];
  /**
   * Returns the tokens that the server did not recognise when it was last asked. Called each time the device attends
   * the table.
   */
  readonly idle?: () => readonly string[];
  /** Called with the tokens that the server recognises. All others should be kept and tried again later. */
  readonly sort?: (good: readonly string[]) => void;
}

/** All of a device's tokens for a table. Those that the server did not recognise come first. */
export function allTokens({ tokens, idle }: HeldTokens): readonly string[] {
  return [...new Set([...(idle?.() ?? []), ...tokens()])];
}

/**
 * Asks the server about each token of a table, and calls `held.sort` with those that it recognises.
 * @returns the tokens that the server recognises; undefined if it did not answer
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
    // If the server doesn't recognise a token, it answers 'no-such-table', even if the table exists.
    if (looked?.ok) {
      if (looked.seat !== undefined) good.push(token);
    } else if (looked?.refusal !== 'no-such-table') return undefined;
  }
  // The device may have got another seat in the meantime.
  const added = held.tokens().filter((token) => !asked.includes(token));
  held.sort?.([...good, ...added]);
  return good;
}
