/** What the app says: `t.area.key`. Follows the language by itself wherever it is read. */
import type { Refusal } from '../../shared/wire/protocol.ts';
import { language, type Catalogue } from './catalogue.svelte.ts';

export const t = new Proxy({} as Catalogue, {
  get(_, area: keyof Catalogue) {
    const texts = language.catalogue[area];
    if (!texts) throw new Error(`the texts of "${area}" have not come yet`);
    return texts;
  },
});

/**
 * Why something was refused.
 * @param waitMs how long the server asks to wait, if it does
 */
export function refusalText(refusal: Refusal, waitMs?: number): string {
  return waitMs === undefined ? t.refusals.refusals[refusal] : t.refusals.wait(timeText(waitMs));
}

/** Never less than it is: who waits so long is not refused again. */
function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const [unit, size] = seconds < 120 ? ['second', 1] : seconds < 7_200 ? ['minute', 60] : ['hour', 3_600];
  const format = new Intl.NumberFormat(language.current, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / size));
}
