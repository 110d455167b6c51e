/** Stopping a server: it answers pending requests, loses no acknowledged command, and all clients reconnect later. */
import { EventEmitter } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeLog } from '../../server/lib/log.ts';
import { endWhenLost, stopWhenTold } from '../../server/stopping.ts';
import { openSqlite } from '../../server/store/open.ts';
import { gather, type Client } from '../helpers/client.ts';
import { startMortalServer, startServer } from '../helpers/server.ts';

const guess = (square: string) => ({ type: 'guess', ship: 'red', square: square as 'b2' }) as const;

/** Why a client's connections were lost, in order. */
function breaksOf({ socket }: Client): string[] {
  const reasons: string[] = [];
  socket.on('disconnect', (reason) => reasons.push(reason));
  return reasons;
}

describe('under load', () => {
  it('keeps all that was acknowledged, ends well, and everybody comes back by themselves', async () => {
    const server = await startMortalServer();
    const loads = await Promise.all(
      [1, 2, 3].map(async () => {
        const { navigator, poseidon, close } = await gather(server.url);
        const breaks = [navigator, poseidon].map(breaksOf);
        return { navigator, breaks, close, asked: 0, acknowledged: new Set<string>() };
      }),
    );
    let enough: () => void = () => undefined;
    const busy = new Promise<void>((resolve) => (enough = resolve));

    /** Moves a guess to one square after another until the connection is lost. */
    const hammer = async (load: (typeof loads)[number]) => {
      while (load.navigator.socket.connected) {
        const number = load.asked++;
        const asked = load.navigator.command(guess(number % 2 ? 'a1' : 'b2'), `g${number}`);
        const answer = await asked.catch(() => undefined);
        if (answer?.ok) load.acknowledged.add(`g${number}`);
        if (loads.every(({ acknowledged }) => acknowledged.size >= 25)) enough();
      }
    };
    const hammering = loads.flatMap((load) => [1, 2, 3, 4].map(() => hammer(load)));
    await busy;
    expect(await server.terminate()).toBe(0);
    await Promise.all(hammering);
    const once = ['transport close'];
    await expect.poll(() => loads.map(({ breaks }) => breaks)).toEqual(loads.map(() => [once, once]));

    await server.start();
    for (const { navigator, asked, acknowledged, close } of loads) {
      await expect.poll(() => navigator.socket.connected).toBe(true);
      await navigator.attend();
      for (let number = 0; number < asked; number++) {
        const again = await navigator.command(guess('a1'), `g${number}`);
        const wasKept = again.ok && again.repeated;
        expect(again.ok && (wasKept || !acknowledged.has(`g${number}`))).toBe(true);
      }
      close();
    }
    await server.stop();
  });
});

describe('with a command under way', () => {
  it('answers it, and takes no other', async () => {
    const store = openSqlite(':memory:');
    const server = await startServer({ store });
    const { navigator, poseidon, close } = await gather(server.url);
    const breaks = breaksOf(navigator);
    const write = store.write.bind(store);
    let letWrite: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letWrite = resolve));
    store.write = async (change) => {
      await held;
      return write(change);
    };
    const taken = navigator.command(guess('b2')).then((answer) => [answer.ok, [...breaks]]);
    await navigator.caughtUp();
    const stopped = server.stop();
    const refused = poseidon.ask('boards', {}).catch(() => 'no answer');
    letWrite();
    // The answer to the pending command arrived before the connection closed.
    expect(await taken).toEqual([true, []]);
    expect(await refused).toBe('no answer');
    await stopped;
    await expect.poll(() => breaks).toEqual(['transport close']);
    close();
  });

  it('does not wait for ever for a store that never answers', async () => {
    const lines: string[] = [];
    const log = makeLog({ level: 'warn' }, { write: (line) => lines.push(line) });
    const store = openSqlite(':memory:');
    const server = await startServer({ store, log, drainMs: 1 });
    const { navigator, close } = await gather(server.url);
    store.write = () => new Promise(() => undefined);
    const answer = navigator.command(guess('b2')).catch(() => 'no answer');
    await navigator.caughtUp();
    await server.stop();
    expect(await answer).toBe('no answer');
    expect(lines.join()).toContain('stopped before all that was under way was done');
    close();
  });
});

describe('the process', () => {
  afterEach(() => void vi.useRealTimers());

  /** A fake process that can be sent signals, with the exit codes and log lines that result. */
  function processWith(stop: () => Promise<void>) {
    const process = new EventEmitter();
    const ends: number[] = [];
    const lines: string[] = [];
    const log = makeLog({ level: 'info', base: null }, { write: (line) => lines.push(line) });
    const exit = (code: number) => void ends.push(code);
    stopWhenTold({ process, log, stop, exit });
    endWhenLost({ process, log, exit });
    return { process, ends, lines };
  }

  it('ends with 0 when all has ended in order, with 1 when it could not', async () => {
    const well = processWith(() => Promise.resolve());
    const ill = processWith(() => Promise.reject(new Error('the disk is gone')));
    for (const { process, ends } of [well, ill]) {
      process.emit('SIGTERM', 'SIGTERM');
      await expect.poll(() => ends.length).toBe(1);
    }
    expect([...well.ends, ...ill.ends]).toEqual([0, 1]);
  });

  it('takes the echo of Ctrl+C for one word, and ends at once at a second', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { process, ends } = processWith(() => new Promise(() => undefined));
    process.emit('SIGINT', 'SIGINT');
    process.emit('SIGINT', 'SIGINT');
    vi.setSystemTime(Date.now() + 499);
    process.emit('SIGTERM', 'SIGTERM');
    expect(ends).toEqual([]);
    vi.setSystemTime(Date.now() + 1);
    process.emit('SIGINT', 'SIGINT');
    expect(ends).toEqual([1]);
  });

  it('ends at an error that nobody caught, and does not quote it', () => {
    const { process, ends, lines } = processWith(() => Promise.resolve());
    process.emit('uncaughtException', new TypeError("Cannot read properties of undefined (reading 'h9')"));
    expect(ends).toEqual([1]);
    expect(lines.join()).toMatch(/"type":"TypeError".*an error that nobody caught/);
    expect(lines.join()).not.toContain('h9');
  });
});
