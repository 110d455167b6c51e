/** The moments of a game that somebody would want to see again. */
import type { Ship } from '../board/board.ts';
import type { Heading, Square } from '../board/squares.ts';
import type { Contradiction } from '../game/rules/contradiction.ts';
import type { Outcome, Reply, Storm } from '../game/game.ts';
import type { Instead, Prospect } from './orders.ts';
import type { Doubt, Source, Told } from './sources.ts';
import type { StormOption } from './storms.ts';

interface Happening {
  /** The index of its frame in the review. */
  readonly frame: number;
  /** From 1. */
  readonly round: number;
  /**
   * How much the Navigators' chance to win grew by it (-1 to 1). Of an order and of a weak storm: how much
   * less the better one would have made it grow.
   */
  readonly swing: number;
}

/** A ship that was known, and was not found again by its next report. */
export interface Loss {
  readonly ship: Ship;
  /** On how many squares it could be after that report. */
  readonly squares: number;
  /** The round in which it was known again; null if it never was. */
  readonly until: number | null;
  /** The order by which it was looked for; null if it was held, or if the others were too much to work out. */
  readonly search: Search | null;
}

/** An order that was to find a lost ship again. */
export interface Search {
  readonly round: number;
  readonly ordered: Heading;
  /** An order that would truly have left fewer squares; null if none of the other seven would. */
  readonly better: {
    readonly heading: Heading;
    readonly squares: number;
    /** Whether by what could be known it led the ship clearly worse. */
    readonly isDetour: boolean;
  } | null;
  /** Where none would have left fewer: those that would have left as many. */
  readonly alike: readonly Heading[];
}

/** One ship that a storm drove, and how it then stood. */
export interface Driven {
  readonly ship: Ship;
  readonly from: Square;
  readonly to: Square;
  /** Squares to the Sacred Island, before and after. */
  readonly wasFar: number;
  readonly far: number;
  /** The orders that it could still be given. */
  readonly orders: number;
  /** How much its chance to come home grew (-1 to 1). */
  readonly swing: number;
  /** Whether it was known just before. */
  readonly wasKnown: boolean;
}

/** The order that took a ship into a maelstrom. */
export interface Into {
  readonly heading: Heading;
  /** How likely it was, by what could be known before it, that it led into one: 0 to 1. */
  readonly risk: number;
  /** The best order that would likely have passed it by; null where nobody could have foreseen it, or none would. */
  readonly around: Heading | null;
}

/** A storm, or a maelstrom (`storm` null), that hid much or cost much. */
export interface StormMoment extends Happening {
  readonly kind: 'storm';
  readonly storm: Storm | null;
  /** How many bits it added to the uncertainty of all ships. */
  readonly bits: number;
  /** The ships that it drove, the worst hit first. */
  readonly driven: readonly Driven[];
  readonly lost: readonly Loss[];
  /** Whether Poseidon had nothing stronger to play, of any kind; null of a maelstrom. */
  readonly strongest: boolean | null;
  /** How the ship came into the maelstrom; null of a storm. */
  readonly into: Into | null;
}

/** How an order led, in squares to the Sacred Island. */
export interface Leg {
  readonly heading: Heading;
  readonly far: number;
  readonly offBoard: boolean;
  /** From how many of the squares where the ship could be it led nearer home. */
  readonly nearer: number;
  /** And from how many farther away. */
  readonly farther: number;
}

/** A step that told much, or brought the Navigators much nearer; or that by bad luck cost them much, though no order was better. */
export interface SurveyMoment extends Happening {
  readonly kind: 'survey';
  readonly ship: Ship;
  /** How many bits it took from the uncertainty of all ships. */
  readonly bits: number;
  /** On how many squares the ship could be before the report and after it. */
  readonly before: number;
  readonly after: number;
  /** For how many rounds it had been lost, if this found it again; else null. */
  readonly lostFor: number | null;
  readonly arrived: boolean;
  /** Where it truly was just before. */
  readonly truly: Square;
  /** Where it was known to be after the report; null if it still was in doubt. */
  readonly certain: Square | null;
  /** The order, and the best of all others; null if it was held and could only look out. */
  readonly choice: { readonly ordered: Prospect; readonly next: Prospect } | null;
  /** How the order truly led, and how the best of all others had; null as the choice is. */
  readonly legs: { readonly ordered: Leg; readonly next: Leg } | null;
  readonly wasFar: number;
  /** Whether it made things so much worse though hardly another order was better: bad luck. */
  readonly isUnlucky: boolean;
  /** The orders that the ship could still be given after it. */
  readonly orders: number;
  /** What had put the ship in doubt; null if it was certain before. */
  readonly doubt: Doubt | null;
  /** What was reported. */
  readonly reply: Reply;
}

/** What is wrong with an order to a ship that was as good as certain. */
export type Astray = 'off the board' | 'past the Sacred Island' | 'away' | 'no nearer';

/** An order when what could be known spoke for another one. */
export interface OrderMoment extends Happening {
  readonly kind: 'order';
  readonly ship: Ship;
  /** Where the ship was known to be, or as good as; null if it was in doubt. */
  readonly certain: Square | null;
  /** The report that made it certain; null if it had never been in doubt, or was in doubt now. */
  readonly source: Source | null;
  /** What had put it in doubt; null if it was certain. */
  readonly doubt: Doubt | null;
  /** What the ship had last told; null if nothing since it was certain. */
  readonly told: Told | null;
  /** What of its newest report can't have been reported from where it was taken to be; null if it has been driven since. */
  readonly contradicted: Contradiction | null;
  readonly astray: Astray | null;
  /** How the order and the better one led from where the ship truly was. */
  readonly legs: { readonly ordered: Leg; readonly better: Leg };
  readonly wasFar: number;
  /** The orders that the ship could still be given after it. */
  readonly orders: number;
  /** Where the order would have led from the square where the Navigators took the ship to be. */
  readonly believed: 'home already' | 'home' | 'nearer' | 'no nearer';
  /** Where it truly was. */
  readonly truly: Square;
  /** How much less likely the Navigators won by what could be known, 0 to 1: what the choice was worth. */
  readonly regret: number;
  /** How much the Navigators' chance to win grew by it, as it was given. */
  readonly change: number;
  /** Where the Navigators took it to be. */
  readonly guess: Square;
  readonly ordered: Prospect;
  readonly better: Prospect;
  /** All eight headings, in the order of HEADINGS. */
  readonly prospects: readonly Prospect[];
  /** What the better order would truly have told; null if that was too much to work out. */
  readonly instead: Instead | null;
}

/** A storm when another would have served Poseidon better. */
export interface WeakMoment extends Happening {
  readonly kind: 'weak';
  readonly storm: Storm;
  /** How much the Navigators' chance to win grew by it, as it was played. */
  readonly change: number;
  readonly played: StormOption;
  readonly better: StormOption;
  /** How likely the Navigators still won just after the better one, 0 to 1; after the one that was played it was more. */
  readonly left: number;
  readonly options: readonly StormOption[];
}

export type Moment = StormMoment | SurveyMoment | OrderMoment | WeakMoment;

/** How many moments of a kind are told, the weightiest of them. */
const MOST: Readonly<Record<Moment['kind'], number>> = { storm: 3, survey: 3, order: 4, weak: 2 };

/** What changed less is no moment, but for the storm that hid the most and the report that told the most. */
const LEAST_SWING = 0.005;

/** From so much on a choice is among the two that decided a game, before a storm that weighed more. */
export const WORTH_BLAME = 0.03;

/** The moments that are told of all that were found, in the order of the game. */
export function choose(found: readonly Moment[]): Moment[] {
  const kinds = Object.keys(MOST) as Moment['kind'][];
  const orders = new Set(found.filter(({ kind }) => kind === 'order').map(({ frame }) => frame));
  return kinds
    .flatMap((kind) => {
      // Of one step either the order or the report is told.
      const those = found.filter(
        (moment) => moment.kind === kind && (kind !== 'survey' || !orders.has(moment.frame)),
      );
      const chosen = byWeight(those.filter(matters)).slice(0, MOST[kind]);
      const most = mostTelling(those);
      return most && !chosen.includes(most) ? [...chosen.slice(0, MOST[kind] - 1), most] : chosen;
    })
    .sort((a, b) => a.frame - b.frame);
}

/** A storm that cost Poseidon more than it brought is told as a weak one, if another was better. */
function matters(moment: Moment): boolean {
  if (moment.kind === 'order') return moment.regret >= LEAST_SWING;
  return Math.abs(moment.swing) >= LEAST_SWING && (moment.kind !== 'storm' || moment.swing < 0);
}

/** The storm that hid the most, or the survey that told the most. */
export function mostTelling(moments: readonly Moment[]): StormMoment | SurveyMoment | null {
  return moments
    .filter((moment) => moment.kind === 'storm' || moment.kind === 'survey')
    .reduce<StormMoment | SurveyMoment | null>(
      (most, other) => (most === null || other.bits > most.bits ? other : most),
      null,
    );
}

/**
 * Up to two moments that decided a game: those that helped its winner the most, and among them a choice of
 * the Navigators' where there is one that mattered; none if nobody won.
 */
export function decisive(moments: readonly Moment[], outcome: Outcome | null): Moment[] {
  if (!outcome) return [];
  const isWon = outcome.winner === 'navigators';
  const helped = byWeight(
    moments.filter((moment) => helps(moment, isWon) && weightOf(moment) >= LEAST_SWING),
  );
  const [first, second] = helped;
  const own = helped.find(({ kind }) => kind === (isWon ? 'survey' : 'order'));
  if (!first || !second || !own || first === own || second === own) return helped.slice(0, 2);
  return weightOf(own) >= WORTH_BLAME ? [first, own] : [first, second];
}

/** Whether a moment helped the side that won. */
function helps(moment: Moment, isWon: boolean): boolean {
  if (moment.kind === 'survey') return isWon ? moment.swing > 0 : moment.isUnlucky;
  return isWon ? moment.kind === 'weak' : moment.kind !== 'weak';
}

/** How much a moment counts: an order that by luck did no harm counts nothing, nor a storm that did harm. */
function weightOf(moment: Moment): number {
  if (moment.kind === 'weak') return Math.max(0, moment.change);
  if (moment.kind !== 'order') return Math.abs(moment.swing);
  // Between what it cost against the better one and what it made of the chance, for that is what is seen.
  return moment.swing < 0 ? Math.max(0, -(moment.swing + moment.change) / 2) : 0;
}

function byWeight(moments: readonly Moment[]): Moment[] {
  return [...moments].sort((a, b) => weightOf(b) - weightOf(a));
}
