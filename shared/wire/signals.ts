/**
 * Signals: short messages that Navigators in different places can send each other with one tap. They are never stored,
 * and Poseidon never sees them.
 */
import type { PlayerId } from '../game/game.ts';
import type { Square } from '../board/squares.ts';

/** The ready-made phrases. Their wording is part of each language's texts. */
export const PHRASES = [
  'look-here',
  'i-am-sure',
  'i-am-not-sure',
  'wait',
  'your-order',
  'agreed',
  'well-done',
  'we-are-lost',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** A ready-made phrase, or a pointer to a square of the chart. */
export type Signal =
  { readonly type: 'phrase'; readonly phrase: Phrase } | { readonly type: 'ping'; readonly square: Square };

/** A signal and its sender. */
export interface Signalled {
  readonly player: PlayerId;
  readonly signal: Signal;
}
