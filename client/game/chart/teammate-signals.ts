/** Sorts signals by kind, for the board and for the bubbles above it. Pure. */
import type { Phrase, Signalled } from '../../../shared/wire/signals.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import type { Square } from '../../../shared/board/squares.ts';

interface Keyed {
  readonly key: number;
  readonly player: PlayerId;
}
export interface Ping extends Keyed {
  readonly square: Square;
}
export interface Said extends Keyed {
  readonly phrase: Phrase;
}

/** The pings and phrases that are currently shown. */
export function signalsOf(recent: readonly (Signalled & { readonly key: number })[]): {
  pings: Ping[];
  said: Said[];
} {
  const pings: Ping[] = [];
  const said: Said[] = [];
  for (const { key, player, signal } of recent) {
    if (signal.type === 'ping') pings.push({ key, player, square: signal.square });
    else said.push({ key, player, phrase: signal.phrase });
  }
  return { pings, said };
}
