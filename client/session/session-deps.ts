/** What a table's page gives its session, and what that asks to be at the table. */
import type { AttendRequest, Feed } from '../../shared/wire/protocol.ts';
import type { Held } from './sift.ts';

export interface SessionDeps extends Held {
  /** This device's own secret, by which what it has seen is known. */
  readonly device?: string;
  /** Whether this device wants to be the big screen. */
  readonly olympus?: boolean;
  /** The game whose chart this device wants to see as an onlooker, read at each arrival; null: none. */
  readonly chart?: () => string | null;
  /** Looks for seats of this device elsewhere, where it holds none; called before it comes without any. */
  readonly recall?: () => Promise<void>;
  /** Told what was missed, at each arrival. */
  readonly missed?: (feeds: readonly Feed[]) => void;
}

/** As what a device attends, beside the seats that it holds. */
export function askedBy({
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
