/** The messages to and from the threads in which opponents decide. They contain only what one side was told. */
import type { NavigatorsCommand, GameCommand, PlayerId } from '../../shared/game/game.ts';
import type { NavigatorsTold, PoseidonTold } from '../../shared/game/told.ts';
import type { NavigatorMind, PoseidonMind, Reason } from '../../shared/opponents/minds.ts';
import type { Rung } from '../../shared/opponents/opponents.ts';

/** The events that an opponent's side was told. */
export type Hearing =
  | { readonly side: 'navigators'; readonly told: readonly NavigatorsTold[] }
  | { readonly side: 'poseidon'; readonly told: readonly PoseidonTold[] };

/** Asks one opponent for its decision. */
export interface ThoughtRequest {
  readonly type: 'think';
  /** The name of the opponent's state, made of the game, the player and the side. */
  readonly mind: string;
  readonly player: PlayerId;
  readonly rung: Rung;
  /**
   * Makes the opponent's random choices repeatable, together with the number of events it was told. Without a seed they
   * are truly random.
   */
  readonly seed?: string;
  /** The number of the first event in `hearing`. The opponent has been told all events before it. */
  readonly from: number;
  readonly hearing: Hearing;
}

/** Discards an opponent's state. */
export interface ForgetRequest {
  readonly type: 'forget';
  readonly mind: string;
}

export type MindRequest = ThoughtRequest | ForgetRequest;

/** `unknown`: the opponent is missing, or lacks earlier events, so it must be told the game from the beginning. */
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
  /** Leaves out the error's message, which could quote secrets. */
  | { readonly type: 'failed'; readonly error: string; readonly frames: readonly string[] };

/** The exports of the module that a thread loads. */
export interface Minds {
  navigatorMind(rung: Rung): NavigatorMind;
  poseidonMind(rung: Rung): PoseidonMind;
}
