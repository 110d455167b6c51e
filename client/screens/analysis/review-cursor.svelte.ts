/** What the reader of a finished game is looking at: the moment, whose view, and which ships. */
import type { Known } from '../../../shared/analysis/known.ts';
import type { Moment } from '../../../shared/analysis/moments.ts';
import type { Ship } from '../../../shared/board/board.ts';
import type { PlayerId, Side } from '../../../shared/game/game.ts';
import type { Frame, Review } from '../../../shared/game/views/review.ts';
import type { Analysing } from '../../analysis/analysing.svelte.ts';
import { isChoice, isQuestion } from './answers.ts';
import type { Reader } from './chance-words.ts';

/** The views of the board, in the order in which they are offered: a side's, or an open one that hides nothing. */
export const VIEWS = ['open', 'navigators', 'poseidon'] as const satisfies readonly (Side | 'open')[];
export type View = (typeof VIEWS)[number];

export class ReviewCursor {
  readonly review: Review;
  readonly analysing: Analysing;
  /** From whose side chances of winning are told. */
  readonly reader: Reader;
  readonly last: number;
  readonly nameOf: (player: PlayerId) => string;
  /** The index of the current frame. */
  index = $state(0);
  view = $state<View>('open');
  oracle = $state(true);
  /** The only ship that is shown; null for all ships. */
  only = $state<Ship | null>(null);
  /** The moment that is selected; null if none is. */
  moment = $state.raw<Moment | null>(null);
  /** Whether a moment is first presented as a question. */
  asking = $state(false);
  /** Whether the player has answered the question, or its answer has been shown. */
  answered = $state(false);

  /** The moment whose question is still unanswered; null if there is none. */
  readonly question = $derived.by(() => {
    const { moment } = this;
    return this.asking && !this.answered && moment && isQuestion(moment) ? moment : null;
  });
  /** Whether the board is shown as it was after the selected moment's move. */
  #after = $state(false);
  /**
   * Whether the board is shown as it was before the selected moment's move. Once the viewer steps on, it is shown as it
   * was after the move.
   */
  readonly isBefore = $derived.by(() => this.moment !== null && isChoice(this.moment) && !this.#after);
  readonly #onBoard = $derived.by(() => (this.isBefore ? this.index - 1 : this.index));
  readonly frame = $derived.by((): Frame => this.review.frames[this.#onBoard] ?? this.review.frames[0]);
  /** What could be known at this moment; undefined until it has been computed. */
  readonly known = $derived.by((): Known | undefined => this.analysing.known[this.#onBoard]);
  /** The frame that the text describes. */
  readonly happening = $derived.by((): Frame => this.review.frames[this.index] ?? this.review.frames[0]);
  /**
   * The view that the board is shown from. While a question is open, it is the view of the side whose turn it was.
   */
  readonly eyes = $derived.by((): View => {
    if (!this.question) return this.view;
    return this.question.kind === 'weak' ? 'poseidon' : 'navigators';
  });
  readonly atStart = $derived.by(() => this.index === 0);
  readonly atEnd = $derived.by(() => this.index === this.last && !this.isBefore);

  constructor(review: Review, analysing: Analysing, reader: Reader, nameOf: (player: PlayerId) => string) {
    this.review = review;
    this.analysing = analysing;
    this.reader = reader;
    this.nameOf = nameOf;
    this.last = review.frames.length - 1;
  }

  /** Goes to a frame and deselects the moment. */
  seek(index: number): void {
    this.index = Math.min(Math.max(index, 0), this.last);
    this.moment = null;
  }

  /**
   * Goes one step forward. If the board shows the position before a move, shows the position after the move; otherwise,
   * goes to the next frame.
   */
  next(): void {
    if (this.isBefore && !this.question) this.#after = true;
    else this.seek(this.index + 1);
  }

  /**
   * Goes one step back: from the position after the selected moment's move to the position before it, or to the
   * previous frame.
   */
  previous(): void {
    if (this.#after && this.moment && isChoice(this.moment)) this.#after = false;
    else this.seek(this.index - 1);
  }

  /** Selects a moment and shows it. If `asking` is on, the moment is first presented as a question. */
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

  /** Shows only this ship. If it is already the only ship shown, shows all ships again. */
  focus(ship: Ship): void {
    this.only = this.only === ship ? null : ship;
  }
}

function shipOf(moment: Moment): Ship | null {
  if (moment.kind === 'order' || moment.kind === 'survey') return moment.ship;
  if (moment.kind !== 'storm') return null;
  const ships = new Set([...moment.lost, ...(moment.lost.length === 0 ? moment.driven : [])]);
  const [first] = ships;
  return first && ships.size === 1 ? first.ship : null;
}
