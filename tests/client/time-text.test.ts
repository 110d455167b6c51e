/** Times in words, as a clock shows them and as screen readers say them. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, language, type Language } from '../../client/text/catalogue.svelte.ts';
import { agoWords, clockFace, leftWords, timeWords } from '../../client/text/time-text.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(() => void vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterEach(() => language.choose('en'));
afterAll(() => void vi.unstubAllGlobals());

describe('the face of a clock', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [65, '1:05'],
    [50 * MINUTE, '50:00'],
    [HOUR - 1, '59:59'],
  ])('shows %i seconds as %s', (seconds, face) => {
    expect(clockFace(seconds)).toBe(face);
  });

  it('shows hours and minutes from one hour on, and then days and hours', () => {
    expect(clockFace(HOUR)).toBe('1 hr');
    expect(clockFace(5 * HOUR + 20 * MINUTE)).toBe('5 hr\n20 min');
    expect(clockFace(2 * DAY + 3 * HOUR)).toBe('2 days\n3 hr');
    expect(clockFace(7 * DAY)).toBe('7 days');
  });

  it('shows a time that has just begun in full', () => {
    expect(clockFace(3 * DAY - 1)).toBe('3 days');
    expect(clockFace(DAY - 1)).toBe('1 day');
    expect(clockFace(12 * HOUR - 1)).toBe('12 hr');
    expect(clockFace(DAY - MINUTE)).toBe('23 hr\n59 min');
  });

  it('is short in every language', async () => {
    for (const name of Object.keys(LANGUAGES) as Language[]) {
      await language.choose(name);
      const faces = [6 * DAY + 23 * HOUR, 23 * HOUR + 59 * MINUTE].map(clockFace);
      expect(faces.flatMap((face) => face.split('\n')).filter((line) => line.length > 8)).toEqual([]);
      expect(faces[0]).toMatch(/^6\D+\n23\D+$/);
    }
  });
});

it('says a time in whole words, in the language of the app', async () => {
  expect(timeWords(0)).toBe('0 seconds');
  expect(timeWords(61)).toBe('1 minute, 1 second');
  expect(timeWords(12 * HOUR)).toBe('12 hours');
  expect(timeWords(2 * DAY + 3 * HOUR)).toBe('2 days, 3 hours');
  await language.choose('de');
  expect(timeWords(2 * DAY + 3 * HOUR)).toBe('2 Tage, 3 Stunden');
  await language.choose('es');
  expect(timeWords(DAY + HOUR)).toBe('1 día y 1 hora');
});

it('says how long a turn still lasts, rounded up, and when it began, rounded down', async () => {
  const ms = (seconds: number) => seconds * 1000;
  expect([1, MINUTE, HOUR - 1, 5 * HOUR + 1, DAY + 3 * HOUR].map((left) => leftWords(ms(left)))).toEqual([
    ...['1 min', '1 min', '1 hr', '5 hr, 1 min', '1 day, 3 hr'],
  ]);
  expect([0, MINUTE, HOUR - 1, DAY - 1, 2 * DAY - 1].map((ago) => agoWords(ms(ago)))).toEqual([
    ...['1 min. ago', '1 min. ago', '59 min. ago', '23 hr. ago', '1 day ago'],
  ]);
  await language.choose('de');
  expect([leftWords(ms(26 * HOUR)), agoWords(ms(3 * HOUR))]).toEqual(['1 Tg., 2 Std.', 'vor 3 Std.']);
});
