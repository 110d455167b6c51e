/** Health checks, for proxies and process managers. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers /healthz and /readyz, and returns false for every other path. /healthz always answers with status 200. While
 * the server is not ready for players, /readyz answers with status 503 and the reason.
 * @param whyNotReady resolves with undefined if the server is ready
 */
export function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  whyNotReady: () => Promise<string | undefined>,
): boolean {
  const [path] = (request.url ?? '').split('?');
  if (path !== '/healthz' && path !== '/readyz') return false;
  const answer = (reason?: string) => {
    response.writeHead(reason === undefined ? 200 : 503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(`${reason ?? 'ok'}\n`);
  };
  if (path === '/readyz') void whyNotReady().then(answer);
  else answer();
  return true;
}
