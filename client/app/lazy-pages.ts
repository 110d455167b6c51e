/** The pages behind the first one, each fetched with its texts when it is opened. */
import { nextTask } from '../lib/after-paint.svelte.ts';
import { typefaces } from '../lib/typefaces.ts';
import { language, type Part } from '../text/catalogue.svelte.ts';

async function withTexts<Page>(parts: readonly Part[], page: Promise<Page>): Promise<Page> {
  await Promise.all(parts.map((part) => language.need(part)));
  return page;
}

export const pages = {
  table: () => withTexts(['tables'], import('./TablePage.svelte')),
  voyage: () => withTexts(['tables', 'teaching'], import('../screens/voyage/VoyagePage.svelte')),
  alone: () => withTexts(['tables', 'solo'], import('../screens/alone/AlonePage.svelte')),
  daily: () => withTexts(['tables', 'solo'], import('../screens/daily/DailyPage.svelte')),
  rules: async () => {
    const faces = typefaces();
    // Asked for, read and built in tasks of their own: on a slow device each of them is long.
    await nextTask();
    const page = import('../screens/rules/RulesPage.svelte');
    await nextTask();
    const withWords = await withTexts(['tables', 'teaching'], page);
    await faces;
    await nextTask();
    return withWords;
  },
  puzzles: () => withTexts(['tables', 'puzzling'], import('../screens/puzzles/PuzzlesPage.svelte')),
  shared: () => withTexts(['tables'], import('../screens/ending/shared/SharedGamePage.svelte')),
  olympus: () => withTexts(['tables'], import('./OlympusPage.svelte')),
};
