/** Formats the measurements as a table, and finds faults in the run itself. */
import { counted } from '../harness/run.ts';
import type { Row } from './bench.ts';
import { median } from './measure/median.ts';
import { startOf } from './measure/start.ts';

interface Column {
  readonly head: string;
  readonly cell: (row: Row) => string;
}

/** The median of a figure that was measured several times; a dash if it was not measured. */
function middle<T>(times: readonly T[], of: (time: T) => number, digits = 0): string {
  return times.length === 0 ? '–' : median(times.map(of)).toFixed(digits);
}

const COLUMNS: readonly Column[] = [
  { head: '', cell: ({ title }) => title },
  { head: 'CPU ratio', cell: ({ turns }) => middle(turns, ({ ratio }) => ratio, 2) },
  { head: 'from – to', cell: ({ turns }) => spread(turns.map(({ ratio }) => ratio)) },
  { head: 'µs', cell: ({ turns }) => middle(turns, ({ work }) => work.cpu) },
  { head: 'actions/s', cell: ({ turns }) => middle(turns, ({ work }) => work.perSecond) },
  { head: 'p50 ms', cell: ({ paces }) => middle(paces, ({ p50 }) => p50, 2) },
  { head: 'p99 ms', cell: ({ paces }) => middle(paces, ({ p99 }) => p99, 2) },
  { head: 'turn ms', cell: ({ paces }) => middle(paces, ({ server }) => server.turn, 1) },
  { head: 'gc ms', cell: ({ paces }) => middle(paces, ({ server }) => server.gc, 1) },
  { head: 'µs then', cell: ({ paces }) => middle(paces, ({ cpu }) => cpu) },
  { head: 'bytes', cell: ({ turns }) => middle(turns, ({ work }) => work.bytes) },
  { head: '10th µs', cell: ({ long }) => long?.early.toFixed(0) ?? '–' },
  { head: '500th µs', cell: ({ long }) => long?.late.toFixed(0) ?? '–' },
  { head: 'heap kB', cell: ({ idle }) => idle?.heap.toFixed(1) ?? '–' },
  { head: 'rss kB', cell: ({ idle }) => idle?.rss.toFixed(1) ?? '–' },
  { head: 'sockets', cell: ({ idle }) => (idle ? counted(idle.held) : '–') },
];

export function tableOf(rows: readonly Row[]): string[] {
  const cells = [COLUMNS.map(({ head }) => head), ...rows.map((row) => COLUMNS.map(({ cell }) => cell(row)))];
  const widths = COLUMNS.map((_, i) => Math.max(3, ...cells.map((line) => line[i]?.length ?? 0)));
  const pad = (text: string, i: number) =>
    i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0);
  const [head, ...lines] = cells.map((line) => `| ${line.map(pad).join(' | ')} |`);
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [head ?? '', rule, ...lines];
}

/** Lines about how the cost of an action grows with the number of open tables, and how long our server takes to start. */
export function growthOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ title, growth = [], start }) => [
    ...growth.map(
      ({ open, cpu, ratio }) =>
        `${title}: at ${counted(open)} open tables, an action costs ${cpu.toFixed(0)} µs, ${ratio.toFixed(2)} times as much as at ${counted(growth[0]?.open ?? 0)}`,
    ),
    ...(start ? [startOf(start)] : []),
  ]);
}

function spread(numbers: readonly number[]): string {
  if (numbers.length === 0) return '–';
  return `${Math.min(...numbers).toFixed(2)} – ${Math.max(...numbers).toFixed(2)}`;
}

/** What went wrong in the run. If anything did, the run's figures are not valid. */
export function faultsOf(rows: readonly Row[], sockets: number): string[] {
  return rows.flatMap(({ name, turns, paces, idle }) => [
    ...turns.flatMap(({ work: { matches, actions, answers, ended } }) => [
      ...(ended < matches ? [`${name}: ${matches - ended} games of ${matches} did not end`] : []),
      ...(answers < actions ? [`${name}: ${actions - answers} actions of ${actions} were not answered`] : []),
    ]),
    ...paces.flatMap(({ answers }) =>
      answers === 0 ? [`${name}: nothing was answered at the fixed rate`] : [],
    ),
    ...(idle && idle.held < sockets ? [`${name}: ${idle.held} sockets of ${sockets} were held`] : []),
  ]);
}
