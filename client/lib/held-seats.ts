/**
 * Stores the seats that this device holds in the browser: for each table, the secret tokens of its players. Most tables
 * have one token. There are several if friends share the device. Also stores the device's own secret, which the server
 * uses to record what this device has seen of a game.
 */
import { LONGEST_NAME } from '../../shared/table/table.ts';
import { json, list, TIMESTAMP, object, oneOf, plain, text, type Schema } from './formats.ts';
import { Persisted } from './persisted.ts';

export interface HeldTable {
  readonly code: string;
  readonly tokens: readonly string[];
  /**
   * Tokens that the server did not recognise when they were last tried. They are tried again later, because the server
   * may have been running on another data file or an older backup.
   */
  readonly idle?: readonly string[];
  /** When this device was last at the table. The home page sorts its list of tables by this time. */
  readonly at: number;
  /** Set if the table's game was over when this device last saw it. */
  readonly over?: true;
  /** Set if the server had no table with this code when it was last asked. */
  readonly unknown?: true;
}

/**
 * The maximum number of tables with finished games to keep. The latest are kept. Other tables don't count towards this.
 */
const MOST_OVER = 20;

/**
 * The maximum number of tables to read, which is more than anyone has. At most half of them may be tables that the
 * server doesn't know.
 */
const MOST_KEPT = 500;

/** The maximum number of tokens per table. It bounds unused tokens, such as those of a player who was never let in. */
const MOST_TOKENS = 20;

const secret = text(/^[\w-]{43}$/);
const tokens = list(secret, MOST_TOKENS);
const heldTable = object<HeldTable>(
  {
    code: text(/^[A-Z\d]{4,10}$/),
    tokens,
    idle: tokens,
    at: TIMESTAMP,
    over: oneOf([true]),
    unknown: oneOf([true]),
  },
  ['idle', 'over', 'unknown'],
);

/** Matches invisible characters. A name that consists only of these counts as empty. */
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

/** The tables where this device holds seats, latest first. */
export function heldTables(): HeldTable[] {
  return seats.value.toSorted((a, b) => b.at - a.at);
}

/** Whether this device holds seats at a table. Browsers that are too old for the app must be able to run this. */
export function isHeld(code: string): boolean {
  return seats.value.some((table) => table.code === code);
}

function heldAt(code: string): HeldTable | undefined {
  return heldTables().find((table) => table.code === code);
}

export function tokensAt(code: string): readonly string[] {
  return heldAt(code)?.tokens ?? [];
}

/** The idle tokens of a table: those that the server did not recognise when they were last tried. */
export function idleTokensAt(code: string): readonly string[] {
  return heldAt(code)?.idle ?? [];
}

/**
 * Sets the tokens that this device holds at a table, and records that it is there now. An empty list gives up all seats
 * at the table.
 */
export function holdTokens(code: string, tokens: readonly string[]): void {
  const others = heldTables().filter((table) => table.code !== code);
  if (tokens.length === 0) return keep(others);
  const idle = idleTokensAt(code).filter((token) => !tokens.includes(token));
  keep([{ code, tokens, at: Date.now(), ...(idle.length > 0 && { idle }) }, ...others]);
}

/** Records which tokens of a table the server recognises. All other tokens become idle and are tried again later. */
export function sortTokens(code: string, good: readonly string[]): void {
  const held = heldAt(code);
  if (!held) return;
  const idle = [...(held.idle ?? []), ...held.tokens].filter((token) => !good.includes(token));
  note(code, { tokens: good, idle: [...new Set(idle)].slice(-MOST_TOKENS) });
}

/** Records what the device last learned about a table: that its game was over, or that the server had no such table. */
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

/** Stores the list of tables. Never drops a seat in a game that may still be running. */
function keep(tables: readonly HeldTable[]): void {
  const latest = tables.toSorted((a, b) => b.at - a.at);
  const over = latest.filter((table) => table.over).slice(MOST_OVER);
  const unknown = latest.filter((table) => table.unknown).slice(MOST_KEPT / 2);
  seats.value = latest.filter((table) => !over.includes(table) && !unknown.includes(table));
}

/**
 * Stores one more token for a table. Call this before requesting the seat, and again afterwards. In this way, the seat
 * isn't lost if the server's answer is lost and the page closes. A token that the server never accepts becomes idle.
 */
export function keepSeat(code: string, token: string): void {
  const tokens = tokensAt(code);
  holdTokens(code, tokens.includes(token) ? tokens : [...tokens, token]);
}

/** Gives up all seats at a table. Called after the player has left the table or was removed from it. */
export function dropTable(code: string): void {
  keep(heldTables().filter((table) => table.code !== code));
}

/** True if the seats will survive a reload, as far as the browser reports. */
export function seatsAreSaved(): boolean {
  return seats.isSaved;
}

/** A new secret of 256 random bits, in base64url. The function also works over plain HTTP. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** This device's own secret. It is created once and shared by all tabs of the browser. It doesn't depend on seats. */
export function deviceSecret(): string {
  const kept = device.value;
  if (kept !== null) return kept;
  const made = newToken();
  device.value = made;
  return made;
}

/** The player name that was last used on this device; empty if there is none. */
export function lastName(): string {
  return name.value ?? '';
}

/** Stores the name, so that it can be suggested at the next table. */
export function keepName(used: string): void {
  name.value = used;
}
