/** The time of day in which a device wants no notices. */
import { DAY_MINUTES, type QuietHours } from '../../shared/wire/push.ts';

const MINUTE_MS = 60_000;

/**
 * When the quiet hours end in which a moment falls; undefined if it falls in none. Both are in ms since 1970. On the day
 * of a change to or from summer time, they may end an hour early or late.
 */
export function quietUntil({ from, to, timeZone }: QuietHours, moment: number): number | undefined {
  const minute = minuteOfDay(moment, timeZone);
  const sinceFrom = (minute - from + DAY_MINUTES) % DAY_MINUTES;
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES;
  if (sinceFrom >= length) return undefined;
  return moment - (moment % MINUTE_MS) + (length - sinceFrom) * MINUTE_MS;
}

/** The minute of the local day, from 0. */
function minuteOfDay(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const value = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return value('hour') * 60 + value('minute');
}
