/** What is asked of the server besides commands: why it came to nothing is said in passing. */
import { connection, type AnswerOf, type RequestName, type RequestOf } from '../lib/connection.svelte.ts';
import { t } from '../text/text.ts';
import { toast } from '../ui/toast.svelte.ts';
import { report, type Expected } from './report-refusal.ts';

/**
 * Sends a request and says it if no answer came, or a refusal.
 * @param expected refusals that the screen has an answer to
 * @returns the answer, a refusal too; undefined if none came
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
