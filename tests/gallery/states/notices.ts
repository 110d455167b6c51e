/** Notifications: the setting in the menu and in the lobby, why it isn't possible, and the offer over days. */
import { t } from '../../../client/text/text.ts';
import { unfold } from '../../browser/lobby.ts';
import { PHONE, TABLET, type Person } from '../../browser/people.ts';
import { button, openMenu } from '../../browser/parts.ts';
import { fakePush, type FakePush } from '../fake-push.ts';
import { seated, underway } from '../scenes.ts';
import type { State } from '../state.ts';
import { crewOverDays } from './crew.ts';

const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
const HOUR = 3_600_000;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

/** A device at a server that sends notices. */
const withPush = (push: FakePush = {}): Pick<State, 'answers' | 'before'> => ({
  answers: {
    'push-key': () => ({ ok: true, key: KEY }),
    'subscribe-push': () => ({ ok: true }),
    'unsubscribe-push': () => ({ ok: true }),
  },
  before: (context) => fakePush(context, push),
});

const tellMe = ({ page }: Person) => page.getByRole('switch', { name: t.notifications.tellMe });

const CLOCK = { hours: 24, atZero: 'random move' } as const;

const inMenu = {
  scene: () => underway({}, {}, { clock: CLOCK }),
  as: ['Ann'],
  size: PHONE,
  there: (page: Person['page']) => page.getByRole('grid'),
} as const;

async function toSetting(person: Person): Promise<void> {
  const menu = await openMenu(person.page);
  await menu.getByText(t.notifications.tellMe).scrollIntoViewIfNeeded();
}

async function turnOn(person: Person): Promise<void> {
  await toSetting(person);
  await tellMe(person).check();
  await person.page.getByRole('switch', { name: t.notifications.quiet }).waitFor();
}

/** Unfolds the setting where it isn't possible, so that it says why. */
const explained =
  (why: string): NonNullable<State['reach']> =>
  async (person) => {
    await toSetting(person);
    await unfold(person, t.notifications.tellMe);
    const text = person.page.getByText(why);
    await text.scrollIntoViewIfNeeded();
  };

const overDays = async () => (await seated()).does('Ann', { type: 'choose-clock', clock: CLOCK });

const offered = ({ page }: Person) => button(page, t.notifications.tellMe).waitFor();

/** The game of the crew after Ann's ships have sailed, so that only Eve's orders are missing. */
async function waiting() {
  const scene = await crewOverDays(51 * HOUR);
  await scene.does('Ann', { type: 'sail', ship: 'red', heading: 'E' });
  return scene.does('Ann', { type: 'sail', ship: 'white', heading: 'W' });
}

export const NOTICES: readonly State[] = [
  { ...inMenu, ...withPush(), name: 'notifications off', reach: toSetting },
  { ...inMenu, ...withPush(), name: 'notifications on', reach: turnOn },
  {
    ...inMenu,
    ...withPush(),
    name: 'notifications with quiet hours',
    inEveryRun: true,
    reach: async (person) => {
      await turnOn(person);
      await person.page.getByRole('switch', { name: t.notifications.quiet }).check();
      await person.page.getByLabel(t.notifications.until).scrollIntoViewIfNeeded();
    },
  },
  {
    ...inMenu,
    ...withPush({ permission: 'denied' }),
    name: 'notifications blocked',
    reach: explained(t.notifications.explained.blocked),
  },
  {
    ...inMenu,
    ...withPush({ lacksPush: true }),
    name: 'notifications on an iPhone',
    inEveryRun: true,
    device: { userAgent: IPHONE },
    reach: explained(t.notifications.explained['home-screen']),
  },
  {
    ...inMenu,
    ...withPush({ isInsecure: true }),
    name: 'notifications over http',
    reach: explained(t.notifications.explained['not-secure']),
  },
  {
    ...inMenu,
    ...withPush({ lacksPush: true }),
    name: 'notifications in another browser',
    reach: explained(t.notifications.explained.unsupported),
  },
  {
    ...withPush(),
    name: 'notifications in the lobby',
    scene: seated,
    as: ['Ann'],
    size: PHONE,
    reach: async (person) => {
      await unfold(person, t.lobby.more, t.lobby.devices);
      await tellMe(person).scrollIntoViewIfNeeded();
    },
  },

  // ── The offer ────────────────────────────────────────────────────────────────────────────────────
  {
    ...withPush(),
    name: 'notifications offered in the lobby',
    scene: overDays,
    as: ['Ann'],
    size: PHONE,
    reach: offered,
  },
  {
    ...withPush(),
    name: 'notifications offered to Poseidon',
    scene: () => crewOverDays(51 * HOUR),
    as: ['Pia'],
    size: PHONE,
    reach: offered,
  },
  {
    ...withPush(),
    name: 'notifications offered to a Navigator',
    scene: waiting,
    as: ['Ann'],
    size: TABLET,
    reach: offered,
  },
  {
    ...withPush({ lacksPush: true }),
    name: 'notifications offered on an iPhone',
    device: { userAgent: IPHONE },
    scene: overDays,
    as: ['Ann'],
    size: PHONE,
    reach: async ({ page }) => {
      await button(page, t.notifications.tellMe).click();
      await page.getByRole('dialog').getByRole('listitem').last().waitFor();
    },
  },
];
