/** Servers of a cluster whose messages a test can lose, duplicate, delay and reorder. */
import type { Bus, ClusterMessage, Knocking } from '../../server/gateway/cluster-messages.ts';
import { ALIVE_MS, Cluster } from '../../server/gateway/cluster.ts';
import type { Reading } from '../../server/tables/clocks.ts';

/**
 * Creates servers on a message bus. For each message, `fate` decides how often it arrives, and after how many other
 * messages.
 */
export function sail(
  count: number,
  fate: () => { times: number; after: number } = () => ({ times: 1, after: 0 }),
) {
  let now = 0;
  const listeners: ((message: ClusterMessage) => void)[] = [];
  /** The places of the servers that receive nothing at present, because they have lost their connection. */
  const deaf = new Set<number>();
  let onTheWay: { message: ClusterMessage; after: number }[] = [];
  const busOf = (place: number): Bus => ({
    send: (message) => {
      const { times, after } = fate();
      for (let i = 0; i < times; i++) onTheWay.push({ message, after: after + i });
    },
    listen: (listener) => void (listeners[place] = listener),
  });
  const servers = Array.from({ length: count }, (_, place) => {
    const here = new Map<string, string[]>();
    const clocks = new Map<string, Reading>();
    const knocks = new Map<string, Knocking[]>();
    const grown: string[] = [];
    const turnedAway: string[] = [];
    const cluster = new Cluster(busOf(place), () => now);
    cluster.join({
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
    return { cluster, here, clocks, knocks, grown, turnedAway };
  });
  /** Delivers all pending messages in the order that `fate` decided. */
  const settle = () => {
    while (onTheWay.length > 0) {
      const due = onTheWay.filter(({ after }) => after <= 0);
      onTheWay = onTheWay
        .filter(({ after }) => after > 0)
        .map(({ message, after }) => ({ message, after: after - 1 }));
      for (const { message } of due)
        for (const [place, listener] of listeners.entries()) if (!deaf.has(place)) listener(message);
    }
  };
  const tick = (places = servers.keys()) => {
    now += ALIVE_MS;
    for (const place of places) servers[place]?.cluster.tick();
    settle();
  };
  /** Delivers a message that no server of this version would send. */
  const shout = (message: object) => {
    for (const listener of listeners) listener(message as ClusterMessage);
  };
  return { servers, deaf, settle, tick, shout };
}

/** Lets players attend a table at a server. */
export function come(
  server: { cluster: Cluster; here: Map<string, string[]> } | undefined,
  table: string,
  ...players: string[]
) {
  server?.here.set(table, players);
  server?.cluster.came(table, players, 0);
  server?.cluster.sayWho(table);
}
