/** How an opponent is asked what it would do: it is told what its side was told, from where it left off. */
import { CHARACTERS } from '../../shared/opponents/opponents.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Due, Mover } from './due.ts';
import type { MindThreads } from './threads.ts';
import type { Hearing, MindAnswer, ThoughtRequest } from './thoughts.ts';

/** All that is asked of a table here: what a side was told. */
export type Teller = Pick<OpenTable, 'heard'>;

export class Asking {
  readonly #threads: MindThreads;
  /** How much each mind of a table has been told, by its name. */
  readonly #told = new WeakMap<Teller, Map<string, { game: string; told: number }>>();

  constructor(threads: MindThreads) {
    this.#threads = threads;
  }

  /**
   * Resolves with the thought of an opponent, or how it failed.
   * @throws Error if its thread fails, or hangs
   */
  async ask(
    table: Teller,
    { game, daily, side }: Pick<Due, 'game' | 'daily' | 'side'>,
    { player, opponent }: Mover,
  ): Promise<MindAnswer> {
    const mind = `${game} ${player} ${side}`;
    const known = this.#told.get(table) ?? new Map<string, { game: string; told: number }>();
    this.#told.set(table, known);
    const request = (from: number): ThoughtRequest => ({
      ...{ type: 'think', mind, player, rung: CHARACTERS[opponent].rung, from },
      // Everybody who gives the same orders on a day's voyage meets the same storms.
      ...(daily !== undefined && { seed: daily }),
      hearing: hearingOf(table, side, from),
    });
    const send = async (from: number) => {
      const asked = request(from);
      const answer = await this.#threads.ask(game, asked);
      if (answer.type === 'thought') known.set(mind, { game, told: from + asked.hearing.told.length });
      else known.delete(mind);
      return answer;
    };
    const answer = await send(known.get(mind)?.told ?? 0);
    return answer.type === 'unknown' ? send(0) : answer;
  }

  /** Lets go of the minds of a table, but for those of a game that goes on. */
  forget(table: Teller, butOf?: string): void {
    const known = this.#told.get(table);
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
