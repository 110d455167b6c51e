/**
 * Measures how long the first page that a player opens takes on a slow phone: `npm run feel:first -- --times 5`. Opens
 * each page on a new, phone-sized device with empty storage, over Lighthouse's slow 4G and with a processor that is
 * four times slower. Prints the median and the maximum of the first paint (FCP), the largest paint (LCP), the time
 * until the page is usable, and the layout shift (CLS).
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { join } from '../../client/text/en/door.ts';
import { make } from '../../client/text/en/home.ts';
import { sit } from '../../client/text/en/lobby.ts';
import { crew } from '../../client/text/en/navigators.ts';
import { seeded } from '../helpers/random.ts';
import { startServer } from '../helpers/server.ts';
import { launchWholeChromium } from './chromium.ts';
import { begin, makeTable, meet, person, PHONE } from './people.ts';
import { once, poseidonActs } from './playing.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '4' },
    times: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});

/** Throughput in bytes per second, and latency of a round trip in ms: */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** The time in ms by which everything that the page loads later has arrived and been painted. */
const SETTLED_MS = 2500;

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
}

/** Records in the page its first and largest paint, and all layout shifts. */
function watch(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0 };
  Object.assign(window, { seen });
  const on = (type: string, heed: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heed)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
}

interface Opened {
  readonly what: string;
  readonly path: string;
  /** The browser storage that the device starts with. It has saved seats, but no cached files. */
  readonly held?: BrowserContextOptions['storageState'];
  /** Resolves when the page is usable. */
  readonly until: (page: Page) => Promise<void>;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().waitFor();

/** Creates two tables, one in the lobby and one with a running game, and lists the pages to open. */
async function pagesOf(browser: Browser, url: string): Promise<Opened[]> {
  const host = await person(browser, 'Ann', PHONE);
  const waiting = await makeTable(host, url);
  await button(sit.poseidon)(host.page);
  const held = await host.context.storageState();
  await host.context.close();
  const { navigator, poseidon, code } = await meet(browser, url);
  await begin(navigator);
  await once(() => poseidonActs(poseidon, seeded(1)));
  const seated = await navigator.context.storageState();
  await Promise.all([navigator, poseidon].map(({ context }) => context.close()));
  return [
    { what: 'the first page', path: '/', until: button(make) },
    { what: 'with a seat held', path: '/', held, until: button(make) },
    { what: 'a table’s door', path: `/t/${waiting}`, until: button(join) },
    { what: 'its lobby, seat held', path: `/t/${waiting}`, held, until: button(sit.poseidon) },
    {
      what: 'a game, seat held',
      path: `/t/${code}`,
      held: seated,
      until: (page) => page.getByRole('list', { name: crew }).waitFor(),
    },
  ];
}

async function open(
  browser: Browser,
  url: string,
  { path, held, until }: Opened,
): Promise<Seen & { there: number }> {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...(held && { storageState: held }),
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.rate) });
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await until(page);
  const there = await page.evaluate(() => performance.now());
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  return { ...seen, there };
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const ms = (list: readonly number[]) => `${median(list).toFixed(0)} / ${Math.max(...list).toFixed(0)} ms`;

const browser = await launchWholeChromium();
const server = await startServer({ client: process.env['ODYSSEY_CLIENT'] ?? 'dist' });
try {
  const pages = await pagesOf(browser, server.url);
  process.stdout.write(
    `slow 4G, processor ${values.rate} times as slow, ${values.times} times: median / most\n${''.padEnd(24)}${['FCP', 'LCP', 'there', 'CLS'].map((head) => head.padStart(16)).join('')}\n`,
  );
  for (const opened of pages.filter(({ what }) => what.includes(values.only))) {
    const all: (Seen & { there: number })[] = [];
    for (let time = 0; time < Number(values.times); time++) all.push(await open(browser, server.url, opened));
    const shifts = all.map(({ cls }) => cls);
    const columns = [
      ms(all.map(({ fcp }) => fcp)),
      ms(all.map(({ lcp }) => lcp)),
      ms(all.map(({ there }) => there)),
      `${median(shifts).toFixed(3)} / ${Math.max(...shifts).toFixed(3)}`,
    ];
    process.stdout.write(`${opened.what.padEnd(24)}${columns.map((one) => one.padStart(16)).join('')}\n`);
  }
} finally {
  await browser.close();
  await server.stop();
}
