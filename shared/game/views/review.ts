/**
 * A game that is over, told again from its whole log: what happened, moment by moment, with the ships
 * where they truly were and where the Navigators thought they were.
 */
import { SHIPS, type Ship } from '../../board/board.ts';
import { evolve, replay } from '../evolve.ts';
import type { Game, GameEvent, Push, Reply, SeaMonster, Storm } from '../game.ts';
import { distance, type Heading, type Square } from '../../board/squares.ts';
import { grouped } from '../../grouped.ts';

/** One thing that happened at sea. */
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
      /** Null for a held ship that only surveyed. */
      readonly heading: Heading | null;
      readonly arrived: boolean;
      /** It sailed into a maelstrom. */
      readonly caught: boolean;
      readonly reply: Reply;
    }
  /** The maelstrom throws out the ship that it caught. */
  | { readonly type: 'thrown'; readonly push: Push };

/** The sea after something happened, and before the next thing did. */
export interface Frame {
  /** Its place among all frames, from 0. */
  readonly index: number;
  /** From 1; 0 for the start. */
  readonly round: number;
  readonly happening: Happening;
  /** Where the ships truly were. */
  readonly ships: Readonly<Record<Ship, Square>>;
  /** Where the guess ships stood when the next thing happened. */
  readonly guesses: Readonly<Record<Ship, Square>>;
  /** The guess ships that the Navigators had set anew by then. */
  readonly corrections: readonly Push[];
  readonly arrived: readonly Ship[];
}

/** A round and its frames: the tile first, then the steps. */
export interface ReviewedRound {
  readonly round: number;
  readonly frames: readonly Frame[];
}

/** A game that is over, as it is told again. */
export interface Review {
  /** The game as it ended. */
  readonly game: Game;
  /** The start and one frame for each thing that happened: never empty. */
  readonly frames: readonly [Frame, ...Frame[]];
  readonly rounds: readonly ReviewedRound[];
}

/** Tells a whole log again, 'began' first. */
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
  return { index, round, happening, ships, guesses: game.guesses.ships, corrections: [], arrived };
}

/** The newest frame after an event that is no happening of its own. */
function amend(frame: Frame, event: GameEvent, game: Game): Frame {
  if (event.type === 'caught' && frame.happening.type === 'step')
    return { ...frame, happening: { ...frame.happening, caught: true } };
  if (event.type !== 'guessed') return frame;
  const { ship, square } = event;
  const from = frame.corrections.find((push) => push.ship === ship)?.from ?? frame.guesses[ship];
  const others = frame.corrections.filter((push) => push.ship !== ship);
  // Moved away and back again is not moved.
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

/** How many squares a guess was from the truth. */
export function offBy({ ships, guesses }: Pick<Frame, 'ships' | 'guesses'>, ship: Ship): number {
  return distance(ships[ship], guesses[ship]);
}

/** The rounds in which ships arrived, and which, in the order in which they did. */
export function arrivalsOf({ frames }: Pick<Review, 'frames'>): { ships: Ship[]; round: number }[] {
  const arrivals = frames.flatMap(({ happening, round }) =>
    happening.type === 'step' && happening.arrived ? [{ ship: happening.ship, round }] : [],
  );
  const groups = grouped(arrivals, ({ round }) => round);
  return [...groups].map(([round, its]) => ({ ships: its.map(({ ship }) => ship), round }));
}

/** The ships that did not arrive by how far they still had to the Sacred Island, the nearest first. */
export function shortfallsOf({ game }: Pick<Review, 'game'>): { ships: Ship[]; squares: number }[] {
  const { board, ships, arrived } = game;
  const failed = SHIPS.filter((ship) => !arrived.includes(ship));
  const groups = grouped(failed, (ship) => distance(ships[ship], board.sacred));
  return [...groups].map(([squares, its]) => ({ ships: its, squares })).sort((a, b) => a.squares - b.squares);
}

/** A guess at the moment at which it was farthest off. */
export interface WorstGuess {
  readonly ship: Ship;
  readonly squares: number;
  readonly frame: Frame;
  /** The guess of another ship was as far off, or this one in another round. */
  readonly tied: boolean;
}

/** The first moment at which a guess was farther off than any before, and none was farther later; null if none ever was off. */
export function worstGuess({ frames }: Pick<Review, 'frames'>): WorstGuess | null {
  const all = frames.flatMap((frame) => SHIPS.map((ship) => ({ ship, squares: offBy(frame, ship), frame })));
  const most = Math.max(...all.map(({ squares }) => squares));
  const [first, ...others] = all.filter(({ squares }) => squares === most);
  if (!first || most === 0) return null;
  const tied = others.some(({ ship, frame }) => ship !== first.ship || frame.round !== first.frame.round);
  return { ...first, tied };
}
