/** The judge's report: a table of the boards' measurements, and messages about faults of boards. */
import { SHIPS, type Board } from '../../shared/board/board.ts';
import type { Range } from '../../shared/seas/bands.ts';
import { BANDS, LEAST_FAIRNESS, notRising, outsideBand } from './bands.ts';
import { fairness, simulate, type SimulatedGames } from './fairness.ts';
import { measure, type Measures } from '../../shared/seas/measure.ts';

/**
 * The number of simulated games on each board. With this many games, choosing another seed rarely changes the fairness
 * by more than 0.02. Simulating all four boards takes about a second.
 */
const GAMES = 2000;
const SEED = 11;

export interface Judged {
  readonly board: Board;
  readonly measures: Measures;
  readonly simulated: SimulatedGames;
}

export function judge(board: Board): Judged {
  return { board, measures: measure(board), simulated: simulate(board, { games: GAMES, seed: SEED }) };
}

/** Messages about faults in the judged boards. Only boards with allowed ranges can have faults. */
export function faultsOf(judged: readonly Judged[]): string[] {
  const banded = judged.filter(({ board }) => BANDS[board.id]);
  return [
    ...banded.flatMap(({ board, measures, simulated }) => {
      const band = BANDS[board.id];
      return band ? outsideBand(board, measures, fairness(simulated), band) : [];
    }),
    ...notRising(
      banded.map(({ board, measures }) => ({ id: board.id, stormAmbiguity: measures.stormAmbiguity })),
    ),
  ];
}

/** A table with a line for each measurement and a column for each board. The allowed ranges are in brackets. */
export function table(judged: readonly Judged[]): string {
  const line = (title: string, cell: (one: Judged) => string) => [title, ...judged.map(cell)];
  const band = (one: Judged) => BANDS[one.board.id];
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  const within = (value: string, range: Range | undefined, show: (bound: number) => string = String) =>
    range ? `${value} (${show(range[0])}–${show(range[1])})` : value;
  return align([
    line('board', ({ board }) => board.id),
    line('size', ({ board }) => `${board.columns}×${board.rows}`),
    line('start to Sacred Island', (one) => SHIPS.map((ship) => one.measures.distances[ship]).join(' ')),
    line('slack', ({ measures }) => String(measures.slack)),
    line('islands in all', ({ board }) => String(Object.keys(board.islands).length)),
    line('share of islands', (one) =>
      within(percent(one.measures.islandShare), band(one)?.islandShare, (part) => (part * 100).toFixed(0)),
    ),
    line('storm ambiguity', (one) =>
      within(one.measures.stormAmbiguity.toFixed(2), band(one)?.stormAmbiguity),
    ),
    line('class bits', (one) => within(one.measures.classBits.toFixed(2), band(one)?.classBits)),
    line('patches of deep sea', ({ measures }) => measures.patches.join(' ') || 'none'),
    line('fairness', (one) =>
      within(fairness(one.simulated).toFixed(2), band(one) && [LEAST_FAIRNESS, 1], (bound) =>
        bound.toFixed(1),
      ),
    ),
    ...SHIPS.map((ship) =>
      line(`${ship} arrives`, ({ simulated }) => percent(simulated.arrivals[ship] / simulated.games)),
    ),
    line('Navigators win', ({ simulated }) => percent(simulated.won / simulated.games)),
  ]);
}

function align(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
