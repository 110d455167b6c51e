/** Whether this device attends its table, and if not, why. */
import type { Dismissal } from '../../shared/wire/protocol.ts';

/**
 * - 'arriving': the server has not answered yet
 * - 'there': the device attends the table
 * - 'elsewhere': another tab has taken over the seat
 * - 'moved': the player has continued on another device
 * - 'removed': the host has removed the player from the table
 */
export type Attendance =
  'arriving' | 'there' | 'no-such-table' | 'table-damaged' | 'elsewhere' | 'moved' | 'removed';

/** In these states, the device attends the table again only if the player asks for that. */
export const SENT_AWAY: readonly Attendance[] = ['elsewhere', 'moved', 'removed'];

/** How things stand after the server has dismissed this device. */
export function dismissedTo(why: Dismissal): Attendance {
  switch (why) {
    case 'table-deleted':
      return 'no-such-table';
    case 'device-changed':
      return 'moved';
    case 'elsewhere':
      return 'elsewhere';
  }
}
