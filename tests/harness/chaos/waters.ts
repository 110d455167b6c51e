/** The servers of a voyage, the blows that they suffer, and what they store. */
import type { Random } from '../../../shared/random.ts';
import type { Store } from '../../../server/store/store-interface.ts';
import type { Sea } from './sailor.ts';

/** The kinds of blows. */
export type Blow =
  /** A server was killed; it may have left a torn write behind. */
  | 'killed'
  | 'torn'
  /** All servers were killed at once. */
  | 'all killed'
  /** A server was told to stop, and did. */
  | 'stopped'
  /** A server was frozen for a moment, or for so long that others gave it up. */
  | 'frozen'
  | 'long frozen'
  /** The shared database was restarted. */
  | 'restarted';

export interface Waters extends Pick<Sea, 'urls' | 'patienceMs' | 'excuses'> {
  /** Strikes a blow, and repairs it; resolves when everything is up again. @throws Error if something does not come back */
  strike(random: Random): Promise<Blow>;
  /** Whether a server has ended though nobody told it to. */
  hasFailed(): boolean;
  /** Ends the servers; returns faults in what they have stored. */
  land(): Promise<string[]>;
  /** What they have stored, to be checked when they have ended. */
  openStore(): Promise<Store>;
  /** Removes all files. */
  close(): Promise<void>;
}

/** Tells servers to stop. @throws Error if one does not end in order */
export async function stopped(server: { terminate(): Promise<number | null> }): Promise<void> {
  const code = await server.terminate();
  if (code !== 0) throw new Error(`a server that was told to stop ended with ${code}`);
}
