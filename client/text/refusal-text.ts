/** Says in words why something was refused. The texts for tables must already be loaded. */
import type { Refusal } from '../../shared/wire/protocol.ts';
import { language } from './catalogue.svelte.ts';
import { t } from './text.ts';

/** @param waitMs the time to wait before trying again, in ms, if the server has given one */
export function refusalText(refusal: Refusal, waitMs?: number): string {
  return waitMs === undefined ? t.refusals.refusals[refusal] : t.refusals.wait(timeText(waitMs));
}

/** The waiting time in words. It is rounded up, so that a player who waits that long isn't refused again. */
function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const [unit, size] = seconds < 120 ? ['second', 1] : seconds < 7_200 ? ['minute', 60] : ['hour', 3_600];
  const format = new Intl.NumberFormat(language.current, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / size));
}
