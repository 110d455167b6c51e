/**
 * A second place where seats are kept: a cookie that the server sets, for this table alone. Storage that is cleared by
 * the browser, or full, or forbidden, then costs nobody their seat.
 */
import { dropTable } from './held-seats.ts';

/** The table must not wait for it long: most who come without a seat have none. */
const PATIENCE_MS = 2_500;

/**
 * Keeps the tokens of a table's seats there, or takes them away; resolves with those that are kept.
 * The server keeps only those that it knows.
 */
export function keepInCookie(code: string, tokens: readonly string[]): Promise<readonly string[]> {
  return ask(code, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ tokens }),
    // The page may be left for good by what takes them away.
    keepalive: true,
  });
}

/** The tokens that are kept there. */
export function recallFromCookie(code: string): Promise<readonly string[]> {
  return ask(code, { headers: { Accept: 'application/json' } });
}

/** Gives up all seats at a table, in both places: its player has left it, or was told of having been taken off. */
export function giveUpSeats(code: string): void {
  dropTable(code);
  void keepInCookie(code, []);
}

/** Whatever goes wrong: then nothing is kept. */
async function ask(code: string, request: RequestInit): Promise<readonly string[]> {
  const giving = new AbortController();
  const late = setTimeout(() => giving.abort(), PATIENCE_MS);
  try {
    const response = await fetch(`/t/${code}/seat`, {
      ...request,
      credentials: 'same-origin',
      signal: giving.signal,
    });
    const { tokens } = (await response.json()) as { tokens?: unknown };
    return Array.isArray(tokens) ? tokens.filter((token) => typeof token === 'string') : [];
  } catch {
    return [];
  } finally {
    clearTimeout(late);
  }
}
