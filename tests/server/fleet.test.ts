/** What servers say to each other may be lost, doubled, late or out of order: what each knows comes right all the same. */
import { expect, it } from 'vitest';
import { ALIVE_MS, Fleet, type Bus, type Fact } from '../../server/gateway/fleet.ts';
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
    const grown: string[] = [];
    const fleet = new Fleet(busOf(place), () => now);
    fleet.join({
      playersAt: (table) => here.get(table),
      tables: () => here.keys(),
      onGrown: (table) => void grown.push(table),
      onOthers: () => undefined,
      onCame: () => undefined,
      onSignal: () => undefined,
    });
    return { fleet, here, grown };
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
  return { servers, settle, tick };
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
      if (random() < 0.4) {
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
        const elsewhere = servers
          .filter((_, other) => other !== place)
          .flatMap((other) => other.here.get(table) ?? []);
        if (here.has(table)) expect(fleet.playersAt(table).sort(), `seed ${seed}`).toEqual(elsewhere.sort());
      }
  }
});
