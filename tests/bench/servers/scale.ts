/**
 * Works out what hardware a number of tables needs: `node tests/bench/servers/scale.ts`. The default figures are those
 * of docs/SCALE.md, measured by `npm run bench:servers` and `npm run bench -- --parts idle`. Replace them with the
 * figures of your own machine.
 * - `--tables`, `--actions` (per second, over all tables), `--devices` (at each table)
 * - `--server-us`, `--database-us`, `--log-bytes`, `--event-bytes`: the cost of one action
 * - `--heap-kb`: the memory of one table
 * - `--sockets`: the number of devices that a server can hold
 * - `--busy`: how much of a core may be used, in %
 * - `--cell`: the number of actions per second that one database can handle
 */
import { counted, readArguments, say } from '../../harness/run.ts';

const given = readArguments({
  tables: 1_000_000,
  actions: 100_000,
  devices: 3,
  sockets: 20_000,
  'server-us': 300,
  'database-us': 280,
  'log-bytes': 1_000,
  'event-bytes': 570,
  'heap-kb': 45,
  busy: 50,
  cell: 10_000,
});

/** How many database connections each server keeps: ten for the store, and two for messages between servers. */
const CONNECTIONS = 12;
/** How often each server checks whether other servers have written to its tables, in seconds. */
const LOOK_S = 2;
/** How often each server announces which players are present, in seconds. */
const ROLL_CALL_S = 30;
const DAY_S = 86_400;
/** Tables are deleted once nobody has visited them for this many days. */
const KEPT_DAYS = 30;

const { tables, actions, devices, busy, cell } = given;
const cores = (us: number) => Math.ceil((actions * us) / 1_000_000 / (busy / 100));
const forDevices = Math.ceil((tables * devices) / given.sockets);
const servers = Math.max(cores(given['server-us']), forDevices);
const cells = Math.ceil(actions / cell);
const perCell = Math.ceil(servers / cells);
const tera = (bytes: number) => `${(bytes / 1e12).toFixed(1)} TB`;
const kept = (days: number) => actions * DAY_S * days * given['event-bytes'];
const calls = tables / cells / ROLL_CALL_S;

const lines: readonly (readonly [string, string])[] = [
  ['servers for the actions, one core each', counted(cores(given['server-us']))],
  ['servers for the devices', counted(forDevices)],
  ['cores of databases', counted(cores(given['database-us']))],
  ['cells, a database each', counted(cells)],
  ['servers of a cell', counted(perCell)],
  ['tables of a server', counted(Math.ceil(tables / servers))],
  ['devices of a server', counted(Math.ceil((tables * devices) / servers))],
  ['heap of a server', `${((tables * given['heap-kb']) / servers / 1e6).toFixed(2)} GB`],
  ['connections of a database', counted(perCell * CONNECTIONS)],
  ['rows that looks read in a cell, a second', counted(Math.round(tables / cells / LOOK_S))],
  ['roll calls said in a cell, a second', counted(Math.round(calls))],
  ['and heard by its servers', counted(Math.round(calls * (perCell - 1)))],
  ['log written in a cell, a second', `${((cell * given['log-bytes']) / 1e6).toFixed(1)} MB`],
  [`events of ${KEPT_DAYS} days`, `${tera(kept(KEPT_DAYS))}, ${tera(kept(KEPT_DAYS) / cells)} in a cell`],
  ['events of a year, were all kept', `${tera(kept(365))}, ${tera(kept(365) / cells)} in a cell`],
];
for (const [what, figure] of lines) say(`${what.padEnd(42)} ${figure}`);
