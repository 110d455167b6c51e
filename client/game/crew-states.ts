/** The state of each ship in this round, as the list of ships shows it. Pure. */
import type { Ship } from '../../shared/board/board.ts';
import type { GameRefusal } from '../../shared/game/game.ts';
import { shipsToStep } from '../../shared/game/rules/orders.ts';
import type { PublicView, Step } from '../../shared/game/views/public.ts';

export type CrewState =
  | { readonly state: 'ready' | 'held' | 'safe' | 'atStart' | 'waiting' | 'notYours' }
  /** When the ship had its step in this round: 1 for the first ship. */
  | { readonly state: 'done'; readonly order: number };

/**
 * The state of a ship in this round.
 * @param whyNoStep why this device may not give the ship its step now
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

/** The name of each state. For a ship that has had its step, the name depends on when it had it. */
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
 * How many of the ships with a step left can sail, and whether one more is held by a sea monster and can only survey.
 */
export function sailAndHeld(view: PublicView): [sail: number, held: boolean] {
  const left = shipsToStep(view);
  const held = left.some((ship) => ship === view.held);
  return [left.length - Number(held), held];
}

/**
 * The next ship after the chosen one that may have its step, starting again from the first ship after the last; null
 * if there is none.
 */
export function nextShip(view: PublicView, chosen: Ship | null, may: (ship: Ship) => boolean): Ship | null {
  const left = shipsToStep(view).filter(may);
  return left[(left.findIndex((ship) => ship === chosen) + 1) % left.length] ?? null;
}

/**
 * The newest step. At the start of a round it is the last step of the previous round, until the next tile is played.
 */
export function newestStep({ rounds }: Pick<PublicView, 'rounds'>): { round: number; step: Step } | null {
  const now = rounds.at(-1);
  const round = now?.tile === null ? (rounds.at(-2) ?? now) : now;
  const step = round?.steps.at(-1);
  return round && step ? { round: round.round, step } : null;
}

/**
 * The newest steps that can still be read, in order: those of this round or, until this round has its first step, of
 * the previous one. An opponent may play its storm while people are still reading. Empty if the reports are
 * forgotten.
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
