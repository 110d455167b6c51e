/** How a page keeps its connection, tested with a simulated network and clock. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lifeline, type Line } from '../../client/lib/lifeline.ts';
import type { Transport } from '../../client/lib/transports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The simulated network: how long messages take, and which of them arrive. */
interface Net {
  /** The one-way delay in ms. */
  wayMs?: number;
  /**
   * What the network does with WebSockets: it carries them, refuses them, or accepts them without transmitting
   * anything.
   */
  webSockets?: 'carried' | 'refused' | 'dropped';
  polling?: 'carried' | 'refused';
  /** True if open connections transmit nothing, although neither end has noticed. */
  isDead?: boolean;
}

/** The number of round trips that each transport needs to open a connection. */
const TRIPS: Readonly<Record<Transport, number>> = { websocket: 2, polling: 2 };

function played(net: Net = {}) {
  /** The transport used by each attempt to connect. */
  const attempts: string[] = [];
  const pings: number[] = [];
  const failures: number[] = [];
  let open: { by: Transport; net: object } | undefined;
  let attempt = 0;
  const page = { isSeen: true };
  const way = () => 2 * (net.wayMs ?? 10);
  const fails = (by: Transport) => (by === 'websocket' ? net.webSockets : net.polling) ?? 'carried';
  const line: Line = {
    open: (transports) => {
      attempts.push(transports.join());
      const own = ++attempt;
      const tryOne = ([by, ...others]: readonly Transport[]) => {
        if (own !== attempt) return;
        if (by === undefined) return lifeline.closed();
        if (fails(by) === 'dropped') return;
        const ms = fails(by) === 'refused' ? way() : TRIPS[by] * way();
        setTimeout(() => {
          if (own !== attempt) return;
          if (fails(by) === 'refused') return tryOne(others);
          open = { by, net: { ...net } };
          net.isDead = false;
          lifeline.opened(by);
        }, ms);
      };
      tryOne(transports);
    },
    close: () => {
      attempt++;
      open = undefined;
    },
    ping: () => {
      pings.push(Date.now());
      const own = open;
      if (!net.isDead) setTimeout(() => own && own === open && !net.isDead && lifeline.heard(), way());
    },
  };
  const lifeline = new Lifeline({
    line,
    onFailed: () => failures.push(Date.now()),
    isSeen: () => page.isSeen,
    random: () => 0.5,
  });
  lifeline.start();
  return { lifeline, net, attempts, pings, failures, page, isOpen: () => open?.by };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** The time in ms until a condition becomes true; Infinity if it never does. */
function until(isSo: () => unknown, mostMs = 300_000): number {
  for (let ms = 0; ms < mostMs; ms += 50) {
    if (isSo()) return ms;
    pass(50);
  }
  return Infinity;
}

describe('a page that connects', () => {
  it('opens a WebSocket', () => {
    const { attempts, isOpen } = played();
    pass(100);
    expect([attempts, isOpen()]).toEqual([['websocket,polling'], 'websocket']);
  });

  it('polls where WebSockets are refused, and begins with that the next time', () => {
    const { attempts, isOpen, lifeline } = played({ webSockets: 'refused' });
    pass(200);
    expect(isOpen()).toBe('polling');
    lifeline.renew();
    expect(attempts).toEqual(['websocket,polling', 'polling,websocket']);
  });

  it('polls where a proxy lets WebSockets through and drops all they carry', () => {
    const { isOpen } = played({ webSockets: 'dropped' });
    expect(until(isOpen)).toBeLessThan(6_000);
    expect(isOpen()).toBe('polling');
  });

  it('opens a WebSocket where polling is refused, also after it has polled', () => {
    const { isOpen, net, lifeline } = played({ webSockets: 'refused' });
    pass(200);
    Object.assign(net, { webSockets: 'carried', polling: 'refused' });
    lifeline.renew();
    pass(200);
    expect(isOpen()).toBe('websocket');
  });

  it('tries WebSockets first again in another network', () => {
    const { attempts, isOpen, net, lifeline } = played({ webSockets: 'refused' });
    pass(200);
    Object.assign(net, { webSockets: 'carried', isDead: true });
    lifeline.networkChanged();
    expect(until(() => isOpen() === 'websocket')).toBeLessThan(4_000);
    expect(attempts.at(-1)).toBe('websocket,polling');
  });

  it('begins with a WebSocket again after polling has moved to one', () => {
    const { attempts, lifeline } = played({ webSockets: 'refused' });
    pass(200);
    lifeline.upgraded();
    lifeline.renew();
    expect(attempts.at(-1)).toBe('websocket,polling');
  });

  it('stays with polling for a while where WebSockets end soon, over and over', () => {
    const { attempts, lifeline } = played();
    for (let i = 0; i < 3; i++) {
      pass(5_000);
      lifeline.closed();
    }
    pass(1_000);
    expect(attempts.slice(1)).toEqual(['websocket,polling', 'polling', 'polling,websocket']);
  });

  it('stays not with polling alone where that does not work', () => {
    const { isOpen, net, lifeline } = played();
    pass(5_000);
    lifeline.closed();
    pass(5_000);
    net.polling = 'refused';
    lifeline.closed();
    expect(until(isOpen)).toBeLessThan(3_000);
  });

  it.each([1_000, 4_000, 9_000])('gets through where each way takes %i ms', (wayMs) => {
    const { isOpen, lifeline, attempts } = played({ wayMs });
    expect(until(isOpen)).toBeLessThan(200_000);
    // The page keeps this slow connection too. A late answer doesn't mean that the connection is dead.
    const { length } = attempts;
    for (let i = 0; i < 5; i++) {
      lifeline.asked();
      setTimeout(() => lifeline.heard(), 2 * wayMs);
      pass(30_000);
      lifeline.check();
      pass(30_000);
    }
    expect(attempts.length).toBe(length);
    expect(lifeline.answerMs).toBeGreaterThan(2 * wayMs);
  });

  it('gets through sooner where a question by http was answered', () => {
    const { isOpen, lifeline } = played({ wayMs: 4_000 });
    pass(13_000);
    lifeline.measured(8_000);
    expect(until(isOpen)).toBeLessThan(25_000);
  });

  it('comes back within a second or so, however long the server was away', () => {
    const { isOpen, net, failures } = played({ webSockets: 'refused', polling: 'refused' });
    pass(60_000);
    expect(failures.length).toBeGreaterThan(40);
    Object.assign(net, { webSockets: 'carried' });
    expect(until(isOpen)).toBeLessThan(1_500);
  });

  it('waits as long as a server says that lets it not in, unless somebody looks', () => {
    const { attempts, lifeline } = played({ webSockets: 'dropped' });
    lifeline.turnedAway(10_000);
    pass(9_900);
    expect(attempts).toHaveLength(1);
    lifeline.check();
    expect(attempts).toHaveLength(2);
  });

  it('that is stopped tries no more', () => {
    const { attempts, lifeline } = played({ webSockets: 'refused', polling: 'refused' });
    lifeline.stop();
    lifeline.check();
    lifeline.renew();
    pass(60_000);
    expect(attempts).toHaveLength(1);
  });
});

describe('a connection that hears nothing any more', () => {
  const dead = () => {
    const at = played();
    pass(5_000);
    at.net.isDead = true;
    return at;
  };

  it('is opened anew within seconds of a request that is not answered', () => {
    const { lifeline, attempts } = dead();
    lifeline.asked();
    expect(until(() => attempts.length === 2)).toBeLessThan(6_000);
  });

  it.each(['check', 'networkChanged', 'woke'] as const)('is tested at once by %s', (happens) => {
    const { lifeline, attempts } = dead();
    lifeline[happens]();
    expect(until(() => attempts.length === 2)).toBeLessThan(3_500);
  });

  it('is tested when the device has slept', () => {
    const { attempts } = dead();
    vi.setSystemTime(Date.now() + 60_000);
    expect(until(() => attempts.length === 2)).toBeLessThan(6_000);
  });

  it('is noticed while somebody only waits, if the page is seen', () => {
    const { attempts } = dead();
    expect(until(() => attempts.length === 2)).toBeLessThan(20_000);
    const other = dead();
    other.page.isSeen = false;
    pass(60_000);
    expect(other.pings).toEqual([]);
  });

  it('is opened anew though an attempt hangs that was begun before the network changed', () => {
    const { attempts, lifeline, net, isOpen } = played({ webSockets: 'dropped' });
    pass(1_000);
    net.webSockets = 'carried';
    lifeline.networkChanged();
    expect(until(isOpen)).toBeLessThan(200);
    expect(attempts).toHaveLength(2);
  });
});

describe('a connection that lives', () => {
  it('stays, however often it is tested', () => {
    const { attempts, pings, lifeline } = played();
    pass(1_000);
    for (let i = 0; i < 5; i++) {
      lifeline.check();
      pass(1_000);
    }
    pass(60_000);
    expect(attempts).toHaveLength(1);
    expect(pings.length).toBeGreaterThan(5);
  });

  it('is not tested while answers come', () => {
    const { pings, lifeline } = played();
    for (let i = 0; i < 60; i++) {
      lifeline.asked();
      pass(500);
      lifeline.heard();
      pass(500);
    }
    expect(pings).toEqual([]);
  });

  it('to a server that is slow for a while is given more time at each test', () => {
    const { attempts, net, lifeline } = played();
    pass(1_000);
    net.wayMs = 4_000;
    for (let i = 0; i < 20; i++) {
      lifeline.asked();
      pass(10_000);
    }
    const { length } = attempts;
    for (let i = 0; i < 10; i++) {
      lifeline.asked();
      pass(10_000);
    }
    expect(attempts.length).toBe(length);
  });
});
