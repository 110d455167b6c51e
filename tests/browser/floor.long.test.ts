/** The oldest supported browsers play a whole game and both tutorials to the end. */
import { afterEach, describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { seeded } from '../helpers/random.ts';
import { truthOf } from '../helpers/truth.ts';
import { makeOld } from './above-floor.ts';
import { unfold } from './lobby.ts';
import { button, hand } from './parts.ts';
import { begin, joinTable, makeTable, person, PHONE, TABLET, type Person } from './people.ts';
import { adrift, playToTheEnd } from './playing.ts';
import { readerOf } from './readers.ts';
import { expectRightEnding } from './right-ending.ts';
import { useStage } from './stage.ts';
import { sailVoyage, seeAgain, seeFilm } from './voyages.ts';

const stage = useStage();

const here: Person[] = [];
async function comes(name: string, size = PHONE, device = {}): Promise<Person> {
  const one = await person(stage.browser, name, size, device);
  here.push(one);
  return one;
}
afterEach(async () => {
  await Promise.all(here.splice(0).map(({ context }) => context.close()));
});

/** Runs in the page. Remembers the newest report that was visible when the page showed that the game was over. */
function watchForLast(over: string): void {
  new MutationObserver(() => {
    const reply = document.querySelector<HTMLElement>('article');
    if (reply && document.body.innerText.includes(over)) {
      Object.assign(globalThis, { lastReply: reply.innerText });
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

describe('with nothing that the oldest browsers lack', () => {
  it('a whole game, with help, signals and sheets', async () => {
    const navigator = await comes('Ann', TABLET);
    const poseidon = await comes('Pia');
    for (const { context } of here) await makeOld(context);
    const code = await makeTable(navigator, stage.url);
    expect(
      await navigator.page.evaluate(() => 'groupBy' in Map || 'closedBy' in HTMLDialogElement.prototype),
    ).toBe(false);
    await joinTable(poseidon, stage.url, code, t.common.sides.poseidon);
    await button(navigator.page, t.lobby.sit.navigators).click();

    // Open a help bubble, because help bubbles use the popover polyfill.
    await unfold(navigator, t.lobby.helps);
    const help = navigator.page.getByRole('button', { name: t.help.about('') });
    await help.filter({ visible: true }).first().click();
    await navigator.page.getByRole('dialog').waitFor();
    await navigator.page.keyboard.press('Escape');
    await navigator.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await begin(navigator);
    const random = seeded(31);
    const { page } = poseidon;
    await hand(page).waitFor();

    // A tap outside a sheet closes it, and a tap inside doesn't.
    await button(page, t.table.menu).first().click();
    const sheet = page.locator('dialog');
    await sheet.waitFor();
    const box = await sheet.boundingBox();
    if (!box) throw new Error('no sheet');
    await page.mouse.click(box.x + 6, box.y + 6);
    expect(await sheet.isVisible()).toBe(true);
    await page.mouse.click(box.x + box.width / 2, box.y / 2);
    await sheet.waitFor({ state: 'hidden' });

    for (const one of here) await one.page.evaluate(watchForLast, t.turns.navigators.over);
    await playToTheEnd(poseidon, [navigator], { random, steer: adrift(random) });
    // Before the replay, both sides' pages showed the last report.
    for (const one of here) expect(await one.page.evaluate('lastReply')).toMatch(/You see|You are|You can/);
    await expectRightEnding([poseidon, navigator], stage.url, code);
    expect(here.flatMap(({ faults }) => faults)).toEqual([]);
    const { length: begun } = (await truthOf(stage.url, code)).filter(({ type }) => type === 'round-began');
    const reader = readerOf(page, poseidon.faults);
    await seeFilm(reader, 1 + begun);
    await seeAgain(reader, stage.url, code, 1 + begun);
  }, 600_000);

  it.each(['navigators', 'poseidon'] as const)(
    'the first voyage of the %s, to its end',
    async (role) => {
      const { page, context, faults } = await comes('Ann');
      await makeOld(context);
      await sailVoyage(readerOf(page, faults), stage.url, role);
    },
    300_000,
  );
});
