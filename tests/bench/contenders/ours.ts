/** Our server with everything switched on. It stores its data in a file, and the clients follow docs/PROTOCOL.md. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type AppDeps } from '../../../server/app.ts';
import { adapterOf } from '../../../server/gateway/adapters.ts';
import type { Limits } from '../../../server/gateway/limits.ts';
import { LIMITS } from '../../../server/gateway/limits.ts';
import { loadBoards } from '../../../server/lib/boards.ts';
import { makeLog } from '../../../server/lib/log.ts';
import { openSqlite } from '../../../server/store/open.ts';
import { openPostgres } from '../../../server/store/postgres/open.ts';
import { KEEP_NONE } from '../../../server/tables/summary-cache.ts';
import { PROTOCOL, type Answer } from '../../../shared/wire/protocol.ts';
import type { Side } from '../../../shared/game/game.ts';
import { newToken } from '../../helpers/client.ts';
import { actionOf, type Contender, type Ears, type Place, type Served } from '../contender.ts';
import { IoSocket } from '../io-socket.ts';

/** Limits that are counted as usual but are too high to be reached, because the load acts faster than people do. */
function unreached(limits: Limits): Limits {
  const rates = Object.entries(limits.rates).map(([name, counted]) => [
    name,
    counted.map((rate) => ({ ...rate, most: Number.MAX_SAFE_INTEGER })),
  ]);
  return { ...limits, rates: Object.fromEntries(rates) as Limits['rates'], sockets: Infinity };
}

const log = makeLog({ level: 'warn' });

/** Starts our server on a store, with the other dependencies that are given. */
async function serveOn(deps: Pick<AppDeps, 'store' | 'adapter' | 'keeps'>): Promise<Served> {
  const app = createApp({ ...deps, boards: loadBoards('boards'), log, limits: unreached(LIMITS) });
  return { port: await app.listen(0, '127.0.0.1'), close: () => app.close() };
}

async function serve(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-bench-'));
  const { port, close } = await serveOn({ store: openSqlite(join(folder, 'odyssey.sqlite'), log) });
  return { port, close: () => close().then(() => rmSync(folder, { recursive: true })) };
}

async function serveShared(): Promise<Served> {
  const url = process.env['DATABASE_URL'] ?? '';
  const adapter = await adapterOf({ database: url }, log);
  return serveOn({ store: await openPostgres(url, log), adapter, keeps: KEEP_NONE });
}

class Device {
  readonly socket: IoSocket;
  readonly #token = newToken();
  #player = '';
  #commands = 0;

  constructor(socket: IoSocket) {
    this.socket = socket;
  }

  /** Makes a request that the server must grant. */
  ask<T>(name: string, request: object): Promise<T> {
    return new Promise((resolve, reject) => {
      this.socket.ask(name, request, (packet) => {
        const [answer] = JSON.parse(packet) as [Answer<object>];
        if (answer.ok) resolve(answer as T);
        else reject(new Error(`${name}: ${packet}`));
      });
    });
  }

  /** Creates a table, or joins the one with the code `at`, and attends it. Resolves with the table's code. */
  async come(name: string, at?: string): Promise<string> {
    const who = { token: this.#token, name, ...(at !== undefined && { code: at }) };
    const { code, player } = await this.ask<{ code: string; player: string }>(at ? 'join' : 'make', who);
    this.#player = player;
    const device = newToken();
    await this.ask('attend', { code, tokens: [this.#token], have: { table: 0, game: null }, device });
    return code;
  }

  request(command: object): object {
    return { id: `c${this.#commands++}`, player: this.#player, command };
  }

  does(command: object): Promise<object> {
    return this.ask('command', this.request(command));
  }
}

/** @param urls the Navigators' server; then, if Poseidon uses a different one, a comma and Poseidon's server */
async function seat(urls: string, { script }: Place, ears: Ears) {
  const [here = '', there = here] = urls.split(',');
  const open = async (url: string) =>
    new Device(await IoSocket.open(url, { auth: { protocol: PROTOCOL, more: true } }));
  const navigators = await open(here);
  const poseidon = await open(there);
  const code = await navigators.come('Ann');
  await poseidon.come('Bob', code);
  await navigators.does({ type: 'sit', seat: 'navigators' });
  await poseidon.does({ type: 'sit', seat: 'poseidon' });
  await navigators.does({ type: 'begin-game' });
  // The answer to this request arrives after everything that was sent before it.
  await poseidon.ask('look', { code, tokens: [] });
  const sides: Record<Side, Device> = { poseidon, navigators };
  for (const { socket } of [poseidon, navigators]) {
    socket.onEvent = (packet) => {
      if (/^\["(told|more)"/.test(packet)) ears.told();
    };
    socket.onLost = () => ears.failed(new Error('a socket was closed'));
  }
  return {
    give: (number: number) => {
      const { side, command } = actionOf(script, number);
      const device = sides[side];
      device.socket.ask('command', device.request(command), (packet) => {
        if (packet.startsWith('[{"ok":true')) ears.answered();
        else ears.failed(new Error(`${JSON.stringify(command)}: ${packet}`));
      });
    },
    close: () => {
      poseidon.socket.close();
      navigators.socket.close();
    },
  };
}

/** Our server as one of several that share the database at DATABASE_URL. */
export const oursShared: Contender = { title: 'ours, on PostgreSQL', serve: serveShared, seat };

export const ours: Contender = { title: 'ours, with everything on', serve, seat };
