/** Games for tests: just started, in a given position, or played by commands or at random. */
import { SHIPS, type Board } from '../../shared/board/board.ts';
import { decide } from '../../shared/game/decide.ts';
import { evolve, replay } from '../../shared/game/evolve.ts';
import {
  BASE_GAME,
  MARKER_KINDS,
  MOST_CROSSES,
  MOST_REASONS,
  type Actor,
  type Game,
  type GameCommand,
  type GameEvent,
  type NavigatorsCommand,
  type Owners,
  type PlayerId,
  type Variants,
} from '../../shared/game/game.ts';
import { PHRASE_GAPS, TALK_PHRASES, type Line } from '../../shared/game/talk.ts';
import { pickSome, type Random } from '../../shared/random.ts';
import { randomNavigatorMove, randomPoseidonMove } from '../../shared/game/moves.ts';
import { distance, HEADINGS, squaresOf, step, type Heading } from '../../shared/board/squares.ts';
import { oneOf } from './random.ts';

export const POSEIDON: Actor = { player: 'poseidon', side: 'poseidon' };
export const ANNA: Actor = { player: 'anna', side: 'navigators' };
export const BERT: Actor = { player: 'bert', side: 'navigators' };
export const CLEO: Actor = { player: 'cleo', side: 'navigators' };
export const DORA: Actor = { player: 'dora', side: 'navigators' };
const CREW = [ANNA, BERT, CLEO, DORA].map(({ player }) => player);

export type Began = Extract<GameEvent, { type: 'began' }>;

/** A command, and the player who gives it. */
export interface Move {
  readonly actor: Actor;
  readonly command: GameCommand;
}

/** A game and its log. */
export interface Play {
  readonly game: Game;
  readonly log: readonly GameEvent[];
}

const ANYBODYS: Owners = { red: null, green: null, white: null, yellow: null };

/** The first event of a game. If no owners are given, any Navigator may give orders to any ship. */
export function began(
  board: Board,
  variants: Partial<Variants> = {},
  { navigators = ['anna'], owners = ANYBODYS }: { navigators?: readonly PlayerId[]; owners?: Owners } = {},
): Began {
  return { type: 'began', board, variants: { ...BASE_GAME, ...variants }, owners, navigators };
}

/** The first event of a game for one to four Navigators, with the ships split among them (ruling 25). */
export function beganFor(
  board: Board,
  variants: Partial<Variants>,
  crew: number,
  cooperative = false,
): Began {
  const navigators = CREW.slice(0, crew);
  const owner = (i: number) => (cooperative && i >= crew ? null : (navigators[i % crew] ?? null));
  const owners: Owners = { red: owner(0), green: owner(1), white: owner(2), yellow: owner(3) };
  return began(board, variants, { navigators, owners });
}

export function start(first: Began): Play {
  return { game: replay([first]), log: [first] };
}

/** A new game with some fields changed. The resulting position may be one that can't occur in play. */
export function position(board: Board, variants: Partial<Variants> = {}, change: Partial<Game> = {}): Game {
  return { ...start(began(board, variants)).game, ...change };
}

/**
 * The events that a command causes.
 * @throws Error if the command is refused
 */
export function eventsOf(game: Game, actor: Actor, command: GameCommand): GameEvent[] {
  const decision = decide(game, actor, command);
  if (!decision.ok) throw new Error(`${JSON.stringify(command)} is refused: ${decision.refusal}`);
  return decision.events;
}

/**
 * The game after a command.
 * @throws Error if the command is refused
 */
export function after(game: Game, actor: Actor, command: GameCommand): Game {
  return eventsOf(game, actor, command).reduce(evolve, game);
}

export function perform(play: Play, { actor, command }: Move): Play {
  const events = eventsOf(play.game, actor, command);
  return { game: events.reduce(evolve, play.game), log: [...play.log, ...events] };
}

/**
 * The share of random orders that are replaced by orders towards the goal. With only random orders, hardly any ship
 * would come home.
 */
export const LUCK = 0.3;

/** A random legal move that advances the game, or null when the game is over. */
export function nextMove(game: Game, random: Random, luck = LUCK): Move | null {
  const poseidons = randomPoseidonMove(game, random);
  if (poseidons) return { actor: POSEIDON, command: poseidons };
  const moves = game.navigators.flatMap((player): Move[] => {
    const command = randomNavigatorMove(game, player, random);
    const lucky = command && random() < luck ? towardsGoal(game, command) : command;
    return lucky ? [{ actor: { player, side: 'navigators' }, command: lucky }] : [];
  });
  return moves.length > 0 ? oneOf(moves, random) : null;
}

function towardsGoal({ board, ships }: Game, command: NavigatorsCommand): NavigatorsCommand {
  if (command.type !== 'sail') return command;
  const far = (heading: Heading) =>
    distance(step(board, ships[command.ship], heading) ?? ships[command.ship], board.sacred);
  const heading = HEADINGS.reduce((best, other) => (far(other) < far(best) ? other : best));
  return { ...command, heading };
}

/** A random legal command that changes the chart. */
export function randomChartMove(
  game: Pick<Game, 'board' | 'navigators' | 'guesses' | 'arrived'>,
  random: Random,
): Move {
  const square = oneOf(squaresOf(game.board), random);
  const actor: Actor = { player: oneOf(game.navigators, random), side: 'navigators' };
  const ship = oneOf(SHIPS, random);
  const back = random() < 0.3 ? null : square;
  const reminders = game.guesses.reminders[ship].length;
  const kind = oneOf(MARKER_KINDS, random);
  const markers = game.guesses.markers[kind].length;
  const number = (count: number) => Math.floor(random() * count);
  if (reminders > 0 && random() < 0.4) {
    return { actor, command: { type: 'remind', ship, number: number(reminders), square: back } };
  }
  if (markers > 0 && random() < 0.5) {
    return { actor, command: { type: 'mark', kind, number: number(markers), square: back } };
  }
  if (reminders > 0 && random() < 0.3 && !game.arrived.includes(ship)) {
    const all = squaresOf(game.board);
    const squares = pickSome(all, Math.ceil(random() * Math.min(all.length, MOST_CROSSES)), random);
    return { actor, command: { type: 'cross', ship, squares, crossed: random() < 0.7 } };
  }
  if (random() < 0.2) {
    const squares = pickSome(squaresOf(game.board), Math.ceil(random() * MOST_REASONS), random);
    return { actor, command: { type: 'reason', ship, squares } };
  }
  return { actor, command: { type: 'guess', ship, square } };
}

/** A random line of talk: usually a phrase, otherwise a text. */
export function randomLine(board: Board, random: Random): Line {
  if (random() < 0.3)
    return { type: 'text', text: `Look at ${oneOf(squaresOf(board), random)}${'!'.repeat(4 * random())}` };
  const phrase = oneOf(TALK_PHRASES, random);
  const { ship, square } = PHRASE_GAPS[phrase];
  return {
    type: 'phrase',
    phrase,
    ...(ship && { ship: oneOf(SHIPS, random) }),
    ...(square && { square: oneOf(squaresOf(board), random) }),
  };
}

/** A random legal command of the crew's talk. */
export function randomTalk({ board, navigators, talk }: Game, random: Random): Move {
  const actor: Actor = { player: oneOf(navigators, random), side: 'navigators' };
  const lines = Array.from({ length: talk.said }, (_, line) => line);
  const left = lines.filter((line) => !talk.removed.includes(line));
  if (left.length > 0 && random() < 0.2)
    return { actor, command: { type: 'remove-crew-line', line: oneOf(left, random) } };
  return { actor, command: { type: 'say-to-crew', line: randomLine(board, random) } };
}

/** A random legal command that only the Navigators are told of: on their chart, or in their talk. */
export function randomAside(game: Game, random: Random): Move {
  return random() < 0.3 ? randomTalk(game, random) : randomChartMove(game, random);
}

/**
 * More commands than any game needs, not counting the Navigators' asides. Each of the thirteen rounds has a
 * storm tile, four steps and the storm's drives, and a few commands come before the first round. If a game doesn't end,
 * its test fails at this number instead of running forever.
 */
const LONGEST = 200;

/**
 * Plays at random until the game ends, one command at a time. `chat` is the share of commands that only the Navigators
 * are told of, from 0 to 1; they are drawn by `aside`.
 */
export function* playOut(
  first: Began,
  random: Random,
  chat = 0,
  luck = LUCK,
  aside: (game: Game, random: Random) => Move = randomChartMove,
): Generator<Play & { move: Move }, void> {
  let play = start(first);
  let moves = 0;
  while (play.game.phase !== 'over') {
    const chats = random() < chat;
    if (!chats && ++moves > LONGEST) throw new Error('the game does not end');
    const move = chats ? aside(play.game, random) : nextMove(play.game, random, luck);
    if (!move) throw new Error(`nobody has a move in phase ${play.game.phase}`);
    play = perform(play, move);
    yield { ...play, move };
  }
}
