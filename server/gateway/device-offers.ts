/** Keys with which a player goes on to another device: good once, for some minutes, in memory only. */
import type { Offer } from '../../shared/table/rules/devices.ts';
import { newKey } from '../lib/secrets.ts';

const GOOD_FOR_MS = 10 * 60 * 1000;

interface DatedOffer extends Offer {
  /** In ms since 1970. */
  readonly until: number;
}

export class DeviceOffers {
  /** The keys that are good at each table. */
  readonly #tables = new Map<string, Map<string, DatedOffer>>();

  /** Makes a key for a player of a table; the player's earlier ones are void. */
  offer(table: string, offer: Offer): { key: string; leftMs: number } {
    this.#dropOld();
    const keys = this.#tables.get(table) ?? new Map<string, DatedOffer>();
    for (const [key, { player }] of keys) if (player === offer.player) keys.delete(key);
    const key = newKey();
    keys.set(key, { ...offer, until: Date.now() + GOOD_FOR_MS });
    this.#tables.set(table, keys);
    return { key, leftMs: GOOD_FOR_MS };
  }

  /** What a key stands for; undefined if it is wrong, used or old. */
  find(table: string, key: string): Offer | undefined {
    const offer = this.#tables.get(table)?.get(key);
    return offer && offer.until >= Date.now() ? offer : undefined;
  }

  /**
   * Uses a key up.
   * @returns a function that makes it good again, to be called if the place was not taken over after all; it
   *   stays void if there is a newer one
   */
  spend(table: string, key: string): () => void {
    const keys = this.#tables.get(table);
    const offer = keys?.get(key);
    keys?.delete(key);
    return () => {
      if (!keys || !offer) return;
      const now = this.#tables.get(table) ?? keys;
      if ([...now.values()].some(({ player }) => player === offer.player)) return;
      now.set(key, offer);
      this.#tables.set(table, now);
    };
  }

  /** Forgets the keys that have expired: those that nobody brings would stay in memory for ever. */
  #dropOld(): void {
    for (const [table, keys] of this.#tables) {
      for (const [key, { until }] of keys) if (until < Date.now()) keys.delete(key);
      if (keys.size === 0) this.#tables.delete(table);
    }
  }
}
