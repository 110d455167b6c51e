/** The pages behind the first one, each fetched with its texts when it is opened. */
import { speech, type Part } from './text/catalogue.svelte.ts';

async function withTexts<Page>(part: Part, page: Promise<Page>): Promise<Page> {
  await speech.need(part);
  return page;
}

export const pages = {
  table: () => withTexts('tables', import('./table/TablePage.svelte')),
  voyage: () => import('./voyage/VoyagePage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  olympus: () => withTexts('tables', import('./table/OlympusPage.svelte')),
};
