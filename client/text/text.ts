/**
 * The app's texts: `t.area.key`. Code that reads them in a template or effect runs again when the language changes.
 */
import { language } from './catalogue.svelte.ts';
import type { Catalogue } from './translation.ts';

export const t = new Proxy({} as Catalogue, {
  get(_, area: keyof Catalogue) {
    const texts = language.catalogue[area];
    if (!texts) throw new Error(`the texts of "${area}" have not come yet`);
    return texts;
  },
});
