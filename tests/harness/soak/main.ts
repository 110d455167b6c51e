/**
 * Measures memory over a long evening: `npm run soak -- --minutes 30 --tables 500`.
 *
 * Starts one real server process with everything enabled. At each table two play whole games and one watches: a move
 * every few seconds, guesses in between, reloads, another game when one is over, and after some games a new table. The
 * server's memory is read from its own metrics every few seconds. After the warm-up, the trend of its heap must not
 * rise by more than `--slope` MB an hour. `--plot FILE.svg` draws it.
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
