/** Data that a client can request again: the whole logs, and games that are over. */
import { describe, expect, it } from 'vitest';
import type { Reviewed } from '../../shared/wire/protocol.ts';
import { granted } from '../helpers/client.ts';
import { useCompany } from '../helpers/company.ts';
import { gameFeed } from '../helpers/guests.ts';
import { storm } from '../helpers/poseidons-turn.ts';

const gather = useCompany();

describe('a client that has more than there is', () => {
  it('is sent all of it, from 0', async () => {
    const company = await gather(1);
    const { host } = company;
    await host.does({ type: 'guess', ship: 'red', square: 'b2' });
    const { game } = gameFeed((await host.attend()).feeds);
    const all = await host.attend();
    const has = (next: number) => ({ id: game, audience: 'navigators' as const, next });
    const table = all.feeds[0]?.events.length ?? 0;
    expect((await host.attend({ table, game: has(2) })).feeds).toMatchObject([
      { log: 'table', from: table, events: [] },
      { log: 'game', from: 2, events: [] },
    ]);
    expect((await host.attend({ table: table + 1, game: has(3) })).feeds).toEqual(all.feeds);
  });
});

describe('the record of the evening', () => {
  it('can be reviewed game by game, also those that were given up', async () => {
    const company = await gather(1);
    const { host, poseidon } = company;
    await storm(poseidon);
    const { game } = gameFeed((await host.attend()).feeds);
    await host.does({ type: 'abandon-game' });
    await host.does({ type: 'begin-game' });
    const review = { code: host.code, game };
    const { events } = granted(await host.ask<Reviewed>('review', review));
    expect(events.map(({ type }) => type)).toEqual(['began', 'storm-played']);
  });
});
