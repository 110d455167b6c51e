/** A moment in words: one line that says what it was, and the sentences behind it. */
import type { Known } from '../../../shared/analysis/known.ts';
import {
  WORTH_BLAME,
  type Moment,
  type SurveyMoment,
  type WeakMoment,
} from '../../../shared/analysis/moments.ts';
import { t } from '../../text/text.ts';
import { chanceSentence } from './chance-words.ts';
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

/** What a moment made of the Navigators' chance to win, in short; of a weak storm its sentences say what counts. */
export function chances({ kind, frame }: Moment, known: readonly Known[]): string {
  const [before, after] = [known[frame - 1], known[frame]];
  return before && after && kind !== 'weak'
    ? t.moments.chances(percent(before.winning), percent(after.winning))
    : '';
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
      return [...stepSentences(moment), chanceSentence(before, after)];
    case 'order':
      return orderSentences(moment, before, after);
    case 'weak':
      return weakSentences(moment);
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
  const { ship, before, after, lostFor, choice, arrived, truly, swing } = moment;
  const isChoice = choice && choice.ordered.home >= choice.next.home;
  return [
    before === 1 ? t.moments.knownBefore(ship) : t.moments.told(ship, before, after),
    ...(lostFor === null ? [] : [t.moments.lostFor(lostFor)]),
    ...(isChoice && (before > 1 || arrived)
      ? [
          t.moments.choice(
            choice.ordered.heading,
            percent(choice.ordered.home),
            choice.next.heading,
            percent(choice.next.home),
          ),
        ]
      : []),
    ...(isUnlucky(swing) ? [t.moments.truly(at(truly)), t.moments.helpless] : []),
  ];
}

function weakSentences({ played, better }: WeakMoment): string[] {
  return [
    t.moments.playedDrive(played.drive.ship, played.drive.heading, percent(played.winning)),
    t.moments.betterDrive(better.storm, better.drive.ship, better.drive.heading, percent(better.winning)),
  ];
}
