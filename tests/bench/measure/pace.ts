/** How long answers take at a fixed rate, whatever the server would bear. */
import { gather, type Stand } from '../company.ts';
import type { Scripts } from '../games.ts';
import type { Player } from '../player.ts';

export interface Rate {
  readonly matches: number;
  /** Actions a second, over all matches. */
  readonly rate: number;
  /** Ends after so long, or with the games. */
  readonly seconds: number;
}

/** What a fixed rate asks of a server, and of who waits for it. */
export interface Pace {
  readonly answers: number;
  /** How long the median answer took, and one of a hundred, in ms. */
  readonly p50: number;
  readonly p99: number;
  /** The server's, for each action, in µs. */
  readonly cpu: number;
}

/**
 * Actions fall due one after the other, match by match; one whose match is not done with the action before waits, and
 * its wait counts.
 */
export async function playPaced(stand: Stand, scripts: Scripts, rate: Rate): Promise<Pace> {
  const players = await gather(stand, scripts, rate.matches);
  try {
    const before = await stand.server.ask('cpu');
    const waits = await new Paced(players, rate).play();
    const used = (await stand.server.ask('cpu')) - before;
    const [p50, p99] = [percentile(waits, 50), percentile(waits, 99)];
    return { answers: waits.length, p50, p99, cpu: used / waits.length };
  } finally {
    for (const player of players) player.close();
  }
}

class Paced {
  readonly #players: readonly Player[];
  readonly #rate: Rate;
  readonly #waits: number[] = [];
  /** When what is due of each was noticed; the first is given as soon as the one before is done. */
  readonly #due = new Map<Player, number[]>();
  readonly #busy = new Set<Player>();
  #count = 0;

  constructor(players: readonly Player[], rate: Rate) {
    this.#players = players;
    this.#rate = rate;
  }

  /** @returns how long each action took, in ms */
  async play(): Promise<number[]> {
    const begun = performance.now();
    let ticking: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        ticking = setInterval(() => {
          const isOver = this.#tick(performance.now() - begun, reject);
          if (isOver && this.#busy.size === 0) resolve();
        }, 1);
      });
    } finally {
      clearInterval(ticking);
    }
    return this.#waits;
  }

  /** @returns whether nothing more falls due */
  #tick(elapsed: number, reject: (error: unknown) => void): boolean {
    const { rate, seconds } = this.#rate;
    const all = (Math.min(elapsed, seconds * 1_000) / 1_000) * rate;
    // It counts from now, not from when it was due: a load that comes late is not the server's fault.
    const now = performance.now();
    for (; this.#count < Math.floor(all); this.#count++) {
      const player = this.#players[this.#count % this.#players.length];
      if (!player) break;
      const due = this.#due.get(player) ?? [];
      this.#due.set(player, [...due, now]);
      if (!this.#busy.has(player)) this.#goOn(player, reject);
    }
    return elapsed >= seconds * 1_000 || this.#players.every((player) => player.isOver);
  }

  #goOn(player: Player, reject: (error: unknown) => void): void {
    const since = this.#due.get(player)?.shift();
    if (since === undefined || player.isOver) {
      this.#busy.delete(player);
      return;
    }
    this.#busy.add(player);
    player.give((ms) => this.#waits.push(ms), since).then(() => this.#goOn(player, reject), reject);
  }
}

/** The wait that so many of a hundred do not exceed. */
function percentile(waits: readonly number[], of100: number): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of100) / 100))] ?? 0;
}
