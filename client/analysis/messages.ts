/** What goes between the page and the worker that works a game out. */
import type { Findings } from '../../shared/analysis/analyse.ts';
import type { Known } from '../../shared/analysis/known.ts';
import type { GameEvent } from '../../shared/game/game.ts';

/** To the worker, once: the whole log. */
export type Question = readonly GameEvent[];

/** From the worker: frames in their order as they are done, then the findings; or that it can't be done. */
export type Report =
  | { readonly type: 'known'; readonly known: readonly Known[] }
  | { readonly type: 'found'; readonly findings: Findings }
  | { readonly type: 'failed' };
