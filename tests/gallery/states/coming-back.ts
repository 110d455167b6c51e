/** How players get back seats that their browser has lost, and how they can prepare for such a loss. */
import type { Page } from 'playwright';
import { t } from '../../../client/text/text.ts';
import { PHONE } from '../../browser/people.ts';
import { button, openMenu } from '../../browser/parts.ts';
import { keepingNothing } from '../keeping-nothing.ts';
import { seated, underway } from '../scenes.ts';
import type { State } from '../state.ts';

const grid = (page: Page) => page.getByRole('grid');
const iAm = (name: string) => (page: Page) => button(page, t.seats.iAm(name));

/** A state in which somebody on the page for joining claims to be Ann, while these players are present. */
function says(
  name: string,
  present: readonly string[],
  answer: object,
  waits: () => string,
): Pick<State, 'name' | 'scene' | 'size' | 'answers' | 'there' | 'reach'> {
  return {
    name,
    scene: async () => Object.assign(await underway(), { present }),
    size: PHONE,
    answers: { knock: () => answer },
    there: iAm('Ann'),
    reach: async ({ page }) => {
      await iAm('Ann')(page).click();
      await page.getByText(waits()).waitFor();
    },
  };
}

export const COMING_BACK: readonly State[] = [
  {
    name: 'home, of a browser that keeps nothing',
    path: '/',
    size: PHONE,
    before: keepingNothing,
    there: (page) => page.getByText(t.seats.notKeptText),
  },
  {
    name: 'door, players are away',
    inEveryRun: true,
    scene: async () => Object.assign(await seated(), { present: ['Pia'] }),
    size: PHONE,
    there: iAm('Ann'),
  },
  says('back at the door, somebody is asked', ['Pia'], { ok: true }, () => t.seats.asked(['Pia'])),
  says('back at the door, nobody is there, at home', [], { ok: true, returnsMs: 60_000 }, () =>
    t.seats.returnsSoon(60),
  ),
  says('back at the door, nobody is there, at a public server', [], { ok: true }, () => t.seats.returnsNever),
  says(
    'back at the door, on a device of the other side',
    [],
    { ok: false, refusal: 'knows-other-side' },
    () => t.table.knowingDevice,
  ),
  {
    name: 'somebody says they are Poseidon',
    inEveryRun: true,
    scene: async () =>
      Object.assign(await underway(), {
        present: ['Ann', 'Eve'],
        knocks: [{ id: 'x', name: 'Pia', as: 'Pia' }],
      }),
    as: ['Ann'],
    size: PHONE,
    there: (page) => page.getByText(t.seats.saysIs('Pia')),
    reach: ({ page }) => grid(page).waitFor(),
  },
  {
    name: 'a recovery link',
    inEveryRun: true,
    scene: () => underway(),
    as: ['Ann'],
    size: PHONE,
    answers: { 'keep-recovery': () => ({ ok: true, key: 'M7KPX2RTCDFHJ8WNPQRT' }) },
    there: grid,
    reach: async ({ page }) => {
      await button(await openMenu(page), t.seats.recovery).click();
      await button(page, t.seats.makeRecovery).click();
      await button(page, t.seats.makeAnother).waitFor();
    },
  },
];
