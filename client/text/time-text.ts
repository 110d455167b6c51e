/** Puts times into words: how long a turn may take, and how much of that is left. */
import { language } from './catalogue.svelte.ts';

/** The units, with their lengths in seconds. */
const UNITS = { day: 86_400, hour: 3_600, minute: 60, second: 1 } as const;
type Unit = keyof typeof UNITS;

/** A time as people say it, such as "2 days, 3 hours" or "1 minute, 5 seconds". */
export function timeWords(seconds: number): string {
  return new Intl.ListFormat(language.current, { type: 'unit' }).format(parts(seconds, 'long'));
}

/**
 * The time left as a clock shows it: "1:05", or from one hour on in short words. These are on two lines, such as "5 hr"
 * and "20 min", because headers have little room beside the clock.
 */
export function clockFace(seconds: number): string {
  if (seconds >= UNITS.hour) return parts(seconds, 'short').join('\n');
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A long time that is left, in short words and rounded up to minutes, such as "1 day, 3 hr" or "5 min". */
export function leftWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000 / UNITS.minute) * UNITS.minute;
  return new Intl.ListFormat(language.current, { type: 'unit' }).format(parts(seconds, 'short'));
}

/** How long ago something was, in short words and rounded down, such as "3 hr. ago". */
export function agoWords(ms: number): string {
  const seconds = Math.max(ms / 1000, UNITS.minute);
  const unit = (['day', 'hour'] as const).find((one) => seconds >= UNITS[one]) ?? 'minute';
  const format = new Intl.RelativeTimeFormat(language.current, { style: 'short' });
  return format.format(-Math.floor(seconds / UNITS[unit]), unit);
}

/** A time in its two largest units. It is rounded up, so that a time that has just begun is shown in full. */
function parts(seconds: number, unitDisplay: 'long' | 'short'): string[] {
  const step = seconds >= UNITS.day ? UNITS.hour : seconds >= UNITS.hour ? UNITS.minute : UNITS.second;
  let rest = Math.ceil(seconds / step) * step;
  const words = (count: number, unit: Unit) =>
    new Intl.NumberFormat(language.current, { style: 'unit', unit, unitDisplay }).format(count);
  const counted = (Object.keys(UNITS) as Unit[]).flatMap((unit) => {
    const count = Math.floor(rest / UNITS[unit]);
    rest -= count * UNITS[unit];
    return count > 0 ? [words(count, unit)] : [];
  });
  return counted.length > 0 ? counted : [words(0, 'second')];
}
