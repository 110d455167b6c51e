/** Laying reminders on all squares where a ship can be, with one tap, and taking that back with another. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Chances } from '../../../shared/oracle/queries/chances.ts';
import { layReminders } from '../../oracle/reminders.ts';
import { t } from '../../text/text.ts';
import { toast } from '../../ui/toast.svelte.ts';
import type { GuessEditor } from './guess-editor.svelte.ts';

type Reminders = readonly (Square | null)[];

export class Laying {
  readonly #editor: Pick<GuessEditor, 'guesses' | 'setReminders'>;
  /** What was laid last, and how it was before. */
  #last = $state.raw<{ ship: Ship; before: Reminders; after: Reminders } | null>(null);

  constructor(editor: Pick<GuessEditor, 'guesses' | 'setReminders'>) {
    this.#editor = editor;
  }

  /** Whether the reminders of a ship lie as they were laid: then that can be taken back. */
  mayUndo(ship: Ship): boolean {
    const last = this.#last;
    return last?.ship === ship && last.after.join() === this.#editor.guesses.reminders[ship].join();
  }

  /** Whether there is anything to lay for a ship. */
  mayLay(ship: Ship, chances: Chances): boolean {
    const { guesses } = this.#editor;
    return layReminders(guesses, ship, chances).reminders.join() !== guesses.reminders[ship].join();
  }

  lay(ship: Ship, chances: Chances): void {
    const before = this.#editor.guesses.reminders[ship];
    const { reminders, without } = layReminders(this.#editor.guesses, ship, chances);
    this.#editor.setReminders(ship, reminders);
    this.#last = { ship, before, after: reminders };
    const laid = reminders.filter((square) => square !== null);
    const words = [t.oracle.reminded(ship, laid.length)];
    if (without.length > 0) words.push(t.oracle.tooFew(without));
    toast.say(words.join(' '));
  }

  undo(): void {
    if (this.#last) this.#editor.setReminders(this.#last.ship, this.#last.before);
    this.#last = null;
  }
}
