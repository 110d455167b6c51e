/** Shows a refusal as a toast, unless the screen handles that refusal itself. */
import type { Refusal } from '../../shared/wire/protocol.ts';
import { language } from '../text/catalogue.svelte.ts';
import { t } from '../text/text.ts';
import { toast } from '../ui/toast.svelte.ts';

/** The refusals that a screen handles itself, with a handler for each. All others are shown as a toast. */
export type Expected = Partial<Record<Refusal, () => void>>;

/**
 * Runs the screen's own handler for a refusal, or shows the refusal as a toast. Resolves when that is done.
 * @param waitMs the time to wait before trying again, if the server has given one
 */
export async function report(refusal: Refusal, expected: Expected = {}, waitMs?: number): Promise<void> {
  const answer = expected[refusal];
  if (answer) return answer();
  try {
    // The texts for refusals aren't part of the first load, so load them now.
    const [{ refuse }] = await Promise.all([import('../ui/refuse.ts'), language.need('tables')]);
    refuse(refusal, waitMs);
  } catch {
    toast.warn(t.connection.noAnswer);
  }
}
