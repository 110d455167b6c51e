/** The pages behind the first one, each fetched with its texts when it is opened. */
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
    const page = await withTexts(['tables', 'teaching'], import('../screens/rules/RulesPage.svelte'));
    await faces;
    return page;
  },
  puzzles: () => withTexts(['tables', 'puzzling'], import('../screens/puzzles/PuzzlesPage.svelte')),
  shared: () => withTexts(['tables'], import('../screens/ending/shared/SharedGamePage.svelte')),
  olympus: () => withTexts(['tables'], import('./OlympusPage.svelte')),
};
