/** Messages between the page and the analysis worker. */
import type { Findings } from '../../shared/analysis/analyse.ts';
import type { Known } from '../../shared/analysis/known.ts';
import type { GameEvent } from '../../shared/game/game.ts';

/** The message to the worker: the whole log of the game. It is sent only once. */
export type Question = readonly GameEvent[];

/**
 * A message from the worker. The frames are sent first, in order and as soon as they are computed, and then the
 * findings. If the analysis fails, an error is sent.
 */
export type Report =
  | { readonly type: 'known'; readonly known: readonly Known[] }
  | { readonly type: 'found'; readonly findings: Findings }
  | { readonly type: 'failed' };
