/** What the operator sees: the server's health and metrics, on a separate port. */
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp, type App, type AppDeps } from '../../server/app.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { createOperations, type Operations } from '../../server/operations.ts';
import { openSqlite } from '../../server/store/open.ts';
import { gather } from '../helpers/client.ts';
import { isLetIn } from '../helpers/handshake.ts';

const log = pino({ level: 'silent' });
const running: { app: App; operations: Operations }[] = [];

afterEach(async () => {
  for (const { app, operations } of running.splice(0)) {
    await app.close();
    operations.close();
  }
});

/** Starts a server. Resolves with its address and the address of its operator's port. */
async function start(options: Partial<AppDeps> = {}) {
  const store = openSqlite(':memory:');
  const app = createApp({ store, boards: loadBoards('boards'), log, ...options });
  const operations = createOperations({ ...app, log });
  running.push({ app, operations });
  const port = await operations.listen(0, '127.0.0.1');
  const listen = async () => `http://127.0.0.1:${await app.listen(0, '127.0.0.1')}`;
  return { app, operator: `http://127.0.0.1:${port}`, listen };
}

async function read(url: string): Promise<[status: number, text: string]> {
  const response = await fetch(url);
  return [response.status, await response.text()];
}

/** The lines of a metric in the operator's metrics. */
async function metric(operator: string, name: string): Promise<string[]> {
  const [, text] = await read(`${operator}/metrics`);
  return text.split('\n').filter((line) => line.startsWith(name));
}

describe('health', () => {
  it('is alive before it is ready, and ready until it stops', async () => {
    const { app, operator, listen } = await start();
    expect(await read(`${operator}/healthz`)).toEqual([200, 'ok\n']);
    expect(await read(`${operator}/readyz`)).toEqual([503, 'not listening\n']);
    await listen();
    expect(await read(`${operator}/readyz`)).toEqual([200, 'ok\n']);
    await app.close();
    expect(await read(`${operator}/readyz`)).toEqual([503, 'stopping\n']);
    expect(await read(`${operator}/healthz`)).toEqual([200, 'ok\n']);
    running.pop()?.operations.close();
  });

  it('is not ready while the store fails', async () => {
    const store = openSqlite(':memory:');
    const find = store.findTable.bind(store);
    const { operator, listen } = await start({ store });
    await listen();
    store.findTable = () => {
      throw new Error('the disk is gone');
    };
    expect(await read(`${operator}/readyz`)).toEqual([503, 'the store fails\n']);
    expect(await read(`${operator}/healthz`)).toEqual([200, 'ok\n']);
    store.findTable = find;
    expect(await read(`${operator}/readyz`)).toEqual([200, 'ok\n']);
  });

  it("is not told on the players' port unless that is asked for, and metrics never are", async () => {
    for (const publicHealth of [false, true]) {
      const { listen } = await start({ publicHealth });
      const url = await listen();
      expect((await read(`${url}/healthz`))[0]).toBe(publicHealth ? 200 : 404);
      expect((await read(`${url}/readyz`))[0]).toBe(publicHealth ? 200 : 404);
      expect((await read(`${url}/metrics`))[0]).toBe(404);
    }
  });
});

describe('metrics', () => {
  it('count tables, sockets, requests, commands and refusals, and time them', async () => {
    const { operator, listen } = await start();
    const { navigator, close } = await gather(await listen());
    await navigator.does({ type: 'guess', ship: 'red', square: 'b2' });
    await navigator.command({ type: 'sail', ship: 'red', heading: 'N' });
    await navigator.ask('look', {});
    await navigator.ask('no-such-request', {});
    expect(await metric(operator, 'odyssey_tables')).toEqual(['odyssey_tables 1']);
    expect(await metric(operator, 'odyssey_sockets')).toEqual(['odyssey_sockets 2']);
    expect(await metric(operator, 'odyssey_commands_total')).toEqual(
      expect.arrayContaining([
        'odyssey_commands_total{command="guess",answer="ok"} 1',
        'odyssey_commands_total{command="sail",answer="wrong-phase"} 1',
      ]),
    );
    expect(await metric(operator, 'odyssey_requests_total')).toEqual(
      expect.arrayContaining([
        'odyssey_requests_total{request="look",answer="malformed"} 1',
        'odyssey_requests_total{request="unknown",answer="malformed"} 1',
      ]),
    );
    // The changes are one table, two joins, two seats, one game and the guess.
    expect(await metric(operator, 'odyssey_append_seconds_count')).toEqual([
      'odyssey_append_seconds_count 7',
    ]);
    expect(await metric(operator, 'odyssey_answer_seconds_count{request="command"}')).toEqual([
      'odyssey_answer_seconds_count{request="command"} 5',
    ]);
    close();
    await expect.poll(() => metric(operator, 'odyssey_sockets')).toEqual(['odyssey_sockets 0']);
    await expect.poll(() => metric(operator, 'odyssey_tables')).toEqual(['odyssey_tables 0']);
  });

  it('count sweeps, faults, limits and pages of others', async () => {
    const store = openSqlite(':memory:');
    const { app, operator, listen } = await start({ store });
    const url = await listen();
    app.metrics.limitHit('commands');
    app.metrics.swept(3);
    app.metrics.swept(0);
    await isLetIn(url, 'websocket', { origin: 'https://evil.example' });
    const { navigator, close } = await gather(url);
    store.write = () => Promise.reject(new Error('the disk is full'));
    await navigator.command({ type: 'guess', ship: 'red', square: 'b2' });
    close();
    expect(await metric(operator, 'odyssey_sweeps_total')).toEqual(['odyssey_sweeps_total 2']);
    expect(await metric(operator, 'odyssey_swept_tables_total')).toEqual(['odyssey_swept_tables_total 3']);
    expect(await metric(operator, 'odyssey_faults_total')).toEqual([
      'odyssey_faults_total{place="request"} 1',
    ]);
    expect(await metric(operator, 'odyssey_limits_hit_total')).toEqual([
      'odyssey_limits_hit_total{limit="commands"} 1',
    ]);
    expect(await metric(operator, 'odyssey_refused_origins_total')).toEqual([
      'odyssey_refused_origins_total 1',
    ]);
  });

  it('measure the process', async () => {
    const { operator } = await start();
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
      expect(await metric(operator, `${name} `)).toHaveLength(1);
    }
    expect((await read(`${operator}/`))[0]).toBe(404);
  });
});
