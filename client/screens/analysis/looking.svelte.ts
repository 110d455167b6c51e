/** What somebody looks at in a game that is over: which moment, through whose eyes, and which ship. */
import type { Known } from '../../../shared/analysis/known.ts';
import type { Moment } from '../../../shared/analysis/moments.ts';
import type { Ship } from '../../../shared/board/board.ts';
import type { Side } from '../../../shared/game/game.ts';
import type { Frame, Review } from '../../../shared/game/views/review.ts';
import type { Analysing } from '../../analysis/analysing.svelte.ts';

/** As one side saw it, or everything at once. */
export type View = Side | 'open';

export class Looking {
  readonly review: Review;
  readonly analysing: Analysing;
  readonly last: number;
  /** The index of the frame that the stepper is at. */
  index = $state(0);
  view = $state<View>('open');
  oracle = $state(true);
  /** The ship that is looked at alone; null for all. */
  only = $state<Ship | null>(null);
  /** The moment that is told. */
  moment = $state.raw<Moment | null>(null);
  /** Moments are asked before they are told. */
  asking = $state(false);
  /** What was asked has been answered, or shown. */
  answered = $state(false);

  /** The question that is open now. */
  readonly question = $derived.by(() => {
    const { moment } = this;
    return this.asking && !this.answered && moment && isQuestion(moment) ? moment : null;
  });
  /** The board of a moment is shown as things stood after it. */
  #after = $state(false);
  /** What was chosen is looked at as things stood before it, until somebody goes one step on. */
  readonly isBefore = $derived.by(() => this.moment !== null && isChoice(this.moment) && !this.#after);
  readonly #onBoard = $derived.by(() => (this.isBefore ? this.index - 1 : this.index));
  readonly frame = $derived.by((): Frame => this.review.frames[this.#onBoard] ?? this.review.frames[0]);
  /** Undefined until it is worked out. */
  readonly known = $derived.by((): Known | undefined => this.analysing.known[this.#onBoard]);
  /** What is told in words: the happening itself. */
  readonly happening = $derived.by((): Frame => this.review.frames[this.index] ?? this.review.frames[0]);
  /** Through whose eyes the board is drawn: a question is put to the side whose turn it was. */
  readonly eyes = $derived.by((): View => {
    if (!this.question) return this.view;
    return this.question.kind === 'weak' ? 'poseidon' : 'navigators';
  });

  constructor(review: Review, analysing: Analysing) {
    this.review = review;
    this.analysing = analysing;
    this.last = review.frames.length - 1;
  }

  /** Goes to a frame, by itself. */
  seek(index: number): void {
    this.index = Math.min(Math.max(index, 0), this.last);
    this.moment = null;
  }

  /** Goes one step on: from before a move to after it, and then to the next one. */
  next(): void {
    if (this.isBefore && !this.question) this.#after = true;
    else this.seek(this.index + 1);
  }

  /** Goes one step back. */
  previous(): void {
    if (this.#after && this.moment && isChoice(this.moment)) this.#after = false;
    else this.seek(this.index - 1);
  }

  /** Tells a moment, or asks it. */
  pick(moment: Moment): void {
    this.index = moment.frame;
    this.moment = moment;
    this.#after = false;
    this.answered = false;
    this.only = shipOf(moment);
  }

  nextRound(): void {
    const { round } = this.happening;
    this.seek(this.review.frames.find((frame) => frame.round > round)?.index ?? this.last);
  }

  previousRound(): void {
    const earlier = this.review.frames[this.index - 1]?.round ?? 0;
    this.seek(this.review.frames.find((frame) => frame.round === earlier)?.index ?? 0);
  }

  /** Looks at one ship alone, or at all again. */
  focus(ship: Ship): void {
    this.only = this.only === ship ? null : ship;
  }
}

/** Whether there was something to choose: then it can be asked. */
export function isQuestion(moment: Moment): moment is Extract<Moment, { kind: 'order' | 'weak' }> {
  return moment.kind === 'order' || moment.kind === 'weak';
}

function isChoice(moment: Moment): boolean {
  return isQuestion(moment) || (moment.kind === 'survey' && moment.choice !== null);
}

function shipOf(moment: Moment): Ship | null {
  if (moment.kind === 'order' || moment.kind === 'survey') return moment.ship;
  if (moment.kind !== 'storm') return null;
  const ships = new Set([...moment.lost, ...(moment.lost.length === 0 ? moment.driven : [])]);
  const [first] = ships;
  return first && ships.size === 1 ? first.ship : null;
}
