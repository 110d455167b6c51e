/**
 * The daily voyage: one game for each day, the same for everybody and on every server, since it comes from the date
 * alone. What a day has been it stays: tests hold some to it.
 */
import type { Variants } from '../game/game.ts';
import { VARIANT_SETS, type VariantSet } from '../game/variants.ts';
import type { Opponent } from '../opponents/opponents.ts';
import { pick } from '../random.ts';
import { seededBy } from '../seeded.ts';

/** The first day that has a voyage. Days are written as 2026-11-01. */
export const FIRST_DAY = '2026-11-01';

/** Who steers the storms on every day; the player has all four ships. */
export const DAILY_OPPONENT: Opponent = 'proteus';

/** Drawn from by place: what is added or taken away changes days that were played already. */
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

/** Where a day begins first on earth: so long before it does in Greenwich. */
const EARLIEST_MS = 14 * 60 * 60 * 1000;

export interface DailyVoyage {
  readonly day: string;
  /** The id of its board. */
  readonly board: string;
  readonly set: VariantSet;
  readonly variants: Variants;
}

/** The voyage of a day. */
export function voyageOf(day: string): DailyVoyage {
  const random = seededBy(`voyage of ${day}`);
  const board = pick(BOARDS, random);
  const set = pick(SETS, random);
  return { day, board, set, variants: VARIANT_SETS[set] };
}

/** Why a day has no voyage, or null: it is before the first, has begun nowhere on earth yet, or is no day. */
export function whyNoVoyage(day: string, now: number): 'no-such-day' | null {
  const hasBegun = day >= FIRST_DAY && day <= dayAt(now + EARLIEST_MS);
  return hasBegun && dayAt(Date.parse(day)) === day ? null : 'no-such-day';
}

/** The day after so many others; before, if fewer than none. */
export function daysAfter(day: string, count: number): string {
  return dayAt(Date.parse(day) + count * DAY_MS);
}

/** The day in Greenwich at a time in ms since 1970; '' if that is no time. */
function dayAt(time: number): string {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}
