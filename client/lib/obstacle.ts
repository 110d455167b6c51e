/** What stands between the page and the server when no socket opens: asked by http, because a browser does not say. */
import { OPENING_REFUSALS, type Opening } from '../../shared/wire/opening.ts';

/**
 * 'silent': nobody answers. 'refused': the server answers, and lets no pages of this address in. 'stopping': it is about
 * to end. 'busy': too many connections have come from this network. 'gateway': a proxy answers that does not reach the
 * server. 'stranger': something else answers in its place, such as the login page of a public Wi-Fi.
 */
export type Obstacle = 'silent' | 'refused' | 'stopping' | 'busy' | 'gateway' | 'stranger';

export interface Looked {
  /** Null: none is known, and the server would let this page in. */
  readonly obstacle: Obstacle | null;
  /** It was the server that answered. */
  readonly isServer: boolean;
}

/** Below socket.io's path, where every proxy leads that carries the socket. */
const PATH = '/socket.io/?why';

/** A slow way is no absence. */
const PATIENCE_MS = 30_000;

/** What is true of each refusal. */
const OBSTACLES: Readonly<Record<(typeof OPENING_REFUSALS)[number], Obstacle>> = {
  'wrong-origin': 'refused',
  stopping: 'stopping',
  'too-many-requests': 'busy',
  'too-many-sockets': 'busy',
};

/** Looks once. */
export async function lookForObstacle(ask: typeof fetch): Promise<Looked> {
  try {
    // A browser names the page's origin in a POST; a login page's redirection is an answer too.
    const response = await ask(PATH, {
      method: 'POST',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return judge(response.status, await parsed(response));
  } catch {
    return { obstacle: 'silent', isServer: false };
  }
}

async function parsed(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function judge(status: number, content: unknown): Looked {
  if (isOpening(content)) {
    const { refusal } = content;
    return { obstacle: refusal === null ? null : OBSTACLES[refusal], isServer: true };
  }
  // Of nginx and its like, and Cloudflare's own.
  const isGateway = (status >= 502 && status <= 504) || (status >= 520 && status <= 530);
  return { obstacle: isGateway ? 'gateway' : 'stranger', isServer: false };
}

function isOpening(content: unknown): content is Opening {
  if (typeof content !== 'object' || content === null) return false;
  const { odyssey, refusal } = content as Record<string, unknown>;
  return typeof odyssey === 'number' && (refusal === null || OPENING_REFUSALS.some((one) => one === refusal));
}
