/** Tells the player why notifications could not be switched on or off. */
import type { Trouble } from '../../notices/table-notices.svelte.ts';
import { report } from '../../session/report-refusal.ts';
import { t } from '../../text/text.ts';
import { toast } from '../../ui/toast.svelte.ts';

export function tellTrouble(trouble: Trouble | null): void {
  if (trouble === 'no-answer') toast.warn(t.connection.noAnswer);
  else if (trouble === 'no-subscription') toast.warn(t.notifications.noSubscription);
  else if (trouble !== null) void report(trouble);
}
