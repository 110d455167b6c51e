/** The servers of a voyage, the failures inflicted on them, and what they store. */
import type { Random } from '../../../shared/random.ts';
import type { Store } from '../../../server/store/store-interface.ts';
import type { Sea } from './sailor.ts';

/** The kinds of failures that are inflicted on servers. */
export type Blow =
  /** A server was killed. */
  | 'killed'
  /** A server was killed and left a torn write behind. */
  | 'torn'
  /** All servers were killed at once. */
  | 'all killed'
  /** A server was told to stop, and stopped. */
  | 'stopped'
  /** A server was frozen briefly. */
  | 'frozen'
  /** A server was frozen for so long that the others treated it as gone. */
  | 'long frozen'
  /** The shared database was restarted. */
  | 'restarted';

export interface Waters extends Pick<Sea, 'urls' | 'patienceMs' | 'excuses'> {
  /** Inflicts a failure and repairs it. Resolves when everything is up again. @throws Error if something stays down */
  strike(random: Random): Promise<Blow>;
  /** True if a server has exited without being told to. */
  hasFailed(): boolean;
  /** Stops the servers. Resolves with the faults found in what they have stored. */
  land(): Promise<string[]>;
  /** Opens what the servers have stored, so that it can be checked after they have ended. */
  openStore(): Promise<Store>;
  /** Removes all files of the servers. */
  close(): Promise<void>;
}

/** Tells a server to stop. @throws Error if it exits with an error */
export async function stopped(server: { terminate(): Promise<number | null> }): Promise<void> {
  const code = await server.terminate();
  if (code !== 0) throw new Error(`a server that was told to stop ended with ${code}`);
}
