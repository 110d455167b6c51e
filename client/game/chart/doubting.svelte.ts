/**
 * Doubts about guesses. A storm leaves a "?" on a guess until somebody removes it, and a report may contradict a guess.
 */
import type { Ship } from '../../../shared/board/board.ts';
import type { GuessBoard } from '../../../shared/game/game.ts';
import type { NavigatorsTold } from '../../../shared/game/told.ts';
import { doubtsOf, standingReport } from '../../../shared/game/views/doubts.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import type { SurveyHelp } from '../../../shared/table/table.ts';
import { list, text } from '../../lib/formats.ts';
import { Persisted } from '../../lib/persisted.ts';
import { contradiction } from '../../../shared/game/rules/contradiction.ts';
import { t } from '../../text/text.ts';

/** The stored form of a doubt: the game's id, the ship, and the number that identifies the doubt. */
const doubts = list(text(/^[\w-]{1,36} (red|green|white|yellow) \d{1,6}$/), 1_000);

/** The doubts that players have removed on this device, for the newest game. */
const TAKEN_OFF = new Persisted<readonly string[]>({
  key: 'odyssey.doubts-taken-off',
  fallback: [],
  format: {
    parse: (stored) => doubts(stored.split('\n')),
    write: (keys) => (keys.length > 0 ? keys.join('\n') : null),
  },
});

interface Sources {
  readonly game: () => string | undefined;
  readonly view: () => NavigatorsView;
  readonly told: () => readonly NavigatorsTold[];
  readonly help: () => SurveyHelp;
}

/**
 * Provides the current guesses on this device. Read the property each time, because the guesses change during the game.
 */
interface Guesses {
  readonly guesses: GuessBoard;
}

export class Doubting {
  readonly #chart: Guesses;
  readonly #sources: Sources;
  #takenOff = $state.raw(TAKEN_OFF.value);
  readonly #doubts = $derived.by(() => doubtsOf(this.#sources.told()));

  constructor(chart: Guesses, sources: Sources) {
    this.#chart = chart;
    this.#sources = sources;
  }

  /** Identifies the doubt about a ship's guess; null if there is no doubt or the player has removed it. */
  about(ship: Ship): number | null {
    const number = this.#doubts.get(ship);
    return number === undefined || this.#takenOff.includes(this.#key(ship, number)) ? null : number;
  }

  /** Removes the "?" from a guess on this device until the next storm. */
  takeOff(ship: Ship): void {
    const number = this.#doubts.get(ship);
    if (number === undefined) return;
    const ofThisGame = this.#takenOff.filter((key) => key.startsWith(`${this.#sources.game() ?? ''} `));
    this.#takenOff = [...ofThisGame, this.#key(ship, number)];
    TAKEN_OFF.value = this.#takenOff;
  }

  #key(ship: Ship, number: number): string {
    return `${this.#sources.game() ?? ''} ${ship} ${number}`;
  }

  /**
   * A sentence that says why a ship's guess contradicts the ship's last report. Null if it doesn't contradict the
   * report, or if the table doesn't use that help.
   */
  misfit(ship: Ship): string | null {
    const { help, told, view } = this.#sources;
    const square = this.#chart.guesses.ships[ship];
    const reply =
      help() === 'guesses' && !view().arrived.includes(ship) ? standingReport(told(), ship) : null;
    if (!reply) return null;
    const reason =
      square === view().board.sacred ? ({ type: 'at-sea' } as const) : contradiction(view(), reply, square);
    return reason && t.oracle.whyNot(ship, square, reason);
  }
}
