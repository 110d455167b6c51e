/**
 * The app's texts, read as `t.area.key`. When the language changes, templates and effects that read a text run again.
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
