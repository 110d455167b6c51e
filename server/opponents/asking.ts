/**
 * Asks an opponent for a move. The request contains the events that the opponent's side has received since the last
 * request.
 */
import { CHARACTERS } from '../../shared/opponents/opponents.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Due, Mover } from './due.ts';
import type { MindThreads } from './threads.ts';
import type { Hearing, MindAnswer, ThoughtRequest } from './thoughts.ts';

/** The part of a table that this module needs. It returns the events that each side has received. */
export type Teller = Pick<OpenTable, 'heard'>;

/**
 * After this many failures, an opponent is not asked again in the same game. Otherwise it could keep blocking a thread
 * that other games need too.
 */
const MOST_FAILURES = 2;

/** What the server remembers about an opponent between requests. */
interface Known {
  readonly game: string;
  /** The number of events that the opponent has received. */
  readonly told: number;
  /** The number of times that the opponent's thread has failed or timed out. */
  readonly failures: number;
}

export class Asking {
  readonly #threads: MindThreads;
  /** For each table, maps the name of an opponent's state to what is remembered about that opponent. */
  readonly #known = new WeakMap<Teller, Map<string, Known>>();

  constructor(threads: MindThreads) {
    this.#threads = threads;
  }

  /**
   * Resolves with an opponent's decision, or with the reason why it could not make one.
   * @param onBegin called when the opponent starts to work on its decision
   * @throws Error if the opponent's thread fails or hangs, or has failed too often in this game
   */
  async ask(
    table: Teller,
    { game, daily, side }: Pick<Due, 'game' | 'daily' | 'side'>,
    { player, opponent }: Mover,
    onBegin?: () => void,
  ): Promise<MindAnswer> {
    const mind = `${game} ${player} ${side}`;
    const known = this.#known.get(table) ?? new Map<string, Known>();
    this.#known.set(table, known);
    const { told = 0, failures = 0 } = known.get(mind) ?? {};
    if (failures >= MOST_FAILURES) throw new Error('this mind has failed too often');
    const request = (from: number): ThoughtRequest => ({
      ...{ type: 'think', mind, player, rung: CHARACTERS[opponent].rung, from },
      // In a daily game, the same orders must lead to the same storms on every server.
      ...(daily !== undefined && { seed: daily }),
      hearing: hearingOf(table, side, from),
    });
    const send = async (from: number) => {
      const asked = request(from);
      const answer = await this.#threads.ask(game, asked, onBegin).catch((error: unknown) => {
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

  /** Discards the states of a table's opponents, except in one game. */
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
