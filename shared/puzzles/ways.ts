/**
 * Lists every possible combination of the squares of some ships and the layout of the secret tiles. Each combination
 * ("way") is encoded as one number.
 */
import { SHIPS, type Ship } from '../board/board.ts';
import { squaresOf, type Heading, type Square } from '../board/squares.ts';
import type { Reply } from '../game/game.ts';
import { sailTo } from '../game/rules/orders.ts';
import { squaresFor } from '../game/rules/placing.ts';
import { pushSquares } from '../game/rules/storms.ts';
import { survey } from '../game/rules/survey.ts';
import { CLUES, shipsMatch, clueText, type Clue } from './matching.ts';
import type { Stretch } from './puzzle.ts';

/** The squares of Poseidon's secret tiles. */
interface Layout {
  readonly maelstroms: readonly Square[];
  readonly fogBanks: readonly Square[];
}

/** The default maximum number of combinations. Every puzzle that a person can solve has fewer. */
const MOST = 6_000;

export class Ways {
  readonly #stretch: Stretch;
  readonly #ships: readonly Ship[];
  readonly #squares: readonly Square[];
  readonly #numbers: ReadonlyMap<Square, number>;
  readonly #layouts: readonly Layout[];
  /**
   * The base in which a way is written as a number. The digits are the index of the layout and, for each of SHIPS, the
   * index of its square plus 1, or 0 if the way has no square for the ship.
   */
  readonly #base: number;
  readonly #place: readonly number[];
  readonly #most: number;
  #all: readonly number[];
  #pushed: readonly (readonly number[])[] | undefined;

  /**
   * @param anywhere the squares on which each ship may start; null for the squares in the stretch
   * @param most the number of ways beyond which the listing stops
   */
  constructor(stretch: Stretch, ships: readonly Ship[], anywhere: readonly Square[] | null, most = MOST) {
    const { board } = stretch;
    this.#most = most;
    this.#stretch = stretch;
    this.#ships = ships;
    this.#squares = squaresOf(board);
    this.#numbers = new Map(this.#squares.map((square, number) => [square, number]));
    this.#layouts = layoutsOf(stretch);
    this.#base = this.#squares.length + 1;
    this.#place = SHIPS.map((_, i) => this.#base ** i);
    // Include the arrived ships even if they are not in `ships`, because their squares are known.
    const known = SHIPS.filter((ship) => ships.includes(ship) || stretch.arrived.includes(ship));
    const layout = this.#base ** SHIPS.length;
    const one = (square: Square | null, i: number) =>
      known.reduce((way, ship) => {
        const number = this.#numbers.get(square ?? stretch.ships[ship]) as number;
        return way + (number + 1) * (this.#place[SHIPS.indexOf(ship)] as number);
      }, i * layout);
    this.#all = this.#layouts.flatMap((_, i) => (anywhere ?? [null]).map((square) => one(square, i)));
  }

  get tooMany(): boolean {
    return this.#all.length > this.#most;
  }

  /** The possible squares of each ship, listed column by column. */
  possible(): Partial<Record<Ship, readonly Square[]>> {
    return Object.fromEntries(
      this.#ships.map((ship) => {
        const place = this.#placeOf(ship);
        const can = new Uint8Array(this.#base);
        for (const way of this.#all) can[this.#numberAt(way, place)] = 1;
        return [ship, this.#squares.filter((_, number) => can[number] === 1).sort(compareSquares)];
      }),
    );
  }

  /**
   * Drives the ships in one of the given sets. It may have been any of the sets. Each driven ship moves to a
   * neighbouring square.
   */
  drive(sets: readonly (readonly Ship[])[]): void {
    const driven = new Set<number>();
    for (const set of sets) {
      let ways: Iterable<number> = this.#all;
      for (const ship of set.filter((one) => this.#ships.includes(one))) ways = this.#driven(ways, ship);
      for (const way of ways) driven.add(way);
    }
    this.#all = [...driven];
  }

  /**
   * Carries out an order. Keeps only the ways in which the ship arrives or, if `isHome` is false, doesn't arrive.
   * @param told whether the order led off the board and into a maelstrom; null if that is unknown
   */
  sail(
    ship: Ship,
    heading: Heading,
    isHome: boolean,
    told: { readonly offBoard: boolean; readonly caught: boolean } | null,
  ): void {
    if (!this.#ships.includes(ship)) return;
    const { board } = this.#stretch;
    const goes = this.#squares.map((square) => sailTo(board, square, heading));
    const place = this.#placeOf(ship);
    const sailed = new Set<number>();
    for (const way of this.#all) {
      const from = this.#numberAt(way, place);
      const gone = goes[from];
      if (!gone || (gone.to === board.sacred) !== isHome) continue;
      if (told && gone.offBoard !== told.offBoard) continue;
      const catches = !gone.offBoard && this.#layoutOf(way).maelstroms.includes(gone.to);
      if (!told || catches === told.caught)
        sailed.add(way + ((this.#numbers.get(gone.to) as number) - from) * place);
    }
    this.#all = [...sailed];
  }

  /** Removes the ways in which this ship could not have made this report. */
  hear(ship: Ship, reply: Reply, without: readonly Clue[]): void {
    const printed = CLUES.filter((clue) => clue !== 'ships').filter((clue) => !without.includes(clue));
    const wanted = printed.map((clue) => clueText(clue, reply)).join();
    const place = this.#placeOf(ship);
    const known = new Map<number, boolean>();
    const fits = (way: number): boolean => {
      const square = this.#numberAt(way, place);
      const key = this.#layoutNumber(way) * this.#base + square;
      const before = known.get(key);
      if (before !== undefined) return before;
      const there = this.#plain(this.#squares[square] as Square, this.#layoutOf(way));
      const fit = printed.map((clue) => clueText(clue, there)).join() === wanted;
      known.set(key, fit);
      return fit;
    };
    const { easierDeduction } = this.#stretch.variants;
    this.#all = this.#all.filter(
      (way) =>
        fits(way) &&
        (without.includes('ships') ||
          shipsMatch(this.#shipsIn(way), this.#layoutOf(way), ship, reply, easierDeduction)),
    );
  }

  #driven(ways: Iterable<number>, ship: Ship): Set<number> {
    const pushes = this.#pushes();
    const place = this.#placeOf(ship);
    const driven = new Set<number>();
    for (const way of ways) {
      const from = this.#numberAt(way, place);
      for (const to of pushes[from] ?? []) driven.add(way + (to - from) * place);
      // Stop here: the listing will be given up anyway, so it doesn't matter which ways are missing.
      if (driven.size > this.#most) break;
    }
    return driven;
  }

  #pushes(): readonly (readonly number[])[] {
    const { board } = this.#stretch;
    return (this.#pushed ??= this.#squares.map((square) =>
      pushSquares(board, square).map((to) => this.#numbers.get(to) as number),
    ));
  }

  #placeOf(ship: Ship): number {
    return this.#place[SHIPS.indexOf(ship)] as number;
  }

  /**
   * The number of the square that a way holds for a ship; -1 if it holds none. `place` is the place value of the ship's
   * digit.
   */
  #numberAt(way: number, place: number): number {
    return (Math.floor(way / place) % this.#base) - 1;
  }

  #layoutNumber(way: number): number {
    return Math.floor(way / this.#base ** SHIPS.length);
  }

  #layoutOf(way: number): Layout {
    return this.#layouts[this.#layoutNumber(way)] as Layout;
  }

  #shipsIn(way: number): Partial<Record<Ship, Square>> {
    const ships: Partial<Record<Ship, Square>> = {};
    for (const ship of SHIPS) {
      const number = this.#numberAt(way, this.#placeOf(ship));
      if (number >= 0) ships[ship] = this.#squares[number] as Square;
    }
    return ships;
  }

  /** The report from a square if there were no other ships. */
  #plain(square: Square, { fogBanks }: Layout): Reply {
    const { board, variants, tiles } = this.#stretch;
    const ships = { red: square, green: square, white: square, yellow: square };
    const laid = { lighthouses: tiles.lighthouses, maelstroms: [], fogBanks };
    return survey({ board, variants, ships, tiles: laid }, 'red', false);
  }
}

/** Every legal layout of Poseidon's secret tiles (rulings 21–23). */
function layoutsOf({ board, variants, tiles }: Stretch): Layout[] {
  const { lighthouses } = tiles;
  const withOneMore = (layouts: readonly Layout[], kind: keyof Layout, tile: 'maelstrom' | 'fogBank') =>
    layouts.flatMap((layout) => {
      const placed = { ...layout, lighthouses };
      const last = layout[kind].at(-1);
      // Tiles of one kind are interchangeable, so each pair of squares is listed in one order only.
      const free = squaresFor(board, tile, placed).filter(
        (square) => !last || compareSquares(last, square) < 0,
      );
      return free.map((square): Layout => ({ ...layout, [kind]: [...layout[kind], square] }));
    });
  let layouts: Layout[] = [{ maelstroms: [], fogBanks: [] }];
  for (let n = 0; n < variants.maelstroms; n++) layouts = withOneMore(layouts, 'maelstroms', 'maelstrom');
  for (let n = 0; n < variants.fogBanks; n++) layouts = withOneMore(layouts, 'fogBanks', 'fogBank');
  return layouts;
}

/** Compares squares column by column, from north to south: d4 before d5, d9 before d10. */
export function compareSquares(a: Square, b: Square): number {
  return a[0] === b[0] ? Number(a.slice(1)) - Number(b.slice(1)) : a < b ? -1 : 1;
}
