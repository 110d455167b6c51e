/** Which screen of a table a device shows, or why it shows none. */
import type { GameRecord } from '../../shared/table/game-record.ts';
import type { NavigatorsView } from '../../shared/game/views/navigators.ts';
import type { OnlookersView } from '../../shared/game/views/onlookers.ts';
import type { PoseidonView } from '../../shared/game/views/poseidon.ts';
import type { Attendance } from '../session/attendance.ts';
import type { FollowedGame } from '../session/followed-game.ts';
import type { TablePart } from '../lib/router.svelte.ts';

/** The screen of a table to show on this device once it has reached the table, with the data for that screen. */
export type Place =
  | { readonly screen: 'record' | 'door' | 'lobby' }
  | { readonly screen: 'poseidon'; readonly view: PoseidonView }
  | { readonly screen: 'navigators'; readonly view: NavigatorsView }
  | { readonly screen: 'onlookers'; readonly view: OnlookersView; readonly chart: NavigatorsView | null }
  | { readonly screen: 'ending'; readonly record: GameRecord };

/**
 * The reason why no screen of the table is shown; null if one is shown.
 * @param hasTable whether the device has received the table
 * @param takesOver whether the device was opened with a key that takes over a seat
 */
export function noticeOf(attendance: Attendance, hasTable: boolean, takesOver: boolean) {
  if (attendance === 'no-such-table') return 'gone';
  if (attendance === 'table-damaged') return 'damaged';
  if (takesOver && attendance !== 'arriving') return 'taking';
  if (attendance === 'elsewhere' || attendance === 'moved' || attendance === 'removed') return attendance;
  return attendance === 'arriving' || !hasTable ? 'arriving' : null;
}

interface Situation {
  readonly part: TablePart;
  /** Whether somebody on this device has a seat or a name here, or watches. */
  readonly inside: boolean;
  /** The game whose screen is shown. */
  readonly running: FollowedGame | undefined;
  /** Whether this device shows the chart as a spectator. */
  readonly looksOn: boolean;
  /** The game whose ending is shown when none runs. */
  readonly over: GameRecord | undefined;
}

/** The screen to show. */
export function placeOf({ part, inside, running, looksOn, over }: Situation): Place {
  if (part === 'record') return { screen: 'record' };
  if (!inside) return { screen: 'door' };
  if (running?.audience === 'poseidon') return { screen: 'poseidon', view: running.view };
  if (running?.audience === 'navigators' && !looksOn) return { screen: 'navigators', view: running.view };
  if (running?.audience === 'navigators')
    return { screen: 'onlookers', view: running.view, chart: running.view };
  if (running?.audience === 'onlookers') return { screen: 'onlookers', view: running.view, chart: null };
  return over ? { screen: 'ending', record: over } : { screen: 'lobby' };
}
