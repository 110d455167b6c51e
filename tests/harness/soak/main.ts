/**
 * Measures a server's memory over a long time: `npm run soak -- --minutes 30 --tables 500`.
 *
 * Starts one real server process with everything enabled. At each table, two players play whole games and a spectator
 * watches. The players move every few seconds, move guesses in between, and sometimes reload their pages. When a game
 * is over, they begin another. After some games, they make a new table. The server's memory is read from its own
 * metrics every few seconds. After the warm-up, the trend of its heap must not rise by more than `--slope` MB an hour.
 * `--plot FILE.svg` draws a chart of the memory.
 */
import { writeFileSync } from 'node:fs';
import { conclude, readArguments, say } from '../run.ts';
import { plot } from './plot.ts';
import { soak } from './soak.ts';

const usual = { seed: 1, minutes: 30, tables: 500, think: 4, slope: 16, plot: '' };
const order = readArguments(usual);
const { verdict, samples } = await soak({ ...order, onMinute: say });
if (order.plot !== '') writeFileSync(order.plot, plot(samples));
conclude(verdict);
