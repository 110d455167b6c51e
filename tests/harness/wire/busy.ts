/** Handles rate limits: an honest client waits as long as the server says, and then repeats its request. */
import type { Answer } from '../../../shared/wire/protocol.ts';

/** How long to wait before repeating the request, in ms. 0 unless a rate limit refused it. */
export function waitOf(answer: Answer<object> | undefined): number {
  if (!answer || answer.ok || (answer.refusal as string) !== 'too-many-requests') return 0;
  return (answer as { waitMs?: number }).waitMs ?? 1_000;
}
