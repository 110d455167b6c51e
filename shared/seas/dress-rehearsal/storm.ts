/** Poseidon's storms; see prospects.ts and cunning.ts of the opponents. */
import { CLASSES } from '../figures.ts';
import { GREAT, NEAR, SHIPS, STORM_WHIM } from '../rehearsal/rehearse.ts';
import type { Stage } from '../rehearsal/stage.ts';
import { driveBelief, type Belief } from './belief.ts';
import { exp, log2 } from '../exact.ts';
import { scorePushes, scoreTurn, type Afloat } from './turn.ts';

/** A push that is worse than the best by this much is drawn 1/e times as often. */
const PUSH_WHIM = 0.05;
/** How many ways to play the Great Storm are tried, and from how many of a ship's best pushes they are drawn. */
const GREATS = 4;
const GOOD = 3;
const MOST_PUSHES = 8;
const HEADINGS = 8;

/** For each ship: the sensible squares to which it can be driven, and Poseidon's score for each. */
const pushes = Array.from({ length: SHIPS }, () => ({
  to: new Uint8Array(MOST_PUSHES),
  scores: new Float64Array(MOST_PUSHES),
  count: 0,
}));
const greatScores = new Float64Array(GREATS);
const greatLandings = Array.from({ length: GREATS }, () => new Int16Array(SHIPS));
const landings = [-1, -1, -1, -1];
const storms = [0, 0, 0, 0];
const weights = new Float64Array(MOST_PUSHES);

/** What Poseidon plays. */
export interface Played {
  storm: number;
  /** For each ship, the square to which it is driven; -1 if it isn't. */
  readonly landings: number[];
}

const played: Played = { storm: 0, landings: [-1, -1, -1, -1] };

/**
 * Chooses Poseidon's best storm. The ships' `driven` beliefs are those after it.
 * @param hand how many storms of each kind are left
 * @param last the storm of the round before; -1 for none
 * @param orders how many more orders each ship gets after this turn
 */
export function chooseStorm(
  stage: Stage,
  ships: readonly Afloat[],
  hand: readonly number[],
  last: number,
  orders: number,
): Played {
  const greats = hand[GREAT] as number;
  const others = orders + 1 - greats;
  // Two Great Storms are never played in a row, and none may be left over for which this is not possible.
  const mayBeGreat = greats > 0 && last !== GREAT && greats - 1 <= others;
  const mayBeOwn = greats <= others;
  let best = -Infinity;
  let storm = -1;
  for (let number = 0; number < SHIPS; number++) {
    const ship = ships[number] as Afloat;
    const isLeft = mayBeOwn && (hand[number] as number) > 0;
    if (!isLeft && (!mayBeGreat || ship.isHome)) continue;
    landings.fill(-1);
    count(hand, number);
    if (ship.isHome) {
      const score = scoreTurn(stage, ships, landings, orders, storms) + stage.random() * STORM_WHIM;
      if (score > best) {
        best = score;
        storm = number;
      }
      continue;
    }
    const most = tryPushes(stage, ships, number, orders);
    if (!isLeft || most <= best) continue;
    best = most;
    storm = number;
  }
  if (mayBeGreat) {
    count(hand, GREAT);
    for (let way = 0; way < GREATS; way++) {
      const score = tryGreat(stage, ships, way, orders);
      if (score <= best) continue;
      best = score;
      storm = GREAT;
    }
  }
  played.storm = storm;
  played.landings.fill(-1);
  if (storm === GREAT) drawGreat(stage, ships, best);
  else if (!(ships[storm] as Afloat).isHome) drawOwn(stage, ships[storm] as Afloat, best);
  return played;
}

/** Counts the storms that can still hit each ship after a storm. */
function count(hand: readonly number[], storm: number): void {
  for (let ship = 0; ship < SHIPS; ship++)
    storms[ship] =
      (hand[ship] as number) + (hand[GREAT] as number) - (storm === GREAT || storm === ship ? 1 : 0);
}

/** Finds the scores of a ship's sensible pushes, and returns the best score. */
function tryPushes(stage: Stage, ships: readonly Afloat[], number: number, orders: number): number {
  const ship = ships[number] as Afloat;
  const { to, scores } = pushes[number] as (typeof pushes)[number];
  driveBelief(stage, ship.belief, ship.driven);
  // It doesn't matter where a ship is that can't come home any more.
  const isLost = (stage.waters.far[ship.at] as number) - 2 > orders;
  const found = isLost ? 1 : sensiblePushes(stage, ship, to);
  if (isLost) to[0] = (stage.waters.around[ship.at] as readonly number[])[0] as number;
  (pushes[number] as (typeof pushes)[number]).count = found;
  scorePushes(stage, ships, number, to, found, orders, storms, scores);
  let most = -Infinity;
  for (let i = 0; i < found; i++) {
    scores[i] = (scores[i] as number) + stage.random() * STORM_WHIM;
    most = Math.max(most, scores[i] as number);
  }
  return most;
}

/** Tries a way to play the Great Storm: first with the best push of each ship, then with good pushes. */
function tryGreat(stage: Stage, ships: readonly Afloat[], way: number, orders: number): number {
  for (let number = 0; number < SHIPS; number++) {
    const { to, scores, count } = pushes[number] as (typeof pushes)[number];
    let landing = -1;
    if (!(ships[number] as Afloat).isHome) {
      const rank = way === 0 ? 0 : Math.floor(stage.random() * Math.min(GOOD, count));
      landing = to[ranked(scores, count, rank)] as number;
    }
    landings[number] = landing;
    (greatLandings[way] as Int16Array)[number] = landing;
  }
  const score = scoreTurn(stage, ships, landings, orders, storms) + stage.random() * STORM_WHIM;
  greatScores[way] = score;
  return score;
}

/** The index of the score with this rank; 0 is the highest. */
function ranked(scores: Float64Array, count: number, rank: number): number {
  for (let i = 0; i < count; i++) {
    let higher = 0;
    const one = scores[i] as number;
    for (let j = 0; j < count; j++)
      if ((scores[j] as number) > one || ((scores[j] as number) === one && j < i)) higher++;
    if (higher === rank) return i;
  }
  return 0;
}

function drawOwn(stage: Stage, ship: Afloat, best: number): void {
  const { to, scores, count } = pushes[ship.number] as (typeof pushes)[number];
  const way = drawn(stage, scores, count, best, ship.belief.count === 1);
  played.landings[ship.number] = to[way] as number;
}

function drawGreat(stage: Stage, ships: readonly Afloat[], best: number): void {
  const isForeseen = ships.some(({ isHome, belief }) => !isHome && belief.count === 1);
  const way = greatLandings[drawn(stage, greatScores, GREATS, best, isForeseen)] as Int16Array;
  for (let ship = 0; ship < SHIPS; ship++) played.landings[ship] = way[ship] as number;
}

/** The index of the best score, or if the ship's square is known, of a random good score. */
function drawn(stage: Stage, scores: Float64Array, count: number, best: number, isForeseen: boolean): number {
  if (!isForeseen) return ranked(scores, count, 0);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    weights[i] = exp(Math.max(WORST, ((scores[i] as number) - best) / PUSH_WHIM));
    sum += weights[i] as number;
  }
  let lot = stage.random() * sum;
  for (let i = 0; i < count; i++) {
    lot -= weights[i] as number;
    if (lot < 0) return i;
  }
  return ranked(scores, count, 0);
}

/** Worse scores than this are as good as never drawn. */
const WORST = -40;

const hidden = new Float64Array(MOST_PUSHES);

/** Finds the sensible squares to which a ship can be driven, and returns their number. See sensible.ts of the opponents. */
function sensiblePushes(stage: Stage, ship: Afloat, to: Uint8Array): number {
  const { around, far, middle } = stage.waters;
  const besides = around[ship.at] as readonly number[];
  const was = far[ship.at] as number;
  let most = -Infinity;
  if (was > NEAR) {
    hide(stage, ship.driven, besides);
    for (let i = 0; i < besides.length; i++) {
      const away = far[besides[i] as number] as number;
      if (away >= was) most = Math.max(most, (hidden[i] as number) + away);
    }
  }
  let count = 0;
  for (let i = 0; i < besides.length; i++) {
    const square = besides[i] as number;
    const away = far[square] as number;
    if (square === middle) continue;
    // Poseidon drives a ship nearer to home only if it is then hidden much better.
    if (was > NEAR && away < was && most - away >= (hidden[i] as number)) continue;
    to[count++] = square;
  }
  return count;
}

const alike = new Float64Array(3 * CLASSES);
const own = new Float64Array(MOST_PUSHES);
const products = new Float64Array(MOST_PUSHES);

/**
 * Works out the uncertainty that the next report of a ship on each of some squares would leave, in bits: the mean over
 * all headings.
 */
function hide({ waters: { leads, middle }, atSea }: Stage, belief: Belief, besides: readonly number[]): void {
  const { squares, chances, count } = belief;
  own.fill(0);
  products.fill(1);
  for (let i = 0; i < count; i++) {
    const at = besides.indexOf(squares[i] as number);
    if (at >= 0) own[at] = chances[i] as number;
  }
  for (let heading = 0; heading < HEADINGS; heading++) {
    alike.fill(0);
    for (let i = 0; i < count; i++) {
      const said = atSea[(squares[i] as number) * HEADINGS + heading] as number;
      alike[said] = (alike[said] as number) + (chances[i] as number);
    }
    for (let i = 0; i < besides.length; i++) {
      const way = (besides[i] as number) * HEADINGS + heading;
      if (leads[way] === middle || own[i] === 0) continue;
      products[i] = ((products[i] as number) * (own[i] as number)) / (alike[atSea[way] as number] as number);
    }
  }
  for (let i = 0; i < besides.length; i++) hidden[i] = -log2(products[i] as number) / HEADINGS;
}
