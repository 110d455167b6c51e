/** What the Navigators on other devices do just now (who they are, what they move, say and point at), and signals to them. */
import type { Square } from '../../../shared/board/squares.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import type { Told } from '../../../shared/game/told.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import type { GameNews } from '../../session/followed-game.ts';
import type { Phrase } from '../../../shared/wire/signals.ts';
import type { TableSession } from '../../session/session.svelte.ts';
import { signalsOf } from './teammate-signals.ts';

/** How long a name stays at what was moved. */
const LASTS_MS = 3_000;

/** A player has set something on the guess board: where it lies now (null: in the tray). */
interface Touch {
  readonly player: PlayerId;
  readonly square: Square | null;
}

export interface Move extends Touch {
  /** Tells two of the same apart. */
  readonly key: number;
}

/** Whatever was set on the guess board among what was told, in its order. */
function touchesIn(told: readonly Told[]): Touch[] {
  return told.flatMap((each) =>
    each.type === 'guessed' || each.type === 'reminded' || each.type === 'marked'
      ? [{ player: each.player, square: each.square }]
      : [],
  );
}

/** What the Navigators of other devices are known by. */
type Session = Pick<TableSession, 'nameOf' | 'players' | 'present' | 'signal' | 'signals'>;

export class Teammates {
  readonly #session: Session;
  readonly #view: () => NavigatorsView;
  #next = 0;

  /** What others have just moved, one for each player. */
  moves = $state.raw<readonly Move[]>([]);
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
  }

  nameOf(player: string): string {
    return this.#session.nameOf(player);
  }

  /** Points at a square: the others see it for a moment. */
  pointAt(square: Square): void {
    void this.#session.signal({ type: 'ping', square });
  }

  /** Says one of the ready phrases to the others. */
  say(phrase: Phrase): void {
    void this.#session.signal({ type: 'phrase', phrase });
  }

  /** Shows what others have moved; after a break only what was moved last. What was before us is no news. */
  hear({ before, told, catchingUp }: GameNews): void {
    if (!before) return;
    const touches = touchesIn(told);
    for (const touch of catchingUp ? touches.slice(-1) : touches) this.#show(touch);
  }

  #show(touch: Touch): void {
    if (this.#session.players.includes(touch.player)) return;
    const move = { ...touch, key: this.#next++ };
    this.moves = [...this.moves.filter(({ player }) => player !== move.player), move];
    setTimeout(() => (this.moves = this.moves.filter((other) => other !== move)), LASTS_MS);
  }
}
