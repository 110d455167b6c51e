/** Finds out which of a device's tokens for a table the server knows. */
import type { Connection } from '../lib/connection.svelte.ts';

/** The tokens of a device for one table. */
export interface HeldTokens {
  /** The tokens of the seats that this device holds here. Read each time it attends. */
  readonly tokens: () => readonly string[];
  /** Tokens that the server did not know when last asked. Also read each time. */
  readonly idle?: () => readonly string[];
  /** Called with the valid tokens. The others should be kept and tried again later. */
  readonly sort?: (good: readonly string[]) => void;
}

/** All tokens of a device for a table, the valid ones last. */
export function allTokens({ tokens, idle }: HeldTokens): readonly string[] {
  return [...new Set([...(idle?.() ?? []), ...tokens()])];
}

/**
 * Asks the server about each token of a table and sorts them.
 * @returns the valid tokens; undefined if the server did not answer
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
  // A seat may have been added in the meantime.
  const added = held.tokens().filter((token) => !asked.includes(token));
  held.sort?.([...good, ...added]);
  return good;
}
