/**
 * The oracle on real pages: it always shades the ships' true squares, players can look back, and hints give reasons.
 */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { SHIPS } from '../../shared/board/board.ts';
import type { Variants } from '../../shared/game/game.ts';
import { openDevice } from '../gallery/device.ts';
import { playRounds } from '../gallery/rounds.ts';
import type { Scene } from '../gallery/scene.ts';
import { seated, underway } from '../gallery/scenes.ts';
import { began, playOut } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import { boardFrom } from '../helpers/board-from.ts';
import { expectApart, expectInSight } from './boxes.ts';
import { chooseSet, unfold } from './lobby.ts';
import { button, crew, square } from './parts.ts';
import { PHONE } from './people.ts';
import { isShaded, shadeCount, shades, spoken } from './shades.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** The number of rounds to check here. oracle.long.test.ts checks whole games. */
const ROUNDS = 4;
/** The ships' squares after two rounds. */
const THIRD = { red: 'g8', green: 'g2', white: 'b2', yellow: 'c8' } as const;
const third = async () => playRounds(await underway({}, {}, { oracle: 'full' }));

const ann = (scene: Scene) => openDevice(stage, { scene, as: ['Ann'] });

/** The number of Poseidon's storm tiles that the page shows as spent. */
async function stormsSpent(page: Page): Promise<number> {
  const told = await page.getByRole('list', { name: t.tiles.storms, exact: true }).ariaSnapshot();
  const counts = /(\d+)\D+(\d+)/.exec(t.tiles.howMany(1, 2, null))?.[0] ?? '';
  const pattern = new RegExp(counts.replace('1', '(\\d+)').replace('2', '(\\d+)'), 'g');
  return [...told.matchAll(pattern)].reduce((sum, [, left, all]) => sum + Number(all) - Number(left), 0);
}

describe('with the full oracle', () => {
  it.each<[string, Partial<Variants>]>([
    ['the base game', {}],
    ['storms face down, fog and a maelstrom', { harderDeduction: true, fogBanks: 1, maelstroms: 1 }],
  ])('the truth is in the shade, round by round: %s', async (_, variants) => {
    const owners = { red: 'Ann', green: 'Ann', white: 'Ann', yellow: 'Ann' };
    const scene = await underway({}, variants, { oracle: 'full' });
    const { page, faults } = await ann(scene);
    await page.getByRole('grid').waitFor();
    const first = began(boardFrom({}), variants, { navigators: ['Ann'], owners });
    let told = 1;
    let looks = 0;
    for (const { game, log } of playOut(first, seeded(21))) {
      if (game.round > ROUNDS) break;
      scene.happens([], log.slice(told));
      told = log.length;
      if (game.phase === 'dangers' || told % 2 === 0) continue;
      const atSea = SHIPS.filter((ship) => !game.arrived.includes(ship));
      await expect
        .poll(() => isShaded(page, Object.fromEntries(atSea.map((ship) => [ship, game.ships[ship]]))))
        .toBe(true);
      looks++;
    }
    expect(looks).toBeGreaterThan(6);
    expect(faults).toEqual([]);
  });

  it('one steps back to what could be known, and on to now; a page that is loaded anew knows as much', async () => {
    const { page } = await ann(await third());
    await expect.poll(() => isShaded(page, THIRD)).toBe(true);
    const now = await shades(page);
    await button(page, t.chart.journal).click();
    await button(page, `${t.oracle.past}: ${t.oracle.moment(1, 'red')}`).click();
    await expect.poll(() => shades(page)).not.toEqual(now);
    // While the shades of an earlier moment are shown, the current guesses are neither drawn nor announced.
    const guesses = async () =>
      Object.values(await spoken(page)).filter((words) =>
        SHIPS.some((ship) => words.includes(t.chart.things.ship(ship))),
      ).length;
    await expect.poll(guesses).toBe(0);
    // The tiles beside the board are those that were left at the earlier moment, and the header shows the round of that
    // moment.
    expect(await stormsSpent(page)).toBe(1);
    await page.getByText(t.chart.roundOf(1, 11, 11)).waitFor();
    // The journal ends at the earlier moment: its newest line is the moment that the player has chosen.
    const journal = page.getByRole('region', { name: t.chart.journal });
    const lines = journal.getByRole('button', { name: t.oracle.past });
    await expect.poll(() => lines.nth(1).getAttribute('aria-pressed')).toBe('true');
    expect(await journal.getByText(t.chart.round(2)).count()).toBe(0);
    // The report of the earlier moment is visible both on a phone and where the journal has its own panel.
    const before = page.viewportSize();
    const told = page.getByRole('article', { name: t.survey.order('red', 'N') }).filter({ visible: true });
    for (const size of [PHONE, { width: 820, height: 1180 }]) {
      await page.setViewportSize(size);
      await button(page, t.oracle.forward).click();
      await button(page, t.oracle.stepBack).click();
      await expectInSight(told.first());
    }
    if (before) await page.setViewportSize(before);
    await button(page, t.oracle.now).click();
    await expect.poll(() => shades(page)).toEqual(now);
    expect(await guesses()).toBeGreaterThan(0);
    expect(await stormsSpent(page)).toBe(3);
    await page.reload();
    await expect.poll(() => shades(page)).toEqual(now);
  });

  it('lays the reminders of a ship where it can be, and takes them back', async () => {
    const { page } = await ann(await third());
    await expect.poll(() => isShaded(page, THIRD)).toBe(true);
    const possible = Object.entries(await shades(page)).flatMap(([at, ships]) =>
      ships.includes('green') ? [at] : [],
    );
    const reminders = async () => {
      const squares = Object.entries(await spoken(page));
      return squares.flatMap(([at, words]) => (words.includes(t.chart.things.reminder('green')) ? [at] : []));
    };
    await crew(page, 'green').click();
    await page.getByRole('button', { name: t.oracle.remind }).click();
    await expect.poll(async () => (await reminders()).length).toBe(Math.min(4, possible.length));
    expect(possible).toEqual(expect.arrayContaining(await reminders()));
    await button(page, t.navigators.undo).click();
    await expect.poll(reminders).toEqual([]);

    // The number of a ship's possible squares never covers the ship's name, even on a small phone held sideways.
    await page.setViewportSize({ width: 667, height: 375 });
    const left = page.getByTitle(t.oracle.left(possible.length));
    await expectApart(left, crew(page, 'green').getByText(t.common.colours.green, { exact: true }));
  });

  it('a thread that breaks down is begun anew', async () => {
    let begun = 0;
    const { page } = await openDevice(stage, {
      scene: await third(),
      as: ['Ann'],
      before: async (device) => {
        await device.route(/assets\/worker-/, async (route) => {
          begun++;
          if (begun > 1) return route.continue();
          return route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no")' });
        });
      },
    });
    await expect.poll(() => isShaded(page, THIRD)).toBe(true);
    expect(begun).toBe(2);
  });
});

describe('with hints', () => {
  it('it says so by itself on a first voyage', async () => {
    const one = await ann(await seated());
    await chooseSet(one, t.variants.sets['first-voyage'].name);
    await unfold(one, t.lobby.helps);
    const says = one.page.getByRole('radiogroup', { name: t.oracle.name });
    await expect.poll(() => says.getByRole('radio', { name: t.oracle.says.hints }).isChecked()).toBe(true);
  });

  it('a guess that can’t be right says why, and nothing is shaded', async () => {
    const scene = await playRounds(await underway({}, {}, { oracle: 'hints' }));
    const { page, faults } = await ann(scene);
    await crew(page, 'red').click();
    await button(page, t.navigators.moveGuess).click();
    // Red cannot be on the Sacred Island (e5), because it would be home there.
    const why = t.oracle.whyNot('red', 'e5', { type: 'at-sea' });
    await square(page, 'e5').click();
    await expect.poll(() => square(page, 'e5').getAttribute('aria-label')).toContain(why);
    // While a piece is picked up, the reason is shown beside the piece's name. No toast covers the buttons there.
    await square(page, 'e5').click();
    await page.getByRole('region', { name: t.chart.tray }).getByText(why).waitFor();
    const toast = page.locator('.toast', { hasText: why });
    expect(await toast.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    // On a phone, the toast covers only the header. It covers no board and no panel.
    await page.setViewportSize(PHONE);
    await square(page, 'e5').click();
    await toast.waitFor();
    expect(await toast.evaluate(coveredBy)).toEqual([]);
    await toast.waitFor({ state: 'hidden' });
    // The reason is shown beside the ship's order, because the oracle's own list is behind a tab.
    await page.getByRole('region', { name: t.chart.orders, exact: true }).getByText(why).waitFor();
    expect(await shadeCount(page)).toBe(0);
    expect(faults).toEqual([]);
  });
});

describe('spectators', () => {
  it('see what can be known unless they turn it off, and the big screen if the oracle answers in full', async () => {
    const scene = await playRounds(await underway({}, {}, { oracle: 'full', olympus: true }));
    const navigator = await ann(scene);
    const eve = await openDevice(stage, { scene, as: ['Eve'] });
    const wish = eve.page.getByRole('checkbox', { name: t.oracle.show });
    await wish.waitFor();
    for (const { page } of [navigator, eve]) await expect.poll(() => isShaded(page, THIRD)).toBe(true);
    expect(await shades(eve.page)).toEqual(await shades(navigator.page));
    await wish.uncheck();
    await expect.poll(() => shadeCount(eve.page)).toBe(0);

    const size = { width: 1920, height: 1080 };
    const room = await openDevice(stage, { scene, path: `/t/${scene.code}/olympus`, size });
    await room.page.getByText(t.oracle.forRoom).waitFor();
    await expect.poll(() => room.page.locator('[data-oracle]').count()).toBe(4);
  });

  it('are not asked where the oracle is silent, and nothing is worked out', async () => {
    const scene = await playRounds(await underway());
    const navigator = await ann(scene);
    const eve = await openDevice(stage, { scene, as: ['Eve'] });
    for (const { page } of [navigator, eve]) await page.getByRole('grid').waitFor();
    expect(await eve.page.getByRole('checkbox').count()).toBe(0);
    expect(navigator.page.workers()).toEqual([]);
    expect(await shadeCount(navigator.page)).toBe(0);
  });
});

/** Runs in the page. Returns the game's boards and panels that a toast covers. */
function coveredBy(message: Element): string[] {
  const over = message.getBoundingClientRect();
  return [...document.querySelectorAll('[role="grid"], main section[aria-label]')]
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    })
    .map((part) => part.getAttribute('aria-label') ?? part.textContent);
}
