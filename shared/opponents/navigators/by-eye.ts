/**
 * "By eye", the weakest Navigator (rung 1). Keeps one guess for each ship. After each report of the ship, moves its
 * guess to the nearest square that fits the report.
 */
import { SHIPS, type Board, type Ship } from '../../board/board.ts';
import { distance, squaresOf, step, type Heading, type Square } from '../../board/squares.ts';
import type { MarkerKind, Reply } from '../../game/game.ts';
import type { NavigatorsTold } from '../../game/told.ts';
import type { NavigatorsView } from '../../game/views/navigators.ts';
import type { Random } from '../../random.ts';
import { fits } from './fitting.ts';
import type { Reckoning } from './reckoning.ts';
import { straightDistance, headingHome } from './steering.ts';
import { NO_SUSPECTS, addSuspect, type Suspects } from './suspects.ts';

type Guesses = Readonly<Record<Ship, Square>>;

export class ByEye implements Reckoning {
  private readonly board: Board;
  private readonly guesses: Guesses;
  private readonly suspects: Suspects;

  constructor(board: Board, guesses: Guesses = board.starts, suspects: Suspects = NO_SUSPECTS) {
    this.board = board;
    this.guesses = guesses;
    this.suspects = suspects;
  }

  /** Storms are ignored: the guess is corrected by the ship's next report. */
  hear(told: NavigatorsTold, view: NavigatorsView): ByEye {
    switch (told.type) {
      case 'sailed': {
        const { ship, heading, arrived, reply } = told;
        if (arrived) return this.guess(ship, this.board.sacred);
        const sailed = step(this.board, this.guesses[ship], heading) ?? this.guesses[ship];
        // A ship that sails to the Sacred Island arrives. This ship didn't arrive, so the guess can't move there.
        const from = sailed === this.board.sacred ? this.guesses[ship] : sailed;
        return this.report(view, ship, from, reply, heading);
      }
      case 'surveyed':
        return this.report(view, told.ship, this.guesses[told.ship], told.reply, null);
      case 'caught':
        return this.found(view, 'maelstrom', this.guesses[told.ship]);
      default:
        return this;
    }
  }

  private report(
    view: NavigatorsView,
    ship: Ship,
    from: Square,
    reply: Reply | null,
    heading: Heading | null,
  ): ByEye {
    const square = reply ? nearestFitting(view, from, reply, heading) : from;
    const guessed = this.guess(ship, square);
    return reply?.exploring.fogBank ? guessed.found(view, 'fogBank', square) : guessed;
  }

  private guess(ship: Ship, square: Square): ByEye {
    return new ByEye(this.board, { ...this.guesses, [ship]: square }, this.suspects);
  }

  private found(view: NavigatorsView, kind: MarkerKind, square: Square): ByEye {
    return new ByEye(this.board, this.guesses, addSuspect(this.suspects, view, kind, square));
  }

  squares(ship: Ship): readonly Square[] {
    return [this.guesses[ship]];
  }

  dangers(kind: MarkerKind): readonly Square[] {
    return this.suspects[kind];
  }

  first(ships: readonly [Ship, ...Ship[]]): Ship {
    return SHIPS.find((ship) => ships.includes(ship)) ?? ships[0];
  }

  heading(ship: Ship, random: Random): Heading {
    return headingHome(this.board, [this.guesses[ship]], this.suspects.maelstrom, random);
  }
}

/**
 * The nearest square that fits the report. If several are equally near, returns the one nearest to home, because a
 * beginner is an optimist.
 */
function nearestFitting(view: NavigatorsView, from: Square, reply: Reply, heading: Heading | null): Square {
  const { board } = view;
  const canBe = (square: Square) =>
    fits(view, square, reply) &&
    (!reply.offBoard || (heading !== null && step(board, square, heading) === undefined));
  const near = squaresOf(board).map((square): [number, Square] => [
    100 * distance(square, from) +
      straightDistance(square, from) +
      straightDistance(square, board.sacred) / 100,
    square,
  ]);
  const nearest = near.sort(([a], [b]) => a - b).find(([, square]) => canBe(square));
  return nearest?.[1] ?? from;
}
