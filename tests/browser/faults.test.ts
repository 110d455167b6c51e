/** Faults that were seen on screens, each held by what showed it. One game at many sizes. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { seeded } from '../helpers/random.ts';
import { chooseVariants, openSettings, unfold } from './lobby.ts';
import { begin, makeTable, meet, person, PHONE, TABLET } from './people.ts';
import { adrift, navigatorsAct, once, poseidonActs } from './playing.ts';
import { browser, server } from './stage.ts';
import { still } from './still.ts';

/** Where something is on the screen. */
async function boxOf(
  locator: Locator,
): Promise<{ top: number; bottom: number; left: number; right: number }> {
  return locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

/** The words that stick out of the thing that they belong to. */
function stickingOut(page: Page, things: string, words: string): Promise<string[]> {
  return page.evaluate(
    ([outer, inner]) =>
      [...document.querySelectorAll(outer)].flatMap((thing) => {
        const edge = thing.getBoundingClientRect();
        return [...thing.querySelectorAll<HTMLElement>(inner)].flatMap((word) => {
          const range = document.createRange();
          range.selectNodeContents(word);
          const out = [...range.getClientRects()].some(
            ({ left, right, width }) => width > 0 && (left < edge.left - 1 || right > edge.right + 1),
          );
          return out ? [word.innerText] : [];
        });
      }),
    [things, words] as const,
  );
}

it.each([
  ['on a phone held sideways', 844, 390],
  ['on a laptop at 200 %', 720, 450],
])('%s the way to a friend’s table is in sight', async (_, width, height) => {
  const { page, context } = await person(browser, 'Ann', { width, height });
  await page.goto(server.url);
  const join = page.getByRole('button', { name: 'Join', exact: true });
  await join.waitFor();
  expect((await boxOf(join)).bottom).toBeLessThan(height);
  // What goes on below scrolls with the page: no part of it has a scroller of its own.
  const inner = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (one) =>
          one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
      ).length,
  );
  expect(inner).toBe(0);
  await context.close();
});

it('a closed fold in an open one points down', async () => {
  const ann = await person(browser, 'Ann', TABLET);
  await makeTable(ann, server.url);
  await unfold(ann, 'A series');
  const turned = await ann.page.locator('summary').evaluateAll((summaries) =>
    summaries.flatMap((summary) => {
      const arrow = summary.querySelector(':scope > svg');
      const open = summary.closest('details')?.open === true;
      return arrow ? [{ open, turned: getComputedStyle(arrow).rotate !== 'none' }] : [];
    }),
  );
  expect(turned.filter(({ open }) => open).length).toBeGreaterThan(1);
  expect(turned.filter(({ open }) => !open).length).toBeGreaterThan(1);
  for (const fold of turned) expect(fold.turned).toBe(fold.open);
  await ann.context.close();
});

it('a game at many sizes', async () => {
  const { navigator, poseidon } = await meet(browser, server.url);
  const [nav, pos] = [navigator.page, poseidon.page];
  await openSettings(navigator);
  await nav.getByRole('radio', { name: /^B:/ }).check({ force: true });
  await chooseVariants(navigator, { Maelstroms: 'Two', 'Fog banks': 'Two', 'Sea Monsters': 'Both' });
  await begin(navigator);
  const random = seeded(12);
  const hand = pos.getByRole('region', { name: 'Your tiles' });
  while (!(await hand.isVisible())) await poseidonActs(poseidon, random);

  // Both heads say the same of how long it can take.
  const rounds = /\d+(–\d+)?$/;
  const told = (await pos.locator('.round').first().innerText()).split('·')[0]?.trim() ?? '';
  const chart = (await nav.locator('header .round .eyebrow + span').innerText()).trim();
  expect(rounds.exec(chart)?.[0]).toBe(rounds.exec(told)?.[0]);

  // On a tablet upright Poseidon's log stays while he drives a ship.
  await pos.setViewportSize({ width: 820, height: 1180 });
  await hand
    .getByRole('button', { name: /^Red storm|^Red/ })
    .first()
    .click();
  await pos.getByRole('group', { name: /^Drive the red/ }).waitFor();
  const log = pos.getByRole('region', { name: 'Orders and replies' });
  expect(await log.isVisible()).toBe(true);
  await pos.setViewportSize(PHONE);
  await once(() => poseidonActs(poseidon, random));

  for (let order = 0; order < 2; order++) await once(() => navigatorsAct(navigator, random, adrift(random)));

  // The journal runs as the orders do: the newest first.
  await nav.setViewportSize({ width: 1440, height: 900 });
  await still(nav);
  const went = (replies: string) =>
    nav.locator(replies).evaluateAll((all) => all.map((reply) => (reply as HTMLElement).dataset['ship']));
  expect((await went('.journal article')).slice(0, 2)).toEqual((await went('.orders article')).slice(0, 2));

  // The tray stays in its column, with markers too.
  expect(await nav.locator('.heap').count()).toBe(6);
  const column = await boxOf(nav.locator('section.tray'));
  for (const part of await nav.locator('section.tray').getByRole('button').all()) {
    expect((await boxOf(part)).right).toBeLessThanOrEqual(column.right);
  }

  // What is taken in hand from the chart does not move the tray.
  await nav.setViewportSize(TABLET);
  const heap = nav.locator('.heap').first();
  await heap.click();
  const square = nav.getByRole('gridcell').nth(14);
  await square.click({ force: true });
  await nav.getByRole('button', { name: 'Leave it' }).click();
  await still(nav);
  const before = await boxOf(heap);
  await square.click({ force: true });
  await nav.getByRole('button', { name: 'Take it off' }).waitFor();
  await still(nav);
  expect(await boxOf(heap)).toEqual(before);

  // The page itself never scrolls: what a screen reader alone reads down in a panel must not lengthen it.
  await nav
    .getByRole('list', { name: 'Ships' })
    .getByRole('button', { name: /To sail$/ })
    .first()
    .click();
  await nav.getByRole('group', { name: 'Heading' }).waitFor();
  const astray = await nav.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main section .visually-hidden')]
      .filter((hidden) => hidden.offsetParent === document.body)
      .map((hidden) => hidden.textContent),
  );
  expect(astray).toEqual([]);

  // On a phone held sideways the chart has the whole height, beside the head.
  await nav.setViewportSize({ width: 844, height: 390 });
  await still(nav);
  expect(await boxOf(nav.locator('main > .board'))).toMatchObject({ top: 0, bottom: 390 });
  expect((await boxOf(nav.locator('main > .head'))).left).toBeGreaterThanOrEqual(390);

  // At 200 % the ships' names stay on their plates.
  await nav.setViewportSize({ width: 720, height: 450 });
  await still(nav);
  expect(await stickingOut(nav, '[data-ship]', 'b, small')).toEqual([]);

  // In German "noch dran" stays off the next ship, on a small phone.
  await pos.evaluate(() => localStorage.setItem('odyssey.language', 'de'));
  await pos.reload();
  await pos.setViewportSize({ width: 360, height: 740 });
  await pos.locator('li[data-state="to sail"]').first().waitFor();
  await still(pos);
  expect(await stickingOut(pos, 'li[data-ship]', '.words, .words *')).toEqual([]);
  expect([...navigator.faults, ...poseidon.faults]).toEqual([]);
  await Promise.all([navigator.context.close(), poseidon.context.close()]);
});
