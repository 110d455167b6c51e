/** Two newcomers who are never there at the same time begin a game over days, and each finds the other's move. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { spaced } from '../../shared/wire/codes.ts';
import { button, crew, driving, headings, tile } from './parts.ts';
import { person, PHONE, TABLET, type Person } from './people.ts';
import { useStage } from './stage.ts';
import { Taps } from './taps.ts';

const stage = useStage();

/** The most taps of each player, besides the browser's own question about sharing. */
const MOST_TAPS = 8;

/** A player closes the app. */
const leaves = ({ page }: Person) => page.close();

/** A player opens the app again, at its home page. */
async function comesBack(before: Person): Promise<Person> {
  const page = await before.context.newPage();
  await page.goto(stage.url);
  return { ...before, page };
}

it('each makes the first move while the other is away, and finds the other’s, with eight taps at most', async () => {
  const { browser, url } = stage;
  const taps = new Taps();
  let ann = await person(browser, 'Ann', TABLET, { newcomer: true });
  let pia = await person(browser, 'Pia', PHONE, { newcomer: true });
  await ann.page.goto(url);
  await ann.page.getByRole('textbox', { name: t.player.name }).fill('Ann');
  await taps.tap(ann, button(ann.page, t.home.make));
  await taps.tap(ann, button(ann.page, t.lobby.sit.navigators));
  await taps.tap(ann, button(ann.page, t.lobby.inviteOverDays));
  // The clock is chosen, and the link is shared or copied.
  await ann.page.getByText(t.clock.eachTurn('1 day')).first().waitFor();
  const link = ann.page.url();
  const code = link.split('/').at(-1) ?? '';
  await leaves(ann);

  // Pia opens the link that Ann has sent, begins the game and makes her move.
  await pia.page.goto(link);
  await pia.page.getByRole('textbox', { name: t.player.name }).fill('Pia');
  await taps.tap(pia, button(pia.page, t.door.join));
  await taps.tap(pia, button(pia.page, t.lobby.begin));
  await taps.tap(pia, tile(pia.page, 'red'));
  await taps.tap(pia, driving(pia.page).first());
  await taps.tap(pia, button(pia.page, t.game.unleash('red')));
  await pia.page.getByText(t.turns.toPoseidon.navigators).first().waitFor();
  await leaves(pia);

  // Ann finds Pia's storm, and gives her first order.
  const row = ({ page }: Person, words: string) =>
    page.getByRole('link', { name: t.home.goOn(spaced(code)) }).filter({ hasText: words });
  ann = await comesBack(ann);
  await row(ann, t.home.yourTurn).waitFor();
  expect(await ann.page.title()).toBe(`(1) ${t.home.title}`);
  await taps.tap(ann, row(ann, t.home.yourTurn));
  const news = ann.page.getByRole('dialog', { name: t.since.title });
  await news.getByText(t.tiles.news('red', null, false)).waitFor();
  await taps.tap(ann, button(news, t.since.toBoard));
  await taps.tap(ann, crew(ann.page, 'red'));
  await taps.tap(ann, headings(ann.page).locator('button:not([aria-disabled="true"])').first());
  const sail = ann.page.getByRole('button', { name: /^Sail red/ });
  await taps.tap(ann, sail);
  await expect.poll(() => crew(ann.page, 'red').innerText()).toContain(t.game.states.done(1));
  await leaves(ann);

  // Pia finds Ann's order.
  pia = await comesBack(pia);
  await taps.tap(pia, row(pia, t.home.waitsFor(['Ann'])));
  await pia.page
    .getByRole('article', { name: /^Red sails/ })
    .first()
    .waitFor();

  expect(taps.of(ann), taps.done.join('\n')).toBeLessThanOrEqual(MOST_TAPS);
  expect(taps.of(pia), taps.done.join('\n')).toBeLessThanOrEqual(MOST_TAPS);
});
