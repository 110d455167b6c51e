/**
 * Runs voyages until there have been enough games and failures. A voyage is a set of games on the same servers and
 * store.
 */
import { startPostgres } from '../../helpers/postgres.ts';
import { CONTACT } from '../../helpers/push-service.ts';
import { counted, type Verdict } from '../run.ts';
import { openOneServer } from './one-server.ts';
import { openSeveralServers } from './several-servers.ts';
import { sail } from './voyage.ts';
import type { Blow, Waters } from './waters.ts';

export interface Order {
  readonly seed: number;
  readonly games: number;
  /** The number of times to kill the server. With several servers, the number of failures of all types. */
  readonly kills: number;
  /** How many games are played at once. */
  readonly abreast: number;
  /** The number of servers. A single server uses a file. Several servers share a PostgreSQL database. */
  readonly servers?: number;
  /** The name of a fault to build into the servers. The names are in planted.ts. */
  readonly plant?: string;
  /** Called with a line about the progress after each voyage. */
  readonly onVoyage?: (line: string) => void;
}

const PLANTED = new URL('planted.ts', import.meta.url).href;
const NEAR_PUSH_SERVICE = new URL('near-push-service.ts', import.meta.url).href;

/**
 * The number of games that one voyage plays on the same store. A larger store would take longer to check at each start.
 */
const GAMES_OF_A_VOYAGE = 25;

/**
 * The number of acknowledged commands to expect per game in the first voyage. Later voyages use the measured number.
 */
const COMMANDS_OF_A_GAME = 100;

/**
 * The factor that shortens the time between failures. Otherwise, some failures might be left over at the end and need
 * another voyage.
 */
const HASTE = 0.75;

/** The types of failures that count for a single server. */
const DEATHS: readonly Blow[] = ['killed', 'torn'];
/** The types of failures that count for several servers. */
const ALL: readonly Blow[] = ['killed', 'all killed', 'stopped', 'frozen', 'long frozen', 'restarted'];

const SUMMED = ['games', 'opponents', 'acknowledged', 'notices'] as const;

export async function playChaos(order: Order): Promise<Verdict> {
  const { seed, games, kills, abreast, servers = 1, plant = '', onVoyage } = order;
  const isFleet = servers > 1;
  const counts = isFleet ? ALL : DEATHS;
  const { open, close } = await waters(servers, plant);
  const blows: Blow[] = [];
  const sum = { games: 0, opponents: 0, acknowledged: 0, notices: 0 };
  const faults: string[] = [];
  const struck = () => blows.filter((blow) => counts.includes(blow)).length;
  try {
    for (let voyage = seed; (sum.games < games || struck() < kills) && faults.length === 0; voyage++) {
      const some = Math.min(GAMES_OF_A_VOYAGE, Math.max(1, games - sum.games));
      const perGame = sum.games > 0 ? sum.acknowledged / sum.games : COMMANDS_OF_A_GAME;
      const most = kills - struck();
      const share = most / Math.max(some, games - sum.games);
      const pace = Math.max(1, (HASTE * perGame) / Math.max(share, 0.01));
      const sea = await open(voyage);
      const sailing = { seed: voyage, games: some, abreast, pace, most, counted: counts, hasSeries: isFleet };
      const landed = await sail(sea, sailing).finally(() => sea.close());
      for (const what of SUMMED) sum[what] += landed[what];
      blows.push(...landed.blows);
      onVoyage?.(
        `voyage ${voyage}: ${sum.games} games, ${struck()} ${isFleet ? 'blows' : 'kills'}, ${landed.faults.length} faults`,
      );
      if (landed.faults.length === 0) continue;
      const own = landed.blows.filter((blow) => counts.includes(blow)).length;
      const where = isFleet ? ` --servers ${servers}` : '';
      const again = `chaos --seed ${voyage} --games ${some} --kills ${own} --abreast ${abreast}${where}`;
      faults.push(...landed.faults.map((fault) => `${again}: ${fault}`));
    }
  } finally {
    await close();
  }
  const times = (blow: Blow) => blows.filter((one) => one === blow).length;
  const done = isFleet
    ? `${counted(struck())} blows to ${servers} servers (${ALL.map((blow) => `${times(blow)} ${blow}`).join(', ')})`
    : `${counted(struck())} kills (${times('torn')} with a torn write) and ${times('stopped')} stops`;
  const acked = `${counted(sum.acknowledged)} acknowledged commands, ${counted(sum.notices)} notices`;
  const played = `${counted(sum.games)} games (${counted(sum.opponents)} with opponents)`;
  const line = `chaos: ${played}, ${done}, ${acked}, ${faults.length} wrong (seed ${seed})`;
  return { line, faults };
}

/** Opens the servers for a voyage. */
async function waters(
  servers: number,
  plant: string,
): Promise<{ open: (seed: number) => Promise<Waters>; close: () => Promise<void> }> {
  const settings = {
    TRUST_PROXY: '1',
    ODYSSEY_OPEN: 'yes',
    // Rate limits are off, because another harness tests them.
    ODYSSEY_LIMITS: 'off',
    // Opponents move as soon as they have decided.
    ODYSSEY_PACE: '0',
    ODYSSEY_PUSH_CONTACT: CONTACT,
    CHAOS_PLANT: plant,
  };
  const imports = [NEAR_PUSH_SERVICE, ...(plant === '' ? [] : [PLANTED])];
  if (servers > 1) {
    const database = await startPostgres();
    const open = (seed: number) => openSeveralServers({ servers, database, settings, imports, seed });
    return { open, close: () => database.stop() };
  }
  const loaded = imports.map((module) => `--import ${module}`).join(' ');
  const open = () => openOneServer({ ...settings, NODE_OPTIONS: loaded });
  return { open, close: async () => undefined };
}
