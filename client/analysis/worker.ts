/** Works a game out beside the page, so that the page goes on answering. */
import { analyse } from '../../shared/analysis/analyse.ts';
import type { Known } from '../../shared/analysis/known.ts';
import type { Question, Report } from './messages.ts';

/** How often the page hears of what is done, in milliseconds; of the first frames at once. */
const EVERY_MS = 80;
/** A tile and four steps: the first round. */
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
