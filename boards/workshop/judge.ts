/**
 * Judges boards and prints a table of the results. `node boards/workshop/judge.ts` judges every board file in boards/.
 * `node boards/workshop/judge.ts mine.json` judges only the named files. `--pictures` also prints the boards. `--play`
 * also plays games on each board and prints the results (`--play=50` plays 50 games on each). `--references` does so too,
 * and keeps the results as the references with which the app compares other boards. Exits with code 1 if a file is
 * invalid. Also exits with code 1 if one of our own boards is missing, outside its allowed ranges, or no harder
 * than the board before it.
 */
import process from 'node:process';
import { BANDS } from './bands.ts';
import { faultsInPlay, playBoard, playedOn, tableOfPlay } from './by-play.ts';
import { BOARDS_FOLDER, boardFilesIn, readBoardFile } from '../../server/lib/read-board-file.ts';
import { LEGEND, picture } from './picture.ts';
import { writeReferences } from './references.ts';
import { faultsOf, judge, table, type Judged } from './report.ts';
import { JUDGED_GAMES } from '../../shared/selfplay/judgement.ts';
import type { Tally } from '../../shared/selfplay/tally.ts';

const options = process.argv.slice(2);
const named = options.filter((option) => !option.startsWith('--'));

const judged: Judged[] = [];
const sentences: string[] = [];
for (const path of named.length > 0 ? named : boardFilesIn(BOARDS_FOLDER)) {
  const parsed = readBoardFile(path);
  if (parsed.ok) judged.push(judge(parsed.board));
  else
    sentences.push(...parsed.faults.map(({ place, reason }) => `${path} is refused: ${place}: ${reason}.`));
}
sentences.push(...faultsOf(judged));
if (named.length === 0) {
  const missing = Object.keys(BANDS).filter((id) => !judged.some(({ board }) => board.id === id));
  sentences.push(...missing.map((id) => `Board ${id} is missing.`));
}

const parts: string[] = [];
if (judged.length > 0) parts.push(table(judged));
if (options.includes('--pictures')) {
  parts.push(LEGEND, ...judged.map(({ board }) => `${board.id}: ${board.name}\n${picture(board)}`));
}
const play = /^--play(?:=(\d+))?$/;
const games = options.flatMap((option) => play.exec(option)?.slice(1) ?? [])[0];
const references = options.includes('--references');
if (references || options.some((option) => play.test(option))) {
  const tallies: [string, Tally][] = [];
  for (const { board } of judged)
    tallies.push([
      board.id,
      await playBoard(board, references ? JUDGED_GAMES : Number(games ?? JUDGED_GAMES)),
    ]);
  const played = tallies.map(([id, tally]) => playedOn({ id }, tally));
  parts.push(tableOfPlay(played));
  sentences.push(...faultsInPlay(played));
  if (references) await writeReferences(tallies);
}
if (sentences.length > 0) parts.push(sentences.join('\n'));
process.stdout.write(`${parts.join('\n\n')}\n`);
process.exitCode = sentences.length > 0 ? 1 : 0;
