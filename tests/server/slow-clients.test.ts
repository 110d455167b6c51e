/** The server doesn't wait for slow clients. docs/OPERATING.md lists the limits. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApp, type App } from '../../server/app.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { openSqlite } from '../../server/store/open.ts';

let app: App;
let port: number;

beforeEach(async () => {
  app = createApp({
    store: openSqlite(':memory:'),
    boards: loadBoards('boards'),
    log: pino({ level: 'silent' }),
  });
  port = await app.listen(0, '127.0.0.1');
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

it('waits so long for http, in milliseconds, and for headers so large, in bytes', async () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.http;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 65_000,
    timeout: 60_000,
  });
  const status = await new Promise((resolve, reject) => {
    const headers = { 'x-large': 'x'.repeat(8_192) };
    request({ port, headers, agent: false }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(431);
});

it('cuts off who says nothing, and who begins a request and goes on for ever', async () => {
  // Shorten the limit. With the real one, this test would take too long. Even so, the server looks for slow clients only
  // every five seconds.
  app.http.headersTimeout = 1;
  const cutOff = ['', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '].map((words) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(words);
    return new Promise((resolve) => socket.resume().once('close', resolve));
  });
  await Promise.all(cutOff);
});

it('cuts off who opens a socket and does not say which protocol it speaks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
  await new Promise((resolve) => socket.addEventListener('message', resolve));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  await vi.advanceTimersByTimeAsync(1);
  await closed;
});
