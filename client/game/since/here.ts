/** What a player had seen of a game when they were last at its table, and whether enough has happened since. Pure. */
import type { Audience, Told } from '../../../shared/game/told.ts';
import { ID, number, object, orElse, record, text, TIMESTAMP, json } from '../../lib/formats.ts';
import { Persisted } from '../../lib/persisted.ts';

/** How much of a table a player had seen when its page was last visible on this device. */
export interface Seen {
  /** The newest game; null if there was none. */
  readonly game: string | null;
  /** The number of the game's next event. */
  readonly next: number;
  /** The number of the next event in the table's own log. */
  readonly table: number;
  /** When that was, in ms since 1970. */
  readonly at: number;
}

/** The most tables to remember, which is more than anyone plays at. */
const MOST_KEPT = 200;
const COUNT = number(0, 1_000_000);

const stored = new Persisted<Readonly<Record<string, Seen>>>({
  key: 'odyssey.seen',
  fallback: {},
  format: json(
    record(
      text(/^[A-Z\d]{4,10}$/),
      object<Seen>({ game: orElse(ID, null), next: COUNT, table: COUNT, at: TIMESTAMP }),
      MOST_KEPT,
    ),
  ),
});

export function seenAt(code: string): Seen | undefined {
  return stored.value[code];
}

/** Stores what has been seen of a table. The tables that were visited last are at the end. */
export function keepSeen(code: string, seen: Seen): void {
  const others = Object.entries(stored.value).filter(([other]) => other !== code);
  stored.value = Object.fromEntries([...others, [code, seen]]);
}

/** In a game that isn't played over days, a player who was away for less than this time, in ms, knows what is new. */
const AWAY_MS = 2 * 60_000;

/** The events with which a side's turn ends. */
const ENDS_TURN = {
  poseidon: ['dangers-placed', 'storm-played', 'monster-played', 'caught-pushed'],
  navigators: ['lighthouses-placed', 'round-began', 'caught'],
} as const satisfies Record<string, readonly Told['type'][]>;

const MOVES: readonly string[] = [...ENDS_TURN.poseidon, ...ENDS_TURN.navigators, 'sailed', 'surveyed'];

/**
 * Whether to tell a player what is new. In a game over days, any move is, also one of others on the player's own side or
 * one that was made at zero. In other games, a whole turn of the other side must have passed, and not within moments.
 */
export function isWorthTelling(
  audience: Audience,
  told: readonly Told[],
  { awayMs, isOverDays }: { readonly awayMs: number; readonly isOverDays: boolean },
): boolean {
  if (audience !== 'poseidon' && audience !== 'navigators') return false;
  if (isOverDays) return told.some(({ type }) => MOVES.includes(type));
  if (awayMs < AWAY_MS) return false;
  const ends: readonly string[] = ENDS_TURN[audience === 'poseidon' ? 'navigators' : 'poseidon'];
  return told.some(({ type }) => ends.includes(type));
}
