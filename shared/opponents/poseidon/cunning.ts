/** Cunning: each storm where it serves him best, as the Navigators' next turn will show. */
import { SHIPS } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { PoseidonCommand } from '../../game/game.ts';
import type { Random } from '../../random.ts';
import type { Knowledge } from './knowledge.ts';
import { surveyRoutes } from './placing.ts';
import { commandOf } from './position.ts';
import { prospectsOf, throwsOf } from './prospects.ts';

/** What a cunning Poseidon does now; null if the game does not wait for him. */
export function thinkCunning(knowledge: Knowledge, random: Random): PoseidonCommand | null {
  const { view, waters, position } = knowledge;
  switch (view.phase) {
    case 'dangers':
      return surveyRoutes(waters, view, position, random)(random);
    case 'caught': {
      const [best] = view.caught ? throwsOf(knowledge, SHIPS.indexOf(view.caught), random) : [];
      return best ? { type: 'push-caught', square: waters.sea.squares[best.to] as Square } : null;
    }
    case 'poseidon': {
      const [best] = prospectsOf(knowledge, 1, random);
      return best ? commandOf(best.play, view, waters) : null;
    }
    default:
      return null;
  }
}
