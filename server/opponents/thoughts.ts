/** The messages to and from the threads in which opponents think. They contain what one side was told, and nothing else. */
import type { NavigatorsCommand, GameCommand, PlayerId } from '../../shared/game/game.ts';
import type { NavigatorsTold, PoseidonTold } from '../../shared/game/told.ts';
import type { NavigatorMind, PoseidonMind, Reason } from '../../shared/opponents/minds.ts';
import type { Rung } from '../../shared/opponents/opponents.ts';

/** What an opponent's side was told. */
export type Hearing =
  | { readonly side: 'navigators'; readonly told: readonly NavigatorsTold[] }
  | { readonly side: 'poseidon'; readonly told: readonly PoseidonTold[] };

/** Asks one mind for its thought. */
export interface ThoughtRequest {
  readonly type: 'think';
  /** The name of the mind, made of the game, the player and the side. */
  readonly mind: string;
  readonly player: PlayerId;
  readonly rung: Rung;
  /** Makes its random choices repeatable, together with how much it has been told; absent: they are really random. */
  readonly seed?: string;
  /** The number of the first event in `hearing`: the mind has been told all before it. */
  readonly from: number;
  readonly hearing: Hearing;
}

/** Lets go of a mind. */
export interface ForgetRequest {
  readonly type: 'forget';
  readonly mind: string;
}

export type MindRequest = ThoughtRequest | ForgetRequest;

/** `unknown`: the mind is missing, or misses events, and must be told the game from the beginning. */
export type MindAnswer =
  | {
      readonly type: 'thought';
      /** Commands that update the Navigators' chart. */
      readonly chart: readonly NavigatorsCommand[];
      /** Null if the game does not wait for this player. */
      readonly move: GameCommand | null;
      readonly why: Reason | null;
    }
  | { readonly type: 'unknown' }
  /** Without the error's message, which could quote hidden things. */
  | { readonly type: 'failed'; readonly error: string; readonly frames: readonly string[] };

/** The exports of the module that a thread loads. */
export interface Minds {
  navigatorMind(rung: Rung): NavigatorMind;
  poseidonMind(rung: Rung): PoseidonMind;
}
