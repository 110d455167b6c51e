/**
 * A position: the state of a game as Poseidon knows it, and what the Navigators can know about it. Ships and squares
 * are represented by numbers.
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

/** The state of a game. Ships are numbered as in SHIPS, and squares as in the oracle. */
export interface Position {
  /** The true square of each ship. */
  readonly ships: number[];
  /** For each ship, the squares on which it may be as far as the Navigators know. */
  readonly clouds: Cloud[];
  readonly arrived: boolean[];
  /** For each ship, whether it can still take a step this round. All are false before Poseidon has played. */
  readonly toStep: boolean[];
  /** The number of the ship that a sea monster holds; -1 for none. */
  held: number;
  hand: Hand;
  /** The number of sea monsters that Poseidon still has. */
  monsters: number;
}

/** A storm with the square to which it drives each ship, or a sea monster against a ship. */
export type Play =
  | { readonly storm: Storm; readonly pushes: ReadonlyMap<number, number> }
  | { readonly storm: null; readonly against: number };

/** The position for Poseidon's view of a game and the Navigators' belief. */
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
 * The cloud of each ship for the Navigators' belief.
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

/** The storms that are still in the hand, as the oracle represents them. */
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

/** A copy that can be modified. It shares its clouds with the original, because clouds are immutable. */
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

/** The command that carries out a play. */
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
