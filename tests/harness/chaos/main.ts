/**
 * Nothing acknowledged is lost, whatever goes wrong: `npm run chaos -- --seed 1 --games 1000 --kills 1000`.
 *
 * Real server processes on real files. The players of some games at once lose what they send or are sent, send it
 * twice, late or out of order, load their pages anew in the middle of a command, come back by websocket or
 * long-polling. Meanwhile the server is killed; sometimes a torn write is left at the end of its log, sometimes it is
 * told to stop. In four of ten games an opponent plays too, and the server dies while it thinks. At the end of each game:
 * - what was acknowledged is in the log once; nothing is there twice, nor that nobody gave or that was refused;
 * - each move is what the rules make of its command after those before, opponents' too, and the game is over;
 * - what every device has followed, and what one is told that comes anew, is the log told to its audience;
 * - the file passes the server's own check down to each event.
 *
 * With `--servers 3` so many share a PostgreSQL database, and the devices of each table come to all of them: who loses
 * one goes on at another, and some play a series. What servers say to each other is lost, doubled and late, and
 * `--kills` counts all that is done to them: killed, all at once, told to stop, frozen (for a moment, longer than others
 * wait to hear of it, longer than a query may take), the database started anew, in order or by the death of it.
 *
 * `--plant NAME` builds a fault into the servers first, to be found: planted.ts has the names.
 * What is drawn is the same for a seed; what a blow hits is a matter of time.
 */
import { conclude, readArguments, say } from '../run.ts';
import { playChaos } from './chaos.ts';

const usual = { seed: 1, games: 1_000, kills: 1_000, abreast: 8, servers: 1, plant: '' };
conclude(await playChaos({ ...readArguments(usual), onVoyage: say }));
