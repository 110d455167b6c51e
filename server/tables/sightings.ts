/**
 * Tracks what devices have seen of a table's newest game. A device is identified by the digests of its own secret and
 * of the seat tokens that it has sent. What is recorded for any of these digests, the device has seen. When the memory
 * is full, an unknown device counts as having seen everything: its owner is asked, and the table is told.
 */
import { LRUCache } from 'lru-cache';
import { olympusIsOpen, runningGame, seatOf, audienceOf } from '../../shared/table/queries.ts';
import { whyNoScreen, type Barred } from '../../shared/table/rules/olympus.ts';
import { isChartOpen, whyNoChart, type ChartBarred } from '../../shared/table/rules/open-chart.ts';
import { hasSeenHidden, sightOf, type Sight } from '../../shared/table/rules/sightings.ts';
import type { Table, TableEvent } from '../../shared/table/table.ts';
import type { PlayerId } from '../../shared/game/game.ts';
import type { Audience } from '../../shared/game/told.ts';
import type { SightingRow } from '../store/store-interface.ts';

/** The limits on the digests remembered for one game, in all and from one address. A table has far fewer devices. */
const MOST_REMEMBERED = 1_000;
const MOST_FROM_ADDRESS = 100;

const EVERYTHING: readonly Sight[] = ['poseidon', 'navigators', 'truth'];

/**
 * The digests that each address has sent for each game. Kept only in memory, since addresses must not be stored on
 * disk.
 */
const arrivals = new LRUCache<string, Set<string>>({ max: 10_000 });

/** What identifies a device. */
export interface Device {
  readonly digests: readonly string[];
  /** Whether the first digest is that of the device's own secret. */
  readonly hasSecret: boolean;
  /** The digest of the device's address. */
  readonly from?: string;
}

/** A device with the players as whom it follows a table, or will follow it. */
export interface Viewer extends Device {
  readonly players: readonly PlayerId[];
  /** Whether the device asks to be the big screen that shows the truth. */
  readonly olympus: boolean;
  /** The game whose chart the device asks to see as a spectator. */
  readonly chart?: string;
}

export class Sightings {
  readonly #game: string | undefined;
  readonly #seen = new Map<string, Set<Sight>>();

  /**
   * @param game the id of the newest game; what was seen of earlier games no longer matters
   * @param rows what is stored for the table
   */
  constructor(game: string | undefined, rows: readonly SightingRow[] = []) {
    this.#game = game;
    this.add(rows);
  }

  /** What the device with these digests is known to have seen. */
  of(digests: readonly string[]): Sight[] {
    return [...new Set(digests.flatMap((digest) => [...(this.#seen.get(digest) ?? [])]))];
  }

  /**
   * The most that a device may have seen if it takes a seat: everything, if some of it may not have been remembered.
   */
  atMost(device: Device): readonly Sight[] {
    return this.#isFullFor(device) ? EVERYTHING : this.of(device.digests);
  }

  /** Whether nothing new can be remembered about a device. Entries for known digests can always be added to. */
  #isFullFor({ digests, from }: Device): boolean {
    return this.#isSpent(from) && digests.some((digest) => !this.#seen.has(digest));
  }

  /** @param more the number of further digests that are about to be remembered */
  #isSpent(address: string | undefined, more = 0): boolean {
    const brought = arrivals.get(`${this.#game} ${address}`)?.size ?? 0;
    return this.#seen.size + more >= MOST_REMEMBERED || brought >= MOST_FROM_ADDRESS;
  }

  /** Notes what an address has sent for this game. An unknown address is not counted. */
  #count(address: string | undefined, digest: string): void {
    if (address === undefined) return;
    const key = `${this.#game} ${address}`;
    arrivals.set(key, (arrivals.get(key) ?? new Set()).add(digest));
  }

  /** Adds what is on disk now. */
  add(rows: readonly SightingRow[]): void {
    for (const { digest, game, sight } of rows) {
      if (game !== this.#game) continue;
      const seen = this.#seen.get(digest) ?? new Set();
      this.#seen.set(digest, seen.add(sight as Sight));
    }
  }

  /** Why a device that asks to be the big screen may not be, although the big screen is open to it; null if it may. */
  barred(table: Table, viewer: Viewer): Barred | null {
    const { olympus, players, digests, hasSecret } = viewer;
    if (!olympus || players.length > 0 || !olympusIsOpen(table)) return null;
    return whyNoScreen({ hasSecret, saw: this.of(digests), isFull: this.#isFullFor(viewer) });
  }

  /** Why a device isn't shown the chart that it asks for, although the chart is open; null if it is shown. */
  chartBarred(table: Table, viewer: Viewer): ChartBarred | null {
    const game = table.games.at(-1);
    if (!game || !isChartOpen(table, viewer.chart) || this.#ownAudience(table, viewer) !== 'onlookers')
      return null;
    const { players: company, digests, hasSecret } = viewer;
    const isFull = this.#isFullFor(viewer);
    return whyNoChart(game, { hasSecret, company, saw: this.of(digests), isFull });
  }

  /** The audience that a device belongs to. Spectators with an open chart are told what the Navigators are told. */
  audience(table: Table, viewer: Viewer): Audience {
    const own = this.#ownAudience(table, viewer);
    if (own !== 'onlookers' || !isChartOpen(table, viewer.chart)) return own;
    return this.chartBarred(table, viewer) === null ? 'navigators' : own;
  }

  /** The audience that a device belongs to, ignoring whether the chart is open to spectators. */
  #ownAudience(table: Table, viewer: Viewer): Audience {
    const mayShow = viewer.olympus && this.barred(table, viewer) === null;
    return audienceOf(table, viewer.players, mayShow);
  }

  /**
   * What these devices will see at a table: the rows that have to be stored first, and the events about players whose
   * device will then have seen both sides without the table knowing.
   * @param table the table after the change
   */
  news(id: string, table: Table, viewers: readonly Viewer[]): { rows: SightingRow[]; told: TableEvent[] } {
    const running = runningGame(table);
    const rows: SightingRow[] = [];
    const knowing = new Set<PlayerId>();
    if (!running) return { rows, told: [] };
    // Nobody has seen anything of a game that begins now.
    const before = running.id === this.#game ? this : new Sightings(running.id);
    const added = new Set<string>();
    for (const viewer of viewers) {
      const sight = sightOf(before.audience(table, viewer));
      if (sight === null) continue;
      const { digests, players, from } = viewer;
      for (const digest of digests) {
        const isKnown = before.#seen.has(digest) || added.has(digest);
        if (before.of([digest]).includes(sight) || (!isKnown && before.#isSpent(from, added.size))) continue;
        rows.push({ table: id, digest, game: running.id, sight });
        if (isKnown) continue;
        added.add(digest);
        before.#count(from, digest);
      }
      if (sight === 'truth' || !hasSeenHidden(before.of(digests), sight)) continue;
      for (const player of players) {
        if (seatOf(running, player) === sight && !running.knowing.includes(player)) knowing.add(player);
      }
    }
    return { rows, told: [...knowing].map((player) => ({ type: 'knows-other-side', player })) };
  }
}
