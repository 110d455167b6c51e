/**
 * Games of bots: `npm run bots -- --games 10000 --wire 300 --seed 1`.
 *
 * Opponents of every strength play against each other, on boards A to D, with random variants and one to four
 * Navigators. The ships have no owners, or are dealt to the Navigators. The report counts refused commands and games
 * that do not end. Neither may occur. The report also shows how much processor time each move takes. Opponents that
 * take longer to decide play less often.
 * - `--games` is the number of games to play in this process, without a server. `--from` is the index of the first one.
 * - `--wire` is the number of games to play on a real server, over sockets and without pauses. `--abreast` is the
 *   number of tables that play at once. At one table in twelve, the host plays too, and the table plays a whole
 *   competitive series. The server itself counts the commands that it refuses.
 * - `--seas` is the number of seas on which the games over the wire are played, of all sizes and difficulties in turn.
 *   After each game, the oracle and the reasoner of the puzzles check its log. Without it, boards A to D are played:
 *   `npm run bots -- --games 0 --wire 300 --seas 100`.
 */
import { conclude, counted, readArguments, say } from '../run.ts';
import { playMany } from './many.ts';
import { costsTable, lineOf, pairingsTable } from './report.ts';
import { onSeas, whyWrongOnSea } from './seas.ts';
import { playOverWire } from './wire.ts';

const usual = { seed: 1, games: 10_000, from: 0, wire: 0, abreast: 4, seas: 0 };
const { seed, games, from, wire, abreast, seas } = readArguments(usual);
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
  const tally = await playOverWire({
    ...{ seed, games: wire, from, abreast, onGame: say },
    ...(seas > 0 && { draw: onSeas(seas), whyWrong: whyWrongOnSea, boards: 'new seas' as const }),
  });
  const { carriedOut, refused, thoughts } = tally.doings;
  for (const row of pairingsTable(tally.rows, refused)) say(row);
  say(
    `${counted(thoughts)} thoughts, ${counted(carriedOut)} commands carried out, ${counted(refused)} refused`,
  );
  faults.push(...tally.faults);
  lines.push(lineOf('bots over the wire', tally.rows, tally.faults.length, seed, refused));
}
conclude({ line: lines.join('\n'), faults });
