/** The panels beside a chart. */
import { MediaQuery } from 'svelte/reactivity';
import { LAYOUTS } from '../../ui/layouts.ts';

export type Tab = 'orders' | 'tray' | 'journal';

/** Whether a ship's log stands beside the journal. */
export const broadside = new MediaQuery(LAYOUTS.broadside);

const journalOpen = new MediaQuery(`${LAYOUTS.tablet}, ${LAYOUTS.desk}`);
const wide = new MediaQuery(LAYOUTS.wide);

/**
 * The panel in which what the oracle says stands: where it is in sight.
 * @param behind where it stands on a phone, which shows one panel at a time
 */
export function oraclePanel(behind: 'orders' | 'journal'): 'orders' | 'log' | 'journal' {
  if (broadside.current) return 'log';
  if (journalOpen.current) return 'journal';
  return wide.current ? 'orders' : behind;
}
