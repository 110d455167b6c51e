/** Doubts about guesses: a storm has put a guess in doubt, or a report contradicts it. */
import type { Ship } from '../../../shared/board/board.ts';
import type { GuessBoard } from '../../../shared/game/game.ts';
import { contradiction } from '../../../shared/game/rules/contradiction.ts';
import type { NavigatorsTold } from '../../../shared/game/told.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import { standingReport } from '../../../shared/game/views/standing-report.ts';
import type { SurveyHelp } from '../../../shared/table/helps.ts';
import { t } from '../../text/text.ts';

interface Sources {
  readonly view: () => NavigatorsView;
  readonly told: () => readonly NavigatorsTold[];
  readonly help: () => SurveyHelp;
  /** Whether the oracle has crossed out a ship's guess, in which case nothing else marks it. */
  readonly isWrong?: (ship: Ship) => boolean;
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

  constructor(chart: Guesses, sources: Sources) {
    this.#chart = chart;
    this.#sources = sources;
  }

  /**
   * The number of the storm that has put a ship's guess in doubt; null if there is no doubt. A guess that certainly can't
   * be right isn't in doubt: its square is crossed out for the ship, or it contradicts the ship's report.
   */
  about(ship: Ship): number | null {
    const { ships, doubts, crosses } = this.#chart.guesses;
    if (this.#sources.view().phase === 'over' || this.#sources.isWrong?.(ship)) return null;
    if (crosses[ship].includes(ships[ship])) return null;
    return this.misfit(ship) === null ? doubts[ship] : null;
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
