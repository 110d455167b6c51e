/** Shows a toast that says why a request was refused. Load the `tables` texts before calling it. */
import type { Refusal } from '../../shared/wire/protocol.ts';
import { refusalText } from '../text/refusal-text.ts';
import { toast } from './toast.svelte.ts';

/** @param waitMs the time to wait before trying again, in ms, if the server has given one */
export const refuse = (refusal: Refusal, waitMs?: number): void => toast.warn(refusalText(refusal, waitMs));
