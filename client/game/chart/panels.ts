/** The panels beside a chart. */
import { MediaQuery } from 'svelte/reactivity';
import { LAYOUTS } from '../../ui/layouts.ts';

export type Tab = 'orders' | 'tray' | 'journal';

/** Whether a ship's log stands beside the journal. */
export const broadside = new MediaQuery(LAYOUTS.broadside);
