/**
 * Rehearsals: very quick games on a sketch. Changing them would change the seas of version 1, so they stay as they are,
 * although dress rehearsals predict better. They imitate the opponents of medium strength, who play by reminders and
 * cunningly, and predict how often their crew wins and which ships come home.
 */
import { LOGS } from '../figures.ts';
import { ROUNDS } from '../measure.ts';
import type { Waters } from '../waters.ts';
import { crewHeading, expectedHeading } from './headings.ts';
import { Order, scoreOf } from './outlook.ts';
import { clearMarks, drive, keepFitting, Landmarks, QUICK_SEARCH, Squares, updateMarked } from './squares.ts';
import { stageOf, type Stage } from './stage.ts';

export const SHIPS = 4;
export const SHIPS_TO_WIN = 3;
/** The number of the Great Storm; the storms of one ship have the ship's number. */
export const GREAT = 4;
export const TILES = [2, 2, 2, 2, 3];
/** Up to this distance from home, Poseidon may drive a ship anywhere. */
export const NEAR = 2;
/** The maximum random amounts that are added to the chances after a push and to the score of a storm. */
const PUSH_WHIM = 0.4;
export const STORM_WHIM = 0.01;

interface Vessel {
  readonly number: number;
  at: number;
  isHome: boolean;
  /** How often the ship came home. */
  arrivals: number;
  /** The squares that the crew has marked for the ship. */
  readonly marked: Squares;
  /** The squares on which the ship may be as far as a perfect crew could know, and the same after a storm. */
  readonly possible: Squares;
  readonly driven: Squares;
  /** The square to which Poseidon would drive the ship by its own storm and by a Great Storm. */
  landing: number;
  greatLanding: number;
  /** The chance that the ship comes home without a storm, and after one. */
  still: number;
  struck: number;
}

const fleet = Array.from({ length: SHIPS }, (_, number): Vessel => ({
  number,
  at: 0,
  isHome: false,
  arrivals: 0,
  marked: new Squares(),
  possible: new Squares(),
  driven: new Squares(),
  landing: 0,
  greatLanding: 0,
  still: 1,
  struck: 1,
}));

/** The sums over all games. */
export interface Rehearsed {
  readonly games: number;
  readonly won: number;
  /** For each start, how often its ship came home. */
  readonly home: readonly number[];
}

/**
 * Plays games on a sketch.
 * @param classes the class of each square
 * @param seed an integer; other seeds give other games
 */
export function rehearse(
  waters: Waters,
  classes: Uint8Array,
  starts: readonly number[],
  games: number,
  seed: number,
): Rehearsed {
  const stage = stageOf(waters, classes, seed);
  clearMarks();
  for (const ship of fleet) ship.arrivals = 0;
  let won = 0;
  for (let game = 0; game < games; game++) {
    for (const ship of fleet) {
      ship.at = starts[ship.number] as number;
      ship.isHome = false;
      ship.marked.place(ship.at);
      ship.possible.place(ship.at);
    }
    if (playGame(stage) >= SHIPS_TO_WIN) won++;
  }
  return { games, won, home: fleet.map(({ arrivals }) => arrivals) };
}

const hand = [...TILES];
const queue = [...fleet];

/** Plays a game and returns how many ships came home. */
function playGame(stage: Stage): number {
  for (let storm = 0; storm <= GREAT; storm++) hand[storm] = TILES[storm] as number;
  for (const ship of fleet) queue[ship.number] = ship;
  let last = -1;
  let homes = 0;
  for (let round = 0; round < ROUNDS && homes < SHIPS; round++) {
    last = playStorm(stage, last, ROUNDS - 1 - round, homes > 0 ? stage.withHome : stage.atSea);
    // The surest ships go first, because they are landmarks for the others.
    queue.sort((one, other) => one.marked.count - other.marked.count);
    for (const ship of queue)
      if (!ship.isHome && sail(stage, ship, homes > 0 ? stage.withHome : stage.atSea)) homes++;
  }
  return homes;
}

/** Plays Poseidon's best storm and returns it. */
function playStorm(stage: Stage, last: number, orders: number, reports: Uint16Array): number {
  const greats = hand[GREAT] as number;
  for (const ship of fleet) {
    const own = hand[ship.number] as number;
    if (ship.isHome) {
      ship.still = ship.struck = 1;
      continue;
    }
    foreseeCalm(stage, ship, orders, own + greats, reports);
    if (own > 0 || (greats > 0 && last !== GREAT))
      foreseeStorm(stage, ship, orders, own + greats - 1, reports);
    else ship.struck = ship.still;
  }
  const [a, b, c, d] = fleet as [Vessel, Vessel, Vessel, Vessel];
  const others = orders + 1 - greats;
  let best = -Infinity;
  let storm = -1;
  for (let one = 0; one <= GREAT; one++) {
    // Two Great Storms are never played in a row, and none may be left over for which this is not possible.
    const isBarred = one === GREAT ? last === GREAT || greats - 1 > others : greats > others;
    if (hand[one] === 0 || isBarred) continue;
    const score =
      scoreOf(chanceIn(a, one), chanceIn(b, one), chanceIn(c, one), chanceIn(d, one)) +
      stage.random() * STORM_WHIM;
    if (score <= best) continue;
    best = score;
    storm = one;
  }
  hand[storm] = (hand[storm] as number) - 1;
  for (const ship of fleet) {
    if (ship.isHome || (storm !== GREAT && storm !== ship.number)) continue;
    ship.at = storm === GREAT ? ship.greatLanding : ship.landing;
    ship.possible.copy(ship.driven);
    drive(stage, ship.marked);
  }
  return storm;
}

const order = new Order();
function chanceIn(ship: Vessel, storm: number): number {
  return storm === GREAT || storm === ship.number ? ship.struck : ship.still;
}

const chances = new Float64Array(8);
const bits = new Float64Array(8);

/** Works out the chance that a ship comes home without a storm. */
function foreseeCalm(stage: Stage, ship: Vessel, orders: number, storms: number, reports: Uint16Array): void {
  order.set(stage, reports, ship.possible, expectedHeading(stage, ship.possible, orders));
  ship.still = order.outlook(stage, reports, ship.at, orders, storms);
}

/** Works out where Poseidon would drive a ship, and the chance that it then comes home. */
function foreseeStorm(
  stage: Stage,
  ship: Vessel,
  orders: number,
  storms: number,
  reports: Uint16Array,
): void {
  const { around, far, middle } = stage.waters;
  const { at, possible, driven } = ship;
  drive(stage, driven, possible);
  order.set(stage, reports, driven, expectedHeading(stage, driven, orders));
  const landings = around[at] as readonly number[];
  const was = far[at] as number;
  let hidden = -Infinity;
  for (let i = 0; i < landings.length; i++) {
    const landing = landings[i] as number;
    if (landing === middle) continue;
    chances[i] = order.outlook(stage, reports, landing, orders, storms);
    bits[i] = LOGS[order.fitting] as number;
    const away = far[landing] as number;
    if (away >= was) hidden = Math.max(hidden, (bits[i] as number) + away);
  }
  let least = 1;
  let ownLeast = Infinity;
  let greatLeast = Infinity;
  for (let i = 0; i < landings.length; i++) {
    const landing = landings[i] as number;
    const away = far[landing] as number;
    if (landing === middle) continue;
    // Poseidon drives a ship nearer to home only if it is then hidden much better.
    if (was > NEAR && away < was && hidden - away >= (bits[i] as number)) continue;
    const chance = chances[i] as number;
    least = Math.min(least, chance);
    const own = chance + stage.random() * PUSH_WHIM;
    const great = chance + stage.random() * PUSH_WHIM;
    if (own < ownLeast) {
      ownLeast = own;
      ship.landing = landing;
    }
    if (great < greatLeast) {
      greatLeast = great;
      ship.greatLanding = landing;
    }
  }
  ship.struck = least;
}

const landmarks = new Landmarks();
const possibleLandmarks = new Landmarks();

/** Carries out the crew's order to a ship. Returns true if the ship comes home. */
function sail(stage: Stage, ship: Vessel, reports: Uint16Array): boolean {
  const { leads, middle, count } = stage.waters;
  const heading = crewHeading(stage, ship.marked);
  const way = ship.at * 8 + heading;
  const to = leads[way] as number;
  ship.at = to;
  if (to === middle) {
    ship.isHome = true;
    ship.arrivals++;
    return true;
  }
  const distance = (one: number, other: number) => stage.apart[one * count + other] as number;
  let isBeside = false;
  for (const other of fleet)
    if (other !== ship && !other.isHome && distance(to, other.at) === 1) isBeside = true;
  landmarks.clear();
  possibleLandmarks.clear();
  for (const other of fleet) {
    if (other === ship || other.isHome) continue;
    const isMet = other.at === to;
    if (other.marked.count === 1) landmarks.add(other.marked.list[0] as number, isMet, !isBeside);
    if (other.possible.count === 1) possibleLandmarks.add(other.possible.list[0] as number, isMet, !isBeside);
  }
  const report = { heading, said: reports[way] as number, reports };
  if (!keepFitting(stage, ship.possible, report, possibleLandmarks)) ship.possible.place(to);
  updateMarked(stage, ship.marked, report, landmarks, QUICK_SEARCH);
  if (ship.marked.count > 1) return false;
  for (const other of fleet)
    if (other !== ship && !other.isHome && other.at === to) other.marked.copy(ship.marked);
  return false;
}
