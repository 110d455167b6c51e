/** A spectator's predictions during a game: the ship whose report is to be predicted, and all predictions so far. */
import type { Ship } from '../../../shared/board/board.ts';
import type { PublicView } from '../../../shared/game/views/public.ts';
import {
  asksForFirst,
  foretell,
  judged,
  newestPrediction,
  noPredictions,
  readingsOf,
  shipsToForetell,
  predictionFor,
  type First,
  type Foretold,
  type Islands,
  type Prediction,
} from './foretelling.ts';
import { keptForetold } from './kept-foretold.ts';

interface Sources {
  /** The id of the game. */
  readonly game: () => string;
  readonly view: () => PublicView;
}

/**
 * Create an instance while a component is being created, because it uses an effect to judge the predictions as reports
 * arrive.
 */
export class Foretelling {
  readonly #sources: Sources;
  #kept = $state.raw(keptForetold.value);
  /** The ship that the spectator has chosen; null if none. */
  #chosen = $state<Ship | null>(null);

  readonly foretold = $derived.by<Foretold>(() => {
    const game = this.#sources.game();
    return this.#kept?.game === game ? this.#kept : noPredictions(game);
  });
  readonly readings = $derived.by(() => {
    const { arrived, phase } = this.#sources.view();
    return readingsOf(this.foretold, { arrived, over: phase === 'over' });
  });
  /** True if the spectator still has to answer the first question: which ship will be home first. */
  readonly asksFirst = $derived.by(() => asksForFirst(this.foretold, this.#sources.view()));
  /** The ships whose next report can be predicted now. */
  readonly ships = $derived.by(() => shipsToForetell(this.#sources.view()));
  /**
   * The ship whose report is to be predicted: the chosen one, or the next one without a prediction; null if there is
   * none.
   */
  readonly ship = $derived.by<Ship | null>(() => {
    const { ships } = this;
    if (this.#chosen !== null && ships.includes(this.#chosen)) return this.#chosen;
    return ships.find((ship) => this.predictionFor(ship) === undefined) ?? ships[0] ?? null;
  });

  constructor(sources: Sources) {
    this.#sources = sources;
    // Judge predictions at once, because Use Your Memory soon removes the reports.
    $effect(() => {
      const now = judged(this.foretold, this.#sources.view().rounds);
      if (now !== this.foretold) this.#keep(now);
    });
  }

  /** The prediction for a ship's report in this round. */
  predictionFor(ship: Ship): Prediction | undefined {
    return predictionFor(this.foretold, this.#sources.view().round, ship);
  }

  /** The newest prediction for a ship; undefined if it is no longer worth showing. */
  newestPrediction(ship: Ship): Prediction | undefined {
    return newestPrediction(this.foretold, this.#sources.view(), ship);
  }

  /** Chooses a ship, if its next report can be predicted. */
  choose(ship: Ship): void {
    if (this.ships.includes(ship)) this.#chosen = ship;
  }

  /** Predicts how many islands the current ship will sight, and moves on to the next ship. */
  say(islands: Islands): void {
    const { ship } = this;
    if (ship === null) return;
    const isNew = this.predictionFor(ship) === undefined;
    this.#keep(foretell(this.foretold, this.#sources.view(), ship, islands));
    // If the spectator has only changed a prediction, the same ship stays chosen.
    this.#chosen = isNew ? null : ship;
  }

  /** Predicts which ship will be home first. This can be done only once per game. */
  sayFirst(first: First): void {
    if (this.asksFirst) this.#keep({ ...this.foretold, first });
  }

  #keep(foretold: Foretold): void {
    this.#kept = foretold;
    keptForetold.value = foretold;
  }
}
