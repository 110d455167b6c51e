/** The tools of Navigators and spectators by keyboard alone, and what screen readers announce about them. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import type { Ship } from '../../shared/board/board.ts';
import type { Heading } from '../../shared/board/squares.ts';
import { openDevice } from '../gallery/device.ts';
import type { Scene } from '../gallery/scene.ts';
import { underway } from '../gallery/scenes.ts';
import { expectSomeFocus, focused, heard, hears, listen, press, pressAway } from './keyboard.ts';
import { beginsWith, isJust } from './move-words.ts';
import { expectNoFaults } from './no-faults.ts';
import { expectOn, squaresWith } from './on-square.ts';
import { announcing, button, crew, square } from './parts.ts';
import { type Person } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

async function comes(player: 'Ann' | 'Eve', scene: Scene): Promise<Person> {
  const one = await openDevice(stage, { scene, as: [player], before: listen });
  // A spectator has no board until they ask for the chart.
  const { page } = one;
  await (player === 'Eve' ? button(page, t.onlookers.lookAtChart) : page.getByRole('grid')).waitFor();
  await announcing(page);
  return one;
}

const YELLOW = { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } } as const;
const helped = () => underway({}, {}, { oracle: 'full', surveyHelp: 'squares' });

/** Matches the name of a ship in the list, with the ship's state at the end. */
const ship = (name: Ship, state: string) => new RegExp(`^${t.common.colours[name]}.*${state}$`);
/** Matches the start of the text for an order. */
const order = (name: Ship, heading: Heading) => beginsWith([t.survey.order(name, heading)]);
const onRed = t.chart.things.reminder('red');

it('the Navigators prepare an order, lay reminders, move them along, and undo', async () => {
  const scene = await helped();
  const ann = await comes('Ann', scene);
  const { page } = ann;

  // A Navigator prepares an order while Poseidon chooses. The order is still valid after the storm.
  await page.keyboard.press('n');
  await expect.poll(() => focused(page)).toMatch(beginsWith([t.common.colours.red]));
  await page.keyboard.press('w');
  await hears(page, t.navigators.prepared.note);
  const planned = t.navigators.prepared.state(t.game.roseLetters.N);
  await expect.poll(() => crew(page, 'red').innerText()).toContain(planned);
  await scene.does('Pia', YELLOW);
  await hears(page, t.turns.navigators.navigators);

  // Put reminders of the ship on the chart. Choose a heading that would move one of them off the board.
  await page.keyboard.press('t');
  await press(page, isJust(t.navigators.reminderHeap('red', 4)));
  await hears(page, t.navigators.marks.tap('red'));
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectOn(page, 'i8', onRed);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expectOn(page, 'h8', onRed);
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await hears(page, t.navigators.along.leaving(1));
  await page.keyboard.press('w');
  await expect.poll(() => focused(page)).toBe(t.game.sail('red', 'N'));
  await page.keyboard.press('Enter');

  // When the order is given, the reminders move along. Then undo and redo their move.
  await hears(page, t.navigators.along.asks('red'));
  await pressAway(page, isJust(t.navigators.along.move));
  await hears(page, t.navigators.along.did.along('red'));
  await expectOn(page, 'i7', onRed);
  const before = (await heard(page)).length;
  await page.keyboard.press('Control+z');
  await hears(page, isJust(`${onRed}: I8. ${onRed}: H8`), before);
  await page.keyboard.press('Control+Shift+z');
  await hears(page, isJust(`${onRed}: I7. ${onRed}: H7`), before);
  await expectOn(page, 'h7', onRed);
  expectNoFaults(ann);
});

it('the Navigators read the log of a ship, look at a square and mark it, and step back', async () => {
  const scene = await helped();
  await scene.does('Pia', YELLOW);
  await scene.does('Ann', { type: 'sail', ship: 'red', heading: 'N' });
  const ann = await comes('Ann', scene);
  const { page } = ann;

  // Open the ship's journal. The journal has no earlier report to show, but doesn't say that it is empty, because the
  // ship's only report is shown beside it.
  await press(page, ship('red', t.game.states.done(1)));
  await page
    .getByRole('heading', { name: t.survey.order('red', 'N') })
    .first()
    .waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: t.chart.journalOf('red') }).waitFor();
  await press(page, isJust(t.chart.allShips));
  const journal = page.getByRole('region', { name: t.chart.journal });
  await journal.getByRole('heading', { name: beginsWith([t.chart.round(1)]) }).waitFor();

  // Show what a ship would report from the focused square, and change that square's mark for red.
  await page.keyboard.press('b');
  await expect.poll(() => focused(page)).toMatch(new RegExp(`^I8,.*${t.chart.things.ship('red')}`));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('l');
  await hears(page, t.survey.help.from('I7'));
  const { marks } = t.navigators;
  await press(page, isJust(marks.now('red', 'none')));
  await hears(page, marks.said('I7', 'red', 'maybe'));
  await press(page, isJust(marks.now('red', 'maybe')));
  await expectOn(page, 'i7', t.chart.things.cross('red'));
  await page.keyboard.press('Escape');
  await button(page, marks.now('red', 'not')).waitFor({ state: 'hidden' });
  await expectSomeFocus(page);
  await square(page, 'i7').focus();
  await page.keyboard.press('m');
  await hears(page, marks.said('I7', 'red', 'none'));
  await press(page, isJust(t.navigators.reminderHeap('red', 4)));
  await hears(page, marks.tap('red'));
  await page.keyboard.press('Escape');

  // The storm has put yellow's guess in doubt. Set it anew on its own square.
  await press(page, ship('yellow', t.game.states.ready));
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expect.poll(() => squaresWith(page, t.chart.inDoubt).count()).toBe(0);

  // Give yellow's order by keyboard, and then look back at what could be known earlier.
  await page.keyboard.press('w');
  await expect.poll(() => focused(page)).toBe(t.game.sail('yellow', 'N'));
  await page.keyboard.press('Enter');
  await hears(page, order('yellow', 'N'));
  await page.keyboard.press('j');
  await press(page, isJust(`${t.oracle.past}: ${t.oracle.moment(1, 'red')}`));
  await hears(page, beginsWith([t.oracle.moment(1, 'red')]));
  await press(page, isJust(t.oracle.stepBack));
  await hears(page, beginsWith([t.oracle.moment(1, null)]));
  await pressAway(page, isJust(t.oracle.now));
  expectNoFaults(ann);
});

it('a spectator opens the chart and foretells, and hears whether it came so', async () => {
  const scene = await underway({}, {}, { openChart: true });
  const eve = await comes('Eve', scene);
  const { page } = eve;
  await pressAway(page, isJust(t.onlookers.lookAtChart));
  await page.getByRole('grid', { name: t.onlookers.guesses }).waitFor();
  await pressAway(page, isJust(t.common.colours.white));
  await press(page, beginsWith([t.foretelling.islands[2]]));
  await hears(page, t.foretelling.asks('green'));
  await scene.does('Pia', YELLOW);
  await scene.does('Ann', { type: 'sail', ship: 'red', heading: 'N' });
  await hears(page, order('red', 'N'));
  const wrong = t.foretelling.wasWrong('red', '');
  await hears(page, beginsWith([t.foretelling.wasRight('red'), wrong.slice(0, wrong.indexOf('.'))]));
  expectNoFaults(eve);
});
