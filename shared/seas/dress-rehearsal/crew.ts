/** The crew of the dress rehearsals, which marks squares and gives orders exactly as by-reminders.ts of the opponents. */
import { ALL_SQUARES, Landmarks, Squares, updateMarked, type Search } from '../rehearsal/squares.ts';
import type { Stage } from '../rehearsal/stage.ts';

/** The ships in the order in which they take turns if their squares are equally certain: red, green, white, yellow. */
export const IN_TURN = [2, 1, 0, 3] as const;

/** A ship as its crew knows it, with its true square. */
export interface Charted {
  at: number;
  isHome: boolean;
  hasStepped: boolean;
  /** The squares that the crew has marked for the ship. */
  readonly marked: Squares;
}

/** The crew searches the whole board if it must. */
const SEARCH: Search = { tries: 13, searched: new Squares(ALL_SQUARES) };

/** The ship that the crew orders next: one that is surely beside the Sacred Island, or the one with the fewest squares. */
export function nextShip<Ship extends Charted>(
  { waters: { far } }: Stage,
  fleet: readonly Ship[],
): Ship | undefined {
  let next: Ship | undefined;
  let least = Infinity;
  for (const number of IN_TURN) {
    const ship = fleet[number] as Ship;
    if (ship.hasStepped) continue;
    const { list, count } = ship.marked;
    const doubt = count === 1 && far[list[0] as number] === 1 ? 0 : count;
    if (doubt >= least) continue;
    least = doubt;
    next = ship;
  }
  return next;
}

const landmarks = new Landmarks();

/**
 * Updates the marked squares after a ship's report.
 * @param ship the ship on its new square
 * @param from its square before the order
 */
export function markReport(
  stage: Stage,
  fleet: readonly Charted[],
  ship: Charted,
  from: number,
  heading: number,
): void {
  const { apart, atSea, waters } = stage;
  let seesNone = true;
  for (const other of fleet)
    if (other !== ship && apart[ship.at * waters.count + other.at] === 1) seesNone = false;
  landmarks.clear();
  for (const other of fleet)
    if (other !== ship && other.marked.count === 1)
      landmarks.add(other.marked.list[0] as number, other.at === ship.at, seesNone);
  const said = atSea[from * 8 + heading] as number;
  updateMarked(stage, ship.marked, { heading, said, reports: atSea }, landmarks, SEARCH);
  if (ship.marked.count > 1) return;
  // The ships that it met are surely there, too.
  for (const other of fleet)
    if (other !== ship && !other.isHome && other.at === ship.at) other.marked.copy(ship.marked);
}
