/**
 * A client that sends requests but never reads can't make the server's memory grow without bound. A client that reads
 * is never cut off.
 */
import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../../server/gateway/connection.ts';
import { MOST_UNSENT, Unsent } from '../../server/gateway/unsent.ts';
import { Client, granted } from '../helpers/client.ts';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

describe('a connection that reads nothing', () => {
  const MB = 1024 * 1024;
  let unsent: Unsent;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    unsent = new Unsent(() => undefined);
  });
  afterEach(() => {
    unsent.close();
    vi.useRealTimers();
  });

  /** A fake connection on the level below socket.io. Data that is sent waits until the network accepts it. */
  class Wire extends EventEmitter {
    readonly transport: EventEmitter & { res?: EventEmitter } = new EventEmitter();
    readonly close = vi.fn();
    readonly isCut: () => boolean;

    constructor(address = '198.51.100.1') {
      super();
      this.isCut = unsent.watch({ conn: this } as unknown as Connection, address);
    }

    send(length: number): void {
      this.emit('packetCreate', { data: 'x'.repeat(length) });
    }
  }

  it('is cut off at the send that is too much, though it asks for nothing', async () => {
    const wire = new Wire();
    for (let sent = 0; sent < 8; sent++) wire.send(MB);
    expect(wire.isCut()).toBe(false);
    wire.send(1);
    expect(wire.isCut()).toBe(true);
    await vi.waitFor(() => expect(wire.close).toHaveBeenCalledOnce());
  });

  it('counts what the transport has been handed until the network has accepted it', () => {
    const wire = new Wire();
    for (let sent = 0; sent < 4; sent++) {
      wire.send(2 * MB);
      wire.emit('flush');
      wire.emit('drain');
    }
    wire.transport.emit('drain');
    wire.send(8 * MB);
    expect(wire.isCut()).toBe(false);
    wire.emit('flush');
    wire.send(1);
    expect(wire.isCut()).toBe(true);
  });

  it('is cut off if its backlog is the largest of an address that has too much', () => {
    const small = new Wire();
    small.send(MB);
    const large = Array.from({ length: 5 }, () => new Wire());
    for (const wire of large) wire.send(7 * MB);
    const other = new Wire('198.51.100.2');
    other.send(8 * MB);
    expect(large.filter(({ isCut }) => isCut())).toHaveLength(1);
    expect([small, other].map(({ isCut }) => isCut())).toEqual([false, false]);
  });

  it('is cut off if its backlog is the largest of a server that has too much', () => {
    const wires = Array.from({ length: 33 }, (_, i) => new Wire(`198.51.100.${i}`));
    for (const wire of wires) wire.send(8 * MB);
    expect(wires.filter(({ isCut }) => isCut())).toHaveLength(1);
    for (const wire of wires) wire.emit('close');
    const later = new Wire();
    later.send(8 * MB);
    expect(later.isCut()).toBe(false);
  });

  it('is cut off in time, however small its backlog; slow ones are not', () => {
    const [still, slow, done] = [new Wire(), new Wire(), new Wire()] as const;
    for (const wire of [still, slow, done]) {
      wire.send(10);
      wire.emit('flush');
    }
    done.transport.emit('drain');
    for (let seconds = 0; seconds < 60; seconds += 20) {
      vi.advanceTimersByTime(20_000);
      slow.transport.emit('drain');
      slow.send(10);
      slow.emit('flush');
    }
    expect([still, slow, done].map(({ isCut }) => isCut())).toEqual([true, false, false]);
    const large = new Wire();
    large.send(2 * MB);
    large.emit('flush');
    vi.advanceTimersByTime(120_000);
    expect(large.isCut()).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(large.isCut()).toBe(true);
  });

  it('by long-polling counts its answers until they have left, and ends with them', async () => {
    const wire = new Wire();
    const answers = Array.from({ length: 5 }, () => Object.assign(new EventEmitter(), { destroy: vi.fn() }));
    for (const [i, answer] of answers.entries()) {
      wire.transport.res = answer;
      wire.send(2 * MB);
      wire.emit('flush');
      if (i === 0) answer.emit('close');
    }
    expect(wire.isCut()).toBe(false);
    wire.send(1);
    expect(wire.isCut()).toBe(true);
    await vi.waitFor(() => expect(answers[4]?.destroy).toHaveBeenCalledOnce());
    expect(answers[0]?.destroy).not.toHaveBeenCalled();
  });
});

describe('on a real server', () => {
  let server: RunningServer;
  let client: Client;

  beforeAll(async () => {
    // Limits are off, because this tests requests that limits would otherwise refuse.
    server = await startServer({ limits: NO_LIMITS });
  });
  afterAll(() => server.stop());
  afterEach(() => client.close());

  /** The length of the answer with all boards. */
  async function lengthOfBoards(): Promise<number> {
    return JSON.stringify(granted(await client.ask('boards', {}))).length;
  }

  /** The client's raw socket, whose reading can be paused. */
  function wireOf({ socket }: Client): Socket {
    const { transport } = socket.io.engine as unknown as { transport: { ws: { _socket: Socket } } };
    return transport.ws._socket;
  }

  it('a client that never reads is cut off when too much waits', async () => {
    client = new Client(server.url);
    const times = Math.ceil((2 * MOST_UNSENT.connection) / (await lengthOfBoards()));
    client.socket.io.reconnection(false);
    const cut = new Promise<string>((resolve) => client.socket.once('disconnect', resolve));
    wireOf(client).pause();
    const ask = () => client.socket.emit('boards', {}, () => undefined);
    // Send many more requests than are needed, because data in the network's own buffers doesn't count.
    for (let asked = 0; asked < 4 * times; asked++) ask();
    // The client notices that it was cut off only when it sends again.
    const asking = setInterval(ask, 20);
    await cut;
    clearInterval(asking);
  });

  it('a client that reads may ask for as much', async () => {
    client = new Client(server.url);
    const times = Math.ceil((2 * MOST_UNSENT.connection) / (await lengthOfBoards()));
    for (let asked = 0; asked < times; asked += 50) {
      await Promise.all(Array.from({ length: 50 }, () => client.ask('boards', {})));
    }
    expect(client.socket.connected).toBe(true);
  });
});
