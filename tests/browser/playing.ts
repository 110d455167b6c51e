/** Plays games on the app's screens. Chooses each side's next move from what that side's own screen offers. */
import type { Locator, Page } from 'playwright';
import * as t from '../../client/text/en/index.ts';
import type { Ship } from '../../shared/board/board.ts';
import { HEADINGS } from '../../shared/board/squares.ts';
import type { Random } from '../../shared/random.ts';
import {
  beginsWith,
  DRIVE,
  DRIVES,
  endsWith,
  isJust,
  KEEP_DANGERS,
  KEEP_LIGHTHOUSES,
  PLAY,
  PLAYABLE,
  TO_STEP,
} from './move-words.ts';
import { PATIENCE, type Person } from './people.ts';

/**
 * Selectors that find parts of the page by their labels. Within these parts, tests query by role. On the whole page,
 * such a query would compute the role and name of every element, which is half the cost of a long game.
 */
const HAND = `section[aria-label="${t.tiles.hand}"]`;
const ROSES = DRIVES.map((name) => `[role="group"][aria-label="${name}"]`).join(', ');
const PREY = `[role="group"][aria-label="${t.poseidon.prey}"]`;
const CREW = `ul[aria-label="${t.navigators.crew}"]`;
const HEADING = `[role="group"][aria-label="${t.chart.rose}"]`;

/** The button whose text begins with one of these words. */
function button(page: Page, ...words: string[]): Locator {
  return page.locator('button', { hasText: beginsWith(words) });
}

/** A random element among those that a locator finds; undefined if it finds none. */
async function anyOf(locator: Locator, random: Random): Promise<Locator | undefined> {
  const count = await locator.count();
  return count > 0 ? locator.nth(Math.floor(random() * count)) : undefined;
}

/** Chooses a heading for every ship that the storm drives, and then plays the storm. */
async function drive(page: Page, random: Random): Promise<void> {
  const send = button(page, ...DRIVE);
  for (let ships = 0; ships < 5 && (await send.isDisabled()); ships++) {
    await (await anyOf(page.locator(ROSES).locator('button:not([aria-disabled="true"])'), random))?.click();
  }
  await send.click();
}

/**
 * Waits until the server has acknowledged the command. The send button may then be visible again but disabled, because
 * another ship has been caught and has no heading yet.
 */
async function sent(page: Page, send: Locator): Promise<void> {
  await send.and(page.locator(':enabled')).waitFor({ state: 'hidden' });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
}

/**
 * Makes Poseidon's next move if his screen asks for one: places special tiles, plays a tile, or drives a caught ship
 * out of a maelstrom.
 */
export async function poseidonActs({ page }: Person, random: Random): Promise<boolean> {
  // Do nothing until the server has answered the last command.
  if (await page.locator('[aria-busy="true"]').first().isVisible()) return false;
  const atRandom = button(page, t.poseidon.atRandom);
  if (await atRandom.isVisible()) {
    await atRandom.click();
    await button(page, ...KEEP_DANGERS).click();
    await atRandom.waitFor({ state: 'hidden' });
    return true;
  }
  const send = button(page, ...PLAY);
  const hand = page.locator(HAND);
  if (await hand.isVisible()) {
    const tile = await anyOf(hand.getByRole('button', { name: endsWith(PLAYABLE) }), random);
    await tile?.click();
    // Wait until the chosen tile's panel has replaced the hand, which happens one paint later.
    await hand.waitFor({ state: 'hidden' });
    const prey = page.locator(PREY);
    if (await prey.isVisible()) {
      await (await anyOf(prey.getByRole('button'), random))?.click();
      await send.click();
    } else await drive(page, random);
    await sent(page, send);
    return true;
  }
  if (await page.locator(ROSES).isVisible()) {
    await drive(page, random);
    await sent(page, send);
    return true;
  }
  return false;
}

/** Chooses the heading for a ship. Resolves with the heading's English name, such as "north". */
export type Steer = (ship: Ship) => Promise<string>;

/** Chooses headings at random. */
export function adrift(random: Random): Steer {
  return () => Promise.resolve(t.common.headings[HEADINGS[Math.floor(random() * HEADINGS.length)] ?? 'N']);
}

/**
 * Makes the Navigators' next move if their screen asks for one: places lighthouses, or gives a ship's order. Resolves
 * when the other screens show the result.
 */
export async function navigatorsAct(
  { page }: Person,
  random: Random,
  steer: Steer,
  others: readonly Person[] = [],
): Promise<boolean> {
  // Match the button's whole text, because one of the ready-made phrases begins with the same letters.
  const agree = page.locator('button', { hasText: isJust(t.navigators.placing.agree) });
  if (await agree.isVisible()) {
    await agree.click();
    await agree.waitFor({ state: 'hidden' });
    return true;
  }
  const atRandom = button(page, t.navigators.placing.random);
  if (await atRandom.isVisible()) {
    await atRandom.click();
    await button(page, ...KEEP_LIGHTHOUSES).click();
    await atRandom.waitFor({ state: 'hidden' });
    return true;
  }
  const crew = page.locator(CREW);
  const one = await anyOf(crew.locator('button', { hasText: endsWith(TO_STEP) }), random);
  if (!one) return false;
  const isHeld = endsWith([t.game.states.held]).test(await one.innerText());
  const ship = (await one.getAttribute('data-ship')) as Ship;
  await one.click();
  if (isHeld) await button(page, t.navigators.survey).click();
  else {
    const heading = await steer(ship);
    const rose = page.locator(HEADING);
    await rose.getByRole('button', { name: new RegExp(`, ${heading}(,|$)`) }).click();
    await button(page, ...HEADINGS.map((to) => t.game.sail(ship, to))).click();
  }
  await crew
    .locator(`button[data-ship="${ship}"]`, { hasText: endsWith(TO_STEP) })
    .waitFor({ state: 'hidden' });
  for (const other of others) await hasHeard(other, ship);
  return true;
}
/** Waits until a person's screen shows that this ship has moved. */
async function hasHeard({ page }: Person, ship: Ship): Promise<void> {
  const toStep = page.locator(`:is(li, button)[data-ship="${ship}"]`, {
    hasText: new RegExp(TO_STEP.join('|')),
  });
  await toStep.first().waitFor({ state: 'hidden' });
}

/** The slider of the ending's replay, once the page shows it. */
export function ending({ page }: Person): Locator {
  return page.locator(`input[aria-label="${t.ending.moment}"]`);
}

/** Waits a little, so that a page can change before the test checks it again. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Repeats an action until it reports that it did something, because the page may not be ready for it yet. */
export async function once(act: () => Promise<boolean>): Promise<void> {
  const started = Date.now();
  while (!(await act())) {
    if (Date.now() - started > PATIENCE) throw new Error('there was nothing to do');
    await pause();
  }
}

/** The time limit for a test of a whole game, in ms. It is enough even on a busy machine. */
export const WHOLE_GAME_MS = 240_000;

export interface PlayOptions {
  readonly random: Random;
  readonly steer: Steer;
  /** Called after every move, with the number of moves that have been made. */
  readonly between?: (moves: number) => Promise<void>;
  /** True if the Navigators end the game when the third ship is home, instead of sailing on for the fourth. */
  readonly endsWon?: boolean;
}

/** Ends a game that is won, if this person's screen offers it. Resolves when the page shows the ending. */
async function endsHere(person: Person): Promise<boolean> {
  const { page } = person;
  const offer = page.locator('button', { hasText: isJust(t.finish.endHere) });
  if (!(await offer.isVisible())) return false;
  await offer.click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.finish.endHere }).click();
  await ending(person).waitFor();
  return true;
}

/** Plays a game to its end. The people may have any seats. Returns the number of moves made. */
export async function playTogether(
  people: readonly [Person, ...Person[]],
  { random, steer, between, endsWon = false }: PlayOptions,
): Promise<number> {
  let moves = 0;
  let last = Date.now();
  while (Date.now() - last < PATIENCE) {
    let moved = false;
    for (const one of people) {
      if (endsWon && (await endsHere(one))) return moves;
      const others = people.filter((other) => other !== one);
      moved = (await poseidonActs(one, random)) || (await navigatorsAct(one, random, steer, others)) || moved;
    }
    if (moved) {
      last = Date.now();
      moves++;
      await between?.(moves);
    } else if (await ending(people[0]).isVisible()) return moves;
    else await pause();
  }
  throw new Error(`nobody could move after ${moves} moves`);
}

/** Plays a game of Poseidon against the Navigators to its end. Returns the number of moves made. */
export function playToTheEnd(
  poseidon: Person,
  navigators: readonly Person[],
  options: PlayOptions,
): Promise<number> {
  return playTogether([poseidon, ...navigators], options);
}
