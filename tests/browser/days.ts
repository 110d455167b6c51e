/** Opens the daily page on a day in November 2026, with stored results of earlier days. */
import { language } from '../../client/text/catalogue.svelte.ts';
import { dayWords } from '../../client/lib/days.ts';
import { t } from '../../client/text/text.ts';
import type { KeptAlone } from '../../client/analysis/kept-alone.ts';
import { openDevice, type DeviceOptions } from '../gallery/device.ts';
import type { Person } from './people.ts';
import type { Stage } from './stage.ts';

export { keptDay } from './kept-days.ts';

await language.need('solo');

/** The date that the tests use as today. This day's game is on the smallest board and has no variants. */
export const TODAY = '2026-11-20';
export const NOON = `${TODAY}T12:00:00Z`;

/** The accessible name of a day in the calendar. */
export const calendarDay = (day: string, state: keyof typeof t.daily.states) =>
  `${dayWords(day, 'en', { day: 'numeric', month: 'long' })}, ${t.daily.states[state]}`;

/** The text of the heading above a day's game. */
export const dayTitle = (day: string) =>
  dayWords(day, 'en', { weekday: 'long', day: 'numeric', month: 'long' });

/** The contents of a device's storage with these daily games. */
export const storedGames = (games: readonly KeptAlone[]) => ({
  'odyssey.games-alone': JSON.stringify(games),
});

/** Settings for a device on which the time is noon on TODAY. */
export const AT_NOON = { device: { timezoneId: 'UTC' }, time: NOON };

/** Opens the daily page on a device on which it is noon on TODAY. */
export const openDaily = (stage: Stage, options: DeviceOptions = {}): Promise<Person> =>
  openDevice(stage, { path: '/daily', ...AT_NOON, ...options });
