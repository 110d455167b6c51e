/** How a game stands, by numbers: what Poseidon knows of it, and what the Navigators can think. */
import { SHIPS, type Ship } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { PoseidonCommand, Pushes, Storm } from '../../game/game.ts';
import { shipsToStep } from '../../game/rules/orders.ts';
import { isMonster, shipsHit } from '../../game/rules/storms.ts';
import type { PoseidonView } from '../../game/views/poseidon.ts';
import type { Belief } from '../../oracle/belief.ts';
import { shipChances } from '../../oracle/queries/chances.ts';
import type { Hand } from '../../oracle/sea/hands.ts';
import { certainly, cloudOf, type Cloud } from './cloud.ts';
import type { Waters } from './waters.ts';

/** A ship is known by its place in SHIPS, a square by its number. */
export interface Position {
  /** Where each ship truly is. */
  readonly ships: number[];
  /** Where it seems to be. */
  readonly clouds: Cloud[];
  readonly arrived: boolean[];
  /** The ships that still have a step in this round; none while Poseidon is to play. */
  readonly toStep: boolean[];
  /** The ship that a sea monster holds; -1 for none. */
  held: number;
  hand: Hand;
  /** How many sea monsters are left. */
  monsters: number;
}

/** A storm and where it drives each ship that it hits, or a sea monster against a ship. */
export type Play =
  | { readonly storm: Storm; readonly pushes: ReadonlyMap<number, number> }
  | { readonly storm: null; readonly against: number };

/** How the game stands in a view, to Navigators who believe this. */
export function positionOf(view: PoseidonView, belief: Belief, waters: Waters): Position {
  const { sea, numberOf } = waters;
  const ships = SHIPS.map((ship) => numberOf(view.ships[ship]));
  const stepping = view.phase === 'poseidon' ? [] : shipsToStep(view);
  return {
    ships,
    clouds: cloudsOf(view, belief, waters, ships),
    arrived: SHIPS.map((ship) => view.arrived.includes(ship)),
    toStep: SHIPS.map((ship) => stepping.includes(ship)),
    held: view.held ? SHIPS.indexOf(view.held) : -1,
    hand: handOf(view, sea.hands),
    monsters: view.hand.filter(isMonster).length,
  };
}

/**
 * Where each ship seems to be to Navigators who believe this.
 * @param ships where each truly is
 */
export function cloudsOf(
  view: Pick<PoseidonView, 'arrived'>,
  belief: Belief,
  { numberOf }: Waters,
  ships: readonly number[],
): Cloud[] {
  return SHIPS.map((ship, i) =>
    view.arrived.includes(ship)
      ? certainly(ships[i] as number)
      : cloudOf(shipChances(belief, ship), numberOf),
  );
}

/** What he has left, as one of the hands of which the oracle knows what may be played from each. */
function handOf({ played }: PoseidonView, hands: Waters['sea']['hands']): Hand {
  return played.reduce<Hand>((hand, { tile }) => {
    if (isMonster(tile)) return hands.afterMonster(hand);
    return hands.playable(hand).find(({ storm }) => storm === tile)?.left ?? hand;
  }, hands.full);
}

/** The ships that are still at sea and that a storm hits. */
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

/** A copy that can be played on with: what lies in it is never changed. */
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

/** The command of a play. */
export function commandOf(play: Play, view: PoseidonView, { sea }: Waters): PoseidonCommand | null {
  if (play.storm === null) {
    const monster = view.hand.find(isMonster);
    return monster ? { type: 'play-monster', monster, ship: SHIPS[play.against] as Ship } : null;
  }
  const pushes: Pushes = Object.fromEntries(
    Array.from(play.pushes, ([ship, to]) => [SHIPS[ship] as Ship, sea.squares[to] as Square]),
  );
  return { type: 'play-storm', storm: play.storm, pushes };
}
