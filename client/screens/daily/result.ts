/** What came of the days' voyages, in marks and numbers. Pure. */
import { daysAfter } from '../../../shared/table/daily.ts';
import type { KeptAlone } from '../../analysis/kept-alone.ts';

/** A round in which a ship came home, and one in which none did: for a text, where no picture can be. */
const HOME = '⚓';
const AT_SEA = '🌊';

/** One mark for each round: it tells when ships came home, and nothing of which, or of the storms. */
export function marksOf({ rounds, arrivals }: Pick<KeptAlone, 'rounds' | 'arrivals'>): string {
  return Array.from({ length: rounds }, (_, i) => (arrivals.includes(i + 1) ? HOME : AT_SEA)).join('');
}

/**
 * How many days in a row, up to this one, were sailed on the day. While it is not sailed yet, up to the day before.
 * A player who travels back over the date line, or puts the clock back, keeps the days that they have sailed.
 */
export function streakUpTo(today: string, kept: ReadonlyMap<string, Pick<KeptAlone, 'late'>>): number {
  return Math.max(rowUpTo(today, kept), rowUpTo(latestDay(today, kept), kept));
}

/** Today, or the day after it that was sailed where it had begun. */
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

/** A result as a text to hand on: its lines, the empty ones left out. */
export function shareText(lines: readonly (string | null)[]): string {
  return lines.filter((line) => line !== null && line !== '').join('\n');
}
