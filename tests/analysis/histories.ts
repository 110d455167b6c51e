/**
 * Tracks the ships' possible positions by listing every possible history, in order to check the analysis without using
 * the oracle. Works only for games without face-down storms or secret tiles.
 */
import { SHIPS, type Board, type Ship } from '../../shared/board/board.ts';
import { distance, type Heading, type Square } from '../../shared/board/squares.ts';
import { BASE_GAME, type Reply, type Storm, type Variants } from '../../shared/game/game.ts';
import { sailTo } from '../../shared/game/rules/orders.ts';
import { pushSquares } from '../../shared/game/rules/storms.ts';
import { survey } from '../../shared/game/rules/survey.ts';

/** The maximum number of joint positions to list. */
const MOST = 300_000;

/** The possible joint positions of all ships, with their probabilities. Immutable. */
export class Histories {
  readonly board: Board;
  readonly #variants: Variants;
  readonly #positions: ReadonlyMap<string, number>;
  /**
   * For each ship, the number of its drives that have not been expanded into positions yet. They are expanded only when
   * they matter.
   */
  readonly #driven: readonly number[];
  readonly #home: readonly boolean[];

  private constructor(
    board: Board,
    variants: Variants,
    positions: ReadonlyMap<string, number>,
    driven: readonly number[],
    home: readonly boolean[],
  ) {
    this.board = board;
    this.#variants = variants;
    this.#positions = positions;
    this.#driven = driven;
    this.#home = home;
  }

  static begin(board: Board, variants: Variants = BASE_GAME): Histories {
    const start = SHIPS.map((ship) => board.starts[ship]).join(' ');
    return new Histories(board, variants, new Map([[start, 1]]), [0, 0, 0, 0], [false, false, false, false]);
  }

  /** True if there are too many positions to list. In that case, the other methods' results are not valid. */
  get tooMany(): boolean {
    return this.#positions.size > MOST;
  }

  after(storm: Storm): Histories {
    const driven = this.#driven.map((times, i) =>
      (storm === 'great' || storm === SHIPS[i]) && !this.#home[i] ? times + 1 : times,
    );
    return new Histories(this.board, this.#variants, this.#positions, driven, this.#home);
  }

  /** @param heading null for a ship that was held */
  reported(ship: Ship, heading: Heading | null, arrived: boolean, reply: Reply | null): Histories {
    const own = SHIPS.indexOf(ship);
    const sailed = this.#listed(own).#moved(own, (from) => {
      if (heading === null) return this.#tells(from, false, reply) ? [from] : [];
      const { to, offBoard } = sailTo(this.board, from, heading);
      if ((to === this.board.sacred) !== arrived || !this.#tells(to, offBoard, reply)) return [];
      return [to];
    });
    const home = this.#home.map((is, i) => is || (i === own && arrived));
    let all = new Histories(this.board, this.#variants, sailed.#positions, sailed.#driven, home);
    for (const other of SHIPS.keys()) if (all.#meets(own, other)) all = all.#listed(other);
    if (!reply) return all;
    const kept = [...all.#positions].filter(([position]) =>
      sees(position.split(' ') as Square[], own, reply),
    );
    return new Histories(this.board, this.#variants, new Map(kept), all.#driven, home);
  }

  /** The squares where a ship may be, with their probabilities. */
  chances(ship: Ship): ReadonlyMap<Square, number> {
    const own = SHIPS.indexOf(ship);
    let at = new Map<Square, number>();
    for (const [position, weight] of this.#positions) add(at, position.split(' ')[own] as Square, weight);
    for (let times = 0; times < (this.#driven[own] as number); times++) at = this.#pushed(at);
    const whole = [...at.values()].reduce((sum, weight) => sum + weight, 0);
    return new Map([...at].map(([square, weight]) => [square, weight / whole]));
  }

  #pushed(at: ReadonlyMap<Square, number>): Map<Square, number> {
    const after = new Map<Square, number>();
    for (const [square, weight] of at) {
      const pushes = pushSquares(this.board, square);
      for (const to of pushes) add(after, to, weight / pushes.length);
    }
    return after;
  }

  /** True if a driven ship may be in sight of another ship, so that its drives have to be expanded. */
  #meets(own: number, other: number): boolean {
    const reach = this.#driven[other] as number;
    if (reach === 0 || other === own) return false;
    for (const position of this.#positions.keys()) {
      const squares = position.split(' ') as Square[];
      if (distance(squares[own] as Square, squares[other] as Square) <= 1 + reach) return true;
    }
    return false;
  }

  /** The positions after expanding the drives of one ship. */
  #listed(own: number): Histories {
    const times = this.#driven[own] as number;
    if (times === 0 || this.tooMany) return this;
    const { board } = this;
    const driven = this.#driven.map((is, i) => (i === own ? times - 1 : is));
    const once = this.#moved(own, (from) => pushSquares(board, from));
    return new Histories(board, this.#variants, once.#positions, driven, this.#home).#listed(own);
  }

  #moved(own: number, to: (from: Square) => readonly Square[]): Histories {
    const moved = new Map<string, number>();
    const known = new Map<Square, readonly Square[]>();
    for (const [position, weight] of this.#positions) {
      const squares = position.split(' ') as Square[];
      const from = squares[own] as Square;
      const goes = known.get(from) ?? to(from);
      known.set(from, goes);
      for (const square of goes) {
        squares[own] = square;
        add(moved, squares.join(' '), weight / goes.length);
      }
    }
    return new Histories(this.board, this.#variants, moved, this.#driven, this.#home);
  }

  /** True if a square fits the part of the ship's report that depends only on the printed board. */
  #tells(square: Square, offBoard: boolean, reply: Reply | null): boolean {
    return !reply || printed(this.board, this.#variants, square, offBoard) === wordsOf(reply);
  }
}

function add<T>(sums: Map<T, number>, to: T, weight: number): void {
  sums.set(to, (sums.get(to) ?? 0) + weight);
}

/** True if a ship in this position would report the other ships as the reply does. */
function sees(squares: readonly Square[], own: number, { exploring, sighting }: Reply): boolean {
  const far = squares.map((square) => distance(square, squares[own] as Square));
  const on = (exactly: number) => SHIPS.filter((_, i) => i !== own && far[i] === exactly);
  const beside = on(1);
  if (on(0).join() !== SHIPS.filter((ship) => exploring.ships.includes(ship)).join()) return false;
  if (sighting.colours && beside.some((ship) => !sighting.colours?.includes(ship))) return false;
  return sighting.ships === 'some' ? beside.length > 0 : beside.length === sighting.ships;
}

/** The part of a report that depends only on the printed board. */
export function printed(board: Board, variants: Variants, square: Square, offBoard: boolean): string {
  const ships = { red: square, green: square, white: square, yellow: square };
  const tiles = { lighthouses: [], maelstroms: [], fogBanks: [] };
  return wordsOf(survey({ board, variants, ships, tiles }, SHIPS[0], offBoard));
}

function wordsOf({ offBoard, exploring, sighting }: Reply): string {
  const { island, deepSea } = exploring;
  const { islands, kinds, coastline } = sighting;
  return JSON.stringify([offBoard, island, deepSea, islands, kinds, coastline]);
}
