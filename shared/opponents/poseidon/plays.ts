/** Poseidon's possible plays, and how much he gains by each immediately. */
import { SHIPS } from '../../board/board.ts';
import type { Random } from '../../random.ts';
import { certainCloud, afterPush, type Cloud } from './cloud.ts';
import { harmOf, worstPush, type PushHarm, type HarmWeights } from './harm.ts';
import { predictHeading } from './predict-heading.ts';
import { hitBy, type Play, type Position } from './position.ts';
import type { BoardTables } from './board-tables.ts';

/**
 * The value of a Great Storm, as a fraction of the total value of its pushes. It is below 1 because three of the four
 * ships will be hit by later storms anyway.
 */
const GREAT = 0.45;
/** The gain of a storm that hits no ship, because its ship has arrived. */
const WASTED = -0.5;
/** The weight of a ship that can't come home any more, compared with other ships. */
const LOST = 0.05;
/** The cost to Poseidon of a round without a storm, for each ship that can still come home. */
const FREE_ROUND = 0.8;

/** A play and its gain, in squares of distance. */
export interface Prospect {
  readonly play: Play;
  readonly gain: number;
}

/** The probability that a face-down storm hits a given ship. Of the five kinds of storm, two hit it. */
export const FACE_DOWN = 2 / 5;

/**
 * A function that returns the cloud of a ship after a storm that drove it. With Harder Deduction, the Navigators don't
 * see which storm it was (ruling 5), so the cloud allows for the possibility that the ship was not driven.
 */
export type Aftermath = (ship: number) => Cloud;

/**
 * The {@link Aftermath} for the clouds of a position. It simulates the push of each ship separately, without asking the
 * oracle.
 */
export function aftermathOf(tables: BoardTables, { clouds }: Position): Aftermath {
  const share = tables.sea.variants.harderDeduction ? FACE_DOWN : 1;
  return (ship) => afterPush(tables, clouds[ship] as Cloud, share);
}

/** Every tile that can be played, with its best pushes and its immediate gain. The best comes first. */
export function prospectsOf(
  tables: BoardTables,
  position: Position,
  weights: HarmWeights,
  after: Aftermath,
  random: Random,
): Prospect[] {
  const { ships, clouds, arrived, hand, monsters } = position;
  const orders = hand.storms.length - 1;
  const harms: PushHarm[] = [];
  const worthwhile = (ship: number) =>
    (tables.far[ships[ship] as number] as number) > orders + 1 ? LOST : 1;
  const harmFor = (ship: number): PushHarm =>
    (harms[ship] ??= worstPush(
      tables,
      weights,
      ships[ship] as number,
      clouds[ship] as Cloud,
      after(ship),
      orders,
      random,
    ));
  const prospects = tables.sea.hands.playable(hand).map(({ storm }): Prospect => {
    const hit = hitBy(storm, position);
    const pushes = new Map(hit.map((ship) => [ship, harmFor(ship).to]));
    const sum = hit.reduce((gain, ship) => gain + worthwhile(ship) * harmFor(ship).harm, 0);
    const gain = hit.length === 0 ? WASTED : storm === 'great' && hit.length > 1 ? GREAT * sum : sum;
    return { play: { storm, pushes }, gain };
  });
  const atSea = [...SHIPS.keys()].filter((ship) => !arrived[ship]);
  const free = atSea.reduce((sum, ship) => sum + FREE_ROUND * worthwhile(ship), 0);
  for (const ship of monsters > 0 ? atSea : []) {
    const truth = ships[ship] as number;
    const cloud = clouds[ship] as Cloud;
    const heading = predictHeading(tables, cloud, orders, random);
    const held = (tables.far[truth] as number) - harmOf(tables, weights, truth, cloud, heading);
    const gain = worthwhile(ship) * (held + FREE_ROUND) - free;
    prospects.push({ play: { storm: null, against: ship }, gain });
  }
  return prospects.sort((a, b) => b.gain - a.gain);
}

/** Carries out a play and modifies the position. */
export function playOn(tables: BoardTables, position: Position, play: Play): void {
  const { ships, clouds, arrived, toStep } = position;
  for (const ship of SHIPS.keys()) toStep[ship] = !arrived[ship];
  const { hands, variants } = tables.sea;
  if (play.storm === null) {
    position.held = play.against;
    position.monsters -= 1;
    position.hand = hands.afterMonster(position.hand);
    return;
  }
  const { storm, pushes } = play;
  position.held = -1;
  position.hand = hands.playable(position.hand).find((one) => one.storm === storm)?.left ?? position.hand;
  for (const [ship, to] of pushes) {
    if (!variants.harderDeduction) clouds[ship] = afterPush(tables, clouds[ship] as Cloud);
    ships[ship] = to;
  }
  if (!variants.harderDeduction) return;
  for (const ship of SHIPS.keys())
    clouds[ship] = arrived[ship]
      ? certainCloud(tables.sea.sacred)
      : afterPush(tables, clouds[ship] as Cloud, FACE_DOWN);
}
