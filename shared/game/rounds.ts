/** A game up to a round of it: what goes on from there has all that went before. */
import { evolve, replay } from './evolve.ts';
import type { GameEvent, Phase, Side } from './game.ts';

const TURN: Readonly<Record<Side, Phase>> = { poseidon: 'poseidon', navigators: 'navigators' };

/**
 * The log of a game up to where a side's turn of a round begins; null if it never came to that.
 * @param log 'began' first
 * @param round from 1
 */
export function untilTurn(log: readonly GameEvent[], side: Side, round: number): GameEvent[] | null {
  const [first, ...rest] = log;
  if (first?.type !== 'began') return null;
  let game = replay([first]);
  for (const [i, event] of rest.entries()) {
    if (game.round === round && game.phase === TURN[side]) return log.slice(0, i + 1);
    if (game.round > round) return null;
    game = evolve(game, event);
  }
  return null;
}
