/** Voyage after voyage, each on a server with a file of its own, until there were games and kills enough. */
import { counted, type Verdict } from '../run.ts';
import { sail } from './voyage.ts';

export interface Order {
  readonly seed: number;
  readonly games: number;
  readonly kills: number;
  /** How many games are played at once. */
  readonly abreast: number;
  /** A fault to build into the server: planted.ts has the names. */
  readonly plant?: string;
  /** Hears how it goes. */
  readonly onVoyage?: (line: string) => void;
}

const PLANTED = new URL('planted.ts', import.meta.url).href;

/** So many games share a file: a larger one takes longer to check at each start. */
const GAMES_OF_A_VOYAGE = 25;

/** About so many commands are acknowledged in a game; the first voyage goes by it, later ones by what they were. */
const COMMANDS_OF_A_GAME = 100;

/** Deaths come so much sooner than they would fit: those that are left over at the end cost a voyage more. */
const HASTE = 0.75;

export async function playChaos({
  seed,
  games,
  kills,
  abreast,
  plant = '',
  onVoyage,
}: Order): Promise<Verdict> {
  const settings = {
    TRUST_PROXY: '1',
    // What is asked too often is the matter of another harness.
    ODYSSEY_LIMITS: 'off',
    // Opponents move as soon as they have thought.
    ODYSSEY_PACE: '0',
    ...(plant !== '' && { NODE_OPTIONS: `--import ${PLANTED}`, CHAOS_PLANT: plant }),
  };
  const sum = { games: 0, opponents: 0, kills: 0, torn: 0, stops: 0, acknowledged: 0 };
  const faults: string[] = [];
  for (let voyage = seed; (sum.games < games || sum.kills < kills) && faults.length === 0; voyage++) {
    const some = Math.min(GAMES_OF_A_VOYAGE, Math.max(1, games - sum.games));
    const perGame = sum.games > 0 ? sum.acknowledged / sum.games : COMMANDS_OF_A_GAME;
    const deaths = kills - sum.kills;
    const share = deaths / Math.max(some, games - sum.games);
    const pace = Math.max(1, (HASTE * perGame) / Math.max(share, 0.01));
    const landed = await sail({ seed: voyage, games: some, abreast, pace, deaths, settings });
    for (const what of ['games', 'opponents', 'kills', 'torn', 'stops', 'acknowledged'] as const)
      sum[what] += landed[what];
    onVoyage?.(`voyage ${voyage}: ${sum.games} games, ${sum.kills} kills, ${landed.faults.length} faults`);
    if (landed.faults.length === 0) continue;
    const again = `chaos --seed ${voyage} --games ${some} --kills ${landed.kills} --abreast ${abreast}`;
    faults.push(...landed.faults.map((fault) => `${again}: ${fault}`));
  }
  const dead = `${counted(sum.kills)} kills (${sum.torn} with a torn write) and ${sum.stops} stops`;
  const acked = `${counted(sum.acknowledged)} acknowledged commands`;
  const played = `${counted(sum.games)} games (${counted(sum.opponents)} with opponents)`;
  const line = `chaos: ${played}, ${dead}, ${acked}, ${faults.length} wrong (seed ${seed})`;
  return { line, faults };
}
