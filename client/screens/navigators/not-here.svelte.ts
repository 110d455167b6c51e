/** "Not here": squares that this device has struck out for a ship. A note of one's own, which nobody else sees. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { Persisted } from '../../lib/persisted.ts';
import { t } from '../../text/text.ts';

type Struck = Readonly<Record<Ship, readonly Square[]>>;
interface Kept {
  readonly game: string;
  readonly struck: Struck;
}

const NONE: Struck = { red: [], green: [], white: [], yellow: [] };

/** Those of the newest game only: with the next one they are of no use. */
const KEPT = new Persisted<Kept | null>({
  key: 'odyssey.not-here',
  fallback: null,
  format: { parse, write: (kept) => JSON.stringify(kept) },
});

function parse(text: string): Kept | undefined {
  const { game, struck } = JSON.parse(text) as Partial<Record<keyof Kept, unknown>>;
  if (typeof game !== 'string' || typeof struck !== 'object' || struck === null) return undefined;
  const squares = (ship: Ship): readonly Square[] => {
    const found: unknown = (struck as Partial<Record<Ship, unknown>>)[ship];
    return Array.isArray(found) ? found.filter((square): square is Square => typeof square === 'string') : [];
  };
  return {
    game,
    struck: Object.fromEntries(SHIPS.map((ship) => [ship, squares(ship)])) as unknown as Struck,
  };
}

export class NotHere {
  readonly #game: () => string | undefined;
  #kept = $state.raw(KEPT.value);
  /** What was struck out last, or is no longer: for a live region. */
  said = $state('');

  /** @param game the id of the game, read anew each time */
  constructor(game: () => string | undefined) {
    this.#game = game;
  }

  /** The squares that are struck out for each ship. */
  get struck(): Struck {
    const kept = this.#kept;
    return kept && kept.game === this.#game() ? kept.struck : NONE;
  }

  /** The ships that are struck out on a square. */
  on(square: Square): Ship[] {
    const { struck } = this;
    return SHIPS.filter((ship) => struck[ship].includes(square));
  }

  /** Strikes a square out for a ship, or no longer. */
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
