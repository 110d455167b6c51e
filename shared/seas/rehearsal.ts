/**
 * Rehearsals: very quick games on a sketch. A simple crew plays against a simple Poseidon, both in the manner of the
 * opponents of medium strength. The rehearsals predict how often the crew of real opponents wins, and which ships come
 * home.
 */
import { ROUNDS } from './measure.ts';
import { CLASSES, LOGS } from './figures.ts';
import type { Waters } from './waters.ts';

export interface Rehearsal {
  /** How often each ship came home, as a share of the games. */
  readonly home: readonly number[];
  /** The share of the games that the crew won. */
  readonly won: number;
}

const SHIPS = 4;
const GREAT = 4;
const TILES = [2, 2, 2, 2, 3];
const SHIPS_TO_WIN = 3;

/** The maximum number of squares that the crew remembers for a ship. */
const REMEMBERED = 5;
/** The maximum number of squares of a ship that was driven. */
const MOST = 80;
/** How much the crew prefers the straight line and arriving, in squares. */
const STRAIGHT = 0.01;
const ARRIVING = 0.5;
/** How often the crew widens its search for a ship whose report fits none of its squares. */
const MOST_TRIES = 4;
/** What an error of one square counts for Poseidon, in squares of distance. */
const MISPLACED = 0.6;
/** The maximum random amount that is added to the harm of a push, and to the score of a tile. */
const PUSH_WHIM = 0.4;
const TILE_WHIM = 0.01;
/** The value to Poseidon of each ship that doesn't come home, where winning is worth 1. */
const FAILED_SHIP = 0.25;
/** The coefficients of the chance to come home; see analysis/outlook.ts. */
const FIT = { always: 0.45, spare: 1.11, storms: -1.22, bits: -0.18 };

interface Tables {
  /** For each square and heading, what a ship reports after the order, and the same once a ship is home. */
  readonly report: Uint16Array;
  readonly reportWithHome: Uint16Array;
  /** The crew's cost of each square. */
  readonly cost: Float64Array;
  /** The distance of each pair of squares. */
  readonly apart: Uint8Array;
  readonly marks: Int32Array;
}

const known = new WeakMap<Waters, Tables>();

function tablesOf(waters: Waters): Tables {
  const { size, count, far, middle } = waters;
  const row = (square: number) => Math.floor(square / size);
  const rowsAway = (square: number) => row(square) - row(middle);
  const columnsAway = (square: number) => (square % size) - (middle % size);
  const made = known.get(waters) ?? {
    report: new Uint16Array(count * 8),
    reportWithHome: new Uint16Array(count * 8),
    cost: Float64Array.from({ length: count }, (_, square) =>
      square === middle
        ? -ARRIVING
        : (far[square] as number) +
          STRAIGHT *
            Math.sqrt(rowsAway(square) * rowsAway(square) + columnsAway(square) * columnsAway(square)),
    ),
    apart: Uint8Array.from({ length: count * count }, (_, pair) => {
      const [a, b] = [Math.floor(pair / count), pair % count];
      return Math.max(Math.abs(row(a) - row(b)), Math.abs((a % size) - (b % size)));
    }),
    marks: new Int32Array(count),
  };
  known.set(waters, made);
  return made;
}

const costs = new Float64Array(8);
const cloud = new Uint8Array(MOST);
const landed = new Uint8Array(MOST);
const told = new Uint16Array(MOST);
const clouds = Array.from({ length: SHIPS }, () => new Uint8Array(MOST));
const sets = Array.from({ length: SHIPS }, () => new Uint8Array(MOST));
let mark = 0;

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
): Rehearsal {
  const { count, leads, leaves, around, far, middle } = waters;
  const { report: reportAtSea, reportWithHome, cost, apart, marks } = tablesOf(waters);
  for (let way = 0; way < count * 8; way++) {
    const to = leads[way] as number;
    const report = (classes[to] as number) + (leaves[way] === 1 ? CLASSES : 0);
    reportAtSea[way] = report;
    reportWithHome[way] = far[to] === 1 ? report + 2 * CLASSES : report;
  }
  // A small generator, because drawing better random numbers would take longer than the games.
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };

  /** The heading that leads nearest to home on average; ties are broken at random. */
  const headingFor = (squares: Uint8Array, length: number): number => {
    let least = Infinity;
    for (let heading = 0; heading < 8; heading++) {
      let sum = 0;
      for (let i = 0; i < length; i++)
        sum += cost[leads[(squares[i] as number) * 8 + heading] as number] as number;
      costs[heading] = sum;
      if (sum < least) least = sum;
    }
    let ties = 0;
    let chosen = 0;
    for (let heading = 0; heading < 8; heading++) {
      if ((costs[heading] as number) > least + 1e-9) continue;
      ties++;
      if (ties === 1 || random() * ties < 1) chosen = heading;
    }
    return chosen;
  };

  const home = [0, 0, 0, 0];
  let won = 0;
  const ships = [0, 0, 0, 0];
  const lengths = [0, 0, 0, 0];
  const cloudLengths = [0, 0, 0, 0];
  const landings = [0, 0, 0, 0];
  const still = [0, 0, 0, 0];
  const driven = [0, 0, 0, 0];
  const arrived = [false, false, false, false];
  const order = [0, 1, 2, 3];
  for (let game = 0; game < games; game++) {
    const hand = [...TILES];
    let last = -1;
    let homes = 0;
    let report = reportAtSea;
    for (let ship = 0; ship < SHIPS; ship++) {
      const start = starts[ship] as number;
      ships[ship] = start;
      (sets[ship] as Uint8Array)[0] = start;
      lengths[ship] = 1;
      arrived[ship] = false;
    }

    /** The chance that a ship comes home after an order from `from`. */
    const chanceAfter = (
      squares: Uint8Array,
      length: number,
      from: number,
      heading: number,
      orders: number,
      storms: number,
    ): number => {
      const way = from * 8 + heading;
      const to = leads[way] as number;
      if (to === middle) return 1;
      const said = report[way];
      let fitting = 0;
      let misplaced = 0;
      for (let i = 0; i < length; i++) {
        const other = (squares[i] as number) * 8 + heading;
        if (report[other] !== said) continue;
        fitting++;
        misplaced += apart[(leads[other] as number) * count + to] as number;
      }
      return chance(far[to] as number, misplaced, fitting, orders, storms);
    };

    for (let round = 0; round < ROUNDS && homes < SHIPS; round++) {
      const orders = ROUNDS - 1 - round;
      const greats = hand[GREAT] as number;
      const colours = orders + 1 - greats;
      for (let ship = 0; ship < SHIPS; ship++) {
        if (arrived[ship]) {
          still[ship] = driven[ship] = 1;
          continue;
        }
        const truth = ships[ship] as number;
        const set = sets[ship] as Uint8Array;
        const length = lengths[ship] as number;
        const storms = (hand[ship] as number) + greats;
        still[ship] = chanceAfter(set, length, truth, headingFor(set, length), orders, storms);
        // All squares to which a storm may drive the ship.
        const spread = clouds[ship] as Uint8Array;
        let size = 0;
        mark++;
        for (let i = 0; i < length; i++)
          for (const beside of around[set[i] as number] as readonly number[]) {
            if (beside === middle || marks[beside] === mark || size === MOST) continue;
            marks[beside] = mark;
            spread[size++] = beside;
          }
        cloudLengths[ship] = size;
        const heading = headingFor(spread, size);
        for (let i = 0; i < size; i++) {
          const way = (spread[i] as number) * 8 + heading;
          landed[i] = leads[way] as number;
          told[i] = report[way] as number;
        }
        let least = Infinity;
        for (const landing of around[truth] as readonly number[]) {
          if (landing === middle) continue;
          const way = landing * 8 + heading;
          const to = leads[way] as number;
          let likely = 1;
          if (to !== middle) {
            const said = report[way] as number;
            let fitting = 0;
            let misplaced = 0;
            const row = to * count;
            for (let i = 0; i < size; i++) {
              if (told[i] !== said) continue;
              fitting++;
              misplaced += apart[row + (landed[i] as number)] as number;
            }
            likely = chance(far[to] as number, misplaced, fitting, orders, storms - 1);
          }
          const seems = likely + random() * PUSH_WHIM;
          if (seems >= least) continue;
          least = seems;
          driven[ship] = likely;
          landings[ship] = landing;
        }
      }
      let tile = -1;
      let best = -Infinity;
      for (let one = 0; one <= GREAT; one++) {
        if (hand[one] === 0) continue;
        if (one === GREAT ? last === GREAT || greats - 1 > colours : greats > colours) continue;
        const chanceOf = (ship: number) =>
          (one === GREAT || one === ship ? driven[ship] : still[ship]) as number;
        const worth = scoreOf(chanceOf(0), chanceOf(1), chanceOf(2), chanceOf(3)) + random() * TILE_WHIM;
        if (worth <= best) continue;
        best = worth;
        tile = one;
      }
      hand[tile] = (hand[tile] as number) - 1;
      last = tile;
      for (let ship = 0; ship < SHIPS; ship++) {
        if (arrived[ship] || (tile !== GREAT && tile !== ship)) continue;
        ships[ship] = landings[ship] as number;
        const length = cloudLengths[ship] as number;
        (sets[ship] as Uint8Array).set((clouds[ship] as Uint8Array).subarray(0, length));
        lengths[ship] = length;
      }
      // The surest ships go first, because they are landmarks for the others.
      order.sort((one, other) => (lengths[one] as number) - (lengths[other] as number));
      for (const ship of order) {
        if (arrived[ship]) continue;
        const set = sets[ship] as Uint8Array;
        const length = lengths[ship] as number;
        const heading = headingFor(set, length);
        const way = (ships[ship] as number) * 8 + heading;
        const to = leads[way] as number;
        ships[ship] = to;
        if (to === middle) {
          arrived[ship] = true;
          homes++;
          home[ship] = (home[ship] as number) + 1;
          report = reportWithHome;
          continue;
        }
        let met = 0;
        let isBeside = false;
        for (let other = 0; other < SHIPS; other++) {
          if (other === ship || arrived[other]) continue;
          const distance = apart[to * count + (ships[other] as number)] as number;
          if (distance === 0) met |= 1 << other;
          else if (distance === 1) isBeside = true;
        }
        const fits = (square: number) => {
          for (let other = 0; other < SHIPS; other++) {
            if (other === ship || arrived[other] || lengths[other] !== 1) continue;
            const distance = apart[square * count + ((sets[other] as Uint8Array)[0] as number)] as number;
            if ((met >> other) & 1 ? distance > 0 : distance === 0 || (distance === 1 && !isBeside))
              return false;
          }
          return true;
        };
        let size = length;
        cloud.set(set.subarray(0, length));
        for (let tries = 0; tries < MOST_TRIES; tries++) {
          let left = 0;
          mark++;
          for (let i = 0; i < size; i++) {
            const from = (cloud[i] as number) * 8 + heading;
            const square = leads[from] as number;
            if (report[from] !== report[way] || square === middle || marks[square] === mark || !fits(square))
              continue;
            marks[square] = mark;
            landed[left++] = square;
          }
          if (left > 0) {
            const kept = Math.min(left, REMEMBERED);
            for (let i = 0; i < kept; i++) {
              const j = left > REMEMBERED ? i + Math.floor(random() * (left - i)) : i;
              const square = landed[j] as number;
              landed[j] = landed[i] as number;
              set[i] = square;
            }
            lengths[ship] = kept;
            break;
          }
          // Nothing fits, so the ship must be near the squares that were remembered.
          const before = size;
          mark++;
          for (let i = 0; i < before; i++) marks[cloud[i] as number] = mark;
          for (let i = 0; i < before; i++)
            for (const beside of around[cloud[i] as number] as readonly number[]) {
              if (marks[beside] === mark || size === MOST) continue;
              marks[beside] = mark;
              cloud[size++] = beside;
            }
        }
      }
    }
    if (homes >= SHIPS_TO_WIN) won++;
  }
  return { home: home.map((times) => times / games), won: won / games };
}

/** The chance that a ship comes home that is `far` away, with `fitting` squares on which it may be. */
function chance(far: number, misplaced: number, fitting: number, orders: number, storms: number): number {
  const away = fitting > 0 ? far + (MISPLACED * misplaced) / fitting : far;
  if (away > orders) return 0;
  const spare = FIT.spare * (orders - away) + FIT.storms * storms + FIT.bits * (LOGS[fitting] as number);
  return 1 / (1 + exp(-(FIT.always + spare)));
}

/** Roughly the exponential function, from operations that every browser rounds alike, unlike Math.exp. */
function exp(power: number): number {
  let value = 1 + power / 1024;
  for (let squared = 0; squared < 10; squared++) value *= value;
  return value;
}

function scoreOf(a: number, b: number, c: number, d: number): number {
  const all = a * b * c * d;
  const three = (1 - a) * b * c * d + a * (1 - b) * c * d + a * b * (1 - c) * d + a * b * c * (1 - d);
  return 1 - all - three + FAILED_SHIP * (4 - a - b - c - d);
}
