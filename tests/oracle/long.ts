/**
 * The long form of the oracle's tests: `npm run oracle -- --seed 1 --comparisons 20000 --voyages 500`. Prints how much
 * was compared for each variant, which planted faults were detected, and how many games were played on each board.
 * Exits with code 1 if anything fails.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { boardFilesIn, BOARDS_FOLDER, readBoardFile } from '../../server/lib/read-board-file.ts';
import { always } from '../helpers/random.ts';
import { compareGames } from './comparisons.ts';
import { FAULTS } from './faults.ts';
import { drawVariants } from './mixes.ts';
import { voyage, whyOutside } from './voyages.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    comparisons: { type: 'string', default: '20000' },
    /** The number of games on each of the four boards. */
    voyages: { type: 'string', default: '500' },
  },
});
const seed = Number(values.seed);
const print = (text: string) => process.stdout.write(`${text}\n`);

const BRANCHES = 4000;

function compare(): boolean {
  const tally = compareGames(always(seed), { comparisons: Number(values.comparisons), branches: BRANCHES });
  print(`${tally.comparisons} comparisons in ${tally.games} games on small boards, seed ${seed}`);
  print(`  ${tally.joint} with a joint factor; at most ${tally.largest} states`);
  for (const [name, count] of [...tally.byName].sort())
    print(`  ${name.padEnd(30)}${String(count).padStart(7)}`);
  print(tally.difference ?? 'all equal');
  return tally.difference === null;
}

function plantFaults(): boolean {
  const missed = FAULTS.filter(({ name, fold, variants }) => {
    const { difference, comparisons } = compareGames(
      always(seed),
      { comparisons: 5000, branches: BRANCHES },
      { fold, variants },
    );
    print(`  ${difference ? `caught after ${comparisons}`.padEnd(20) : 'MISSED'.padEnd(20)}${name}`);
    return difference === null;
  });
  print(`${FAULTS.length - missed.length} of ${FAULTS.length} planted faults caught`);
  return missed.length === 0;
}

function sailAll(): boolean {
  let outside = 0;
  for (const path of boardFilesIn(BOARDS_FOLDER)) {
    const parsed = readBoardFile(path);
    if (!parsed.ok) continue;
    const random = always(seed);
    const counts = { games: 0, announcements: 0, inexact: 0 };
    for (; counts.games < Number(values.voyages); counts.games++) {
      let exact = true;
      for (const { belief, game } of voyage(parsed.board, drawVariants(random), random)) {
        if (!belief || !game) continue;
        counts.announcements++;
        exact = belief.exact;
        const why = whyOutside(belief, game);
        if (why) outside++;
        if (why) print(why);
      }
      if (!exact) counts.inexact++;
    }
    const { games, announcements, inexact } = counts;
    print(
      `board ${parsed.board.id}: ${games} games, ${announcements} announcements, ${inexact} games not exact`,
    );
  }
  print(`${outside} times the truth was outside what was believed possible`);
  return outside === 0;
}

const isRight = [compare(), plantFaults(), sailAll()].every((right) => right);
process.exitCode = isRight ? 0 : 1;
