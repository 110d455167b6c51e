/** Serves the built client as static files, with security headers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import sirv from 'sirv';
import { routeOf } from '../shared/wire/addresses.ts';

/**
 * Serves a folder. Every path that is not a file gets the single page, because the client reads the path itself.
 * Friends use plain http on their own network, so nothing here may require https.
 */
export function pages(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const protect = helmet({
    contentSecurityPolicy: {
      directives: {
        // 'self' covers the socket too: it includes ws and wss of the same host in Chrome from 71, in Safari from 16
        // and in every Firefox we support (CSP 3; w3c/webappsec-csp issue 7).
        'connect-src': ["'self'"],
        // For the silent video that keeps a screen awake in browsers without a wake lock.
        'media-src': ["'self'", 'data:'],
        'worker-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'upgrade-insecure-requests': null,
      },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
  });
  const files = sirv(folder, {
    single: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => {
      // Built files have a hash in their name and never change; everything else must be revalidated.
      const forever = /^\/assets\/.+\.\w+$/.test(path);
      response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, response) => {
    protect(request, response, () => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD' }).end();
        return;
      }
      // A code may be followed by the rest of a sentence ("/t/RH7N.Then"), which sirv would treat as a file name.
      const [path = ''] = (request.url ?? '').split('?');
      if (path !== '/' && routeOf(path).name !== 'nowhere') request.url = '/';
      files(request, response, () => {
        response.statusCode = 404;
        response.end();
      });
    });
  };
}
