/**
 * Starts three servers that share their own database, behind Caddy if it is installed. Used by `npm run tryout` and by
 * tests.
 */
import { startPostgres } from '../helpers/postgres.ts';
import { has, startCaddy } from '../helpers/proxies.ts';
import { startMortalServer, type MortalServer } from '../helpers/server.ts';

export interface Tryout {
  readonly servers: readonly MortalServer[];
  /** The common address of all three servers, or undefined if Caddy isn't installed. */
  readonly url: string | undefined;
  stop(): Promise<void>;
}

const SERVERS = 3;

/**
 * Settings for servers behind a proxy that checks their health. The servers also publish the number of their sockets in
 * their metrics.
 */
const SETTINGS = { TRUST_PROXY: '127.0.0.1', HEALTH_PUBLIC: 'yes', METRICS_PORT: '0' };

/**
 * @param port the port of the servers' common address. By default, it is a free port that only this machine can reach
 */
export async function startTryout(port?: number): Promise<Tryout> {
  const database = await startPostgres();
  const settings = { ...SETTINGS, DATABASE_URL: await database.fresh() };
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => startMortalServer(settings)));
  const upstreams = servers.map(({ url }) => new URL(url).host);
  const caddy = has('caddy') ? await startCaddy(upstreams, port) : undefined;
  return {
    servers,
    url: caddy?.url,
    stop: async () => {
      await caddy?.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await database.stop();
    },
  };
}
