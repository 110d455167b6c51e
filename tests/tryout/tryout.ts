/** Three servers on a database of their own, behind Caddy where that is installed: to look at, and to be tried. */
import { startPostgres } from '../helpers/postgres.ts';
import { has, startCaddy } from '../helpers/proxies.ts';
import { startMortalServer, type MortalServer } from '../helpers/server.ts';

export interface Tryout {
  readonly servers: readonly MortalServer[];
  /** The one address before all of them; undefined without Caddy. */
  readonly url: string | undefined;
  stop(): Promise<void>;
}

const SERVERS = 3;

/** What the servers need to know of a proxy that asks how they are; and they tell how many devices they have. */
const SETTINGS = { TRUST_PROXY: '127.0.0.1', HEALTH_PUBLIC: 'yes', METRICS_PORT: '0' };

/** @param port of the address before all servers; a free one of this machine alone unless given */
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
