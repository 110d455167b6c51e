/** Why something was refused, in words. The texts of tables have to be there. */
import type { Refusal } from '../../shared/wire/protocol.ts';
import { language } from './catalogue.svelte.ts';
import { t } from './text.ts';

/** @param waitMs how long the server asks to wait, if it does */
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
