/** Lets the page of a table give the animations over its boards (Stage.svelte) access to the game's events. */
import { createContext } from 'svelte';
import type { TableSession } from '../../session/session.svelte.ts';

/** The animations can listen to events, but have no access to the rest of the session. */
export const [getStageContext, setStageContext] = createContext<Pick<TableSession, 'onTold'>>();
