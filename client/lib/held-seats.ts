/**
 * The seats that this device holds: for each table the secret tokens of its players, kept in the
 * browser's storage. Mostly one; several where friends share a device. And a secret of its own, by which what
 * it has seen of a game is known.
 */
import { Persisted, TEXT } from './persisted.ts';

export interface HeldTable {
  readonly code: string;
  readonly tokens: readonly string[];
  /** When this device was last at the table, for the order on the home page. */
  readonly at: number;
}

const MOST_KEPT = 20;

function isHeld(value: unknown): value is HeldTable {
  if (typeof value !== 'object' || value === null) return false;
  const { code, tokens, at } = value as Record<string, unknown>;
  return (
    typeof code === 'string' &&
    Array.isArray(tokens) &&
    tokens.every((token) => typeof token === 'string') &&
    typeof at === 'number'
  );
}

const seats = new Persisted<readonly HeldTable[]>({
  key: 'odyssey.seats',
  fallback: [],
  format: {
    parse: (text) => {
      const held: unknown = JSON.parse(text);
      return Array.isArray(held) ? held.filter(isHeld) : undefined;
    },
    write: (held) => JSON.stringify(held),
  },
});
const device = new Persisted({
  key: 'odyssey.device',
  fallback: '',
  format: { ...TEXT, parse: (text) => (/^[\w-]{43}$/.test(text) ? text : undefined) },
});
const name = new Persisted({ key: 'odyssey.name', fallback: '', format: TEXT });

/** The tables at which this device holds seats, the latest first. */
export function heldTables(): HeldTable[] {
  return seats.value.toSorted((a, b) => b.at - a.at);
}

/** The tokens that this device holds at a table. */
export function tokensAt(code: string): readonly string[] {
  return heldTables().find((table) => table.code === code)?.tokens ?? [];
}

/** Sets the tokens held at a table, and that this device is there now; none: it holds nothing there. */
export function holdTokens(code: string, tokens: readonly string[]): void {
  const others = heldTables().filter((table) => table.code !== code);
  const table: HeldTable = { code, tokens, at: Date.now() };
  seats.value = (tokens.length > 0 ? [table, ...others] : others).slice(0, MOST_KEPT);
}

/**
 * Holds one more seat at a table. Called before the seat is asked for, too: should the answer be lost, and
 * the page with it, the seat is this device's all the same. A token that came to nothing is sifted out.
 */
export function keepSeat(code: string, token: string): void {
  const tokens = tokensAt(code);
  holdTokens(code, tokens.includes(token) ? tokens : [...tokens, token]);
}

/** Gives up all seats at a table. */
export function dropTable(code: string): void {
  holdTokens(code, []);
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
  if (device.value === '') device.value = newToken();
  return device.value;
}

/** The name that this device's player used last; empty if none. */
export function lastName(): string {
  return name.value;
}

/** Keeps the name for the next table. */
export function keepName(used: string): void {
  name.value = used;
}
