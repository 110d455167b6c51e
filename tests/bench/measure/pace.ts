/** Measures how long answers take when actions arrive at a fixed rate that the server can easily handle. */
import { gather, type Stand } from '../company.ts';
import type { Scripts } from '../games.ts';
import { PauseRecorder, type Pauses } from '../pauses.ts';
import type { Player } from '../player.ts';

export interface Rate {
  readonly matches: number;
  /** Actions per second, over all matches. */
  readonly rate: number;
  /** The measurement ends after this time, or earlier if all games have ended. */
  readonly seconds: number;
}

/** What playing at a fixed rate costs: the server's processor time, and the clients' waiting time. */
export interface Pace {
  readonly answers: number;
  /** The median time that an answer took, in ms. */
  readonly p50: number;
  /** The time that 99% of the answers did not exceed, in ms. */
  readonly p99: number;
  /** The server's processor time per action, in µs. */
  readonly cpu: number;
  /** The pauses of the server's process, which explain a slow p99. */
  readonly server: Pauses;
  /** The pauses of this process. If they are as long as the server's, the load generator may have caused the p99. */
  readonly load: Pauses;
}

/**
 * Plays at a fixed rate. Actions come due in the matches in rotation. If a match is still busy with its previous
 * action, the next one has to wait, and that time counts as part of its own waiting time.
 */
export async function playPaced(stand: Stand, scripts: Scripts, rate: Rate): Promise<Pace> {
  const players = await gather(stand, scripts, rate.matches);
  try {
    await stand.server.ask('record-pauses');
    const recorder = new PauseRecorder();
    const before = await stand.server.ask('cpu');
    const waits = await new Paced(players, rate).play();
    const used = (await stand.server.ask('cpu')) - before;
    const load = await recorder.stop();
    const server = await stand.server.ask('pauses');
    const [p50, p99] = [percentile(waits, 50), percentile(waits, 99)];
    return { answers: waits.length, p50, p99, cpu: used / waits.length, server, load };
  } finally {
    for (const player of players) player.close();
  }
}

class Paced {
  readonly #players: readonly Player[];
  readonly #rate: Rate;
  readonly #waits: number[] = [];
  /**
   * For each match, the times at which its waiting actions were found to be due. The first of these actions is sent as
   * soon as the match's current action is done.
   */
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

  /**
   * Adds the actions that have come due by now.
   * @returns true if no more actions will come due
   */
  #tick(elapsed: number, reject: (error: unknown) => void): boolean {
    const { rate, seconds } = this.#rate;
    const all = (Math.min(elapsed, seconds * 1_000) / 1_000) * rate;
    // Measure the waiting time from now instead of from when the action was due. If the load generator is late, that
    // isn't the server's fault.
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

/** The waiting time that `of100` percent of the waits do not exceed. */
function percentile(waits: readonly number[], of100: number): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of100) / 100))] ?? 0;
}

/** A line about a round at the fixed rate, with the pauses that explain a slow p99. */
export function paceOf(name: string, rate: number, { p50, p99, server, load }: Pace): string {
  const shown = ({ turn, gc, preempted }: Pauses) =>
    `longest turn ${turn.toFixed(1)} ms, garbage ${gc.toFixed(1)} ms, preempted ${preempted} times`;
  const waits = `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
  return `  ${name} at ${rate} a second: ${waits} (server: ${shown(server)}; load: ${shown(load)})`;
}
