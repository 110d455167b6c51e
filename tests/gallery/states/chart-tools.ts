/** The Navigators' tools on the chart: reminders, markers, struck-out squares, and the reports of squares and ships. */
import { t } from '../../../client/text/text.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { PHONE, TABLET, type Person } from '../../browser/people.ts';
import { button, crew, headings, square, tab } from '../../browser/parts.ts';
import { caught, reportedInFull, secondRound, storm, withReminders } from '../charts.ts';
import type { Scene } from '../scene.ts';
import type { State } from '../state.ts';

const ANN = { as: ['Ann'], there: (page) => page.getByRole('grid') } satisfies Partial<State>;
const SMALL = { width: 360, height: 740 };
const SIDEWAYS = { width: 844, height: 390 };

const { navigators: texts } = t;

/** A game with a maelstrom and the full oracle, with red's reminders on these squares. */
const remindersOn =
  (...squares: readonly Square[]) =>
  () =>
    withReminders(squares, { maelstroms: 1 }, { oracle: 'full', surveyHelp: 'guesses' });

/** Marks squares for red: c6 is crossed out, and d6 gets a reminder. On a phone, this takes the tray's tab. */
const mark =
  (left: number) =>
  async ({ page }: Person): Promise<void> => {
    await crew(page, 'red').click();
    if (page.viewportSize()?.width === PHONE.width) await tab(page, 'tray').click();
    else await button(page, texts.reminderHeap('red', left)).click();
    for (const on of ['c6', 'c6', 'd6'] as const) await square(page, on).click();
    await page.getByText(texts.marks.tap('red')).filter({ visible: true }).first().waitFor();
  };

const steer =
  (heading: number, said: string) =>
  async ({ page }: Person) => {
    await crew(page, 'red').click();
    await headings(page).getByRole('button').nth(heading).click();
    await page.getByText(said).first().waitFor({ state: 'attached' });
  };

/** Red has reminders and crosses, and has sailed north. */
async function marksOfRed(): Promise<Scene> {
  const scene = await withReminders(['b8', 'c8', 'f1'], {}, { oracle: 'full' });
  await scene.does('Ann', { type: 'cross', ship: 'red', squares: ['h8', 'h9'], crossed: true });
  return scene.does('Ann', { type: 'sail', ship: 'red', heading: 'N' });
}

async function sailAlong({ page }: Person): Promise<void> {
  await button(page, texts.along.move).click();
  await button(page, texts.along.instead.clear).waitFor();
}

/** Opens a ship's journal beside its order. */
async function openLog({ page }: Person): Promise<void> {
  await crew(page, 'green').click();
  await page
    .getByRole('heading', { name: t.chart.journalOf('green') })
    .first()
    .waitFor({ state: 'attached' });
}

export const CHART_TOOLS: readonly State[] = [
  {
    ...ANN,
    name: 'a marker in hand',
    scene: remindersOn(),
    reach: async ({ page }) => {
      await button(page, texts.markerHeap('maelstrom', 1)).click();
      await page.getByText(texts.inHand.marker('maelstrom')).first().waitFor();
    },
  },
  { ...ANN, name: 'squares to mark', scene: remindersOn('h8', 'i8'), isMain: true, reach: mark(2) },
  {
    ...ANN,
    name: 'squares to mark, on a phone',
    scene: remindersOn('h8', 'i8'),
    size: PHONE,
    isMain: true,
    reach: mark(2),
  },
  {
    ...ANN,
    name: 'a tap on a reminder marks squares for its ship, on a phone',
    scene: remindersOn('h8'),
    size: PHONE,
    reach: async ({ page }) => {
      await square(page, 'h8').click();
      await button(page, texts.done).filter({ visible: true }).waitFor();
    },
  },
  {
    ...ANN,
    name: 'squares are marked',
    scene: remindersOn('b8'),
    reach: async (person) => {
      await mark(3)(person);
      await button(person.page, texts.done).filter({ visible: true }).click();
    },
  },
  {
    ...ANN,
    name: 'ghosts of reminders',
    scene: remindersOn('h8', 'i8'),
    reach: steer(2, texts.along.leaving(1)),
  },
  {
    ...ANN,
    name: 'an order that leads off the chart, on a small phone',
    scene: storm,
    size: SMALL,
    reach: steer(4, texts.leadsTo(null, false)),
  },
  {
    ...ANN,
    name: 'marks can move with their ship',
    scene: marksOfRed,
    isMain: true,
    reach: ({ page }) => page.getByText(texts.along.asks('red')).first().waitFor(),
  },
  {
    ...ANN,
    name: 'marks have moved with their ship',
    scene: marksOfRed,
    reach: sailAlong,
  },
  {
    ...ANN,
    name: 'marks have been cleared after an order, on a phone',
    scene: marksOfRed,
    size: PHONE,
    reach: async ({ page }) => {
      await button(page, texts.along.clear).click();
      await button(page, texts.along.instead.along).waitFor();
    },
  },
  {
    ...ANN,
    name: 'a guess in doubt',
    scene: secondRound,
    reach: async ({ page }) => {
      await crew(page, 'red').click();
      await page.getByText(texts.doubt).filter({ visible: true }).first().waitFor();
    },
  },
  ...[PHONE, TABLET, SIDEWAYS].map((size): State => ({
    ...ANN,
    name: `the log of a ship with its order, ${size.width} px wide`,
    scene: secondRound,
    size,
    reach: openLog,
  })),
  {
    ...ANN,
    name: 'a ship is caught',
    scene: caught,
    reach: ({ page }) => page.getByText(t.game.beingPushed('red')).first().waitFor(),
  },
  {
    ...ANN,
    name: 'the crosses are explained, on a phone',
    scene: () => storm({ oracle: 'hints', surveyHelp: 'guesses' }),
    size: PHONE,
    reach: ({ page }) => page.getByText(t.oracle.does.hints).first().waitFor(),
  },
  ...[TABLET, PHONE].map((size): State => ({
    ...ANN,
    name: `what a ship would report from a square that is held, ${size.width} px wide`,
    scene: () => storm({ oracle: 'hints', surveyHelp: 'guesses' }),
    size,
    reach: async ({ page }) => {
      await square(page, 'b8').focus();
      await page.keyboard.press('l');
      await button(page, t.common.close).waitFor();
    },
  })),
  {
    ...ANN,
    name: 'the log of a ship',
    inEveryRun: true,
    scene: reportedInFull,
    size: PHONE,
    reach: async ({ page }) => {
      await crew(page, 'red').click();
      await tab(page, 'journal').click();
      await page.getByRole('heading', { name: t.chart.journalOf('red') }).waitFor();
    },
  },
  ...(
    [
      ['on a phone', PHONE],
      ['on a tablet held upright', { width: 820, height: 1180 }],
      ['on a desk', { width: 1440, height: 900 }],
    ] as const
  ).map(([where, size]): State => ({
    ...ANN,
    name: `what the tile of a round let one know, ${where}`,
    scene: reportedInFull,
    size,
    reach: lookBack,
  })),
  {
    name: 'the oracle of a spectator',
    scene: () => storm({ oracle: 'full', openChart: true }),
    as: ['Eve'],
    there: (page) => page.getByRole('checkbox', { name: t.oracle.show }),
    reach: async ({ page }) => {
      await page
        .getByText(t.oracle.canBeOn('red', ['i9']))
        .first()
        .waitFor();
    },
  },
];

/** Looks back at the moment when the first round's tile was played, using whichever control the screen offers. */
async function lookBack({ page }: Person): Promise<void> {
  if (page.viewportSize()?.width === PHONE.width) await tab(page, 'journal').click();
  await button(page, t.oracle.lookBack).click();
  await page.getByRole('group', { name: t.oracle.past }).first().waitFor();
}
