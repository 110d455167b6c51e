/** What servers say to each other may be lost, doubled, late or out of order: what each knows comes right all the same. */
import { expect, it } from 'vitest';
import type { Bus, Fact, Knocking } from '../../server/gateway/facts.ts';
import type { Reading } from '../../server/tables/clocks.ts';
import { ALIVE_MS, Fleet } from '../../server/gateway/fleet.ts';
import { seeded } from '../helpers/random.ts';

/** Servers on one bus that does to each fact what it is told to: how often it comes, and after how many others. */
function sail(count: number, fate: () => { times: number; after: number } = () => ({ times: 1, after: 0 })) {
  let now = 0;
  const listeners: ((fact: Fact) => void)[] = [];
  let onTheWay: { fact: Fact; after: number }[] = [];
  const busOf = (place: number): Bus => ({
    say: (fact) => {
      const { times, after } = fate();
      for (let i = 0; i < times; i++) onTheWay.push({ fact, after: after + i });
    },
    hear: (listener) => void (listeners[place] = listener),
  });
  const servers = Array.from({ length: count }, (_, place) => {
    const here = new Map<string, string[]>();
    const clocks = new Map<string, Reading>();
    const knocks = new Map<string, Knocking[]>();
    const grown: string[] = [];
    const turnedAway: string[] = [];
    const fleet = new Fleet(busOf(place), () => now);
    fleet.join({
      playersAt: (table) => here.get(table),
      tables: () => here.keys(),
      clockOf: (table) => clocks.get(table),
      onClock: () => undefined,
      knocksAt: (table) => knocks.get(table) ?? [],
      doors: () => knocks.keys(),
      onGrown: (table) => void grown.push(table),
      onOthers: () => undefined,
      onCame: () => undefined,
      onSignal: () => undefined,
      onKnocks: () => undefined,
      onTurnedAway: (_, knock) => void turnedAway.push(knock),
    });
    return { fleet, here, clocks, knocks, grown, turnedAway };
  });
  /** All that is on its way comes, in the order that its fate gives it. */
  const settle = () => {
    while (onTheWay.length > 0) {
      const due = onTheWay.filter(({ after }) => after <= 0);
      onTheWay = onTheWay
        .filter(({ after }) => after > 0)
        .map(({ fact, after }) => ({ fact, after: after - 1 }));
      for (const { fact } of due) for (const listener of listeners) listener(fact);
    }
  };
  const tick = (places = servers.keys()) => {
    now += ALIVE_MS;
    for (const place of places) servers[place]?.fleet.tick();
    settle();
  };
  /** Something is said that no server of this version says. */
  const shout = (fact: object) => {
    for (const listener of listeners) listener(fact as Fact);
  };
  return { servers, settle, tick, shout };
}

function come(
  server: { fleet: Fleet; here: Map<string, string[]> } | undefined,
  table: string,
  ...players: string[]
) {
  server?.here.set(table, players);
  server?.fleet.came(table, players, 0);
  server?.fleet.sayWho(table);
}

it('each knows who is at a table at the others', () => {
  const { servers, settle } = sail(3);
  come(servers[0], 't', 'ann');
  come(servers[1], 't', 'bob');
  come(servers[1], 'other', 'cleo');
  settle();
  expect(servers.map(({ fleet }) => fleet.playersAt('t').sort())).toEqual([['bob'], ['ann'], ['ann', 'bob']]);
  servers[1]?.here.delete('t');
  servers[1]?.fleet.sayWho('t');
  settle();
  expect(servers.map(({ fleet }) => fleet.playersAt('t'))).toEqual([[], ['ann'], ['ann']]);
});

it('says that a table has grown only where somebody else is at it', () => {
  const { servers, settle } = sail(2);
  come(servers[0], 't', 'ann');
  settle();
  servers[0]?.fleet.grown('t');
  settle();
  expect(servers[1]?.grown).toEqual([]);
  // One who only looks on is somebody.
  come(servers[1], 't');
  settle();
  // Of what may have been written before it knew of the other, too.
  expect(servers.map(({ grown }) => grown)).toEqual([[], ['t']]);
  servers[0]?.fleet.grown('t');
  settle();
  expect(servers[1]?.grown).toEqual(['t', 't']);
});

it('a server that is silent is taken for dead, and known again when it comes back', () => {
  const { servers, settle, tick } = sail(2);
  come(servers[0], 't', 'ann');
  come(servers[1], 't', 'bob');
  settle();
  for (let i = 0; i < 4; i++) tick([0].values());
  expect(servers[0]?.fleet.playersAt('t')).toEqual([]);
  tick();
  expect(servers[0]?.fleet.playersAt('t')).toEqual(['bob']);
  servers[1]?.fleet.close();
  settle();
  expect(servers[0]?.fleet.playersAt('t')).toEqual([]);
});

const EVE: Knocking = { id: 'k', name: 'Eve', digest: 'd', since: 0 };

it('each knows who knocks at the others, as long as they do and their server lives', () => {
  const { servers, settle, tick } = sail(3);
  const [first, second, third] = servers;
  come(first, 't', 'ann');
  second?.knocks.set('t', [EVE]);
  second?.fleet.sayKnocks('t');
  settle();
  expect(first?.fleet.knocksAt('t')).toEqual([EVE]);
  // Where nobody has been told is told who asks, as somebody does who comes to the table.
  come(third, 't', 'cleo');
  settle();
  expect(third?.fleet.knocksAt('t')).toEqual([EVE]);
  // What is let in there by others stands in the log: who only knocks there is to read it.
  second?.grown.splice(0);
  first?.fleet.grown('t');
  settle();
  expect(second?.grown).toEqual(['t']);
  first?.fleet.turnAway('t', 'k');
  settle();
  expect(second?.turnedAway).toEqual(['k']);
  second?.knocks.delete('t');
  second?.fleet.sayKnocks('t');
  settle();
  expect(first?.fleet.knocksAt('t')).toEqual([]);
  second?.knocks.set('t', [EVE]);
  tick();
  expect(first?.fleet.knocksAt('t')).toEqual([EVE]);
  for (let i = 0; i < 4; i++) tick([0, 2].values());
  expect(servers.map(({ fleet }) => fleet.knocksAt('t'))).toEqual([[], [], []]);
});

it('each knows the clock that ends first at the others, for the turn that it measures itself', () => {
  const { servers, settle, tick } = sail(3);
  const [first, second, third] = servers;
  first?.clocks.set('t', { turn: 'one', leftMs: 20_000 });
  second?.clocks.set('t', { turn: 'one', leftMs: 15_000 });
  come(first, 't', 'ann');
  come(second, 't', 'bob');
  settle();
  // Whoever comes late is told at once.
  come(third, 't', 'cleo');
  settle();
  const left = (turn: string) => servers.map(({ fleet }) => fleet.leftElsewhere('t', turn));
  expect(left('one')).toEqual([15_000, 20_000, 15_000]);
  expect(left('two')).toEqual([undefined, undefined, undefined]);
  tick();
  // One that stands still is believed: the server says what its clock shows.
  expect(left('one')).toEqual([15_000, 20_000, 15_000]);
  second?.here.delete('t');
  second?.fleet.sayWho('t');
  settle();
  expect(left('one')).toEqual([undefined, 20_000, 20_000]);
});

it('what was said before and comes late, or twice, is no news', () => {
  const { servers, shout } = sail(1);
  const [one] = servers;
  const say = (number: number, knocking: Knocking[]) =>
    shout({ server: 'other', type: 'knocks', number, table: 't', knocking });
  say(5, [EVE]);
  expect(one?.fleet.knocksAt('t')).toEqual([EVE]);
  say(7, []);
  for (const late of [5, 6, 5]) say(late, [EVE]);
  expect(one?.fleet.knocksAt('t')).toEqual([]);
  shout({ server: 'other', type: 'here', number: 9, table: 't', players: null });
  shout({ server: 'other', type: 'here', number: 8, table: 't', players: ['ann'] });
  expect(one?.fleet.playersAt('t')).toEqual([]);
});

it('what only a newer version says is passed over', () => {
  const { servers, shout, settle } = sail(2);
  come(servers[0], 't', 'ann');
  settle();
  expect(() => shout({ server: 'newer', type: 'tide', table: 't', height: 3 })).not.toThrow();
  shout({ server: 'newer', type: 'here', number: 1, table: 't', players: ['bob'], mood: 'calm' });
  expect(servers[1]?.fleet.playersAt('t').sort()).toEqual(['ann', 'bob']);
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
        server?.fleet.sayKnocks(table);
      } else if (random() < 0.4) {
        server?.here.delete(table);
        server?.fleet.sayWho(table);
      } else come(server, table, `p${Math.floor(random() * 5)}`);
      if (random() < 0.3) settle();
    }
    settle();
    isRough = false;
    for (let i = 0; i < 20; i++) tick();
    for (const [place, { fleet, here }] of servers.entries())
      for (const table of ['t0', 't1', 't2']) {
        const others = servers.filter((_, other) => other !== place);
        const players = others.flatMap((other) => other.here.get(table) ?? []).sort();
        if (here.has(table)) expect(fleet.playersAt(table).sort(), `seed ${seed}`).toEqual(players);
        const knocking = others.flatMap(({ knocks }) => knocks.get(table) ?? []).map(({ id }) => id);
        const known = fleet.knocksAt(table).map(({ id }) => id);
        expect(known.sort(), `seed ${seed}`).toEqual(knocking.sort());
      }
  }
});
