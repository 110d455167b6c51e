/** Which side a game is waiting for. */
import type { Phase, Side } from '../game.ts';

/** The side that the game is waiting for; null if it is over. */
export function sideToMove(phase: Phase): Side | null {
  switch (phase) {
    case 'dangers':
    case 'poseidon':
    case 'caught':
      return 'poseidon';
    case 'lighthouses':
    case 'navigators':
      return 'navigators';
    case 'over':
      return null;
  }
}
