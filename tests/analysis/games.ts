/** Plays whole games for testing the analysis. Parameters say how careful the crew is and how hostile Poseidon is. */
import { SHIPS, type Board, type Ship } from '../../shared/board/board.ts';
import { distance, HEADINGS, step, type Heading, type Square } from '../../shared/board/squares.ts';
import type { Game, GameCommand, GameEvent, Variants } from '../../shared/game/game.ts';
import { shipsToStep } from '../../shared/game/rules/orders.ts';
import { pushSquares } from '../../shared/game/rules/storms.ts';
import { tell } from '../../shared/game/tell.ts';
import type { Belief } from '../../shared/oracle/belief.ts';
import { believe } from '../../shared/oracle/believe.ts';
import { shipChances } from '../../shared/oracle/queries/chances.ts';
import type { Random } from '../../shared/random.ts';
import { ANNA, began, eventsOf, nextMove, perform, start, type Move, type Play } from '../helpers/play.ts';
import { oneOf } from '../helpers/random.ts';

export interface Players {
  /** How often the crew moves a guess to the most likely square before it orders the ship, from 0 to 1. */
  readonly care: number;
  /**
   * How often Poseidon drives a ship as far from the Sacred Island as possible, from 0 to 1. Otherwise he drives it at
   * random.
   */
  readonly malice: number;
}

/** The log of a whole game. Each order leads from the ship's guess towards the Sacred Island. */
export function steeredGame(
  board: Board,
  variants: Partial<Variants>,
  random: Random,
  { care, malice }: Players,
): readonly GameEvent[] {
  const first = began(board, variants);
  let play = start(first);
  let belief = believe(undefined, first);
  const carryOut = (move: Move) => {
    const events = eventsOf(play.game, move.actor, move.command);
    play = perform(play, move);
    for (const event of events) {
      const told = tell(event, 'navigators');
      if (told) belief = believe(belief, told);
    }
  };
  for (let move = moveIn(play, random); move; move = moveIn(play, random)) {
    if (move.command.type !== 'sail') {
      carryOut({ ...move, command: driven(play.game, move.command, random, malice) });
      continue;
    }
    const ship = oneOf(shipsToStep(play.game), random);
    if (ship === play.game.held) {
      carryOut({ actor: ANNA, command: { type: 'survey', ship } });
      continue;
    }
    if (belief && random() < care)
      carryOut({ actor: ANNA, command: { type: 'guess', ship, square: likeliest(belief, ship) } });
    carryOut({ actor: ANNA, command: { type: 'sail', ship, heading: homeward(play.game, ship) } });
  }
  return play.log;
}

function moveIn({ game }: Play, random: Random): Move | null {
  return game.phase === 'over' ? null : nextMove(game, random, 0);
}

function driven(game: Game, command: GameCommand, random: Random, malice: number): GameCommand {
  const away = (ship: Ship) =>
    pushSquares(game.board, game.ships[ship]).reduce((best, square) =>
      distance(square, game.board.sacred) > distance(best, game.board.sacred) ? square : best,
    );
  if (command.type === 'play-storm') {
    const pushes = { ...command.pushes };
    for (const ship of SHIPS) if (pushes[ship] && random() < malice) pushes[ship] = away(ship);
    return { ...command, pushes };
  }
  return command;
}

/** The most likely square of a ship. */
export function likeliest(belief: Belief, ship: Ship): Square {
  return [...shipChances(belief, ship)].reduce((best, other) => (other[1] > best[1] ? other : best))[0];
}

/** The heading that leads from a ship's guess towards home. */
export function homeward({ board, guesses }: Game, ship: Ship): Heading {
  const far = (heading: Heading) =>
    distance(step(board, guesses.ships[ship], heading) ?? guesses.ships[ship], board.sacred);
  return HEADINGS.reduce((best, heading) => (far(heading) < far(best) ? heading : best));
}
