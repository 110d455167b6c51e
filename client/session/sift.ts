/** Secrets that stand for nobody any more. */
import type { Connection } from '../lib/connection.svelte.ts';

/** The secrets of a device for one table. */
export interface Held {
  /** The tokens of the seats that this device holds here, read anew at each arrival. */
  readonly tokens: () => readonly string[];
  /** Told which of the tokens still stand for somebody, when some do not. */
  readonly keep?: (tokens: readonly string[]) => void;
}

/** Finds out which of these tokens of a table stand for nobody any more, and has them forgotten. */
export async function sift(
  connection: Pick<Connection, 'ask'>,
  code: string,
  tokens: readonly string[],
  held: Held,
): Promise<void> {
  const good: string[] = [];
  for (const token of tokens) {
    const looked = await connection.ask('look', { code, tokens: [token] });
    if (looked?.ok) good.push(token);
    // To a token that stands for nobody the server does not say that there is a table.
    else if (looked?.refusal !== 'no-such-table') return;
  }
  // A seat may have been added meanwhile.
  const added = held.tokens().filter((token) => !tokens.includes(token));
  held.keep?.([...good, ...added]);
}
