/**
 * Lists every route that one ship may have taken in a puzzle, in order to check what the page says about wrong answers.
 * It uses the rules of the game, but none of the page's reasoning.
 */
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import { squaresOf, type Square } from '../../shared/board/squares.ts';
import type { Reply } from '../../shared/game/game.ts';
import { sailTo } from '../../shared/game/rules/orders.ts';
import { squaresFor } from '../../shared/game/rules/placing.ts';
import { pushSquares } from '../../shared/game/rules/storms.ts';
import { survey } from '../../shared/game/rules/survey.ts';
import type { OnlookersTold } from '../../shared/game/told.ts';
import type { Puzzle } from '../../shared/puzzles/puzzle.ts';

/** The squares of a puzzle's secret tiles. A puzzle has at most one tile of each type. */
interface Sea {
  readonly maelstrom: Square | null;
  readonly fog: Square | null;
}

export class Alone {
  readonly #puzzle: Puzzle;
  readonly #told: readonly OnlookersTold[];
  readonly #ship: Ship;
  readonly #seas: readonly Sea[];
  readonly #replies = new Map<string, string>();
  readonly #ends = new Map<string, Set<Square>>();
  readonly #leads = new Map<number, Set<Square>>();

  constructor(puzzle: Puzzle, told: readonly OnlookersTold[], ship: Ship) {
    const { variants, board, tiles } = puzzle;
    if (variants.maelstroms + variants.fogBanks > 1) throw new Error('more than one secret tile');
    const open = { lighthouses: tiles.lighthouses, maelstroms: [], fogBanks: [] };
    const on = (tile: 'maelstrom' | 'fogBank') => squaresFor(board, tile, open);
    this.#puzzle = puzzle;
    this.#told = told;
    this.#ship = ship;
    this.#seas =
      variants.maelstroms === 1
        ? on('maelstrom').map((maelstrom) => ({ maelstrom, fog: null }))
        : variants.fogBanks === 1
          ? on('fogBank').map((fog) => ({ maelstrom: null, fog }))
          : [{ maelstrom: null, fog: null }];
  }

  get board(): Puzzle['board'] {
    return this.#puzzle.board;
  }

  /** The indices of the ship's own reports, the newest first. */
  get reports(): number[] {
    return [...this.#told.keys()].filter((index) => this.#isOwn(index)).reverse();
  }

  /**
   * The squares on which the ship can be at the end. The results are kept, because the checks of many wrong squares
   * need the same ones.
   * @param first the index of the first event to use
   * @param from the square before that event; null for any square
   * @param since the index of the first report to use. If a report isn't used, the order before it may also have led
   * off the board.
   */
  ends(first: number, from: Square | null, since = 0): Set<Square> {
    const key = `${first} ${from} ${since}`;
    const known = this.#ends.get(key);
    if (known) return known;
    const ends = new Set<Square>();
    for (const sea of this.#seas) {
      let at = new Set(from === null ? squaresOf(this.#puzzle.board) : [from]);
      for (let index = first; index < this.#told.length && at.size > 0; index++)
        at = this.#next(sea, at, index, index >= since);
      for (const square of at) ends.add(square);
    }
    this.#ends.set(key, ends);
    return ends;
  }

  /** The squares to which the order in a report can have led, given the event that the Navigators received. */
  leads(index: number): Set<Square> {
    const leads = this.#leads.get(index) ?? this.#ledTo(index);
    this.#leads.set(index, leads);
    return leads;
  }

  #ledTo(index: number): Set<Square> {
    const event = this.#told[index];
    const { board } = this.#puzzle;
    if (event?.type !== 'sailed') return new Set(squaresOf(board));
    return new Set(
      squaresOf(board)
        .map((from) => sailTo(board, from, event.heading))
        .filter(
          ({ to, offBoard }) => offBoard === event.reply?.offBoard && (to === board.sacred) === event.arrived,
        )
        .map(({ to }) => to),
    );
  }

  #isOwn(index: number): boolean {
    const event = this.#told[index];
    return (event?.type === 'sailed' || event?.type === 'surveyed') && event.ship === this.#ship;
  }

  #next(sea: Sea, at: Set<Square>, index: number, isHeard: boolean): Set<Square> {
    const { board } = this.#puzzle;
    const event = this.#told[index];
    if (!event) return at;
    const pushed = () => new Set([...at].flatMap((square) => pushSquares(board, square)));
    if (event.type === 'storm-played') {
      if (event.storm === null) return new Set([...at, ...pushed()]);
      return event.storm === 'great' || event.storm === this.#ship ? pushed() : at;
    }
    if (event.type === 'caught-pushed' && event.ship === this.#ship) return pushed();
    if (!this.#isOwn(index)) return at;
    if (event.type === 'surveyed')
      return new Set([...at].filter((to) => !isHeard || this.#fits(sea, to, event.reply)));
    if (event.type !== 'sailed') return at;
    const after = this.#told[index + 1];
    const isCaught = after?.type === 'caught' && after.ship === this.#ship;
    return new Set(
      [...at]
        .map((square) => sailTo(board, square, event.heading))
        .filter(({ to }) => (to === board.sacred) === event.arrived)
        .filter(
          ({ to, offBoard }) =>
            !isHeard ||
            (offBoard === event.reply?.offBoard &&
              (!offBoard && to === sea.maelstrom) === isCaught &&
              this.#fits(sea, to, event.reply)),
        )
        .map(({ to }) => to),
    );
  }

  #fits({ fog }: Sea, square: Square, reply: Reply | null): boolean {
    if (!reply) return true;
    const key = `${square} ${fog}`;
    const known = this.#replies.get(key) ?? this.#print(square, fog);
    this.#replies.set(key, known);
    return known === wordsOf(reply);
  }

  #print(square: Square, fog: Square | null): string {
    const { board, variants, tiles } = this.#puzzle;
    const ships = { red: square, green: square, white: square, yellow: square };
    const laid = { lighthouses: tiles.lighthouses, maelstroms: [], fogBanks: fog ? [fog] : [] };
    return wordsOf(survey({ board, variants, ships, tiles: laid }, SHIPS[0], false));
  }
}

/** A report without the ships in it, and without the statement whether the order led off the board. */
function wordsOf({ exploring, sighting }: Reply): string {
  const { ships: here, ...own } = exploring;
  const { ships: seen, colours, ...around } = sighting;
  void [here, seen, colours];
  return JSON.stringify([own, around]);
}
