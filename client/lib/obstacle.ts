/** Asks the server over HTTP why no socket opens, because browsers don't report the reason. */
import { OPENING_REFUSALS, type Opening } from '../../shared/wire/opening.ts';

/**
 * - 'silent': there is no answer at all
 * - 'refused': the server refuses pages from this address
 * - 'stopping': the server is shutting down
 * - 'busy': there are too many connections from this network
 * - 'gateway': the answer comes from a proxy that can't reach the server
 * - 'stranger': the answer comes from something else, such as the login page of a public Wi-Fi network
 */
export type Obstacle = 'silent' | 'refused' | 'stopping' | 'busy' | 'gateway' | 'stranger';

export interface Looked {
  /** The obstacle, or null if there is none and the server would accept this page. */
  readonly obstacle: Obstacle | null;
  /** True if the answer came from our server. */
  readonly isServer: boolean;
}

/** A path below socket.io's own. Every proxy that forwards the socket forwards this path too. */
const PATH = '/socket.io/?why';

/** The timeout of a check, in ms. It is long enough that slow networks don't count as silent. */
const PATIENCE_MS = 30_000;

const OBSTACLES: Readonly<Record<(typeof OPENING_REFUSALS)[number], Obstacle>> = {
  'wrong-origin': 'refused',
  stopping: 'stopping',
  'too-many-requests': 'busy',
  'too-many-sockets': 'busy',
};

export async function lookForObstacle(ask: typeof fetch): Promise<Looked> {
  try {
    // Send a POST, because browsers then include the page's origin. Don't follow redirects: a login page's redirect is
    // an answer too.
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
  // Status codes 502 to 504 come from nginx and similar proxies, and 520 to 530 from Cloudflare.
  const isGateway = (status >= 502 && status <= 504) || (status >= 520 && status <= 530);
  return { obstacle: isGateway ? 'gateway' : 'stranger', isServer: false };
}

function isOpening(content: unknown): content is Opening {
  if (typeof content !== 'object' || content === null) return false;
  const { odyssey, refusal } = content as Record<string, unknown>;
  return typeof odyssey === 'number' && (refusal === null || OPENING_REFUSALS.some((one) => one === refusal));
}
