/**
 * Moves a ship's reminders along with the ship after its order: with one tap, or automatically if this device has
 * chosen that.
 */
import type { Ship } from '../../../shared/board/board.ts';
import type { NavigatorsTold } from '../../../shared/game/told.ts';
import { reminderMovesAfter, type ReminderMoves } from '../../../shared/game/views/reminder-moves.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import { SWITCH } from '../../lib/formats.ts';
import { Persisted } from '../../lib/persisted.ts';
import type { Change } from './chart-history.svelte.ts';
import type { GuessEditor } from './guess-editor.svelte.ts';

type Chart = Pick<GuessEditor, 'guesses' | 'history' | 'setAll'>;

const WISH = new Persisted({ key: 'odyssey.reminders-along', fallback: false, format: SWITCH });

export class SailingAlong {
  readonly #editor: Chart;
  readonly #view: () => NavigatorsView;
  readonly #told: () => readonly NavigatorsTold[];
  #always = $state(WISH.value);
  /** The ship whose reminders moved along most recently, and the changes that moved them. */
  #sailed = $state.raw<{ ship: Ship; deed: readonly Change[] } | null>(null);

  /** @param told returns all events that the Navigators have received */
  constructor(editor: Chart, view: () => NavigatorsView, told: () => readonly NavigatorsTold[]) {
    this.#editor = editor;
    this.#view = view;
    this.#told = told;
  }

  /** Whether a ship's reminders move along automatically when this device orders it. */
  get always(): boolean {
    return this.#always;
  }
  set always(always: boolean) {
    this.#always = always;
    WISH.value = always;
  }

  /**
   * The changes to a ship's reminders that the player can still make after the ship's order. Null while the server
   * hasn't acknowledged earlier changes to the reminders.
   */
  offer(ship: Ship): ReminderMoves | null {
    const { board, guesses } = this.#view();
    const reminders = this.#editor.guesses.reminders[ship];
    if (reminders !== guesses.reminders[ship] && reminders.join() !== guesses.reminders[ship].join())
      return null;
    return reminderMovesAfter(this.#told(), board, reminders, ship);
  }

  /**
   * How many of the ship's reminders have just moved along with it. 0 if another ship's reminders moved last, or if the
   * move can no longer be undone.
   */
  justSailed(ship: Ship): number {
    const sailed = this.#sailed;
    return sailed?.ship === ship && this.#editor.history.isNewest(sailed.deed) ? sailed.deed.length : 0;
  }

  sail(ship: Ship): void {
    const moves = this.offer(ship)?.moves ?? [];
    if (moves.length === 0) return;
    const deed = this.#editor.setAll(
      moves.map(({ number, to }) => ({ token: { type: 'reminder', ship, number }, square: to })),
    );
    this.#sailed = { ship, deed };
  }

  /** Removes the reminders that the order and its result have disproved. */
  takeOff(ship: Ship): void {
    const astray = this.offer(ship)?.ruledOut ?? [];
    this.#editor.setAll(
      astray.map(({ number }) => ({ token: { type: 'reminder', ship, number }, square: null })),
    );
  }
}
