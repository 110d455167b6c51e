/** Lists the events of a table's log that this version knows. */
import type { TableEvent } from './events.ts';

const KNOWN: Readonly<Record<TableEvent['type'], true>> = {
  made: true,
  joined: true,
  renamed: true,
  sat: true,
  'swap-asked': true,
  'board-chosen': true,
  'own-board-chosen': true,
  'variants-chosen': true,
  'mode-chosen': true,
  'clock-chosen': true,
  'days-clock-chosen': true,
  'relief-clock-chosen': true,
  'oracle-chosen': true,
  'survey-help-chosen': true,
  'chart-opened': true,
  'ships-wished': true,
  'game-began': true,
  'let-in': true,
  'abandoning-wished': true,
  'finishing-wished': true,
  'side-relieved': true,
  'side-resumed': true,
  'moved-at-random': true,
  'more-time-asked': true,
  'more-time-given': true,
  'game-ended': true,
  'series-began': true,
  'series-ended': true,
  'seat-freed': true,
  'table-locked': true,
  'table-opened': true,
  'olympus-allowed': true,
  said: true,
  'line-removed': true,
  'free-text-allowed': true,
  'device-changed': true,
  'knows-other-side': true,
  'host-passed': true,
  'game-shared': true,
  'game-unshared': true,
  'name-shown': true,
  left: true,
};

/** Whether this version knows this type of event. */
export function isKnownTableEvent({ type }: { readonly type: string }): boolean {
  return Object.hasOwn(KNOWN, type);
}
