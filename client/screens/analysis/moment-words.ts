/** A moment in words: one line that says what it was, and the sentences behind it. */
import type { Known } from '../../../shared/analysis/known.ts';
import type { Moment, OrderMoment } from '../../../shared/analysis/moments.ts';
import { SHIPS } from '../../../shared/board/board.ts';
import { t } from '../../text/text.ts';
import { percent, tenth } from './numbers.ts';

/** What a moment was, in one line. */
export function headline(moment: Moment): string {
  switch (moment.kind) {
    case 'storm':
      return t.analysis.storm(
        moment.storm,
        moment.lost.map(({ ship }) => ship),
      );
    case 'survey':
      return t.analysis.survey(moment.ship, moment.lostFor !== null);
    case 'order': {
      const { ship, certain, astray, ordered } = moment;
      if (certain === null || astray === null) return t.analysis.order(ship, ordered.heading);
      return t.analysis.certain[astray](ship, t.common.square(certain));
    }
    case 'weak':
      return t.analysis.weak(moment.storm);
  }
}

/** What there is to ask about it, in one line that tells nothing of the answer. */
export function question(moment: Extract<Moment, { kind: 'order' | 'weak' }>): string {
  return moment.kind === 'order' ? t.analysis.askOrder(moment.ship) : t.analysis.askStorm;
}

/** What there is to say of it, sentence by sentence. */
export function sentences(moment: Moment, known: readonly Known[]): string[] {
  const [before, after] = [known[moment.frame - 1], known[moment.frame]];
  const change = before && after ? [t.analysis.winning(percent(before.winning), percent(after.winning))] : [];
  const worth = tenth(Math.max(1, Math.round(100 * Math.abs(moment.swing))));
  switch (moment.kind) {
    case 'storm':
      return [
        ...(before && after ? [t.analysis.hid(squaresIn(before), squaresIn(after))] : []),
        ...moment.lost.map(({ ship, squares, until }) => t.analysis.lost(ship, squares, until)),
        ...change,
      ];
    case 'survey':
      return [
        t.analysis.told(moment.before, moment.after),
        ...(moment.lostFor === null ? [] : [t.analysis.lostFor(moment.lostFor)]),
        ...change,
      ];
    case 'order':
      return [...orderSentences(moment), t.analysis.cost(worth)];
    case 'weak': {
      const { played, better } = moment;
      return [
        t.analysis.playedDrive(played.drive.ship, played.drive.heading),
        t.analysis.betterDrive(better.storm, better.drive.ship, better.drive.heading),
        t.analysis.gave(worth),
      ];
    }
  }
}

function orderSentences({ ship, certain, guess, ordered, better, instead }: OrderMoment): string[] {
  const arrives = instead?.arrived === true;
  return [
    ...(certain === null || certain === guess ? [] : [t.analysis.thought(ship, t.common.square(guess))]),
    t.analysis.instead(better.heading, ordered.heading),
    t.analysis.homeChances(percent(better.home), percent(ordered.home)),
    ...(arrives ? [t.analysis.wouldArrive] : instead ? [t.analysis.wouldBe(instead.squares)] : []),
  ];
}

/** On how many squares the ships could be, each counted by itself. */
function squaresIn({ ships }: Known): number {
  return SHIPS.reduce((sum, ship) => sum + ships[ship].squares.length, 0);
}
