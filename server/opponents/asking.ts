/** How an opponent is asked what it would do: it is told what its side was told, from where it left off. */
import { CHARACTERS } from '../../shared/opponents/opponents.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Due, Mover } from './due.ts';
import type { MindThreads } from './threads.ts';
import type { Hearing, MindAnswer, ThoughtRequest } from './thoughts.ts';

/** All that is asked of a table here: what a side was told. */
export type Teller = Pick<OpenTable, 'heard'>;

/** A mind that has failed its thread so often is not asked any more in its game: others wait behind it. */
const MOST_FAILURES = 2;

/** What is known of a mind. */
interface Known {
  readonly game: string;
  /** How much it has been told. */
  readonly told: number;
  /** How often its thread has failed, or hung. */
  readonly failures: number;
}

export class Asking {
  readonly #threads: MindThreads;
  /** What is known of each mind of a table, by its name. */
  readonly #known = new WeakMap<Teller, Map<string, Known>>();

  constructor(threads: MindThreads) {
    this.#threads = threads;
  }

  /**
   * Resolves with the thought of an opponent, or how it failed.
   * @throws Error if its thread fails, or hangs, or has done so before in this game
   */
  async ask(
    table: Teller,
    { game, daily, side }: Pick<Due, 'game' | 'daily' | 'side'>,
    { player, opponent }: Mover,
  ): Promise<MindAnswer> {
    const mind = `${game} ${player} ${side}`;
    const known = this.#known.get(table) ?? new Map<string, Known>();
    this.#known.set(table, known);
    const { told = 0, failures = 0 } = known.get(mind) ?? {};
    if (failures >= MOST_FAILURES) throw new Error('a mind that has hung is not asked any more');
    const request = (from: number): ThoughtRequest => ({
      ...{ type: 'think', mind, player, rung: CHARACTERS[opponent].rung, from },
      // Everybody who gives the same orders on a day's voyage meets the same storms.
      ...(daily !== undefined && { seed: daily }),
      hearing: hearingOf(table, side, from),
    });
    const send = async (from: number) => {
      const asked = request(from);
      const answer = await this.#threads.ask(game, asked).catch((error: unknown) => {
        known.set(mind, { game, told: 0, failures: failures + 1 });
        throw error;
      });
      const heard = answer.type === 'thought' ? from + asked.hearing.told.length : 0;
      known.set(mind, { game, told: heard, failures });
      return answer;
    };
    const answer = await send(told);
    return answer.type === 'unknown' ? send(0) : answer;
  }

  /** Lets go of the minds of a table, but for those of a game that goes on. */
  forget(table: Teller, butOf?: string): void {
    const known = this.#known.get(table);
    for (const [mind, { game }] of known ?? []) {
      if (game === butOf) continue;
      known?.delete(mind);
      this.#threads.forget(game, mind);
    }
  }
}

function hearingOf(table: Teller, side: Due['side'], from: number): Hearing {
  return side === 'poseidon'
    ? { side, told: table.heard(side, from) }
    : { side, told: table.heard(side, from) };
}
