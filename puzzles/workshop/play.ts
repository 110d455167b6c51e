/** Plays a game to cut puzzles from. The crew mostly follows the oracle, and Poseidon is fairly hostile. */
import { SHIPS, type Board, type Ship } from '../../shared/board/board.ts';
import { distance, HEADINGS, step, type Heading, type Square } from '../../shared/board/squares.ts';
import { decide } from '../../shared/game/decide.ts';
import { evolve, replay } from '../../shared/game/evolve.ts';
import {
  BASE_GAME,
  type Actor,
  type Game,
  type GameCommand,
  type GameEvent,
  type Variants,
} from '../../shared/game/game.ts';
import { randomNavigatorMove, randomPoseidonMove } from '../../shared/game/moves.ts';
import { squaresFor } from '../../shared/game/rules/placing.ts';
import { shipsToStep } from '../../shared/game/rules/orders.ts';
import { pushSquares } from '../../shared/game/rules/storms.ts';
import { tell } from '../../shared/game/tell.ts';
import type { Belief } from '../../shared/oracle/belief.ts';
import { believe } from '../../shared/oracle/believe.ts';
import { shipChances } from '../../shared/oracle/queries/chances.ts';
import { pick, type Random } from '../../shared/random.ts';

const CREW: Actor = { player: 'crew', side: 'navigators' };
const POSEIDON: Actor = { player: 'poseidon', side: 'poseidon' };

/**
 * The probability that the crew gives a random order. Without random orders, the ships would sail straight home and all
 * puzzles would look alike.
 */
const WHIM = 0.15;
/** The probability that a ship is driven as far from home as possible. Otherwise it is driven at random. */
const MALICE = 0.35;

/** An event, with the belief and the true game state before it. */
export interface Played {
  readonly event: GameEvent;
  readonly game: Game;
  readonly belief: Belief;
}

/**
 * Plays a game to its end by the real rules. The same random numbers give the same game.
 * @throws Error if a command is refused
 */
export function play(board: Board, variants: Partial<Variants>, random: Random): Played[] {
  const first: GameEvent = {
    type: 'began',
    board,
    variants: { ...BASE_GAME, ...variants },
    owners: { red: null, green: null, white: null, yellow: null },
    navigators: [CREW.player],
  };
  let game = replay([first]);
  let belief = believe(undefined, first) as Belief;
  const played: Played[] = [];
  while (game.phase !== 'over') {
    const poseidons = randomPoseidonMove(game, random);
    const command = poseidons ? driven(game, poseidons, random) : ordered(game, belief, random);
    const decision = decide(game, poseidons ? POSEIDON : CREW, command);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)} is refused: ${decision.refusal}`);
    for (const event of decision.events) {
      played.push({ event, game, belief });
      game = evolve(game, event);
      const told = tell(event, 'navigators');
      if (told) belief = believe(belief, told) as Belief;
    }
  }
  return played;
}

function ordered(game: Game, belief: Belief, random: Random): GameCommand {
  const ships = shipsToStep(game);
  const drawn = randomNavigatorMove(game, CREW.player, random);
  if (game.phase === 'navigators' && random() >= WHIM) {
    const ship = pick(ships, random);
    return game.held === ship
      ? { type: 'survey', ship }
      : { type: 'sail', ship, heading: homeward(game.board, likeliest(belief, ship)) };
  }
  if (!drawn) throw new Error(`nobody has a move in phase ${game.phase}`);
  return drawn;
}

function driven(game: Game, command: GameCommand, random: Random): GameCommand {
  if (command.type === 'place-dangers') {
    const { board, tiles } = game;
    // Put maelstroms where a ship is soon likely to pass. Otherwise hardly any ship would get caught.
    const maelstroms = command.maelstroms.map((drawn) => {
      const start = board.starts[pick(SHIPS, random)];
      const way = (square: Square) => distance(start, square) + distance(square, board.sacred);
      const free = squaresFor(board, 'maelstrom', tiles).filter(
        (square) => distance(start, square) <= 3 && way(square) === distance(start, board.sacred),
      );
      return free.length > 0 ? pick(free, random) : drawn;
    });
    return { ...command, maelstroms };
  }
  if (command.type !== 'play-storm') return command;
  const pushes = { ...command.pushes };
  for (const ship of SHIPS) if (pushes[ship] && random() < MALICE) pushes[ship] = farthest(game, ship);
  return { ...command, pushes };
}

function farthest({ board, ships }: Game, ship: Ship): Square {
  return pushSquares(board, ships[ship]).reduce((best, square) =>
    distance(square, board.sacred) > distance(best, board.sacred) ? square : best,
  );
}

function likeliest(belief: Belief, ship: Ship): Square {
  return [...shipChances(belief, ship)].reduce((best, other) => (other[1] > best[1] ? other : best))[0];
}

function homeward(board: Board, from: Square): Heading {
  const far = (heading: Heading) => distance(step(board, from, heading) ?? from, board.sacred);
  return HEADINGS.reduce((best, heading) => (far(heading) < far(best) ? heading : best));
}
