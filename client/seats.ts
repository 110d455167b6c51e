/** The seats that this device holds: for each table the secret token, kept in the browser's storage. */

export interface HeldSeat {
  readonly code: string;
  readonly token: string;
  /** When it was last at the table, for the order on the home page. */
  readonly at: number;
}

const KEY = 'odyssey.seats';
const NAME_KEY = 'odyssey.name';
const MOST_KEPT = 20;

/** A browser that keeps nothing (private mode) still plays until the page is closed. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept in memory only.
  }
}

function isSeat(value: unknown): value is HeldSeat {
  if (typeof value !== 'object' || value === null) return false;
  const { code, token, at } = value as Record<string, unknown>;
  return typeof code === 'string' && typeof token === 'string' && typeof at === 'number';
}

/** The seats held, the latest first. */
export function heldSeats(): HeldSeat[] {
  try {
    const kept: unknown = JSON.parse(read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeat).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

export function seatAt(code: string): HeldSeat | undefined {
  return heldSeats().find((seat) => seat.code === code);
}

/** Keeps a seat, or freshens it. */
export function keepSeat(code: string, token: string): void {
  const others = heldSeats().filter((seat) => seat.code !== code);
  write(KEY, JSON.stringify([{ code, token, at: Date.now() }, ...others].slice(0, MOST_KEPT)));
}

export function dropSeat(code: string): void {
  write(KEY, JSON.stringify(heldSeats().filter((seat) => seat.code !== code)));
}

/** A new secret: 256 random bits as base64url. Works on plain http too. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The name that this device's player used last. */
export function lastName(): string {
  return read(NAME_KEY) ?? '';
}

export function keepName(name: string): void {
  write(NAME_KEY, name);
}
