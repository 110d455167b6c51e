/** What the table's page provides to its session, and the request that attends the table. */
import type { AttendRequest, Feed } from '../../shared/wire/protocol.ts';
import type { HeldTokens } from './prune-tokens.ts';

export interface SessionDeps extends HeldTokens {
  /** This device's own secret. The server uses it to know what the device has seen. */
  readonly device?: string;
  /** Whether this device wants to be the big screen. */
  readonly olympus?: boolean;
  /** The game whose chart this device wants to see as a spectator; null for none. Read each time it attends. */
  readonly chart?: () => string | null;
  /** Looks for this device's seats elsewhere. Called before it attends without any. */
  readonly recall?: () => Promise<void>;
  /** Called each time it attends, with the events that were missed. */
  readonly missed?: (feeds: readonly Feed[]) => void;
}

/** The part of the request that says in which role the device attends, besides the seats that it holds. */
export function roleOf({
  device,
  olympus,
  chart,
}: SessionDeps): Pick<AttendRequest, 'device' | 'olympus' | 'chart'> {
  const game = chart?.() ?? null;
  return {
    ...(device !== undefined && { device }),
    ...(olympus === true && { olympus }),
    ...(game !== null && { chart: game }),
  };
}
