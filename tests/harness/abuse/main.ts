/**
 * Floods beside honest tables: `npm run abuse -- --seed 1`.
 *
 * Each flood does one thing as often as it can, from one address or ten. Flooder and server have processes of their
 * own; honest players play in this one. Reported for each flood, all on the same server: how long honest players wait
 * for their answers without the flood and with it; how many of their requests were refused (none may be); the server's
 * memory before the flood, at its peak and a minute after. In a flood an honest p99 may be twice as long, or 20 ms.
 *
 * `--seconds`: the length of each measurement; `--calm`: seconds after the flood until memory is measured again;
 * `--messages`: malformed messages in all; `--tables`: honest tables; `--only`: names of floods, with commas.
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
