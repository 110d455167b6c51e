/**
 * Replays the log of a finished game as frames. Each frame shows the true positions and the guesses after something has
 * happened at sea.
 */
import { SHIPS, type Ship } from '../../board/board.ts';
import { evolve, replay } from '../evolve.ts';
import type { Game, GameEvent, Push, Reply, SeaMonster, Storm } from '../game.ts';
import { distance, type Heading, type Square } from '../../board/squares.ts';
import { grouped } from '../../grouped.ts';
import type { CrewLine } from './navigators.ts';

/** Something that happened at sea. Each gets a frame of its own. The comments call it a happening. */
export type Happening =
  | { readonly type: 'start' }
  | {
      readonly type: 'storm';
      readonly storm: Storm;
      readonly faceDown: boolean;
      readonly pushes: readonly Push[];
    }
  | { readonly type: 'monster'; readonly monster: SeaMonster; readonly ship: Ship }
  | {
      readonly type: 'step';
      readonly ship: Ship;
      /** The heading of the order; null for a held ship that only surveyed. */
      readonly heading: Heading | null;
      readonly arrived: boolean;
      /** Whether the ship sailed into a maelstrom. */
      readonly caught: boolean;
      readonly reply: Reply;
    }
  /** The ship was pushed out of the maelstrom by Poseidon. */
  | { readonly type: 'thrown'; readonly push: Push };

/** The positions after a happening and before the next one. */
export interface Frame {
  /** The frame's index among all frames. */
  readonly index: number;
  /** The round, counted from 1; 0 for the start of the game. */
  readonly round: number;
  readonly happening: Happening;
  /** The true positions of the ships. */
  readonly ships: Readonly<Record<Ship, Square>>;
  /** The guesses just before the next frame's happening. */
  readonly guesses: Readonly<Record<Ship, Square>>;
  /** The moves of guesses that the Navigators made by hand since this frame's happening. */
  readonly corrections: readonly Push[];
  /** What the crew has said to each other since this frame's happening. */
  readonly said: readonly CrewLine[];
  readonly arrived: readonly Ship[];
}

/** A round and its frames: first the tile, then the ships' steps. */
export interface ReviewedRound {
  readonly round: number;
  readonly frames: readonly Frame[];
}

/** A finished game, replayed. */
export interface Review {
  /** The game in its final state. */
  readonly game: Game;
  /** The start of the game, and one frame for each {@link Happening}. */
  readonly frames: readonly [Frame, ...Frame[]];
  readonly rounds: readonly ReviewedRound[];
}

/** Replays a whole log, which starts with 'began'. */
export function review(events: readonly GameEvent[]): Review {
  const [first, ...rest] = events;
  let game = replay(first ? [first] : []);
  const start = openFrame(game, 0, 0, { type: 'start' });
  const frames: [Frame, ...Frame[]] = [start];
  for (const event of rest) {
    const { round } = game;
    const happening = happeningOf(event);
    game = evolve(game, event);
    if (happening) frames.push(openFrame(game, frames.length, round, happening));
    else frames.push(amend(frames.pop() ?? start, event, game));
  }
  return { game, frames, rounds: roundsOf(frames) };
}

function happeningOf(event: GameEvent): Happening | null {
  switch (event.type) {
    case 'storm-played': {
      const { storm, faceDown, pushes } = event;
      return { type: 'storm', storm, faceDown, pushes };
    }
    case 'monster-played':
      return { type: 'monster', monster: event.monster, ship: event.ship };
    case 'sailed': {
      const { ship, heading, arrived, reply } = event;
      return { type: 'step', ship, heading, arrived, caught: false, reply };
    }
    case 'surveyed': {
      const { ship, reply } = event;
      return { type: 'step', ship, heading: null, arrived: false, caught: false, reply };
    }
    case 'caught-pushed':
      return { type: 'thrown', push: { ship: event.ship, from: event.from, to: event.to } };
    default:
      return null;
  }
}

function openFrame(game: Game, index: number, round: number, happening: Happening): Frame {
  const { ships, arrived } = game;
  return { index, round, happening, ships, guesses: game.guesses.ships, corrections: [], said: [], arrived };
}

/** The newest frame, updated by an event that gets no frame of its own. */
function amend(frame: Frame, event: GameEvent, game: Game): Frame {
  if (event.type === 'caught' && frame.happening.type === 'step')
    return { ...frame, happening: { ...frame.happening, caught: true } };
  if (event.type === 'said-to-crew') {
    const { number, player, line } = event;
    return { ...frame, said: [...frame.said, { number, round: game.round, player, line }] };
  }
  if (event.type !== 'guessed') return frame;
  const { ship, square } = event;
  const from = frame.corrections.find((push) => push.ship === ship)?.from ?? frame.guesses[ship];
  const others = frame.corrections.filter((push) => push.ship !== ship);
  // A guess that was moved away and back counts as not moved.
  const corrections = from === square ? others : [...others, { ship, from, to: square }];
  return { ...frame, guesses: game.guesses.ships, corrections };
}

function roundsOf(frames: readonly Frame[]): ReviewedRound[] {
  const groups = grouped(
    frames.filter(({ round }) => round > 0),
    ({ round }) => round,
  );
  return [...groups].map(([round, its]) => ({ round, frames: its }));
}

/** The distance of a guess from its ship, in squares. */
export function guessError({ ships, guesses }: Pick<Frame, 'ships' | 'guesses'>, ship: Ship): number {
  return distance(ships[ship], guesses[ship]);
}

/** The ships that arrived, grouped by round, the earliest round first. */
export function arrivalsOf({ frames }: Pick<Review, 'frames'>): { ships: Ship[]; round: number }[] {
  const arrivals = frames.flatMap(({ happening, round }) =>
    happening.type === 'step' && happening.arrived ? [{ ship: happening.ship, round }] : [],
  );
  const groups = grouped(arrivals, ({ round }) => round);
  return [...groups].map(([round, its]) => ({ ships: its.map(({ ship }) => ship), round }));
}

/** The ships that did not arrive, grouped by their distance from the Sacred Island, the nearest first. */
export function shortfallsOf({ game }: Pick<Review, 'game'>): { ships: Ship[]; squares: number }[] {
  const { board, ships, arrived } = game;
  const failed = SHIPS.filter((ship) => !arrived.includes(ship));
  const groups = grouped(failed, (ship) => distance(ships[ship], board.sacred));
  return [...groups].map(([squares, its]) => ({ ships: its, squares })).sort((a, b) => a.squares - b.squares);
}

/** The guess that was farthest from its ship, and the frame in which it was that far away. */
export interface WorstGuess {
  readonly ship: Ship;
  readonly squares: number;
  readonly frame: Frame;
  /** Whether another guess, or the same ship's guess in another round, was just as far from its ship. */
  readonly tied: boolean;
}

/** The worst guess of a game, in the first frame where it was that far off; null if no guess was ever wrong. */
export function worstGuess({ frames }: Pick<Review, 'frames'>): WorstGuess | null {
  const all = frames.flatMap((frame) =>
    SHIPS.map((ship) => ({ ship, squares: guessError(frame, ship), frame })),
  );
  const most = Math.max(...all.map(({ squares }) => squares));
  const [first, ...others] = all.filter(({ squares }) => squares === most);
  if (!first || most === 0) return null;
  const tied = others.some(({ ship, frame }) => ship !== first.ship || frame.round !== first.frame.round);
  return { ...first, tied };
}
