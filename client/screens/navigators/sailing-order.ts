/**
 * Shows that a ship is sailing as soon as its order has been sent, before the answer arrives. This reveals nothing
 * about the answer.
 */
import { connection } from '../../lib/connection.svelte.ts';
import type { CommandOf } from '../../session/action.svelte.ts';
import type { OrderDraft } from './order-draft.svelte.ts';

/**
 * The order to sail that has been sent but not answered yet. Null if there is none, or while the device is
 * disconnected.
 */
export function sailingOrder({ sailing }: Pick<OrderDraft, 'sailing'>): CommandOf<'sail'> | null {
  return connection.status === 'connected' ? sailing : null;
}
