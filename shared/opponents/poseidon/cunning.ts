/** "Cunning", the second Poseidon (rung 2). He plays the storm that hurts the Navigators most in their next turn. */
import { SHIPS } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { PoseidonCommand } from '../../game/game.ts';
import type { Random } from '../../random.ts';
import type { Knowledge } from './knowledge.ts';
import { simulateRoutes } from './placing.ts';
import { commandOf, type Play, type Position } from './position.ts';
import { prospectsOf, caughtPushes, type Prospect } from './prospects.ts';

/** The number of ways to play the Great Storm that are tried. */
const GREATS = 4;
/**
 * Controls how often worse pushes are drawn: one that is worse than the best by this much is drawn 1/e times as often.
 */
const WHIM = 0.05;

/**
 * The best play. If the play drives a ship that the Navigators have located, the new square is drawn at random, and
 * better squares are more likely. With a fixed choice, a player who knows Poseidon's habits could deduce the square
 * from the tile.
 */
function mixed({ clouds }: Position, prospects: readonly [Prospect, ...Prospect[]], random: Random): Play {
  const [best] = prospects;
  if (best.play.storm === null) return best.play;
  const isForeseen = [...best.play.pushes.keys()].some((ship) => clouds[ship]?.squares.length === 1);
  if (!isForeseen) return best.play;
  const alike = prospects.filter(({ play }) => play.storm === best.play.storm);
  const shares = alike.map(({ worth }) => Math.exp((worth - best.worth) / WHIM));
  let lot = random() * shares.reduce((sum, share) => sum + share, 0);
  return (alike.find((_, i) => (lot -= shares[i] as number) < 0) ?? best).play;
}

/** Decides what a cunning Poseidon does now; null if the game is not waiting for him. */
export function thinkCunning(knowledge: Knowledge, random: Random): PoseidonCommand | null {
  const { view, tables, position } = knowledge;
  switch (view.phase) {
    case 'dangers':
      return simulateRoutes(tables, view, position, random)(random);
    case 'caught': {
      const [best] = view.caught ? caughtPushes(knowledge, SHIPS.indexOf(view.caught), random) : [];
      return best ? { type: 'push-caught', square: tables.sea.squares[best.to] as Square } : null;
    }
    case 'poseidon': {
      const [best, ...others] = prospectsOf(knowledge, GREATS, random);
      return best ? commandOf(mixed(position, [best, ...others], random), view, tables) : null;
    }
    default:
      return null;
  }
}
