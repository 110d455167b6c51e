/** The chart in its states: what is in hand, what was, what a teammate says. Each is said once, and covers nothing. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { followerAt } from '../helpers/follower.ts';
import { boardFrom, setOut, type Underway } from '../helpers/underway.ts';
import { clipped } from './clipped.ts';
import { person, type Person } from './people.ts';
import { browser, server, store } from './stage.ts';

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 740 };
const LOW = { width: 844, height: 390 };
const UPRIGHT = { width: 820, height: 1180 };
const ON_ITS_SIDE = { width: 1180, height: 820 };
const DESK = { width: 1440, height: 900 };

async function comes(who: 'ann' | 'eve', { code, tokens }: Underway, size = PHONE): Promise<Person> {
  const one = await person(browser, who, size, { locale: 'de-DE' });
  const held = JSON.stringify([{ code, tokens: [tokens[who]], at: 1 }]);
  await one.context.addInitScript(`localStorage.setItem('odyssey.seats', ${JSON.stringify(held)})`);
  await one.page.goto(`${server.url}/t/${code}`);
  await one.page.getByRole('grid').waitFor();
  return one;
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not there');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const cell = (page: Page, square: string) => page.locator(`[data-square="${square}"]`);
const ship = (page: Page, name: string) => page.locator('.crew').getByRole('button', { name });
const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('what is in hand is said in one form on every screen, and what was hides what changes the chart of now', async () => {
  const variants = { maelstroms: 1 } as const;
  const told = { oracle: 'full', surveyHelp: 'guesses' } as const;
  const table = await setOut(store, boardFrom({}), variants, told);
  const pia = await followerAt(server.url, table.code, table.tokens.pia);
  await pia.does({ type: 'place-dangers', maelstroms: ['g8'], fogBanks: [] });
  await pia.does({ type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  const { page, faults, context } = await comes('ann', table);

  // A reminder that can't lie where it is: the piece, what a tap does, and why.
  await tab(page, 'Steine').click();
  await page.locator('section.tray .heap').first().click();
  await cell(page, 'h8').click();
  await page.keyboard.press('Escape');
  await tab(page, 'Befehle').click();
  await cell(page, 'h8').click();
  for (const size of [PHONE, SMALL, UPRIGHT, ON_ITS_SIDE, DESK]) {
    await page.setViewportSize(size);
    const what = page.locator('.what').filter({ visible: true });
    await expect.poll(() => what.count()).toBe(1);
    expect(await what.locator('svg').isVisible()).toBe(true);
    expect(await what.getByText('Roter Merkstein in der Hand: Tippe auf ein Feld.').isVisible()).toBe(true);
    expect(await what.getByText('Nichts hat Rot von I9 fortgetrieben.').isVisible()).toBe(true);
    // Said once: what the oracle lists beside it is the rest.
    const why = page.getByText('Nichts hat Rot von I9 fortgetrieben.').filter({ visible: true });
    expect(await why.evaluateAll((all) => all.filter((one) => !one.closest('[role=status]')).length)).toBe(1);
    expect(await clipped(page), `${size.width}`).toEqual([]);
  }
  // The tokens stay where they are when one is in hand, and when it is laid down.
  const tokens = page.locator('section.tray .heaps');
  const { y } = await boxOf(tokens);
  await page.keyboard.press('Escape');
  await page.locator('.what').waitFor({ state: 'hidden' });
  expect((await boxOf(tokens)).y).toBeCloseTo(y, 0);

  // An order off the chart: that it can't be taken back, and the way to the guess, are in sight on a small phone.
  await page.setViewportSize(SMALL);
  await ship(page, 'Rot').click();
  await page.locator('.order .rose button.off').first().click();
  expect((await boxOf(page.locator('.order .small'))).bottom).toBeLessThan(SMALL.height);
  expect((await boxOf(page.locator('.order .guess button').first())).bottom).toBeLessThan(SMALL.height - 24);
  const [sail, note] = [page.locator('.order [type="submit"]'), page.locator('.order .notes')];
  expect((await boxOf(note)).y - (await boxOf(sail)).bottom).toBeGreaterThan(4);

  // Tokens along the foot of a tablet held upright: the journal has its column down to them.
  await page.setViewportSize(UPRIGHT);
  const tray = await boxOf(page.locator('section.tray'));
  const journal = await boxOf(page.locator('section.journal'));
  expect(tray.width).toBeGreaterThan(800);
  expect(journal.height).toBeGreaterThan(330);
  // What the oracle says fills it; the log of the ship and the tiles that are left are a tap away.
  const log = page.getByRole('region', { name: 'Logbuch' });
  await log.getByRole('button', { name: 'Logbuch' }).click();
  expect(await log.getByText('Logbuch des roten Schiffs').isVisible()).toBe(true);
  await log.getByRole('button', { name: 'Das Orakel' }).click();
  expect(await log.getByText('Rot: sicher auf I9.').isVisible()).toBe(true);

  // After a step: what could be known before it.
  await page.setViewportSize(PHONE);
  await page.locator('.order .rose button:not(.off)').first().click();
  await sail.click();
  await page.locator('.orders .reply').first().waitFor();
  // On a small phone all that is asked of the reminders is in sight below a report with several signs.
  await page.setViewportSize(SMALL);
  expect(await page.locator('.orders .reply .sight').count()).toBeGreaterThan(1);
  for (const asked of await page.locator('.along :is(button, label)').all())
    expect((await boxOf(asked)).bottom).toBeLessThan(SMALL.height - 8);
  expect((await boxOf(page.locator('.along label'))).height).toBeLessThan(50);
  await page.setViewportSize(PHONE);
  await ship(page, 'Rot').click();
  await tab(page, 'Logbuch').click();
  // Below the ship's log the oracle is seen once there is enough of it to be read.
  await page.setViewportSize(SMALL);
  const below = page.locator('.journal > .below');
  await expect.poll(() => below.evaluate((part) => getComputedStyle(part).opacity)).toBe('0');
  await below.scrollIntoViewIfNeeded();
  await expect.poll(() => below.evaluate((part) => getComputedStyle(part).opacity)).toBe('1');
  // One that is short, at the end of its panel, too.
  await page.addStyleTag({ content: '.journal > .below { max-height: 40px; overflow: hidden; }' });
  await page.locator('section.journal').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await expect.poll(() => below.evaluate((part) => getComputedStyle(part).opacity)).toBe('1');
  await page
    .locator('style')
    .last()
    .evaluate((style) => style.remove());
  await page.setViewportSize(PHONE);
  await tab(page, 'Alle Schiffe').click();
  await page.getByRole('button', { name: /: Runde 1, Poseidons Plättchen$/ }).click();
  const past = page.getByRole('group', { name: 'Was man da wissen konnte' });
  await past.waitFor();
  // The oracle is read from its beginning, below the band.
  const card = page.getByRole('region', { name: 'Das Orakel' });
  const top = async () => (await boxOf(card)).y - (await boxOf(page.locator('main > .hand'))).bottom;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(24);
  for (const size of [PHONE, UPRIGHT, ON_ITS_SIDE, DESK]) {
    await page.setViewportSize(size);
    await expect.poll(() => past.count()).toBe(1);
    // What is on the chart now stands back, and what was reported later is not told beside what was.
    const now = page.locator('.board g.past').first();
    expect(await now.evaluate((piece) => Number(getComputedStyle(piece).opacity))).toBeLessThan(0.5);
    expect(await page.locator('section.orders .reply').filter({ visible: true }).count()).toBe(0);
    for (const name of ['Zurücknehmen', 'Felder für Rot ausstreichen'])
      expect(await page.getByRole('button', { name }).filter({ visible: true }).count(), name).toBe(0);
    expect(await clipped(page), `${size.width}`).toEqual([]);
  }
  // Whatever ship is chosen, all of them are drawn where they could be, and none where it could not.
  expect(await page.locator('[data-oracle="yellow"] .wash').count()).toBeGreaterThan(0);
  const pale = page.locator('.board g.past [data-ship]');
  expect(await pale.evaluateAll((all) => all.map((one) => one.getAttribute('data-ship')))).not.toContain(
    'yellow',
  );
  await tab(page, 'Jetzt').click();
  await page.getByRole('button', { name: 'Zurücknehmen' }).first().waitFor();

  pia.close();
  expect(faults).toEqual([]);
  await context.close();
});

it('what a teammate says passes over no square of the chart, no ship and no tab', async () => {
  const table = await setOut(store, boardFrom({}), {}, { crew: true, mode: 'competing', clock: true });
  const pia = await followerAt(server.url, table.code, table.tokens.pia);
  await pia.does({ type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  const ann = await comes('ann', table);
  const eve = await comes('eve', table);
  for (const size of [PHONE, SMALL, LOW, UPRIGHT, ON_ITS_SIDE, DESK]) {
    await ann.page.setViewportSize(size);
    await eve.page.getByRole('button', { name: 'Signale an die Crew' }).click();
    await eve.page.getByRole('button', { name: 'Ich bin sicher' }).click();
    const bubble = ann.page.getByRole('log', { name: 'Signale der Crew' }).locator('.bubble');
    // One from the size before may just be going.
    await expect.poll(() => bubble.last().boundingBox()).not.toBeNull();
    // Where it comes to rest.
    await bubble.last().evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
    const said = await boxOf(bubble.last());
    for (const part of ['[data-square="a9"]', '[data-square="e9"]', '.crew ul', '.head button', '.tabs']) {
      for (const place of await ann.page.locator(`main ${part}`).filter({ visible: true }).all()) {
        const { y, bottom, x, right } = await boxOf(place);
        const apart = said.bottom <= y || said.y >= bottom || said.right <= x || said.x >= right;
        expect(apart, `${part} at ${size.width}`).toBe(true);
      }
    }
    // Beside the signals and the clock, too, whose turn it is has one line.
    const lines = await ann.page
      .locator('h1')
      .evaluate((title) => title.clientHeight / parseFloat(getComputedStyle(title).fontSize));
    expect(lines, `the title at ${size.width}`).toBeLessThan(1.5);
  }
  expect([...ann.faults, ...eve.faults]).toEqual([]);
  await Promise.all([ann, eve].map(({ context }) => context.close()));
});
