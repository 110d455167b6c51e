/**
 * Measures honest people beside tables of bots: `npm run beside -- --seed 1 --tables 50`.
 *
 * For each pace in `--paces` (seconds that an opponent takes for a move), it starts one server process. Honest people
 * play at six tables of that server, from this process. Their waiting times are measured twice, for `--seconds` each:
 * first without any opponents, then while opponents play each other at `--tables` other tables. All pairings of
 * opponents are equally frequent. Their hosts watch from a third process.
 *
 * No request of the honest people may be refused. The 99th percentile (p99) of these people's waiting times may be at
 * most 20 ms, or twice the p99 without opponents if that is more. Waiting times depend on the machine, which must have
 * nothing else to do. A decision that takes more than a second, including the wait for other decisions, is late:
 * docs/SECURITY.md explains what late decisions mean.
 */
import { conclude, readArguments, say } from '../run.ts';
import { measureBeside } from './beside.ts';
import { headOf, lineOf, verdictOn } from './report.ts';

const usual = { seed: 1, tables: 50, seconds: 30, honest: 6, paces: '3,1' };
const { paces, ...order } = readArguments(usual);
for (const line of headOf()) say(line);
const rows = [];
for (const pace of paces.split(',')) {
  const row = await measureBeside({ ...order, pace });
  say(lineOf(row));
  rows.push(row);
}
conclude(verdictOn(rows, order.tables, order.seed, true));
