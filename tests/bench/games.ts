/**
 * Records the work to do: whole games, generated once from a seed, with the events that each side receives for every
 * action.
 */
import type { Board } from '../../shared/board/board.ts';
import type { GameCommand, GameEvent, Side } from '../../shared/game/game.ts';
import { tell } from '../../shared/game/tell.ts';
import type { Random } from '../../shared/random.ts';
import { seededBy } from '../../shared/seeded.ts';
import { began, randomChartMove, nextMove, perform, start, type Move, type Play } from '../helpers/play.ts';

/** One action: what a side does, and the events that both sides receive. */
export interface Action {
  readonly side: Side;
  readonly command: GameCommand;
  /**
   * The events that a plain server sends for the action: the same as our server's, but without fields that are false,
   * null or empty.
   */
  readonly told: Readonly<Record<Side, readonly object[]>>;
}

export type Script = readonly Action[];

/** The number of different games. Matches play them in turn. */
const GAMES = 20;

/** The actions of the long game that are measured: ten from the tenth on, and ten from the 500th on. */
export const EARLY = { from: 10, to: 20 } as const;
export const LATE = { from: 500, to: 510 } as const;

/** Everything that is played. It is the same in the server's process and in the load's process. */
export interface Scripts {
  /** Whole games of orders and storms. */
  readonly games: readonly Script[];
  /** A game that is never finished, with so many moves on the chart that it has 510 actions. */
  readonly long: Script;
}

/** @param board the board that a new table starts with */
export function recordScripts(board: Board, seed = 1): Scripts {
  const games = Array.from({ length: GAMES }, (_, i) => recordGame(board, seededBy(`bench ${seed} ${i}`)));
  return { games, long: recordLong(board, seededBy(`bench ${seed} long`)) };
}

function recordGame(board: Board, random: Random): Script {
  const recorder = new Recorder(board);
  for (let move = nextMove(recorder.game, random); move; move = nextMove(recorder.game, random))
    recorder.takes(move);
  return recorder.actions;
}

function recordLong(board: Board, random: Random): Script {
  const recorder = new Recorder(board);
  while (recorder.actions.length < LATE.to) {
    const count = recorder.actions.length;
    const chats = count >= EARLY.to && count < LATE.from;
    const move = chats ? randomChartMove(recorder.game, random) : nextMove(recorder.game, random);
    if (!move) throw new Error(`the long game is over after ${count} actions: another seed is needed`);
    recorder.takes(move);
  }
  return recorder.actions;
}

class Recorder {
  readonly actions: Action[] = [];
  #play: Play;

  constructor(board: Board) {
    this.#play = start(began(board));
  }

  get game(): Play['game'] {
    return this.#play.game;
  }

  takes(move: Move): void {
    const before = this.#play.log.length;
    this.#play = perform(this.#play, move);
    const events = this.#play.log.slice(before);
    const { actor, command } = move;
    const told = { poseidon: toldTo('poseidon', events), navigators: toldTo('navigators', events) };
    this.actions.push({ side: actor.side, command, told });
  }
}

function toldTo(side: Side, events: readonly GameEvent[]): object[] {
  return events
    .map((event) => tell(event, side))
    .filter((told) => told !== null)
    .map((told) => lean(told) as object);
}

/** Removes every field that is false, 0, null or empty, to keep messages short. */
export function lean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lean);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, part]) => [key, lean(part)] as const)
    .filter(([, part]) => !isNothing(part));
  return Object.fromEntries(entries);
}

function isNothing(part: unknown): boolean {
  if (typeof part === 'object' && part !== null) return Object.keys(part).length === 0;
  return !part;
}
