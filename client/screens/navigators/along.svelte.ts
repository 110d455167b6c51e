/** Reminders that sail along with their ship once it has its order: with one tap, or by themselves if this device wishes. */
import type { Ship } from '../../../shared/board/board.ts';
import type { NavigatorsTold } from '../../../shared/game/told.ts';
import { alongAfter, type Along } from '../../../shared/game/views/along.ts';
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
  /** The reminders that sailed along last. */
  #sailed = $state.raw<{ ship: Ship; deed: readonly Change[] } | null>(null);

  /** @param told all that the Navigators were told of the game, read anew each time */
  constructor(editor: Chart, view: () => NavigatorsView, told: () => readonly NavigatorsTold[]) {
    this.#editor = editor;
    this.#view = view;
    this.#told = told;
  }

  /** Whether the reminders of a ship that this device orders sail along by themselves. */
  get always(): boolean {
    return this.#always;
  }
  set always(always: boolean) {
    this.#always = always;
    WISH.value = always;
  }

  /** What is left to be done about a ship's reminders after its order; null while some of it is on its way. */
  offer(ship: Ship): Along | null {
    const { board, guesses } = this.#view();
    const reminders = this.#editor.guesses.reminders[ship];
    if (reminders !== guesses.reminders[ship] && reminders.join() !== guesses.reminders[ship].join())
      return null;
    return alongAfter(this.#told(), board, reminders, ship);
  }

  /** How many of a ship's reminders have just sailed along, as long as that can be undone. */
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

  /** Takes off those that can't be right after the order. */
  takeOff(ship: Ship): void {
    const astray = this.offer(ship)?.astray ?? [];
    this.#editor.setAll(
      astray.map(({ number }) => ({ token: { type: 'reminder', ship, number }, square: null })),
    );
  }
}
