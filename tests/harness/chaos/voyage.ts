/** Some games at once on one server, which is killed again and again; afterwards its file is looked through. */
import { DatabaseSync } from 'node:sqlite';
import { within } from '../../../server/lib/within.ts';
import { faultsOf } from '../../../server/store/integrity.ts';
import { openSqlite } from '../../../server/store/open.ts';
import type { Random } from '../../../shared/random.ts';
import { keptAt } from '../../helpers/data-file.ts';
import { oneOf, seeded } from '../../helpers/random.ts';
import { startMortalServer, type MortalServer } from '../../helpers/server.ts';
import { playGame, type Played } from './crew.ts';
import { pause } from '../pause.ts';
import type { Sea } from './sailor.ts';
import { tearLog } from './tear.ts';
import { verify } from './verify.ts';

export interface Sailing {
  readonly seed: number;
  readonly games: number;
  /** How many of them are played at once. */
  readonly abreast: number;
  /** How many commands are acknowledged between two deaths, on average. */
  readonly pace: number;
  /** How often the server may die. */
  readonly deaths: number;
  /** More of the server's environment. */
  readonly settings: Record<string, string>;
}

export interface Landed {
  readonly faults: readonly string[];
  readonly games: number;
  /** Of the games, in how many an opponent played. */
  readonly opponents: number;
  kills: number;
  /** Of the kills, how many left a torn write behind. */
  torn: number;
  /** How often the server was told to stop instead, and did. */
  stops: number;
  readonly acknowledged: number;
}

/** Games that are not over by then never will be, nor those in which nothing is acknowledged for so long. */
const LONGEST_MS = 30 * 60_000;
const LONGEST_STILL_MS = 60_000;

/** Plays the games of one voyage. */
export async function sail(sailing: Sailing): Promise<Landed> {
  const server = await startMortalServer(sailing.settings);
  try {
    const deaths = new Deaths(server, sailing);
    const sea: Sea = {
      url: server.url,
      onAcknowledged: () => deaths.hear(),
      isOver: () => server.hasFailed() || deaths.isOver,
    };
    const played: Played[] = [];
    const dying = deaths.begin().catch((error: unknown) => {
      deaths.faults.push(`the server does not start again: ${String(error)}`);
      deaths.end();
    });
    let next = 0;
    const playSome = async () => {
      while (next < sailing.games)
        played.push(await playGame(sea, seeded(sailing.seed * 1_000_003 + next++)));
    };
    const crews = Promise.all(Array.from({ length: sailing.abreast }, playSome));
    const ended = Promise.race([crews, deaths.becalmed()]);
    const isHome = await within(LONGEST_MS, ended).catch((error: unknown) =>
      deaths.faults.push(String(error)),
    );
    if (isHome === false || deaths.isBecalmed) deaths.faults.push('some games do not end');
    deaths.end();
    await dying;
    await server.terminate();
    const { faults, acknowledged } = await lookThrough(server.file, played);
    const { kills, torn, stops } = deaths;
    const opponents = played.filter(({ hasOpponents }) => hasOpponents).length;
    const wrong = [...deaths.faults, ...faults];
    return { faults: wrong, games: played.length, opponents, kills, torn, stops, acknowledged };
  } finally {
    await server.stop();
  }
}

/** When and how a server dies. */
class Deaths {
  readonly #server: MortalServer;
  readonly #sailing: Sailing;
  readonly #random: Random;
  readonly faults: string[] = [];
  kills = 0;
  torn = 0;
  stops = 0;
  #left = 0;
  #heard = performance.now();
  isOver = false;
  /** Nothing was acknowledged for so long that nothing will be. */
  isBecalmed = false;
  #wake: () => void = () => undefined;

  constructor(server: MortalServer, sailing: Sailing) {
    this.#server = server;
    this.#sailing = sailing;
    this.#random = seeded(sailing.seed);
  }

  /** A command has been acknowledged. */
  hear(): void {
    this.#heard = performance.now();
    if (--this.#left <= 0) this.#wake();
  }

  end(): void {
    this.isOver = true;
    this.#wake();
  }

  /** Resolves when nobody gets anywhere any more. */
  async becalmed(): Promise<void> {
    while (!this.isOver && !this.isBecalmed) {
      await pause(1_000);
      this.isBecalmed = performance.now() - this.#heard > LONGEST_STILL_MS;
    }
  }

  async begin(): Promise<void> {
    while (this.kills < this.#sailing.deaths) {
      this.#left = Math.ceil(this.#sailing.pace * (0.5 + this.#random()));
      await new Promise<void>((resolve) => (this.#wake = resolve));
      if (this.isOver) return;
      // Somewhere between two commands, or in the middle of one.
      await pause(this.#random() * 4);
      await this.#die();
      await this.#server.start();
    }
  }

  async #die(): Promise<void> {
    const how = oneOf(
      ['killed', 'killed', 'killed', 'killed', 'killed', 'torn', 'torn', 'told'] as const,
      this.#random,
    );
    if (how === 'told') {
      const code = await this.#server.terminate();
      if (code !== 0) this.faults.push(`a server that was told to stop ended with ${code}`);
      this.stops++;
      return;
    }
    await this.#server.kill();
    this.kills++;
    if (how === 'torn' && tearLog(this.#server.file, this.#random)) this.torn++;
  }
}

/** What is wrong in a data file that nobody has open, and with those who played. */
async function lookThrough(
  file: string,
  played: readonly Played[],
): Promise<{ faults: string[]; acknowledged: number }> {
  const database = new DatabaseSync(file, { readOnly: true });
  const faults = faultsOf(database);
  database.close();
  const store = openSqlite(file);
  let acknowledged = 0;
  for (const game of played) {
    try {
      const verified = verify(game, await keptAt(store, game.code));
      faults.push(...verified.faults);
      acknowledged += verified.acknowledged;
    } catch (error) {
      faults.push(`${game.code}: its logs can't be read: ${String(error)}`);
    }
  }
  void store.close();
  return { faults, acknowledged };
}
