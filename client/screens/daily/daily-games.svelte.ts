/** The daily games of this device on both seas: their results, and those that are being played. */
import { keptDays } from '../../analysis/kept-alone.ts';
import type { RunningAlone } from '../../table/alone/running.svelte.ts';
import { needsEasier, resultByDay, type DailyResults } from './result.ts';

export class DailyGames {
  #results = $state.raw(read());
  /** The result that stands for each day. */
  readonly kept = $derived(resultByDay(this.#results));
  readonly #running: Pick<RunningAlone, 'tables'>;

  constructor(running: Pick<RunningAlone, 'tables'>) {
    this.#running = running;
  }

  /** Reads the results again, because a game may have been played in another tab in the meantime. */
  look(): void {
    this.#results = read();
  }

  /** How the game of a day stands in the calendar. */
  stateOf(day: string) {
    const game = this.kept.get(day);
    const running = this.#runningOn(day) ?? this.#runningOn(day, true);
    return { state: game ? (game.won ? 'won' : 'lost') : running ? 'running' : 'open', game } as const;
  }

  /** The seas that a day offers: the usual one and, if it is needed or was begun, the easier one. */
  seasOf(day: string) {
    const { usual, easier } = this.#results;
    const [game, running] = [easier.get(day), this.#runningOn(day, true)];
    const sea = { easier: undefined, game: usual.get(day), running: this.#runningOn(day) } as const;
    const offers = game ?? running ?? needsEasier(this.#results);
    return offers ? [sea, { easier: true, game, running } as const] : [sea];
  }

  #runningOn(day: string, easier?: true) {
    return this.#running.tables?.find((table) => table.day === day && table.easier === easier);
  }
}

const read = (): DailyResults => ({ usual: keptDays(), easier: keptDays(true) });
