/**
 * Coming back to a table where nobody is left who could give somebody their seat. At home it is theirs after a while in
 * which none of the others was there; a server that strangers reach has no such rule. Everybody is told.
 */
import { BlockList, isIPv6 } from 'node:net';
import type { Waiting } from './knocks.ts';

/** How often it is looked whether somebody is there, in the time that one has to wait. */
const LOOKS = 12;

/** Where a home's devices are: docs/SECURITY.md says what follows for who comes from elsewhere. */
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

/** Whether an address is one of a home's own network. */
export function isAtHome(address: string): boolean {
  const plain = address.replace(/%.*/, '');
  return HOME.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

export interface ReturnsDeps {
  /** How long somebody has to wait, in ms; undefined: for ever. */
  readonly afterMs: number | undefined;
  /** Whether somebody is there who could give them the seat. */
  readonly isAsked: (waiting: Waiting) => boolean;
  /** Nobody was there all the while. */
  readonly onDue: (waiting: Waiting) => void;
}

export class Returns {
  readonly #deps: ReturnsDeps;
  readonly #watches = new Map<string, { readonly timer: NodeJS.Timeout; looks: number }>();

  constructor(deps: ReturnsDeps) {
    this.#deps = deps;
  }

  /** Begins to wait for somebody who has just knocked; returns for how long, in ms, undefined if for ever. */
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

  /** Somebody has come who may have something to say: the time begins anew. */
  restart(waiting: Waiting): void {
    const watch = this.#watches.get(waiting.id);
    if (watch) watch.looks = 0;
  }

  /** They wait no longer. */
  forget({ id }: Pick<Waiting, 'id'>): void {
    clearInterval(this.#watches.get(id)?.timer);
    this.#watches.delete(id);
  }

  close(): void {
    for (const id of [...this.#watches.keys()]) this.forget({ id });
  }
}
