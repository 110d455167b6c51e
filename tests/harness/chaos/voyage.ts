/** Plays several games at once on servers that suffer failures, then checks what the servers have stored. */
import { withTimeout } from '../../../server/lib/with-timeout.ts';
import type { Random } from '../../../shared/random.ts';
import { keptAt } from '../../helpers/data-file.ts';
import { seeded } from '../../helpers/random.ts';
import { pause } from '../pause.ts';
import { BadPushService } from './bad-push-service.ts';
import { playGame, type Played } from './crew.ts';
import { wrongInStore } from './listed.ts';
import { wrongInNotices, type Failure } from './notified.ts';
import type { Sea } from './sailor.ts';
import { verify } from './verify.ts';
import type { Blow, Waters } from './waters.ts';

export interface Sailing {
  readonly seed: number;
  readonly games: number;
  /** How many games are played at once. */
  readonly abreast: number;
  /** The average number of commands that are acknowledged between two failures. */
  readonly pace: number;
  /** The number of failures to inflict. */
  readonly most: number;
  /** The types of failures that count towards `most`. */
  readonly counted: readonly Blow[];
  /** True if some tables play a series. */
  readonly hasSeries: boolean;
}

export interface Landed {
  readonly faults: readonly string[];
  readonly games: number;
  /** The number of games in which an opponent played. */
  readonly opponents: number;
  /** The failures inflicted on the servers, in order. */
  readonly blows: readonly Blow[];
  readonly acknowledged: number;
  /** The number of notices that players received. */
  readonly notices: number;
}

/** The games count as stuck if a voyage takes longer than this, in ms. */
const LONGEST_MS = 30 * 60_000;
/** The games also count as stuck if no command is acknowledged for this long, in ms. */
const LONGEST_STILL_MS = 60_000;

/** Plays the games of one voyage, and then stops the servers. */
export async function sail(waters: Waters, sailing: Sailing): Promise<Landed> {
  const harm = new Harm(waters, sailing);
  const { urls, patienceMs } = waters;
  const service = await BadPushService.open(seeded(sailing.seed));
  const sea: Sea = {
    urls,
    patienceMs,
    service,
    excuses: (refusal) => waters.excuses(refusal),
    onAcknowledged: () => harm.hear(),
    isOver: () => waters.hasFailed() || harm.isOver,
  };
  const played: Played[] = [];
  const striking = harm.begin().catch((error: unknown) => {
    harm.faults.push(`the servers are not what they were: ${String(error)}`);
    harm.end();
  });
  let next = 0;
  const playSome = async () => {
    while (next < sailing.games) {
      const random = seeded(sailing.seed * 1_000_003 + next++);
      played.push(await playGame(sea, random, sailing.hasSeries));
    }
  };
  const crews = Promise.all(Array.from({ length: sailing.abreast }, playSome));
  const ended = Promise.race([crews, harm.becalmed()]);
  const isHome = await withTimeout(LONGEST_MS, ended).catch((error: unknown) =>
    harm.faults.push(String(error)),
  );
  if (isHome === false || harm.isBecalmed) harm.faults.push('some games do not end');
  harm.end();
  await striking;
  const landing = performance.now();
  const landed = await waters.land().catch((error: unknown) => [String(error)]);
  await service.close();
  const voyage = { service, failures: harm.failures, landed: landing };
  const { faults, acknowledged } = await lookThrough(waters, played, voyage);
  const notified = played.flatMap(({ subscribers }) => subscribers.flatMap(({ devices }) => devices));
  return {
    faults: [...harm.faults, ...landed, ...service.faults(), ...faults],
    games: played.reduce((sum, { games }) => sum + games, 0),
    opponents: played.filter(({ hasOpponents }) => hasOpponents).length,
    blows: harm.blows,
    acknowledged,
    notices: notified.reduce((sum, { device }) => sum + device.received.length, 0),
  };
}

/** Decides when the servers suffer a failure, and inflicts it. */
class Harm {
  readonly #waters: Waters;
  readonly #sailing: Sailing;
  readonly #random: Random;
  readonly faults: string[] = [];
  readonly blows: Blow[] = [];
  readonly failures: Failure[] = [];
  #left = 0;
  #heard = performance.now();
  isOver = false;
  /** True if no command has been acknowledged for too long. */
  isBecalmed = false;
  #wake: () => void = () => undefined;

  constructor(waters: Waters, sailing: Sailing) {
    this.#waters = waters;
    this.#sailing = sailing;
    this.#random = seeded(sailing.seed);
  }

  /** Called for each acknowledged command. */
  hear(): void {
    this.#heard = performance.now();
    if (--this.#left <= 0) this.#wake();
  }

  end(): void {
    this.isOver = true;
    this.#wake();
  }

  /** Resolves once the games count as stuck, or are over. */
  async becalmed(): Promise<void> {
    while (!this.isOver && !this.isBecalmed) {
      await pause(1_000);
      this.isBecalmed = performance.now() - this.#heard > LONGEST_STILL_MS;
    }
  }

  async begin(): Promise<void> {
    const { pace, most, counted } = this.#sailing;
    while (this.blows.filter((blow) => counted.includes(blow)).length < most) {
      this.#left = Math.ceil(pace * (0.5 + this.#random()));
      await new Promise<void>((resolve) => (this.#wake = resolve));
      if (this.isOver) return;
      // Wait a random time, so that the failure hits between two commands or in the middle of one.
      await pause(this.#random() * 4);
      const from = performance.now();
      this.blows.push(await this.#waters.strike(this.#random));
      this.failures.push({ from, to: performance.now() });
      // Leave the loop if all games have ended in the meantime, because nothing would wake it again.
      if (this.isOver) return;
    }
  }
}

/** Finds faults in what the servers stored, and in what happened to the players. */
async function lookThrough(
  waters: Waters,
  played: readonly Played[],
  voyage: Parameters<typeof wrongInNotices>[3],
): Promise<{ faults: string[]; acknowledged: number }> {
  const store = await waters.openStore();
  const faults: string[] = [];
  let acknowledged = 0;
  for (const game of played) {
    try {
      const kept = await keptAt(store, game.code);
      const verified = verify(game, kept);
      faults.push(...verified.faults, ...(await wrongInStore(store, kept)));
      faults.push(...(await wrongInNotices(store, kept, game, voyage)));
      acknowledged += verified.acknowledged;
    } catch (error) {
      faults.push(`${game.code}: its logs can't be read: ${String(error)}`);
    }
  }
  await store.close();
  return { faults, acknowledged };
}
