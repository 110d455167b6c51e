/** Playing through the screens: each side's next move, by what its own screen offers. */
import type { Locator, Page } from 'playwright';
import type { Random } from '../../shared/random.ts';
import { PATIENCE, type Person } from './people.ts';

/**
 * Where things are, by what they say of themselves. Asking a page by role has it work out the role and the name of all
 * that is on it: done at every turn, that was half of what a long game costs it. Roles are asked within these.
 */
const HAND = 'section[aria-label="Your tiles"]';
const DRIVE = '[role="group"][aria-label^="Drive the"]';
const PREY = '[role="group"][aria-label="Ship to hold"]';
const CREW = 'ul[aria-label="Ships"]';
const HEADING = '[role="group"][aria-label="Heading"]';

/** The button that begins with these words, as they are on it. */
function button(page: Page, words: RegExp): Locator {
  return page.locator('button', { hasText: words });
}

/** One of the elements that a locator finds, drawn by lot; undefined if there is none. */
async function anyOf(locator: Locator, random: Random): Promise<Locator | undefined> {
  const count = await locator.count();
  return count > 0 ? locator.nth(Math.floor(random() * count)) : undefined;
}

/** Waits until an element is there, or for so many milliseconds; says whether it is. */
async function comes(locator: Locator, ms: number): Promise<boolean> {
  return locator
    .first()
    .waitFor({ timeout: ms })
    .then(() => true)
    .catch(() => false);
}

/** Drives every ship that the panel asks for, by the rose, then sends it. */
async function drive(page: Page, random: Random): Promise<void> {
  const send = button(page, /^\s*(Unleash|Hurl)/);
  for (let ships = 0; ships < 5 && (await send.isDisabled()); ships++) {
    await (await anyOf(page.locator(DRIVE).locator('button:not([aria-disabled="true"])'), random))?.click();
  }
  await send.click();
}

/** Waits until what was sent is acknowledged; the next ship may be caught by then, and its heading not chosen yet. */
async function sent(page: Page, send: Locator): Promise<void> {
  await send.and(page.locator(':enabled')).waitFor({ state: 'hidden' });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
}

/** Poseidon's next doing, if his screen asks for one: traps, a tile, or a caught ship. */
export async function poseidonActs({ page }: Person, random: Random): Promise<boolean> {
  // What was sent is still on its way.
  if (await page.locator('[aria-busy="true"]').first().isVisible()) return false;
  const atRandom = button(page, /^\s*At random\s*$/);
  if (await atRandom.isVisible()) {
    await atRandom.click();
    await page.getByRole('button', { name: /^Keep (this square|these squares)$/ }).click();
    await atRandom.waitFor({ state: 'hidden' });
    return true;
  }
  const send = button(page, /^\s*(Unleash|Hurl|Send)/);
  const hand = page.locator(HAND);
  if (await hand.isVisible()) {
    // A tile that may be played has no reason behind its count.
    const tile = await anyOf(hand.getByRole('button', { name: /[1-9] of \d left$/ }), random);
    await tile?.click();
    // What a tile asks for follows one paint later.
    await hand.waitFor({ state: 'hidden' });
    const prey = page.locator(PREY);
    if (await prey.isVisible()) {
      await (await anyOf(prey.getByRole('button'), random))?.click();
      await send.click();
    } else await drive(page, random);
    await sent(page, send);
    return true;
  }
  if (await page.locator(DRIVE).isVisible()) {
    await drive(page, random);
    await sent(page, send);
    return true;
  }
  return false;
}

/** Chooses a heading for a ship; north is one of these. */
export type Steer = (ship: string) => Promise<string>;

const HEADINGS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** Sails anywhere. */
export function adrift(random: Random): Steer {
  return () => Promise.resolve(HEADINGS[Math.floor(random() * HEADINGS.length)] ?? 'north');
}

/**
 * The Navigators' next doing, if their screen asks for one: lighthouses, or a ship's step, which the others'
 * screens have heard of then.
 */
export async function navigatorsAct(
  { page }: Person,
  random: Random,
  steer: Steer,
  others: readonly Person[] = [],
): Promise<boolean> {
  const agree = button(page, /^\s*Agree\s*$/);
  if (await agree.isVisible()) {
    await agree.click();
    await agree.waitFor({ state: 'hidden' });
    return true;
  }
  const atRandom = button(page, /^\s*Place at random/);
  if (await atRandom.isVisible()) {
    await atRandom.click();
    await page.getByRole('button', { name: /^(Build here|Propose these squares)$/ }).click();
    await atRandom.waitFor({ state: 'hidden' });
    return true;
  }
  const crew = page.locator(CREW);
  const ready = crew.locator('button', { hasText: /(To sail|Held)\s*$/ });
  const one = await anyOf(ready, random);
  if (!one) return false;
  const name = (await one.innerText())
    .trim()
    .split(/\s*\n\s*/)
    .join(' ');
  const ship = /^\w+/.exec(name)?.[0] ?? '';
  await one.click();
  if (name.endsWith('To sail')) {
    const heading = await steer(ship.toLowerCase());
    const rose = page.locator(HEADING);
    await rose.getByRole('button', { name: new RegExp(`, ${heading}(,|$)`) }).click();
    await button(page, new RegExp(`^\\s*Sail ${ship.toLowerCase()} `)).click();
  } else await button(page, /^\s*Keep a lookout/).click();
  await crew.getByRole('button', { name }).waitFor({ state: 'hidden' });
  for (const other of others) {
    const waiting = `[data-ship="${ship.toLowerCase()}"]:is(.ready, .held, .notYours)`;
    await other.page.locator(waiting).waitFor({ state: 'hidden' });
  }
  return true;
}

/** The ending, once it is there. */
export function ending({ page }: Person): Locator {
  return page.locator('input[aria-label="Moment of the game"]');
}

/** Acts as soon as there is something to do: what asks for it may be on its way. */
export async function once(act: () => Promise<boolean>): Promise<void> {
  const started = Date.now();
  while (!(await act())) {
    if (Date.now() - started > PATIENCE) throw new Error('there was nothing to do');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export interface PlayOptions {
  readonly random: Random;
  readonly steer: Steer;
  /** Called after every move with how many there were. */
  readonly between?: (moves: number) => Promise<void>;
}

/** Plays a game to its end, whoever sits where; returns how many moves it took. */
export async function playTogether(
  people: readonly [Person, ...Person[]],
  { random, steer, between }: PlayOptions,
): Promise<number> {
  let moves = 0;
  let last = Date.now();
  while (Date.now() - last < PATIENCE) {
    let moved = false;
    for (const one of people) {
      const others = people.filter((other) => other !== one);
      moved = (await poseidonActs(one, random)) || (await navigatorsAct(one, random, steer, others)) || moved;
    }
    if (moved) {
      last = Date.now();
      moves++;
      await between?.(moves);
    } else if (await comes(ending(people[0]), 100)) return moves;
  }
  throw new Error(`nobody could move after ${moves} moves`);
}

/** Plays a game to its end; returns how many moves it took. */
export function playToTheEnd(
  poseidon: Person,
  navigators: readonly Person[],
  options: PlayOptions,
): Promise<number> {
  return playTogether([poseidon, ...navigators], options);
}
