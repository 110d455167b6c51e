/** A flood of requests does not fill the server's store, use its time, or reach other players. */
import { describe, expect, it, vi } from 'vitest';
import { LIMITS, type Rate } from '../../server/gateway/limits.ts';
import { openSqlite } from '../../server/store/open.ts';
import { REQUESTS } from '../../shared/wire/schemas.ts';
import { newToken, NOTHING, type Client } from '../helpers/client.ts';
import {
  FEW,
  oneAfterTheOther,
  only,
  refusals,
  STRANGER,
  useLimitedServer,
} from '../helpers/limited-servers.ts';

const { open, client, company } = useLimitedServer();

describe('too much', () => {
  it('is not even read, and messages without a callback count as well', async () => {
    const requests = [{ per: 'address', most: 3, seconds: 60 }] as const;
    await open({ limits: only({ requests }) });
    const parse = vi.spyOn(REQUESTS.make, 'safeParse');
    const eve = client();
    for (let i = 0; i < 3; i++) eve.socket.emit('make', 'no callback');
    const made = await eve.ask('make', { token: newToken(), name: 'Eve' });
    expect(made).toMatchObject({ refusal: 'too-many-requests' });
    expect(parse).toHaveBeenCalledTimes(3);
    parse.mockRestore();
  });

  it('of what one address makes the server read is refused, whatever is answered, and hinders no other', async () => {
    const reads = [{ per: 'address', most: 10, seconds: 60 }] as const;
    await open({ proxies: 1, limits: only({ reads }) });
    const host = client();
    const code = await host.make('Ann');
    const link = `${'A'.repeat(12)}${'B'.repeat(16)}`;
    host.close();
    const eve = client(STRANGER);
    // Looking at a table in memory reads nothing. The server releases the table from memory shortly after the host has
    // left.
    await expect
      .poll(() => eve.ask('look', { code, tokens: [] }))
      .toMatchObject({ refusal: 'too-many-requests' });
    expect(await eve.ask('shared-game', { link })).toMatchObject({ refusal: 'too-many-requests' });
    const attend = { code, tokens: [host.token], have: NOTHING };
    expect(await eve.ask('attend', attend)).toMatchObject({ refusal: 'too-many-requests' });
    expect(await client('198.51.100.8').ask('attend', attend)).toMatchObject({ ok: true });
  });

  it('said by one Navigator reaches the others no more', async () => {
    await open();
    const { host, crew, onlooker, poseidon } = await company(2);
    const signal = { type: 'phrase', phrase: 'wait' };
    const say = (by: Client) => by.ask('signal', { player: host.player, signal });
    // Clients that only claim to be the host don't use up the real host's allowance.
    await oneAfterTheOther(60, () => say(onlooker));
    await oneAfterTheOther(60, () => say(poseidon));
    const said = refusals(await oneAfterTheOther(60, () => say(host)));
    const [{ most }] = LIMITS.rates.signals as readonly [Rate];
    expect(said.filter((each) => each === 'ok')).toHaveLength(most);
    await crew[0]?.caughtUp();
    expect(crew[0]?.signals).toHaveLength(most);
  });

  it('renaming writes no more than the limit lets through', async () => {
    await open();
    const { host, poseidon } = await company();
    await oneAfterTheOther(60, (i) => host.command({ type: 'rename', name: `Ann ${i}` }));
    const { feeds } = await poseidon.attend();
    const [{ most }] = LIMITS.rates.renames as readonly [Rate];
    const events = feeds.flatMap((feed) => (feed.log === 'table' ? feed.events : []));
    expect(events.filter(({ type }) => type === 'renamed')).toHaveLength(most);
  });

  it('making fills no store', async () => {
    const store = openSqlite(':memory:');
    await open({ store });
    const stranger = client();
    await oneAfterTheOther(100, () => stranger.ask('make', { token: newToken(), name: 'Eve' }));
    const [{ most }] = LIMITS.rates.makes as readonly [Rate, Rate];
    expect(await store.countTables()).toBe(most);
  });

  it('at once waits, and comes about when it is asked for again', async () => {
    const store = openSqlite(':memory:');
    const write = store.write.bind(store);
    await open({ store });
    const { host } = await company();
    await host.does({ type: 'abandon-game' });
    const { promise: gate, resolve: go } = Promise.withResolvers<null>();
    store.write = (change) => gate.then(() => write(change));
    const choose = (i: number) =>
      host.command({ type: 'choose-mode', mode: i % 2 === 0 ? 'competing' : 'cooperative' });
    const asked = Array.from({ length: LIMITS.inFlight + 8 }, (_, i) => choose(i));
    const refused = await Promise.all(asked.slice(LIMITS.inFlight));
    expect(new Set(refusals(refused))).toEqual(new Set(['too-many-requests']));
    go(null);
    expect(new Set(refusals(await Promise.all(asked.slice(0, LIMITS.inFlight))))).toEqual(new Set(['ok']));
    expect(await choose(0)).toMatchObject({ ok: true });
  });

  it('read does not keep who holds a seat from coming back', async () => {
    await open({ limits: only({ events: FEW }) });
    const { host, onlooker } = await company();
    const asked = { code: host.code, have: NOTHING };
    await oneAfterTheOther(10, () => onlooker.ask('attend', { ...asked, tokens: [] }));
    expect(await onlooker.ask('attend', { ...asked, tokens: [] })).toMatchObject({ ok: false });
    expect(await host.ask('attend', { ...asked, tokens: [host.token] })).toMatchObject({ ok: true });
  });
});
