/**
 * Measures how quickly the rules page responds on a slow device: `npm run feel:rules -- --rate 4 --times 5`. Opens the
 * page with a processor that is slower by the factor `--rate`, scrolls to the end, unfolds everything and searches for
 * a word. For each of these steps, it prints the longest task (median and maximum) and the layout shift.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { startServer } from '../helpers/server.ts';
import { launchWholeChromium } from './chromium.ts';
import { PHONE } from './people.ts';

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '4' }, times: { type: 'string', default: '5' } },
});
const rate = Number(values.rate);

/** The time in ms by which even a slow page has finished its work. */
const SETTLED_MS = 1500;

interface Watched {
  tasks: number[];
  shifted: number;
}

/** Records in the page every long task (50 ms or more) and every layout shift. */
function watch(): void {
  const seen = { tasks: [] as number[], shifted: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!shift.hadRecentInput) seen.shifted += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The longest task since the last call, in ms; 0 if there was no long task. */
const longest = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { seen: Watched }).seen.tasks.splice(0)));

/** Scrolls to the end of the page in steps of half a window. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 2) {
      scrollBy(0, innerHeight / 2);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  });

/** The steps that are measured, in order and by name. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'reading it to the end': readToTheEnd,
  'unfolding all': (page) =>
    page.evaluate(() => {
      scrollTo(0, 0);
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    }),
  'reading all to the end': readToTheEnd,
  'looking a word up': async (page) => {
    const field = page.getByRole('searchbox');
    if ((await field.count()) > 0) await field.pressSequentially('sacred island', { delay: 120 });
  },
};

const browser = await launchWholeChromium();
const server = await startServer({ client: process.env['ODYSSEY_CLIENT'] ?? 'dist' });
const tasks = new Map<string, number[]>();
const note = (what: string, ms: number) => tasks.set(what, [...(tasks.get(what) ?? []), ms]);
const shifts: number[] = [];
try {
  for (let time = 0; time < Number(values.times); time++) {
    const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    await page.addInitScript(watch);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(`${server.url}/rules`);
    await page.locator('h1').waitFor();
    await page.waitForTimeout(SETTLED_MS);
    note('opening it', await longest(page));
    for (const [what, act] of Object.entries(STEPS)) {
      await act(page);
      await page.waitForTimeout(SETTLED_MS);
      note(what, await longest(page));
    }
    shifts.push(await page.evaluate(() => (window as unknown as { seen: Watched }).seen.shifted));
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
process.stdout.write(`longest tasks, processor ${rate} times as slow, ${values.times} times\n`);
for (const [what, list] of tasks)
  process.stdout.write(
    `${what.padEnd(26)}${`${median(list).toFixed(0)} ms`.padStart(9)}${`${Math.max(...list).toFixed(0)} ms`.padStart(9)}\n`,
  );
process.stdout.write(
  `layout shift ${median(shifts).toFixed(4)}, at most ${Math.max(...shifts).toFixed(4)}\n`,
);
