/**
 * The daily game. It depends only on the date, so it is the same for everybody and on every server. The game of a past
 * day must never change. Tests check this for a few days.
 */
import type { Variants } from '../game/game.ts';
import { VARIANT_SETS, type VariantSet } from '../game/variants.ts';
import type { Opponent } from '../opponents/opponents.ts';
import { pick } from '../random.ts';
import { seaId, seedsOf, type Difficulty, type SeaSize } from '../seas/code.ts';
import { seededBy } from '../seeded.ts';
import type { OracleSays } from './helps.ts';

/** The first day that has a game. Days are written as 2026-11-01. */
export const FIRST_DAY = '2026-11-01';

/** The first day that is sailed on a sea of its own. Earlier days are sailed on one of four boards. */
const FIRST_DAY_OF_SEAS = '2026-12-01';

/** The boards of the days before. They are chosen by index, so the list must stay as it is. */
const BOARDS = ['A', 'B', 'C', 'D'] as const;

/** The kinds of seas of a day. They are chosen by index, so the lists must stay as they are. */
const SEAS = [
  ['introduction', 9],
  ['introduction', 11],
  ['standard', 9],
  ['standard', 11],
  ['standard', 13],
  ['expert', 11],
  ['expert', 13],
] as const satisfies readonly (readonly [Difficulty, SeaSize])[];
const EASIER_SEAS = [
  ['introduction', 9],
  ['introduction', 11],
] as const satisfies readonly (readonly [Difficulty, SeaSize])[];

/** The version of the generator that draws the seas of a day. If another one takes over, it must be on a later day. */
const SEA_VERSION = 2;

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
 * @param easier true for the day's easier sea, with the gentlest rules, the weakest opponent and hints. It is a sea for
 * beginners; before the days of seas, it was the day's usual board
 */
export function voyageOf(day: string, easier?: true): DailyVoyage {
  const random = seededBy(`voyage of ${day}`);
  // Also drawn on days of seas, so that the rules of these days don't change.
  const before = pick(BOARDS, random);
  const board = day < FIRST_DAY_OF_SEAS ? before : seaOf(day, easier);
  const set = easier ? 'first-voyage' : pick(SETS, random);
  const [opponent, oracle] = easier ? (['triton', 'hints'] as const) : (['proteus', 'silent'] as const);
  return { day, board, set, variants: VARIANT_SETS[set], opponent, oracle };
}

/** The id of the sea of a day. */
function seaOf(day: string, easier?: true): string {
  const random = seededBy(`${easier ? 'easier sea' : 'sea'} of ${day}`);
  const [difficulty, size] = pick<readonly [Difficulty, SeaSize]>(easier ? EASIER_SEAS : SEAS, random);
  return seaId({ version: SEA_VERSION, size, difficulty, seed: Math.floor(random() * seedsOf(SEA_VERSION)) });
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
