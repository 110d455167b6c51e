/** How Poseidon foresees the Navigators' next turn; see foresight.ts and playout.ts of the opponents. */
import { worths } from '../rehearsal/headings.ts';
import { FIT, MISPLACED, scoreOf } from '../rehearsal/outlook.ts';
import { SHIPS, SHIPS_TO_WIN } from '../rehearsal/rehearse.ts';
import type { Stage } from '../rehearsal/stage.ts';
import { Belief, sailBelief } from './belief.ts';
import { IN_TURN } from './crew.ts';
import { exp, log2 } from '../exact.ts';
import { nearness, sight } from './sight.ts';

const HEADINGS = 8;
/** Headings whose values differ by less than this are equally good. */
const WHIM = 0.003;
/** What a position loses in which the Navigators have won. */
const SURELY_LOST = 2;

/** A ship before the Navigators' turn. */
export interface Afloat {
  readonly number: number;
  at: number;
  isHome: boolean;
  readonly belief: Belief;
  /** The belief after a storm. */
  readonly driven: Belief;
}

/** A ship during the turn. */
class Steering {
  at = 0;
  isHome = false;
  hasStepped = false;
  /** The number of squares of its belief before the turn. */
  doubt = 0;
  readonly belief = new Belief();

  copy({ at, isHome, hasStepped, doubt, belief }: Steering): void {
    this.at = at;
    this.isHome = isHome;
    this.hasStepped = hasStepped;
    this.doubt = doubt;
    this.belief.copy(belief);
  }
}

const newFleet = () => Array.from({ length: SHIPS }, () => new Steering());
const fleet = newFleet();

/** Turns that were played until a driven ship's step. Where the ship is matters only to ships that are near it. */
const started = Array.from({ length: 3 }, newFleet);
let starts = 0;
/** Whether any ship but the driven one has changed since the driven ship's step began. */
let hasChanged = false;

/**
 * Poseidon's scores for driving a ship to some squares: how badly off the ships will probably be after the Navigators'
 * turn.
 * @param number the number of the ship
 * @param to the squares, of which there are `count`
 * @param orders how many more orders each ship gets after this turn
 * @param storms for each ship, how many storms can still hit it
 * @param scores receives the scores
 */
export function scorePushes(
  stage: Stage,
  ships: readonly Afloat[],
  number: number,
  to: Uint8Array,
  count: number,
  orders: number,
  storms: readonly number[],
  scores: Float64Array,
): void {
  starts = 0;
  let loaded: readonly Steering[] | undefined;
  for (let i = 0; i < count; i++) {
    const landing = to[i] as number;
    const ship = fleet[number] as Steering;
    const alike = startedAlike(stage, number, landing);
    if (alike && alike === loaded && !hasChanged) {
      ship.copy(alike[number] as Steering);
    } else if (alike) {
      for (let one = 0; one < SHIPS; one++) (fleet[one] as Steering).copy(alike[one] as Steering);
      loaded = alike;
    } else {
      for (let one = 0; one < SHIPS; one++) begin(stage, ships, one, one === number ? landing : -1, orders);
      playUntil(stage, number, orders);
      const kept = started[starts];
      if (kept) {
        for (let one = 0; one < SHIPS; one++) (kept[one] as Steering).copy(fleet[one] as Steering);
        starts++;
      }
      loaded = kept;
    }
    ship.at = landing;
    hasChanged = false;
    playUntil(stage, -1, orders, number);
    scores[i] = scoreNow(stage, orders, storms);
  }
}

/** Poseidon's score for driving all ships, or none if their squares in `landings` are -1. */
export function scoreTurn(
  stage: Stage,
  ships: readonly Afloat[],
  landings: readonly number[],
  orders: number,
  storms: readonly number[],
): number {
  for (let ship = 0; ship < SHIPS; ship++) begin(stage, ships, ship, landings[ship] as number, orders);
  playUntil(stage, -1, orders);
  return scoreNow(stage, orders, storms);
}

/** A turn that was started with the driven ship on another square, from which the other ships saw it alike. */
function startedAlike(stage: Stage, number: number, landing: number): readonly Steering[] | undefined {
  for (let i = 0; i < starts; i++) {
    const kept = started[i] as Steering[];
    const before = (kept[number] as Steering).at;
    let isAlike = true;
    for (let ship = 0; ship < SHIPS; ship++) {
      const { at, isHome, hasStepped } = kept[ship] as Steering;
      if (ship === number || !hasStepped || isHome) continue;
      if (nearness(stage, at, landing) !== nearness(stage, at, before)) isAlike = false;
    }
    if (isAlike) return kept;
  }
  return undefined;
}

function begin(
  stage: Stage,
  ships: readonly Afloat[],
  number: number,
  landing: number,
  orders: number,
): void {
  const ship = ships[number] as Afloat;
  const one = fleet[number] as Steering;
  const belief = landing < 0 ? ship.belief : ship.driven;
  // The copies then have the values, too.
  if (!ship.isHome) valueHeadings(stage, belief, orders);
  one.belief.copy(belief);
  one.at = landing < 0 ? ship.at : landing;
  one.isHome = one.hasStepped = ship.isHome;
  one.doubt = belief.count;
}

/**
 * Plays the turn. The most certain ships go first.
 * @param until the ship before whose step to stop; -1 to play the whole turn
 * @param driven the ship that was driven, whose own step doesn't count as a change; -1 for none
 */
function playUntil(stage: Stage, until: number, orders: number, driven = -1): void {
  const { leads, middle } = stage.waters;
  for (;;) {
    let next = -1;
    let least = Infinity;
    for (let i = 0; i < SHIPS; i++) {
      const number = IN_TURN[i] as number;
      const { hasStepped, doubt } = fleet[number] as Steering;
      if (hasStepped || doubt >= least) continue;
      least = doubt;
      next = number;
    }
    if (next === until) return;
    const one = fleet[next] as Steering;
    one.hasStepped = true;
    if (next !== driven) hasChanged = true;
    const heading = expectedHeading(stage, one.belief, orders);
    const from = one.at;
    one.at = leads[from * HEADINGS + heading] as number;
    if (one.at === middle) {
      one.isHome = true;
      one.belief.place(middle);
      continue;
    }
    sailBelief(stage, one.belief, from, heading);
    if (sight(stage, one, fleet)) hasChanged = true;
  }
}

/** Works out the value of each heading unless it is known. */
function valueHeadings({ waters: { leads, far } }: Stage, belief: Belief, orders: number): void {
  if (belief.valuedFor === orders) return;
  const { values } = belief;
  const worth = worths[orders] as Float64Array;
  for (let heading = 0; heading < HEADINGS; heading++) {
    let sum = 0;
    for (let i = 0; i < belief.count; i++) {
      const to = leads[(belief.squares[i] as number) * HEADINGS + heading] as number;
      sum += (belief.chances[i] as number) * (worth[far[to] as number] as number);
    }
    values[heading] = sum;
  }
  belief.valuedFor = orders;
}

/** The heading with the best expected value; equally good ones are chosen at random. */
function expectedHeading(stage: Stage, belief: Belief, orders: number): number {
  valueHeadings(stage, belief, orders);
  const { values } = belief;
  let most = -Infinity;
  for (let heading = 0; heading < HEADINGS; heading++) most = Math.max(most, values[heading] as number);
  let best = 0;
  let chosen = -Infinity;
  for (let heading = 0; heading < HEADINGS; heading++) {
    if ((values[heading] as number) <= most - WHIM) continue;
    const value = (values[heading] as number) + stage.random() * WHIM;
    if (value <= chosen) continue;
    chosen = value;
    best = heading;
  }
  return best;
}

const home = new Float64Array(SHIPS);

function scoreNow(stage: Stage, orders: number, storms: readonly number[]): number {
  let homes = 0;
  for (let ship = 0; ship < SHIPS; ship++) {
    const one = fleet[ship] as Steering;
    if (one.isHome) homes++;
    home[ship] = one.isHome ? 1 : homeChance(stage, one, orders, storms[ship] as number);
  }
  const score = scoreOf(home[0] as number, home[1] as number, home[2] as number, home[3] as number);
  return homes >= SHIPS_TO_WIN ? score - SURELY_LOST : score;
}

function homeChance(stage: Stage, { at, belief }: Steering, orders: number, storms: number): number {
  const { far, count } = stage.waters;
  let away = far[at] as number;
  let bits = 0;
  for (let i = 0; i < belief.count; i++) {
    const chance = belief.chances[i] as number;
    away += MISPLACED * chance * (stage.apart[at * count + (belief.squares[i] as number)] as number);
    if (chance < 1) bits -= chance * log2(chance);
  }
  const spare = orders - away;
  if (spare < 0) return 0;
  return 1 / (1 + exp(-(FIT.always + FIT.spare * spare + FIT.storms * storms + FIT.bits * bits)));
}
