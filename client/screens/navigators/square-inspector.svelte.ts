/** The square that the player inspects to see what a ship would report from there. */
import type { Square } from '../../../shared/board/squares.ts';

/** How long, in ms, a mouse must rest on a square to inspect it. */
const REST_MS = 350;

export class SquareInspector {
  readonly #may: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hovered = $state.raw<Square | null>(null);
  #held = $state.raw<Square | null>(null);

  /** @param may returns whether the table allows inspecting squares */
  constructor(may: () => boolean) {
    this.#may = may;
  }

  get may(): boolean {
    return this.#may();
  }

  /**
   * True if the player chose the square by holding a finger on it or by pressing a key. The square is then inspected
   * until the player ends the inspection.
   */
  get isHeld(): boolean {
    return this.#held !== null;
  }

  get square(): Square | null {
    return this.may ? (this.#held ?? this.#hovered) : null;
  }

  /**
   * Called when a mouse has moved over a square, or left the board (null). The first square is inspected after a delay.
   * Squares that the mouse then moves to are inspected at once.
   */
  hover(square: Square | null): void {
    clearTimeout(this.#timer);
    if (square === null || this.#hovered !== null || !this.may) this.#hovered = this.may ? square : null;
    else this.#timer = setTimeout(() => (this.#hovered = square), REST_MS);
  }

  hold(square: Square): void {
    this.#held = square;
  }

  /** Inspects a square, or stops inspecting it if it already is inspected. */
  toggle(square: Square): void {
    this.#held = this.#held === square ? null : square;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#held = null;
    this.#hovered = null;
  }
}
