/**
 * A newcomer finds the page for drawing boards, draws one on a phone, lets it be judged, plays on it alone, and sends it
 * to a friend. The friend opens the link on a tablet and plays on it with her. Both use only what they see.
 */
import { expect, it } from 'vitest';
import { language } from '../../client/text/catalogue.svelte.ts';
import { t } from '../../client/text/text.ts';
import type { Board, IslandKind } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import { unpackBoard } from '../../shared/board/unpack-board.ts';
import { CHARACTERS } from '../../shared/opponents/opponents.ts';
import { JUDGED_GAMES } from '../../shared/selfplay/judgement.ts';
import { seeded } from '../helpers/random.ts';
import { expectAnswers } from './alone.ts';
import { goHome } from './door.ts';
import { handOn, middleOf } from './fingers.ts';
import { useOwnServer } from './own-server.ts';
import { button, square } from './parts.ts';
import { begin, person, PHONE, TABLET, type Person } from './people.ts';
import { adrift, ending, playTogether, WHOLE_GAME_MS } from './playing.ts';
import { useStage } from './stage.ts';
import { stepsOf } from './steps.ts';

await language.need('solo');

const stage = useStage();
// Opponents move without delay.
const server = useOwnServer({ pace: 1 });

/** How long the games of a judgement may take, in ms, on a machine that has other things to do. */
const JUDGED_MS = 600_000;

/** The needs that aren't met and whose squares the editor can show. */
const unmet = ({ page }: Person) => page.getByRole('listitem').getByRole('button');

/** Draws a board with islands and two patches of deep sea in its first quarter, and repeats them in the others. */
async function draw(ann: Person): Promise<void> {
  const { page } = ann;
  const tool = (name: keyof typeof t.drawing.tools) => button(page, t.drawing.tools[name]).tap();
  const hand = await handOn(page);
  await square(page, 'b3').tap();
  await square(page, 'd2').tap();
  await tool('rocky');
  await square(page, 'c4').tap();
  await tool('deepSea');
  await hand.swipe([await middleOf(square(page, 'a3'))], [await middleOf(square(page, 'a4'))]);
  await square(page, 'b4').tap();
  await page.locator('summary', { hasText: t.drawing.copies }).tap();
  await button(page, t.drawing.copyWays.turned).tap();
}

async function rename({ page }: Person, name: string): Promise<void> {
  await page.locator('summary', { hasText: t.drawing.sizeAndName }).tap();
  const field = page.getByRole('textbox', { name: t.drawing.name });
  await field.fill(name);
  await field.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Expects that a game's screen shows this board. */
async function expectBoard({ page }: Person, board: Board): Promise<void> {
  const says = (at: Square, words: string) =>
    expect.poll(() => square(page, at).getAttribute('aria-label')).toContain(words);
  for (const [at, kind] of Object.entries(board.islands) as [Square, IslandKind][])
    await says(at, t.common.islands[kind]);
  for (const at of board.deepSea) await says(at, t.common.deepSea);
}

it(
  'a newcomer draws a board, judges it, plays on it alone, and sends it to a friend who plays on it',
  { timeout: JUDGED_MS + WHOLE_GAME_MS },
  async () => {
    const step = stepsOf('own-board');
    const { browser } = stage;
    const ann = await person(browser, 'Ann', PHONE, { newcomer: true, hasTouch: true });
    const { page } = ann;
    await page.goto(server.url);
    await page.getByRole('link', { name: t.home.boards }).tap();
    await button(page, t.drawing.draw).waitFor();
    await step('your boards', ann);
    await button(page, t.drawing.draw).tap();
    await square(page, 'a1').waitFor();
    await step('a new board', ann);
    await draw(ann);
    await step('drawn', ann);
    await unmet(ann).first().tap();
    await step('what is to blame', ann);
    await rename(ann, 'The Reefs of Ann');
    await page.getByRole('link', { name: t.drawing.done }).tap();
    await button(page, t.boards.playAlone).waitFor();
    await step('the board', ann);

    await button(page, t.judging.judge(JUDGED_GAMES)).tap();
    await button(page, t.judging.stop).waitFor();
    await step('being judged', ann);
    await page.getByText(t.judging.played(JUDGED_GAMES, JUDGED_GAMES)).waitFor({ timeout: JUDGED_MS });
    await page.getByText(/^The crew wins \d+ of 100 games/).waitFor();
    await step('judged', ann);

    await button(page, t.boards.playAlone).tap();
    await page.waitForURL(/\/alone$/);
    await page.locator('summary').getByText('The Reefs of Ann').waitFor();
    await step('playing alone', ann);
    await page.getByRole('button', { name: new RegExp(`^${CHARACTERS.proteus.name}`) }).tap();
    await page.waitForURL(/\/t\/\w{4,10}$/);

    // The link is all that the friend gets.
    const alone = page.url();
    await page.goto(`${server.url}/boards`);
    await page.getByRole('link', { name: /The Reefs of Ann/ }).tap();
    await button(page, t.drawing.share).tap();
    const link = await page.getByRole('textbox', { name: t.drawing.linkTo }).inputValue();
    await step('sharing', ann);
    const unpacked = unpackBoard(link.split('#')[1] ?? '');
    if (!unpacked.ok) throw new Error('the link holds no board');
    const { board } = unpacked;
    expect(board).toMatchObject({ name: 'The Reefs of Ann', columns: 9, rows: 9 });
    expect(board.deepSea.length).toBeGreaterThan(8);

    await page.goto(alone);
    await expectBoard(ann, board);
    await step('the game alone', ann);
    await expectAnswers(ann, 'proteus');

    const bea = await person(browser, 'Bea', TABLET, { newcomer: true });
    await bea.page.goto(link);
    await bea.page.getByRole('heading', { name: board.name }).waitFor();
    await step('the link', bea);
    await button(bea.page, t.boards.playWithFriends).click();
    await bea.page.getByRole('textbox', { name: t.player.name }).fill('Bea');
    await step('who plays', bea);
    await button(bea.page, t.boards.playWithFriends).click();
    await bea.page.waitForURL(/\/t\/\w{4,10}$/);
    await button(bea.page, t.lobby.sit.poseidon).click();
    await bea.page.getByText(t.boards.ownName(board.name)).first().waitFor();
    await step('the lobby', bea);

    // Ann follows Bea's invitation.
    await page.goto(bea.page.url());
    await page.getByRole('textbox', { name: t.player.name }).fill('Ann');
    await button(page, t.door.join).tap();
    await step('the lobby of two', ann, bea);
    await begin(bea);
    await expectBoard(bea, board);
    await expectBoard(ann, board);
    await step('the game', ann, bea);
    const random = seeded(7);
    await playTogether([bea, ann], { random, steer: adrift(random) });
    await expect.poll(() => ending(ann).isVisible()).toBe(true);
    await step('the end', ann, bea);
    await goHome(ann, bea);
  },
);
