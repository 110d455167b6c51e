/** A shared game reveals the game, but nothing else that the table stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { SharedGame } from '../../shared/table/shared-game.ts';
import { Client, granted } from '../helpers/client.ts';
import { finish, PEOPLE, type Finished, type Someone } from '../helpers/finished.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.stop();
});

async function open(): Promise<Finished> {
  const store: Store = openSqlite(':memory:');
  const finished = await finish(store);
  server = await startServer({ store });
  return finished;
}

async function arrive({ code, tokens }: Finished, who: Someone): Promise<Client> {
  const client = new Client(server.url);
  clients.push(client);
  Object.assign(client, { token: tokens[who], player: who, code });
  await client.attend();
  return client;
}

/** The exact answer that a stranger gets for a link. */
async function seen(link: string): Promise<string> {
  const stranger = new Client(server.url);
  clients.push(stranger);
  return JSON.stringify(granted(await stranger.ask<{ game: SharedGame }>('shared-game', { link })));
}

async function shares(by: Client, game: string): Promise<string> {
  const [feed] = await by.does({ type: 'share-game', game, shared: true });
  const event = feed?.events[0];
  if (event?.type !== 'game-shared') throw new Error('it was not shared');
  return event.link;
}

describe('a shared game', () => {
  it('contains neither the name nor the id of a player who has not allowed it', async () => {
    const finished = await open();
    const ben = await arrive(finished, 'ben');
    const link = await shares(ben, finished.game);
    const shown = await seen(link);
    for (const [player, name] of Object.entries(PEOPLE)) {
      expect(shown).not.toContain(name);
      expect(shown).not.toContain(`"${player}"`);
    }
    const told = (shown_: boolean): TableCommand => ({
      type: 'show-name',
      game: finished.game,
      shown: shown_,
    });
    await ben.does(told(true));
    expect(await seen(link)).toContain(PEOPLE.ben);
    for (const other of ['ann', 'pia', 'eve'] as const) expect(await seen(link)).not.toContain(PEOPLE[other]);
    await ben.does(told(false));
    expect(await seen(link)).toBe(shown);
  });

  it('contains no token, code or id of the table, and nothing of the current game', async () => {
    const finished = await open();
    const ann = await arrive(finished, 'ann');
    const pia = await arrive(finished, 'pia');
    const link = await shares(ann, finished.game);
    const before = await seen(link);
    await ann.does({ type: 'begin-game' });
    await pia.does({ type: 'play-storm', storm: 'great', pushes: pushesFrom(finished) });
    await ann.does({ type: 'guess', ship: 'red', square: 'b2' });
    expect(await seen(link)).toBe(before);
    for (const secret of [finished.code, finished.game, link, 'T0000', ...Object.values(finished.tokens)])
      expect(before).not.toContain(`"${secret}`);
  });

  it('has these keys, and no others', async () => {
    const finished = await open();
    const link = await shares(await arrive(finished, 'ann'), finished.game);
    const { game } = JSON.parse(await seen(link)) as { game: SharedGame };
    expect(Object.keys(game)).toEqual(['mode', 'poseidon', 'names', 'knowing', 'events']);
  });

  it('is not shown for an invented link, nor for a real one with extra characters', async () => {
    const finished = await open();
    const link = await shares(await arrive(finished, 'ann'), finished.game);
    const stranger = new Client(server.url);
    clients.push(stranger);
    for (const other of [
      `${link.slice(0, -1)}${link.endsWith('a') ? 'b' : 'a'}`,
      finished.game.padEnd(28, 'x'),
    ])
      expect(await stranger.ask('shared-game', { link: other })).toEqual({
        ok: false,
        refusal: 'no-such-game',
      });
  });
});

/** For each ship, a square next to its start. The squares are for a Great Storm before any ship has arrived. */
function pushesFrom({ events }: Finished) {
  const [began] = events;
  if (began?.type !== 'began') throw new Error('no beginning');
  const { starts } = began.board;
  const beside = (square: string) =>
    `${square[0]}${Number(square.slice(1)) + (square.endsWith('1') ? 1 : -1)}`;
  return Object.fromEntries(Object.entries(starts).map(([ship, square]) => [ship, beside(square)])) as never;
}
