/** Servers that share a database. The servers are killed, stopped and frozen, and the database is restarted. */
import { pino } from 'pino';
import { openPostgres } from '../../../server/store/postgres/open.ts';
import type { Random } from '../../../shared/random.ts';
import type { Database } from '../../helpers/postgres.ts';
import { oneOf } from '../../helpers/random.ts';
import { startMortalServer, type MortalServer } from '../../helpers/server.ts';
import { pause } from '../pause.ts';
import { stopped, type Blow, type Waters } from './waters.ts';

/** Loaded into each server. Loses, duplicates or delays messages to the other servers. */
const BAD_NOTICES = new URL('bad-notices.ts', import.meta.url).href;

/** How long a device waits for a silent server before it uses another server, in ms. */
const PATIENCE_MS = 1_500;

/** How long requests may still be refused after the database was restarted, in ms. */
const EXCUSED_MS = 3_000;

/** The longest time that a killed server stays down, in ms. */
const AWAY_MS = 300;
/** The longest time that a briefly frozen server stays frozen, in ms. */
const MOMENT_MS = 2_500;

/** How long servers wait before they treat a silent server as gone, in ms. */
const GIVEN_UP_MS = 7_000;
/** The longest time that a query may take, in ms. */
const HANGS_MS = 16_000;

const BLOWS: readonly (readonly [Blow, number])[] = [
  ['killed', 0.36],
  ['frozen', 0.3],
  ['restarted', 0.13],
  ['stopped', 0.1],
  ['all killed', 0.06],
  ['long frozen', 0.05],
];

export interface Fleet {
  readonly servers: number;
  readonly database: Database;
  /** Additions to the servers' environment, and modules that are loaded into them. */
  readonly settings: Record<string, string>;
  readonly imports: readonly string[];
  readonly seed: number;
}

export async function openSeveralServers(fleet: Fleet): Promise<Waters> {
  const { database } = fleet;
  const url = await database.fresh();
  const imports = [BAD_NOTICES, ...fleet.imports].map((module) => `--import ${module}`).join(' ');
  const servers = await Promise.all(
    Array.from({ length: fleet.servers }, (_, place) =>
      startMortalServer({
        ...fleet.settings,
        DATABASE_URL: url,
        NODE_OPTIONS: imports,
        CHAOS_NOTICES: String(fleet.seed * fleet.servers + place),
      }),
    ),
  );
  let excusedUntil = 0;
  const restart = async (random: Random) => {
    excusedUntil = Infinity;
    await database.restart(oneOf(['in order', 'killed'] as const, random));
    excusedUntil = performance.now() + EXCUSED_MS;
  };
  return {
    urls: servers.map((server) => server.url),
    patienceMs: PATIENCE_MS,
    excuses: (refusal) => refusal === 'server-fault' && performance.now() < excusedUntil,
    hasFailed: () => servers.some((server) => server.hasFailed()),
    strike: async (random) => {
      const blow = drawBlow(random);
      if (blow === 'restarted') await restart(random);
      else if (blow === 'all killed') await Promise.all(servers.map((server) => revive(server, random)));
      else await strikeOne(oneOf(servers, random), blow, random);
      return blow;
    },
    land: async () => {
      await Promise.all(servers.map(stopped));
      return [];
    },
    openStore: () => openPostgres(url, pino({ level: 'silent' })),
    close: async () => void (await Promise.all(servers.map((server) => server.stop()))),
  };
}

function drawBlow(random: Random): Blow {
  let luck = random();
  for (const [blow, share] of BLOWS) {
    luck -= share;
    if (luck < 0) return blow;
  }
  return 'killed';
}

async function strikeOne(server: MortalServer, blow: Blow, random: Random): Promise<void> {
  if (blow === 'killed') return revive(server, random);
  if (blow === 'stopped') {
    await stopped(server);
    return server.start();
  }
  server.signal('SIGSTOP');
  await pause(blow === 'frozen' ? random() * MOMENT_MS : random() < 0.6 ? GIVEN_UP_MS : HANGS_MS);
  server.signal('SIGCONT');
}

async function revive(server: MortalServer, random: Random): Promise<void> {
  await server.kill();
  await pause(random() * AWAY_MS);
  await server.start();
}
