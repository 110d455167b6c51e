/** The moments of a game that somebody would want to see again. */
import type { Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { Outcome, Storm } from '../game/game.ts';
import type { Instead, Prospect } from './orders.ts';
import type { StormOption } from './storms.ts';

interface Happening {
  /** The index of its frame in the review. */
  readonly frame: number;
  /** From 1. */
  readonly round: number;
  /** How much the Navigators' chance to win grew by it (-1 to 1): what it gave, or gave away. */
  readonly swing: number;
}

/** A ship that was known, and was not found again by its next report. */
export interface Loss {
  readonly ship: Ship;
  /** On how many squares it could be after that report. */
  readonly squares: number;
  /** The round in which it was known again; null if it never was. */
  readonly until: number | null;
}

/** A storm, or a maelstrom (`storm` null), that hid much or cost much. */
export interface StormMoment extends Happening {
  readonly kind: 'storm';
  readonly storm: Storm | null;
  /** How many bits it added to the uncertainty of all ships. */
  readonly bits: number;
  readonly lost: readonly Loss[];
}

/** A report that told much. */
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
}

/** What is wrong with an order to a ship that was as good as certain. */
export type Astray = 'off the board' | 'past the Sacred Island' | 'away' | 'no nearer';

/** An order when what could be known spoke for another one. */
export interface OrderMoment extends Happening {
  readonly kind: 'order';
  readonly ship: Ship;
  /** Where the ship was known to be, or as good as; null if it was in doubt. */
  readonly certain: Square | null;
  readonly astray: Astray | null;
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
  readonly played: StormOption;
  readonly better: StormOption;
  readonly options: readonly StormOption[];
}

export type Moment = StormMoment | SurveyMoment | OrderMoment | WeakMoment;

/** How many moments of a kind are told, the weightiest of them. */
const MOST: Readonly<Record<Moment['kind'], number>> = { storm: 3, survey: 3, order: 4, weak: 2 };

/** What changed less is no moment, but for the storm that hid the most and the report that told the most. */
const LEAST_SWING = 0.005;

/** The moments that are told of all that were found, in the order of the game. */
export function choose(found: readonly Moment[]): Moment[] {
  const kinds = Object.keys(MOST) as Moment['kind'][];
  return kinds
    .flatMap((kind) => {
      const those = found.filter((moment) => moment.kind === kind);
      const chosen = byWeight(those.filter(matters)).slice(0, MOST[kind]);
      const most = mostTelling(those);
      return most && !chosen.includes(most) ? [...chosen.slice(0, MOST[kind] - 1), most] : chosen;
    })
    .sort((a, b) => a.frame - b.frame);
}

/** A storm that cost Poseidon more than it brought is told as a weak one, if another was better. */
function matters({ kind, swing }: Moment): boolean {
  return Math.abs(swing) >= LEAST_SWING && (kind !== 'storm' || swing < 0);
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

/** Up to two moments that decided a game: those that helped its winner the most; none if nobody won. */
export function decisive(moments: readonly Moment[], outcome: Outcome | null): Moment[] {
  if (!outcome) return [];
  const kinds: readonly Moment['kind'][] =
    outcome.winner === 'navigators' ? ['survey', 'weak'] : ['storm', 'order'];
  const helped = moments.filter(({ kind, swing }) => kinds.includes(kind) && Math.abs(swing) >= LEAST_SWING);
  return byWeight(helped).slice(0, 2);
}

function byWeight(moments: readonly Moment[]): Moment[] {
  return [...moments].sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing));
}
