/** Calendar days in the device's time zone, written like 2026-11-01, as in shared/table/daily.ts. */

/** The calendar day at this time, which is given in ms since 1970. */
export function dayHere(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** When the next calendar day begins, in ms since 1970. A day may have 23 or 25 hours. */
export function nextMidnight(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
}

/** All days of the month that the given day belongs to. */
export function monthOf(day: string): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: count }, (_, i) => `${day.slice(0, 7)}-${String(i + 1).padStart(2, '0')}`);
}

/** The day of the week as a number, from 0 for Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
}

/** Formats a day in a language. */
export function dayWords(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  // Dates in English are British, with the day before the month.
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...options,
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`));
}

/** Formats a time, given in ms since 1970, as local time of day. */
export function timeWords(time: number, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);
}
