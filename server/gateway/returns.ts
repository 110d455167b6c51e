/**
 * Lets a player return to a table where nobody is left who could give the seat back. At a home server, players get
 * their seats after a wait in which none of the others was present. A server that strangers can reach has no such rule.
 * Everybody at the table is told.
 */
import { BlockList, isIPv6 } from 'node:net';
import type { Waiting } from './knocks.ts';

/** How many times during the wait the table is checked for other players. */
const LOOKS = 12;

/** The addresses of a home network. docs/SECURITY.md says how all others are treated. */
const HOME = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  HOME.addSubnet(network, prefix, 'ipv4');
HOME.addAddress('::1', 'ipv6');
HOME.addSubnet('fc00::', 7, 'ipv6');
HOME.addSubnet('fe80::', 10, 'ipv6');

/** Whether an address belongs to a home network. */
export function isAtHome(address: string): boolean {
  const plain = address.replace(/%.*/, '');
  return HOME.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

export interface ReturnsDeps {
  /** How long somebody has to wait, in ms; undefined if they are never let in by waiting. */
  readonly afterMs: number | undefined;
  /** Whether somebody is present who could give the seat back. */
  readonly isAsked: (waiting: Waiting) => boolean;
  /** Called when nobody was present during the whole wait. */
  readonly onDue: (waiting: Waiting) => void;
}

export class Returns {
  readonly #deps: ReturnsDeps;
  readonly #watches = new Map<string, { readonly timer: NodeJS.Timeout; looks: number }>();

  constructor(deps: ReturnsDeps) {
    this.#deps = deps;
  }

  /**
   * Starts the wait of somebody who has just knocked. Returns its length in ms, or undefined if waiting won't let them
   * in.
   */
  watch(waiting: Waiting, address: string): number | undefined {
    const { afterMs, isAsked, onDue } = this.#deps;
    this.forget(waiting);
    if (afterMs === undefined || !isAtHome(address)) return undefined;
    const watch = { timer: setInterval(look, afterMs / LOOKS), looks: 0 };
    this.#watches.set(waiting.id, watch);
    function look() {
      watch.looks = isAsked(waiting) ? 0 : watch.looks + 1;
      if (watch.looks < LOOKS) return;
      watch.looks = 0;
      onDue(waiting);
    }
    return afterMs;
  }

  /** Restarts the wait, because somebody who could answer is there. */
  restart(waiting: Waiting): void {
    const watch = this.#watches.get(waiting.id);
    if (watch) watch.looks = 0;
  }

  /** Ends the wait. */
  forget({ id }: Pick<Waiting, 'id'>): void {
    clearInterval(this.#watches.get(id)?.timer);
    this.#watches.delete(id);
  }

  close(): void {
    for (const id of [...this.#watches.keys()]) this.forget({ id });
  }
}
