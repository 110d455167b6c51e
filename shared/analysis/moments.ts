/** The important moments of a finished game. */
import type { Ship } from '../board/board.ts';
import type { Heading, Square } from '../board/squares.ts';
import type { Contradiction } from '../game/rules/contradiction.ts';
import type { Reply, Storm } from '../game/game.ts';
import type { Alternative, Prospect } from './orders.ts';
import type { Doubt, Source, PastReport } from './sources.ts';
import type { StormOption } from './storms.ts';

interface Happening {
  /** The index of the moment's frame in the review. */
  readonly frame: number;
  /** The round, counted from 1. */
  readonly round: number;
  /**
   * The change in the Navigators' chance of winning (-1 to 1). For an order or a weak storm, the difference between the
   * actual choice and the better one.
   */
  readonly swing: number;
}

/** A ship that was located before a storm or a push, and was not located again by its next report. */
export interface Loss {
  readonly ship: Ship;
  /** The number of squares on which the ship could still be after its next report. */
  readonly squares: number;
  /** The round in which the ship was located again; null if it never was. */
  readonly until: number | null;
  /** The order that was meant to find the ship. Null if the ship was held, or if comparing orders was too expensive. */
  readonly search: Search | null;
}

/** An order that was meant to find a lost ship. */
export interface Search {
  readonly round: number;
  readonly ordered: Heading;
  /** An order that would have left fewer possible squares; null if there was none. */
  readonly better: {
    readonly heading: Heading;
    readonly squares: number;
    /**
     * Whether the better order would clearly have lowered the ship's chance of coming home, judged by what the
     * Navigators could know.
     */
    readonly isDetour: boolean;
  } | null;
  /** The other orders that would have left just as many possible squares as the actual order. */
  readonly alike: readonly Heading[];
}

/** A ship that a storm drove. */
export interface Driven {
  readonly ship: Ship;
  readonly from: Square;
  readonly to: Square;
  /** The ship's distance to the Sacred Island before the storm, in squares. */
  readonly wasFar: number;
  /** The ship's distance to the Sacred Island after the storm, in squares. */
  readonly far: number;
  /** How many more orders the ship could get. */
  readonly orders: number;
  /** The change in the ship's chance of coming home (-1 to 1). */
  readonly swing: number;
  /** Whether the ship had been located, the storm put it in doubt, and its own next report located it again. */
  readonly isFoundAtOnce: boolean;
}

/** The order that took a ship into a maelstrom. */
export interface MaelstromEntry {
  readonly heading: Heading;
  /** The risk of getting into the maelstrom (0 to 1), judged by what the Navigators could know before the order. */
  readonly risk: number;
  /**
   * The best order among those that would probably have avoided the maelstrom. Null if there was none, or if the risk
   * was not foreseeable.
   */
  readonly around: Heading | null;
}

/** A storm or a maelstrom that hid much or cost the Navigators much. For a maelstrom, `storm` is null. */
export interface StormMoment extends Happening {
  readonly kind: 'storm';
  readonly storm: Storm | null;
  /** How many bits the storm added to the uncertainty of all ships. */
  readonly bits: number;
  /** The ships that the storm drove, the worst affected first. */
  readonly driven: readonly Driven[];
  readonly lost: readonly Loss[];
  /** True if the storm was at least as strong as every other tile that Poseidon could play; null for a maelstrom. */
  readonly strongest: boolean | null;
  /** How the ship got into the maelstrom; null for a storm. */
  readonly into: MaelstromEntry | null;
}

/** Where an order led. */
export interface Leg {
  readonly heading: Heading;
  /** The ship's distance to the Sacred Island after the order, in squares. */
  readonly far: number;
  readonly offBoard: boolean;
  /** The number of the ship's possible squares from which the order led nearer to home. */
  readonly nearer: number;
  /** The number of the ship's possible squares from which the order led farther away. */
  readonly farther: number;
}

/**
 * A step that revealed much or raised the Navigators' chance of winning, or an unlucky step. An unlucky step lowered
 * the chance although hardly any order was better.
 */
export interface SurveyMoment extends Happening {
  readonly kind: 'survey';
  readonly ship: Ship;
  /** How many bits the report removed from the uncertainty of all ships. */
  readonly bits: number;
  /** The number of squares on which the ship could be before the report. */
  readonly before: number;
  /** The number of squares on which the ship could be after the report. */
  readonly after: number;
  /** If this report found a lost ship, the number of rounds for which the ship had been lost; otherwise null. */
  readonly lostFor: number | null;
  readonly arrived: boolean;
  /** The ship's true square just before the step. */
  readonly truly: Square;
  /** The square on which the report located the ship; null if the report didn't locate it. */
  readonly certain: Square | null;
  /** The order and the best alternative; null if the ship was held and only surveyed. */
  readonly choice: { readonly ordered: Prospect; readonly next: Prospect } | null;
  /** Where the order and the best alternative led from the ship's true square; null if `choice` is null. */
  readonly legs: { readonly ordered: Leg; readonly next: Leg } | null;
  readonly wasFar: number;
  /** Whether the step lowered the chance of winning although hardly any other order was better. */
  readonly isUnlucky: boolean;
  /** How many more orders the ship could get after this step. */
  readonly orders: number;
  /** What had put the ship in doubt; null if it was located. */
  readonly doubt: Doubt | null;
  readonly reply: Reply;
}

/** What is wrong with an order to a located ship. */
export type OrderMistake = 'off the board' | 'past the Sacred Island' | 'away' | 'no nearer';

/** An order that was worse than another one, judged by what the Navigators could know. */
export interface OrderMoment extends Happening {
  readonly kind: 'order';
  readonly ship: Ship;
  /** The square on which the ship was located; null if it was in doubt. */
  readonly certain: Square | null;
  /** The report that located the ship. Null if the ship was never in doubt, or if it is in doubt now. */
  readonly source: Source | null;
  /** What had put the ship in doubt; null if it was located. */
  readonly doubt: Doubt | null;
  /** The ship's last report since it was last located; null if there was none, or if the ship is located now. */
  readonly told: PastReport | null;
  /**
   * The part of the ship's newest report that contradicts the guess. Null if nothing in it does, or if the ship may
   * have been driven since.
   */
  readonly contradicted: Contradiction | null;
  readonly astray: OrderMistake | null;
  /** Where the actual order and the better one led from the ship's true square. */
  readonly legs: { readonly ordered: Leg; readonly better: Leg };
  readonly wasFar: number;
  /** How many more orders the ship could get after this order. */
  readonly orders: number;
  /** Where the order would have led from the square of the guess. */
  readonly believed: 'home already' | 'home' | 'nearer' | 'no nearer';
  /** The ship's true square. */
  readonly truly: Square;
  /**
   * How much higher the Navigators' chance of winning would have been with the better order, from 0 to 1. Judged by
   * what they could know.
   */
  readonly regret: number;
  /** How the Navigators' chance of winning changed with the actual order. */
  readonly change: number;
  /** The square of the ship's guess. */
  readonly guess: Square;
  readonly ordered: Prospect;
  readonly better: Prospect;
  /** The prospects of all eight headings, in the order of HEADINGS. */
  readonly prospects: readonly Prospect[];
  /** What the better order would have led to; null if this was too expensive to compute. */
  readonly instead: Alternative | null;
}

/** A storm that was weak because another storm would have been better for Poseidon. */
export interface WeakMoment extends Happening {
  readonly kind: 'weak';
  readonly storm: Storm;
  /** How the Navigators' chance of winning changed with the actual storm. */
  readonly change: number;
  readonly played: StormOption;
  readonly better: StormOption;
  /** The Navigators' chance of winning after the better storm, 0 to 1. It is lower than after the actual storm. */
  readonly left: number;
  readonly options: readonly StormOption[];
}

export type Moment = StormMoment | SurveyMoment | OrderMoment | WeakMoment;
