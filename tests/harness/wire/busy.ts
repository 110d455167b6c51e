/** Handling rate limits: an honest client waits as long as the server says, and asks again. */
import type { Answer } from '../../../shared/wire/protocol.ts';

/** How long to wait before the same may be asked again, in ms; 0 if an answer says nothing of it. */
export function waitOf(answer: Answer<object> | undefined): number {
  if (!answer || answer.ok || (answer.refusal as string) !== 'too-many-requests') return 0;
  return (answer as { waitMs?: number }).waitMs ?? 1_000;
}
