/**
 * Several players on separate devices play every game to its end: competitive games, a series, and games on a shared
 * tablet.
 */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { shipsOf } from '../../shared/game/rules/owners.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import { pointsOf, seriesWinners, standings } from '../../shared/table/series.ts';
import type { Table } from '../../shared/table/table.ts';
import type { Attended } from '../../shared/wire/protocol.ts';
import { Client, granted, NOTHING } from '../helpers/client.ts';
import { seeded } from '../helpers/random.ts';
import { goHome } from './door.ts';
import { chooseKind, unfold } from './lobby.ts';
import { button } from './parts.ts';
import { begin, joinTable, meet, person, PHONE, TABLET, type Person } from './people.ts';
import { adrift, playTogether, WHOLE_GAME_MS } from './playing.ts';
import { useStage } from './stage.ts';
import { knowing } from './truth.ts';

const stage = useStage();

/** The size of the board that every new table starts with. */
const A = { columns: 9, rows: 9 };

/** The table, computed from the events that the server sends to everyone. */
async function tableOf(code: string): Promise<Table> {
  const client = new Client(stage.url);
  const attended = granted(await client.ask<Attended>('attend', { code, tokens: [], have: NOTHING }));
  const feed = attended.feeds.find(({ log }) => log === 'table');
  client.close();
  return replayTable(feed?.log === 'table' ? feed.events : []);
}

async function join(name: string, code: string, size = TABLET): Promise<Person> {
  const friend = await person(stage.browser, name, size);
  await joinTable(friend, stage.url, code, t.common.sides.navigators);
  return friend;
}

it(
  'five devices: four Navigators compete, each with a ship of their own',
  { timeout: WHOLE_GAME_MS },
  async () => {
    const { navigator: ann, poseidon, code } = await meet(stage.browser, stage.url);
    const friends = [
      await join('Ben', code, PHONE),
      await join('Cleo', code),
      await join('Dora', code, PHONE),
    ];
    await chooseKind(ann, t.lobby.kinds.competing);
    await begin(ann);
    // The ships sail home, so that some of them earn points, and the game takes half as long.
    await playTogether([poseidon, ann, ...friends], { random: seeded(31), steer: knowing(poseidon, A) });
    const table = await tableOf(code);
    const [game] = table.games;
    if (!game) throw new Error('no game');
    expect(game.mode).toBe('competing');
    expect(game.navigators.map((player) => shipsOf(game.owners, player).length)).toEqual([1, 1, 1, 1]);
    const points = pointsOf(game);
    const arrived = game.outcome?.arrived.length ?? 0;
    expect(arrived).toBeGreaterThan(0);
    const most = Math.max(...Object.values(points));
    const winners = Object.keys(points).filter((player) => points[player] === most);
    expect(Object.values(points).reduce((sum, more) => sum + more, 0)).toBe(
      SHIPS.length - arrived + 3 * arrived,
    );
    for (const { page, name } of [poseidon, ann, ...friends]) {
      const shown = page.getByRole('button', { name: new RegExp(`^${t.ending.points}`) });
      const text = (await shown.getAttribute('aria-label')) ?? (await shown.innerText());
      for (const [player, count] of Object.entries(points))
        expect(text).toContain(`${table.names[player]} ${count}`);
      // In a competitive game, the headline says who has the most points.
      const names = winners.map((player) => table.names[player] ?? '');
      const isMine = names.length === 1 && names[0] === name;
      const [headline] = t.ending.mostPoints(isMine ? null : names, most).split(' for ');
      await page.getByRole('heading', { level: 1, name: new RegExp(`^${headline} for `) }).waitFor();
    }
    await goHome(poseidon, ann, ...friends);
  },
);

it('three players: a whole series, everybody Poseidon once', { timeout: 3 * WHOLE_GAME_MS }, async () => {
  const { navigator: ann, poseidon: pia, code } = await meet(stage.browser, stage.url);
  const ben = await join('Ben', code);
  const people = [ann, pia, ben] as const;
  await chooseKind(ann, t.lobby.kinds.series);
  await button(ann.page, t.series.begin).click();
  const random = seeded(7);
  for (const number of [1, 2, 3]) {
    if (number === 1) await button(ann.page, t.series.beginGame(1)).click();
    else {
      await button(ann.page, t.ending.nextGame).click();
      await button(ann.page.getByRole('alertdialog'), t.ending.againConfirm).click();
    }
    await expect.poll(async () => (await tableOf(code)).games.length).toBe(number);
    // In the first two games, the ships sail home, which takes half as long.
    const { games, names } = await tableOf(code);
    const poseidon = people.find(({ name }) => name === names[games.at(-1)?.poseidon ?? '']);
    if (!poseidon) throw new Error('nobody is Poseidon');
    await playTogether(people, { random, steer: number < 3 ? knowing(poseidon, A) : adrift(random) });
    await expect.poll(async () => (await tableOf(code)).games.at(-1)?.state).toBe('ended');
  }
  const table = await tableOf(code);
  const [series] = table.series;
  if (!series) throw new Error('no series');
  expect(series.state).toBe('ended');
  expect(new Set(table.games.map(({ turnOf }) => turnOf)).size).toBe(3);
  const winner = table.names[seriesWinners(table, series)[0] ?? ''] ?? '';
  for (const { page } of people) await page.getByText(winner).first().waitFor();
  // A device that was not at the table during the game sees the same record.
  const late = await person(stage.browser, 'Late', PHONE);
  await late.page.goto(`${stage.url}/t/${code}/record`);
  const record = await late.page.getByRole('table', { name: t.series.standings }).innerText();
  for (const { player, total } of standings(table, series)) {
    expect(record).toMatch(new RegExp(`${table.names[player]}[\\s\\S]*\\b${total}\\b`));
  }
  await goHome(...people, late);
});

it('two Navigators around one tablet pass it and play', { timeout: WHOLE_GAME_MS }, async () => {
  const { navigator: ann, poseidon, code } = await meet(stage.browser, stage.url);
  await unfold(ann, t.lobby.more, t.lobby.devices);
  await ann.page.getByRole('textbox', { name: t.lobby.shareName }).fill('Bea');
  await button(ann.page, t.lobby.shareAdd).click();
  await expect.poll(async () => (await tableOf(code)).navigators.length).toBe(2);
  await begin(ann);
  const random = seeded(5);
  await playTogether([poseidon, ann], { random, steer: adrift(random) });
  const table = await tableOf(code);
  const [game] = table.games;
  expect(game?.navigators.map((player) => shipsOf(game.owners, player).length)).toEqual([2, 2]);
  expect(game?.state).toBe('ended');
  await goHome(poseidon, ann);
});
