/**
 * Compares our server with what people would use instead, in one run: `npm run bench`. docs/BENCH.md explains what is
 * measured, and has the table.
 * - `--only ours,ws` measures only these contenders, and plain socket.io for comparison.
 * - `--parts games,pace,long,idle,growth` measures only these parts.
 * - `--matches` and `--rounds` say how much is played, and `--warmups` how many runs a warm-up may take.
 * - `--rate` and `--seconds` say at which rate, and for how long, waiting times are measured.
 * - `--tables` and `--sockets` say how many of each are opened to measure memory.
 * - `--open 100,1000,5000` says at how many open tables the cost of an action is measured. `--file-tables` and
 *   `--file-events` set the size of the data file with which our server's start is measured.
 * - `--profile FILE` runs our server once more under the profiler, writes the profile to the file, and prints where the
 *   time went. `--profile-of NAME` profiles another contender.
 */
import { conclude, readArguments, say } from '../harness/run.ts';
import { measure, PARTS, type Order, type Part } from './bench.ts';
import { NAMES, needsPackages } from './contenders/all.ts';
import { installPackages } from './guests/packages.ts';
import { profileGames } from './profiled.ts';
import { faultsOf, growthOf, tableOf } from './report.ts';
import { pinLoad } from './server.ts';

const SETTLING_MS = 1_000;

const usual = {
  only: '',
  parts: PARTS.join(','),
  matches: 200,
  rounds: 5,
  warmups: 8,
  rate: 500,
  seconds: 5,
  tables: 500,
  sockets: 4_000,
  open: '100,1000,5000',
  'file-tables': 10_000,
  'file-events': 1_000_000,
  profile: '',
  'profile-of': 'ours',
};
const { only, parts, profile, 'profile-of': profiled, open, ...sizes } = readArguments(usual);
const names = only === '' ? NAMES : only.split(',');
if (names.some(needsPackages)) installPackages();
say(
  `${process.version}, ${pinLoad() ? 'server and load on a core each' : 'server and load where they fall'}`,
);
const order: Order = {
  ...sizes,
  names,
  parts: partsOf(parts),
  open: open.split(',').map(Number),
  file: { tables: sizes['file-tables'], events: sizes['file-events'] },
  settlingMs: SETTLING_MS,
  say,
};
const rows = await measure(order);
if (profile !== '') await profileGames(profiled, profile, order);
for (const line of [...tableOf(rows), ...growthOf(rows)]) say(line);
const faults = faultsOf(rows, order.sockets);
const line = `bench: ${rows.length} contenders, ${order.matches} matches, ${order.rounds} rounds, ${faults.length} wrong`;
conclude({ line, faults });

/** @throws Error if there is no part with this name */
function partsOf(named: string): readonly Part[] {
  return named.split(',').map((name) => {
    const part = PARTS.find((one) => one === name);
    if (!part) throw new Error(`--parts ${name}: there are ${PARTS.join(', ')}`);
    return part;
  });
}
