/**
 * The newest screens and tools in each of their states, looked at once by axe: theatre, the tools of the chart, what is
 * prepared, looking on, the film and the record. Standings, puzzles, solo games, days and looking back are looked at
 * where they are played.
 */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { finish, wholeGame } from '../helpers/finished.ts';
import { followerAt } from '../helpers/follower.ts';
import { boardFrom, setOut, type Underway } from '../helpers/underway.ts';
import { Looks } from './looks.ts';
import { person, PHONE, TABLET, type Person } from './people.ts';
import { browser, server, store } from './stage.ts';

type Held = Pick<Underway, 'code'> & { readonly tokens: Readonly<Record<string, string>> };

/** Somebody of the table comes to it, on the device that holds their seat. */
async function comes(who: string, { code, tokens }: Held, size = TABLET, path = ''): Promise<Person> {
  const one = await person(browser, who, size);
  const held = JSON.stringify([{ code, tokens: [tokens[who]], at: 1 }]);
  await one.context.addInitScript(`localStorage.setItem('odyssey.seats', ${JSON.stringify(held)})`);
  await one.context.addInitScript(slowly);
  await one.page.goto(`${server.url}/t/${code}${path}`);
  return one;
}

/** Runs in a page: what is shown for a second or two, as theatre is, stays as long as it takes to look at it. */
function slowly(): void {
  const { setTimeout } = window;
  const later = (act: () => void, ms = 0) => setTimeout(act, ms >= 1_000 && ms < 2_500 ? 600_000 : ms);
  Object.assign(window, { setTimeout: later });
}

const cell = (page: Page, square: string) => page.locator(`[data-square="${square}"]`);
const crew = (page: Page, ship: string) =>
  page.getByRole('list', { name: 'Ships' }).getByRole('button', { name: new RegExp(`^${ship}`) });

async function over(looks: Looks, people: readonly Person[], states: number): Promise<void> {
  expect(looks.wrong).toEqual({});
  expect(looks.states).toBe(states);
  for (const { faults, context } of people) {
    expect(faults).toEqual([]);
    await context.close();
  }
}

/** Poseidon plays a tile by his screen; all that it hits is driven by the first heading that is open. */
async function storms({ page }: Person, tile: RegExp): Promise<void> {
  const hand = page.getByRole('region', { name: 'Your tiles' });
  await hand.getByRole('button', { name: tile }).click();
  await hand.waitFor({ state: 'hidden' });
  const send = page.getByRole('button', { name: /^Unleash/ });
  const rose = page.getByRole('group', { name: /^Drive the/ });
  while (await send.isDisabled()) await rose.locator('button:not([aria-disabled="true"])').first().click();
  await send.click();
  await send.waitFor({ state: 'hidden' });
}

async function sails({ page }: Person, ship: string, heading: string): Promise<void> {
  await crew(page, ship).click();
  const rose = page.getByRole('group', { name: 'Heading' });
  await rose.getByRole('button', { name: new RegExp(`, ${heading}(,|$)`) }).click();
  await page.getByRole('button', { name: new RegExp(`^Sail ${ship.toLowerCase()}`) }).click();
}

it('theatre, on each board', async () => {
  const looks = new Looks();
  const table = await setOut(store, boardFrom({ red: 'd5' }), {}, { openChart: true });
  const pages = [
    await comes('ann', table),
    await comes('pia', table, PHONE),
    await comes('eve', table, PHONE),
  ] as const;
  const [ann, pia, eve] = pages;
  await eve.page.getByRole('button', { name: 'See the chart' }).click();
  for (const { page } of pages) await page.getByRole('grid').waitFor();
  const lookAt = async (scene: string) => {
    for (const one of pages) {
      const stage = one.page.locator('[data-scene]');
      await expect.poll(() => stage.getAttribute('data-scene')).toBe(scene);
      await looks.at(one, `${scene}, ${one.name}`);
      // It was still there.
      expect(await stage.getAttribute('data-scene')).toBe(scene);
      // Whoever goes on sees no more of it.
      await one.page.reload();
      await one.page.getByRole('grid').waitFor();
    }
  };
  await storms(pia, /^Yellow/);
  await lookAt('storm');
  await sails(ann, 'Red', 'east');
  await lookAt('arrival');
  await over(looks, pages, 6);
});

it('the tools of the chart', async () => {
  const looks = new Looks();
  const table = await setOut(
    store,
    boardFrom({}),
    { maelstroms: 1 },
    { oracle: 'full', surveyHelp: 'guesses' },
  );
  const pia = await followerAt(server.url, table.code, table.tokens.pia);
  await pia.does({ type: 'place-dangers', maelstroms: ['g8'], fogBanks: [] });
  await pia.does({ type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  const ann = await comes('ann', table);
  const { page } = ann;
  const tray = page.getByRole('region', { name: 'Reminders' });

  // A marker in hand, a reminder taken up again, squares struck out.
  await tray.getByRole('button', { name: /^Maelstrom/ }).click();
  await looks.at(ann, 'a marker in hand');
  await cell(page, 'd4').click();
  await tray.getByRole('button', { name: /^Red reminders/ }).click();
  await cell(page, 'h8').click();
  await cell(page, 'i8').click();
  await page.keyboard.press('Escape');
  await cell(page, 'h8').click();
  await tray.getByRole('button', { name: 'Take it off' }).waitFor();
  await looks.at(ann, 'a reminder taken up');
  await page.keyboard.press('Escape');
  await crew(page, 'Red').click();
  await page.getByRole('button', { name: 'Strike out squares for red' }).click();
  await cell(page, 'c6').click();
  await looks.at(ann, 'squares to strike out');
  await page.setViewportSize(PHONE);
  await looks.at(ann, 'squares to strike out, on a phone');
  await page.setViewportSize(TABLET);
  await page.keyboard.press('Escape');

  // The heading with its ghosts, then the reminders along.
  await page.keyboard.press('d');
  await expect.poll(() => page.locator('.ghost').count()).toBe(1);
  // The tint is of squares where it can be: none under reminders that are struck out.
  const tints = await page
    .locator('.marked')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  expect(tints).toEqual(['none', 'none']);
  await looks.at(ann, 'ghosts of reminders');
  await page.keyboard.press('w');
  await page.getByRole('button', { name: 'Sail red north' }).click();
  await page.getByRole('button', { name: 'Sail along', exact: true }).click();
  await page.locator('.along').getByText('2 reminders have sailed along.').waitFor();
  await looks.at(ann, 'reminders have sailed along');
  // A tablet held upright has room for all that the oracle says, and for the way back.
  await page.setViewportSize({ width: 820, height: 1180 });
  const [back, foot] = [page.getByRole('button', { name: 'Look back' }), page.locator('section.tray')];
  await back.waitFor();
  const [link, tokens] = [await back.boundingBox(), await foot.boundingBox()];
  expect(link && link.y + link.height).toBeLessThanOrEqual(tokens?.y ?? 0);

  // The log of a ship in the journal, on a phone where it is alone; and what could be known then.
  await crew(page, 'Red').click();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Journal' }).click();
  const journal = page.getByRole('region', { name: 'Journal' });
  await journal.getByRole('heading', { name: 'Log of the red ship' }).waitFor();
  await looks.at(ann, 'the log of a ship');
  await journal.getByRole('button', { name: 'All ships' }).click();
  await journal.getByRole('button', { name: /: Round 1, Poseidon’s tile$/ }).click();
  await page.getByRole('group', { name: 'What could be known then' }).first().waitFor();
  await looks.at(ann, 'what could be known then, on a phone');
  pia.close();
  await over(looks, [ann], 8);
});

it('what Poseidon prepares, and a ship that is caught', async () => {
  const looks = new Looks();
  const table = await setOut(store, boardFrom({}), { maelstroms: 1 });
  const setter = await followerAt(server.url, table.code, table.tokens.pia);
  await setter.does({ type: 'place-dangers', maelstroms: ['g8'], fogBanks: [] });
  await setter.does({ type: 'play-storm', storm: 'red', pushes: { red: 'h8' } });
  setter.close();
  const ann = await followerAt(server.url, table.code, table.tokens.ann);
  const pia = await comes('pia', table, PHONE);
  const { page } = pia;
  const rose = page.getByRole('group', { name: /^Drive the/ });
  const open = rose.locator('button:not([aria-disabled="true"])');
  await page.getByRole('button', { name: 'Prepare your next storm' }).click();
  await looks.at(pia, 'a storm to prepare');
  await page
    .getByRole('region', { name: 'Your tiles' })
    .getByRole('button', { name: /^Green/ })
    .click();
  await open.first().click();
  await page.getByText('All is ready for your turn.').waitFor();
  await page.getByRole('button', { name: 'Put aside' }).click();
  await looks.at(pia, 'a storm prepared and put aside');
  await ann.does({ type: 'sail', ship: 'red', heading: 'W' });
  await rose.waitFor();
  await looks.at(pia, 'a ship is caught');
  await open.first().click();
  await page.getByRole('button', { name: /^Hurl/ }).click();
  await page
    .getByRole('button', { name: 'Prepared: Green Storm' })
    .or(page.getByText(/^Prepared: /))
    .first()
    .waitFor();
  await ann.caughtUp();
  for (const ship of ['white', 'yellow', 'green'] as const)
    await ann.does({ type: 'sail', ship, heading: ship === 'green' ? 'N' : 'S' });
  await page.getByText('As you prepared it.').last().waitFor();
  await looks.at(pia, 'what was prepared');
  ann.close();
  await over(looks, [pia], 4);
});

it('Navigators wait while a ship is caught', async () => {
  const looks = new Looks();
  const table = await setOut(store, boardFrom({}), { maelstroms: 1 });
  const pia = await followerAt(server.url, table.code, table.tokens.pia);
  await pia.does({ type: 'place-dangers', maelstroms: ['g8'], fogBanks: [] });
  await pia.does({ type: 'play-storm', storm: 'red', pushes: { red: 'h8' } });
  const ann = await comes('ann', table);
  await sails(ann, 'Red', 'west');
  await ann.page
    .getByRole('region', { name: 'Orders' })
    .getByText(/^Poseidon is driving the red ship out of the maelstrom\.$/)
    .waitFor();
  await looks.at(ann, 'a ship is caught');
  pia.close();
  await over(looks, [ann], 1);
});

it('the film, its log, and the film from the record', async () => {
  const looks = new Looks();
  const table = await finish(store, wholeGame(7, { lighthouses: 1, maelstroms: 1, fogBanks: 1 }));
  const ann = await comes('ann', table, PHONE);
  const { page } = ann;
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  await slider.waitFor();
  await looks.at(ann, 'the film at its end');
  await slider.focus();
  await page.keyboard.press('Home');
  for (let rounds = 0; rounds < 5; rounds++) await page.getByRole('button', { name: 'Next round' }).click();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^Round 5/);
  await looks.at(ann, 'the film in the middle');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await looks.at(ann, 'the film runs');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await looks.at(ann, 'the log of the film');
  await page.setViewportSize({ width: 1440, height: 900 });
  await looks.at(ann, 'the film on a desk');
  await page.setViewportSize(PHONE);
  await page.goto(`${server.url}/t/${table.code}/record`);
  await page.getByRole('button', { name: 'The film', exact: true }).click();
  await slider.waitFor();
  await looks.at(ann, 'the film from the record');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'The film', exact: true }).waitFor();
  await over(looks, [ann], 6);
});
