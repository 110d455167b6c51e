/**
 * Tests non-interference on raw frames: `npm run pairs -- --seed 1 --count 20000`.
 *
 * A **pair** is one position of a game at two tables that differ only in what one audience may not know. In it come the
 * move that led there and six requests of that audience, sensible or not. Every engine.io packet sent to each of its
 * devices is compared, byte by byte and in order, by websocket and by long-polling (packet by packet, because which
 * packets share a poll depends on timing).
 *
 * Two kinds of pairs take turns, in all variants, with one to four Navigators, cooperative and competing, with and
 * without a clock:
 * - sea: the tables differ in drives, face-down storms, maelstroms and fog; all Navigators and an onlooker are
 *   compared.
 * - chart: they differ in guesses, reminders, markers, proposals and signals, and in how many there are; Poseidon, the
 *   big screen and an onlooker are compared.
 *
 * Random ids are replaced by words of the same length (disguise.ts); the time of day is the same at both tables
 * (time.ts). `--plant NAME` builds a leak into the server, which must be found: plants.ts has the names.
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
