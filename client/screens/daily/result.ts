/** Formats the results of daily games as marks and numbers. Pure functions. */
import { daysAfter } from '../../../shared/table/daily.ts';
import type { KeptAlone } from '../../analysis/kept-alone.ts';

/** The characters that stand for rounds with and without a ship coming home, in plain text. */
const HOME = '⚓';
const AT_SEA = '🌊';

/** A mark for each round. The marks reveal when ships came home, but not which ships, and nothing about storms. */
export function marksOf({ rounds, arrivals }: Pick<KeptAlone, 'rounds' | 'arrivals'>): string {
  return Array.from({ length: rounds }, (_, i) => (arrivals.includes(i + 1) ? HOME : AT_SEA)).join('');
}

/**
 * The number of consecutive days, up to the given one, whose daily game was played on the day itself. If the given
 * day's game hasn't been played yet, the streak ends on the day before. Players who cross the date line or set their
 * clock back keep their streak.
 */
export function streakUpTo(today: string, kept: ReadonlyMap<string, Pick<KeptAlone, 'late'>>): number {
  return Math.max(rowUpTo(today, kept), rowUpTo(latestDay(today, kept), kept));
}

/**
 * The latest day with a daily game for this device: today, or tomorrow if its game was already played in another time
 * zone.
 */
export function latestDay(today: string, kept: ReadonlyMap<string, unknown>): string {
  return [today, ...kept.keys()].reduce((latest, day) => (day > latest ? day : latest));
}

function rowUpTo(today: string, kept: ReadonlyMap<string, Pick<KeptAlone, 'late'>>): number {
  const counts = (day: string) => kept.has(day) && kept.get(day)?.late !== true;
  let day = counts(today) ? today : daysAfter(today, -1);
  let count = 0;
  while (counts(day)) {
    count++;
    day = daysAfter(day, -1);
  }
  return count;
}

/** The results of daily games, for each sea by day. */
export interface DailyResults {
  readonly usual: ReadonlyMap<string, KeptAlone>;
  readonly easier: ReadonlyMap<string, KeptAlone>;
}

/**
 * The result that stands for each day in the calendar and the streak: that of the usual sea, unless only the easier one
 * was sailed, or sailed on the day itself.
 */
export function resultByDay({ usual, easier }: DailyResults): ReadonlyMap<string, KeptAlone> {
  const isOnTime = (game: KeptAlone | undefined) => game !== undefined && game.late !== true;
  const standing = [...usual].filter(([day, game]) => isOnTime(game) || !isOnTime(easier.get(day)));
  return new Map([...easier, ...standing]);
}

/**
 * Whether a day offers its easier sea: to players who have never sailed a usual one, or have lost their last two
 * voyages.
 */
export function needsEasier({ usual, easier }: DailyResults): boolean {
  const last = [...usual.values(), ...easier.values()].sort((one, other) => other.at - one.at).slice(0, 2);
  return usual.size === 0 || (last.length === 2 && last.every(({ won }) => !won));
}

/** Joins the lines of a result into a text to share, and leaves out empty lines. */
export function shareText(lines: readonly (string | null)[]): string {
  return lines.filter((line) => line !== null && line !== '').join('\n');
}
