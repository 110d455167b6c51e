/**
 * The functions and values that a table's page provides to its session, and the request with which the session attends
 * the table.
 */
import type { AttendRequest, Feed } from '../../shared/wire/protocol.ts';
import type { HeldTokens } from './prune-tokens.ts';

export interface SessionDeps extends HeldTokens {
  /** This device's own secret. The server uses it to record what the device has seen. */
  readonly device?: string;
  /** True if this device wants to be the big screen. */
  readonly olympus?: boolean;
  /**
   * Returns the game whose chart this device wants to see as a spectator, or null for none. Called each time the device
   * attends the table.
   */
  readonly chart?: () => string | null;
  /**
   * Looks for this device's seats outside the browser's storage, for example in a cookie. Called before the device
   * attends without a seat.
   */
  readonly recall?: () => Promise<void>;
  /** Called each time the device attends the table, with the events that it has missed. */
  readonly missed?: (feeds: readonly Feed[]) => void;
}

/** The part of the attend request that states the device's role, without the seats that it holds. */
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
