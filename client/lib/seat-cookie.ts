/**
 * A backup of the seats in a cookie, which the server sets separately for each table. The backup lets players keep
 * their seats when the browser's storage is cleared, full or forbidden.
 */
import { dropTable, idleTokensAt, tokensAt } from './held-seats.ts';

/**
 * How long to wait for the answer about the cookie, in ms. The time is short, because the table isn't shown until then,
 * and most visitors without a seat have no cookie.
 */
const PATIENCE_MS = 2_500;

/**
 * Stores the tokens of a table's seats in the cookie, or removes them. Resolves with the tokens that are then stored,
 * because the server doesn't store tokens that it doesn't know.
 */
export function keepInCookie(code: string, tokens: readonly string[]): Promise<readonly string[]> {
  early = undefined;
  return ask(code, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ tokens }),
    // Keep the request alive if the page is left, because tokens are often removed just before that.
    keepalive: true,
  });
}

/** The tokens of a table that are stored in the cookie. */
export function recallFromCookie(code: string): Promise<readonly string[]> {
  const answer = early?.code === code ? early.answer : ask(code, { headers: { Accept: 'application/json' } });
  early = undefined;
  return answer;
}

/** A search that has begun before its answer was needed. */
let early: { readonly code: string; readonly answer: Promise<readonly string[]> } | undefined;

/** Begins to search the cookie for seats while the table's page loads, if this device has no other seat there. */
export function recallEarly(code: string): void {
  if (tokensAt(code).length === 0 && idleTokensAt(code).length === 0)
    early = { code, answer: recallFromCookie(code) };
}

/**
 * Gives up all seats at a table, in both the storage and the cookie. Called after the player has left the table or was
 * removed from it.
 */
export function giveUpSeats(code: string): void {
  dropTable(code);
  void keepInCookie(code, []);
}

/** Sends a request about the cookie. Resolves with an empty list if anything goes wrong. */
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
