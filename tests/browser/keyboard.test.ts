/** A whole game by keyboard alone, on both sides, and told to somebody who hears only the live regions. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { truthOf } from '../helpers/truth.ts';
import { focused, goTo, heard, listen, press } from './keyboard.ts';
import { person, PHONE, TABLET, type Person } from './people.ts';
import { ending } from './playing.ts';
import { browser, server } from './stage.ts';
import { knowing } from './truth.ts';

const KEYS: Readonly<Record<string, string>> = {
  north: 'w',
  'north-east': 'e',
  east: 'd',
  'south-east': 'c',
  south: 'x',
  'south-west': 'z',
  west: 'a',
  'north-west': 'q',
};

/** The focus comes to what is called so, by itself. */
async function expectFocus(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => focused(page)).toMatch(name);
}

/** Ann makes a table and Pia comes as Poseidon: by keyboard. */
async function meetByKeyboard(ann: Person, pia: Person): Promise<string> {
  await ann.page.goto(server.url);
  await goTo(ann.page, /^Your name/);
  await ann.page.keyboard.type('Ann');
  await press(ann.page, /^Make a table$/);
  await ann.page.waitForURL(/\/t\/\w{4,10}$/);
  const code = ann.page.url().split('/').at(-1) ?? '';
  await pia.page.goto(`${server.url}/t/${code}`);
  await pia.page.getByRole('button', { name: 'Join the table' }).waitFor();
  await goTo(pia.page, /^Your name/);
  await pia.page.keyboard.type('Pia');
  await pia.page.keyboard.press('Tab');
  await goTo(pia.page, /^Poseidon/, 'ArrowDown', 5);
  await press(pia.page, /^Join the table$/);
  await pia.page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  await press(ann.page, /^Be a Navigator$/);
  await ann.page.getByRole('button', { name: 'Begin', exact: true, disabled: false }).waitFor();
  await press(ann.page, /^Begin$/);
  return code;
}

/** Whether it is Poseidon's turn to play a tile. */
function handOf(page: Page) {
  return page.getByRole('region', { name: 'Your tiles' });
}

/** Poseidon's turn with the Tab key alone. */
async function tileByTab(page: Page): Promise<void> {
  await press(page, /[1-9] of \d left$/);
  for (let ships = 0; ships < 4; ships++) {
    await goTo(page, /, to [A-Z]\d+$/);
    await page.keyboard.press('Enter');
    if (await page.getByRole('button', { name: /^Unleash/, disabled: false }).isVisible()) break;
  }
  await press(page, /^Unleash/);
}

/** The same with the single keys. */
async function tileByKeys(page: Page, keys: readonly string[]): Promise<void> {
  await page.keyboard.press('t');
  await press(page, /[1-9] of \d left$/);
  // Where a ship can't go, the key does nothing; when all are driven the focus is on the word that sends them.
  const ready = page.getByRole('button', { name: /^Unleash/, disabled: false });
  for (let presses = 0; presses < 40 && !(await ready.isVisible()); presses++) {
    await page.keyboard.press(keys[presses % keys.length] ?? 'w');
  }
  await press(page, /^Unleash/);
}

/** The next ship's step with the Tab key alone. */
async function stepByTab(page: Page): Promise<void> {
  await press(page, /To sail$/);
  await press(page, /^N, north/);
  await press(page, /^Sail /);
}

async function stepByKeys(page: Page, steer: (ship: string) => Promise<string>): Promise<void> {
  await page.keyboard.press('n');
  await expectFocus(page, /To sail$/);
  const ship = /^\w+/.exec(await focused(page))?.[0] ?? '';
  await page.keyboard.press(KEYS[await steer(ship.toLowerCase())] ?? 'w');
  await expectFocus(page, new RegExp(`^Sail ${ship.toLowerCase()} `));
  await page.keyboard.press('Enter');
}

/** What somebody must hear of a game, from its log. */
function story(events: readonly GameEvent[], side: 'poseidon' | 'navigators'): string[] {
  const turns = side === 'poseidon' ? t.turns.toPoseidon : t.turns.navigators;
  return events.flatMap((event) => {
    switch (event.type) {
      case 'began':
      case 'round-began':
        return [turns.poseidon];
      case 'storm-played':
        return [`${t.common.tiles[event.storm]}. `, turns.navigators];
      case 'sailed': {
        const told = t.survey.spoken(event.ship, event.heading, event.reply);
        return event.arrived ? [told, t.survey.arrived[event.ship]] : [told];
      }
      case 'ended':
        return [turns.over, t.game.verdict(event.outcome)];
      default:
        return [];
    }
  });
}

/** Every part of the story is heard, in order, and no other part of its kind in between or twice. */
function expectTold(all: readonly string[], parts: readonly string[]): void {
  const kinds = new Set(parts);
  const told = all.flatMap((text) => {
    const part = [...kinds].find((kind) => text.startsWith(kind));
    return part === undefined ? [] : [part];
  });
  expect(told).toEqual(parts);
}

it('a whole game', async () => {
  const ann = await person(browser, 'Ann', TABLET);
  const pia = await person(browser, 'Pia', PHONE);
  await Promise.all([listen(ann.context), listen(pia.context)]);
  const code = await meetByKeyboard(ann, pia);
  const board = loadBoards('boards').get('A') ?? { columns: 9, rows: 9 };
  const steer = knowing(pia, board);
  const headings = Object.values(KEYS);
  const crew = ann.page.getByRole('list', { name: 'Ships' });
  const over = ending(ann);
  for (let round = 0; round < 11 && !(await over.isVisible()); round++) {
    await handOf(pia.page).waitFor();
    if (round === 0) await tileByTab(pia.page);
    else await tileByKeys(pia.page, [...headings.slice(round % 8), ...headings.slice(0, round % 8)]);
    const ready = crew.getByRole('button', { name: /To sail$/ });
    await ready.first().waitFor();
    for (let left = await ready.count(); left > 0 && !(await over.isVisible()); left--) {
      if (round === 0 && left === 4) await stepByTab(ann.page);
      else await stepByKeys(ann.page, steer);
      if (left > 1) await expect.poll(() => ready.count()).toBe(left - 1);
      // The focus goes on with the work.
      if (left > 1) await expectFocus(ann.page, /To sail$/);
    }
    await Promise.race([over.waitFor(), handOf(pia.page).waitFor()]);
  }
  for (const side of [ann, pia]) {
    await ending(side).waitFor();
    await expect.poll(async () => (await heard(side.page)).join(' ')).toMatch(/ wins?\./);
  }
  const truth = await truthOf(server.url, code);
  expectTold(await heard(ann.page), story(truth, 'navigators'));
  expectTold(await heard(pia.page), story(truth, 'poseidon'));
  for (const { faults } of [ann, pia]) expect(faults).toEqual([]);
  await Promise.all([ann, pia].map(({ context }) => context.close()));
});

it('all that is not an order: the chart, tokens, the journal, the cover, menus', async () => {
  const ann = await person(browser, 'Ann', TABLET);
  const pia = await person(browser, 'Pia', PHONE);
  const code = await meetByKeyboard(ann, pia);
  expect(code).toHaveLength(4);
  const [nav, pos] = [ann.page, pia.page];
  await handOf(pos).waitFor();
  // A new screen begins at its heading.
  await expectFocus(nav, /^Poseidon’s turn$/);
  await expectFocus(pos, /^Poseidon’s screen$/);

  // The cover takes the focus, and gives it back to where the work is.
  await pos.keyboard.press('h');
  await expectFocus(pos, /^Lift the cover/);
  await pos.keyboard.press('Enter');
  await expect.poll(() => focused(pos)).not.toBe('');
  await tileByKeys(pos, Object.values(KEYS));
  await expect.poll(() => focused(pos)).not.toMatch(/^(Unleash.*)?$/);

  // The keys are listed under "?"; a dialog keeps the focus and gives it back.
  await nav.getByRole('heading', { name: 'Your turn' }).waitFor();
  await nav.keyboard.press('n');
  await expectFocus(nav, /^Red.*To sail$/);
  const ship = await focused(nav);
  await nav.keyboard.press('?');
  const dialog = nav.getByRole('dialog', { name: 'Keyboard' });
  await dialog.waitFor();
  for (let tabs = 0; tabs < 6; tabs++) {
    await nav.keyboard.press('Tab');
    const inside = await nav.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(inside).toBe(true);
  }
  await nav.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(nav)).toBe(ship);

  // The guess of the red ship: in hand, two squares to the north, and down.
  await nav.keyboard.press('g');
  await expectFocus(nav, /red ship, guess/);
  const from = await focused(nav);
  await nav.keyboard.press('ArrowUp');
  await nav.keyboard.press('ArrowUp');
  await nav.keyboard.press('Enter');
  await expectFocus(nav, /red ship, guess/);
  expect(await focused(nav)).not.toBe(from);

  // A reminder.
  await nav.keyboard.press('t');
  await press(nav, /^Green reminders|^4$/);
  await nav.keyboard.press('b');
  await nav.keyboard.press('ArrowLeft');
  await nav.keyboard.press('Enter');
  await expectFocus(nav, /green reminder/);
  await nav.keyboard.press('Escape');

  // The heading of the chosen ship can be changed, and Escape lets it go without losing the focus.
  await nav.keyboard.press('d');
  await expectFocus(nav, /^Sail red east$/);
  await nav.keyboard.press('a');
  await expectFocus(nav, /^Sail red west$/);
  await nav.keyboard.press('Escape');
  await expect.poll(() => focused(nav)).toBe(ship);

  await nav.keyboard.press('j');
  await expectFocus(nav, /^Journal$/);
  await nav.keyboard.press('o');
  await expectFocus(nav, /^Orders$/);

  // Switched off, the keys do nothing; the menu still lists them.
  await goTo(nav, /^Menu$/).catch(() => goTo(nav, /^Menu$/, 'Shift+Tab'));
  await nav.keyboard.press('Enter');
  // It opens a moment after the key: another would press what has the focus in it.
  await nav.getByRole('dialog').waitFor();
  await press(nav, /^Keyboard$/);
  await goTo(nav, /^Single keys/);
  await nav.keyboard.press('Space');
  await nav.keyboard.press('Escape');
  await nav.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectFocus(nav, /^Menu$/);
  const before = await focused(nav);
  await nav.keyboard.press('n');
  expect(await focused(nav)).toBe(before);
  for (const { faults } of [ann, pia]) expect(faults).toEqual([]);
  await Promise.all([ann, pia].map(({ context }) => context.close()));
});
