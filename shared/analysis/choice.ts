/** Which moments of a finished game are shown, and which of them are the main ones. */
import type { Outcome, Side } from '../game/game.ts';
import type { Known } from './known.ts';
import type { Moment, StormMoment, SurveyMoment } from './moments.ts';

/** The maximum number of moments shown of each kind. */
const MOST: Readonly<Record<Moment['kind'], number>> = { storm: 3, survey: 3, order: 4, weak: 2 };

/**
 * Moments that change the chance of winning by less than this are not shown. The storm that hid the most and the report
 * that revealed the most are shown anyway.
 */
const LEAST_SWING = 0.005;

/** An order that cost at least this much of the Navigators' chance of winning counts as a mistake that mattered. */
export const WORTH_BLAME = 0.03;

/** The maximum number of main moments. */
const MOST_MAIN = 3;

/** A main moment changes the chance of winning by at least this much. */
export const LEAST_CHANGE = 0.05;

/**
 * The main moments of a game. If somebody won, these are the moments that decided the game: those that helped the winner
 * most, one of them a choice by the Navigators if there is one. If nobody won, these are the moments that changed the
 * chances most, whichever side they helped. The weightiest comes first.
 */
export function mainMoments(moments: readonly Moment[], outcome: Outcome | null): Moment[] {
  const large = moments.filter((moment) => Math.abs(changeOf(moment)) >= LEAST_CHANGE);
  if (!outcome) {
    const seen = large.filter((moment) => sideHelped(moment) !== null);
    return seen.sort((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a))).slice(0, MOST_MAIN);
  }
  const helped = byWeight(large.filter((moment) => sideHelped(moment) === outcome.winner));
  const main = helped.slice(0, MOST_MAIN);
  const own = helped.find(({ kind }) => kind === (outcome.winner === 'navigators' ? 'survey' : 'order'));
  return own && !main.includes(own) ? [...main.slice(0, -1), own] : main;
}

/** How a moment changed the Navigators' chance of winning, from just before it to just after it (-1 to 1). */
export function changeOf(moment: Moment): number {
  return moment.kind === 'order' || moment.kind === 'weak' ? moment.change : moment.swing;
}

/**
 * The side that a moment helped. Null if its name would not explain the change: for example, a mistake after which the
 * chance happened to rise.
 */
function sideHelped(moment: Moment): Side | null {
  switch (moment.kind) {
    case 'survey':
      return moment.isUnlucky ? 'poseidon' : moment.swing > 0 ? 'navigators' : null;
    case 'weak':
      return moment.change > 0 ? 'navigators' : null;
    case 'storm':
      return moment.swing < 0 ? 'poseidon' : null;
    case 'order':
      return moment.change < 0 && moment.swing < 0 ? 'poseidon' : null;
  }
}

/**
 * The lowest chance of winning that a side ever had (0 to 1).
 * @param known what could be known in each frame of the game
 */
export function lowestChance(known: readonly Pick<Known, 'winning'>[], side: Side): number {
  return Math.min(...known.map(({ winning }) => (side === 'navigators' ? winning : 1 - winning)));
}

/**
 * The moments to show, in the order of the game.
 * @param main the main moments, all of which are shown
 */
export function choose(found: readonly Moment[], main: readonly Moment[] = []): Moment[] {
  const kinds = Object.keys(MOST) as Moment['kind'][];
  const framesOf = (moments: readonly Moment[], sought: Moment['kind']) =>
    new Set(moments.filter(({ kind }) => kind === sought).map(({ frame }) => frame));
  const [orders, reports] = [framesOf(found, 'order'), framesOf(main, 'survey')];
  const others = kinds.flatMap((kind) => {
    // Of one step, either the order or the report is shown: the report if it is a main moment.
    const hidden = kind === 'survey' ? orders : kind === 'order' ? reports : null;
    const those = found.filter(
      (moment) => moment.kind === kind && !main.includes(moment) && !hidden?.has(moment.frame),
    );
    const room = Math.max(0, MOST[kind] - main.filter((moment) => moment.kind === kind).length);
    const chosen = byWeight(those.filter(matters)).slice(0, room);
    const most = mostTelling(those);
    return most && room > 0 && !chosen.includes(most) ? [...chosen.slice(0, room - 1), most] : chosen;
  });
  return [...main, ...others].sort((a, b) => a.frame - b.frame);
}

/**
 * Whether a moment had enough effect to be shown. A storm that helped the Navigators can only be shown as a weak storm.
 */
function matters(moment: Moment): boolean {
  if (moment.kind === 'order') return moment.regret >= LEAST_SWING;
  return Math.abs(moment.swing) >= LEAST_SWING && (moment.kind !== 'storm' || moment.swing < 0);
}

/** Of all storms and surveys, the moment that hid or revealed the most. */
function mostTelling(moments: readonly Moment[]): StormMoment | SurveyMoment | null {
  return moments
    .filter((moment) => moment.kind === 'storm' || moment.kind === 'survey')
    .reduce<StormMoment | SurveyMoment | null>(
      (most, other) => (most === null || other.bits > most.bits ? other : most),
      null,
    );
}

/**
 * The weight of a moment. It is 0 for an order that did no harm, and for a weak storm that didn't raise the Navigators'
 * chance of winning.
 */
function weightOf(moment: Moment): number {
  if (moment.kind === 'weak') return Math.max(0, moment.change);
  if (moment.kind !== 'order') return Math.abs(moment.swing);
  // Use the mean of two losses: compared with the better order, and compared with the chance of winning just before the
  // order. Only the second loss is what readers see as a drop in the chance of winning.
  return moment.swing < 0 ? Math.max(0, -(moment.swing + moment.change) / 2) : 0;
}

function byWeight(moments: readonly Moment[]): Moment[] {
  return [...moments].sort((a, b) => weightOf(b) - weightOf(a));
}
