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
 * Before that, pairs of games over days are played in which every player leaves after each move. The notices that the
 * audience's devices get from a push service must be the same at both tables, at the same time: what they say, their
 * sizes, and how long they are kept (notices.ts).
 *
 * Random ids are replaced by words of the same length (disguise.ts). The time of day is the same at both tables
 * (time.ts). `--plant NAME` builds a leak into the server, which the harness must find. The names are in plants.ts.
 */
import { conclude, readArguments, say } from '../run.ts';
import { playNotices } from './notices.ts';
import { playPairs } from './pairs.ts';
import { NOTICE_PLANTS, PLANTS, planted } from './plants.ts';

/** A pair in which the players come and go takes as long as this many others. */
const NOTICES = 20;

const { seed, count, plant } = readArguments({ seed: 1, count: 20_000, plant: '' });
const names = Object.keys({ ...PLANTS, ...NOTICE_PLANTS });
if (plant !== '' && !names.includes(plant)) throw new Error(`--plant ${plant}: one of ${names.join(', ')}`);
const noticed = await planted(plant, () => playNotices({ seed, count: Math.ceil(count / NOTICES) }));
if (noticed.faults.length > 0) conclude(noticed);
say(noticed.line);
const found = await planted(plant, () => playPairs({ seed, count }));
say(`refusals: ${[...found.refusals].sort().join(' ')}`);
conclude(found);
