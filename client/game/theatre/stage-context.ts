/** Lets the page of a table give the stages of its boards access to the game's events. */
import { createContext } from 'svelte';
import type { TableSession } from '../../session/session.svelte.ts';

/** Stages may listen to events, but can't use anything else of the session. */
export const [getStageContext, setStageContext] = createContext<Pick<TableSession, 'onTold'>>();
