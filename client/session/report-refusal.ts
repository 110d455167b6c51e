/** Why something was not to be: said in passing, unless the screen that asked has its own answer to it. */
import type { Refusal } from '../../shared/wire/protocol.ts';
import { language } from '../text/catalogue.svelte.ts';
import { t } from '../text/text.ts';
import { toast } from '../ui/toast.svelte.ts';

/** What a screen does about refusals that it expects; all others are said in passing. */
export type Expected = Partial<Record<Refusal, () => void>>;

/**
 * Runs the screen's own answer to a refusal, or shows the refusal as a toast. Resolves when that is done.
 * @param waitMs how long the server asks to wait, if it does
 */
export async function report(refusal: Refusal, expected: Expected = {}, waitMs?: number): Promise<void> {
  const answer = expected[refusal];
  if (answer) return answer();
  try {
    // The first page loads without these words.
    const [{ refuse }] = await Promise.all([import('../ui/refuse.ts'), language.need('tables')]);
    refuse(refusal, waitMs);
  } catch {
    toast.warn(t.connection.noAnswer);
  }
}
