/** Why something was not to be: said in passing, unless the screen that asked has its own answer to it. */
import type { Refusal } from '../../shared/wire/protocol.ts';
import { language } from '../text/catalogue.svelte.ts';
import { t } from '../text/text.ts';
import { toast } from '../ui/toast.svelte.ts';

/** What a screen does about refusals that it expects; all others are said in passing. */
export type Expected = Partial<Record<Refusal, () => void>>;

/**
 * Does what is expected for a refusal, or says it.
 * @param waitMs how long the server asks to wait, if it does
 */
export function report(refusal: Refusal, expected: Expected = {}, waitMs?: number): void {
  const answer = expected[refusal];
  if (answer) return answer();
  // The first page has not needed these words yet.
  void Promise.all([import('../ui/refuse.ts'), language.need('tables')]).then(
    ([{ refuse }]) => refuse(refusal, waitMs),
    () => toast.warn(t.connection.noAnswer),
  );
}
