/** Which of a device's tokens for a table the server knows. */
import type { Connection } from '../lib/connection.svelte.ts';

/** The secrets of a device for one table. */
export interface Held {
  /** The tokens of the seats that this device holds here, read anew at each arrival. */
  readonly tokens: () => readonly string[];
  /** Tokens that the server did not know when it was asked last; likewise. */
  readonly idle?: () => readonly string[];
  /** Told which of all of them stand for somebody now. The others are to be kept, and tried again. */
  readonly sort?: (good: readonly string[]) => void;
}

/** All tokens of a device for a table, those that the server knew last at the end. */
export function allOf({ tokens, idle }: Held): readonly string[] {
  return [...new Set([...(idle?.() ?? []), ...tokens()])];
}

/**
 * Asks the server about each token of a table, and has them sorted.
 * @returns those that stand for somebody; undefined if the server did not say
 */
export async function sift(
  connection: Pick<Connection, 'ask'>,
  code: string,
  held: Held,
): Promise<readonly string[] | undefined> {
  const asked = allOf(held);
  const good: string[] = [];
  for (const token of asked) {
    const looked = await connection.ask('look', { code, tokens: [token] });
    // To a token that stands for nobody the server does not say that there is a table.
    if (looked?.ok) {
      if (looked.seat !== undefined) good.push(token);
    } else if (looked?.refusal !== 'no-such-table') return undefined;
  }
  // A seat may have been added meanwhile.
  const added = held.tokens().filter((token) => !asked.includes(token));
  held.sort?.([...good, ...added]);
  return good;
}
