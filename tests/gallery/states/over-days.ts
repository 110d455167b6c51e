/** Games over days: more time that is asked for, and opponents that stand in for people. */
import { t } from '../../../client/text/text.ts';
import { timeWords } from '../../../client/text/time-text.ts';
import type { GameTurn } from '../../../shared/table/game-record.ts';
import { PHONE } from '../../browser/people.ts';
import { button, moment, openMenu } from '../../browser/parts.ts';
import type { Scene } from '../scene.ts';
import { finished, underway } from '../scenes.ts';
import type { State } from '../state.ts';

const HOUR = 60 * 60 * 1000;
const THREE_DAYS = timeWords(72 * 3_600);
const STORM: GameTurn = { round: 1, phase: 'poseidon' };

/** A game over days in which Poseidon is to move. */
export async function overDays(leftMs = 5 * HOUR): Promise<Scene> {
  const scene = await underway({}, {}, { crew: true, clock: { hours: 72, atZero: 'opponent' } });
  scene.clock = { leftMs, ofMs: 72 * HOUR };
  return scene;
}

const asked = async () => (await overDays()).does('Pia', { type: 'ask-more-time', wish: true });

/** The game after Poseidon's time was up and an opponent has played a storm. */
export async function relieved(): Promise<Scene> {
  const scene = (await overDays()).happens([{ type: 'side-relieved', side: 'poseidon', turn: STORM }]);
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  scene.clock = { leftMs: 72 * HOUR, ofMs: 72 * HOUR };
  return scene;
}

const finishing = async () => {
  const scene = (await overDays()).happens([
    { type: 'side-relieved', side: 'poseidon', turn: STORM },
    { type: 'side-resumed', side: 'poseidon', player: 'Pia', turn: STORM },
  ]);
  scene.clock = null;
  return scene;
};

export const OVER_DAYS: readonly State[] = [
  {
    name: 'the other side asks for more time',
    inEveryRun: true,
    scene: asked,
    as: ['Ann'],
    size: PHONE,
    there: (page) => button(page, t.clock.giveTime(THREE_DAYS)),
  },
  {
    name: 'has asked for more time',
    scene: asked,
    as: ['Pia'],
    size: PHONE,
    there: (page) => page.getByText(t.clock.iAskForTime),
  },
  {
    name: 'more time, at the end of it',
    scene: () => overDays(2 * HOUR),
    as: ['Pia'],
    size: PHONE,
    there: (page) => button(page, t.clock.askForTime),
  },
  {
    name: 'menu over days',
    scene: () => overDays(51 * HOUR),
    as: ['Pia'],
    size: PHONE,
    there: (page) => page.getByRole('timer'),
    reach: async ({ page }) => button(await openMenu(page), t.clock.askForTime).waitFor(),
  },
  {
    name: 'an opponent stands in for Poseidon',
    inEveryRun: true,
    scene: relieved,
    as: ['Ann'],
    size: PHONE,
    there: (page) => page.getByText(t.clock.standsIn.poseidon),
  },
  {
    name: 'an opponent plays for you',
    scene: relieved,
    as: ['Pia'],
    size: PHONE,
    there: (page) => button(page, t.clock.back),
  },
  {
    name: 'an opponent finishes the turn',
    scene: finishing,
    as: ['Pia'],
    size: PHONE,
    there: (page) => page.getByText(t.clock.finishesForYou),
  },
  {
    name: 'the end, after an opponent stood in',
    scene: () =>
      finished(undefined, [
        { type: 'side-relieved', side: 'navigators', turn: { round: 2, phase: 'navigators' } },
        { type: 'side-resumed', side: 'navigators', player: 'ann', turn: { round: 5, phase: 'poseidon' } },
      ]),
    as: ['ann'],
    size: PHONE,
    there: moment,
    reach: ({ page }) => page.getByText(t.clock.stoodIn('navigators', 2, 4)).waitFor(),
  },
];
