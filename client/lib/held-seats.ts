/**
 * The seats that this device holds: for each table the secret tokens of its players, kept in the
 * browser's storage. Mostly one; several where friends share a device. And a secret of its own, by which what
 * it has seen of a game is known.
 */
import { LONGEST_NAME } from '../../shared/table/table.ts';
import { json, list, MOMENT, object, oneOf, plain, text, type Schema } from './formats.ts';
import { Persisted } from './persisted.ts';

export interface HeldTable {
  readonly code: string;
  readonly tokens: readonly string[];
  /**
   * Tokens that the server did not know when it was asked last. They are tried again: it may have run on another data
   * file, or on an older backup.
   */
  readonly idle?: readonly string[];
  /** When this device was last at the table, for the order on the home page. */
  readonly at: number;
  /** Its game was over when this device saw it last. */
  readonly over?: true;
  /** The server had no table of this code when it was asked last. */
  readonly unknown?: true;
}

/** Of tables whose game is over so many are kept, the latest; all others stay. */
const MOST_OVER = 20;

/** Far more than anybody has: a bound for what is read, and for tables that no server knows. */
const MOST_KEPT = 500;

/** A bound for tokens that came to nothing, as of somebody who was never let in. */
const MOST_TOKENS = 20;

const secret = text(/^[\w-]{43}$/);
const tokens = list(secret, MOST_TOKENS);
const heldTable = object<HeldTable>(
  {
    code: text(/^[A-Z\d]{4,10}$/),
    tokens,
    idle: tokens,
    at: MOMENT,
    over: oneOf([true]),
    unknown: oneOf([true]),
  },
  ['idle', 'over', 'unknown'],
);

/** What can't be seen is no name. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\s\u2800]/gu;
const CONTROL = /\p{Cc}/u;
const nameOf: Schema<string> = (stored) =>
  typeof stored === 'string' &&
  stored.length <= LONGEST_NAME &&
  !CONTROL.test(stored) &&
  stored.replace(UNSEEN, '') !== ''
    ? stored
    : undefined;

const seats = new Persisted<readonly HeldTable[]>({
  key: 'odyssey.seats',
  fallback: [],
  format: json(list(heldTable, MOST_KEPT)),
});
const device = new Persisted({ key: 'odyssey.device', fallback: null, format: plain(secret) });
const name = new Persisted({ key: 'odyssey.name', fallback: null, format: plain(nameOf) });

/** The tables at which this device holds seats, the latest first. */
export function heldTables(): HeldTable[] {
  return seats.value.toSorted((a, b) => b.at - a.at);
}

function heldAt(code: string): HeldTable | undefined {
  return heldTables().find((table) => table.code === code);
}

/** The tokens that this device holds at a table. */
export function tokensAt(code: string): readonly string[] {
  return heldAt(code)?.tokens ?? [];
}

/** The tokens at a table that the server did not know when it was asked last. */
export function idleTokensAt(code: string): readonly string[] {
  return heldAt(code)?.idle ?? [];
}

/** Sets the tokens held at a table, and that this device is there now; none: it holds nothing there. */
export function holdTokens(code: string, tokens: readonly string[]): void {
  const others = heldTables().filter((table) => table.code !== code);
  if (tokens.length === 0) return keep(others);
  const idle = idleTokensAt(code).filter((token) => !tokens.includes(token));
  keep([{ code, tokens, at: Date.now(), ...(idle.length > 0 && { idle }) }, ...others]);
}

/** Notes which of the tokens of a table the server knows. The others stay, and are tried again. */
export function sortTokens(code: string, good: readonly string[]): void {
  const held = heldAt(code);
  if (!held) return;
  const idle = [...(held.idle ?? []), ...held.tokens].filter((token) => !good.includes(token));
  note(code, { tokens: good, idle: [...new Set(idle)].slice(-MOST_TOKENS) });
}

/** Notes whether a table's game was over, or the server knew no such table, when it was seen last. */
export function noteTable(code: string, { over, unknown }: { over?: boolean; unknown?: boolean }): void {
  note(code, { ...(over && { over }), ...(unknown && { unknown }) });
}

function note(code: string, news: Partial<HeldTable>): void {
  const before = seats.value;
  const after = before.map((held): HeldTable => {
    if (held.code !== code) return held;
    const { tokens, idle = [], at } = { ...held, ...news };
    const { over, unknown } = 'tokens' in news ? held : news;
    return {
      ...{ code, tokens, at },
      ...(idle.length > 0 && { idle }),
      ...(over && { over }),
      ...(unknown && { unknown }),
    };
  });
  if (JSON.stringify(after) !== JSON.stringify(before)) keep(after);
}

/** A seat in a game that may still run is never let go of to make room. */
function keep(tables: readonly HeldTable[]): void {
  const latest = tables.toSorted((a, b) => b.at - a.at);
  const over = latest.filter((table) => table.over).slice(MOST_OVER);
  const unknown = latest.filter((table) => table.unknown).slice(MOST_KEPT / 2);
  seats.value = latest.filter((table) => !over.includes(table) && !unknown.includes(table));
}

/**
 * Holds one more seat at a table. Called before the seat is asked for, too: should the answer be lost, and
 * the page with it, the seat is this device's all the same. A token that came to nothing becomes idle.
 */
export function keepSeat(code: string, token: string): void {
  const tokens = tokensAt(code);
  holdTokens(code, tokens.includes(token) ? tokens : [...tokens, token]);
}

/** Gives up all seats at a table: its player has left it, or was told of having been taken off. */
export function dropTable(code: string): void {
  keep(heldTables().filter((table) => table.code !== code));
}

/** Whether the seats are still there when the page is loaded anew, as far as the browser says. */
export function seatsAreSaved(): boolean {
  return seats.isSaved;
}

/** A new secret: 256 random bits as base64url. Works on plain http too. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** This device's own secret: made once, the same in every tab of the browser, whichever seats it holds. */
export function deviceSecret(): string {
  const kept = device.value;
  if (kept !== null) return kept;
  const made = newToken();
  device.value = made;
  return made;
}

/** The name that this device's player used last; empty if none. */
export function lastName(): string {
  return name.value ?? '';
}

/** Keeps the name for the next table. */
export function keepName(used: string): void {
  name.value = used;
}
