/** The tutorials of both sides: the steps that look different from one another, and the endings. */
import { t } from '../../../client/text/text.ts';
import type { NavigatorsStep, PoseidonStep } from '../../../client/text/voyage-steps.ts';
import type { Side } from '../../../shared/game/game.ts';
import { PHONE, TABLET } from '../../browser/people.ts';
import { button } from '../../browser/parts.ts';
import { readerOf } from '../../browser/readers.ts';
import { sailUntil } from '../../browser/voyages.ts';
import type { State } from '../state.ts';

const voyage = (role: Side): Omit<State, 'name'> => ({ path: `/voyage/${role}`, size: PHONE });

/** The state of a tutorial in a step whose task has not been done yet. */
const at = (role: Side, step: NavigatorsStep | PoseidonStep, other: Partial<State> = {}): State => ({
  ...voyage(role),
  name: `voyage of ${role}, ${step}`,
  reach: ({ page, faults }) => sailUntil(readerOf(page, faults), role, step),
  ...other,
});

/** The state of a tutorial in a step whose task has been done. The answer and the reports are shown. */
const answered = (role: Side, step: NavigatorsStep | PoseidonStep, other: Partial<State> = {}): State => ({
  ...voyage(role),
  name: `voyage of ${role}, ${step}, done`,
  reach: ({ page, faults }) => sailUntil(readerOf(page, faults), role, step, { answered: true }),
  ...other,
});

export const TUTORIALS: readonly State[] = [
  { ...voyage('navigators'), name: '/voyage/navigators', isMain: true },
  {
    ...voyage('navigators'),
    name: 'voyage of navigators, a wrong tap',
    reach: async ({ page }) => {
      await page.locator('[data-square="a1"]').click();
      await page.getByText(t.voyage.navigators.goal.hint).waitFor();
    },
  },
  at('navigators', 'red', { size: TABLET }),
  answered('navigators', 'red'),
  at('navigators', 'whiteIs'),
  answered('navigators', 'green', { size: TABLET }),
  at('navigators', 'nextStorm'),
  at('navigators', 'reminders'),
  at('navigators', 'end', { isMain: true }),

  { ...voyage('poseidon'), name: '/voyage/poseidon', isMain: true },
  at('poseidon', 'tile'),
  at('poseidon', 'drive'),
  at('poseidon', 'chart', { isMain: true }),
  answered('poseidon', 'others'),
  at('poseidon', 'greatDrive', { size: TABLET }),
  answered('poseidon', 'barred'),
  {
    ...voyage('poseidon'),
    name: 'voyage of poseidon, the sea is covered',
    reach: async ({ page, faults }) => {
      await sailUntil(readerOf(page, faults), 'poseidon', 'cover');
      await button(page, t.voyage.coverNow).click();
      await page.getByText(t.voyage.covered).waitFor();
    },
  },
  at('poseidon', 'end', { isMain: true }),
  at('poseidon', 'end', {
    name: 'voyage of poseidon, from a table, end',
    path: '/voyage/poseidon#CD5F',
  }),
];
