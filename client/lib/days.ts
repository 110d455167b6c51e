/** Days as people here count them, written as 2026-11-01: the same as in shared/table/daily.ts. */

/** The day it is on this device at a time, in ms since 1970. */
export function dayHere(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** When the next day begins on this device, in ms since 1970: a day may have 23 or 25 hours. */
export function nextMidnight(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
}

/** The days of the month in which this day is. */
export function monthOf(day: string): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: count }, (_, i) => `${day.slice(0, 7)}-${String(i + 1).padStart(2, '0')}`);
}

/** Which day of the week it is, from 0 for Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
}

/** A day in the words of a language. */
export function dayWords(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  // English is that of the rest of the app: the day before the month.
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...options,
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`));
}

/** What the clock says here at a time, in ms since 1970, in the words of a language. */
export function timeWords(time: number, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);
}
