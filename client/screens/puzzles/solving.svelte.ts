/**
 * The state of a puzzle that is being solved: the events of its game, the answer on the board, and the result of the
 * last check.
 */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { beginPublic, followPublic, type PublicView } from '../../../shared/game/views/public.ts';
import type { Puzzle } from '../../../shared/puzzles/puzzle.ts';
import { answerOf, reason, type Reasoned } from '../../../shared/puzzles/reasoning.ts';
import { replayStretch } from '../../../shared/puzzles/stretch.ts';
import { Explainer, proofOf, type Fault, type Line } from './explaining.ts';
import { hintsOf } from './hints.ts';
import { breakStreak, keepResult, keptPuzzles, resultOf, type Result } from './kept-puzzles.ts';

/** The result of a check. */
export type Verdict =
  | { readonly type: 'right' }
  | { readonly type: 'shown' }
  | { readonly type: 'wrong'; readonly ship: Ship; readonly square: Square; readonly fault: Fault }
  /** All marked squares are possible, but some possible squares aren't marked. */
  | { readonly type: 'more' };

/** How a finished puzzle affected the streak. */
export type Counted = 'clean' | 'hinted' | 'missed' | 'shown' | 'again';

/** Squares to highlight: in the colour of a ship, or in a neutral colour (null) for terrain. */
export interface Lit {
  readonly squares: readonly Square[];
  readonly ship: Ship | null;
}

const NO_SQUARES = { red: [], green: [], white: [], yellow: [] } as const;

export class Solving {
  readonly puzzle: Puzzle;
  readonly told;
  readonly view: PublicView;
  /** The ship whose answer or notes are changed by taps on the board. */
  ship = $state<Ship>('red');
  /** Whether taps make notes instead of setting the answer. */
  noting = $state(false);
  /**
   * The player's answer for each ship. If the puzzle asks for positions, it has at most one square; if the puzzle asks
   * for possible squares, it may have any number.
   */
  answers = $state.raw<Readonly<Record<Ship, readonly Square[]>>>(NO_SQUARES);
  notes = $state.raw<Readonly<Record<Ship, readonly Square[]>>>(NO_SQUARES);
  verdict = $state.raw<Verdict | null>(null);
  counted = $state<Counted | null>(null);
  /** How many hints have been given. */
  hinted = $state(0);
  lit = $state.raw<Lit | null>(null);
  readonly #reasoned: Reasoned;
  #missed = false;

  /** @throws Error if the puzzle can't be solved by reasoning; no such puzzle is in the collection */
  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.told = replayStretch(puzzle).told;
    const [first, ...rest] = this.told;
    const reasoned = reason(puzzle, this.told, { ships: puzzle.needed });
    if (first?.type !== 'began' || !reasoned) throw new Error(`puzzle ${puzzle.id} can't be told`);
    this.view = rest.reduce<PublicView>(followPublic, beginPublic(first));
    this.#reasoned = reasoned;
    this.ship = puzzle.asked[0] ?? 'red';
  }

  get over(): boolean {
    return this.verdict?.type === 'right' || this.verdict?.type === 'shown';
  }

  /** Whether there is an answer to check. */
  get ready(): boolean {
    return this.puzzle.asked.every((ship) => this.answers[ship].length > 0);
  }

  /** The line of the report that contradicts the answer, if the last check found one. */
  get against(): Line | null {
    const { verdict } = this;
    return verdict?.type === 'wrong' && 'line' in verdict.fault ? verdict.fault.line : null;
  }

  readonly hints = $derived.by(() => hintsOf(this.puzzle, this.told, this.#reasoned));
  readonly proof = $derived.by(() => proofOf(this.puzzle, this.told, this.#reasoned));

  /** Called when a square was tapped. Sets or removes the answer or note there. */
  pick(square: Square): void {
    if (this.over) return;
    const { ship, puzzle } = this;
    this.verdict = null;
    const toggled = (squares: readonly Square[]) =>
      squares.includes(square) ? squares.filter((one) => one !== square) : [...squares, square];
    if (puzzle.kind === 'squares') this.answers = { ...this.answers, [ship]: toggled(this.answers[ship]) };
    else if (this.noting) this.notes = { ...this.notes, [ship]: toggled(this.notes[ship]) };
    else {
      const isThere = this.answers[ship].includes(square);
      this.answers = { ...this.answers, [ship]: isThere ? [] : [square] };
      // Selects the next ship that has no square yet.
      if (!isThere) this.ship = puzzle.asked.find((one) => this.answers[one].length === 0) ?? ship;
    }
  }

  /** Checks the answer. If it is wrong, finds the report that contradicts it. */
  check(): void {
    if (!this.ready || this.over) return;
    this.verdict = this.#judge();
    if (this.verdict.type !== 'right') {
      this.#missed = true;
      breakStreak(this.puzzle.id);
      return;
    }
    this.lit = null;
    if (this.#missed) this.#keep('helped', 'missed');
    else if (this.hinted > 0) this.#keep('helped', 'hinted');
    else this.#keep('clean', 'clean');
  }

  /** Records the result. Only the first result of a puzzle counts. */
  #keep(result: Result, counted: Counted): void {
    const { id, difficulty } = this.puzzle;
    this.counted = resultOf(keptPuzzles(), id) === undefined ? counted : 'again';
    keepResult(id, difficulty, result, counted === 'hinted');
  }

  #judge(): Verdict {
    for (const ship of this.puzzle.asked) {
      const possible = answerOf(this.#reasoned, ship);
      const square = this.answers[ship].find((one) => !possible.includes(one));
      if (square)
        return {
          type: 'wrong',
          ship,
          square,
          fault: new Explainer(this.puzzle, this.told, ship).faultOf(square),
        };
      if (this.answers[ship].length < possible.length) return { type: 'more' };
    }
    return { type: 'right' };
  }

  /** Gives the next hint, if there is one. */
  hint(): void {
    const hint = this.hints[this.hinted];
    if (!hint) return;
    this.hinted++;
    this.light(
      hint.type === 'way'
        ? null
        : { squares: hint.squares, ship: hint.type === 'left' ? hint.line.ship : null },
    );
  }

  /** Highlights squares. If they are already highlighted, the highlight is removed. */
  light(lit: Lit | null): void {
    this.lit = lit?.squares === this.lit?.squares ? null : lit;
  }

  /** Shows the answer. */
  show(): void {
    const { asked } = this.puzzle;
    const found = SHIPS.map((ship) => [ship, asked.includes(ship) ? answerOf(this.#reasoned, ship) : []]);
    this.answers = Object.fromEntries(found) as Record<Ship, readonly Square[]>;
    this.verdict = { type: 'shown' };
    this.lit = null;
    this.#keep('shown', 'shown');
  }
}
