/** What can be answered to a moment's question, and how good each answer is. */
import type { OrderMoment, WeakMoment } from '../../../shared/analysis/moments.ts';
import type { Ship } from '../../../shared/board/board.ts';
import type { Heading } from '../../../shared/board/squares.ts';

export interface Answer {
  readonly ship: Ship;
  readonly heading: Heading;
  /** Of an order the chance to come home, of a storm the Navigators' chance to win: 0 to 1. */
  readonly value: number;
}

export interface Answers {
  readonly all: readonly Answer[];
  /** The value of what was done, and of what was best. */
  readonly done: number;
  readonly best: number;
  /** Whether more is better for the side that is asked. */
  readonly more: boolean;
}

/** Every answer that there is. */
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

/** So near to the best is as good as the best; so near is good. */
const SAME = 0.005;
const NEAR = 0.03;

/** How good an answer is. */
export function judge(answer: Answer, { done, best, more }: Answers): 'best' | 'near' | 'better' | 'worse' {
  const short = more ? best - answer.value : answer.value - best;
  if (short < SAME) return 'best';
  if (short < NEAR) return 'near';
  const gain = more ? answer.value - done : done - answer.value;
  return gain > SAME ? 'better' : 'worse';
}
