/** Playouts: each simulates the rest of a game between a cunning Poseidon and Navigators who use clouds. */
import { SHIPS } from '../../board/board.ts';
import { SHIPS_TO_WIN } from '../../game/rules/ending.ts';
import type { Random } from '../../random.ts';
import { certainCloud, afterPush, afterReport, type Cloud } from './cloud.ts';
import { USUAL_WEIGHTS, pushesByHarm } from './harm.ts';
import { predictHeading } from './predict-heading.ts';
import { aftermathOf, playOn, prospectsOf } from './plays.ts';
import type { Position } from './position.ts';
import { applySighting } from './sighting.ts';
import type { BoardTables } from './board-tables.ts';

/** The value to Poseidon of each ship that doesn't come home, where winning is worth 1. */
export const FAILED_SHIP = 0.25;
/** The value to Poseidon of each square that a ship is still away from home at the end. */
const FAILED_BY_A_SQUARE = 0.0125;

/**
 * The share of playouts in which the Navigators use sightings of other ships. It is below 1 because not all players use
 * sightings.
 */
const KEEN = 0.5;

/** Called whenever a ship sails onto a square. */
export type Visits = (ship: number, square: number) => void;

/**
 * Plays a position to the end of the game, and modifies the position. Returns Poseidon's score: 1 for a win, plus a
 * fraction for each ship that didn't come home.
 */
export function playOut(tables: BoardTables, position: Position, random: Random, visits?: Visits): number {
  const isKeen = random() < KEEN;
  for (;;) {
    finishNavigatorsTurn(tables, position, random, isKeen, visits);
    if (position.arrived.every(Boolean) || position.hand.storms.length === 0)
      return worthOf(tables, position);
    const [best] = prospectsOf(tables, position, USUAL_WEIGHTS, aftermathOf(tables, position), random);
    if (best) playOn(tables, position, best.play);
  }
}

/**
 * Plays the rest of the Navigators' turn. The most certain ships go first, because they serve as landmarks for the
 * others.
 */
export function finishNavigatorsTurn(
  tables: BoardTables,
  position: Position,
  random: Random,
  isKeen = true,
  visits?: Visits,
): void {
  const { toStep, arrived, clouds } = position;
  const doubts = clouds.map(({ squares }) => squares.length);
  const surest = [...SHIPS.keys()].sort((a, b) => (doubts[a] as number) - (doubts[b] as number));
  for (const ship of surest) {
    if (!toStep[ship]) continue;
    toStep[ship] = false;
    step(tables, position, ship, random, isKeen, visits);
    if (arrived.every(Boolean)) return;
  }
}

function step(
  tables: BoardTables,
  position: Position,
  ship: number,
  random: Random,
  isKeen: boolean,
  visits?: Visits,
): void {
  const { ships, clouds, arrived, hand } = position;
  const truth = ships[ship] as number;
  const cloud = clouds[ship] as Cloud;
  if (position.held === ship) {
    clouds[ship] = afterReport(tables, cloud, truth, null);
    if (isKeen) applySighting(tables, position, ship);
    return;
  }
  const orders = hand.storms.length;
  const heading = predictHeading(tables, cloud, orders, random);
  const to = (tables.leads[heading] as Uint8Array)[truth] as number;
  ships[ship] = to;
  if (to === tables.sea.sacred) {
    arrived[ship] = true;
    clouds[ship] = certainCloud(to);
    return;
  }
  clouds[ship] = afterReport(tables, cloud, truth, heading);
  if (isKeen) applySighting(tables, position, ship);
  if (to === truth) return;
  visits?.(ship, to);
  if (tables.catches[to] === 1) pushCaught(tables, position, ship, orders, random);
}

/** Pushes a caught ship out of its maelstrom. The Navigators don't see where it is pushed (ruling 21). */
function pushCaught(
  tables: BoardTables,
  position: Position,
  ship: number,
  orders: number,
  random: Random,
): void {
  const { ships, clouds } = position;
  const after = afterPush(tables, clouds[ship] as Cloud);
  clouds[ship] = after;
  const [worst] = pushesByHarm(tables, USUAL_WEIGHTS, ships[ship] as number, after, orders - 1, random);
  if (worst) ships[ship] = worst.to;
}

function worthOf({ far }: BoardTables, { ships, arrived }: Position): number {
  let home = 0;
  let worth = 0;
  for (const ship of SHIPS.keys()) {
    if (arrived[ship]) home++;
    else worth += FAILED_SHIP + FAILED_BY_A_SQUARE * (far[ships[ship] as number] as number);
  }
  return home >= SHIPS_TO_WIN ? worth : worth + 1;
}
