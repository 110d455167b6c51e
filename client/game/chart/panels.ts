/** The panels beside a chart. */
import { MediaQuery } from 'svelte/reactivity';
import { LAYOUTS } from '../../ui/layouts.ts';

export type Tab = 'orders' | 'tray' | 'journal';

/** Whether the journal lies open beside or below the orders. */
export const journalOpen = new MediaQuery(`${LAYOUTS.tablet}, ${LAYOUTS.desk}`);
/** Whether it has no room for more than one thing at a time. */
export const journalShared = new MediaQuery(LAYOUTS.tablet);
/** Whether the tray lies open, and with it what else may stand in its place. */
export const trayOpen = new MediaQuery(`${LAYOUTS.tablet}, ${LAYOUTS.wide}`);
const wide = new MediaQuery(LAYOUTS.wide);

/**
 * The panel in which what the oracle says stands: where it is in sight.
 * @param tab the panel that was chosen, where they lie behind tabs
 * @param behind where it stands on a phone, which shows one panel at a time
 */
export function oraclePanel(tab: Tab, behind: 'orders' | 'journal'): 'orders' | 'journal' {
  if (journalOpen.current) return 'journal';
  if (!wide.current) return behind;
  return tab === 'journal' ? 'journal' : 'orders';
}
