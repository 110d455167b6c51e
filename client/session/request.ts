/** Sends requests other than commands, and shows failures as a toast. */
import { connection, type AnswerOf, type RequestName, type RequestOf } from '../lib/connection.svelte.ts';
import { t } from '../text/text.ts';
import { toast } from '../ui/toast.svelte.ts';
import { report, type Expected } from './report-refusal.ts';

/**
 * Sends a request. If it is refused or gets no answer, tells the player.
 * @param expected refusals that the screen handles itself
 * @returns the answer, which may be a refusal; undefined if there was none
 */
export async function request<N extends RequestName>(
  name: N,
  content: RequestOf<N>,
  expected?: Expected,
): Promise<AnswerOf<N> | undefined> {
  const answer = await connection.ask(name, content);
  if (!answer) toast.warn(t.connection.noAnswer);
  else if (!answer.ok) await report(answer.refusal, expected, answer.waitMs);
  return answer;
}
