/** Finds out whether a command is refused, and checks that a refused command changes nothing. */
import { decide } from '../../shared/game/decide.ts';
import type { Actor, Game, GameCommand, GameRefusal } from '../../shared/game/game.ts';

/** Freezes a value deeply, so that any write to it throws an error. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/** Why a command is refused, or null if it is carried out. */
export function refusalOf(game: Game, actor: Actor, command: GameCommand): GameRefusal | null {
  const before = JSON.stringify(game);
  const decision = decide(freeze(game), actor, freeze(command));
  if (JSON.stringify(game) !== before) throw new Error('deciding changed the game');
  return decision.ok ? null : decision.refusal;
}
