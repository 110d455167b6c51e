/** Messages between the page and the analysis worker. */
import type { Findings } from '../../shared/analysis/analyse.ts';
import type { Known } from '../../shared/analysis/known.ts';
import type { GameEvent } from '../../shared/game/game.ts';

/** The message to the worker, sent once: the whole log of the game. */
export type Question = readonly GameEvent[];

/** A message from the worker: the frames in order as they are computed, then the findings; or an error. */
export type Report =
  | { readonly type: 'known'; readonly known: readonly Known[] }
  | { readonly type: 'found'; readonly findings: Findings }
  | { readonly type: 'failed' };
