/**
 * Twins: two games with different secrets that the Navigators can't tell apart. Both are built command by command. The
 * Navigators' commands are the same in both games. They are chosen so that the replies in both games are equal too.
 */
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Game, GameCommand, GameEvent, PoseidonCommand, Pushes, Storm } from '../../shared/game/game.ts';
import type { Random } from '../../shared/random.ts';
import { navigatorMoves, playableTiles, randomPoseidonMove } from '../../shared/game/moves.ts';
import { isMonster, pushSquares, shipsHit } from '../../shared/game/rules/storms.ts';
import { headingBetween, step, type Heading, type Square } from '../../shared/board/squares.ts';
import { expectedReport } from './expected-report.ts';
import { randomAside, nextMove, perform, start, type Began, type Move, type Play } from './play.ts';
import { oneOf } from './random.ts';

/** One command in both games, with the command's events in each game and each game's state afterwards. */
export interface TwinStep {
  readonly move: Move;
  readonly events: readonly [readonly GameEvent[], readonly GameEvent[]];
  readonly games: readonly [Game, Game];
}

/** The probability that Poseidon's command in the second game differs from that in the first. */
const WHIM = 0.25;

/** The probability that a ship next to a maelstrom is sent into the maelstrom. */
const LURE = 0.5;

/** More commands than any game needs, including commands that change the chart. */
const LONGEST = 400;

/** The maximum number of commands to try until one gets equal replies in both games. */
const TRIES = 12;

/**
 * Builds twins that start with the same event. Stops after `most` commands, or when no command keeps the twins alike.
 */
export function growTwins(first: Began, random: Random, most = Infinity): TwinStep[] {
  const steps: TwinStep[] = [];
  let twins: Twins = [start(first), start(first)];
  while (twins[0].game.phase !== 'over' && steps.length < most) {
    const grown = growOnce(twins, random);
    if (!grown) break;
    const news = (i: 0 | 1) => grown.twins[i].log.slice(twins[i].log.length);
    const games = [grown.twins[0].game, grown.twins[1].game] as const;
    steps.push({ move: grown.move, events: [news(0), news(1)], games });
    twins = grown.twins;
    if (steps.length > LONGEST) throw new Error('the game does not end');
  }
  return steps;
}

type Twins = readonly [Play, Play];

function growOnce([one, two]: Twins, random: Random): { move: Move; twins: Twins } | null {
  const lured = random() < LURE ? lure([one, two]) : null;
  for (let i = 0; i < TRIES; i++) {
    const move = i === 0 && lured ? lured : drawMove(one.game, random);
    if (!move) throw new Error(`nobody has a move in phase ${one.game.phase}`);
    const { command } = move;
    const other = isPoseidons(command) ? otherChoice(one.game, two.game, command, random) : command;
    const twins = [perform(one, move), perform(two, { ...move, command: other })] as const;
    if (isAlike(command, twins)) return { move, twins };
  }
  return null;
}

function drawMove(game: Game, random: Random): Move | null {
  return random() < 0.1 ? randomAside(game, random) : nextMove(game, random, 0.15);
}

/**
 * A command that sends a ship into a maelstrom in both games, or null if there is none. At random, this would rarely
 * happen.
 */
function lure([one, two]: Twins): Move | null {
  const sailsIn = ({ board, ships, tiles }: Game, { ship, heading }: { ship: Ship; heading: Heading }) => {
    const to = step(board, ships[ship], heading);
    return to !== undefined && tiles.maelstroms.includes(to);
  };
  for (const player of one.game.navigators) {
    for (const command of navigatorMoves(one.game, player)) {
      if (command.type !== 'sail' || !sailsIn(one.game, command) || !sailsIn(two.game, command)) continue;
      return { actor: { player, side: 'navigators' }, command };
    }
  }
  return null;
}

/** True if the secrets of two games differ. */
export function areDifferent([one, two]: TwinStep['games']): boolean {
  const truth = ({ ships, hand, tiles }: Game) => JSON.stringify([ships, [...hand].sort(), tiles]);
  return truth(one) !== truth(two);
}

/**
 * The command that caused this event in one of the twins. `command` is the first twin's command, and the second twin's
 * may differ from it.
 */
export function commandOf(command: GameCommand, [event]: readonly GameEvent[]): GameCommand {
  switch (event?.type) {
    case 'dangers-placed':
      return { type: 'place-dangers', maelstroms: event.maelstroms, fogBanks: event.fogBanks };
    case 'storm-played': {
      const pushes = Object.fromEntries(event.pushes.map(({ ship, to }) => [ship, to]));
      return { type: 'play-storm', storm: event.storm, pushes };
    }
    case 'caught-pushed':
      return { type: 'push-caught', square: event.to };
    default:
      return command;
  }
}

/** True if the Navigators learn the same from a command in both games, according to the rulings. */
function isAlike(command: GameCommand, [one, two]: Twins): boolean {
  if (command.type !== 'sail' && command.type !== 'survey') return true;
  const learnt = ({ game, log }: Play) => {
    const sailed = log.findLast((event) => event.type === 'sailed');
    const stayed = command.type === 'sail' && sailed?.from === sailed?.to;
    return JSON.stringify([expectedReport(game, command.ship), stayed, game.caught, game.arrived]);
  };
  return learnt(one) === learnt(two);
}

function isPoseidons(command: GameCommand): command is PoseidonCommand {
  return ['place-dangers', 'play-storm', 'play-monster', 'push-caught'].includes(command.type);
}

/**
 * Poseidon's command in the second game. It resembles his command in the first game, or is sometimes different, but the
 * Navigators can't notice any difference.
 */
function otherChoice(one: Game, two: Game, command: PoseidonCommand, random: Random): PoseidonCommand {
  const whim = random() < WHIM;
  switch (command.type) {
    case 'place-dangers':
      return whim ? (randomPoseidonMove(two, random) ?? command) : command;
    case 'play-monster':
      return command;
    case 'play-storm': {
      const storm = otherStorm(two, command.storm, whim, random);
      const pushes: Partial<Record<Ship, Square>> = {};
      for (const ship of shipsHit(storm, two.arrived))
        pushes[ship] = like(one, two, ship, command.pushes, random);
      return { type: 'play-storm', storm, pushes };
    }
    case 'push-caught': {
      const ship = SHIPS.find((other) => other === two.caught);
      if (!ship) throw new Error('the twins are not alike');
      return { type: 'push-caught', square: like(one, two, ship, { [ship]: command.square }, random) };
    }
  }
}

/**
 * The storm for the second game. It may be a different one only if tiles are face down, because the Navigators can't
 * tell face-down tiles apart.
 */
function otherStorm(two: Game, storm: Storm, whim: boolean, random: Random): Storm {
  const storms = playableTiles(two).filter((tile) => !isMonster(tile)) as Storm[];
  if (storms.includes(storm) && !(two.variants.harderDeduction && whim)) return storm;
  if (!two.variants.harderDeduction) throw new Error('the twins are not alike');
  return oneOf(storms, random);
}

/**
 * The target square in the second game. The ship is usually driven in the same direction as in the first game, if that
 * is legal. This keeps the distances between ships equal.
 */
function like(one: Game, two: Game, ship: Ship, pushes: Pushes, random: Random): Square {
  const open = pushSquares(two.board, two.ships[ship]);
  const to = pushes[ship];
  const heading = to && headingBetween(one.ships[ship], to);
  const square = heading && step(two.board, two.ships[ship], heading);
  return square && open.includes(square) && random() > WHIM ? square : oneOf(open, random);
}
