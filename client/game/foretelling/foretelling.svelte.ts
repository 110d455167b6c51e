/** Foretelling a game while one looks on: which ship one speaks of, and what one has said. */
import type { Ship } from '../../../shared/board/board.ts';
import type { PublicView } from '../../../shared/game/views/public.ts';
import {
  asksForFirst,
  foretell,
  judged,
  newestWordOn,
  nothingOf,
  readingsOf,
  shipsToForetell,
  wordOn,
  type First,
  type Foretold,
  type Islands,
  type Word,
} from './foretelling.ts';
import { keptForetold } from './kept-foretold.ts';

interface Sources {
  /** The id of the game. */
  readonly game: () => string;
  readonly view: () => PublicView;
}

/** To be made while a component is set up: it judges as the replies come. */
export class Foretelling {
  readonly #sources: Sources;
  #kept = $state.raw(keptForetold.value);
  /** The ship that was chosen by hand. */
  #chosen = $state<Ship | null>(null);

  readonly foretold = $derived.by<Foretold>(() => {
    const game = this.#sources.game();
    return this.#kept?.game === game ? this.#kept : nothingOf(game);
  });
  readonly readings = $derived.by(() => {
    const { arrived, phase } = this.#sources.view();
    return readingsOf(this.foretold, { arrived, over: phase === 'over' });
  });
  /** Whether it is to be said first which ship comes home first. */
  readonly asksFirst = $derived.by(() => asksForFirst(this.foretold, this.#sources.view()));
  /** The ships of which something can be said now. */
  readonly ships = $derived.by(() => shipsToForetell(this.#sources.view()));
  /** The ship that is spoken of: the chosen one, else the next of which nothing has been said; null: of none. */
  readonly ship = $derived.by<Ship | null>(() => {
    const { ships } = this;
    if (this.#chosen !== null && ships.includes(this.#chosen)) return this.#chosen;
    return ships.find((ship) => this.wordOn(ship) === undefined) ?? ships[0] ?? null;
  });

  constructor(sources: Sources) {
    this.#sources = sources;
    // Replies may fade: what they say of a word is noted at once.
    $effect(() => {
      const now = judged(this.foretold, this.#sources.view().rounds);
      if (now !== this.foretold) this.#keep(now);
    });
  }

  /** What was said of a ship's reply in this round. */
  wordOn(ship: Ship): Word | undefined {
    return wordOn(this.foretold, this.#sources.view().round, ship);
  }

  /** What was said of a ship last, as long as it is worth showing. */
  newestWordOn(ship: Ship): Word | undefined {
    return newestWordOn(this.foretold, this.#sources.view(), ship);
  }

  /** Speaks of a ship from now on, if there is anything to be said. */
  choose(ship: Ship): void {
    if (this.ships.includes(ship)) this.#chosen = ship;
  }

  /** Says how many islands the ship will sight, and goes on to the next one. */
  say(islands: Islands): void {
    const { ship } = this;
    if (ship === null) return;
    const isNew = this.wordOn(ship) === undefined;
    this.#keep(foretell(this.foretold, this.#sources.view(), ship, islands));
    // Who thinks better of a word stays with its ship.
    this.#chosen = isNew ? null : ship;
  }

  /** Says which ship comes home first: once. */
  sayFirst(first: First): void {
    if (this.asksFirst) this.#keep({ ...this.foretold, first });
  }

  #keep(foretold: Foretold): void {
    this.#kept = foretold;
    keptForetold.value = foretold;
  }
}
