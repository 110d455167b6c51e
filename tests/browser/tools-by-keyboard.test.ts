/** The tools beside the game itself by keyboard alone, and what they say to somebody who hears only the live regions. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { followerAt, type Follower } from '../helpers/follower.ts';
import { boardFrom, setOut, type Underway } from '../helpers/underway.ts';
import { focused, heard, hears, listen, press } from './keyboard.ts';
import { person, PHONE, TABLET, type Person } from './people.ts';
import { browser, server, store } from './stage.ts';

/** Somebody of the table comes to it, on the device that holds their seat. */
async function comes(who: keyof Underway['tokens'], { code, tokens }: Underway): Promise<Person> {
  const one = await person(browser, who, who === 'pia' ? PHONE : TABLET);
  await listen(one.context);
  const held = JSON.stringify([{ code, tokens: [tokens[who]], at: 1 }]);
  await one.context.addInitScript(`localStorage.setItem('odyssey.seats', ${JSON.stringify(held)})`);
  await one.page.goto(`${server.url}/t/${code}`);
  await one.page.getByRole('grid').waitFor();
  return one;
}

/** The others play without pages. */
const plays = (who: keyof Underway['tokens'], { code, tokens }: Underway): Promise<Follower> =>
  followerAt(server.url, code, tokens[who]);

/** The focus is on something: what had it may have gone, but nobody is left nowhere. */
async function expectSomeFocus(page: Page): Promise<void> {
  await expect.poll(() => focused(page)).not.toBe('');
}

/** Presses what goes with its own pressing. */
async function pressAway(page: Page, name: RegExp): Promise<void> {
  await press(page, name);
  await expect.poll(() => focused(page)).not.toMatch(name);
  await expectSomeFocus(page);
}

const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
const expectOn = (page: Page, name: string, words: string) =>
  expect.poll(() => square(page, name).getAttribute('aria-label')).toContain(words);

it('the Navigators prepare an order, lay reminders and move them along, undo, look, strike out, step back', async () => {
  const table = await setOut(store, boardFrom({}), {}, { oracle: 'full', surveyHelp: 'squares' });
  const pia = await plays('pia', table);
  const ann = await comes('ann', table);
  const { page } = ann;
  const ship = (name: string) => page.getByRole('list', { name: 'Ships' }).getByRole('button', { name });

  // An order is prepared while Poseidon chooses, and stands when the storm has come.
  await page.keyboard.press('n');
  await expect.poll(() => focused(page)).toMatch(/^Red/);
  await page.keyboard.press('w');
  await hears(page, 'Prepared. You sail it yourself once the storm has come.');
  await expect.poll(() => ship('Red').innerText()).toContain('N planned');
  await pia.does({ type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  await hears(page, 'Your turn');

  // Reminders of the ship, and the heading with which one of them would leave the chart.
  await page.keyboard.press('t');
  await press(page, /^Red reminders/);
  await hears(page, 'Red reminder in hand: tap a square.');
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectOn(page, 'i8', 'red reminder');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expectOn(page, 'h8', 'red reminder');
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await hears(page, 'From one reminder it would leave the chart.');
  await expect.poll(() => page.locator('.ghost').count()).toBe(1);
  await page.keyboard.press('w');
  await expect.poll(() => page.locator('.ghost').count()).toBe(2);
  await expect.poll(() => focused(page)).toBe('Sail red north');
  await page.keyboard.press('Enter');

  // They sail along, back, and on again.
  await hears(page, '2 reminders can sail along.');
  await pressAway(page, /^Sail along$/);
  await hears(page, '2 reminders have sailed along.');
  await expectOn(page, 'i7', 'red reminder');
  const before = (await heard(page)).length;
  await page.keyboard.press('Control+z');
  await hears(page, /^red reminder: I8\. red reminder: H8$/, before);
  await page.keyboard.press('Control+Shift+z');
  await hears(page, /^red reminder: I7\. red reminder: H7$/, before);
  await expectOn(page, 'h7', 'red reminder');

  // The log of a ship in the journal; beside its reply, which is all that there is of it, it is not said to be empty.
  await press(page, /^Red.*Went 1st$/);
  await page.getByRole('heading', { name: 'Red sails north' }).first().waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: 'Log of the red ship' }).waitFor();
  await press(page, /^All ships$/);
  await page
    .getByRole('region', { name: 'Journal' })
    .getByRole('heading', { name: /^Round 1/ })
    .waitFor();

  // What a ship would report from the square that has the focus; and that red is not there.
  await page.keyboard.press('b');
  await expect.poll(() => focused(page)).toMatch(/^I8,.*red ship, guess/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('l');
  await hears(page, 'From I7, not counting ships: You');
  await press(page, /^Red: not here$/);
  await hears(page, 'I7: red struck out');
  await expectOn(page, 'i7', 'red struck out');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Red: not here' }).waitFor({ state: 'hidden' });
  await expectSomeFocus(page);
  await square(page, 'i7').focus();
  await page.keyboard.press('m');
  await hears(page, 'I7: red possible again');
  await press(page, /^Strike out squares for red$/);
  await hears(page, 'Tap the squares where red is not. Only you see the crosses.');
  await page.keyboard.press('Escape');

  // The doubt that the storm has left is taken off.
  await press(page, /^Yellow.*To sail$/);
  await page.keyboard.press('o');
  await pressAway(page, /^Take the “\?” off$/);

  // Back through what could be known.
  await page.keyboard.press('w');
  await expect.poll(() => focused(page)).toBe('Sail yellow north');
  await page.keyboard.press('Enter');
  await hears(page, /^Yellow sails north/);
  await page.keyboard.press('j');
  await press(page, /^What could be known then: Round 1, after red$/);
  await hears(page, /^Round 1, after red$/);
  await press(page, /^A step back$/);
  await hears(page, /^Round 1, Poseidon’s tile$/);
  await pressAway(page, /^Now$/);

  expect(ann.faults).toEqual([]);
  pia.close();
  await ann.context.close();
});

it('Poseidon foresees what a ship would report, and prepares storms that fail and that stand', async () => {
  const table = await setOut(store, boardFrom({}));
  const ann = await plays('ann', table);
  const pia = await comes('pia', table);
  const { page } = pia;
  const sail = (ship: 'red' | 'green' | 'white' | 'yellow', heading: 'N' | 'S' | 'W' | 'E') =>
    ann.does({ type: 'sail', ship, heading });
  const drive = (ship: string) => page.getByRole('group', { name: `Drive the ${ship} ship` });

  await page.keyboard.press('t');
  await press(page, /^Yellow/);
  await drive('yellow').waitFor();
  await page.keyboard.press('e');
  await hears(page, /would report: You are on a rocky island|^B8: You are on a rocky island/);
  await expect.poll(() => focused(page)).toBe('Unleash the storm');
  await page.keyboard.press('Enter');
  await hears(page, 'The Navigators');

  // The Great Storm is prepared; then one of its ships sails where it was to be driven.
  await sail('red', 'N');
  await hears(page, /^Red sails north/);
  await page.keyboard.press('t');
  await press(page, /^Great/);
  for (const [ship, key] of [
    ['red', 'w'],
    ['green', 'x'],
    ['white', 'x'],
    ['yellow', 'd'],
  ] as const) {
    await drive(ship).waitFor();
    await page.keyboard.press(key);
  }
  await hears(page, 'All is ready for your turn. Until then you can change it.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Prepared: Great Storm' }).waitFor();
  await expectSomeFocus(page);
  await sail('green', 'S');
  await hears(page, 'The green ship has sailed to I2 already: drive it to another square.');
  await sail('white', 'N');
  await sail('yellow', 'N');
  await drive('green').waitFor();
  await page.keyboard.press('x');
  await expect.poll(() => focused(page)).toBe('Unleash the Great Storm');
  await page.keyboard.press('Enter');

  // The next one stands.
  for (const ship of ['red', 'green', 'white'] as const) await sail(ship, 'S');
  await hears(page, /^White sails south/);
  await page.keyboard.press('t');
  await press(page, /^Red/);
  await drive('red').waitFor();
  await page.keyboard.press('w');
  await hears(
    page,
    'All is ready for your turn. Until then you can change it.',
    (await heard(page)).length - 3,
  );
  await sail('yellow', 'N');
  await hears(page, 'As you prepared it.');
  await press(page, /^Unleash the storm$/);
  await page.getByRole('button', { name: 'Prepare your next storm' }).waitFor();

  expect(pia.faults).toEqual([]);
  ann.close();
  await pia.context.close();
});

it('who looks on opens the chart and foretells, and hears whether it came so', async () => {
  const table = await setOut(store, boardFrom({}), {}, { openChart: true });
  const [ann, pia] = [await plays('ann', table), await plays('pia', table)];
  const eve = await comes('eve', table);
  const { page } = eve;
  await pressAway(page, /^See the chart$/);
  await page.getByRole('grid', { name: 'The Navigators’ chart' }).waitFor();
  await pressAway(page, /^White$/);
  await press(page, /^Two islands/);
  await hears(page, 'How many islands will the green ship sight?');
  await pia.does({ type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  await ann.does({ type: 'sail', ship: 'red', heading: 'N' });
  await hears(page, /^Red sails north/);
  await hears(page, /^Red: (as you said|not so)/);
  expect(eve.faults).toEqual([]);
  ann.close();
  pia.close();
  await eve.context.close();
});
