/** What Navigators who sit apart can say to each other with one tap. Never kept, never seen by Poseidon. */
import type { PlayerId } from '../game/game.ts';
import type { Square } from '../board/squares.ts';

/** The ready phrases; each language has its words for them. */
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

/** A ready phrase, or a finger on a square of the guess board. */
export type Signal =
  { readonly type: 'phrase'; readonly phrase: Phrase } | { readonly type: 'ping'; readonly square: Square };

/** A signal, and whose it is. */
export interface Signalled {
  readonly player: PlayerId;
  readonly signal: Signal;
}
