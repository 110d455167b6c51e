/**
 * Judges a board by the games that opponents played on it: how often the crew wins, how often each ship comes home, and
 * which squares it mistakes for which.
 */
import { SHIPS, type Board, type Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import { BASE_GAME } from '../game/game.ts';
import type { Match } from './match.ts';
import { shareOf, type Share } from './share.ts';
import { PARTS, type Tally } from './tally.ts';

/** The number of games by which a board is judged. */
export const JUDGED_GAMES = 200;

/**
 * The game with this number, of those by which a board is judged. A careful crew ("by reminders") plays against a
 * cunning Poseidon. People at most tables play about as well as these two.
 */
export function judgingMatch(board: Board, game: number): Match {
  return { board, variants: BASE_GAME, crew: 2, poseidon: 2, seed: `1 ${game}` };
}

/** Where the crew looks for ships that are on a square. */
export interface JudgedSquare {
  readonly at: Square;
  /** How much of all orders to ships on this square went to ships that the crew looked for elsewhere. */
  readonly elsewhere: Share;
  /** The other squares on which the crew looked for these ships, in percent of the orders, the most frequent first. */
  readonly sought: readonly { readonly at: Square; readonly percent: number }[];
}

export interface Judgement {
  readonly games: number;
  readonly wins: Share;
  readonly arrivals: Readonly<Record<Ship, Share>>;
  /**
   * The arrivals of the ship that arrives least often, divided by the arrivals of the ship that arrives most often:
   * from 0 to 1.
   */
  readonly fairness: number;
  /** The mean round of the third arrival in won games; null if none was won. */
  readonly thirdArrival: number | null;
}

/** What the games say about the board. */
export function judgementOf({ games, won, arrivals, thirdArrivals }: Omit<Tally, 'orders'>): Judgement {
  const counts = SHIPS.map((ship) => arrivals[ship]);
  const most = Math.max(...counts);
  return {
    games,
    wins: shareOf(won, games),
    arrivals: Object.fromEntries(SHIPS.map((ship) => [ship, shareOf(arrivals[ship], games)])) as Record<
      Ship,
      Share
    >,
    fairness: most > 0 ? Math.min(...counts) / most : 1,
    thirdArrival: won > 0 ? thirdArrivals / won : null,
  };
}

/**
 * The squares on which ships got orders. First come those for which ships are most often sought elsewhere. They are
 * ordered by the lower bound of the confidence interval, so that a square with few orders doesn't come first by chance.
 */
export function judgedSquares({ orders }: Pick<Tally, 'orders'>): JudgedSquare[] {
  return Object.entries(orders)
    .map(([square, counts]) => {
      const at = square as Square;
      const all = Object.values(counts).reduce((sum, parts) => sum + parts, 0);
      const elsewhere = shareOf((all - (counts[at] ?? 0)) / PARTS, all / PARTS);
      const sought = Object.entries(counts)
        .map(([other, parts]) => ({ at: other as Square, percent: (100 * parts) / all }))
        .filter((other) => other.at !== at)
        .sort((a, b) => b.percent - a.percent || (a.at < b.at ? -1 : 1));
      return { at, elsewhere, sought };
    })
    .sort((a, b) => b.elsewhere.from - a.elsewhere.from || (a.at < b.at ? -1 : 1));
}
