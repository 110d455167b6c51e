/**
 * What devices have seen of a table's newest game. A device is known by the digests of its own secret and of the tokens
 * of seats that it has brought; what one of them has seen, it has seen. Where no more can be remembered, a device that
 * nobody knows counts as one that has seen everything: it is asked, and the table is told.
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

/** So many digests are remembered of one game, and so many from one address: far more than a table has devices. */
const MOST_REMEMBERED = 1_000;
const MOST_FROM_ADDRESS = 100;

const EVERYTHING: readonly Sight[] = ['poseidon', 'navigators', 'truth'];

/** The digests that each address has brought to each game. Kept in memory only: addresses do not belong on the disk. */
const arrivals = new LRUCache<string, Set<string>>({ max: 10_000 });

/** What a device is known by. */
export interface Device {
  readonly digests: readonly string[];
  /** The first of them is that of its own secret. */
  readonly hasSecret: boolean;
  /** The digest of its address. */
  readonly from?: string;
}

/** As whom a device follows a table, before or after it does. */
export interface Viewer extends Device {
  readonly players: readonly PlayerId[];
  /** It asks to be the big screen that shows the truth. */
  readonly olympus: boolean;
  /** The game whose chart it asks to see as an onlooker. */
  readonly chart?: string;
}

export class Sightings {
  readonly #game: string | undefined;
  readonly #seen = new Map<string, Set<Sight>>();

  /**
   * @param game the id of the newest game: what was seen of others is of no more use
   * @param rows what is kept of the table
   */
  constructor(game: string | undefined, rows: readonly SightingRow[] = []) {
    this.#game = game;
    this.add(rows);
  }

  /** What a device is known to have seen. */
  of(digests: readonly string[]): Sight[] {
    return [...new Set(digests.flatMap((digest) => [...(this.#seen.get(digest) ?? [])]))];
  }

  /** What a device may have seen that takes a seat or a place: everything, if some of it may not have been remembered. */
  atMost(device: Device): readonly Sight[] {
    return this.#isFullFor(device) ? EVERYTHING : this.of(device.digests);
  }

  /** Whether nothing new can be remembered of a device. What is known already always can be added to. */
  #isFullFor({ digests, from }: Device): boolean {
    return this.#isSpent(from) && digests.some((digest) => !this.#seen.has(digest));
  }

  /** @param more digests that are about to be remembered */
  #isSpent(address: string | undefined, more = 0): boolean {
    const brought = arrivals.get(`${this.#game} ${address}`)?.size ?? 0;
    return this.#seen.size + more >= MOST_REMEMBERED || brought >= MOST_FROM_ADDRESS;
  }

  /** Notes what an address has brought to this game; an address that nobody knows is not counted. */
  #count(address: string | undefined, digest: string): void {
    if (address === undefined) return;
    const key = `${this.#game} ${address}`;
    arrivals.set(key, (arrivals.get(key) ?? new Set()).add(digest));
  }

  /** Takes in what is on disk now. */
  add(rows: readonly SightingRow[]): void {
    for (const { digest, game, sight } of rows) {
      if (game !== this.#game) continue;
      const seen = this.#seen.get(digest) ?? new Set();
      this.#seen.set(digest, seen.add(sight as Sight));
    }
  }

  /** Why a device is not the big screen that it asks to be, though that is open. */
  barred(table: Table, viewer: Viewer): Barred | null {
    const { olympus, players, digests, hasSecret } = viewer;
    if (!olympus || players.length > 0 || !olympusIsOpen(table)) return null;
    return whyNoScreen({ hasSecret, saw: this.of(digests), isFull: this.#isFullFor(viewer) });
  }

  /** Why a device does not see the chart that it asks for, though that is open. */
  chartBarred(table: Table, viewer: Viewer): ChartBarred | null {
    const game = table.games.at(-1);
    if (!game || !isChartOpen(table, viewer.chart) || this.#ownAudience(table, viewer) !== 'onlookers')
      return null;
    const { players: company, digests, hasSecret } = viewer;
    const isFull = this.#isFullFor(viewer);
    return whyNoChart(game, { hasSecret, company, saw: this.of(digests), isFull });
  }

  /** The audience that a device belongs to: who looks on at an open chart is told what the Navigators are. */
  audience(table: Table, viewer: Viewer): Audience {
    const own = this.#ownAudience(table, viewer);
    if (own !== 'onlookers' || !isChartOpen(table, viewer.chart)) return own;
    return this.chartBarred(table, viewer) === null ? 'navigators' : own;
  }

  /** The same without the chart that is open to onlookers. */
  #ownAudience(table: Table, viewer: Viewer): Audience {
    const mayShow = viewer.olympus && this.barred(table, viewer) === null;
    return audienceOf(table, viewer.players, mayShow);
  }

  /**
   * What these devices come to see at a table: what has to be kept before they do, and whose device has then
   * seen both sides without anybody having been told.
   * @param table as it will be then
   */
  news(id: string, table: Table, viewers: readonly Viewer[]): { rows: SightingRow[]; told: TableEvent[] } {
    const running = runningGame(table);
    const rows: SightingRow[] = [];
    const knowing = new Set<PlayerId>();
    if (!running) return { rows, told: [] };
    // Of a game that begins now nobody has seen anything.
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
