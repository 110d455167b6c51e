/**
 * "Not here": the squares that the player has struck out for a ship on this device. They are a private note that
 * nobody else sees.
 */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import { MOST_COLUMNS, MOST_ROWS, type Square } from '../../../shared/board/squares.ts';
import { ID, json, list, object, orElse, text, type Schema } from '../../lib/formats.ts';
import { Persisted } from '../../lib/persisted.ts';
import { t } from '../../text/text.ts';

type Struck = Readonly<Record<Ship, readonly Square[]>>;
interface Kept {
  readonly game: string;
  readonly struck: Struck;
}

const NONE: Struck = { red: [], green: [], white: [], yellow: [] };

const square = text(/^[a-o](?:[1-9]|1[0-5])$/) as Schema<Square>;
const squares = orElse(list(square, MOST_COLUMNS * MOST_ROWS), []);

/** The storage for the squares struck out in the newest game. Squares of earlier games are not kept. */
const KEPT = new Persisted<Kept | null>({
  key: 'odyssey.not-here',
  fallback: null,
  format: json(
    orElse(
      object<Kept>({
        game: ID,
        struck: object<Struck>({ red: squares, green: squares, white: squares, yellow: squares }),
      }),
      null,
    ),
  ),
});

export class StruckSquares {
  readonly #game: () => string | undefined;
  #kept = $state.raw(KEPT.value);
  /** The last change as text, for a live region. */
  said = $state('');

  /** @param game returns the id of the game */
  constructor(game: () => string | undefined) {
    this.#game = game;
  }

  /** The squares struck out for each ship. */
  get struck(): Struck {
    const kept = this.#kept;
    return kept && kept.game === this.#game() ? kept.struck : NONE;
  }

  /** The ships for which a square is struck out. */
  on(square: Square): Ship[] {
    const { struck } = this;
    return SHIPS.filter((ship) => struck[ship].includes(square));
  }

  /** Strikes a square out for a ship, or clears it if it is struck out. */
  toggle(ship: Ship, square: Square): void {
    const game = this.#game();
    if (game === undefined) return;
    const now = this.struck[ship];
    const isStruck = now.includes(square);
    const next = isStruck ? now.filter((other) => other !== square) : [...now, square];
    this.said = t.navigators.notHere.said(ship, t.common.square(square), !isStruck);
    this.#kept = { game, struck: { ...this.struck, [ship]: next } };
    KEPT.value = this.#kept;
  }
}
