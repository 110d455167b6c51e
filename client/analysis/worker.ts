/** Analyses a game in a worker, so that the page stays responsive. */
import { analyse } from '../../shared/analysis/analyse.ts';
import type { Known } from '../../shared/analysis/known.ts';
import type { Question, Report } from './messages.ts';

/**
 * The interval between two reports to the page, in ms. The frames of the first round are reported without this delay.
 */
const EVERY_MS = 80;
/**
 * The number of frames in the first round: the start, a tile and four steps. They are reported together, as soon as the
 * last of them is computed.
 */
const FIRST = 6;

const report = (what: Report) => postMessage(what);

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  try {
    workOut(data);
  } catch {
    report({ type: 'failed' });
  }
});

function workOut(events: Question): void {
  const steps = analyse(events);
  let waiting: Known[] = [];
  let last = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (!step.done) waiting.push(step.value);
    const frame = waiting.at(-1)?.frame ?? 0;
    const isDue = frame + 1 === FIRST || performance.now() - last >= EVERY_MS;
    if (waiting.length > 0 && (isDue || step.done)) {
      report({ type: 'known', known: waiting });
      waiting = [];
      last = performance.now();
    }
    if (step.done) {
      report({ type: 'found', findings: step.value });
      return;
    }
  }
}
