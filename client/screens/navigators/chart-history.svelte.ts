/**
 * What this device has done to the chart, so that it can be undone and done again: its own deeds only, for as long as
 * the page is open. What somebody else has moved since stays where they put it.
 */
import type { Square } from '../../../shared/board/squares.ts';
import type { GuessBoard } from '../../../shared/game/game.ts';
import { heapOf, keyOf, placedOf, squareOf, type Token } from '../../game/chart/tokens.ts';

/** A token went from one square to another; null is the tray. */
export interface Change {
  readonly token: Token;
  readonly from: Square | null;
  readonly to: Square | null;
}

/** What one tap did: taken back together. */
type Deed = readonly Change[];

/** What undoing or doing again came to. */
export interface Outcome {
  readonly changed: Deed;
  /** How many tokens of the deed stay, because they were moved since. */
  readonly overtaken: number;
}

const NOTHING: Outcome = { changed: [], overtaken: 0 };

/** More than anybody takes back. */
const LONGEST = 100;

export class ChartHistory {
  readonly #guesses: () => GuessBoard;
  readonly #set: (token: Token, square: Square | null) => void;
  #done = $state.raw<readonly Deed[]>([]);
  #undone = $state.raw<readonly Deed[]>([]);

  /**
   * @param guesses the chart as it stands, with what is on its way
   * @param set sets a token on a square, or takes it back (null)
   */
  constructor(guesses: () => GuessBoard, set: (token: Token, square: Square | null) => void) {
    this.#guesses = guesses;
    this.#set = set;
  }

  /** Notes what was done with one tap; then nothing can be done again that was undone before. */
  did(deed: Deed): void {
    if (deed.length === 0) return;
    this.#done = [...this.#done, deed].slice(-LONGEST);
    this.#undone = [];
  }

  readonly mayUndo = $derived.by(() => this.#done.some((deed) => this.#open(deed.map(reversed)).length > 0));
  readonly mayRedo = $derived.by(() => this.#undone.some((deed) => this.#open(deed).length > 0));

  /** Whether the newest deed is still as it was done: the whole of it can be undone. */
  isNewest(deed: Deed): boolean {
    return this.#done.at(-1) === deed && this.#open(deed.map(reversed)).length === deed.length;
  }

  /** Undoes the newest deed of which anything still lies as it was left. */
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

  /** Does again what was undone last, as far as nobody has touched it since. */
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

  /** What of some changes can be made: the token lies where it begins, and none of its kind that stays where it ends. */
  #open(changes: Deed): Deed {
    const guesses = this.#guesses();
    const there = changes.filter(({ token, from }) => squareOf(guesses, token) === from);
    const moving = there.map(({ token }) => keyOf(token));
    return there.filter(({ token, to }) => {
      const heap = heapOf(token);
      const others = heap ? placedOf(guesses, heap) : [];
      return !others.some((other) => other.square === to && !moving.includes(keyOf(other.token)));
    });
  }

  #carryOut(changes: Deed): void {
    for (const { token, to } of changes) this.#set(token, to);
  }
}

const reversed = ({ token, from, to }: Change): Change => ({ token, from: to, to: from });
