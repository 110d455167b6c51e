/** Reports how long honest people waited beside bots: one line for each pace, and the faults. */
import { percentile } from '../abuse/report.ts';
import { counted, type Verdict } from '../run.ts';
import type { Row } from './beside.ts';

/** Waiting times below this many ms are too short to notice. */
const FLOOR_MS = 20;
const MOST_TIMES = 2;

export function headOf(): string[] {
  return [
    '| pace | p50, p99 without | p50, p99 beside them | honest answers | refused | moves of bots a second | late, % | refused |',
    '| ---- | ---------------: | -------------------: | -------------: | ------: | ---------------------: | ------: | ------: |',
  ];
}

export function lineOf({ pace, without, beside, doings, seconds }: Row): string {
  const waits = [without, beside].map((met) =>
    [50, 99].map((of100) => percentile(met, of100).toFixed(1)).join(', '),
  );
  const cells = [
    `${pace} s`,
    ...waits,
    counted(beside.waits.length),
    String(without.refused.length + beside.refused.length),
    (doings.thoughts / seconds).toFixed(1),
    ((100 * doings.late) / Math.max(1, doings.thoughts)).toFixed(1),
    String(doings.refused),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** @param isMeasured true if long waits count as faults: in a run that is long enough, on an otherwise idle machine */
export function verdictOn(rows: readonly Row[], tables: number, seed: number, isMeasured: boolean): Verdict {
  const faults = rows.flatMap(({ pace, without, beside, doings }) => {
    const refused = [...without.refused, ...beside.refused];
    const p99 = percentile(beside, 99);
    const most = Math.max(FLOOR_MS, MOST_TIMES * percentile(without, 99));
    const wrong = [
      ...(refused.length > 0 ? [`${refused.length} honest requests were refused: ${refused[0] ?? ''}`] : []),
      ...(doings.thoughts === 0 ? ['no opponent has thought'] : []),
      ...(doings.refused > 0 ? [`commands of opponents were refused: ${doings.refusals.join(', ')}`] : []),
      ...(doings.faults > 0 ? [`${doings.faults} faults of opponents`] : []),
      ...(isMeasured && p99 > most ? [`honest p99 ${p99.toFixed(1)} ms, at most ${most.toFixed(1)}`] : []),
    ];
    return wrong.map((fault) => `beside --seed ${seed} --tables ${tables} --paces ${pace}: ${fault}`);
  });
  const p99s = rows.map(
    ({ pace, without, beside }) =>
      `${percentile(beside, 99).toFixed(1)} ms at ${pace} s (${percentile(without, 99).toFixed(1)} without)`,
  );
  const line = `beside: ${tables} tables of bots, honest p99 ${p99s.join(', ')}, ${faults.length} wrong (seed ${seed})`;
  return { line, faults };
}
