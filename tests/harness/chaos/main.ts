/**
 * Checks that nothing acknowledged is lost, whatever fails: `npm run chaos -- --seed 1 --games 1000 --kills 1000`.
 *
 * Starts real server processes on real files. Messages between the players' devices and the server are lost,
 * duplicated, delayed and reordered. Devices reload in the middle of a command, and reconnect by websocket or
 * long-polling. Meanwhile the server is killed, sometimes with a torn write at the end of the store's write-ahead log,
 * or told to stop. In four of ten games an opponent plays, and the server may die while the opponent decides. Half of
 * the players want notices, and now and then close their page until they get one. Their push service is often slow, down
 * or busy, and forgets devices. At the end of each game, the harness checks that:
 * - every acknowledged command is in the log once.
 * - the log contains no command twice, and no command that was refused or never given.
 * - each move in the log, including the opponents' moves, has exactly the events that the rules give for its command in
 *   the position before the move.
 * - the game is over.
 * - every device knows exactly what its audience may know of the log, both from its old connections and from a new one.
 * - every acknowledged subscription to notices is stored, unless it was ended or the push service has forgotten the
 *   device, and no others are.
 * - notices say nothing but what they are about, and none comes twice or in quiet hours. A notice of a turn over days may
 *   come again if a server has failed in between.
 * - the file passes the server's own check of every event.
 *
 * With `--servers 3`, three servers share a PostgreSQL database, and the devices of each table connect to all of them.
 * A device that loses its server continues with another. Some tables play a series. Messages between servers are lost,
 * duplicated and delayed. `--kills` then counts all of these failures:
 * - A server is killed or stopped, or all servers are killed at once.
 * - A server is frozen: briefly, longer than the other servers wait for it, or longer than a query may take.
 * - The database is restarted or killed.
 *
 * `--plant NAME` builds a fault into the servers, which the harness must find. The names are in planted.ts. The seed
 * determines all random choices, but timing decides what a failure interrupts.
 */
import { conclude, readArguments, say } from '../run.ts';
import { playChaos } from './chaos.ts';

const usual = { seed: 1, games: 1_000, kills: 1_000, abreast: 8, servers: 1, plant: '' };
conclude(await playChaos({ ...readArguments(usual), onVoyage: say }));
