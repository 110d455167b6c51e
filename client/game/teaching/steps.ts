/** The parts of a lesson: steps, each with one task. Pure. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Push, Pushes, Storm, Tile } from '../../../shared/game/game.ts';
import { pushSquares, shipsHit } from '../../../shared/game/rules/storms.ts';
import { step, type Heading, type Square } from '../../../shared/board/squares.ts';
import { CREW, opening, play, POSEIDON, type Move, type Position } from './position.ts';

export type Task =
  /** Tap all of these squares on the board, in any order. */
  | { readonly type: 'find'; readonly squares: readonly Square[] }
  /**
   * Choose the right square from a few, by its name. Used when both boards are visible, because the squares are then
   * too small to tap.
   */
  | { readonly type: 'choose'; readonly squares: readonly Square[]; readonly square: Square }
  /** Choose a ship and its heading, and give the order. */
  | { readonly type: 'order'; readonly ship: Ship; readonly heading: Heading }
  /** Move the ship's guess to the one square, among several, that fits its report. */
  | {
      readonly type: 'guess';
      readonly ship: Ship;
      readonly square: Square;
      readonly among: readonly Square[];
    }
  /** Place a reminder on each of the squares. */
  | {
      readonly type: 'remind';
      readonly ship: Ship;
      readonly squares: readonly Square[];
      readonly among: readonly Square[];
    }
  /** Choose a tile from the hand. */
  | { readonly type: 'tile'; readonly tile: Storm }
  /** Ask why a tile can't be played. */
  | { readonly type: 'barred'; readonly tile: Tile }
  /** Drive every ship that the storm affects, to any permitted square. */
  | { readonly type: 'drive'; readonly storm: Storm }
  /** Watch the others play their turn. */
  | { readonly type: 'watch' }
  /** Cover the board, and then uncover it. */
  | { readonly type: 'cover' }
  /** The last step, without a task. It shows where to go next. */
  | { readonly type: 'end' };

export interface Step<Id extends string = string> {
  readonly id: Id;
  readonly task: Task | ((at: Position) => Task);
  /** Moves made when the step begins. */
  readonly before?: readonly Move[];
  /** Moves made when the step's task is done. */
  readonly moves?: readonly Move[];
  /** 'both' shows the boards of both sides for this step, instead of only the lesson's own. */
  readonly boards?: 'both';
  /** The ship whose newest report is shown with the step; 'round' means all reports of the round. */
  readonly reply?: Ship | 'round';
  /** The tile that the step explains. */
  readonly tile?: Tile;
}

/** Maps the index of a step to the pushes that the player has chosen in that step. */
export type Answers = Readonly<Partial<Record<number, Pushes>>>;

/** The task of a step in a position. Some tasks depend on where ships were driven. */
export function taskOf(step: Step, at: Position): Task {
  return typeof step.task === 'function' ? step.task(at) : step.task;
}

/** For each ship that a storm affects, the squares to which the rules allow the storm to drive it. */
export function drivable({ game }: Position, storm: Storm): { ship: Ship; squares: Square[] }[] {
  return shipsHit(storm, game.arrived).map((ship) => ({
    ship,
    squares: pushSquares(game.board, game.ships[ship]),
  }));
}

/** The pushes as arrows on the board. */
export function arrows({ game }: Position, pushes: Pushes): Push[] {
  return shipsHit('great', game.arrived).flatMap((ship) => {
    const to = pushes[ship];
    return to ? [{ ship, from: game.ships[ship], to }] : [];
  });
}

/** The position when a step begins. */
export function positionAt(steps: readonly Step[], index: number, answers: Answers): Position {
  const gone = steps
    .slice(0, index)
    .reduce((at, one, i) => finish(enter(at, one), one, answers[i]), opening());
  const now = steps[index];
  return now ? enter(gone, now) : gone;
}

function enter(at: Position, { before = [] }: Step): Position {
  return before.reduce(play, at);
}

/** The position when a step's task is done. */
export function finish(at: Position, one: Step, answer: Pushes | undefined): Position {
  const done = playTask(at, taskOf(one, at), answer ?? {});
  return (one.moves ?? []).reduce(play, done);
}

/** Carries out the command that a task consists of: an order, a guess, reminders or a storm. */
function playTask(at: Position, task: Task, pushes: Pushes): Position {
  switch (task.type) {
    case 'order':
      return play(at, {
        actor: CREW,
        command: { type: 'sail', ship: task.ship, heading: task.heading },
      });
    case 'guess':
      return [
        ...at.navigators.guesses.reminders[task.ship].map((_, number) => ({
          actor: CREW,
          command: { type: 'remind' as const, ship: task.ship, number, square: null },
        })),
        { actor: CREW, command: { type: 'guess' as const, ship: task.ship, square: task.square } },
      ].reduce(play, at);
    case 'remind':
      return task.squares
        .map((square, number) => ({
          actor: CREW,
          command: { type: 'remind' as const, ship: task.ship, number, square },
        }))
        .reduce(play, at);
    case 'drive':
      return play(at, {
        actor: POSEIDON,
        command: { type: 'play-storm', storm: task.storm, pushes },
      });
    default:
      return at;
  }
}

/** The squares that are one step from the given squares in a heading. Squares outside the board are left out. */
export function shifted({ game }: Position, squares: readonly Square[], heading: Heading): Square[] {
  return squares.flatMap((square) => step(game.board, square, heading) ?? []);
}
