/** The ship that has cast off: its order is on its way. That is known here before any answer, and says nothing of it. */
import { connection } from '../../lib/connection.svelte.ts';
import type { CommandOf } from '../../session/action.svelte.ts';
import type { OrderDraft } from './order-draft.svelte.ts';

/** The order under which a ship has cast off; null once it is answered, and while the connection is broken. */
export function castOff({ sailing }: Pick<OrderDraft, 'sailing'>): CommandOf<'sail'> | null {
  return connection.status === 'connected' ? sailing : null;
}
