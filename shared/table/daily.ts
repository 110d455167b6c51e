/**
 * The daily game. It depends only on the date, so it is the same for everybody and on every server. The game of a past
 * day must never change. Tests check this for a few days.
 */
import type { Variants } from '../game/game.ts';
import { VARIANT_SETS, type VariantSet } from '../game/variants.ts';
import type { Opponent } from '../opponents/opponents.ts';
import { pick } from '../random.ts';
import { seededBy } from '../seeded.ts';
import type { OracleSays } from './table.ts';

/** The first day that has a game. Days are written as 2026-11-01. */
export const FIRST_DAY = '2026-11-01';

/**
 * The boards of daily games. They are chosen by index, so adding or removing a board would change games of past days.
 */
const BOARDS = ['A', 'B', 'C', 'D'] as const;
const SETS = [
  'first-voyage',
  'standard',
  'fair-winds',
  'whole-box',
  'poseidons-wrath',
  'old-hands',
] as const satisfies readonly VariantSet[];

const DAY_MS = 24 * 60 * 60 * 1000;

/** How much earlier a day begins in the earliest time zone than in UTC, in ms. */
const EARLIEST_MS = 14 * 60 * 60 * 1000;

export interface DailyVoyage {
  readonly day: string;
  /** The id of the game's board. */
  readonly board: string;
  readonly set: VariantSet;
  readonly variants: Variants;
  /** The opponent who plays Poseidon. The player has all four ships. */
  readonly opponent: Opponent;
  /** What the oracle says. It is silent on the usual sea, so that the scores of different players can be compared. */
  readonly oracle: OracleSays;
}

/**
 * The game of a given day.
 * @param easier true for the day's easier sea: the same board with the gentlest rules, the weakest opponent and hints
 */
export function voyageOf(day: string, easier?: true): DailyVoyage {
  const random = seededBy(`voyage of ${day}`);
  const board = pick(BOARDS, random);
  const set = easier ? 'first-voyage' : pick(SETS, random);
  const [opponent, oracle] = easier ? (['triton', 'hints'] as const) : (['proteus', 'silent'] as const);
  return { day, board, set, variants: VARIANT_SETS[set], opponent, oracle };
}

/**
 * Why a day has no game, or null if it has one. There is no game for days before the first day, for days that have not
 * begun anywhere on earth, and for texts that are not a date.
 */
export function whyNoVoyage(day: string, now: number): 'no-such-day' | null {
  const hasBegun = day >= FIRST_DAY && day <= dayAt(now + EARLIEST_MS);
  return hasBegun && dayAt(Date.parse(day)) === day ? null : 'no-such-day';
}

/** The date `count` days after the given day. If `count` is negative, the result is an earlier date. */
export function daysAfter(day: string, count: number): string {
  return dayAt(Date.parse(day) + count * DAY_MS);
}

/** The UTC date at a time in ms since 1970; an empty string if the time is not a number. */
function dayAt(time: number): string {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}
