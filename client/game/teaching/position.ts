/** A game that exists only on this page: the full game, and the part of it that each side may know. Pure. */
import type { Ship } from '../../../shared/board/board.ts';
import { decide } from '../../../shared/game/decide.ts';
import { evolve, replay } from '../../../shared/game/evolve.ts';
import {
  BASE_GAME,
  type Actor,
  type Game,
  type GameCommand,
  type GameEvent,
  type Reply,
} from '../../../shared/game/game.ts';
import { survey } from '../../../shared/game/rules/survey.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { tell } from '../../../shared/game/tell.ts';
import { followNavigators, type NavigatorsView } from '../../../shared/game/views/navigators.ts';
import { followPoseidon, type PoseidonView } from '../../../shared/game/views/poseidon.ts';
import { SEA } from './sea.ts';

export const POSEIDON: Actor = { player: 'poseidon', side: 'poseidon' };
export const CREW: Actor = { player: 'crew', side: 'navigators' };

/** A command and its actor. */
export interface Move {
  readonly actor: Actor;
  readonly command: GameCommand;
}

export interface Position {
  readonly game: Game;
  readonly poseidon: PoseidonView;
  readonly navigators: NavigatorsView;
}

const BEGAN: Extract<GameEvent, { type: 'began' }> = {
  type: 'began',
  board: SEA,
  variants: BASE_GAME,
  owners: { red: null, green: null, white: null, yellow: null },
  navigators: [CREW.player],
};

/** The game at its start, with every ship on its start island. */
export function opening(): Position {
  const poseidon = followPoseidon(undefined, BEGAN);
  const navigators = followNavigators(undefined, BEGAN);
  if (!poseidon || !navigators) throw new Error('a game begins with its beginning');
  return { game: replay([BEGAN]), poseidon, navigators };
}

/**
 * The game after a move.
 * @throws Error if the rules forbid the move, because lessons must be legal games
 */
export function play(at: Position, { actor, command }: Move): Position {
  const decision = decide(at.game, actor, command);
  if (!decision.ok) throw new Error(`${JSON.stringify(command)} is refused: ${decision.refusal}`);
  return decision.events.reduce(apply, at);
}

function apply(at: Position, event: GameEvent): Position {
  const forPoseidon = tell(event, 'poseidon');
  const forNavigators = tell(event, 'navigators');
  return {
    game: evolve(at.game, event),
    poseidon: (forPoseidon && followPoseidon(at.poseidon, forPoseidon)) ?? at.poseidon,
    navigators: (forNavigators && followNavigators(at.navigators, forNavigators)) ?? at.navigators,
  };
}

/** What a ship would report from a square. Used to explain why a guess is right or wrong. */
export function replyFrom({ game }: Position, ship: Ship, square: Square): Reply {
  return survey({ ...game, ships: { ...game.ships, [ship]: square } }, ship, false);
}
