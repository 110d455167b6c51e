/** Links to finished games: they last until they are withdrawn or the table is deleted. */
import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqlite } from '../../server/store/open.ts';
import { LOG_BOUNDS } from '../../server/tables/log-bounds.ts';
import { LIMITS, type Rate } from '../../server/gateway/limits.ts';
import type { SharedGame } from '../../shared/table/shared-game.ts';
import { Client, granted } from '../helpers/client.ts';
import { finish, type Finished, type Someone } from '../helpers/finished.ts';
import { startServer, type RunningServer, type ServerOptions } from '../helpers/server.ts';

let folder: string;
let file: string;
let server: RunningServer | undefined;
let finished: Finished;
const clients: Client[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'odyssey-'));
  file = join(folder, 'odyssey.sqlite');
  const store = openSqlite(file);
  finished = await finish(store);
  await store.close();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server?.stop();
  server = undefined;
  rmSync(folder, { recursive: true });
});

async function begin(options: ServerOptions = {}): Promise<void> {
  await server?.stop();
  server = await startServer({ store: openSqlite(file), ...options });
}

function client(): Client {
  const made = new Client(server?.url ?? '');
  clients.push(made);
  return made;
}

async function arrive(who: Someone): Promise<Client> {
  const at = Object.assign(client(), { token: finished.tokens[who], player: who, code: finished.code });
  await at.attend();
  return at;
}

const sharing = (shared: boolean) => ({ type: 'share-game', game: finished.game, shared }) as const;

async function share(by: Client): Promise<string> {
  const [feed] = await by.does(sharing(true));
  const event = feed?.events[0];
  if (event?.type !== 'game-shared') throw new Error('it was not shared');
  return event.link;
}

const look = (link: string) => client().ask<{ game: SharedGame }>('shared-game', { link });
const NONE = { ok: false, refusal: 'no-such-game' };

/** A link that looks valid but that nobody has created. */
const another = (link: string) => link.slice(0, -1) + (link.endsWith('_') ? '-' : '_');

describe('a link', () => {
  it('shows the whole game to who attends nothing, also when the server was started again', async () => {
    await begin();
    const link = await share(await arrive('pia'));
    const { game } = granted(await look(link));
    expect(game.events.map(({ type }) => type)).toEqual(finished.events.map(({ type }) => type));
    expect(game).toMatchObject({ mode: 'competing', poseidon: true });
    await begin();
    expect(granted(await look(link)).game).toEqual(game);
  });

  it('that was taken back says so, and a new one is another', async () => {
    await begin();
    const pia = await arrive('pia');
    const link = await share(pia);
    await pia.does(sharing(false));
    expect(await look(link)).toEqual({ ok: false, refusal: 'game-not-shared' });
    const anew = await share(pia);
    expect(anew).not.toBe(link);
    expect(granted(await look(anew)).game.events).not.toEqual([]);
    expect(await look(link)).toEqual({ ok: false, refusal: 'game-not-shared' });
  });

  it('is made once, however often the same command comes', async () => {
    await begin();
    const pia = await arrive('pia');
    granted(await pia.command(sharing(true), 'one'));
    expect(granted(await pia.command(sharing(true), 'one'))).toMatchObject({ repeated: true, feeds: [] });
    expect((await pia.does(sharing(true))).every(({ events }) => events.length === 0)).toBe(true);
  });

  it('goes with its table', async () => {
    await begin();
    const ann = await arrive('ann');
    const link = await share(ann);
    granted(await ann.ask('delete-table', { code: finished.code, player: 'ann' }));
    expect(await look(link)).toEqual(NONE);
  });

  it('of a game that is damaged says that', async () => {
    await begin();
    const link = await share(await arrive('ann'));
    await server?.stop();
    server = undefined;
    const database = new DatabaseSync(file);
    database.exec(
      `UPDATE events SET event = replace(event, 'sailed', 'soiled') WHERE log = 'game/${finished.game}'`,
    );
    database.close();
    await begin();
    expect(await look(link)).toEqual({ ok: false, refusal: 'table-damaged' });
  });

  it('can be taken back at a table whose log is full', async () => {
    await begin();
    const ann = await arrive('ann');
    await share(ann);
    await begin({ limits: { ...LIMITS, logs: { ...LOG_BOUNDS, table: 1 } } });
    const again = await arrive('ann');
    const show = (shown: boolean) => ({ type: 'show-name', game: finished.game, shown }) as const;
    expect(await again.command(show(true), 'again-1')).toMatchObject({ refusal: 'log-full' });
    granted(await again.command(show(false), 'again-2'));
    granted(await again.command(sharing(false), 'again-3'));
    expect(await again.command(sharing(true), 'again-4')).toMatchObject({ refusal: 'log-full' });
  });
});

describe('a wrong link', () => {
  it('to a table that there is reads its log once, and many are refused', async () => {
    await begin();
    const link = await share(await arrive('ann'));
    await server?.stop();
    const store = openSqlite(file);
    const read = vi.spyOn(store, 'read');
    server = await startServer({ store, keeps: { least: 1, most: 1_000 } });
    const [{ most }] = LIMITS.rates['wrong-links'] as readonly [Rate];
    const wrong = (i: number) => `${link.slice(0, -4)}${String(i).padStart(4, '0')}`;
    for (let i = 0; i < most; i++) {
      // Looking at valid links doesn't count towards the limit for wrong links.
      if (i < 5) granted(await look(link));
      expect(await look(wrong(i))).toEqual(NONE);
    }
    expect(read.mock.calls.filter(([log]) => log.startsWith('table/'))).toHaveLength(1);
    expect(await look(wrong(most))).toMatchObject({ refusal: 'too-many-requests' });
    expect(await look(link)).toMatchObject({ refusal: 'too-many-requests' });
  });
});

describe('looking at a game', () => {
  it('is a visit to its table: what is still looked at is not swept away', async () => {
    const store = openSqlite(file);
    server = await startServer({ store });
    const link = await share(await arrive('ann'));
    const day = 24 * 60 * 60 * 1000;
    await store.setFigure('ran', 40 * day);
    const due = async () =>
      (await store.unvisited({ played: 10 * day, unplayed: 0 })).map(({ code }) => code);
    expect(await look(another(link))).toEqual(NONE);
    expect(await due()).toEqual([finished.code]);
    granted(await look(link));
    expect(await due()).toEqual([]);
  });
});
