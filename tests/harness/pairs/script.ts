/**
 * What is done at the two tables of a pair. A script is drawn from its seed before it is played, so that both
 * tables get the very same of whoever may not see a difference.
 */
import type { Transport } from '../../helpers/handshake.ts';
import type { Role, Scene } from './scene.ts';

/** What a request needs to know of the table at which it is made. */
export interface Names {
  readonly code: string;
  readonly game: string;
  player(role: Role): string;
  token(role: Role): string;
}

/** A request, and what it is made of at a table. */
export type Asking = (at: Names) => readonly [name: string, request: unknown];

export type Op =
  | { readonly by: Role; readonly asks: Asking }
  /** Goes and comes back by another connection, or lets that one come first, which dismisses the one before. */
  | {
      readonly by: Role;
      readonly reloads: 'gone' | 'twice';
      readonly transport: Transport;
      readonly attends: Asking;
    };

export interface Step {
  /** What this position is, for whoever reads of a difference. */
  readonly what: string;
  /** What is done at either table. */
  readonly ops: readonly [readonly Op[], readonly Op[]];
  /** Whether the tables now differ in what the audience may not know. */
  readonly differs: boolean;
}

export interface Script {
  readonly scene: Scene;
  /** Those whose packets must be the same at both tables. */
  readonly watched: readonly Role[];
  readonly steps: readonly Step[];
}
