/**
 * Every translation has the same keys as the English catalogue, or it doesn't compile. Every part of a translation can
 * be loaded.
 */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LANGUAGES, language, type Language, type Part } from '../../client/text/catalogue.svelte.ts';
import * as en from '../../client/text/en/index.ts';
import * as ofWorker from '../../client/text/en/worker.ts';
import type { Catalogue } from '../../client/text/translation.ts';

it('do not compile with a missing key, an unknown one or other parameters', () => {
  const { inDoubt, ...incomplete } = en.chart;
  const refused: Catalogue['chart'][] = [
    // @ts-expect-error a key is missing
    incomplete,
    // @ts-expect-error English has no such key
    { ...en.chart, unknown: inDoubt },
    // @ts-expect-error English has no such key in this group
    { ...en.chart, tabs: { ...en.chart.tabs, unknown: inDoubt } },
    // @ts-expect-error one parameter too many
    { ...en.chart, round: (now: number, most: number) => `${now}/${most}` },
    // @ts-expect-error a parameter of another type
    { ...en.chart, round: (now: Date) => now.toString() },
    // @ts-expect-error a function instead of words
    { ...en.chart, rose: () => '' },
    // @ts-expect-error words instead of a function
    { ...en.chart, round: '' },
  ];
  const allowed: Catalogue['chart'] = { ...en.chart, rose: '', round: (now) => now.toFixed() };
  expect([...refused, allowed]).toHaveLength(8);
});

const PARTS: Readonly<Record<Part, true>> = {
  first: true,
  tables: true,
  teaching: true,
  afterwards: true,
  puzzling: true,
  solo: true,
  designing: true,
  away: true,
  notices: true,
};

// Switch back to English afterwards, because other test files run in the same process and expect it.
beforeAll(() => void vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterAll(async () => {
  await language.choose('en');
  vi.unstubAllGlobals();
});

it.each(Object.keys(LANGUAGES) as Language[])('%s has every area in its parts', async (name) => {
  await language.choose(name);
  for (const part of Object.keys(PARTS) as Part[]) await language.need(part);
  expect(language.current).toBe(name);
  // The service worker's texts are in its own script.
  const areas = Object.keys(en).filter((area) => !(area in ofWorker));
  expect(Object.keys(language.catalogue).sort()).toEqual(areas.sort());
});
