/**
 * Measures the oracle's speed: `npm run oracle:speed -- --games 40`. Prints the milliseconds per update and the size of
 * the largest belief, for each board and set of variants. Replays each game `--times` times and takes the shortest
 * time, because the machine may be busy with other work.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { BASE_GAME, SEA_MONSTERS, type Variants } from '../../shared/game/game.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import type { Belief } from '../../shared/oracle/belief.ts';
import { believe } from '../../shared/oracle/believe.ts';
import { boardFilesIn, BOARDS_FOLDER, readBoardFile } from '../../server/lib/read-board-file.ts';
import type { Board } from '../../shared/board/board.ts';
import { began } from '../helpers/play.ts';
import { always } from '../helpers/random.ts';
import { voyage } from './voyages.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '40' },
    times: { type: 'string', default: '3' },
    boards: { type: 'string', default: 'ABCD' },
    mix: { type: 'string', default: '' },
    /**
     * The share of the Navigators' orders that are random. More random orders mean more ships whose positions are very
     * uncertain, and such ships cost the most time.
     */
    whim: { type: 'string', default: '0.4' },
  },
});

const HARDER = { harderDeduction: true };
const MIXES: Readonly<Record<string, Partial<Variants>>> = {
  base: {},
  'whether any': { shipsInSight: 'whether any' },
  Easier: { easierDeduction: true },
  'monsters, 2 lighthouses': { seaMonsters: SEA_MONSTERS, lighthouses: 2 },
  Harder: HARDER,
  'Harder, whether any': { ...HARDER, shipsInSight: 'whether any' },
  'Harder, Easier, monsters': { ...HARDER, easierDeduction: true, seaMonsters: SEA_MONSTERS },
  '1 maelstrom': { maelstroms: 1 },
  '1 fog bank': { fogBanks: 1 },
  '2 maelstroms': { maelstroms: 2 },
  '2 fog banks': { fogBanks: 2 },
  '1 maelstrom, 1 fog bank': { maelstroms: 1, fogBanks: 1 },
  'Harder, 2 maelstroms': { ...HARDER, maelstroms: 2 },
  'Harder, 2 fog banks': { ...HARDER, fogBanks: 2 },
  'Harder, 1 maelstrom, 1 fog bank': { ...HARDER, maelstroms: 1, fogBanks: 1 },
  '2 maelstroms, 2 fog banks': { maelstroms: 2, fogBanks: 2 },
  'Harder, 2 maelstroms, 2 fog banks': { ...HARDER, maelstroms: 2, fogBanks: 2 },
};

/** Only these events cost time. Changes to the chart and starts of rounds don't. */
const UPDATES: readonly NavigatorsTold['type'][] = [
  'dangers-placed',
  'storm-played',
  'monster-played',
  'sailed',
  'surveyed',
  'caught',
  'caught-pushed',
];

interface Measured {
  readonly updates: number[];
  components: number;
  inexact: number;
}

function measure(board: Board, variants: Variants): Measured {
  const random = always(Number(values.seed));
  const measured: Measured = { updates: [], components: 0, inexact: 0 };
  for (let game = 0; game < Number(values.games); game++) {
    const heard = [...voyage(board, variants, random, { whim: Number(values.whim) })].map(({ told }) => told);
    const folds = Array.from({ length: Number(values.times) }, () =>
      fold([began(board, variants), ...heard]),
    );
    const [first] = folds;
    if (!first) continue;
    measured.updates.push(
      ...first.times.map((_, i) => Math.min(...folds.map(({ times }) => times[i] ?? Infinity))),
    );
    measured.components = Math.max(measured.components, first.components);
    if (!first.exact) measured.inexact++;
  }
  measured.updates.sort((a, b) => a - b);
  return measured;
}

function fold(told: readonly NavigatorsTold[]): { times: number[]; components: number; exact: boolean } {
  const times: number[] = [];
  let belief: Belief | undefined;
  let components = 0;
  for (const one of told) {
    const begun = performance.now();
    belief = believe(belief, one);
    if (UPDATES.includes(one.type)) times.push(performance.now() - begun);
    components = Math.max(components, belief?.components.length ?? 0);
  }
  return { times, components, exact: belief?.exact ?? false };
}

const COLUMNS = ['updates', 'p50', 'p99', 'p99.9', 'max', 'components', 'inexact'];
const row = (board: string, mix: string, cells: readonly string[]) =>
  process.stdout.write(
    `${board.padEnd(3)}${mix.padEnd(36)}${cells.map((cell) => cell.padStart(11)).join('')}\n`,
  );

row('', `${values.games} games each, whim ${values.whim}, ms`, COLUMNS);
for (const [mix, variants] of Object.entries(MIXES)) {
  if (values.mix && values.mix !== mix) continue;
  for (const path of boardFilesIn(BOARDS_FOLDER)) {
    const parsed = readBoardFile(path);
    if (!parsed.ok || !values.boards.includes(parsed.board.id)) continue;
    const { updates, components, inexact } = measure(parsed.board, { ...BASE_GAME, ...variants });
    const quantile = (share: number) =>
      updates[Math.min(updates.length - 1, Math.floor(share * updates.length))] ?? 0;
    const times = [0.5, 0.99, 0.999, 1].map((share) => quantile(share).toFixed(share === 0.5 ? 3 : 2));
    row(parsed.board.id, mix, [updates.length, ...times, components, inexact].map(String));
  }
}
