/**
 * "By reminders", the second Navigator (rung 2). Keeps a few equally likely squares for each ship, marked by the ship's
 * guess and reminders. An order moves the ship's squares, a visible storm spreads them, and a report removes those that
 * don't fit. A sighting of another ship is used only if the square of one of the two ships is certain.
 */
import { SHIPS, type Board, type Ship } from '../../board/board.ts';
import { distance, neighbours, type Heading, type Square } from '../../board/squares.ts';
import { REMINDERS_OF_A_COLOUR, type MarkerKind, type Reply } from '../../game/game.ts';
import { sailTo } from '../../game/rules/orders.ts';
import { mayHold } from '../../game/rules/placing.ts';
import { pushSquares, shipsHit } from '../../game/rules/storms.ts';
import type { NavigatorsTold } from '../../game/told.ts';
import type { NavigatorsView } from '../../game/views/navigators.ts';
import type { Random } from '../../random.ts';
import { fits } from './fitting.ts';
import { sampleByHash } from './sample-by-hash.ts';
import type { Reckoning } from './reckoning.ts';
import { straightDistance, headingHome } from './steering.ts';
import { NO_SUSPECTS, addSuspect, type Suspects } from './suspects.ts';

/** The maximum number of squares for one ship: one for the guess and one for each reminder. */
const MOST = 1 + REMINDERS_OF_A_COLOUR;
/**
 * The maximum number of squares for one ship with Use Your Memory. There are no reminders then (ruling 17), so this
 * opponent has to remember the squares.
 */
const MOST_BY_HEART = 3;

/**
 * The possible squares of each ship. Between a storm and the ship's next report, a ship may have more squares than
 * there are reminders.
 */
type Places = Readonly<Record<Ship, readonly Square[]>>;

export class ByReminders implements Reckoning {
  private readonly view: NavigatorsView;
  private readonly places: Places;
  private readonly suspects: Suspects;

  constructor(view: NavigatorsView, places: Places = startsOf(view), suspects: Suspects = NO_SUSPECTS) {
    this.view = view;
    this.places = places;
    this.suspects = suspects;
  }

  hear(told: NavigatorsTold, view: NavigatorsView): ByReminders {
    const heard = new ByReminders(view, this.places, this.suspects);
    switch (told.type) {
      case 'storm-played':
        // A face-down storm may have hit any ship, so keep all squares until a report contradicts them.
        return told.storm === null ? heard : heard.driven(shipsHit(told.storm, view.arrived));
      case 'sailed':
        if (told.arrived) return heard.placed(told.ship, [view.board.sacred]);
        return heard.reported(told.ship, told.heading, told.reply);
      case 'surveyed':
        return heard.reported(told.ship, null, told.reply);
      case 'caught':
        return heard.caught(told.ship);
      case 'caught-pushed':
        return heard.driven([told.ship]);
      default:
        return heard;
    }
  }

  private placed(ship: Ship, squares: readonly Square[]): ByReminders {
    return new ByReminders(this.view, { ...this.places, [ship]: squares }, this.suspects);
  }

  private driven(ships: readonly Ship[]): ByReminders {
    return ships.reduce((heard: ByReminders, ship) => heard.placed(ship, this.pushed(ship)), this);
  }

  private pushed(ship: Ship): Square[] {
    return [...new Set(this.places[ship].flatMap((square) => pushSquares(this.view.board, square)))];
  }

  private reported(ship: Ship, heading: Heading | null, reply: Reply | null): ByReminders {
    const fitting = this.fitting(ship, reply);
    const squares = pruneSquares(this.view.board, this.places[ship], heading, fitting);
    const placed = this.placed(
      ship,
      sampleByHash(squares, this.view.variants.useYourMemory ? MOST_BY_HEART : MOST),
    );
    const [square, ...others] = squares;
    if (!square || !reply || others.length > 0) return placed;
    // If the reporting ship's square is certain, the squares of the ships that it met there are certain too.
    const heard = reply.exploring.ships.reduce((so: ByReminders, met) => so.placed(met, [square]), placed);
    return reply.exploring.fogBank ? heard.found('fogBank', square) : heard;
  }

  /**
   * Returns a test for whether a square fits a reply. Ships whose squares are certain serve as landmarks. Without a
   * reply, every square except the Sacred Island fits.
   */
  private fitting(ship: Ship, reply: Reply | null): Fitting {
    const { board, variants } = this.view;
    if (!reply) return (square) => square !== board.sacred;
    const { exploring, sighting } = reply;
    const landmarks = SHIPS.flatMap((other) => {
      const [at, ...others] = this.places[other];
      return other === ship || !at || others.length > 0 ? [] : [{ other, at }];
    });
    const meets = (square: Square) =>
      landmarks.every(({ other, at }) => {
        if (exploring.ships.includes(other)) return square === at;
        // The other ship may be there, hidden by fog.
        if (variants.fogBanks > 0) return true;
        return distance(square, at) > (sighting.ships === 0 ? 1 : 0);
      });
    return (square, offBoard) =>
      offBoard === reply.offBoard && fits(this.view, square, reply) && meets(square);
  }

  private caught(ship: Ship): ByReminders {
    const { board } = this.view;
    const able = this.places[ship].filter((square) => mayHold(board, 'maelstrom', square));
    const [square, ...others] = able;
    if (!square) return this;
    const caught = this.placed(ship, able);
    return others.length === 0 ? caught.found('maelstrom', square) : caught;
  }

  private found(kind: MarkerKind, square: Square): ByReminders {
    return new ByReminders(this.view, this.places, addSuspect(this.suspects, this.view, kind, square));
  }

  squares(ship: Ship): readonly Square[] {
    return centralFirst(this.places[ship]).slice(0, MOST);
  }

  dangers(kind: MarkerKind): readonly Square[] {
    return this.suspects[kind];
  }

  /**
   * The ship to order first. A ship that is known to be next to the Sacred Island goes first, otherwise the ship with
   * the fewest possible squares.
   */
  first(ships: readonly [Ship, ...Ship[]]): Ship {
    const doubt = (ship: Ship) => {
      const [square, ...others] = this.places[ship];
      if (!square || others.length > 0) return others.length;
      return distance(square, this.view.board.sacred) === 1 ? -1 : 0;
    };
    return ships.reduce((best, ship) => (doubt(ship) < doubt(best) ? ship : best));
  }

  heading(ship: Ship, random: Random): Heading {
    return headingHome(this.view.board, this.places[ship], this.suspects.maelstrom, random);
  }
}

function startsOf({ board }: NavigatorsView): Places {
  return Object.fromEntries(SHIPS.map((ship) => [ship, [board.starts[ship]]])) as unknown as Places;
}

/**
 * Whether a ship can be on a square after its step. `offBoard` says whether its order led off the board, so that the
 * ship stayed where it was.
 */
type Fitting = (square: Square, offBoard: boolean) => boolean;

/**
 * The squares that remain possible after a ship's step. If none of its squares fits the report, they are replaced by
 * the nearest squares that fit.
 */
function pruneSquares(
  board: Board,
  places: readonly Square[],
  heading: Heading | null,
  fitting: Fitting,
): readonly Square[] {
  let [from, known] = [places, 0];
  while (from.length > known) {
    const squares = landed(board, from, heading).filter(({ at, offBoard }) => fitting(at, offBoard));
    if (squares.length > 0) return [...new Set(squares.map(({ at }) => at))];
    known = from.length;
    from = [...new Set([...from, ...from.flatMap((square) => neighbours(board, square))])];
  }
  return places;
}

function landed(
  board: Board,
  from: readonly Square[],
  heading: Heading | null,
): { at: Square; offBoard: boolean }[] {
  return from.map((square) => {
    const { to, offBoard } =
      heading === null ? { to: square, offBoard: false } : sailTo(board, square, heading);
    return { at: to, offBoard };
  });
}

/**
 * Sorts squares by their total distance to all the others. The most central square comes first, because it is the best
 * guess.
 */
function centralFirst(squares: readonly Square[]): Square[] {
  const apart = (square: Square) => squares.reduce((sum, other) => sum + straightDistance(square, other), 0);
  return squares
    .map((square): [number, Square] => [apart(square), square])
    .sort(([a], [b]) => a - b)
    .map(([, square]) => square);
}
