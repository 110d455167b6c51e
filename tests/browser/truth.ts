/** What Poseidon's screen shows of the truth: for tests that must know whether the game is told right. */
import {
  HEADINGS,
  headingBetween,
  neighbours,
  distance,
  type Grid,
  type Square,
} from '../../shared/board/squares.ts';
import type { Person } from './people.ts';
import type { Steer } from './playing.ts';

const SPOKEN = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
} as const;

/** The square of Poseidon's board whose name speaks of something. */
async function squareWith({ page }: Person, what: string): Promise<Square | undefined> {
  const cell = page.locator(`[role="grid"] [data-square][aria-label*="${what}"]`).first();
  return ((await cell.count()) > 0 ? await cell.getAttribute('data-square') : undefined) as
    Square | undefined;
}

/** Steers every ship straight for the Sacred Island, as nobody can who does not see Poseidon's board. */
export function knowing(poseidon: Person, grid: Grid): Steer {
  return async (ship) => {
    const from = await squareWith(poseidon, `${ship} ship`);
    const goal = await squareWith(poseidon, 'Sacred Island');
    if (!from || !goal) return 'north';
    const nearer = neighbours(grid, from).sort((a, b) => distance(a, goal) - distance(b, goal))[0];
    const heading = nearer && headingBetween(from, nearer);
    return SPOKEN[heading ?? HEADINGS[0]];
  };
}
