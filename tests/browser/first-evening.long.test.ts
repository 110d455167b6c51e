/** Two newcomers end their first games in every way, and then play again or swap sides. They use what they see. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { seeded } from '../helpers/random.ts';
import { goHome } from './door.ts';
import { button, openMenu } from './parts.ts';
import { begin, meet, PATIENCE, type Person } from './people.ts';
import { ending, navigatorsAct, playTogether, poseidonActs, WHOLE_GAME_MS } from './playing.ts';
import { useStage } from './stage.ts';
import { stepsOf } from './steps.ts';
import { knowing } from './truth.ts';

const stage = useStage();

/** The size of the board that every new table starts with. */
const BOARD = { columns: 9, rows: 9 };

interface Pair {
  readonly ann: Person;
  readonly pia: Person;
}

/** Ann, a Navigator, and Pia, Poseidon, begin their first game. */
async function firstGame(): Promise<Pair> {
  const { navigator: ann, poseidon: pia } = await meet(stage.browser, stage.url, { newcomer: true });
  await begin(ann);
  await ann.page.getByText(t.newcomer.navigators.goal('11')).first().waitFor();
  await pia.page.getByText(t.newcomer.poseidon.goal('11')).first().waitFor();
  return { ann, pia };
}

/** A message in a banner at the top of a screen. */
const message = ({ page }: Person, words: string) => page.getByRole('status').getByText(words).first();

/** Plays on until a person's screen shows these words. */
async function playUntil({ ann, pia }: Pair, words: string): Promise<void> {
  const random = seeded(11);
  const steer = knowing(pia, BOARD);
  const shown = ann.page.getByText(words).filter({ visible: true }).first();
  let last = Date.now();
  while (!(await shown.isVisible())) {
    if (Date.now() - last > PATIENCE) throw new Error(`nobody could move, and “${words}” was not shown`);
    if ((await poseidonActs(pia, random)) || (await navigatorsAct(ann, random, steer, [pia])))
      last = Date.now();
  }
}

/** Concedes from the menu. The question says who wins. */
async function concede({ page }: Person, text: string, step?: () => Promise<void>): Promise<void> {
  await button(await openMenu(page), t.finish.concede).click();
  const question = page.getByRole('alertdialog', { name: t.finish.concedeTitle });
  await question.getByText(text).waitFor();
  await step?.();
  await button(question, t.finish.concede).click();
}

/** Expects that both screens show the same ending: who has won, how many ships are home, and in what words. */
async function expectEnding(
  { ann, pia }: Pair,
  { winner, home, headline }: { winner: string; home: number; headline?: string },
): Promise<void> {
  for (const { page } of [ann, pia]) {
    await page.getByText(winner, { exact: true }).waitFor();
    await page.getByText(t.ending.tally(home, SHIPS.length), { exact: true }).waitFor();
    if (headline) await page.getByRole('heading', { level: 1, name: headline }).waitFor();
  }
}

/** Opens the table's record by its address, which players can share. Expects that it says these words. */
async function expectRecord({ page }: Person, ...words: readonly string[]): Promise<void> {
  await page.goto(`${page.url()}/record`);
  const record = page.getByRole('main');
  for (const word of words) await record.getByText(word).first().waitFor();
}

it('the third ship comes home, and the winners end the game here', { timeout: WHOLE_GAME_MS }, async () => {
  const step = stepsOf('end-here');
  const pair = await firstGame();
  const { ann, pia } = pair;
  await step('the first round', ann, pia);
  await playUntil(pair, t.finish.won);
  await message(pia, t.finish.lost).waitFor();
  await step('the third ship is home', ann, pia);
  await button(ann.page, t.finish.endHere).click();
  const question = ann.page.getByRole('alertdialog', { name: t.finish.endTitle });
  await question.getByText(t.finish.endText).waitFor();
  await step('end here', ann);
  await button(question, t.finish.endHere).click();
  await expectEnding(pair, { winner: t.ending.winner.navigators, home: 3 });
  await step('the ending', ann, pia);
  await expectRecord(pia, t.series.result.navigators, t.series.ships(3));
  await step('the record', pia);
  await goHome(ann, pia);
});

it(
  'the third ship comes home, and the winners sail on for the fourth',
  { timeout: WHOLE_GAME_MS },
  async () => {
    const step = stepsOf('sail-on');
    const pair = await firstGame();
    const { ann, pia } = pair;
    await playUntil(pair, t.finish.won);
    await button(ann.page, t.finish.sailOn).click();
    await message(ann, t.finish.won).waitFor({ state: 'hidden' });
    await button(pia.page, t.common.close).click();
    await step('sailing on', ann, pia);
    await playTogether([pia, ann], { random: seeded(11), steer: knowing(pia, BOARD) });
    await expect.poll(() => ending(ann).isVisible()).toBe(true);
    for (const { page } of [ann, pia])
      await page.getByText(t.ending.winner.navigators, { exact: true }).waitFor();
    await step('the ending', ann, pia);
    await expectRecord(ann, t.series.result.navigators);
    await step('the record', ann);
    await goHome(ann, pia);
  },
);

it('the Navigators concede', async () => {
  const step = stepsOf('navigators-concede');
  const pair = await firstGame();
  const { ann, pia } = pair;
  await playUntil(pair, t.chart.round(2));
  await concede(ann, t.finish.concedeText.navigators, () => step('concede', ann));
  const headline = t.finish.conceded.navigators(2);
  await expectEnding(pair, { winner: t.ending.winner.poseidon, home: 0, headline });
  await step('the ending', ann, pia);
  await expectRecord(pia, t.series.result.poseidon, headline);
  await step('the record', pia);
  await goHome(ann, pia);
});

it('Poseidon concedes, asks to swap sides, and sails in the next game', async () => {
  const step = stepsOf('poseidon-concedes');
  const pair = await firstGame();
  const { ann, pia } = pair;
  await concede(pia, t.finish.concedeText.poseidon, () => step('concede', pia));
  const headline = t.finish.conceded.poseidon(1);
  await expectEnding(pair, { winner: t.ending.winner.navigators, home: 0, headline });
  await step('the ending', ann, pia);
  await button(pia.page, t.seats.swap).click();
  await button(pia.page, t.seats.swapAsked).waitFor();
  await message(ann, t.seats.swapWanted(['Pia'])).waitFor();
  await step('asked to swap sides', ann, pia);
  await swapAndPlayAgain(ann, pia, step);
});

it('a Navigator asks to swap sides, and is Poseidon in the next game', async () => {
  const step = stepsOf('navigator-swaps');
  const { ann, pia } = await firstGame();
  await concede(ann, t.finish.concedeText.navigators);
  await button(ann.page, t.seats.swap).click();
  await button(ann.page, t.seats.swapAsked).waitFor();
  await message(pia, t.seats.swapWanted(['Ann'])).waitFor();
  await step('asked to swap sides', ann, pia);
  await swapAndPlayAgain(pia, ann, step);
});

/**
 * One of two players agrees to swap sides, and starts the next game. Expects that Pia, who was Poseidon, is a Navigator
 * now, and Ann is Poseidon.
 */
async function swapAndPlayAgain(
  agrees: Person,
  asked: Person,
  step: (name: string, ...people: Person[]) => Promise<void>,
): Promise<void> {
  const [ann, pia] = agrees.name === 'Ann' ? [agrees, asked] : [asked, agrees];
  await button(agrees.page, t.seats.swap).first().click();
  await message(agrees, t.seats.swapWanted([asked.name])).waitFor({ state: 'hidden' });
  await button(asked.page, t.seats.swap).waitFor();
  await step('swapped sides', ann, pia);
  await button(agrees.page, t.ending.again).click();
  await button(agrees.page.getByRole('alertdialog'), t.ending.againConfirm).click();
  await ann.page.getByRole('region', { name: t.tiles.hand }).waitFor();
  await pia.page.getByRole('list', { name: t.navigators.crew }).waitFor();
  await step('the next game', ann, pia);
  await goHome(ann, pia);
}
