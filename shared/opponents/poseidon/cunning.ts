/** Cunning: each storm where it throws a ship back and hides it most, by what the Navigators can know. */
import { SHIPS } from '../../board/board.ts';
import type { PoseidonCommand } from '../../game/game.ts';
import type { Square } from '../../board/squares.ts';
import type { Random } from '../../random.ts';
import { CUNNING, illsOf } from './harm.ts';
import type { Knowledge } from './knowledge.ts';
import { surveyRoutes } from './placing.ts';
import { prospectsOf } from './plays.ts';
import { commandOf } from './position.ts';

/** What a cunning Poseidon does now; null if the game does not wait for him. */
export function thinkCunning(knowledge: Knowledge, random: Random): PoseidonCommand | null {
  const { view, waters, position } = knowledge;
  switch (view.phase) {
    case 'dangers':
      return surveyRoutes(waters, view, position, random)(random);
    case 'caught': {
      if (!view.caught) return null;
      const ship = SHIPS.indexOf(view.caught);
      const truth = position.ships[ship] as number;
      const after = knowledge.thrownOut(ship);
      const orders = position.hand.storms.length - 1;
      const [worst] = illsOf(waters, CUNNING, truth, after, orders, random);
      return worst ? { type: 'push-caught', square: waters.sea.squares[worst.to] as Square } : null;
    }
    case 'poseidon': {
      const [best] = prospectsOf(waters, position, CUNNING, knowledge.afterStorm, random);
      return best ? commandOf(best.play, view, waters) : null;
    }
    default:
      return null;
  }
}
