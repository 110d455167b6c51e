/** Keys with which a player goes on to another device: good once, for some minutes, in memory only. */
import type { PlayerId } from '../shared/game.ts';
import { newKey } from './secrets.ts';

const GOOD_FOR_MS = 10 * 60 * 1000;

/** So many wrong keys, and all offers of a table are void: nobody gets far by guessing. */
const MOST_WRONG = 5;

interface Offer {
  readonly player: PlayerId;
  readonly until: number;
}

export class DeviceOffers {
  readonly #offers = new Map<string, Map<string, Offer>>();
  readonly #wrong = new Map<string, number>();

  /** Makes a key for a player of a table; the player's earlier ones are void. */
  offer(table: string, player: PlayerId): { key: string; leftMs: number } {
    const offers = this.#offers.get(table) ?? new Map<string, Offer>();
    for (const [key, offer] of offers) if (offer.player === player) offers.delete(key);
    const key = newKey();
    this.#offers.set(table, offers.set(key, { player, until: Date.now() + GOOD_FOR_MS }));
    this.#wrong.delete(table);
    return { key, leftMs: GOOD_FOR_MS };
  }

  /** The player that a key stands for; undefined if it is wrong, used or old. */
  find(table: string, key: string): PlayerId | undefined {
    const offers = this.#offers.get(table);
    const offer = offers?.get(key);
    if (!offers || !offer || offer.until < Date.now()) {
      this.#count(table);
      return undefined;
    }
    return offer.player;
  }

  /** A key is good once. */
  spend(table: string, key: string): void {
    this.#offers.get(table)?.delete(key);
  }

  #count(table: string): void {
    const wrong = (this.#wrong.get(table) ?? 0) + 1;
    this.#wrong.set(table, wrong);
    if (wrong >= MOST_WRONG) this.#offers.delete(table);
  }
}
