/**
 * What is done at the two tables of a pair. A script is drawn from its seed before it is played, so that both tables
 * get exactly the same requests from those who must not see a difference.
 */
import type { Transport } from '../../helpers/handshake.ts';
import type { Role, Scene } from './scene.ts';

/** The ids of one table, which its requests contain. */
export interface Names {
  readonly code: string;
  readonly game: string;
  player(role: Role): string;
  token(role: Role): string;
}

/** Makes a request for one table. */
export type Asking = (at: Names) => readonly [name: string, request: unknown];

export type Op =
  | { readonly by: Role; readonly asks: Asking }
  /** Reconnects: after closing the old connection, or before that, in which case the new one dismisses the old. */
  | {
      readonly by: Role;
      readonly reloads: 'gone' | 'twice';
      readonly transport: Transport;
      readonly attends: Asking;
    };

export interface Step {
  /** Describes this position in the message about a difference. */
  readonly what: string;
  /** The operations at each of the two tables. */
  readonly ops: readonly [readonly Op[], readonly Op[]];
  /** Whether the tables now differ in what the audience may not know. */
  readonly differs: boolean;
}

export interface Script {
  readonly scene: Scene;
  /** The roles whose packets must be the same at both tables. */
  readonly watched: readonly Role[];
  readonly steps: readonly Step[];
}
