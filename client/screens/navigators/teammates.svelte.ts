/** What the Navigators on other devices do just now (who they are, what they move, say and point at), and signals to them. */
import { untrack } from 'svelte';
import type { NavigatorsView, Touch } from '../../../shared/game/views/navigators.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Phrase, Signal } from '../../../shared/wire/signals.ts';
import type { TableSession } from '../../session/session.svelte.ts';
import { toast } from '../../ui/toast.svelte.ts';
import { signalsOf } from './teammate-signals.ts';

/** How long a name stays at what was moved. */
const LASTS_MS = 3_000;

/** What the Navigators of other devices are known by. */
type Session = Pick<TableSession, 'nameOf' | 'players' | 'present' | 'signal' | 'signals'>;

export class Teammates {
  readonly #session: Session;
  readonly #view: () => NavigatorsView;
  /** The touches that count as seen: those before this screen came up are no news. */
  #seen: number;

  /** What others have just moved, one for each player. */
  moves = $state.raw<readonly Touch[]>([]);
  /** Whether another Navigator's device is there to see a signal. */
  readonly apart = $derived.by(() =>
    this.#view().navigators.some(
      (player) => this.#session.present.includes(player) && !this.#session.players.includes(player),
    ),
  );
  /** The signals of the moment, those of this device too. */
  readonly signals = $derived.by(() => signalsOf(this.#session.signals.recent));

  /** @param view the newest view, read anew each time */
  constructor(session: Session, view: () => NavigatorsView) {
    this.#session = session;
    this.#view = view;
    this.#seen = untrack(view).touch?.count ?? 0;
  }

  nameOf(player: string): string {
    return this.#session.nameOf(player);
  }

  /** Points at a square: the others see it for a moment. */
  pointAt(square: Square): void {
    void this.#signal({ type: 'ping', square });
  }

  /** Says one of the ready phrases to the others. */
  say(phrase: Phrase): void {
    void this.#signal({ type: 'phrase', phrase });
  }

  async #signal(signal: Signal): Promise<void> {
    toast.refuse(await this.#session.signal(signal));
  }

  /** Looks at the newest touch of the guess board. */
  look(touch: Touch | null): void {
    if (!touch || touch.count <= this.#seen) return;
    this.#seen = touch.count;
    if (this.#session.players.includes(touch.player)) return;
    const others = untrack(() => this.moves).filter(({ player }) => player !== touch.player);
    this.moves = [...others, touch];
    setTimeout(() => (this.moves = this.moves.filter((move) => move !== touch)), LASTS_MS);
  }
}
