/** A moment in words: one line that says what it was, and the sentences behind it. */
import type { Known } from '../../../shared/analysis/known.ts';
import {
  WORTH_BLAME,
  type Moment,
  type SurveyMoment,
  type WeakMoment,
} from '../../../shared/analysis/moments.ts';
import type { Side } from '../../../shared/game/game.ts';
import { t } from '../../text/text.ts';
import { chanceSentence } from './chance-words.ts';
import { doubtSentence, nearerSentence, trulySentence } from './evidence-words.ts';
import { at, percent } from './numbers.ts';
import { orderHeadline, orderSentences } from './order-words.ts';
import { stormHeadline, stormSentences } from './storm-words.ts';

/**
 * What a moment was, in one line.
 * @param known what could be known in each frame, of the whole game
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

/** What a moment made of the Navigators' chance to win, in short. */
export function chances({ frame }: Moment, known: readonly Known[]): string {
  const [before, after] = [known[frame - 1], known[frame]];
  return before && after ? t.moments.chances(percent(before.winning), percent(after.winning)) : '';
}

/** The side that a moment helped; null if it changed nothing that can be read, or was a fault that by luck did no harm. */
export function helpedBy({ frame, kind }: Moment, known: readonly Known[]): Side | null {
  const change = (known[frame]?.winning ?? 0) - (known[frame - 1]?.winning ?? 0);
  const isLucky = (kind === 'order' && change > 0) || (kind === 'weak' && change < 0);
  if (Math.abs(change) < 0.01 || isLucky) return null;
  return change > 0 ? 'navigators' : 'poseidon';
}

/** What there is to ask about it, in one line that tells nothing of the answer. */
export function question(moment: Extract<Moment, { kind: 'order' | 'weak' }>): string {
  return moment.kind === 'order' ? t.analysis.askOrder(moment.ship) : t.analysis.askStorm;
}

/**
 * What there is to say of it, sentence by sentence.
 * @param known what could be known in each frame, of the whole game
 */
export function sentences(moment: Moment, known: readonly Known[]): string[] {
  const [before, after] = [known[moment.frame - 1], known[moment.frame]];
  if (!before || !after) return [];
  switch (moment.kind) {
    case 'storm':
      return stormSentences(moment, before, after);
    case 'survey':
      return [chanceSentence(before, after), ...stepSentences(moment)];
    case 'order':
      return orderSentences(moment, before, after);
    case 'weak':
      return weakSentences(moment, before, after);
  }
}

function stepHeadline({ ship, arrived, lostFor, certain, before, after, swing }: SurveyMoment): string {
  if (isUnlucky(swing)) return t.moments.unlucky(ship);
  if (arrived) return t.moments.cameHome(ship);
  if (certain !== null && lostFor !== null) return t.moments.found(ship, at(certain));
  return after < before ? t.moments.reported(ship, before, after) : t.moments.nearer(ship);
}

/** A step that made things so much worse, though no order was better, is bad luck. */
function isUnlucky(swing: number): boolean {
  return swing <= -WORTH_BLAME;
}

function stepSentences(moment: SurveyMoment): string[] {
  const { ship, before, after, lostFor, legs, truly, wasFar, orders, doubt, reply, swing } = moment;
  const next = legs && legs.next.far > legs.ordered.far ? legs.next : null;
  const way = legs ? [trulySentence(ship, truly, wasFar, legs.ordered, orders, next)] : [];
  const nearer = legs ? nearerSentence(legs.ordered, legs.next, before) : [];
  const report = t.moments.quoted(ship, t.survey.sentence(reply));
  const told = before === 1 ? t.moments.knownBefore(ship) : t.moments.told(ship, before, after);
  const lost = lostFor === null ? [] : [t.moments.lostFor(lostFor)];
  if (isUnlucky(swing))
    return [...way, [...doubtSentence(ship, doubt), told].join(' '), ...nearer, t.moments.badLuck, report];
  return [...way, before === 1 ? told : [report, told, ...lost].join(' '), ...nearer];
}

/** What the better storm would have left, on the scale of what was truly left: the same figures throughout. */
function weakSentences({ played, better }: WeakMoment, before: Known, after: Known): string[] {
  const left = played.winning > 0 ? after.winning * (better.winning / played.winning) : 0;
  const { ship, heading } = played.drive;
  return [
    `${t.moments.playedDrive(ship, heading)} ${chanceSentence(before, after)}`,
    t.moments.betterDrive(better.storm, better.drive.ship, better.drive.heading, percent(left)),
  ];
}
