/** A tap on "Sail" is answered by the ship casting off, before the server says anything: and by nothing else. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { GameRefusal } from '../../shared/game/game.ts';
import { seeded } from '../helpers/random.ts';
import { begin, meet, type Person } from './people.ts';
import { once, poseidonActs } from './playing.ts';
import { browser, server } from './stage.ts';

interface Held {
  /** Lets the server's own answer through. */
  answer(): void;
  /** Answers in its place that it may not be. */
  refuse(refusal: GameRefusal): void;
  /** Breaks the connection: what was asked comes again with the next one, and is answered. */
  lose(): Promise<void>;
}

/**
 * The page's first command of a type waits. Whether the server hears of it is decided with what becomes of it: one
 * that is refused, or lost, never comes there.
 */
async function hold(page: Page, type: string): Promise<Held> {
  let forward: () => void = () => undefined;
  let refuse: (refusal: GameRefusal) => void = () => undefined;
  let lose: () => Promise<void> = () => Promise.resolve();
  let held = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const onward = socket.connectToServer();
    socket.onMessage((message) => {
      // Socket.io begins a request with 42 and its number, and the answer to it with 43 and the same.
      const [, id] = /^42(\d+)\["command"/.exec(String(message)) ?? [];
      if (held || id === undefined || !String(message).includes(`"${type}"`)) return onward.send(message);
      held = true;
      forward = () => onward.send(message);
      refuse = (refusal) => socket.send(`43${id}${JSON.stringify([{ ok: false, refusal }])}`);
      lose = async () => {
        await socket.close({ code: 4000 });
        await onward.close();
      };
    });
  });
  return { answer: () => forward(), refuse: (refusal) => refuse(refusal), lose: () => lose() };
}

/** Two at a table, the Navigator's first command of a type held back; orders are due, and a heading is chosen for red. */
async function underOrders(
  device: { reducedMotion?: 'no-preference' } = {},
): Promise<{ navigator: Person; poseidon: Person; held: Held; sail: () => Promise<void> }> {
  const { navigator, poseidon } = await meet(browser, server.url, device);
  const held = await hold(navigator.page, 'sail');
  await navigator.page.reload();
  await begin(navigator);
  await once(() => poseidonActs(poseidon, seeded(3)));
  const { page } = navigator;
  const red = page.getByRole('list', { name: 'Ships' }).getByRole('button', { name: /^Red/ });
  await red.click();
  const rose = page.getByRole('group', { name: 'Heading' });
  await rose.getByRole('button', { name: /, west(,|$)/ }).click();
  const send = page.getByRole('button', { name: 'Sail red west' });
  await send.waitFor();
  return { navigator, poseidon, held, sail: () => send.click() };
}

const castOff = (page: Page) => page.getByRole('button', { name: 'Red has cast off…' });
/** All that a screen reader is told by itself. */
const said = (page: Page) => page.locator('[role="log"], [role="status"], [role="alert"]').allInnerTexts();
const redOnChart = (page: Page) =>
  page.getByRole('gridcell', { name: /red ship, guess/ }).getAttribute('data-square');
const RED = '.piece .ship:has([data-ship="red"])';
/** Whether the guess of red lies off its place. */
const isNudged = (page: Page) =>
  page.locator(RED).evaluate((ship) => getComputedStyle(ship).translate !== 'none');

async function leave(...people: readonly Person[]): Promise<void> {
  for (const { faults } of people) expect(faults).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
}

it('the ship casts off in the next frame, and has sailed when the reply is there', async () => {
  const { navigator, poseidon, held } = await underOrders({ reducedMotion: 'no-preference' });
  const { page } = navigator;
  const [from, before] = [await redOnChart(page), await said(page)];
  const inNextFrame = await page.evaluate(async (red) => {
    document.querySelector<HTMLElement>('form.order [type="submit"]')?.click();
    await new Promise(requestAnimationFrame);
    return document.querySelector<SVGElement>(red)?.style.translate;
  }, RED);
  expect(inNextFrame).toMatch(/^-\d/);
  await castOff(page).waitFor();
  await expect.poll(() => isNudged(page)).toBe(true);
  // Nothing is guessed of the answer, and nothing said before it.
  expect(await redOnChart(page)).toBe(from);
  expect(await said(page)).toEqual(before);
  expect(await poseidon.page.getByText(/cast off/).count()).toBe(0);

  held.answer();
  await page
    .getByRole('article', { name: /^Red sails west/ })
    .first()
    .waitFor();
  expect(await castOff(page).count()).toBe(0);
  await expect.poll(() => isNudged(page)).toBe(false);
  await expect.poll(() => redOnChart(page)).not.toBe(from);
  await leave(navigator, poseidon);
});

it('a refusal brings the ship back, and says why', async () => {
  const { navigator, poseidon, held, sail } = await underOrders();
  const { page } = navigator;
  const from = await redOnChart(page);
  await sail();
  await castOff(page).waitFor();
  // Where no motion is wanted it lies there at once.
  expect(await isNudged(page)).toBe(true);
  held.refuse('ship-stepped');
  await page.getByRole('button', { name: 'Sail red west' }).waitFor();
  expect(await isNudged(page)).toBe(false);
  expect(await redOnChart(page)).toBe(from);
  await page.locator('.toast').waitFor();
  // The order can be given again.
  await sail();
  await page
    .getByRole('article', { name: /^Red sails west/ })
    .first()
    .waitFor();
  await leave(navigator, poseidon);
});

it('a lost connection brings the ship back; the order is carried out when there is one again', async () => {
  const { navigator, poseidon, held, sail } = await underOrders();
  const { page, context } = navigator;
  const from = await redOnChart(page);
  await sail();
  await castOff(page).waitFor();
  await context.setOffline(true);
  await held.lose();
  await castOff(page).waitFor({ state: 'detached' });
  expect(await redOnChart(page)).toBe(from);
  await page
    .getByRole('status')
    .filter({ hasText: /connection/i })
    .first()
    .waitFor();
  await context.setOffline(false);
  await page
    .getByRole('article', { name: /^Red sails west/ })
    .first()
    .waitFor();
  await leave(navigator, poseidon);
});
