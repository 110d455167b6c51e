/**
 * Floods beside honest tables: `npm run abuse -- --seed 1`.
 *
 * Each flood does one thing as much as it can, from one address or ten, in a process of its own; the server is another, and
 * honest people play on in this one. For each: how long honest people wait for their answers, without the flood and
 * with it, on the same server; how many of them were refused (none may be); the server's memory before, at its peak
 * and a minute after. An honest p99 may be twice as long in a flood, or 20 ms.
 *
 * `--seconds` each stretch is measured, `--calm` seconds after it memory is read again, `--messages` malformed
 * messages in all, `--tables` honest ones, `--only` floods of these names, with commas.
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
