/**
 * The events that can be sent to each audience, in the form that the audience may see. Views are built only from these
 * events, so nothing else can reach a client.
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
import type { Line } from './talk.ts';

/**
 * The audiences. Each of them is sent different events. 'olympus' is a shared big screen that shows the true board; the
 * host and Poseidon must both allow it.
 */
export const AUDIENCES = ['poseidon', 'navigators', 'onlookers', 'olympus'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** A record with a value for each audience. */
export function forEachAudience<T>(make: (audience: Audience) => T): Record<Audience, T> {
  return {
    poseidon: make('poseidon'),
    navigators: make('navigators'),
    onlookers: make('onlookers'),
    olympus: make('olympus'),
  };
}

/** Events that everybody at the table is told. */
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

/** The events that Poseidon is told. They contain the true positions, but nothing about the Navigators' chart. */
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

/** The events that spectators are told. They contain only what both sides know. */
export type OnlookersTold =
  | PublicTold
  | { readonly type: 'dangers-placed' }
  /** `storm` is null if the tile was played face down (Harder Deduction). */
  | { readonly type: 'storm-played'; readonly storm: Storm | null }
  | {
      readonly type: 'sailed';
      readonly ship: Ship;
      readonly heading: Heading;
      readonly arrived: boolean;
      /** The ship's report; null once it has faded (Use Your Memory). */
      readonly reply: Reply | null;
    }
  | { readonly type: 'caught-pushed'; readonly ship: Ship };

/** The events that the Navigators are told: those for spectators, and those about the Navigators' own chart. */
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
      readonly type: 'crossed';
      readonly player: PlayerId;
      readonly ship: Ship;
      readonly squares: readonly Square[];
      readonly crossed: boolean;
    }
  | {
      readonly type: 'reasoned';
      readonly player: PlayerId;
      readonly ship: Ship;
      /** The named squares, the most likely first. Empty once they have faded (Use Your Memory). */
      readonly squares: readonly Square[];
    }
  | {
      readonly type: 'said-to-crew';
      readonly player: PlayerId;
      /** The number of the line, counted from 0 in each game. */
      readonly number: number;
      /** Null if the host has removed the line, or once it has faded (Use Your Memory). */
      readonly line: Line | null;
    }
  | { readonly type: 'crew-line-removed'; readonly player: PlayerId; readonly number: number };

/** For each audience, the events that can be sent to it. */
export interface ToldTo {
  poseidon: PoseidonTold;
  navigators: NavigatorsTold;
  onlookers: OnlookersTold;
  olympus: PoseidonTold;
}
export type Told = ToldTo[Audience];
