/** Keys with which a player goes on to another device: good once, for some minutes, in memory only. */
import type { Offer } from '../../shared/table/rules/devices.ts';
import { newKey } from '../lib/secrets.ts';

const GOOD_FOR_MS = 10 * 60 * 1000;

/** After so many wrong keys all keys of a table are void: nobody gets far by guessing. */
const MOST_WRONG = 5;

interface DatedOffer extends Offer {
  /** In ms since 1970. */
  readonly until: number;
}

/** The keys that are good at one table. */
interface Offered {
  readonly keys: Map<string, DatedOffer>;
  /** How many wrong keys have come since the newest offer. */
  wrong: number;
}

export class DeviceOffers {
  readonly #tables = new Map<string, Offered>();

  /** Makes a key for a player of a table; the player's earlier ones are void. */
  offer(table: string, offer: Offer): { key: string; leftMs: number } {
    this.#dropOld();
    const keys = this.#tables.get(table)?.keys ?? new Map<string, DatedOffer>();
    for (const [key, { player }] of keys) if (player === offer.player) keys.delete(key);
    const key = newKey();
    keys.set(key, { ...offer, until: Date.now() + GOOD_FOR_MS });
    this.#tables.set(table, { keys, wrong: 0 });
    return { key, leftMs: GOOD_FOR_MS };
  }

  /** What a key stands for; undefined if it is wrong, used or old. */
  find(table: string, key: string): Offer | undefined {
    const offered = this.#tables.get(table);
    const offer = offered?.keys.get(key);
    if (offer && offer.until >= Date.now()) return offer;
    if (offered && ++offered.wrong >= MOST_WRONG) this.#tables.delete(table);
    return undefined;
  }

  /**
   * Uses a key up.
   * @returns a function that makes it good again, to be called if the place was not taken over after all; it
   *   stays void if there is a newer one, or if too many wrong ones have come meanwhile
   */
  spend(table: string, key: string): () => void {
    const offered = this.#tables.get(table);
    const offer = offered?.keys.get(key);
    offered?.keys.delete(key);
    return () => {
      if (!offered || !offer || offered.wrong >= MOST_WRONG) return;
      const now = this.#tables.get(table) ?? offered;
      if ([...now.keys.values()].some(({ player }) => player === offer.player)) return;
      now.keys.set(key, offer);
      this.#tables.set(table, now);
    };
  }

  /** Forgets the keys that have expired: those that nobody brings would stay in memory for ever. */
  #dropOld(): void {
    for (const [table, { keys }] of this.#tables) {
      for (const [key, { until }] of keys) if (until < Date.now()) keys.delete(key);
      if (keys.size === 0) this.#tables.delete(table);
    }
  }
}
