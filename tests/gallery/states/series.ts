/** A series: while it is planned, between its games, after it has finished, and in the table record. */
import { t } from '../../../client/text/text.ts';
import { PHONE } from '../../browser/people.ts';
import { button } from '../../browser/parts.ts';
import { chooseKind, unfold } from '../../browser/lobby.ts';
import { inSeries, nextGame, threeSeated } from '../evening-scenes.ts';
import type { State } from '../state.ts';

/** A series whose first game was ended early. */
const endedEarly = () => nextGame(inSeries()).does('Ann', { type: 'abandon-game' });

export const SERIES: readonly State[] = [
  {
    name: 'planning a series',
    inEveryRun: true,
    scene: threeSeated,
    as: ['Ann'],
    size: PHONE,
    reach: async (person) => {
      await chooseKind(person, t.lobby.kinds.series);
      await unfold(person, t.series.order);
      const [, chosen] = t.series.orders;
      await person.page.getByRole('radio', { name: chosen, exact: true }).first().check({ force: true });
      await person.page.getByRole('list', { name: t.series.order }).waitFor();
    },
  },
  {
    name: 'planning a series of new seas',
    scene: threeSeated,
    as: ['Ann'],
    size: PHONE,
    reach: async (person) => {
      await chooseKind(person, t.lobby.kinds.series);
      await unfold(person, t.series.boards);
      const way = t.series.boardsOptions['new seas'];
      await person.page.getByRole('radio', { name: way, exact: true }).check({ force: true });
      await person.page.getByText(t.series.boardsDoes['new seas']).waitFor();
    },
  },
  { name: 'a series', scene: () => inSeries(), as: ['Ann'], isMain: true },
  {
    name: 'a series, a question',
    scene: () => inSeries(),
    as: ['Ann'],
    reach: async (person) => {
      await unfold(person, t.lobby.what);
      await button(person.page, t.series.end).click();
      await person.page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'a series, a guest', scene: () => inSeries(), as: ['Ben'], size: PHONE },
  {
    name: 'after an abandoned game',
    scene: endedEarly,
    as: ['Pia'],
    size: PHONE,
    there: (page) => page.getByText(t.series.again),
  },
  {
    name: 'record of a series',
    scene: endedEarly,
    as: ['Pia'],
    path: '/t/CD5F/record',
    size: PHONE,
  },
  {
    name: 'record of a series that is over',
    scene: () => inSeries(3),
    path: '/t/CD5F/record',
    isMain: true,
    there: (page) => page.getByRole('table', { name: t.series.standings }),
  },
];
