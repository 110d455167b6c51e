/**
 * A position: the state of a game as Poseidon knows it, and what the Navigators can know. Ships and squares are
 * numbers.
 */
import { SHIPS, type Ship } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { PoseidonCommand, Pushes, Storm } from '../../game/game.ts';
import { shipsToStep } from '../../game/rules/orders.ts';
import { isMonster, shipsHit } from '../../game/rules/storms.ts';
import type { PoseidonView } from '../../game/views/poseidon.ts';
import type { Belief } from '../../oracle/belief.ts';
import { shipChances } from '../../oracle/queries/chances.ts';
import type { Hand } from '../../oracle/sea/hands.ts';
import { certainCloud, cloudOf, type Cloud } from './cloud.ts';
import type { BoardTables } from './board-tables.ts';

/** Ships are numbered as in SHIPS, and squares as in the oracle. */
export interface Position {
  /** The true square of each ship. */
  readonly ships: number[];
  /** The cloud of each ship. */
  readonly clouds: Cloud[];
  readonly arrived: boolean[];
  /** The ships that can still take a step this round; none before Poseidon has played. */
  readonly toStep: boolean[];
  /** The ship that a sea monster holds; -1 for none. */
  held: number;
  hand: Hand;
  /** How many sea monsters Poseidon still has. */
  monsters: number;
}

/** A storm with the square to which it drives each ship, or a sea monster against a ship. */
export type Play =
  | { readonly storm: Storm; readonly pushes: ReadonlyMap<number, number> }
  | { readonly storm: null; readonly against: number };

/** The position for a view of Poseidon's, if the Navigators have this belief. */
export function positionOf(view: PoseidonView, belief: Belief, tables: BoardTables): Position {
  const { sea, numberOf } = tables;
  const ships = SHIPS.map((ship) => numberOf(view.ships[ship]));
  const stepping = view.phase === 'poseidon' ? [] : shipsToStep(view);
  return {
    ships,
    clouds: cloudsOf(view, belief, tables, ships),
    arrived: SHIPS.map((ship) => view.arrived.includes(ship)),
    toStep: SHIPS.map((ship) => stepping.includes(ship)),
    held: view.held ? SHIPS.indexOf(view.held) : -1,
    hand: handOf(view, sea.hands),
    monsters: view.hand.filter(isMonster).length,
  };
}

/**
 * The cloud of each ship, if the Navigators have this belief.
 * @param ships the true square of each ship
 */
export function cloudsOf(
  view: Pick<PoseidonView, 'arrived'>,
  belief: Belief,
  { numberOf }: BoardTables,
  ships: readonly number[],
): Cloud[] {
  return SHIPS.map((ship, i) =>
    view.arrived.includes(ship)
      ? certainCloud(ships[i] as number)
      : cloudOf(shipChances(belief, ship), numberOf),
  );
}

/** The remaining storms, as the oracle's instance of that hand. */
function handOf({ played }: PoseidonView, hands: BoardTables['sea']['hands']): Hand {
  return played.reduce<Hand>((hand, { tile }) => {
    if (isMonster(tile)) return hands.afterMonster(hand);
    return hands.playable(hand).find(({ storm }) => storm === tile)?.left ?? hand;
  }, hands.full);
}

/** The ships at sea that a storm hits. */
export function hitBy(storm: Storm, { arrived }: Position): number[] {
  return hits[storm].filter((ship) => !arrived[ship]);
}

const hits: Readonly<Record<Storm, readonly number[]>> = {
  red: numbersOf('red'),
  green: numbersOf('green'),
  white: numbersOf('white'),
  yellow: numbersOf('yellow'),
  great: numbersOf('great'),
};

function numbersOf(storm: Storm): number[] {
  return shipsHit(storm, []).map((ship) => SHIPS.indexOf(ship));
}

/** A copy that can be modified. It shares the clouds, because they are immutable. */
export function copyOf(position: Position): Position {
  const { ships, clouds, arrived, toStep } = position;
  return {
    ...position,
    ships: [...ships],
    clouds: [...clouds],
    arrived: [...arrived],
    toStep: [...toStep],
  };
}

/** The command for a play. */
export function commandOf(play: Play, view: PoseidonView, { sea }: BoardTables): PoseidonCommand | null {
  if (play.storm === null) {
    const monster = view.hand.find(isMonster);
    return monster ? { type: 'play-monster', monster, ship: SHIPS[play.against] as Ship } : null;
  }
  const pushes: Pushes = Object.fromEntries(
    Array.from(play.pushes, ([ship, to]) => [SHIPS[ship] as Ship, sea.squares[to] as Square]),
  );
  return { type: 'play-storm', storm: play.storm, pushes };
}
