/** Formats the results of games of bots: tables, and a summary in one line to quote. */
import { RUNGS, type Rung } from '../../../shared/opponents/opponents.ts';
import { counted } from '../run.ts';
import { MIXES } from './draw.ts';
import type { CostRow } from './many.ts';
import { CREWS, POSEIDONS, type Row } from './rows.ts';

const NAMES = { navigators: CREWS, poseidon: POSEIDONS };

/** The maximum cost of a move by strength, in ms of processor time. The top strength may take longer. */
export const MOST_MS: Readonly<Record<Rung, number>> = { 1: 100, 2: 100, 3: 300 };

/**
 * Formats a table of how often each pairing played.
 * @param refused the number of refusals, if it is known only for all games together
 */
export function pairingsTable(rows: Iterable<Row>, refused?: number): string[] {
  const all = [...rows];
  const cells = all.map(({ crew, poseidon, ...figures }) => [
    crew,
    poseidon,
    ...countsOf([figures], refused === undefined ? undefined : ''),
  ]);
  return table(
    ['Navigators', 'Poseidon', 'games', 'refused', 'unfinished'],
    [...cells, ['all', '', ...countsOf(all, refused === undefined ? undefined : counted(refused))]],
    2,
  );
}

type Figures = Pick<Row, 'games' | 'refused' | 'unfinished'>;

function countsOf(rows: readonly Figures[], refused?: string): string[] {
  const sum = (of: keyof Figures) => counted(rows.reduce((all, row) => all + row[of], 0));
  return [sum('games'), refused ?? sum('refused'), sum('unfinished')];
}

/** The value that `of100` percent of the values do not exceed; 0 if there are no values. */
export function percentileOf(values: readonly number[], of100: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of100) / 100))] ?? 0;
}

/** Formats a table of what moves cost. */
export function costsTable(costs: readonly CostRow[]): string[] {
  const cells = (['navigators', 'poseidon'] as const).flatMap((side) =>
    RUNGS.flatMap((rung) =>
      MIXES.flatMap((mix) =>
        costs
          .filter((row) => row.side === side && row.rung === rung && row.mix === mix)
          .map((row) => [NAMES[side][rung], mix, ...figures(row.costs)]),
      ),
    ),
  );
  return table(['mind', 'mix', 'moves', 'median', 'p99', 'max', 'above 100', 'above 300'], cells, 2);
}

function figures(costs: readonly number[]): string[] {
  const ms = (value: number) => value.toFixed(1);
  const above = (most: number) => counted(costs.filter((cost) => cost > most).length);
  return [
    counted(costs.length),
    ms(percentileOf(costs, 50)),
    ms(percentileOf(costs, 99)),
    ms(percentileOf(costs, 100)),
    above(100),
    above(300),
  ];
}

/** Formats rows as a Markdown table. The first `left` columns are aligned left, the others right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], left: number): string[] {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i < left ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i < left ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)];
}

/**
 * The summary in one line, to quote. @param refused the number of refusals, if it is known only for all games together
 */
export function lineOf(
  what: string,
  rows: Iterable<Row>,
  wrong: number,
  seed: number,
  refused?: number,
): string {
  const known = refused === undefined ? undefined : counted(refused);
  const [games, refusals, unfinished] = countsOf([...rows], known);
  return `${what}: ${games} games, ${refusals} commands refused, ${unfinished} unfinished, ${wrong} wrong (seed ${seed})`;
}
