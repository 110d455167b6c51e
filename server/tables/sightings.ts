/**
 * Tracks what devices have seen of a table's newest game. A device is identified by the digests of its own secret and
 * of the seat tokens that it has sent. The device has seen everything that is recorded for any of these digests. When
 * the limit on digests is reached, an unknown device counts as having seen everything. Its owner is then asked to
 * confirm that, and everybody at the table is told.
 */
import { LRUCache } from 'lru-cache';
import { olympusIsOpen, runningGame, seatOf, audienceOf } from '../../shared/table/queries.ts';
import { whyNoScreen, type Barred } from '../../shared/table/rules/olympus.ts';
import { isChartOpen, whyNoChart, type ChartBarred } from '../../shared/table/rules/open-chart.ts';
import { hasSeenHidden, sightOf, type Sight } from '../../shared/table/rules/sightings.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Table } from '../../shared/table/table.ts';
import type { PlayerId } from '../../shared/game/game.ts';
import type { Audience } from '../../shared/game/told.ts';
import type { SightingRow } from '../store/store-interface.ts';

/** The maximum number of digests that are remembered for one game. A table has far fewer devices. */
const MOST_REMEMBERED = 1_000;
/** The maximum number of digests from one address that are remembered for one game. */
const MOST_FROM_ADDRESS = 100;

const EVERYTHING: readonly Sight[] = ['poseidon', 'navigators', 'truth'];

/**
 * The digests that each address has sent for each game. Kept only in memory, since addresses must not be stored on
 * disk.
 */
const arrivals = new LRUCache<string, Set<string>>({ max: 10_000 });

/** The data by which a device is recognised. */
export interface Device {
  readonly digests: readonly string[];
  /** Whether the first digest is that of the device's own secret. */
  readonly hasSecret: boolean;
  /** The digest of the device's address. */
  readonly from?: string;
}

/** A device that follows a table, or is about to, with the players whose seats it holds. */
export interface Viewer extends Device {
  readonly players: readonly PlayerId[];
  /** Whether the device asks to be the big screen, which shows the true state of the game. */
  readonly olympus: boolean;
  /** The game whose chart the device asks to see as a spectator. */
  readonly chart?: string;
}

export class Sightings {
  readonly #game: string | undefined;
  readonly #seen = new Map<string, Set<Sight>>();

  /**
   * @param game the id of the newest game; what was seen of earlier games no longer matters
   * @param rows the sightings that are stored for the table
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
   * What a device must be assumed to have seen. If the device may have seen things that could not be remembered, this
   * is everything.
   */
  atMost(device: Device): readonly Sight[] {
    return this.#isFullFor(device) ? EVERYTHING : this.of(device.digests);
  }

  /**
   * True if what a device sees might go unrecorded: the limit on digests is reached, and the device has a digest that
   * is not known yet. For digests that are already known, sightings can always be recorded.
   */
  #isFullFor({ digests, from }: Device): boolean {
    return this.#isSpent(from) && digests.some((digest) => !this.#seen.has(digest));
  }

  /**
   * True if a limit on digests is reached: either the limit for the whole game or the limit for this address.
   * @param more the number of further digests that are about to be remembered
   */
  #isSpent(address: string | undefined, more = 0): boolean {
    const brought = arrivals.get(`${this.#game} ${address}`)?.size ?? 0;
    return this.#seen.size + more >= MOST_REMEMBERED || brought >= MOST_FROM_ADDRESS;
  }

  /** Counts a digest that an address has sent for this game. Does nothing if the address is unknown. */
  #count(address: string | undefined, digest: string): void {
    if (address === undefined) return;
    const key = `${this.#game} ${address}`;
    arrivals.set(key, (arrivals.get(key) ?? new Set()).add(digest));
  }

  /** Adds sightings that have been stored. */
  add(rows: readonly SightingRow[]): void {
    for (const { digest, game, sight } of rows) {
      if (game !== this.#game) continue;
      const seen = this.#seen.get(digest) ?? new Set();
      this.#seen.set(digest, seen.add(sight as Sight));
    }
  }

  /**
   * Why a device may not be the big screen, although it asks to be and the table allows one. Null in all other cases.
   */
  barred(table: Table, viewer: Viewer): Barred | null {
    const { olympus, players, digests, hasSecret } = viewer;
    if (!olympus || players.length > 0 || !olympusIsOpen(table)) return null;
    return whyNoScreen({ hasSecret, saw: this.of(digests), isFull: this.#isFullFor(viewer) });
  }

  /**
   * Why a device isn't shown the chart, although it asks for the chart and the chart is open. Null in all other cases.
   */
  chartBarred(table: Table, viewer: Viewer): ChartBarred | null {
    const game = table.games.at(-1);
    if (!game || !isChartOpen(table, viewer.chart) || this.#ownAudience(table, viewer) !== 'onlookers')
      return null;
    const { players: company, digests, hasSecret } = viewer;
    const isFull = this.#isFullFor(viewer);
    return whyNoChart(game, { hasSecret, company, saw: this.of(digests), isFull });
  }

  /**
   * The audience that a device belongs to. Spectators who are shown the open chart belong to the Navigators' audience.
   */
  audience(table: Table, viewer: Viewer): Audience {
    const own = this.#ownAudience(table, viewer);
    if (own !== 'onlookers' || !isChartOpen(table, viewer.chart)) return own;
    return this.chartBarred(table, viewer) === null ? 'navigators' : own;
  }

  /** The audience that a device belongs to, not considering whether the chart is open to spectators. */
  #ownAudience(table: Table, viewer: Viewer): Audience {
    const mayShow = viewer.olympus && this.barred(table, viewer) === null;
    return audienceOf(table, viewer.players, mayShow);
  }

  /**
   * Works out what these devices are about to see at a table. Returns the rows that must be stored before they see it.
   * Also returns events about players whose device will then have seen both sides, if the table doesn't know that yet.
   * @param table the table after the change
   */
  news(id: string, table: Table, viewers: readonly Viewer[]): { rows: SightingRow[]; told: TableEvent[] } {
    const running = runningGame(table);
    const rows: SightingRow[] = [];
    const knowing = new Set<PlayerId>();
    if (!running) return { rows, told: [] };
    // If a new game has just begun, nobody has seen anything of it yet.
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
