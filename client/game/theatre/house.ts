/** How the page of a table lets the stages of its boards hear what is told. */
import { createContext } from 'svelte';
import type { TableSession } from '../../session/session.svelte.ts';

/** Stages hear what is told, and nothing else of the session. */
export const [getHouse, setHouse] = createContext<Pick<TableSession, 'onTold'>>();
