/** The oracle on real pages: the truth is never outside the shade, hints say why, onlookers may look. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import { seeded } from '../helpers/random.ts';
import { violations } from './axe.ts';
import { chooseVariants, openSettings, type Choices } from './lobby.ts';
import { begin, meet, person, PHONE, TABLET, type Person } from './people.ts';
import { adrift, navigatorsAct, once, playToTheEnd, poseidonActs } from './playing.ts';
import { browser, server } from './stage.ts';
import { knowing } from './truth.ts';

const GRID = { columns: 9, rows: 9 };

async function choose(person: Person, says: 'Silent' | 'Hints' | 'Full'): Promise<void> {
  const { page } = person;
  await openSettings(person);
  const oracle = page.getByRole('radiogroup', { name: 'The oracle' });
  await oracle.getByRole('radio', { name: says, exact: true }).check({ force: true });
}

/** What is spoken of each square, by its name. */
function spoken(page: Page): Promise<Record<string, string>> {
  return page
    .locator('[data-square]')
    .evaluateAll((cells) =>
      Object.fromEntries(
        cells.map((cell) => [cell.getAttribute('data-square'), cell.getAttribute('aria-label') ?? '']),
      ),
    );
}

/** The ships that the oracle says can be on each square. */
async function shade(page: Page): Promise<Record<string, readonly string[]>> {
  const squares = Object.entries(await spoken(page));
  return Object.fromEntries(
    squares.map(([square, words]) => [square, /possible: ([\w, ]+)/.exec(words)?.[1]?.match(/\w+/g) ?? []]),
  );
}

/** How many of Poseidon's storms are told as spent. */
async function stormsSpent(page: Page): Promise<number> {
  const told = await page.getByRole('list', { name: 'Storms', exact: true }).ariaSnapshot();
  return [...told.matchAll(/(\d+) of (\d+) left/g)].reduce(
    (sum, [, left, all]) => sum + Number(all) - Number(left),
    0,
  );
}

/** Where ships at sea truly are, as Poseidon's screen says. */
async function truth(page: Page): Promise<[Ship, string][]> {
  const squares = Object.entries(await spoken(page)).filter(([, words]) => !words.includes('Sacred Island'));
  return SHIPS.flatMap((ship): [Ship, string][] => {
    const found = squares.find(([, words]) =>
      words.replace(/start of the \w+ ship/, '').includes(`${ship} ship`),
    );
    return found ? [[ship, found[0]]] : [];
  });
}

const atWork = (page: Page) => page.locator('[aria-busy="true"]').count();

/** Until Poseidon's screen and the Navigators' have heard the same: then every ship is in its shade. */
async function isInTheShade(poseidon: Person, navigator: Person): Promise<boolean> {
  if ((await atWork(navigator.page)) > 0) return false;
  const where = await truth(poseidon.page);
  const shaded = await shade(navigator.page);
  return where.every(([ship, square]) => shaded[square]?.includes(ship));
}

describe('with the full oracle', () => {
  it.each<[string, Choices]>([
    ['the base game', {}],
    [
      'storms face down, fog and a maelstrom',
      { 'Harder Deduction': 'On', 'Fog Banks': 'One', Maelstroms: 'One' },
    ],
  ])('the truth is in the shade from the first round to the last: %s', async (_, variants) => {
    const { navigator, poseidon } = await meet(browser, server.url);
    await chooseVariants(navigator, variants);
    await choose(navigator, 'Full');
    await poseidon.page.getByText('The oracle answers in full').first().waitFor();
    await begin(navigator);
    const random = seeded(21);
    let looks = 0;
    await playToTheEnd(poseidon, [navigator], {
      random,
      steer: adrift(random),
      between: async () => {
        const chart = navigator.page.getByRole('list', { name: 'Ships' });
        // The ending, or lighthouses and dangers: no chart yet, or no more.
        if (!(await chart.isVisible()) || (await truth(poseidon.page)).length === 0) return;
        await expect
          .poll(() => isInTheShade(poseidon, navigator).catch(() => true), { timeout: 30_000 })
          .toBe(true);
        looks++;
      },
    });
    expect(looks).toBeGreaterThan(20);
    expect([...navigator.faults, ...poseidon.faults]).toEqual([]);
    await Promise.all([navigator.context.close(), poseidon.context.close()]);
  });

  it('one steps back to what could be known, lays reminders, and takes them back', async () => {
    const { navigator, poseidon } = await meet(browser, server.url);
    await choose(navigator, 'Full');
    await begin(navigator);
    const { page } = navigator;
    const random = seeded(5);
    const steer = adrift(random);
    for (let storms = 0; storms < 3;)
      if (await poseidonActs(poseidon, random)) storms++;
      else await navigatorsAct(navigator, random, steer);
    await expect.poll(() => isInTheShade(poseidon, navigator)).toBe(true);

    const now = await shade(page);
    await page.getByRole('button', { name: 'Journal' }).click();
    const line = page.getByRole('button', { name: 'What could be known then: Round 1, after red' });
    await line.click();
    await expect.poll(() => shade(page)).not.toEqual(now);
    expect(await violations(page)).toEqual([]);
    // No guess of now stands in the shade of then, neither drawn nor told.
    const guesses = page.getByRole('gridcell', { name: /guess/ });
    await expect.poll(() => guesses.count()).toBe(0);
    expect(await page.locator('g.ship').count()).toBe(0);
    // The tiles beside it are those that were left then, as in the head the round.
    expect(await stormsSpent(page)).toBe(1);
    expect(
      await page
        .locator('header')
        .getByText(/^Round 1 of /)
        .count(),
    ).toBe(1);
    // The journal ends there: its newest line is the one that is looked back to.
    const journal = page.getByRole('region', { name: 'Journal' });
    const lines = journal.getByRole('button', { name: /^What could be known then/ });
    await expect
      .poll(async () => [
        await lines.nth(1).getAttribute('aria-pressed'),
        await journal.getByText('Round 2').count(),
      ])
      .toEqual(['true', 0]);
    // On a phone with what was reported then; where the journal lies alone, with its line marked and in sight.
    const before = page.viewportSize() ?? TABLET;
    const told = journal.getByRole('article', { name: /^Red sails/ });
    for (const size of [PHONE, { width: 820, height: 1180 }]) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: 'A step on' }).click();
      await page.getByRole('button', { name: 'A step back' }).click();
      await expect
        .poll(() =>
          told.evaluateAll(
            (all) =>
              all.filter((one) => {
                const panel = one.closest('section[tabindex]')?.getBoundingClientRect();
                const { top, bottom } = one.getBoundingClientRect();
                return panel && top >= panel.top && bottom <= panel.bottom;
              }).length,
          ),
        )
        .toBeGreaterThan(0);
    }
    await page.setViewportSize(before);
    await page.getByRole('button', { name: 'Now', exact: true }).click();
    await expect.poll(() => shade(page)).toEqual(now);
    expect(await guesses.count()).toBeGreaterThan(0);
    expect(await stormsSpent(page)).toBe(3);
    // A page that is loaded anew knows as much.
    await page.reload();
    await expect.poll(() => shade(page)).toEqual(now);

    await page
      .getByRole('list', { name: 'Ships' })
      .getByRole('button', { name: /^Green/ })
      .click();
    const reminders = () =>
      spoken(page).then((squares) =>
        Object.keys(squares).filter((square) => squares[square]?.includes('green reminder')),
      );
    await page.getByRole('button', { name: 'Lay green' }).click();
    const greens = Object.keys(now).filter((square) => now[square]?.includes('green'));
    await expect.poll(async () => (await reminders()).length).toBe(Math.min(4, greens.length));
    expect((await reminders()).every((square) => greens.includes(square))).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(reminders).toEqual([]);

    // On a small phone held sideways how many squares are left does not lie on the ships' names.
    await page.setViewportSize({ width: 667, height: 375 });
    await expect
      .poll(() =>
        page
          .getByRole('list', { name: 'Ships' })
          .getByRole('listitem')
          .evaluateAll(
            (ships) =>
              ships.filter((ship) => {
                const words = ship.querySelector('.words')?.getBoundingClientRect();
                const left = ship.querySelector('.left')?.getBoundingClientRect();
                return words && left && left.right > words.left && left.left < words.right;
              }).length,
          ),
      )
      .toBe(0);
    await Promise.all([navigator.context.close(), poseidon.context.close()]);
  });

  it('a thread that breaks down is begun anew', async () => {
    const { navigator, poseidon } = await meet(browser, server.url);
    await choose(navigator, 'Full');
    let begun = 0;
    await navigator.context.route(/assets\/worker-/, async (route) => {
      begun++;
      if (begun === 1) await route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no")' });
      else await route.continue();
    });
    await begin(navigator);
    const random = seeded(5);
    await once(() => poseidonActs(poseidon, random));
    await expect.poll(() => isInTheShade(poseidon, navigator)).toBe(true);
    expect(begun).toBe(2);
    await Promise.all([navigator.context.close(), poseidon.context.close()]);
  });

  it('long tasks at a processor four times as slow are printed', async () => {
    const { navigator, poseidon } = await meet(browser, server.url);
    await chooseVariants(navigator, { Maelstroms: 'Two' });
    await choose(navigator, 'Full');
    const { page } = navigator;
    const devtools = await navigator.context.newCDPSession(page);
    await begin(navigator);
    const random = seeded(2);
    const steer = adrift(random);
    for (let storms = 0; storms < 3;)
      if (await poseidonActs(poseidon, random)) storms++;
      else await navigatorsAct(navigator, random, steer);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const seen: number[] = [];
      (window as unknown as { seen: number[] }).seen = seen;
      for (const type of ['longtask', 'event'])
        new PerformanceObserver((list) => {
          for (const { entryType, duration } of list.getEntries())
            seen.push(entryType === 'longtask' ? duration : -duration);
        }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
    });
    for (let steps = 0; steps < 6;) {
      if (await poseidonActs(poseidon, random)) continue;
      if (await navigatorsAct(navigator, random, steer)) steps++;
    }
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    const most = (durations: readonly number[]) => Math.max(0, ...durations).toFixed(0);
    process.stdout.write(
      `the oracle on a slow device: longest task ${most(seen.filter((duration) => duration > 0))} ms, ` +
        `longest answer to a tap ${most(seen.filter((duration) => duration < 0).map((duration) => -duration))} ms\n`,
    );
    await expect.poll(() => isInTheShade(poseidon, navigator)).toBe(true);
    await Promise.all([navigator.context.close(), poseidon.context.close()]);
  });
});

describe('with hints', () => {
  it('a guess that can’t be right says why, on a first voyage by itself; nothing is shaded', async () => {
    const { navigator, poseidon } = await meet(browser, server.url);
    const { page } = navigator;
    await openSettings(navigator);
    await page.getByRole('radio', { name: 'First voyage' }).check({ force: true });
    const oracle = page.getByRole('radiogroup', { name: 'The oracle' });
    await expect.poll(() => oracle.getByRole('radio', { name: 'Hints' }).isChecked()).toBe(true);
    await begin(navigator);
    await once(() => poseidonActs(poseidon, seeded(5)));
    await page.getByRole('list', { name: 'Ships' }).getByRole('button', { name: /^Red/ }).click();
    await page.getByRole('button', { name: 'Change the guess' }).click();
    // The Sacred Island: it would be home there.
    const sacred = page.locator('[data-square][aria-label*="Sacred Island"]').first();
    await sacred.click();
    await expect.poll(() => sacred.getAttribute('aria-label')).toMatch(/red would be home/);
    // In hand, it says so where it is named, and nothing lies over the buttons beside it.
    await sacred.click();
    const hand = page.getByRole('region', { name: 'Reminders' });
    await hand.getByText(/red would be home/).waitFor();
    const toast = page.locator('.toast', { hasText: /red would be home/ });
    expect(await toast.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const before = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await sacred.click();
    await toast.waitFor();
    const words = page.locator('.turn', { has: page.locator('h1') });
    const opacity = () => words.evaluate((title) => getComputedStyle(title).opacity);
    // Over the head's own words, and so on no board, no panel and no button; nothing of them looks out beneath it.
    expect(await opacity()).toBe('0');
    const covered = await toast.evaluate((message) => {
      const over = message.getBoundingClientRect();
      return [...document.querySelectorAll('main > :is(.board, .crew, section), main button')].filter(
        (part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
        },
      ).length;
    });
    expect(covered).toBe(0);
    await toast.waitFor({ state: 'hidden' });
    await expect.poll(opacity).toBe('1');
    await page.setViewportSize(before ?? TABLET);
    expect(Object.values(await shade(page)).flat()).toEqual([]);
    // Beside its order it stays, where the oracle's own list is a tab away.
    await page.setViewportSize(PHONE);
    await page
      .getByRole('region', { name: 'Orders', exact: true })
      .getByText(/red would be home/)
      .waitFor();
    // At the panel's end no reason is kept back for the sign that it goes on: it does not stand there.
    const keptBack = () =>
      page
        .locator('section[tabindex]:not([data-more]) [data-cut=""]')
        .evaluateAll((rows) => rows.filter((row) => row.checkVisibility()).length);
    for (let height = 850; height > 800; height -= 5) {
      await page.setViewportSize({ width: 1180, height });
      await expect.poll(keptBack, { message: `${height}` }).toBe(0);
    }
    await page.setViewportSize(before ?? TABLET);
    expect(await violations(page)).toEqual([]);
    await Promise.all([navigator.context.close(), poseidon.context.close()]);
  });
});

describe('who looks on', () => {
  it('sees what can be known if they like, and the big screen if it says all', async () => {
    const { navigator, poseidon, code } = await meet(browser, server.url);
    await choose(navigator, 'Full');
    await begin(navigator);
    const random = seeded(8);
    const steer = knowing(poseidon, GRID);
    await once(() => poseidonActs(poseidon, random));
    for (let steps = 0; steps < 3; steps++) await once(() => navigatorsAct(navigator, random, steer));
    const cleo = await person(browser, 'Cleo', TABLET);
    await cleo.page.goto(`${server.url}/t/${code}`);
    await cleo.page.getByRole('button', { name: 'Only look on' }).click();
    const wish = cleo.page.getByRole('checkbox', { name: /Show me what can be known/ });
    await wish.waitFor();
    expect(Object.values(await shade(cleo.page)).flat()).toEqual([]);
    await wish.check();
    await expect.poll(() => isInTheShade(poseidon, cleo)).toBe(true);
    expect(await shade(cleo.page)).toEqual(await shade(navigator.page));
    expect(await violations(cleo.page)).toEqual([]);

    for (const { page } of [navigator, poseidon]) {
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog');
      await menu.locator('summary', { hasText: 'Board and rules' }).click();
      await menu.getByText('The oracle answers in full').waitFor();
      await menu.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true });
      await menu.getByRole('button', { name: 'Close' }).click();
    }
    const room = await person(browser, 'Room', { width: 1920, height: 1080 });
    await room.page.goto(`${server.url}/t/${code}/olympus`);
    await room.page.getByText(/^Shaded/).waitFor();
    await expect.poll(() => room.page.locator('[data-oracle]').count()).toBe(4);
    if (process.env['SHOTS']) await room.page.screenshot({ path: `${process.env['SHOTS']}/room.png` });
    await Promise.all([navigator, poseidon, cleo, room].map(({ context }) => context.close()));
  });

  it('is not asked where the oracle is silent', async () => {
    const { navigator, poseidon, code } = await meet(browser, server.url);
    await begin(navigator);
    await once(() => poseidonActs(poseidon, seeded(8)));
    const cleo = await person(browser, 'Cleo', TABLET);
    await cleo.page.goto(`${server.url}/t/${code}`);
    await cleo.page.getByRole('button', { name: 'Only look on' }).click();
    await cleo.page.getByRole('heading', { name: 'You are watching' }).waitFor();
    expect(await cleo.page.getByRole('checkbox').count()).toBe(0);
    expect(navigator.page.workers()).toEqual([]);
    expect(Object.values(await shade(navigator.page)).flat()).toEqual([]);
    await Promise.all([navigator, poseidon, cleo].map(({ context }) => context.close()));
  });
});
