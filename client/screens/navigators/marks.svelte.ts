/**
 * Marking squares for a ship. Each tap on a square changes its mark: it could be here (a reminder), it is not here (a
 * cross), no mark.
 */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { nextOf, placedOf, squareOf, type Token } from '../../game/chart/tokens.ts';
import { t } from '../../text/text.ts';
import { toast } from '../../ui/toast.svelte.ts';
import type { GuessEditor } from './guess-editor.svelte.ts';

/** The mark of a square for a ship. */
export type Mark = 'maybe' | 'not' | 'none';

export class Marks {
  readonly #editor: Pick<GuessEditor, 'guesses' | 'setAll'>;
  /** The last change as text, for a live region. */
  said = $state('');

  constructor(editor: Pick<GuessEditor, 'guesses' | 'setAll'>) {
    this.#editor = editor;
  }

  of(ship: Ship, square: Square): Mark {
    if (this.#reminders(ship).some((placed) => placed.square === square)) return 'maybe';
    return this.#editor.guesses.crosses[ship].includes(square) ? 'not' : 'none';
  }

  /** How many reminders and crosses a ship has on the chart. */
  count(ship: Ship): number {
    return this.#reminders(ship).length + this.#editor.guesses.crosses[ship].length;
  }

  /** Changes the mark of a square. If no reminder is left, the square is crossed out at once. */
  cycle(ship: Ship, square: Square): void {
    const cross: Token = { type: 'cross', ship, square };
    const here = this.#reminders(ship).filter((placed) => placed.square === square);
    const next = nextOf(this.#editor.guesses, { type: 'reminder', ship });
    const isCrossed = squareOf(this.#editor.guesses, cross) !== null;
    if (here.length === 0 && !isCrossed && next) this.#editor.setAll([{ token: next, square }]);
    else
      this.#editor.setAll([
        ...here.map(({ token }) => ({ token, square: null })),
        { token: cross, square: isCrossed ? null : square },
      ]);
    if (here.length === 0 && !isCrossed && !next) toast.say(t.navigators.marks.noneLeft(ship));
    this.said = t.navigators.marks.said(t.common.square(square), ship, this.of(ship, square));
  }

  /** Removes all reminders and crosses of a ship. */
  clear(ship: Ship): void {
    const crosses = this.#editor.guesses.crosses[ship];
    this.#editor.setAll([
      ...this.#reminders(ship).map(({ token }) => ({ token, square: null })),
      ...crosses.map((square) => ({ token: { type: 'cross' as const, ship, square }, square: null })),
    ]);
  }

  #reminders(ship: Ship): { token: Token; square: Square }[] {
    return placedOf(this.#editor.guesses, { type: 'reminder', ship });
  }
}
