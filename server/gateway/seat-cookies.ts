/**
 * Keeps a second copy of a table's tokens in a cookie that no script can read. A page asks for the tokens in the cookie
 * when its own storage has lost them. Only the browser stores the cookie; the server doesn't keep the tokens.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { isCode } from '../../shared/wire/codes.ts';
import { tokens } from '../../shared/wire/schemas.ts';
import { digest } from '../lib/secrets.ts';
import type { Tables } from '../tables/tables.ts';
import type { Admission } from './admission.ts';
import { isFromOurPages } from './origins.ts';
import type { Proxies } from './proxies.ts';

const PATH = /^\/t\/(\w+)\/seat$/;
const NAME = 'odyssey-seat';

/** The longest time that browsers keep a cookie: 400 days. */
const KEPT_S = 400 * 24 * 60 * 60;

/** The maximum size of a request's body in bytes. Five tokens need a third of this. */
const LARGEST_BODY = 1_000;

/** The content type that our pages request. Following a link on another site doesn't request it. */
const JSON_TYPE = 'application/json';

const body = z.strictObject({ tokens });

export interface SeatCookiesDeps {
  readonly tables: Pick<Tables, 'glance'>;
  readonly admission: Pick<Admission, 'waitForLook' | 'readFor'>;
  readonly origins: readonly string[];
  readonly proxies: Proxies;
  readonly onFault: (error: unknown) => void;
}

/**
 * Returns a function that answers `/t/CODE/seat`, and returns false for all other requests. GET returns the tokens in
 * the cookie. POST stores those of the given tokens that hold a seat at the table. POST without tokens clears the
 * cookie.
 */
export function makeSeatCookies({ tables, admission, origins, proxies, onFault }: SeatCookiesDeps) {
  async function keep(code: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parsed = body.safeParse(await bodyOf(request));
    if (!parsed.success) return answer(response, 400, { refusal: 'malformed' });
    const brought = parsed.data.tokens;
    if (brought.length === 0) {
      setCookie(request, response, { code, value: '', seconds: 0 });
      return answer(response, 200, { tokens: [] });
    }
    const waitMs = await admission.waitForLook(request, { code, tokens: brought });
    if (waitMs > 0) return answer(response, 429, { refusal: 'too-many-requests', waitMs });
    // An unknown table and a wrong token get the same answer, so that nobody can find out which codes exist.
    const found = await admission.readFor(request, () => tables.glance(code));
    const good = brought.filter((token) => found?.playerOf(digest(token)) !== undefined);
    if (good.length > 0) setCookie(request, response, { code, value: good.join('.'), seconds: KEPT_S });
    answer(response, 200, { tokens: good });
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path = ''] = (request.url ?? '').split('?');
    const code = PATH.exec(path)?.[1];
    if (code === undefined || !isCode(code)) return false;
    const isReading = request.method === 'GET' && request.headers.accept === JSON_TYPE;
    if (!isReading && request.method !== 'POST') return false;
    if (!isFromOurPages(request, origins, proxies) || !isSameOrigin(request))
      answer(response, 403, { refusal: 'malformed' });
    else if (isReading) answer(response, 200, { tokens: tokensIn(request) });
    else
      keep(code, request, response).catch((error: unknown) => {
        onFault(error);
        answer(response, 500, { refusal: 'server-fault' });
      });
    return true;
  };
}

/**
 * Whether the request may come from a page of the same origin. This is assumed if Sec-Fetch-Site is missing, because
 * browsers send it only on https and localhost.
 */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

/** The tokens in the cookie; none if the cookie is malformed. */
function tokensIn({ headers }: IncomingMessage): readonly string[] {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]*)`).exec(headers.cookie ?? '') ?? [];
  const parsed = tokens.safeParse(value.split('.'));
  return parsed.success ? parsed.data : [];
}

/** The request's body, parsed as JSON; undefined if it is too long or of another type. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const length = Number(request.headers['content-length'] ?? NaN);
  if (!(length <= LARGEST_BODY) || request.headers['content-type'] !== JSON_TYPE) {
    request.resume();
    return undefined;
  }
  return json(request).catch(() => undefined);
}

interface Cookie {
  readonly code: string;
  readonly value: string;
  readonly seconds: number;
}

/**
 * Sets a cookie for this path that is sent only by pages of this site. It is also limited to https if the page uses
 * https.
 */
function setCookie(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { code, value, seconds }: Cookie,
): void {
  const secure = headers.origin?.startsWith('https:') ? '; Secure' : '';
  response.setHeader(
    'Set-Cookie',
    `${NAME}=${value}; Path=/t/${code}/seat; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  );
}

function answer(response: ServerResponse, status: number, content: object): void {
  if (response.headersSent) return;
  response.writeHead(status, {
    'Content-Type': JSON_TYPE,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(JSON.stringify(content));
}
