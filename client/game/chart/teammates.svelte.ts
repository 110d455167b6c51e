/**
 * The Navigators on other devices: who they are, what they move, say and point at. Also sends this device's signals to
 * those Navigators.
 */
import type { Square } from '../../../shared/board/squares.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import type { Told } from '../../../shared/game/told.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import type { GameNews } from '../../session/followed-game.ts';
import type { Phrase } from '../../../shared/wire/signals.ts';
import type { TableSession } from '../../session/session.svelte.ts';
import { signalsOf } from './teammate-signals.ts';

/** How long a player's name is shown where they have moved something, in ms. */
const LASTS_MS = 3_000;

/** A player's move on the chart, to a square or to the tray (null). */
interface Touch {
  readonly player: PlayerId;
  readonly square: Square | null;
}

export interface Move extends Touch {
  /** Distinguishes two moves to the same square. */
  readonly key: number;
}

/** All moves on the chart among the events, in order. */
function touchesIn(told: readonly Told[]): Touch[] {
  return told.flatMap((each) => {
    if (each.type === 'guessed' || each.type === 'reminded' || each.type === 'marked')
      return [{ player: each.player, square: each.square }];
    return each.type === 'crossed' ? [{ player: each.player, square: each.squares.at(-1) ?? null }] : [];
  });
}

/** The part of a session that this class uses. */
type Session = Pick<TableSession, 'nameOf' | 'players' | 'present' | 'signal' | 'signals'>;

export class Teammates {
  readonly #session: Session;
  readonly #view: () => NavigatorsView;
  #next = 0;

  /** The last move of each other player. */
  moves = $state.raw<readonly Move[]>([]);
  /** True if another Navigator's device is connected, so that somebody can receive this device's signals. */
  readonly apart = $derived.by(() =>
    this.#view().navigators.some(
      (player) => this.#session.present.includes(player) && !this.#session.players.includes(player),
    ),
  );
  /** The current signals, including those of this device. */
  readonly signals = $derived.by(() => signalsOf(this.#session.signals.recent));

  /** @param view returns the newest view */
  constructor(session: Session, view: () => NavigatorsView) {
    this.#session = session;
    this.#view = view;
  }

  nameOf(player: string): string {
    return this.#session.nameOf(player);
  }

  /** Pings a square, which the other Navigators see for a moment. */
  pointAt(square: Square): void {
    void this.#session.signal({ type: 'ping', square });
  }

  /** Sends a ready-made phrase to the other Navigators. */
  say(phrase: Phrase): void {
    void this.#session.signal({ type: 'phrase', phrase });
  }

  /**
   * Shows what other players have moved. After an interruption, it shows only the most recent move. Moves made before
   * this device arrived are not shown.
   */
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
