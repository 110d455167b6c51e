/**
 * Undo and redo for this device's changes to the chart, for as long as the page is open. Undo and redo don't move
 * pieces that another player has moved since.
 */
import type { Square } from '../../../shared/board/squares.ts';
import type { GuessBoard } from '../../../shared/game/game.ts';
import { supplyOf, keyOf, placedOf, squareOf, type Token } from '../../game/chart/tokens.ts';

/** A token's move from one square to another. A square is null if the token is in the tray. */
export interface Change {
  readonly token: Token;
  readonly from: Square | null;
  readonly to: Square | null;
}

/** The changes made by one tap, which are undone together. */
type Deed = readonly Change[];

/** The result of undo or redo. */
export interface Outcome {
  readonly changed: Deed;
  /** How many tokens were left where they are, because another player has moved them since. */
  readonly overtaken: number;
}

const NOTHING: Outcome = { changed: [], overtaken: 0 };

/** The maximum number of steps in the history. Nobody is likely to undo more. */
const LONGEST = 100;

export class ChartHistory {
  readonly #guesses: () => GuessBoard;
  readonly #carryOut: (changes: Deed) => void;
  #done = $state.raw<readonly Deed[]>([]);
  #undone = $state.raw<readonly Deed[]>([]);

  /**
   * @param guesses returns the current chart, including pending changes
   * @param carryOut puts tokens on the squares `to`, or takes them off the chart (null)
   */
  constructor(guesses: () => GuessBoard, carryOut: (changes: Deed) => void) {
    this.#guesses = guesses;
    this.#carryOut = carryOut;
  }

  /** Records the changes of one tap. After that, changes that were undone can no longer be redone. */
  did(deed: Deed): void {
    if (deed.length === 0) return;
    this.#done = [...this.#done, deed].slice(-LONGEST);
    this.#undone = [];
  }

  readonly mayUndo = $derived.by(() => this.#done.some((deed) => this.#open(deed.map(reversed)).length > 0));
  readonly mayRedo = $derived.by(() => this.#undone.some((deed) => this.#open(deed).length > 0));

  /** Whether these are the newest changes and all of them are still in place, so that they can be undone together. */
  isNewest(deed: Deed): boolean {
    return this.#done.at(-1) === deed && this.#open(deed.map(reversed)).length === deed.length;
  }

  /** Undoes the newest tap whose changes are at least partly still in place. */
  undo(): Outcome {
    const at = this.#done.findLastIndex((deed) => this.#open(deed.map(reversed)).length > 0);
    const deed = this.#done[at];
    if (!deed) return NOTHING;
    const changes = this.#open(deed.map(reversed));
    this.#done = this.#done.slice(0, at);
    this.#undone = [...this.#undone, changes.map(reversed)];
    this.#carryOut(changes);
    return { changed: changes, overtaken: deed.length - changes.length };
  }

  /** Redoes the tap that was undone last, except for tokens that have been moved since. */
  redo(): Outcome {
    const at = this.#undone.findLastIndex((deed) => this.#open(deed).length > 0);
    const deed = this.#undone[at];
    if (!deed) return NOTHING;
    const changes = this.#open(deed);
    this.#undone = this.#undone.slice(0, at);
    this.#done = [...this.#done, changes];
    this.#carryOut(changes);
    return { changed: changes, overtaken: deed.length - changes.length };
  }

  /**
   * The changes that can still be made. A change can be made if its token is still at `from`, and if no other token of
   * its kind is at `to`. Tokens that are themselves moved by these changes don't count.
   */
  #open(changes: Deed): Deed {
    const guesses = this.#guesses();
    const there = changes.filter(({ token, from }) => squareOf(guesses, token) === from);
    const moving = there.map(({ token }) => keyOf(token));
    return there.filter(({ token, to }) => {
      const supply = supplyOf(token);
      const others = supply ? placedOf(guesses, supply) : [];
      return !others.some((other) => other.square === to && !moving.includes(keyOf(other.token)));
    });
  }
}

const reversed = ({ token, from, to }: Change): Change => ({ token, from: to, to: from });
