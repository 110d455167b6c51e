/**
 * What is done at the two tables of a pair. A script is drawn from its seed before it is played. People who must not
 * notice a difference send the same requests at both tables.
 */
import type { Transport } from '../../helpers/handshake.ts';
import type { Role, Scene } from './scene.ts';

/** The ids of one table, for use in its requests. */
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
  /**
   * Reconnects a device. The old connection is either closed first, or dismissed by the server because of the new one.
   */
  | {
      readonly by: Role;
      readonly reloads: 'gone' | 'twice';
      readonly transport: Transport;
      readonly attends: Asking;
    };

export interface Step {
  /** The name of this step in the message that is printed if the tables differ. */
  readonly what: string;
  /** The operations at each of the two tables. */
  readonly ops: readonly [readonly Op[], readonly Op[]];
  /** True if, after this step, the tables differ in something that the audience may not know. */
  readonly differs: boolean;
}

export interface Script {
  readonly scene: Scene;
  /** The roles that must receive the same packets at both tables. */
  readonly watched: readonly Role[];
  readonly steps: readonly Step[];
}
