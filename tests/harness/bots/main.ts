/**
 * Games of bots: `npm run bots -- --games 10000 --wire 300 --seed 1`.
 *
 * Every strength against every other, on boards A to D, the variants drawn by lot from all that there are, one to four
 * Navigators, their ships anybody's or shared out. Counted are commands that are refused (none may be), games that do
 * not come to their end (none may), and what each move costs the processor. Minds that think longer play less often.
 * - `--games` are played in this process, straight through the rules; `--from` is the number of the first.
 * - `--wire` are played on a real server, over sockets, at `--abreast` tables at once and without a pause; at one table
 *   of twelve the host plays too, a whole competing series. What was refused there the server counts itself.
 */
import { conclude, counted, readArguments, say } from '../run.ts';
import { playMany } from './many.ts';
import { costsTable, lineOf, pairingsTable } from './report.ts';
import { playOverWire } from './wire.ts';

const usual = { seed: 1, games: 10_000, from: 0, wire: 0, abreast: 4 };
const { seed, games, from, wire, abreast } = readArguments(usual);
const faults: string[] = [];
const lines: string[] = [];

if (games > 0) {
  const tally = await playMany({ seed, games, from, onHundred: say });
  for (const row of pairingsTable(tally.rows)) say(row);
  say('what a move costs, in ms of the processor:');
  for (const row of costsTable(tally.costs)) say(row);
  faults.push(...tally.faults);
  lines.push(lineOf('bots in process', tally.rows, tally.faults.length, seed));
}
if (wire > 0) {
  const tally = await playOverWire({ seed, games: wire, from, abreast, onGame: say });
  const { carriedOut, refused, thoughts } = tally.doings;
  for (const row of pairingsTable(tally.rows, refused)) say(row);
  say(
    `${counted(thoughts)} thoughts, ${counted(carriedOut)} commands carried out, ${counted(refused)} refused`,
  );
  faults.push(...tally.faults);
  lines.push(lineOf('bots over the wire', tally.rows, tally.faults.length, seed, refused));
}
conclude({ line: lines.join('\n'), faults });
