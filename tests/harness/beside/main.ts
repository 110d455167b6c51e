/**
 * Honest people beside tables of bots: `npm run beside -- --seed 1 --tables 50`.
 *
 * One server process at each pace of `--paces` (seconds that an opponent takes over a move). Honest people play on at
 * six tables of it, from this process; how long each waits for an answer is measured without any opponent, and again
 * while at `--tables` others nobody but opponents play, each pairing as often as any other, their hosts looking on from
 * a third process. `--seconds` each stretch. Nobody honest may be refused; how long they wait is a matter of the machine,
 * which must have nothing else to do. At most 20 ms of honest p99, or twice what it was without. Thoughts that took more
 * than a second, the waiting for others' included, are late: docs/SECURITY.md says what that tells.
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
