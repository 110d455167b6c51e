/** Looking on is worth it: the chart that those who play have opened, what one foretells, and whose name that earns. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { honourOf } from '../../client/game/foretelling/foretelling.ts';
import * as en from '../../client/text/en/foretelling.ts';
import { gatherFollowers } from '../helpers/follower.ts';
import { seeded } from '../helpers/random.ts';
import { violations } from './axe.ts';
import { clipped } from './clipped.ts';
import { unfold } from './lobby.ts';
import { begin, meet, person, PHONE, type Person } from './people.ts';
import { adrift, navigatorsAct, once, poseidonActs } from './playing.ts';
import { browser, server } from './stage.ts';

const cell = (page: Page, square: string) => page.locator(`[data-square="${square}"]`);
const chart = (page: Page) => page.getByRole('grid', { name: 'The Navigators’ chart' });
const ship = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'The ships and who commands them' })
    .getByRole('button', { name: new RegExp(`^${name}`, 'i') });
const foretell = (page: Page) => page.getByRole('button', { name: 'Foretell', exact: true });
const answers = (page: Page) => page.getByRole('group', { name: /^How many islands will/ });

/** What the note on a ship's card covers of it: the picture, the name. */
function covered(card: Element): string[] {
  const note = card.querySelector('.note')?.getBoundingClientRect();
  const name = document.createRange();
  name.selectNodeContents(card.querySelector('.words > b') ?? card);
  const parts = { picture: card.querySelector('.picture')?.getBoundingClientRect() };
  return Object.entries({ ...parts, name: name.getBoundingClientRect() }).flatMap(([part, box]) =>
    !note ||
    !box ||
    (note.left < box.right && box.left < note.right && note.top < box.bottom && box.top < note.bottom)
      ? [part]
      : [],
  );
}

async function lookOn(cleo: Person, code: string): Promise<void> {
  await cleo.page.goto(`${server.url}/t/${code}`);
  await cleo.page.getByRole('button', { name: 'Only look on' }).click();
  await cleo.page.getByText('You are watching').first().waitFor();
}

it('an onlooker sees the chart once those who play have opened it, and foretells replies', async () => {
  const { navigator, poseidon, code } = await meet(browser, server.url);
  const cleo = await person(browser, 'Cleo', PHONE);
  const { page } = cleo;

  // Agreed to in the lobby, and everybody there sees it.
  await unfold(navigator, 'Onlookers');
  await navigator.page
    .getByRole('radiogroup', { name: 'Onlookers see the chart' })
    .getByRole('radio', { name: 'Yes' })
    .check({ force: true });
  await poseidon.page.locator('.game').getByText('Onlookers see the chart').waitFor();
  await begin(navigator);

  // It is shown to nobody by itself.
  await lookOn(cleo, code);
  expect(await chart(page).count()).toBe(0);
  await page.getByRole('button', { name: 'See the chart' }).click();
  await chart(page).waitFor();
  expect(await violations(page)).toEqual([]);
  // On its side the phone has narrow cards, and all four ships at their starts.
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  expect(await clipped(page)).toEqual([]);
  await page.setViewportSize(PHONE);

  // Who comes home first, once; then ship after ship, by keyboard as by finger.
  await foretell(page).click();
  await page.getByRole('group', { name: 'Which ship comes home first?' }).getByText('White').click();
  await answers(page).getByRole('button', { name: 'Two islands' }).focus();
  await page.keyboard.press('Enter');
  await ship(page, 'red').filter({ hasText: 'you say: Two islands' }).waitFor();
  await page.getByText('How many islands will the green ship sight?').waitFor();
  await ship(page, 'white').click();
  await page.getByRole('button', { name: 'No island' }).click();
  expect(await violations(page)).toEqual([]);
  // What was said lies neither on the ship nor on its name, however narrow the cards are.
  for (const size of [{ width: 667, height: 375 }, PHONE]) {
    await page.setViewportSize(size);
    expect(await ship(page, 'white').evaluate(covered)).toEqual([]);
  }

  // What was said and what is looked at are there after a reload; and what the Navigators do comes in.
  await lookOn(cleo, code);
  await chart(page).waitFor();
  await ship(page, 'white').filter({ hasText: 'you say: No island' }).waitFor();
  await foretell(page).click();
  const random = seeded(5);
  await once(() => poseidonActs(poseidon, random));
  await navigator.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  // The journal offers the log of a ship that was chosen, and of no other.
  await page.getByRole('button', { name: 'Journal', exact: true }).click();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
  expect(await page.getByRole('button', { name: 'All ships' }).count()).toBe(0);
  await foretell(page).click();
  await navigator.page.getByRole('list', { name: 'Ships' }).getByRole('button', { name: /^Red/ }).click();
  await navigator.page.keyboard.press('g');
  await cell(navigator.page, 'e4').click();
  await expect.poll(() => cell(page, 'e4').getAttribute('aria-label')).toContain('red ship, guess');
  await navigator.page.keyboard.press('Escape');
  expect(await page.getByRole('button', { name: /^Sail / }).count()).toBe(0);
  for (let orders = 0; orders < 4; orders++)
    await once(() => navigatorsAct(navigator, random, adrift(random)));
  await ship(page, 'red')
    .filter({ hasText: /; you were (right|wrong)/ })
    .waitFor();

  expect([...navigator.faults, ...poseidon.faults, ...cleo.faults]).toEqual([]);
  await Promise.all([navigator, poseidon, cleo].map(({ context }) => context.close()));
});

it('at the end of a game it is said how much was foretold rightly, and whose name that earns', async () => {
  const { navigator, poseidon } = await gatherFollowers(server.url);
  const cleo = await person(browser, 'Cleo', PHONE);
  const { page } = cleo;
  await lookOn(cleo, navigator.code);
  await foretell(page).click();
  await page
    .getByRole('group', { name: 'Which ship comes home first?' })
    .getByRole('button', { name: 'None' })
    .click();
  const random = seeded(29);
  let said = 0;
  while (!poseidon.over) {
    for (const one of [poseidon, navigator]) {
      const move = one.move(random);
      if (move?.type === 'sail' && said < 6) {
        said++;
        await ship(page, move.ship).click();
        await page.getByText(`How many islands will the ${move.ship} ship sight?`).waitFor();
        await answers(page).getByRole('button', { name: 'One island' }).click();
        await ship(page, move.ship).filter({ hasText: 'you say: One island' }).waitFor();
      }
      if (move) await one.does(move);
      for (const other of [poseidon, navigator]) await other.caughtUp();
    }
  }
  const told = poseidon.game?.audience === 'poseidon' ? poseidon.game.told : [];
  const replies = told.flatMap((event) => (event.type === 'sailed' ? event : [])).slice(0, said);
  const right = replies.filter(({ reply }) => reply.sighting.islands === 1).length;
  // That no ship comes home is one more.
  const nobody = !told.some((event) => event.type === 'sailed' && event.arrived);
  const readings = { right: right + Number(nobody), of: said + 1 };
  await page.getByText(`You foretold ${readings.right} of ${readings.of} rightly`, { exact: true }).waitFor();
  const honour = honourOf(readings);
  await page.getByText(honour ? en.honours[honour] : 'nobody', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(cleo.faults).toEqual([]);
  for (const one of [poseidon, navigator]) one.close();
  await cleo.context.close();
});
