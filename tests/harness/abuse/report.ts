/** The report on floods: one line for each flood, the faults, and a summary. */
import { counted, type Verdict } from '../run.ts';
import type { Row } from './abuse.ts';
import type { Met } from './honest.ts';

/** Waiting times below this many ms are too short to notice. */
const FLOOR_MS = 20;
const MOST_TIMES = 2;

/**
 * How much more memory may be in use a minute after a flood than before it, in MB. Some garbage may not have been
 * collected by then.
 */
const LEFT_OVER_MB = 48;

/** How much memory may grow at the peak of a flood, in MB. This also bounds the amount of data waiting to be sent. */
const MOST_MORE_MB = 256;

/** The waiting time that `of100` percent of the waits do not exceed, in ms. 0 if there are no waits. */
export function percentile({ waits }: Pick<Met, 'waits'>, of100: number): number {
  const sorted = [...waits].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of100) / 100))] ?? 0;
}

export function headOf(): string {
  return [
    'flood'.padEnd(24),
    ...[
      'p50',
      'p99',
      'p50 in',
      'p99 in',
      'times',
      'refused',
      'rss MB',
      'heap MB',
      'sent',
      'limited',
      'ended',
    ].map((title) => title.padStart(title.endsWith('MB') ? 14 : 9)),
  ].join('');
}

export function lineOf(row: Row): string {
  const { flood, without, within, before, peak, after, tally } = row;
  const ms = (value: number) => value.toFixed(1).padStart(9);
  const memory = (of: 'rss' | 'heap') =>
    [before, peak, after]
      .map((vitals) => vitals[of].toFixed(0))
      .join('/')
      .padStart(14);
  const waits = [without, within].flatMap((met) => [percentile(met, 50), percentile(met, 99)]);
  return [
    flood.padEnd(24),
    ...waits.map(ms),
    ms(timesOf(row)),
    String(within.refused.length).padStart(9),
    memory('rss'),
    memory('heap'),
    ...[tally.sent, tally.limited, tally.ended].map((count) => counted(count).padStart(9)),
  ].join('');
}

/** How many times longer the p99 of the waiting times is during a flood than without one. */
function timesOf({ without, within }: Row): number {
  return percentile(within, 99) / Math.max(percentile(without, 99), 0.001);
}

/**
 * The faults during a flood. Waiting times and memory are checked only if `isMeasured` says that they were measured for
 * long enough.
 */
export function faultsOf(row: Row, isMeasured: boolean): string[] {
  const { flood, without, within, before, peak, after, tally, hasFailed } = row;
  const refused = [...without.refused, ...within.refused];
  const most = Math.max(FLOOR_MS, MOST_TIMES * percentile(without, 99));
  const faults = [
    ...(hasFailed ? ['the server has ended'] : []),
    ...(refused.length > 0 ? [`${refused.length} honest requests were refused: ${refused[0] ?? ''}`] : []),
    ...(tally.faults > 0 ? [`${tally.faults} faults of the server`] : []),
    ...(tally.sent === 0 ? ['nothing was sent'] : []),
    ...(isMeasured && percentile(within, 99) > most
      ? [`honest p99 ${percentile(within, 99).toFixed(1)} ms, at most ${most.toFixed(1)}`]
      : []),
    ...(peak.rss > before.rss + MOST_MORE_MB
      ? [`memory grew from ${before.rss.toFixed(0)} MB to ${peak.rss.toFixed(0)}`]
      : []),
    ...(isMeasured && after.heap > before.heap + LEFT_OVER_MB
      ? [`memory is not back: ${before.heap.toFixed(0)} MB before, ${after.heap.toFixed(0)} after`]
      : []),
  ];
  return faults.map((fault) => `${flood}: ${fault}`);
}

export function verdictOn(rows: readonly Row[], seed: number, isMeasured: boolean): Verdict {
  const faults = rows.flatMap((row) =>
    faultsOf(row, isMeasured).map((fault) => `abuse --seed ${seed} --only "${row.flood}": ${fault}`),
  );
  const worst = rows.reduce((most, row) =>
    percentile(row.within, 99) > percentile(most.within, 99) ? row : most,
  );
  const refused = rows.reduce(
    (sum, { without, within }) => sum + without.refused.length + within.refused.length,
    0,
  );
  const sent = rows.reduce((sum, { tally }) => sum + tally.sent, 0);
  const fuzzed = rows.find(({ flood }) => flood === 'malformed messages')?.tally.sent ?? 0;
  const p99 = `worst honest p99 ${percentile(worst.within, 99).toFixed(1)} ms (${percentile(worst.without, 99).toFixed(1)} without, ${worst.flood})`;
  const line =
    `abuse: ${rows.length} floods, ${counted(sent)} messages (${counted(fuzzed)} malformed), ${p99}, ` +
    `${refused} honest refused, ${faults.length} wrong (seed ${seed})`;
  return { line, faults };
}
