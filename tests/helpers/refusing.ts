/** Whether a command is refused, and whether the refusal left everything as it was. */
import { decide } from '../../shared/game/decide.ts';
import type { Actor, Game, GameCommand, GameRefusal } from '../../shared/game/game.ts';

/** Freezes a value to its depth, so that whoever writes to it is caught in the act. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/** Why a command is refused, or null if it is carried out. Throws if deciding changed the game. */
export function refusalOf(game: Game, actor: Actor, command: GameCommand): GameRefusal | null {
  const before = JSON.stringify(game);
  const decision = decide(freeze(game), actor, freeze(command));
  if (JSON.stringify(game) !== before) throw new Error('deciding changed the game');
  return decision.ok ? null : decision.refusal;
}
