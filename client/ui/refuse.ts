/** Shows a toast that says why something was refused. The texts of tables must be loaded. */
import type { Refusal } from '../../shared/wire/protocol.ts';
import { refusalText } from '../text/refusal-text.ts';
import { toast } from './toast.svelte.ts';

/** @param waitMs how long the server asks to wait, if it does */
export const refuse = (refusal: Refusal, waitMs?: number): void => toast.warn(refusalText(refusal, waitMs));
