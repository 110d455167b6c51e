/**
 * Compares our server with what people would use instead, in one run: `npm run bench`. docs/BENCH.md explains what is
 * measured, and has the table.
 * - `--only ours,ws` measures only these contenders, and plain socket.io for comparison.
 * - `--parts games,pace,long,idle` measures only these parts.
 * - `--matches` and `--rounds` say how much is played.
 * - `--rate` and `--seconds` say at which rate, and for how long, waiting times are measured.
 * - `--tables` and `--sockets` say how many of each are opened to measure memory.
 * - `--profile FILE` runs our server once more under the profiler, writes the profile to the file, and prints where the
 *   time went. `--profile-of NAME` profiles another contender.
 */
import { conclude, readArguments, say } from '../harness/run.ts';
import { measure, PARTS, type Part } from './bench.ts';
import { NAMES, needsPackages } from './contenders/all.ts';
import { installPackages } from './guests/packages.ts';
import { profileGames } from './profiled.ts';
import { faultsOf, tableOf } from './report.ts';
import { pinLoad } from './server.ts';

const SETTLING_MS = 1_000;

const usual = {
  only: '',
  parts: PARTS.join(','),
  matches: 500,
  rounds: 5,
  rate: 500,
  seconds: 5,
  tables: 500,
  sockets: 4_000,
  profile: '',
  'profile-of': 'ours',
};
const { only, parts, profile, 'profile-of': profiled, ...order } = readArguments(usual);
const names = only === '' ? NAMES : only.split(',');
if (names.some(needsPackages)) installPackages();
say(
  `${process.version}, ${pinLoad() ? 'server and load on a core each' : 'server and load where they fall'}`,
);
const rows = await measure({ names, parts: partsOf(parts), ...order, settlingMs: SETTLING_MS, say });
if (profile !== '') await profileGames(profiled, order.matches, profile, say);
for (const line of tableOf(rows)) say(line);
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
