/**
 * Floods beside honest tables: `npm run abuse -- --seed 1`.
 *
 * Each flood does one thing as often as it can, from one address or ten. The flooder and the server each have their own
 * process. Honest players play in this process. All floods run on the same server. For each of them, the report shows:
 * - how long honest players wait for answers, without the flood and during it. Their 99th percentile (p99) may double,
 *   or rise to 20 ms.
 * - how many of their requests were refused. None may be refused.
 * - the server's memory before the flood, at the peak and a minute after the flood.
 *
 * The arguments are:
 * - `--seconds`: the length of each measurement.
 * - `--calm`: the number of seconds after the flood until memory is measured again.
 * - `--messages`: the total number of malformed messages.
 * - `--tables`: the number of tables with honest players.
 * - `--only`: the names of the floods to run, separated by commas.
 */
import { conclude, readArguments, say } from '../run.ts';
import { floodsNamed, runFloods } from './abuse.ts';
import { headOf, lineOf, verdictOn } from './report.ts';

const { only, ...order } = readArguments({
  seed: 1,
  seconds: 12,
  calm: 60,
  messages: 200_000,
  tables: 6,
  only: '',
});
say(headOf());
const rows = await runFloods({
  ...order,
  floods: floodsNamed(only),
  sizes: { guesses: 3_000, games: 900 },
  onRow: (row) => say(lineOf(row)),
});
conclude(verdictOn(rows, order.seed, true));
