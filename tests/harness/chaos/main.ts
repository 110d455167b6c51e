/**
 * Checks that nothing acknowledged is lost, whatever fails: `npm run chaos -- --seed 1 --games 1000 --kills 1000`.
 *
 * Starts real server processes on real files. Messages between the players' devices and the server are lost, doubled,
 * delayed and reordered. Devices reload in the middle of a command, and reconnect by websocket or long-polling.
 * Meanwhile the server is killed, sometimes with a torn write at the end of its log, or told to stop. In four of ten
 * games an opponent plays, and the server may die while the opponent decides. At the end of each game, these are
 * checked:
 * - Every acknowledged command is in the log once.
 * - The log contains no command twice, and none that was refused or never given.
 * - Each move, including the opponents', follows by the rules from its command and the earlier moves.
 * - The game is over.
 * - Every device, and a new connection of it, knows exactly what the log tells its audience.
 * - The file passes the server's own check of every event.
 *
 * With `--servers 3`, three servers share a PostgreSQL database, and the devices of each table connect to all of them.
 * A device that loses its server continues at another. Some tables play a series. Messages between servers are lost,
 * doubled and delayed. `--kills` then counts all of these failures:
 * - A server is killed or stopped, or all servers are killed at once.
 * - A server is frozen: briefly, longer than the other servers wait for it, or longer than a query may take.
 * - The database is restarted or killed.
 *
 * `--plant NAME` builds a fault into the servers, which the harness must find. The names are in planted.ts.
 * The seed determines everything that is drawn, but timing decides what a failure interrupts.
 */
import { conclude, readArguments, say } from '../run.ts';
import { playChaos } from './chaos.ts';

const usual = { seed: 1, games: 1_000, kills: 1_000, abreast: 8, servers: 1, plant: '' };
conclude(await playChaos({ ...readArguments(usual), onVoyage: say }));
