/**
 * The messages to and from the threads in which opponents decide. They contain only events that the opponent's side may
 * see.
 */
import type { NavigatorsCommand, GameCommand, PlayerId } from '../../shared/game/game.ts';
import type { NavigatorsTold, PoseidonTold } from '../../shared/game/told.ts';
import type { NavigatorMind, PoseidonMind, Reason } from '../../shared/opponents/minds.ts';
import type { Rung } from '../../shared/opponents/opponents.ts';

/** The events that an opponent's side has received. */
export type Hearing =
  | { readonly side: 'navigators'; readonly told: readonly NavigatorsTold[] }
  | { readonly side: 'poseidon'; readonly told: readonly PoseidonTold[] };

/** Asks one opponent for its decision. */
export interface ThoughtRequest {
  readonly type: 'think';
  /** The name of the opponent's state. It consists of the ids of the game and the player, and the side. */
  readonly mind: string;
  readonly player: PlayerId;
  readonly rung: Rung;
  /**
   * A seed for the opponent's random choices. With the same seed, and after the same number of events, the choices are
   * the same. Without a seed, they are truly random.
   */
  readonly seed?: string;
  /** How many events the side received before those in `hearing`. The opponent has already been told all of them. */
  readonly from: number;
  readonly hearing: Hearing;
}

/** Discards an opponent's state. */
export interface ForgetRequest {
  readonly type: 'forget';
  readonly mind: string;
}

export type MindRequest = ThoughtRequest | ForgetRequest;

/**
 * An opponent's answer. `unknown`: the thread doesn't have the opponent, or the opponent lacks earlier events, so the
 * whole game must be sent again.
 */
export type MindAnswer =
  | {
      readonly type: 'thought';
      /** Commands that update the Navigators' chart. */
      readonly chart: readonly NavigatorsCommand[];
      /** The move; null if the game isn't waiting for this player. */
      readonly move: GameCommand | null;
      readonly why: Reason | null;
    }
  | { readonly type: 'unknown' }
  /** The opponent has thrown an error. The error's message is left out, because it could quote secrets. */
  | { readonly type: 'failed'; readonly error: string; readonly frames: readonly string[] };

/** The exports of the module that a thread loads. */
export interface Minds {
  navigatorMind(rung: Rung): NavigatorMind;
  poseidonMind(rung: Rung): PoseidonMind;
}
