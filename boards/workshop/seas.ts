/**
 * Checks the generator of seas. `node boards/workshop/seas.ts` draws 10,000 seas of each size and difficulty
 * (`--seeds=100` draws fewer, `--only='9 expert'` only seas of one size and difficulty). It prints how many are faulty or
 * outside their bands, how much processor time drawing takes, and how many squares differ between the two most similar
 * seas. `--judge=30` judges 30 seas of each difficulty by play instead, with 300 games on each (`--games=100` plays
 * fewer, `--seed=2` judges other seas). Exits with code 1 if a sea is faulty, or if too few of the judged seas are as
 * hard and as fair as they should be.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Board } from '../../shared/board/board.ts';
import { writeBoardFile } from '../../shared/board/packed-board.ts';
import { parseBoard } from '../../shared/board/parse-board.ts';
import { squaresOf } from '../../shared/board/squares.ts';
import { seaBand, type Range } from '../../shared/seas/bands.ts';
import {
  DIFFICULTIES,
  SEA_KINDS,
  SEA_SIZES,
  SEA_VERSION,
  seedsOf,
  writeSeaCode,
  type Difficulty,
  type Sea,
} from '../../shared/seas/code.ts';
import { drawSea } from '../../shared/seas/draw.ts';
import { measure } from '../../shared/seas/measure.ts';
import { needsOf } from '../../shared/seas/needs.ts';
import { seededBy } from '../../shared/seeded.ts';
import { judgementOf } from '../../shared/selfplay/judgement.ts';
import { playBoard } from './by-play.ts';
import { nearestPair } from './nearest-pair.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10000' },
    only: { type: 'string' },
    judge: { type: 'string' },
    games: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
});

/** How often a careful crew should win, in percent, and how fair play should be. */
const WINS: Readonly<Record<Difficulty, Range>> = {
  introduction: [55, 75],
  standard: [40, 60],
  expert: [30, 50],
};
const LEAST_FAIRNESS = 0.55;
/** The share of the judged seas that must be as they should be. */
const ENOUGH = 0.9;

/** The number of seas of each kind. */
const SEEDS = seedsOf(SEA_VERSION);

if (values.judge === undefined) drawMany(Math.min(SEEDS, Number(values.seeds)));
else await judgeMany(Number(values.judge), Number(values.games));

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function drawMany(count: number): void {
  const names = new Set<string>();
  const kinds = SEA_KINDS.filter(
    ({ size, difficulty }) => values.only === undefined || values.only === `${size} ${difficulty}`,
  );
  for (const kind of kinds) {
    const times: number[] = [];
    const boards: Board[] = [];
    const faults: string[] = [];
    for (let number = 0; number < count; number++) {
      const sea: Sea = { version: SEA_VERSION, ...kind, seed: Math.floor((number * SEEDS) / count) };
      const before = process.cpuUsage();
      const board = drawSea(sea);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      boards.push(board);
      names.add(board.name);
      faults.push(...faultsOf(sea, board));
    }
    times.sort((a, b) => a - b);
    const time = (share: number) => (times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(0);
    const { changed, one, other } = nearestPair(boards);
    say(
      `${kind.size}×${kind.size} ${kind.difficulty}: ${count} drawn, ${faults.length} faults, ` +
        `processor time p50 ${time(0.5)} ms, p99 ${time(0.99)} ms, most ${time(1)} ms, ` +
        `nearest pair ${one?.id} and ${other?.id}: ${changed} squares differ (turned or mirrored as well)`,
    );
    for (const fault of faults.slice(0, 20)) say(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
  say(`${names.size} different names of ${count * kinds.length}`);
}

/** What is wrong with a sea: as a board file, or in its figures. */
function faultsOf(sea: Sea, board: Board): string[] {
  const code = writeSeaCode(sea);
  const parsed = parseBoard(board.id, JSON.parse(JSON.stringify(writeBoardFile(board))));
  if (!parsed.ok) return parsed.faults.map(({ place, reason }) => `${code} is refused: ${place}: ${reason}`);
  const band = seaBand(sea);
  const { distances, islandShare, stormAmbiguity, classBits } = measure(parsed.board);
  const within = (what: string, value: number, [least, most]: Range) =>
    value < least || value > most ? [`${code}: the ${what} is ${value.toFixed(3)}`] : [];
  return [
    ...Object.values(distances).flatMap((distance) =>
      within('distance of a start', distance, [band.distance, band.distance]),
    ),
    ...within('share of islands', islandShare, band.islandShare),
    ...within('storm ambiguity', stormAmbiguity, band.stormAmbiguity),
    ...within('number of class bits', classBits, band.classBits),
    ...needsOf(parsed.board).flatMap(({ need, isMet }) => (isMet ? [] : [`${code}: lacks ${need}`])),
    ...(squaresOf(board).length === sea.size ** 2 ? [] : [`${code}: has the wrong size`]),
  ];
}

async function judgeMany(count: number, games: number): Promise<void> {
  const random = seededBy(`judged seas ${values.seed}`);
  const sums = DIFFICULTIES.map((difficulty) => ({ difficulty, asHard: 0, asFair: 0 }));
  for (let number = 0; number < count; number++) {
    for (const sum of sums) {
      const { difficulty } = sum;
      const [least, most] = WINS[difficulty];
      const size = SEA_SIZES[number % SEA_SIZES.length] ?? 9;
      const sea: Sea = { version: SEA_VERSION, size, difficulty, seed: Math.floor(random() * SEEDS) };
      const { wins, fairness } = judgementOf(await playBoard(drawSea(sea), games));
      const isAsHard = wins.percent >= least && wins.percent <= most;
      const isAsFair = fairness >= LEAST_FAIRNESS;
      if (isAsHard) sum.asHard++;
      if (isAsFair) sum.asFair++;
      say(
        `${writeSeaCode(sea)} ${size}×${size} ${difficulty}: the crew wins ${wins.percent.toFixed(0)} %` +
          `${isAsHard ? '' : ' (!)'}, fairness ${fairness.toFixed(2)}${isAsFair ? '' : ' (!)'}`,
      );
    }
  }
  for (const { difficulty, asHard, asFair } of sums) {
    const [least, most] = WINS[difficulty];
    say(`${difficulty}: the crew wins ${least} to ${most} % on ${asHard} of ${count}, ${asFair} are fair`);
    if (Math.min(asHard, asFair) < ENOUGH * count) process.exitCode = 1;
  }
}
