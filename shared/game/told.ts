/**
 * What each audience can be told of a game. An audience's view is a fold of these and of nothing else,
 * so what is not named here can't reach it.
 */
import type { Board, Ship } from '../board/board.ts';
import type {
  MarkerKind,
  Outcome,
  Owners,
  PlayerId,
  Push,
  Reply,
  SeaMonster,
  Storm,
  Variants,
} from './game.ts';
import type { Heading, Square } from '../board/squares.ts';

/** 'olympus' is a big screen for the room that shows the truth: only if host and Poseidon allow it. */
export const AUDIENCES = ['poseidon', 'navigators', 'onlookers', 'olympus'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What everybody at the table hears. */
export type PublicTold =
  | {
      readonly type: 'began';
      readonly board: Board;
      readonly variants: Variants;
      readonly owners: Owners;
      readonly navigators: readonly PlayerId[];
    }
  | { readonly type: 'navigator-came'; readonly player: PlayerId; readonly ships: readonly Ship[] }
  | { readonly type: 'navigator-left'; readonly player: PlayerId; readonly ships: readonly Ship[] }
  | { readonly type: 'lighthouses-placed'; readonly squares: readonly Square[] }
  | { readonly type: 'monster-played'; readonly monster: SeaMonster; readonly ship: Ship }
  | { readonly type: 'surveyed'; readonly ship: Ship; readonly reply: Reply | null }
  | { readonly type: 'caught'; readonly ship: Ship }
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'ended'; readonly outcome: Outcome };

/** What only Poseidon hears: the truth, and nothing of the guess board. */
export type PoseidonTold =
  | PublicTold
  | {
      readonly type: 'dangers-placed';
      readonly maelstroms: readonly Square[];
      readonly fogBanks: readonly Square[];
    }
  | {
      readonly type: 'storm-played';
      readonly storm: Storm;
      readonly faceDown: boolean;
      readonly pushes: readonly Push[];
    }
  | {
      readonly type: 'sailed';
      readonly ship: Ship;
      readonly heading: Heading;
      readonly from: Square;
      readonly to: Square;
      readonly arrived: boolean;
      readonly reply: Reply;
    }
  | {
      readonly type: 'caught-pushed';
      readonly ship: Ship;
      readonly from: Square;
      readonly to: Square;
    };

/** What all but Poseidon hear of his doings and of the ships. */
export type OnlookersTold =
  | PublicTold
  | { readonly type: 'dangers-placed' }
  /** `storm` is null when it lies face down (Harder Deduction). */
  | { readonly type: 'storm-played'; readonly storm: Storm | null }
  | {
      readonly type: 'sailed';
      readonly ship: Ship;
      readonly heading: Heading;
      readonly arrived: boolean;
      /** Null once it is forgotten (Use Your Memory). */
      readonly reply: Reply | null;
    }
  | { readonly type: 'caught-pushed'; readonly ship: Ship };

/** What the Navigators hear: the guess board too, which is theirs. */
export type NavigatorsTold =
  | OnlookersTold
  | { readonly type: 'lighthouses-proposed'; readonly player: PlayerId; readonly squares: readonly Square[] }
  | { readonly type: 'lighthouses-agreed'; readonly player: PlayerId }
  | { readonly type: 'guessed'; readonly player: PlayerId; readonly ship: Ship; readonly square: Square }
  | {
      readonly type: 'reminded';
      readonly player: PlayerId;
      readonly ship: Ship;
      readonly number: number;
      readonly square: Square | null;
    }
  | {
      readonly type: 'marked';
      readonly player: PlayerId;
      readonly kind: MarkerKind;
      readonly number: number;
      readonly square: Square | null;
    }
  | {
      readonly type: 'reasoned';
      readonly player: PlayerId;
      readonly ship: Ship;
      /** The likeliest first; none once they are forgotten (Use Your Memory). */
      readonly squares: readonly Square[];
    };

/** What can be told to each audience. */
export interface ToldTo {
  poseidon: PoseidonTold;
  navigators: NavigatorsTold;
  onlookers: OnlookersTold;
  olympus: PoseidonTold;
}
export type Told = ToldTo[Audience];
