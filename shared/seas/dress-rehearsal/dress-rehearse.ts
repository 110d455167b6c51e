/**
 * Dress rehearsals: games on a sketch in which crew and Poseidon decide almost exactly as the opponents of medium
 * strength do, but many times faster. They predict the results of real games much better than quick rehearsals.
 */
import { ROUNDS } from '../measure.ts';
import { crewHeading } from '../rehearsal/headings.ts';
import { GREAT, SHIPS, SHIPS_TO_WIN, TILES, type Rehearsed } from '../rehearsal/rehearse.ts';
import { ALL_SQUARES, clearMarks, drive, Squares } from '../rehearsal/squares.ts';
import { stageOf, type Stage } from '../rehearsal/stage.ts';
import type { Waters } from '../waters.ts';
import { Belief, sailBelief } from './belief.ts';
import { markReport, nextShip, type Charted } from './crew.ts';
import { sight } from './sight.ts';
import { chooseStorm } from './storm.ts';
import type { Afloat } from './turn.ts';

interface Vessel extends Afloat, Charted {
  /** How often the ship came home before the game was decided. */
  arrivals: number;
}

const fleet = Array.from({ length: SHIPS }, (_, number): Vessel => ({
  number,
  at: 0,
  isHome: false,
  hasStepped: false,
  arrivals: 0,
  marked: new Squares(ALL_SQUARES),
  belief: new Belief(),
  driven: new Belief(),
}));
const hand = [...TILES];

/**
 * Plays games on a sketch.
 * @param classes the class of each square
 * @param seed an integer; other seeds give other games
 */
export function dressRehearse(
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
  for (let game = 0; game < games; game++) if (playGame(stage, starts) >= SHIPS_TO_WIN) won++;
  return { games, won, home: fleet.map(({ arrivals }) => arrivals) };
}

/** Plays a game and returns how many ships came home. */
function playGame(stage: Stage, starts: readonly number[]): number {
  for (let storm = 0; storm <= GREAT; storm++) hand[storm] = TILES[storm] as number;
  for (const ship of fleet) {
    ship.at = starts[ship.number] as number;
    ship.isHome = false;
    ship.marked.place(ship.at);
    ship.belief.place(ship.at);
  }
  let last = -1;
  let homes = 0;
  // Nothing is played after the game is decided.
  for (let round = 0; round < ROUNDS && homes < SHIPS_TO_WIN && canWin(stage, ROUNDS - round); round++) {
    last = playStorm(stage, last, ROUNDS - 1 - round);
    for (const ship of fleet) ship.hasStepped = ship.isHome;
    for (let next = nextShip(stage, fleet); next; next = nextShip(stage, fleet))
      if (sail(stage, next)) homes++;
  }
  return homes;
}

/** Whether enough ships can still come home. */
function canWin({ waters: { far } }: Stage, orders: number): boolean {
  let able = 0;
  for (const { at } of fleet) if ((far[at] as number) <= orders) able++;
  return able >= SHIPS_TO_WIN;
}

function playStorm(stage: Stage, last: number, orders: number): number {
  const { storm, landings } = chooseStorm(stage, fleet, hand, last, orders);
  hand[storm] = (hand[storm] as number) - 1;
  for (const ship of fleet) {
    const landing = landings[ship.number] as number;
    if (landing < 0) continue;
    ship.at = landing;
    ship.belief.copy(ship.driven);
    drive(stage, ship.marked);
  }
  return storm;
}

/** Carries out the crew's order to a ship. Returns true if the ship comes home. */
function sail(stage: Stage, ship: Vessel): boolean {
  const { leads, middle } = stage.waters;
  ship.hasStepped = true;
  const from = ship.at;
  const heading = crewHeading(stage, ship.marked);
  ship.at = leads[from * 8 + heading] as number;
  if (ship.at === middle) {
    ship.isHome = true;
    ship.arrivals++;
    ship.marked.place(middle);
    ship.belief.place(middle);
    return true;
  }
  sailBelief(stage, ship.belief, from, heading);
  sight(stage, ship, fleet);
  markReport(stage, fleet, ship, from, heading);
  return false;
}
