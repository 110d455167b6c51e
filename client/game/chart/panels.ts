/** The panels beside a chart. */
import { MediaQuery } from 'svelte/reactivity';
import { LAYOUTS } from '../../ui/layouts.ts';

export type Tab = 'orders' | 'tray' | 'journal';

/** Whether the journal is always open beside or below the orders. */
export const journalOpen = new MediaQuery(`${LAYOUTS.tablet}, ${LAYOUTS.desk}`);
/** True if the journal and the oracle share a panel that has room for only one of them. */
export const journalShared = new MediaQuery(LAYOUTS.tablet);
/** True in layouts that show the tray permanently. Other content may temporarily take its place there. */
export const trayOpen = new MediaQuery(`${LAYOUTS.tablet}, ${LAYOUTS.wide}`);
const wide = new MediaQuery(LAYOUTS.wide);

/**
 * The panel in which to show the oracle's answer, chosen so that the player can see it.
 * @param tab the selected tab, in layouts with tabs
 * @param behind the panel to use on a phone, which shows one panel at a time
 */
export function oraclePanel(tab: Tab, behind: 'orders' | 'journal'): 'orders' | 'journal' {
  if (journalOpen.current) return 'journal';
  if (!wide.current) return behind;
  return tab === 'journal' ? 'journal' : 'orders';
}
