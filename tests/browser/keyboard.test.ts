/** Both sides play a whole game by keyboard alone, and follow it only through the announcements of live regions. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import { HEADINGS, squaresOf } from '../../shared/board/squares.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import { truthOf } from '../helpers/truth.ts';
import { expectFocus, focused, goTo, heard, KEYS, listen, press, tileByKeys, UNLEASH } from './keyboard.ts';
import { beginsWith, endsWith, isJust, PLAYABLE } from './move-words.ts';
import { button, hand } from './parts.ts';
import { person, PHONE, TABLET, type Person } from './people.ts';
import { ending, WHOLE_GAME_MS, type Steer } from './playing.ts';
import { useStage } from './stage.ts';
import { knowing } from './truth.ts';

const stage = useStage();

const board = loadBoards('boards').get('A') ?? { columns: 9, rows: 9 };
const READY = endsWith([t.game.states.ready]);
/** The announcements of a game's end, for each winner and each number of ships home. */
const VERDICTS = (['poseidon', 'navigators'] as const).flatMap((winner) =>
  [0, 1, 2, 3, 4].map((count) => t.game.verdict({ winner, arrived: SHIPS.slice(0, count) })),
);
/** Matches a heading on Poseidon's compass rose that he may choose for the ship. */
const OPEN = endsWith(
  squaresOf(board).flatMap((to) => HEADINGS.map((name) => t.poseidon.roseHeading(name, to))),
);

/** Ann creates a table, and Pia joins it as Poseidon, both by keyboard. */
async function meetByKeyboard(ann: Person, pia: Person): Promise<string> {
  await ann.page.goto(stage.url);
  await goTo(ann.page, beginsWith([t.player.name]));
  await ann.page.keyboard.type('Ann');
  await press(ann.page, isJust(t.home.make));
  await ann.page.waitForURL(/\/t\/\w{4,10}$/);
  const code = ann.page.url().split('/').at(-1) ?? '';
  await pia.page.goto(`${stage.url}/t/${code}`);
  await button(pia.page, t.door.join).waitFor();
  await goTo(pia.page, beginsWith([t.player.name]));
  await pia.page.keyboard.type('Pia');
  await pia.page.keyboard.press('Tab');
  await goTo(pia.page, beginsWith([t.common.sides.poseidon]), 'ArrowDown', 5);
  await press(pia.page, isJust(t.door.join));
  const begin = isJust(t.lobby.begin);
  await button(pia.page, t.lobby.begin).waitFor();
  await press(ann.page, isJust(t.lobby.sit.navigators));
  await ann.page.getByRole('button', { name: begin, disabled: false }).waitFor();
  await press(ann.page, begin);
  return code;
}

/** Plays Poseidon's turn with the Tab key alone. */
async function tileByTab(page: Page): Promise<void> {
  await press(page, endsWith(PLAYABLE));
  for (let ships = 0; ships < 4; ships++) {
    await goTo(page, OPEN);
    await page.keyboard.press('Enter');
    if (await page.getByRole('button', { name: UNLEASH, disabled: false }).isVisible()) break;
  }
  await press(page, UNLEASH);
}

/** Gives the next ship's order with the Tab key alone. */
async function stepByTab(page: Page): Promise<void> {
  await press(page, READY);
  await press(page, beginsWith([`${t.game.roseLetters.N}, ${t.common.headings.N}`]));
  await press(page, orders());
}

/** Matches the name of the button that sends an order for any of these ships. */
const orders = (ships: readonly Ship[] = SHIPS) =>
  beginsWith(ships.flatMap((ship) => HEADINGS.map((name) => t.game.sail(ship, name))));

async function stepByKeys(page: Page, steer: Steer): Promise<void> {
  await page.keyboard.press('n');
  await expectFocus(page, READY);
  const now = await focused(page);
  const ship = SHIPS.find((one) => now.startsWith(t.common.colours[one])) ?? 'red';
  const heading = await steer(ship);
  await page.keyboard.press(KEYS[HEADINGS.find((one) => t.common.headings[one] === heading) ?? 'N']);
  await expectFocus(page, orders([ship]));
  await page.keyboard.press('Enter');
}

/** The announcements that a side must hear during a game, according to the game's log. */
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

/**
 * Expects that the announcements that start with one of `parts` are exactly these parts, in this order. All other
 * announcements are ignored.
 */
function expectTold(all: readonly string[], parts: readonly string[]): void {
  const kinds = new Set(parts);
  const told = all.flatMap((text) => {
    const part = [...kinds].find((kind) => text.startsWith(kind));
    return part === undefined ? [] : [part];
  });
  expect(told).toEqual(parts);
}

it('a whole game', { timeout: WHOLE_GAME_MS }, async () => {
  const ann = await person(stage.browser, 'Ann', TABLET);
  const pia = await person(stage.browser, 'Pia', PHONE);
  await Promise.all([listen(ann.context), listen(pia.context)]);
  const code = await meetByKeyboard(ann, pia);
  const steer = knowing(pia, board);
  const keys = Object.values(KEYS);
  const crew = ann.page.getByRole('list', { name: t.navigators.crew });
  const over = ending(ann);
  for (let round = 0; round < 11 && !(await over.isVisible()); round++) {
    await hand(pia.page).waitFor();
    if (round === 0) await tileByTab(pia.page);
    else await tileByKeys(pia.page, [...keys.slice(round % 8), ...keys.slice(0, round % 8)]);
    const ready = crew.getByRole('button', { name: READY });
    await ready.first().waitFor();
    for (let left = await ready.count(); left > 0 && !(await over.isVisible()); left--) {
      if (round === 0 && left === 4) await stepByTab(ann.page);
      else await stepByKeys(ann.page, steer);
      if (left > 1) await expect.poll(() => ready.count()).toBe(left - 1);
      // The focus moves to the next ship that can sail.
      if (left > 1) await expectFocus(ann.page, READY);
    }
    await Promise.race([over.waitFor(), hand(pia.page).waitFor()]);
  }
  for (const side of [ann, pia]) {
    await ending(side).waitFor();
    await expect
      .poll(async () =>
        (await heard(side.page)).some((text) => VERDICTS.some((verdict) => text.includes(verdict))),
      )
      .toBe(true);
  }
  const truth = await truthOf(stage.url, code);
  expectTold(await heard(ann.page), story(truth, 'navigators'));
  expectTold(await heard(pia.page), story(truth, 'poseidon'));
  for (const { faults } of [ann, pia]) expect(faults).toEqual([]);
  await Promise.all([ann, pia].map(({ context }) => context.close()));
});
