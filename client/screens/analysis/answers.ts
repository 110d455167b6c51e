/** The possible answers to a moment's question, and how good each is. */
import type { Moment, OrderMoment, WeakMoment } from '../../../shared/analysis/moments.ts';
import type { Ship } from '../../../shared/board/board.ts';
import type { Heading } from '../../../shared/board/squares.ts';

/** Whether the moment was a player's mistake, so that it can be presented as a question. */
export function isQuestion(moment: Moment): moment is OrderMoment | WeakMoment {
  return moment.kind === 'order' || moment.kind === 'weak';
}

/** Whether the moment was a choice between orders or storms, so that the board is first shown as it was before it. */
export function isChoice(moment: Moment): boolean {
  return isQuestion(moment) || (moment.kind === 'survey' && moment.choice !== null);
}

export interface Answer {
  readonly ship: Ship;
  readonly heading: Heading;
  /**
   * How good the answer is, from 0 to 1. For an order it is the chance that the ship comes home; for a storm, the
   * Navigators' chance to win.
   */
  readonly value: number;
}

export interface Answers {
  readonly all: readonly Answer[];
  /** The value of the move that was played (`done`), and of the best possible move (`best`). */
  readonly done: number;
  readonly best: number;
  /** Whether a higher value is better for the side that is asked the question. */
  readonly more: boolean;
}

/** All possible answers to a moment's question. */
export function answersOf(moment: OrderMoment | WeakMoment): Answers {
  if (moment.kind === 'order') {
    const { ship, prospects, ordered, better } = moment;
    const all = prospects.map(({ heading, home }) => ({ ship, heading, value: home }));
    return { all, done: ordered.home, best: better.home, more: true };
  }
  const all = moment.options.map(({ drive, winning }) => ({
    ship: drive.ship,
    heading: drive.heading,
    value: winning,
  }));
  return { all, done: moment.played.winning, best: moment.better.winning, more: false };
}

/**
 * An answer counts as equal to the best one if their values differ by less than SAME, and as close to it if they differ
 * by less than NEAR.
 */
const SAME = 0.005;
const NEAR = 0.03;

/** Rates an answer by how close its value is to the best one. */
export function judge(answer: Answer, { done, best, more }: Answers): 'best' | 'near' | 'better' | 'worse' {
  const short = more ? best - answer.value : answer.value - best;
  if (short < SAME) return 'best';
  if (short < NEAR) return 'near';
  const gain = more ? answer.value - done : done - answer.value;
  return gain > SAME ? 'better' : 'worse';
}
