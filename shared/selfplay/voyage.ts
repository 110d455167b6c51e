/**
 * Plays one whole game between opponents by the real rules. Each opponent receives only the events that its side may
 * see.
 */
import type { Board } from '../board/board.ts';
import { decide } from '../game/decide.ts';
import { evolve, replay } from '../game/evolve.ts';
import type { Actor, Game, GameCommand, GameEvent, Owners, PlayerId, Side, Variants } from '../game/game.ts';
import { randomNavigatorMove, randomPoseidonMove } from '../game/moves.ts';
import { tell } from '../game/tell.ts';
import type { NavigatorMind, PoseidonMind } from '../opponents/minds.ts';
import type { Random } from '../random.ts';

export interface Stopwatch {
  /** The time in ms, counted from any moment. */
  readonly now: () => number;
  /** Called after each decision with its duration in ms. */
  readonly onThought: (side: Side, ms: number) => void;
}

export interface Voyage {
  readonly board: Board;
  readonly variants: Variants;
  /** Maps each Navigator to the opponent that decides for them. `owners` says which Navigators own ships. */
  readonly crew: Readonly<Record<PlayerId, NavigatorMind>>;
  readonly poseidon: PoseidonMind;
  readonly owners?: Owners;
  readonly random: Random;
  /** Called before each event with the game so far. */
  readonly beforeEvent?: (game: Game, event: GameEvent) => void;
  /** Measures how long decisions take. */
  readonly stopwatch?: Stopwatch;
  /**
   * Called for each refused command. A refused move is then replaced by a random one. Without this callback, a refused
   * command throws an error.
   */
  readonly onRefused?: (side: Side, command: GameCommand, refusal: string) => void;
}

/**
 * The maximum number of moves in a game. Stops opponents that would otherwise change the chart forever. No real game is
 * longer.
 */
const MOST_MOVES = 5_000;

const ANYBODYS: Owners = { red: null, green: null, white: null, yellow: null };

/**
 * Plays a whole game and returns its log.
 * @throws Error if a command is refused and `onRefused` is missing, or if nobody can move although the game is not over
 */
export function playVoyage(voyage: Voyage): GameEvent[] {
  const { board, variants, owners = ANYBODYS, random } = voyage;
  const navigators = Object.keys(voyage.crew);
  const log: GameEvent[] = [{ type: 'began', board, variants, owners, navigators }];
  const crew = new Map(Object.entries(voyage.crew));
  let poseidon = voyage.poseidon;
  let game: Game = replay(log);
  const hear = (event: GameEvent) => {
    const toCrew = tell(event, 'navigators');
    const toPoseidon = tell(event, 'poseidon');
    if (toCrew) for (const [player, mind] of crew) crew.set(player, mind.hear(toCrew));
    if (toPoseidon) poseidon = poseidon.hear(toPoseidon);
  };
  const isCarriedOut = (actor: Actor, command: GameCommand) => {
    const decision = decide(game, actor, command);
    if (!decision.ok) {
      if (!voyage.onRefused)
        throw new Error(`${actor.side} ${JSON.stringify(command)} refused: ${decision.refusal}`);
      voyage.onRefused(actor.side, command, decision.refusal);
      return false;
    }
    for (const event of decision.events) {
      voyage.beforeEvent?.(game, event);
      log.push(event);
      game = evolve(game, event);
      hear(event);
    }
    return true;
  };
  const move = (actor: Actor, command: GameCommand) => {
    if (isCarriedOut(actor, command)) return;
    const instead =
      actor.side === 'poseidon'
        ? randomPoseidonMove(game, random)
        : randomNavigatorMove(game, actor.player, random);
    if (instead) isCarriedOut(actor, instead);
  };
  const timed = <T>(side: Side, think: () => T): T => {
    const { stopwatch } = voyage;
    if (!stopwatch) return think();
    const before = stopwatch.now();
    const thought = think();
    stopwatch.onThought(side, stopwatch.now() - before);
    return thought;
  };
  for (const event of log) hear(event);
  for (let moves = 0; game.phase !== 'over'; moves++) {
    if (moves > MOST_MOVES) throw new Error('the game does not end');
    const command = timed('poseidon', () => poseidon.think(random));
    if (command) {
      move({ player: 'poseidon', side: 'poseidon' }, command);
      continue;
    }
    let hasMoved = false;
    for (const player of navigators) {
      const thought = timed('navigators', () => crew.get(player)?.think(player, random));
      for (const tidied of thought?.chart ?? []) isCarriedOut({ player, side: 'navigators' }, tidied);
      if (!thought?.move) continue;
      move({ player, side: 'navigators' }, thought.move);
      hasMoved = true;
      break;
    }
    if (!hasMoved) throw new Error(`nobody moves in phase ${game.phase}`);
  }
  return log;
}
