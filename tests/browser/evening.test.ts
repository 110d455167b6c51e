/** A competitive series of three games: its last round, its end, and the record of the whole session. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { pointsOf, seriesWinners, standings } from '../../shared/table/series.ts';
import { openDevice } from '../gallery/device.ts';
import { inSeries, nextGame } from '../gallery/evening-scenes.ts';
import { seeded } from '../helpers/random.ts';
import { expectNoFaults } from './no-faults.ts';
import { moment } from './parts.ts';
import { PHONE, TABLET } from './people.ts';
import { adrift, playTogether } from './playing.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('the last round of a series is played, and every screen and the record tell the same points', async () => {
  const scene = nextGame(inSeries(2), true);
  const open = (name: string, size = TABLET) => openDevice(stage, { scene, as: [name], size });
  const people = [await open('Ann'), await open('Pia', PHONE), await open('Ben')] as const;
  const random = seeded(7);
  await playTogether(people, { random, steer: adrift(random) });
  const { table } = scene;
  const [series] = table.series;
  const game = table.games.at(-1);
  if (!series || !game) throw new Error('no series');
  expect(series.state).toBe('ended');
  expect(new Set(table.games.map(({ turnOf }) => turnOf)).size).toBe(3);
  expect(Object.values(pointsOf(game)).reduce((sum, points) => sum + points, 0)).toBeGreaterThan(0);
  const lines = standings(table, series);
  const winners = seriesWinners(table, series).map((player) => table.names[player] ?? '');
  for (const { page } of people) {
    await moment(page).waitFor();
    await page.getByText(t.ending.seriesWon(winners), { exact: true }).waitFor();
    const shown = page.getByRole('button', { name: new RegExp(`^${t.ending.pointsOfSeries}`) });
    const spoken = await shown.getAttribute('aria-label');
    for (const { player, total } of lines)
      expect(spoken).toMatch(new RegExp(`${table.names[player]} ${total}\\b`));
  }
  // A device that was not at the table during the game sees the same record.
  const late = await openDevice(stage, { scene, path: `/t/${scene.code}/record`, size: PHONE });
  const record = late.page.getByRole('table', { name: t.series.standings });
  for (const { player, total } of lines) {
    const row = record.getByRole('row').filter({ hasText: table.names[player] ?? '' });
    expect(await row.getByRole('cell').last().innerText()).toBe(String(total));
  }
  expectNoFaults(...people, late);
});
