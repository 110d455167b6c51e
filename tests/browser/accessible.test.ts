/** Every screen in every state that is reached here, looked at once by axe: nothing may be wrong with any. */
import { expect, it } from 'vitest';
import { seeded } from '../helpers/random.ts';
import { chooseVariants, unfold, unfoldAll } from './lobby.ts';
import { playByItself } from './in-page-player.ts';
import { Looks } from './looks.ts';
import { begin, joinTable, makeTable, meet, person, PHONE, TABLET, type Person } from './people.ts';
import { adrift, ending, navigatorsAct, once, poseidonActs } from './playing.ts';
import { browser, server } from './stage.ts';

it('the ways in', async () => {
  const looks = new Looks();
  const ann = await person(browser, 'Ann', PHONE);
  const { page } = ann;
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Make a table' }).waitFor();
  await looks.at(ann, 'home');
  await page.getByRole('button', { name: 'Make a table' }).click();
  await looks.at(ann, 'home, a name is missing');
  for (const path of ['/no/such/page', '/rules', '/voyage/navigators', '/voyage/poseidon', '/t/CD5F']) {
    await page.goto(`${server.url}${path}`);
    await page.locator('h1').first().waitFor();
    await looks.at(ann, path);
  }
  const code = await makeTable(ann, server.url);
  await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  await looks.at(ann, 'lobby, alone');
  await unfoldAll(page);
  await chooseVariants(ann, { Lighthouses: 'Two' });
  await looks.at(ann, 'lobby, all unfolded');
  const bob = await person(browser, 'Bob', TABLET);
  await bob.page.goto(`${server.url}/t/${code}`);
  await bob.page.getByRole('button', { name: 'Join the table' }).waitFor();
  await looks.at(bob, 'door');
  await bob.page.getByRole('button', { name: 'Join the table' }).click();
  await looks.at(bob, 'door, a name is missing');
  await joinTable(bob, server.url, code, 'Navigators');
  await looks.at(bob, 'lobby, a guest');
  await looks.at(ann, 'lobby, a guest has come');
  await page.goto(`${server.url}/t/${code}/record`);
  await page.locator('h1').first().waitFor();
  await looks.at(ann, 'record, empty');
  await page.goto(server.url);
  await page.getByRole('link', { name: new RegExp(code) }).waitFor();
  await looks.at(ann, 'home, with a table');
  expect(looks.wrong).toEqual({});
  await Promise.all([ann, bob].map(({ context }) => context.close()));
});

it('a game with every variant', async () => {
  const looks = new Looks();
  const { navigator, poseidon, code } = await meet(browser, server.url);
  const nav = navigator.page;
  const pos = poseidon.page;
  await chooseVariants(navigator, {
    'Sea Monsters': 'Both',
    Lighthouses: 'Two',
    Maelstroms: 'Two',
    'Fog Banks': 'Two',
  });
  await begin(navigator);
  const random = seeded(5);

  await nav.getByRole('button', { name: 'Place at random' }).waitFor();
  await looks.at(navigator, 'lighthouses');
  await looks.at(poseidon, 'Poseidon waits for lighthouses');
  await nav.getByRole('button', { name: 'Place at random' }).click();
  await looks.at(navigator, 'lighthouses placed');
  await nav.getByRole('button', { name: 'Build here' }).click();
  await pos.getByRole('button', { name: 'At random' }).waitFor();
  await looks.at(poseidon, 'dangers');
  await looks.at(navigator, 'dangers, waiting');
  await pos.getByRole('button', { name: 'At random' }).click();
  await looks.at(poseidon, 'dangers laid');
  await once(() => poseidonActs(poseidon, random));

  const hand = pos.getByRole('region', { name: 'Your tiles' });
  await hand.waitFor();
  await looks.at(poseidon, 'hand');
  await looks.at(navigator, 'waiting for the storm');
  const other = pos.getByRole('button', { name: 'Other tile' });
  for (const tile of ['Red', 'Great', 'Kraken']) {
    await hand.getByRole('button', { name: new RegExp(`^${tile}`) }).click();
    await looks.at(poseidon, `${tile} in the making`);
    const rose = pos.getByRole('group', { name: /^Drive the/ });
    const hold = pos.getByRole('group', { name: 'Ship to hold' });
    await rose.or(hold).waitFor();
    if (await rose.isVisible()) await rose.locator('button:not([aria-disabled="true"])').first().click();
    else await hold.getByRole('button').first().click();
    await looks.at(poseidon, `${tile}, a ship chosen`);
    if (tile !== 'Kraken') await other.click();
  }
  await pos.getByRole('button', { name: /^(Send|Unleash|Hurl)/ }).click();
  await looks.at(poseidon, 'watching');
  await pos.getByRole('button', { name: 'Cover the board' }).click();
  await looks.at(poseidon, 'cover');
  await pos.getByRole('button', { name: 'Lift the cover' }).click();
  await pos.getByRole('button', { name: 'Menu' }).click();
  await looks.at(poseidon, 'menu of Poseidon');
  await pos.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  const crew = nav.getByRole('list', { name: 'Ships' });
  await crew.getByRole('button', { name: /Held$/ }).waitFor();
  await looks.at(navigator, 'choosing');
  await crew.getByRole('button', { name: /Held$/ }).click();
  await looks.at(navigator, 'a ship is held');
  await crew
    .getByRole('button', { name: /To sail$/ })
    .first()
    .click();
  await looks.at(navigator, 'order');
  await nav.getByRole('group', { name: 'Heading' }).getByRole('button').nth(3).click();
  await looks.at(navigator, 'order with a heading');
  await nav.getByRole('button', { name: /^Sail / }).click();
  await crew.getByRole('button', { name: /Went 1st$/ }).waitFor();
  await looks.at(navigator, 'reply');
  await looks.at(poseidon, 'watching a reply');
  await nav.getByRole('button', { name: /^Red reminders/ }).click();
  await looks.at(navigator, 'a reminder in hand');
  await nav.keyboard.press('Escape');
  await nav.getByRole('button', { name: 'Menu' }).click();
  await looks.at(navigator, 'menu of the Navigators');
  await nav.getByRole('button', { name: 'Abandon the game' }).click();
  await looks.at(navigator, 'a question');
  await nav.getByRole('button', { name: 'Keep playing' }).click();
  await nav.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await nav.setViewportSize(PHONE);
  await looks.at(navigator, 'reply on a phone');
  await nav.getByRole('button', { name: 'Tokens' }).click();
  await looks.at(navigator, 'tokens on a phone');
  await nav.getByRole('button', { name: 'Journal' }).click();
  await looks.at(navigator, 'journal on a phone');
  await nav.getByRole('button', { name: 'Orders' }).click();
  await nav.setViewportSize({ width: 844, height: 390 });
  await looks.at(navigator, 'reply on a phone on its side');
  await nav.setViewportSize({ width: 1440, height: 900 });
  await looks.at(navigator, 'reply on a desk');
  await nav.setViewportSize(TABLET);
  await pos.setViewportSize(TABLET);
  await looks.at(poseidon, 'watching on a tablet');
  await pos.setViewportSize(PHONE);

  const cleo = await person(browser, 'Cleo', TABLET);
  await cleo.page.goto(`${server.url}/t/${code}`);
  await cleo.page.getByRole('button', { name: 'Only look on' }).waitFor();
  await looks.at(cleo, 'door of a game');
  await cleo.page.getByRole('button', { name: 'Only look on' }).click();
  await cleo.page.locator('h1').first().waitFor();
  await looks.at(cleo, 'onlookers');

  // From here on the Navigators' page plays by itself.
  await nav.evaluate(playByItself, 5);
  while (!(await ending(navigator).isVisible())) {
    if ((await pos.getByText('spent', { exact: true }).count()) > 1) await looks.at(poseidon, 'spent tiles');
    if (!(await poseidonActs(poseidon, random))) await nav.waitForTimeout(20);
  }
  expect(looks.has('spent tiles')).toBe(true);
  for (const [name, who] of Object.entries({ Navigators: navigator, Poseidon: poseidon, onlookers: cleo })) {
    await ending(who).waitFor();
    await looks.at(who, `ending, ${name}`);
  }
  const log = pos.getByRole('button', { name: /Log/ });
  if (await log.isVisible()) {
    await log.click();
    await looks.at(poseidon, 'ending, log');
  }
  await nav.goto(`${server.url}/t/${code}/record`);
  await nav.locator('h1').first().waitFor();
  await looks.at(navigator, 'record');
  expect(looks.wrong).toEqual({});
  expect(looks.states).toBeGreaterThan(30);
  await Promise.all([navigator, poseidon, cleo].map(({ context }) => context.close()));
});

it('an evening of three', async () => {
  const looks = new Looks();
  const { navigator: ann, poseidon: pia, code } = await meet(browser, server.url);
  const bob = await person(browser, 'Bob', PHONE);
  await joinTable(bob, server.url, code, 'Navigators');
  await unfoldAll(ann.page);
  const choose = async (group: string, option: string) => {
    const radios = ann.page.getByRole('radiogroup', { name: group });
    await radios.getByRole('radio', { name: option, exact: true }).check({ force: true });
  };
  await choose('Together or competing', 'Competing');
  await choose('The clock', 'Relaxed');
  await choose('Allow the big screen', 'Yes');
  await looks.at(ann, 'lobby of three, all unfolded');
  await looks.at(pia, 'lobby of three, Poseidon');
  await unfoldAll(bob.page);
  await looks.at(bob, 'lobby of three, a Navigator');
  const olympus = await person(browser, 'Room', { width: 1920, height: 1080 });
  await olympus.page.goto(`${server.url}/t/${code}/olympus`);
  await olympus.page.locator('h1').first().waitFor();
  await looks.at(olympus, 'Olympus, closed');
  await ann.page.getByRole('button', { name: 'Begin the series' }).click();
  await unfold(ann, 'A series');
  await ann.page.getByRole('button', { name: 'End the series' }).click();
  await ann.page.getByRole('alertdialog').waitFor();
  await looks.at(ann, 'a series, a question');
  await ann.page.getByRole('button', { name: 'Keep playing' }).click();
  await looks.at(ann, 'a series');
  await looks.at(bob, 'a series, a guest');
  await ann.page.getByRole('button', { name: 'Begin game 1' }).click();

  // The lot says who is Poseidon.
  const everybody = [ann, pia, bob];
  const hands = () =>
    Promise.all(everybody.map(({ page }) => page.getByRole('region', { name: 'Your tiles' }).isVisible()));
  await expect.poll(async () => (await hands()).includes(true)).toBe(true);
  const isCaptain = await hands();
  const captain = everybody[isCaptain.indexOf(true)] ?? pia;
  const crew = everybody.filter((one) => one !== captain) as [Person, Person];
  await looks.at(captain, 'hand, with a clock');
  await captain.page.getByRole('button', { name: 'Menu' }).click();
  const allow = captain.page.getByRole('dialog').getByRole('radio', { name: 'Yes', exact: true });
  if (!(await allow.isChecked())) await allow.check({ force: true });
  await captain.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await olympus.page
    .getByRole('main', { name: 'The true sea' })
    .or(olympus.page.getByRole('grid'))
    .first()
    .waitFor();
  await looks.at(olympus, 'Olympus, a hand');
  const random = seeded(3);
  await once(() => poseidonActs(captain, random));
  const [one, other] = crew;
  await one.page.getByRole('heading', { name: /turn$/ }).waitFor();
  await looks.at(one, 'a crew, choosing');
  const ships = one.page.getByRole('list', { name: 'Ships' });
  await ships
    .getByRole('button', { name: /somebody else/ })
    .first()
    .click();
  await looks.at(one, 'a ship of another');
  await one.page.getByRole('button', { name: 'Signal your crew' }).click();
  await looks.at(one, 'signals');
  await one.page.getByRole('button', { name: 'I am sure' }).click();
  await other.page.getByRole('log', { name: 'Signals of the crew' }).getByText('I am sure').waitFor();
  await looks.at(other, 'a signal heard');
  await once(() => navigatorsAct(one, random, adrift(random)));
  await looks.at(other, 'a reply to another');
  await looks.at(olympus, 'Olympus, a reply');
  await one.page.getByRole('button', { name: 'Menu' }).click();
  await one.page.getByRole('button', { name: 'Play on another device' }).click();
  const link = one.page.getByRole('textbox', { name: 'The link that takes the place over' });
  await link.waitFor();
  await looks.at(one, 'another device');
  const again = await person(browser, one.name, PHONE);
  await again.page.goto(await link.inputValue());
  await again.page.getByRole('button', { name: 'Play here' }).waitFor();
  await looks.at(again, 'taking a place over');
  await again.page.getByRole('button', { name: 'Play here' }).click();
  await one.page.getByRole('heading', { name: 'You play on another device now' }).waitFor();
  await looks.at(one, 'moved');
  await again.page.getByRole('button', { name: 'Menu' }).click();
  await again.page.getByRole('button', { name: 'Keyboard' }).click();
  await looks.at(again, 'keys');
  await again.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // The host's word is enough: Ann's, on whichever device she plays now.
  const host = one === ann ? again : ann;
  await host.page.getByRole('button', { name: 'Menu' }).click();
  await host.page.getByRole('button', { name: 'Abandon the game' }).click();
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'Abandon the game' }).click();
  await captain.page.getByRole('button', { name: 'Leave', exact: true }).waitFor();
  await captain.page.getByRole('dialog').waitFor({ state: 'hidden' });
  // The same captain once more: no device changes sides.
  expect(await captain.page.getByText('The devices change sides').count()).toBe(0);
  await looks.at(captain, 'after an abandoned game');
  await olympus.page.getByRole('heading', { name: 'The game is over' }).waitFor();
  await looks.at(olympus, 'Olympus, after a game');
  await captain.page.goto(`${server.url}/t/${code}/record`);
  await captain.page.locator('h1').first().waitFor();
  await looks.at(captain, 'record of a series');
  expect(looks.wrong).toEqual({});
  await Promise.all([...everybody, again, olympus].map(({ context }) => context.close()));
});
