/** Describes a moment: a headline and the sentences below it. */
import type { Known } from '../../../shared/analysis/known.ts';
import type { Moment, SurveyMoment, WeakMoment } from '../../../shared/analysis/moments.ts';
import type { Side } from '../../../shared/game/game.ts';
import { t } from '../../text/text.ts';
import { chanceClause, chanceFor, chanceSentence, type Reader } from './chance-words.ts';
import { doubtSentence, nearerSentence, trulySentence } from './evidence-words.ts';
import { at } from './numbers.ts';
import { orderHeadline, orderSentences } from './order-words.ts';
import { stormHeadline, stormSentences } from './storm-words.ts';

/**
 * The headline of a moment.
 * @param known what could be known in each frame of the game
 */
export function headline(moment: Moment, known: readonly Known[]): string {
  const before = known[moment.frame - 1];
  if (!before) return '';
  switch (moment.kind) {
    case 'storm':
      return stormHeadline(moment);
    case 'survey':
      return stepHeadline(moment);
    case 'order':
      return orderHeadline(moment, before);
    case 'weak':
      return t.moments.weak(moment.storm);
  }
}

/** How a moment changed the reader's chance of winning, in a few words. */
export function chances({ frame }: Moment, known: readonly Known[], reader: Reader): string {
  const [before, after] = [known[frame - 1], known[frame]];
  return before && after
    ? t.moments.chances(reader, chanceFor(reader, before), chanceFor(reader, after))
    : '';
}

/** How a moment changed the reader's chance of winning, as the rest of a sentence that begins with the headline. */
export function clause({ frame }: Moment, known: readonly Known[], reader: Reader): string {
  const [before, after] = [known[frame - 1], known[frame]];
  return before && after ? chanceClause(reader, before, after) : '';
}

/**
 * The side that a moment helped; null if the change is too small to show, or if the move was a mistake that happened
 * to do no harm.
 */
export function helpedBy({ frame, kind }: Moment, known: readonly Known[]): Side | null {
  const change = (known[frame]?.winning ?? 0) - (known[frame - 1]?.winning ?? 0);
  const isLucky = (kind === 'order' && change > 0) || (kind === 'weak' && change < 0);
  if (Math.abs(change) < 0.01 || isLucky) return null;
  return change > 0 ? 'navigators' : 'poseidon';
}

/** The question about a moment in one line, which doesn't reveal the answer. */
export function question(moment: Extract<Moment, { kind: 'order' | 'weak' }>): string {
  return moment.kind === 'order' ? t.analysis.askOrder(moment.ship) : t.analysis.askStorm;
}

/**
 * The explanation of a moment, sentence by sentence.
 * @param known what could be known in each frame of the game
 */
export function sentences(moment: Moment, known: readonly Known[], reader: Reader): string[] {
  const [before, after] = [known[moment.frame - 1], known[moment.frame]];
  if (!before || !after) return [];
  switch (moment.kind) {
    case 'storm':
      return stormSentences(moment, before, after, reader);
    case 'survey':
      return [chanceSentence(reader, before, after), ...stepSentences(moment)];
    case 'order':
      return orderSentences(moment, before, after, reader);
    case 'weak':
      return weakSentences(moment, before, after, reader);
  }
}

function stepHeadline(moment: SurveyMoment): string {
  const { ship, arrived, lostFor, certain, before, after, legs, wasFar, isUnlucky } = moment;
  if (isUnlucky) return t.moments.unlucky(ship);
  if (arrived) return t.moments.cameHome(ship);
  if (certain !== null && lostFor !== null) return t.moments.found(ship, at(certain));
  const isNearer = legs !== null && legs.ordered.far < wasFar;
  return after < before || !isNearer ? t.moments.reported(ship, before, after) : t.moments.nearer(ship);
}

/** An order whose chance is better by less than this counts as equally good. */
const AS_GOOD = 0.01;

/**
 * Says that the result was bad luck: no order was better, or another order was only a little better. Says nothing if
 * the ship could not sail.
 */
function luckSentence({ choice }: SurveyMoment): string[] {
  if (!choice) return [];
  const { ordered, next } = choice;
  return [next.home - ordered.home < AS_GOOD ? t.moments.badLuck : t.moments.littleBetter(next.heading)];
}

function stepSentences(moment: SurveyMoment): string[] {
  const { ship, before, after, lostFor, legs, truly, wasFar, orders, doubt, reply, isUnlucky } = moment;
  const next = legs && legs.next.far > legs.ordered.far ? legs.next : null;
  const way = legs ? [trulySentence(ship, truly, wasFar, legs.ordered, orders, next)] : [];
  const nearer = legs ? nearerSentence(legs.ordered, legs.next, before) : [];
  const report = t.moments.quoted(ship, t.survey.sentence(reply));
  const told = before === 1 ? t.moments.knownBefore(ship) : t.moments.told(ship, before, after);
  const lost = lostFor === null ? [] : [t.moments.lostFor(lostFor)];
  if (isUnlucky)
    return [
      ...way,
      [...doubtSentence(ship, doubt), told].join(' '),
      ...nearer,
      ...luckSentence(moment),
      report,
    ];
  return [...way, before === 1 ? told : [report, told, ...lost].join(' '), ...nearer];
}

function weakSentences(
  { played, better, left }: WeakMoment,
  before: Known,
  after: Known,
  reader: Reader,
): string[] {
  const { ship, heading } = played.drive;
  const { storm, drive } = better;
  return [
    `${t.moments.playedDrive(ship, heading)} ${chanceSentence(reader, before, after)}`,
    t.moments.betterDrive(reader, storm, drive.ship, drive.heading, chanceFor(reader, { winning: left })),
  ];
}
