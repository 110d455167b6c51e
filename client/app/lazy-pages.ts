/** All pages except the home page. Each is loaded with its texts when it is opened. */
import { untrack } from 'svelte';
import { nextTask } from '../lib/after-paint.svelte.ts';
import { recallEarly } from '../lib/seat-cookie.ts';
import { router } from '../lib/router.svelte.ts';
import { typefaces } from '../lib/typefaces.ts';
import { language, type Part } from '../text/catalogue.svelte.ts';

async function withTexts<Page>(parts: readonly Part[], page: Promise<Page>): Promise<Page> {
  await Promise.all(parts.map((part) => language.need(part)));
  return page;
}

export const pages = {
  table: () => {
    // Not tracked, because the page must not be built again when the route changes.
    const route = untrack(() => router.route);
    if (route.name === 'table') recallEarly(route.code);
    return withTexts(['tables'], import('./TablePage.svelte'));
  },
  voyage: () => withTexts(['tables', 'teaching'], import('../screens/voyage/VoyagePage.svelte')),
  boards: () => withTexts(['tables', 'designing'], import('../screens/drawing/DrawingPage.svelte')),
  alone: () => withTexts(['tables', 'solo'], import('../screens/alone/AlonePage.svelte')),
  daily: () => withTexts(['tables', 'solo'], import('../screens/daily/DailyPage.svelte')),
  rules: async () => {
    const faces = typefaces();
    // Loading, parsing and rendering run in separate tasks, because each of them takes long on a slow device.
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
