/**
 * Tests non-interference on raw frames (what an audience may not know must not affect anything it receives): `npm run
 * pairs -- --seed 1 --count 20000`.
 *
 * A **pair** is one position of a game at two tables that differ only in what one audience may not know. For each pair,
 * the harness makes the move that leads to the position, and sends six requests from that audience, sensible or not.
 * Every engine.io packet that the server sends to the audience's devices must be the same at both tables, byte for byte
 * and in the same order. Devices use websocket or long-polling. Which packets share a poll depends on timing, so only
 * packets are compared.
 *
 * There are two kinds of pairs. Both are played in all variants, with one to four Navigators, cooperative and
 * competing, with and without a clock:
 * - sea: the tables differ in drives, face-down storms, maelstroms and fog. The packets of all Navigators and a
 *   spectator are compared.
 * - chart: the tables differ in the guesses, reminders, markers, proposals, signals and the crew's talk, and in how
 *   many of these there are. The packets of Poseidon, the big screen and a spectator are compared.
 *
 * Random ids are replaced by words of the same length (disguise.ts). The time of day is the same at both tables
 * (time.ts). `--plant NAME` builds a leak into the server, which the harness must find. The names are in plants.ts.
 */
import { conclude, readArguments, say } from '../run.ts';
import { playPairs } from './pairs.ts';
import { PLANTS, planted } from './plants.ts';

const { seed, count, plant } = readArguments({ seed: 1, count: 20_000, plant: '' });
if (plant !== '' && !(plant in PLANTS))
  throw new Error(`--plant ${plant}: one of ${Object.keys(PLANTS).join(', ')}`);
const found = await planted(plant, () => playPairs({ seed, count }));
say(`refusals: ${[...found.refusals].sort().join(' ')}`);
conclude(found);
