/** Evenings of several players through the real pages: competing, a series, a shared tablet, another device. */
import { expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import { shipsOf } from '../../shared/game/rules/owners.ts';
import { pointsOf, seriesWinners, standings } from '../../shared/table/series.ts';
import type { Table } from '../../shared/table/table.ts';
import type { Attended } from '../../shared/wire/protocol.ts';
import { Client, granted, NOTHING } from '../helpers/client.ts';
import { seeded } from '../helpers/random.ts';
import { unfold } from './lobby.ts';
import { begin, joinTable, meet, person, PHONE, TABLET, type Person } from './people.ts';
import { adrift, navigatorsAct, once, playTogether, poseidonActs } from './playing.ts';
import { browser, server } from './stage.ts';

/** The table as its log tells it to anybody. */
async function tableOf(code: string): Promise<Table> {
  const client = new Client(server.url);
  const attended = granted(await client.ask<Attended>('attend', { code, tokens: [], have: NOTHING }));
  const feed = attended.feeds.find(({ log }) => log === 'table');
  client.close();
  return replayTable(feed?.log === 'table' ? feed.events : []);
}

async function join(name: string, code: string, size = TABLET): Promise<Person> {
  const friend = await person(browser, name, size);
  await joinTable(friend, server.url, code, 'Navigators');
  return friend;
}

async function part(...people: readonly Person[]): Promise<void> {
  for (const { faults } of people) expect(faults).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
}

it('five devices: four Navigators compete, each with a ship of their own', async () => {
  const { navigator: ann, poseidon, code } = await meet(browser, server.url);
  const friends = [await join('Ben', code, PHONE), await join('Cleo', code), await join('Dora', code, PHONE)];
  await unfold(ann, 'Together or competing');
  await ann.page.getByRole('radio', { name: 'Competing' }).check({ force: true });
  await begin(ann);
  const random = seeded(31);
  await playTogether([poseidon, ann, ...friends], { random, steer: adrift(random) });
  const table = await tableOf(code);
  const [game] = table.games;
  if (!game) throw new Error('no game');
  expect(game.mode).toBe('competing');
  expect(game.navigators.map((player) => shipsOf(game.owners, player).length)).toEqual([1, 1, 1, 1]);
  const points = pointsOf(game);
  const arrived = game.outcome?.arrived.length ?? 0;
  const most = Math.max(...Object.values(points));
  expect(Object.values(points).reduce((sum, more) => sum + more, 0)).toBe(
    SHIPS.length - arrived + 3 * arrived,
  );
  for (const { page } of [poseidon, ann, ...friends]) {
    const shown = page.getByRole('button', { name: /^Points:/ });
    await shown.waitFor();
    const text = (await shown.getAttribute('aria-label')) ?? (await shown.innerText());
    for (const [player, count] of Object.entries(points)) {
      expect(text).toContain(`${table.names[player]} ${count}`);
    }
    // In a competition points are the headline, in words as far as twelve.
    const words = ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
    await page
      .getByRole('heading', { level: 1, name: new RegExp(`^${words[most - 3] ?? most} points (each )?for `) })
      .waitFor();
  }
  await part(poseidon, ann, ...friends);
});

it('three players: a whole series, everybody Poseidon once', async () => {
  const { navigator: ann, poseidon: pia, code } = await meet(browser, server.url);
  const ben = await join('Ben', code);
  const people = [ann, pia, ben] as const;
  // While it is planned, the bar at the foot says what its own button begins.
  const bar = ann.page.getByRole('contentinfo');
  await bar.getByText('Ready to set sail.').waitFor();
  await unfold(ann, 'A series');
  await bar.getByText('Ready for a single game, without a series.').waitFor();
  // Two Navigators share no ship: nothing is said of points for one.
  await unfold(ann, 'Together or competing');
  await ann.page.getByRole('radio', { name: 'Competing' }).check({ force: true });
  await ann.page.getByText('Poseidon, for each ship that fails').waitFor();
  expect(await ann.page.getByText('if the cooperative ship comes home').count()).toBe(0);
  await ann.page.getByRole('button', { name: 'Begin the series' }).click();
  const random = seeded(7);
  for (const number of [1, 2, 3]) {
    if (number === 1) await ann.page.getByRole('button', { name: 'Begin game 1' }).click();
    else {
      await ann.page.getByRole('button', { name: 'Next game' }).click();
      await ann.page.getByRole('alertdialog').getByRole('button', { name: 'Begin' }).click();
    }
    await expect.poll(async () => (await tableOf(code)).games.length).toBe(number);
    await playTogether(people, { random, steer: adrift(random) });
    await expect.poll(async () => (await tableOf(code)).games.at(-1)?.state).toBe('ended');
  }
  const table = await tableOf(code);
  const [series] = table.series;
  if (!series) throw new Error('no series');
  expect(series.state).toBe('ended');
  expect(new Set(table.games.map(({ turnOf }) => turnOf)).size).toBe(3);
  const winner = table.names[seriesWinners(table, series)[0] ?? ''] ?? '';
  for (const { page } of people) await page.getByText(winner).first().waitFor();
  // The record says the same to somebody who was not there.
  const late = await person(browser, 'Late', PHONE);
  await late.page.goto(`${server.url}/t/${code}/record`);
  await late.page.getByRole('table', { name: 'Standings' }).waitFor();
  const record = await late.page.getByRole('table', { name: 'Standings' }).innerText();
  for (const { player, total } of standings(table, series)) {
    expect(record).toMatch(new RegExp(`${table.names[player]}[\\s\\S]*\\b${total}\\b`));
  }
  await part(...people, late);
});

it('two Navigators round one tablet pass it and play', async () => {
  const { navigator: ann, poseidon, code } = await meet(browser, server.url);
  await unfold(ann, 'Devices');
  await ann.page.getByRole('textbox', { name: 'Name of the player' }).fill('Bea');
  await ann.page.getByRole('button', { name: 'Add a player to this device' }).click();
  await expect.poll(async () => (await tableOf(code)).navigators.length).toBe(2);
  await begin(ann);
  const random = seeded(5);
  await playTogether([poseidon, ann], { random, steer: adrift(random) });
  const table = await tableOf(code);
  const [game] = table.games;
  expect(game?.navigators.map((player) => shipsOf(game.owners, player).length)).toEqual([2, 2]);
  expect(game?.state).toBe('ended');
  await part(poseidon, ann);
});

it('another device takes the place over in the middle of a game, and the first is locked out', async () => {
  const { navigator: ann, poseidon } = await meet(browser, server.url);
  await begin(ann);
  const random = seeded(9);
  await once(() => poseidonActs(poseidon, random));
  await once(() => navigatorsAct(ann, random, adrift(random)));
  await ann.page.getByRole('button', { name: 'Menu' }).click();
  await ann.page.getByRole('button', { name: 'Play on another device' }).click();
  const link = await ann.page
    .getByRole('textbox', { name: 'The link that takes the place over' })
    .inputValue();
  const phone = await person(browser, 'Ann', PHONE);
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Play here' }).click();
  await phone.page.getByRole('list', { name: 'Ships' }).waitFor();
  await ann.page.getByRole('heading', { name: 'You play on another device now' }).waitFor();
  await once(() => navigatorsAct(phone, random, adrift(random)));
  // The old one has nothing left to come back with, and the link is used up.
  await ann.page.reload();
  await ann.page.getByRole('button', { name: /look on/i }).waitFor();
  const thief = await person(browser, 'Eve', PHONE);
  await thief.page.goto(link);
  await thief.page.getByRole('button', { name: 'Play here' }).click();
  await thief.page
    .getByText(/key is wrong/)
    .first()
    .waitFor();
  await part(poseidon, phone, ann, thief);
});
