/** Serves the built client as static files, with security headers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import sirv from 'sirv';
import { routeOf } from '../shared/wire/addresses.ts';
import { makePages } from './preloads.ts';

/**
 * Returns a function that serves the files of a folder. For every other path, it serves the app's single page, because
 * the client interprets the path itself. Friends use plain http on their own network, so nothing here may require
 * https.
 */
export function pages(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const protect = helmet({
    contentSecurityPolicy: {
      directives: {
        // 'self' covers the socket too: it includes ws and wss of the same host. This applies to Chrome from 71, to
        // Safari from 16 and to every Firefox that we support (CSP 3; w3c/webappsec-csp issue 7).
        'connect-src': ["'self'"],
        // Allows the silent video that keeps the screen on in browsers without the Wake Lock API.
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
  const sendPage = makePages(folder);
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
      // A link may be followed by the next word of a message ("/t/RH7N.Then"). sirv would treat that word as a file
      // extension.
      const [path = ''] = (request.url ?? '').split('?');
      const route = routeOf(path);
      if (route.name !== 'nowhere') {
        if (sendPage) return sendPage(route, request, response);
        request.url = '/';
      }
      files(request, response, () => {
        response.statusCode = 404;
        response.end();
      });
    });
  };
}
