/**
 * The state of each ship in this round, as the list of ships shows it. In each round, a ship takes one step: it sails,
 * or, if a sea monster holds it, it only surveys. Pure.
 */
import type { Ship } from '../../shared/board/board.ts';
import type { GameRefusal, Reply } from '../../shared/game/game.ts';
import { shipsToStep } from '../../shared/game/rules/orders.ts';
import type { PublicView, Step } from '../../shared/game/views/public.ts';

export type CrewState =
  | { readonly state: 'ready' | 'held' | 'safe' | 'atStart' | 'waiting' | 'notYours' }
  /** The position of the ship's step in this round: 1 for the round's first step. */
  | { readonly state: 'done'; readonly order: number };

/**
 * The state of a ship in this round.
 * @param whyNoStep the reason why this device may not order the ship now; null if it may
 */
export function crewState(view: PublicView, ship: Ship, whyNoStep: GameRefusal | null): CrewState {
  const order = view.stepped.indexOf(ship) + 1;
  if (view.arrived.includes(ship)) return { state: 'safe' };
  if (order > 0) return { state: 'done', order };
  if (whyNoStep === 'not-your-ship') return { state: 'notYours' };
  if (view.held === ship && view.phase === 'navigators') return { state: 'held' };
  if (view.rounds.every(({ tile }) => tile === null)) return { state: 'atStart' };
  return { state: whyNoStep ? 'waiting' : 'ready' };
}

/** The name of each state. For a ship that has had its step, the name includes the step's position in the round. */
type StateWords = Readonly<Record<Exclude<CrewState['state'], 'done'>, string>> & {
  readonly done: (order: number) => string;
};

/** A ship's state in words. */
export function stateWords(words: StateWords, now: CrewState): string {
  return now.state === 'done' ? words.done(now.order) : words[now.state];
}

/** How many ships still have a step in this round. */
export function shipsLeft(view: PublicView): number {
  return shipsToStep(view).length;
}

/**
 * Counts the ships with a step left that can sail, and says whether another ship is held by a sea monster, so that it
 * can only survey.
 */
export function sailAndHeld(view: PublicView): [sail: number, held: boolean] {
  const left = shipsToStep(view);
  const held = left.some((ship) => ship === view.held);
  return [left.length - Number(held), held];
}

/**
 * The next ship that may have its step. The search starts after the chosen ship and wraps around after the last one.
 * Null if there is no such ship.
 */
export function nextShip(view: PublicView, chosen: Ship | null, may: (ship: Ship) => boolean): Ship | null {
  const left = shipsToStep(view).filter(may);
  return left[(left.findIndex((ship) => ship === chosen) + 1) % left.length] ?? null;
}

/**
 * The newest step. Until a round's tile is played, this is the last step of the previous round. Null if there is no
 * such step.
 */
export function newestStep({ rounds }: Pick<PublicView, 'rounds'>): { round: number; step: Step } | null {
  const now = rounds.at(-1);
  const round = now?.tile === null ? (rounds.at(-2) ?? now) : now;
  const step = round?.steps.at(-1);
  return round && step ? { round: round.round, step } : null;
}

/**
 * The newest steps that can still be read, in order. These are the steps of this round or, until this round has its
 * first step, those of the previous round. The previous round's reports stay visible because people may still be
 * reading them when an opponent plays its storm. A step is left out if Use Your Memory has removed its report.
 */
export function newestSteps({ rounds }: Pick<PublicView, 'rounds'>): {
  round: number;
  steps: readonly Step[];
} {
  const now = rounds.at(-1);
  const round = now?.steps.length === 0 ? (rounds.at(-2) ?? now) : now;
  return { round: round?.round ?? 1, steps: round?.steps.filter(({ reply }) => reply !== null) ?? [] };
}

/** A ship's step in this round; undefined if it has had none. */
export function stepOf({ rounds }: Pick<PublicView, 'rounds'>, ship: Ship): Step | undefined {
  return rounds.at(-1)?.steps.find((step) => step.ship === ship);
}

/** A ship's newest report that has not faded; null if there is none. */
export function newestReport({ rounds }: Pick<PublicView, 'rounds'>, ship: Ship): Reply | null {
  const steps = rounds.flatMap((round) => round.steps);
  return steps.findLast((step) => step.ship === ship && step.reply !== null)?.reply ?? null;
}
