/** Lets the page of a table give the stages of its boards access to told events. */
import { createContext } from 'svelte';
import type { TableSession } from '../../session/session.svelte.ts';

/** Stages may listen to told events, but use nothing else of the session. */
export const [getStageContext, setStageContext] = createContext<Pick<TableSession, 'onTold'>>();
