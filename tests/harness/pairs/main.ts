/**
 * Non-interference on raw frames: `npm run pairs -- --seed 1 --count 20000`.
 *
 * A **pair** is one position of a game at two tables that by now differ in what an audience may not know, with what
 * is done in it: the move that led there, and six requests of that audience, sensible or not. Every engine.io packet
 * that each of its devices is sent for it is compared, byte by byte and in order, by websocket and by long-polling
 * (packet by packet there: which of them one poll brings along is a matter of time).
 *
 * Two kinds take turns, in all variants, one to four Navigators, cooperative and competing, with a clock and without:
 * - sea: other pushes, storms face down, maelstroms, fog; watched are all Navigators and an onlooker.
 * - chart: other guesses, reminders, markers, proposals, signals, and more or fewer of them; watched are Poseidon,
 *   the big screen and an onlooker.
 *
 * Ids drawn by lot are replaced by words of the same length (disguise.ts); the time of day is the same at both
 * tables (time.ts). `--plant NAME` builds a leak into the server first, to be found: plants.ts has the names.
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
