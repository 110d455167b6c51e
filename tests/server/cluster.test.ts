/**
 * Messages between servers may be lost, duplicated, late or out of order. Each server still ends up in the right state.
 */
import { expect, it } from 'vitest';
import type { Knocking } from '../../server/gateway/cluster-messages.ts';
import { come, sail } from '../helpers/cluster.ts';
import { seeded } from '../helpers/random.ts';

it('each knows who is at a table at the others', () => {
  const { servers, settle } = sail(3);
  come(servers[0], 't', 'ann');
  come(servers[1], 't', 'bob');
  come(servers[1], 'other', 'cleo');
  settle();
  expect(servers.map(({ cluster }) => cluster.playersAt('t').sort())).toEqual([
    ['bob'],
    ['ann'],
    ['ann', 'bob'],
  ]);
  servers[1]?.here.delete('t');
  servers[1]?.cluster.sayWho('t');
  settle();
  expect(servers.map(({ cluster }) => cluster.playersAt('t'))).toEqual([[], ['ann'], ['ann']]);
});

it('says that a table has grown only where somebody else is at it', () => {
  const { servers, settle } = sail(2);
  come(servers[0], 't', 'ann');
  settle();
  servers[0]?.cluster.grown('t');
  settle();
  expect(servers[1]?.grown).toEqual([]);
  // A spectator counts as attending.
  come(servers[1], 't');
  settle();
  // Until now nobody attended the table on the second server, so it may have missed events and is told that the table
  // has grown. The first server has missed nothing.
  expect(servers.map(({ grown }) => grown)).toEqual([[], ['t']]);
  servers[0]?.cluster.grown('t');
  settle();
  expect(servers[1]?.grown).toEqual(['t', 't']);
});

it('a server that is silent is taken for dead, and known again when it comes back', () => {
  const { servers, settle, tick } = sail(2);
  come(servers[0], 't', 'ann');
  come(servers[1], 't', 'bob');
  settle();
  for (let i = 0; i < 4; i++) tick([0].values());
  expect(servers[0]?.cluster.playersAt('t')).toEqual([]);
  tick();
  expect(servers[0]?.cluster.playersAt('t')).toEqual(['bob']);
  servers[1]?.cluster.close();
  settle();
  expect(servers[0]?.cluster.playersAt('t')).toEqual([]);
});

it('servers that missed who came find out soon after they hear each other again', () => {
  const { servers, deaf, tick, settle } = sail(2);
  tick();
  for (const place of [0, 1]) deaf.add(place);
  come(servers[0], 't', 'ann');
  come(servers[1], 't', 'bob');
  tick();
  deaf.clear();
  tick();
  tick();
  expect(servers.map(({ cluster }) => cluster.playersAt('t'))).toEqual([['bob'], ['ann']]);
  for (const { grown } of servers) grown.splice(0);
  servers[0]?.cluster.grown('t');
  settle();
  expect(servers[1]?.grown).toEqual(['t']);
});

it('servers that forgot their shared table at different times soon share it again', () => {
  const { servers, deaf, tick, settle } = sail(2);
  come(servers[0], 't', 'ann');
  come(servers[1], 't', 'bob');
  tick();
  for (const place of [0, 1]) deaf.add(place);
  for (let i = 0; i < 3; i++) tick();
  // Only this message arrives. So the second server will forget the table, but not the first server, while the first
  // will forget both.
  deaf.clear();
  servers[0]?.cluster.grown('t');
  settle();
  for (const place of [0, 1]) deaf.add(place);
  tick();
  expect(servers.map(({ cluster }) => cluster.playersAt('t'))).toEqual([[], []]);
  // The first server hears again and says who is there, but the second is still deaf.
  deaf.delete(0);
  tick();
  deaf.clear();
  tick();
  tick();
  expect(servers.map(({ cluster }) => cluster.playersAt('t'))).toEqual([['bob'], ['ann']]);
});

it('comes right within 10 s, however long each server is deaf', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const random = seeded(seed);
    const { servers, deaf, tick, settle } = sail(3);
    tick();
    for (let i = 0; i < 4; i++) {
      deaf.clear();
      for (const place of servers.keys()) if (random() < 0.5) deaf.add(place);
      for (const server of servers) {
        if (random() < 0.2) come(server, 't', `p${i}`);
        else server.cluster.grown('t');
        settle();
      }
      tick();
    }
    deaf.clear();
    for (let i = 0; i < 5; i++) tick();
    for (const { cluster, here } of servers) {
      const others = servers.filter((other) => other.cluster !== cluster);
      const players = others.flatMap((other) => other.here.get('t') ?? []);
      if (here.has('t')) expect(cluster.playersAt('t').sort(), `seed ${seed}`).toEqual(players.sort());
    }
  }
});

const EVE: Knocking = { id: 'k', name: 'Eve', digest: 'd', since: 0 };

it('each knows who knocks at the others, as long as they do and their server lives', () => {
  const { servers, settle, tick } = sail(3);
  const [first, second, third] = servers;
  come(first, 't', 'ann');
  second?.knocks.set('t', [EVE]);
  second?.cluster.sayKnocks('t');
  settle();
  expect(first?.cluster.knocksAt('t')).toEqual([EVE]);
  // A server learns of earlier knocks when somebody attends the table there.
  come(third, 't', 'cleo');
  settle();
  expect(third?.cluster.knocksAt('t')).toEqual([EVE]);
  // A server whose only visitor is somebody who knocks must still learn that the log has grown, because the log
  // contains the answer.
  second?.grown.splice(0);
  first?.cluster.grown('t');
  settle();
  expect(second?.grown).toEqual(['t']);
  first?.cluster.turnAway('t', 'k');
  settle();
  expect(second?.turnedAway).toEqual(['k']);
  second?.knocks.delete('t');
  second?.cluster.sayKnocks('t');
  settle();
  expect(first?.cluster.knocksAt('t')).toEqual([]);
  second?.knocks.set('t', [EVE]);
  tick();
  expect(first?.cluster.knocksAt('t')).toEqual([EVE]);
  for (let i = 0; i < 4; i++) tick([0, 2].values());
  expect(servers.map(({ cluster }) => cluster.knocksAt('t'))).toEqual([[], [], []]);
});

it('each knows the clock that ends first at the others, for the turn that it measures itself', () => {
  const { servers, settle, tick } = sail(3);
  const [first, second, third] = servers;
  first?.clocks.set('t', { turn: 'one', leftMs: 20_000 });
  second?.clocks.set('t', { turn: 'one', leftMs: 15_000 });
  come(first, 't', 'ann');
  come(second, 't', 'bob');
  settle();
  // A server that joins late receives the knocks at once.
  come(third, 't', 'cleo');
  settle();
  const left = (turn: string) => servers.map(({ cluster }) => cluster.leftElsewhere('t', turn));
  expect(left('one')).toEqual([15_000, 20_000, 15_000]);
  expect(left('two')).toEqual([undefined, undefined, undefined]);
  tick();
  // This server only repeats the remaining time from the other server's last message, and doesn't count it down itself.
  expect(left('one')).toEqual([15_000, 20_000, 15_000]);
  second?.here.delete('t');
  second?.cluster.sayWho('t');
  settle();
  expect(left('one')).toEqual([undefined, 20_000, 20_000]);
});

it('what was said before and comes late, or twice, is no news', () => {
  const { servers, shout } = sail(1);
  const [one] = servers;
  const say = (number: number, knocking: Knocking[]) =>
    shout({ server: 'other', type: 'knocks', number, table: 't', knocking });
  say(5, [EVE]);
  expect(one?.cluster.knocksAt('t')).toEqual([EVE]);
  say(7, []);
  for (const late of [5, 6, 5]) say(late, [EVE]);
  expect(one?.cluster.knocksAt('t')).toEqual([]);
  shout({ server: 'other', type: 'here', number: 9, table: 't', players: null });
  shout({ server: 'other', type: 'here', number: 8, table: 't', players: ['ann'] });
  expect(one?.cluster.playersAt('t')).toEqual([]);
});

it('what only a newer version says is passed over', () => {
  const { servers, shout, settle } = sail(2);
  come(servers[0], 't', 'ann');
  settle();
  expect(() => shout({ server: 'newer', type: 'tide', table: 't', height: 3 })).not.toThrow();
  shout({ server: 'newer', type: 'here', number: 1, table: 't', players: ['bob'], mood: 'calm' });
  expect(servers[1]?.cluster.playersAt('t').sort()).toEqual(['ann', 'bob']);
});

it('comes right however much is lost, doubled and out of order', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const random = seeded(seed);
    let isRough = true;
    const { servers, settle, tick } = sail(3, () =>
      isRough
        ? { times: random() < 0.3 ? 0 : random() < 0.3 ? 2 : 1, after: Math.floor(random() * 6) }
        : { times: 1, after: 0 },
    );
    for (let i = 0; i < 60; i++) {
      const server = servers[Math.floor(random() * 3)];
      const table = `t${Math.floor(random() * 3)}`;
      if (random() < 0.2) {
        if (server?.knocks.delete(table) === false) server.knocks.set(table, [{ ...EVE, id: `k${i}` }]);
        server?.cluster.sayKnocks(table);
      } else if (random() < 0.4) {
        server?.here.delete(table);
        server?.cluster.sayWho(table);
      } else come(server, table, `p${Math.floor(random() * 5)}`);
      if (random() < 0.3) settle();
    }
    settle();
    isRough = false;
    for (let i = 0; i < 20; i++) tick();
    for (const [place, { cluster, here }] of servers.entries())
      for (const table of ['t0', 't1', 't2']) {
        const others = servers.filter((_, other) => other !== place);
        const players = others.flatMap((other) => other.here.get(table) ?? []).sort();
        if (here.has(table)) expect(cluster.playersAt(table).sort(), `seed ${seed}`).toEqual(players);
        const knocking = others.flatMap(({ knocks }) => knocks.get(table) ?? []).map(({ id }) => id);
        const known = cluster.knocksAt(table).map(({ id }) => id);
        expect(known.sort(), `seed ${seed}`).toEqual(knocking.sort());
      }
  }
});
