/**
 * Replays a log one happening (an event that starts a new frame of the review) at a time. Gives the Navigators' belief
 * and the true game before and after each happening.
 */
import { evolve, replay } from '../game/evolve.ts';
import type { Game, GameEvent } from '../game/game.ts';
import { tell } from '../game/tell.ts';
import type { Belief } from '../oracle/belief.ts';
import { believe } from '../oracle/believe.ts';
import type { Limits } from '../oracle/budget.ts';

/** The events that start a new frame of the review. Each of them is called a happening. */
export type Happened = Extract<
  GameEvent,
  { type: 'storm-played' | 'monster-played' | 'sailed' | 'surveyed' | 'caught-pushed' }
>;

/** A happening, with the state just before it and the state just before the next happening. */
export interface Turn {
  /** The index of its frame in the review. Frame 0 is the start of the game. */
  readonly frame: number;
  readonly event: Happened;
  readonly before: { readonly game: Game; readonly belief: Belief };
  readonly after: { readonly game: Game; readonly belief: Belief };
}

/** The start of a game, before the first happening. */
export interface Opening {
  readonly frame: 0;
  readonly event: null;
  readonly after: Turn['after'];
}

/** Whether an event starts a new frame. All other events belong to the frame before them. */
export function isHappening(event: GameEvent): event is Happened {
  switch (event.type) {
    case 'storm-played':
    case 'monster-played':
    case 'sailed':
    case 'surveyed':
    case 'caught-pushed':
      return true;
    default:
      return false;
  }
}

/**
 * Replays a whole log. Each event is used in the form that the Navigators were sent during the game. Events between two
 * happenings belong to the earlier one.
 * @throws Error if the first event is not 'began'
 */
export function* follow(events: readonly GameEvent[], limits: Limits): Generator<Opening | Turn, void> {
  let game = replay(events.slice(0, 1));
  let belief = fold(undefined, events[0], limits);
  let open: Pick<Turn, 'frame' | 'event' | 'before'> | null = null;
  for (const event of events.slice(1)) {
    if (isHappening(event)) {
      yield close(open, { game, belief });
      open = { frame: open ? open.frame + 1 : 1, event, before: { game, belief } };
    }
    game = evolve(game, event);
    belief = fold(belief, event, limits);
  }
  yield close(open, { game, belief });
}

function close(open: Pick<Turn, 'frame' | 'event' | 'before'> | null, after: Turn['after']): Opening | Turn {
  return open ? { ...open, after } : { frame: 0, event: null, after };
}

function fold(belief: Belief | undefined, event: GameEvent | undefined, limits: Limits): Belief {
  const told = event && tell(event, 'navigators');
  const next = told ? believe(belief, told, limits) : belief;
  if (!next) throw new Error("a game's log begins with 'began'");
  return next;
}
