/**
 * Measures how quickly pages respond on a slow device: `npm run feel -- --rate 4 --times 5 --oracle full`. Plays on
 * real pages, with a processor that is slower by the factor `--rate`. For each kind of tap, prints the median and the
 * maximum time to the next paint. For orders and storms, also prints how long it takes until the result is drawn.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { CDPSession, Locator, Page } from 'playwright';
import { states } from '../../client/text/en/game.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { seeded } from '../helpers/random.ts';
import { startServer } from '../helpers/server.ts';
import { launchWholeChromium } from './chromium.ts';
import { chooseOracle, chooseVariants } from './lobby.ts';
import { begin, meet, type Person } from './people.ts';
import { adrift, navigatorsAct, once, poseidonActs } from './playing.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '4' },
    times: { type: 'string', default: '5' },
    oracle: { type: 'string', default: 'silent' },
    tiles: { type: 'boolean', default: false },
  },
});
const rate = Number(values.rate);
const times = Number(values.times);

/** The time in ms by which even a slow page has painted and finished the work that follows a tap. */
const SETTLED_MS = 900;

const waits = new Map<string, number[]>();
const note = (kind: string, ms: number) => waits.set(kind, [...(waits.get(kind) ?? []), ms]);

/** Records in the page how long each event took to the next paint, and when a tap's result was first drawn. */
function watch(): void {
  const seen: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) seen.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const now = () => performance.timeOrigin + performance.now();
  let pressed = 0;
  addEventListener('pointerup', () => (pressed = now()), { capture: true });
  Object.assign(window, {
    taps: () => Math.max(0, ...seen.splice(0)),
    pressedAt: () => pressed,
    /** The time, in ms since 1970, of the first frame after the condition became true. */
    drawn: (isSo: () => boolean) =>
      new Promise<number>((resolve) => {
        // This task is the first to run after the frame has been produced. A timer would have to wait for the page's
        // own timers.
        const first = { priority: 'user-blocking' } as const;
        const told = () => requestAnimationFrame(() => scheduler.postTask(() => resolve(now()), first));
        // Observe changes instead of checking in every frame, because the checks would load a slow device.
        const watching = new MutationObserver(() => {
          if (!isSo()) return;
          watching.disconnect();
          told();
        });
        if (isSo()) told();
        else watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
      }),
  });
}

interface Watched {
  taps(): number;
  pressedAt(): number;
  drawn(isSo: () => boolean): Promise<number>;
}

const devtools = new Map<Page, CDPSession>();

/** A height in px that is larger than the toolbars of a browser window. */
const BARS_PX = 300;

/**
 * Makes the window larger than the page. If both had the same size, the window's toolbars would push the bottom of the
 * page out of sight. A paint in that hidden part would be reported only with the next visible paint.
 */
async function showWhole(page: Page, session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const bounds = { width: width + BARS_PX, height: height + BARS_PX };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
}

async function slow({ page, context }: Person): Promise<void> {
  await page.evaluate(watch);
  const session = await context.newCDPSession(page);
  devtools.set(page, session);
  await showWhole(page, session);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The duration of a tap in ms. Real taps are never shorter. */
const TOUCHED_MS = 60;

/**
 * Taps an element by sending touch events directly. Before a click of its own, Playwright checks in the page whether
 * the click would hit the element, and this check is slow.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not to be seen`);
  const session = devtools.get(target.page());
  if (!session) throw new Error('nobody taps on a page that is not slow yet');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await target.page().waitForTimeout(TOUCHED_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const tapsOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).taps());

/** Taps an element, and records how long the page took to paint. `kind` names the kind of tap. */
async function tap(kind: string, target: Locator): Promise<void> {
  const page = target.page();
  await tapsOf(page);
  await press(target);
  await page.waitForTimeout(SETTLED_MS);
  noteTap(kind, page, await tapsOf(page));
}

/**
 * The durations of all taps on each device. The interaction to next paint (INP) is computed from them, as it is for
 * real users.
 */
const interactions = { navigators: [] as number[], poseidon: [] as number[] };

function noteTap(kind: string, page: Page, ms: number): void {
  note(kind, ms);
  interactions[page === poseidon.page ? 'poseidon' : 'navigators'].push(ms);
}

const pressedAt = (page: Page) => page.evaluate(() => (window as unknown as Watched).pressedAt());

/** Resolves when the page shows this number of ships as ready to sail. */
const drawnWhen = (page: Page, ready: number) =>
  page.evaluate(
    (count) =>
      (window as unknown as Watched).drawn(
        () => document.querySelectorAll('button[data-ship]:is(.next, .caught)').length === count,
      ),
    ready,
  );

const browser = await launchWholeChromium();
const server = await startServer({ client: process.env['ODYSSEY_CLIENT'] ?? 'dist' });
const { navigator, poseidon } = await meet(browser, server.url, { hasTouch: true, isMobile: true });
try {
  if (values.tiles) await chooseVariants(navigator, { Maelstroms: 'Two' });
  if (values.oracle !== 'silent') await chooseOracle(navigator, values.oracle === 'full' ? 'Full' : 'Hints');
  await begin(navigator);
  const random = seeded(2);
  const steer = adrift(random);
  if (values.tiles) await once(() => poseidonActs(poseidon, random));
  // First play two storms, so that the chart isn't empty.
  for (let storms = 0; storms < 2;)
    if (await poseidonActs(poseidon, random)) storms++;
    else await navigatorsAct(navigator, random, steer);
  while (await navigatorsAct(navigator, random, steer));
  await poseidon.page.getByRole('region', { name: 'Your tiles' }).waitFor();
  await slow(navigator);
  await slow(poseidon);
  for (let round = 0; round < times; round++) await playRound(navigator.page, poseidon.page);
} finally {
  await browser.close();
  await server.stop();
}

/** Plays a storm and then all four ships' orders. Measures the taps on tiles, headings, ships, squares and buttons. */
async function playRound(chart: Page, truth: Page): Promise<void> {
  const hand = truth.getByRole('region', { name: 'Your tiles' });
  await hand.waitFor();
  await tap('tile', hand.getByRole('button', { name: /[1-9] of \d left$/ }).first());
  const send = truth.getByRole('button', { name: /^(Unleash|Hurl)/ });
  const rose = truth.getByRole('group', { name: /^Drive the/ });
  while (await send.isDisabled())
    await tap('push', rose.locator('button:not([aria-disabled="true"])').first());
  const heard = chart.evaluate(() =>
    (window as unknown as Watched).drawn(() => document.querySelector('button[data-ship].next') !== null),
  );
  await tapsOf(truth);
  await press(send);
  note('storm → the other screen', (await heard) - (await pressedAt(truth)));
  await chart.waitForTimeout(SETTLED_MS);
  noteTap('storm', truth, await tapsOf(truth));
  const crew = chart.getByRole('list', { name: 'Ships' });
  for (;;) {
    const ready = crew.getByRole('button', { name: new RegExp(`${states.ready}$`) });
    const left = await ready.count();
    if (left === 0) break;
    const name =
      (await ready.first().innerText())
        .trim()
        .split(/\s*\n\s*/)[0]
        ?.toLowerCase() ?? '';
    if (!SHIPS.some((ship) => ship === name)) throw new Error(`no ship is called ${name}`);
    await tap('ship', ready.first());
    await tap('heading', chart.getByRole('group', { name: 'Heading' }).getByRole('button').nth(left));
    await tap('square', chart.locator('[data-square="c3"]'));
    const drawn = drawnWhen(chart, left - 1);
    await tapsOf(chart);
    await press(chart.getByRole('button', { name: new RegExp(`^Sail ${name} `) }));
    note('order → its reply', (await drawn) - (await pressedAt(chart)));
    await chart.waitForTimeout(SETTLED_MS);
    noteTap('order', chart, await tapsOf(chart));
  }
  const menu = chart.getByRole('button', { name: /^(Menu|More|The game)/ }).first();
  await tap('menu', menu);
  await chart.keyboard.press('Escape');
  await chart.waitForTimeout(SETTLED_MS);
}

const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);
process.stdout.write(
  `processor ${rate} times as slow, oracle ${values.oracle}${values.tiles ? ', two maelstroms' : ''}\n`,
);
process.stdout.write(
  `${'what'.padEnd(26)}${'times'.padStart(7)}${'median'.padStart(9)}${'most'.padStart(9)}\n`,
);
for (const [kind, list] of waits) {
  const [median, most] = [sorted(list)[Math.floor(list.length / 2)] ?? 0, Math.max(...list)];
  process.stdout.write(
    `${kind.padEnd(26)}${String(list.length).padStart(7)}${`${median.toFixed(0)} ms`.padStart(9)}${`${most.toFixed(0)} ms`.padStart(9)}\n`,
  );
}
// The definition of INP ignores the slowest of every fifty interactions: https://web.dev/articles/inp
for (const [side, list] of Object.entries(interactions)) {
  const inp = sorted(list).at(-1 - Math.floor(list.length / 50)) ?? 0;
  process.stdout.write(`INP of ${side}: ${inp} ms in ${list.length} taps\n`);
}
