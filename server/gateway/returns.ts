/**
 * Lets players return to their seats without permission. Usually somebody at the table has to permit the return of a
 * player whose device has lost the seat's token. On a home server, the player also gets the seat after a wait, if
 * nobody who could permit it was present during the wait. On a server that strangers can reach, waiting doesn't help.
 * Everybody at the table is told about the return.
 */
import { BlockList, isIPv6 } from 'node:net';
import type { Waiting } from './knocks.ts';

/** How many times during the wait to check whether somebody is present who could permit the return. */
const LOOKS = 12;

/** The addresses of a home network. docs/SECURITY.md explains how other addresses are treated. */
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
  /** How long a returning player has to wait, in ms; undefined if waiting never lets them in. */
  readonly afterMs: number | undefined;
  /** Whether somebody is present who could permit the return. */
  readonly isAsked: (waiting: Waiting) => boolean;
  /** Called when the wait is over and nobody who could permit the return was present during it. */
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

  /** Restarts the wait, because somebody who could permit the return is present. */
  restart(waiting: Waiting): void {
    const watch = this.#watches.get(waiting.id);
    if (watch) watch.looks = 0;
  }

  /** Ends the wait of somebody who has knocked. */
  forget({ id }: Pick<Waiting, 'id'>): void {
    clearInterval(this.#watches.get(id)?.timer);
    this.#watches.delete(id);
  }

  close(): void {
    for (const id of [...this.#watches.keys()]) this.forget({ id });
  }
}
