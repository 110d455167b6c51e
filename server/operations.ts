/** The operator's port, with metrics and health checks. Players must not be able to reach it. */
import type { Logger } from 'pino';
import { answerHealth } from './health.ts';
import { listenOn, makeHttp } from './lib/http.ts';
import type { Metrics } from './lib/metrics.ts';

export interface OperationsDeps {
  readonly metrics: Metrics;
  /** Resolves with the reason why the server is not ready for players; with undefined if it is ready. */
  readonly whyNotReady: () => Promise<string | undefined>;
  readonly log: Logger;
}

export interface Operations {
  /** Starts listening, and resolves with the port; 0 picks a free one. Rejects if it can't listen. */
  listen(port: number, host: string): Promise<number>;
  close(): void;
}

export function createOperations({ metrics, whyNotReady, log }: OperationsDeps): Operations {
  metrics.watchProcess();
  const http = makeHttp((request, response) => {
    if (answerHealth(request, response, whyNotReady)) return;
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.show().then(
      ({ type, text }) => response.writeHead(200, { 'Content-Type': type }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'could not show the metrics');
        response.writeHead(500).end();
      },
    );
  });
  return {
    listen: (port, host) => listenOn(http, port, host, log),
    close: () => {
      http.close();
      http.closeAllConnections();
    },
  };
}
