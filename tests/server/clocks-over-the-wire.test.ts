/** The clock of a turn as clients see it, and when it runs while devices come and go. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { Clocks } from '../../server/tables/clocks.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { Attended } from '../../shared/wire/protocol.ts';
import { gameFeed, Guest } from '../helpers/guests.ts';
import { startServer } from '../helpers/server.ts';
import { BEGIN, clock, LONG, passes, SHORT, useFakeTime } from '../helpers/watched-clocks.ts';

useFakeTime();
let store: Store;
beforeEach(() => {
  store = openSqlite(':memory:');
});

describe('over the wire', () => {
  /** A Navigator and Poseidon at a table with a clock, before the game begins. */
  async function gathered(chosen: TableCommand) {
    const server = await startServer({ store });
    const host = new Guest(server.url);
    const poseidon = new Guest(server.url);
    await poseidon.join(await host.make());
    await host.does(chosen);
    await host.does({ type: 'sit', seat: 'navigators' });
    await poseidon.does({ type: 'sit', seat: 'poseidon' });
    const close = async () => {
      for (const guest of [host, poseidon]) guest.close();
      await server.stop();
    };
    return { host, poseidon, close, url: server.url };
  }

  const typesOf = ({ feeds }: Attended) => gameFeed(feeds).events.map(({ type }) => type);

  it('shows everybody the same, and tells what was done in the stead of who is slow', async () => {
    const { host, poseidon, close, url } = await gathered(clock(SHORT, LONG));
    await host.does(BEGIN);
    const onlooker = new Guest(url);
    await passes(1);
    expect((await onlooker.watch(host.code)).clock).toEqual({ leftMs: 14_000, ofMs: 15_000 });
    await passes(14);
    const signs = [15_000, 600_000].map((ms) => ({ leftMs: ms, ofMs: ms }));
    await expect.poll(() => host.signs).toEqual(signs);
    await expect.poll(() => poseidon.signs).toEqual(signs);
    // The answer to this request arrives after everything that the server has already sent.
    await host.ask('boards', {});
    const told = gameFeed(host.told.flat());
    expect(told.audience).toBe('navigators');
    expect(told.events.map((event) => Object.keys(event))).toEqual([['type', 'storm']]);
    await poseidon.ask('boards', {});
    expect(gameFeed(poseidon.told.flat()).events[0]).toHaveProperty('pushes');
    // A player who comes back sees how much time is left.
    await passes(1);
    expect((await host.attend()).clock).toEqual({ leftMs: 599_000, ofMs: 600_000 });
    onlooker.close();
    await close();
  });

  it('stands still while nobody is there, though a command was under way when the last one went', async () => {
    const { host: other, poseidon: host, close } = await gathered(clock(SHORT, SHORT));
    other.close();
    await expect.poll(() => host.present).toEqual([host.player]);
    // Make the disk slow, so that the command is written after the last device has left.
    const write = store.write.bind(store);
    const slow = Promise.withResolvers<undefined>();
    const writing = vi.fn<Store['write']>((change) => slow.promise.then(() => write(change)));
    store.write = writing;
    host.socket.emit('command', { id: 'last', player: host.player, command: BEGIN }, () => undefined);
    await expect.poll(() => writing.mock.calls.length).toBe(1);
    const stop = vi.spyOn(Clocks.prototype, 'stop');
    const follow = vi.spyOn(Clocks.prototype, 'sync');
    host.close();
    await expect.poll(() => stop.mock.calls.length).toBe(1);
    slow.resolve(undefined);
    await expect.poll(() => follow.mock.calls.length).toBe(1);
    await passes(SHORT);
    const back = host.again();
    expect(typesOf(await back.attend())).toEqual(['began']);
    // The clock starts to run once somebody attends the table.
    expect((await back.attend()).clock).toEqual({ leftMs: 15_000, ofMs: 15_000 });
    await passes(SHORT);
    await expect.poll(() => back.told.length).toBe(1);
    back.close();
    await close();
  });

  it('stands still while only a spectator is there, and goes on when the player is back', async () => {
    const { host, poseidon, close, url } = await gathered(clock(SHORT, SHORT));
    await host.does(BEGIN);
    const onlooker = new Guest(url);
    await onlooker.watch(host.code);
    await passes(5);
    for (const guest of [host, poseidon]) guest.close();
    await expect.poll(() => onlooker.signs.at(-1)).toBeNull();
    // Too little time has passed for the spectator's connection to time out.
    await passes(SHORT);
    expect(typesOf(await onlooker.watch(host.code))).toEqual(['began']);
    const back = poseidon.again();
    expect((await back.attend()).clock).toEqual({ leftMs: 10_000, ofMs: 15_000 });
    await passes(10);
    await expect.poll(() => back.told.length).toBe(1);
    for (const guest of [back, onlooker]) guest.close();
    await close();
  });

  it('stands still when the last one goes on to another table', async () => {
    const { host: gone, poseidon: host, close, url } = await gathered(clock(SHORT, SHORT));
    gone.close();
    await expect.poll(() => host.present).toEqual([host.player]);
    const elsewhere = new Guest(url);
    const another = await elsewhere.make('Zoe');
    await host.does(BEGIN);
    const { code } = host;
    await host.watch(another);
    await passes(SHORT);
    host.code = code;
    expect(typesOf(await host.attend())).toEqual(['began']);
    elsewhere.close();
    await close();
  });
});
