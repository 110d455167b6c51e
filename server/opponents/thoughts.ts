/** What goes to the threads in which opponents think, and what comes back: their side's telling of a game, and nothing else. */
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
  /** The name of the mind: of a game, a player and a side. */
  readonly mind: string;
  readonly player: PlayerId;
  readonly rung: Rung;
  /** What its lots come from, together with how much it has been told; absent: chance. */
  readonly seed?: string;
  /** The number of the first told event: what comes before is known. */
  readonly from: number;
  readonly hearing: Hearing;
}

/** Lets go of a mind. */
export interface ForgetRequest {
  readonly type: 'forget';
  readonly mind: string;
}

export type MindRequest = ThoughtRequest | ForgetRequest;

/** A thought; or that the mind is not known, or not as far as this, and must be told all from the beginning; or a fault. */
export type MindAnswer =
  | {
      readonly type: 'thought';
      /** What brings the Navigators' board up to date. */
      readonly chart: readonly NavigatorsCommand[];
      /** Null if the game does not wait for this player. */
      readonly move: GameCommand | null;
      readonly why: Reason | null;
    }
  | { readonly type: 'unknown' }
  /** Never with a message: it could quote what is hidden. */
  | { readonly type: 'failed'; readonly error: string; readonly frames: readonly string[] };

/** Makes the minds of opponents: what a thread loads. */
export interface Minds {
  navigatorMind(rung: Rung): NavigatorMind;
  poseidonMind(rung: Rung): PoseidonMind;
}
