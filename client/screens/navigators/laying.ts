/** Places reminders on all squares where a ship can be, with one tap. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Chances } from '../../../shared/oracle/queries/chances.ts';
import { layReminders } from '../../oracle/reminders.ts';
import { t } from '../../text/text.ts';
import { toast } from '../../ui/toast.svelte.ts';
import type { GuessEditor } from './guess-editor.svelte.ts';

export class Laying {
  readonly #editor: Pick<GuessEditor, 'guesses' | 'setReminders'>;

  constructor(editor: Pick<GuessEditor, 'guesses' | 'setReminders'>) {
    this.#editor = editor;
  }

  /** Whether placing the reminders would move any of them. */
  mayLay(ship: Ship, chances: Chances): boolean {
    const { guesses } = this.#editor;
    return layReminders(guesses, ship, chances).reminders.join() !== guesses.reminders[ship].join();
  }

  lay(ship: Ship, chances: Chances): void {
    const { reminders, without } = layReminders(this.#editor.guesses, ship, chances);
    this.#editor.setReminders(ship, reminders);
    const laid = reminders.filter((square) => square !== null);
    const words = [t.oracle.reminded(ship, laid.length)];
    if (without.length > 0) words.push(t.oracle.tooFew(without));
    toast.say(words.join(' '));
  }
}
