/**
 * By reminders: a few squares for each ship, a guess and its reminders; moved with each order, spread by each
 * storm, sifted by each report. No square is likelier than another, and ships tell nothing of each other.
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
import type { Reckoning } from './reckoning.ts';
import { crowFlies, headingHome } from './steering.ts';
import { NO_SUSPECTS, suspect, type Suspects } from './suspects.ts';

/** The guess and its reminders. */
const MOST = 1 + REMINDERS_OF_A_COLOUR;
/** As many as somebody keeps in mind with no reminders on the board (ruling 17). */
const MOST_BY_HEART = 3;

/** Where each ship may be; after a storm more squares than there are reminders, until the ship reports. */
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
        return told.storm === null ? heard.faceDown() : heard.driven(shipsHit(told.storm, view.arrived));
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

  /** Any ship at sea may have been hit. */
  private faceDown(): ByReminders {
    const ships = shipsHit('great', this.view.arrived);
    return ships.reduce(
      (heard: ByReminders, ship) =>
        heard.placed(ship, [...new Set([...this.places[ship], ...this.pushed(ship)])]),
      this,
    );
  }

  private pushed(ship: Ship): Square[] {
    return [...new Set(this.places[ship].flatMap((square) => pushSquares(this.view.board, square)))];
  }

  private reported(ship: Ship, heading: Heading | null, reply: Reply | null): ByReminders {
    const fitting = this.fitting(ship, reply);
    const squares = sift(this.view.board, this.places[ship], heading, fitting);
    const placed = this.placed(
      ship,
      fewest(squares, this.view.variants.useYourMemory ? MOST_BY_HEART : MOST),
    );
    const [square, ...others] = squares;
    return reply?.exploring.fogBank && square && others.length === 0
      ? placed.found('fogBank', square)
      : placed;
  }

  /** What a report allows, ships whose one square is known being landmarks; without a report, all but arriving. */
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
        // Fog may hide a ship that is there.
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
    return new ByReminders(this.view, this.places, suspect(this.suspects, this.view, kind, square));
  }

  squares(ship: Ship): readonly Square[] {
    return fewest(this.places[ship], MOST);
  }

  dangers(kind: MarkerKind): readonly Square[] {
    return this.suspects[kind];
  }

  /** The one with the fewest squares. */
  first(ships: readonly [Ship, ...Ship[]]): Ship {
    return ships.reduce((best, ship) => (this.places[ship].length < this.places[best].length ? ship : best));
  }

  heading(ship: Ship, random: Random): Heading {
    return headingHome(this.view.board, this.places[ship], this.suspects.maelstrom, random);
  }
}

function startsOf({ board }: NavigatorsView): Places {
  return Object.fromEntries(SHIPS.map((ship) => [ship, [board.starts[ship]]])) as unknown as Places;
}

/** Whether a ship can be on a square after its step, and whether it was kept there by the edge of the board. */
type Fitting = (square: Square, offBoard: boolean) => boolean;

/** Where a ship can be after its step; if it can be nowhere, then from the nearest squares from which it can. */
function sift(
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

/** No more than so many of some squares: those in the middle of them. */
function fewest(squares: readonly Square[], most: number): readonly Square[] {
  const spread = (square: Square) => squares.reduce((sum, other) => sum + crowFlies(square, other), 0);
  const ranked = squares.map((square): [number, Square] => [spread(square), square]);
  return ranked
    .sort(([a], [b]) => a - b)
    .slice(0, most)
    .map(([, square]) => square);
}
