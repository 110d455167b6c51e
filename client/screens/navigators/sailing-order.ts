/** A ship whose order has been sent. The device shows that before the answer, which reveals nothing of it. */
import { connection } from '../../lib/connection.svelte.ts';
import type { CommandOf } from '../../session/action.svelte.ts';
import type { OrderDraft } from './order-draft.svelte.ts';

/** The order under which a ship is sailing; null once it is answered, and while disconnected. */
export function sailingOrder({ sailing }: Pick<OrderDraft, 'sailing'>): CommandOf<'sail'> | null {
  return connection.status === 'connected' ? sailing : null;
}
