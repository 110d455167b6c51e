/** Undo and redo on the chart, including the announcements for screen readers. */
import { supplyOf, squareOf, type Token } from '../../game/chart/tokens.ts';
import { t } from '../../text/text.ts';
import { toast } from '../../ui/toast.svelte.ts';
import type { ChartHistory, Outcome } from './chart-history.svelte.ts';
import type { GuessEditor } from './guess-editor.svelte.ts';

export class Undoing {
  readonly #editor: Pick<GuessEditor, 'guesses' | 'held' | 'history' | 'putDown'>;
  /** Says where the restored tokens are now, for a live region. */
  said = $state('');

  constructor(editor: Pick<GuessEditor, 'guesses' | 'held' | 'history' | 'putDown'>) {
    this.#editor = editor;
  }

  get may(): Pick<ChartHistory, 'mayUndo' | 'mayRedo'> {
    return this.#editor.history;
  }

  undo(): void {
    if (this.#editor.held) this.#editor.putDown();
    this.#say(this.#editor.history.undo());
  }

  redo(): void {
    if (this.#editor.held) this.#editor.putDown();
    this.#say(this.#editor.history.redo());
  }

  #say({ changed, overtaken }: Outcome): void {
    const { guesses } = this.#editor;
    this.said = changed
      .map(({ token }) => {
        const square = squareOf(guesses, token);
        const name = token.type === 'cross' ? t.chart.things.cross(token.ship) : nameOf(token);
        const where = token.type === 'cross' ? t.common.square(token.square) : '';
        return `${name}: ${square ? t.common.square(square) : `${where} ${t.navigators.backInTray}`}`;
      })
      .join('. ');
    if (overtaken > 0) toast.say(t.navigators.overtaken(overtaken));
  }
}

function nameOf(token: Token): string {
  const supply = supplyOf(token);
  if (token.type === 'ship') return t.chart.things.ship(token.ship);
  return supply?.type === 'marker'
    ? t.chart.things.marker(supply.kind)
    : t.chart.things.reminder(supply?.ship ?? 'red');
}
