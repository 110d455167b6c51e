/** Where games are played: servers that harm comes to, and what they keep. */
import type { Random } from '../../../shared/random.ts';
import type { Store } from '../../../server/store/store-interface.ts';
import type { Sea } from './sailor.ts';

/** What can be done to servers. */
export type Blow =
  /** A server was killed; it may have left a torn write behind. */
  | 'killed'
  | 'torn'
  /** All servers were killed at once. */
  | 'all killed'
  /** A server was told to stop, and did. */
  | 'stopped'
  /** A server stood still for a while, or so long that others gave it up. */
  | 'frozen'
  | 'long frozen'
  /** The database that servers share was started anew. */
  | 'restarted';

export interface Waters extends Pick<Sea, 'urls' | 'patienceMs' | 'excuses'> {
  /** Does harm, and mends it; resolves when all is up again. @throws Error if something does not come back */
  strike(random: Random): Promise<Blow>;
  /** Whether a server has ended though nobody told it to. */
  hasFailed(): boolean;
  /** Ends the servers; what is wrong with what they keep. */
  land(): Promise<string[]>;
  /** What they have kept, for looking through when they have ended. */
  openStore(): Promise<Store>;
  /** Leaves nothing behind. */
  close(): Promise<void>;
}

/** Tells servers to stop. @throws Error if one does not end in order */
export async function stopped(server: { terminate(): Promise<number | null> }): Promise<void> {
  const code = await server.terminate();
  if (code !== 0) throw new Error(`a server that was told to stop ended with ${code}`);
}
