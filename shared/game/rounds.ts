/** Cuts off a game's log at the start of a given turn, so that the game can be continued from that turn. */
import { evolve, replay } from './evolve.ts';
import type { GameEvent, Phase, Side } from './game.ts';

const TURN: Readonly<Record<Side, Phase>> = { poseidon: 'poseidon', navigators: 'navigators' };

/**
 * The log up to the start of a side's turn in a given round; null if the game never reached that turn.
 * @param log a log that starts with 'began'
 * @param round counted from 1
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
