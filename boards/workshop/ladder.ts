/**
 * Measures how well opponents of each rung play: `npm run ladder -- --seed 1 --games 100`. Navigators of every rung
 * play against Poseidons of every rung, on each board and with several sets of variants. Prints how often the
 * Navigators win, with 95% confidence intervals. Also prints how much better each rung is than the rung below. With
 * `--boards AB`, games are played only on boards A and B. With `--mix base`, they are played only with the set of
 * variants `base`.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { BOARDS_FOLDER, boardFilesIn, readBoardFile } from '../../server/lib/read-board-file.ts';
import type { Board } from '../../shared/board/board.ts';
import { BASE_GAME, type Variants } from '../../shared/game/game.ts';
import { VARIANT_SETS } from '../../shared/game/variants.ts';
import { RUNGS, type Rung } from '../../shared/opponents/opponents.ts';
import { playLeague } from './play/league.ts';
import { shareOf, type Share } from '../../shared/selfplay/share.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '100' },
    boards: { type: 'string', default: 'ABCD' },
    mix: { type: 'string', default: '' },
  },
});

const MIXES: Readonly<Record<string, Variants>> = {
  base: BASE_GAME,
  Harder: { ...BASE_GAME, harderDeduction: true },
  'whole box': VARIANT_SETS['whole-box'],
};
const CREWS = ['by eye', 'by reminders', 'by the stars'];
const POSEIDONS = ['moody', 'cunning', 'wrathful'];

/** A rung should win at least this many percentage points more often than the rung below. */
const STEP = 10;

type Cell = Share & { readonly crew: Rung; readonly poseidon: Rung };

async function measure(board: Board, variants: Variants): Promise<{ cells: Cell[]; slowest: number[] }> {
  const pairs = RUNGS.flatMap((crew) => RUNGS.map((poseidon) => ({ crew, poseidon })));
  const games = Number(values.games);
  const matches = pairs.flatMap((pair) =>
    Array.from({ length: games }, (_, game) => ({
      board,
      variants,
      ...pair,
      seed: `${values.seed} ${game}`,
    })),
  );
  const results = await playLeague(matches);
  const cells = pairs.map((pair, i) => ({
    ...pair,
    ...shareOf(results.slice(i * games, (i + 1) * games).filter(({ won }) => won).length, games),
  }));
  const slowest = [0, 1].flatMap((side) =>
    RUNGS.map((rung) =>
      Math.max(
        ...results
          .filter((_, i) => matches[i]?.[side === 0 ? 'crew' : 'poseidon'] === rung)
          .map(({ slowest }) => slowest[side === 0 ? 'navigators' : 'poseidon']),
      ),
    ),
  );
  return { cells, slowest };
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const steps = new Map<string, string[]>();

for (const [mix, variants] of Object.entries(MIXES).filter(
  ([name]) => values.mix === '' || values.mix === name,
)) {
  for (const file of boardFilesIn(BOARDS_FOLDER)) {
    const parsed = readBoardFile(file);
    if (!parsed.ok || !values.boards.includes(parsed.board.id)) continue;
    const { id } = parsed.board;
    const { cells, slowest } = await measure(parsed.board, variants);
    say(
      `\nboard ${id}, ${mix}: how often the Navigators win, in % (${values.games} games each, seed ${values.seed})`,
    );
    say(`${''.padEnd(14)}${POSEIDONS.map((name) => name.padStart(16)).join('')}`);
    const at = (crew: Rung, poseidon: Rung) =>
      cells.find((cell) => cell.crew === crew && cell.poseidon === poseidon) as Cell;
    for (const crew of RUNGS) {
      const row = RUNGS.map((poseidon) => {
        const { percent, from, to } = at(crew, poseidon);
        return `${percent.toFixed(0)} (${from.toFixed(0)}–${to.toFixed(0)})`.padStart(16);
      });
      say(`${(CREWS[crew - 1] ?? '').padEnd(14)}${row.join('')}`);
    }
    say(
      `slowest thought, ms: ${[...CREWS, ...POSEIDONS].map((name, i) => `${name} ${(slowest[i] ?? 0).toFixed(0)}`).join(', ')}`,
    );
    const mean = (rungs: readonly Cell[]) =>
      rungs.reduce((sum, { percent }) => sum + percent, 0) / rungs.length;
    for (const [lower, upper] of [
      [1, 2],
      [2, 3],
    ] as const) {
      const crew =
        mean(RUNGS.map((other) => at(upper, other))) - mean(RUNGS.map((other) => at(lower, other)));
      const sea = mean(RUNGS.map((other) => at(other, lower))) - mean(RUNGS.map((other) => at(other, upper)));
      for (const [names, points] of [
        [CREWS, crew],
        [POSEIDONS, sea],
      ] as const) {
        const step = `${mix}: ${names[upper - 1]} over ${names[lower - 1]}`;
        steps.set(step, [
          ...(steps.get(step) ?? []),
          `${id} ${points >= 0 ? '+' : ''}${points.toFixed(0)}${points >= STEP ? '*' : ''}`,
        ]);
      }
    }
  }
}

say(
  `\npoints of a hundred that each rung is better than the one below, against all rungs of the other side (* ${STEP} or more)`,
);
for (const [step, boards] of steps) say(`${step.padEnd(44)}${boards.join('   ')}`);
