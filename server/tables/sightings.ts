/**
 * What devices have seen of a table's newest game. A device is known by the digests of its own secret and of the
 * tokens that it has brought; what one of them has seen, it has seen.
 */
import { olympusIsOpen, runningGame, seatOf, audienceOf } from '../../shared/table/queries.ts';
import { whyNoScreen, type Barred } from '../../shared/table/rules/olympus.ts';
import { isChartOpen, whyNoChart, type ChartBarred } from '../../shared/table/rules/open-chart.ts';
import { hasSeenHidden, sightOf, type Sight } from '../../shared/table/rules/sightings.ts';
import type { Table, TableEvent } from '../../shared/table/table.ts';
import type { PlayerId } from '../../shared/game/game.ts';
import type { Audience } from '../../shared/game/told.ts';
import type { SightingRow } from '../store/store-interface.ts';

/** So many sightings of one game are kept: a bound against nonsense, far more than there are devices at a table. */
const MOST_SIGHTINGS = 1_000;

/** As whom a device follows a table, before or after it does. */
export interface Witness {
  readonly players: readonly PlayerId[];
  /** It asks to be the big screen that shows the truth. */
  readonly olympus: boolean;
  /** The game whose chart it asks to see as an onlooker. */
  readonly chart?: string;
  /** The digests that it is known by. */
  readonly digests: readonly string[];
  /** One of them is that of its own secret. */
  readonly hasSecret: boolean;
}

export class Sightings {
  readonly #game: string | undefined;
  readonly #seen = new Map<string, Set<Sight>>();
  #count = 0;

  /**
   * @param game the id of the newest game: what was seen of others is of no more use
   * @param rows what is kept of the table
   */
  constructor(game: string | undefined, rows: readonly SightingRow[] = []) {
    this.#game = game;
    this.add(rows);
  }

  /** What a device has seen. */
  of(digests: readonly string[]): Sight[] {
    return [...new Set(digests.flatMap((digest) => [...(this.#seen.get(digest) ?? [])]))];
  }

  /** Takes in what is on disk now. */
  add(rows: readonly SightingRow[]): void {
    for (const { digest, game, sight } of rows) {
      if (game !== this.#game) continue;
      const seen = this.#seen.get(digest) ?? new Set();
      if (!seen.has(sight as Sight)) this.#count++;
      this.#seen.set(digest, seen.add(sight as Sight));
    }
  }

  /** Why a device is not the big screen that it asks to be, though that is open. */
  barred(table: Table, { olympus, players, digests, hasSecret }: Witness): Barred | null {
    if (!olympus || players.length > 0 || !olympusIsOpen(table)) return null;
    return whyNoScreen({ hasSecret, saw: this.of(digests), isFull: this.#count >= MOST_SIGHTINGS });
  }

  /** Why a device does not see the chart that it asks for, though that is open. */
  chartBarred(table: Table, witness: Witness): ChartBarred | null {
    const game = table.games.at(-1);
    if (!game || !isChartOpen(table, witness.chart) || this.#ownAudience(table, witness) !== 'onlookers')
      return null;
    const { players: company, digests, hasSecret } = witness;
    const isFull = this.#count >= MOST_SIGHTINGS;
    return whyNoChart(game, { hasSecret, company, saw: this.of(digests), isFull });
  }

  /** The audience that a device belongs to: who looks on at an open chart is told what the Navigators are. */
  audience(table: Table, witness: Witness): Audience {
    const own = this.#ownAudience(table, witness);
    if (own !== 'onlookers' || !isChartOpen(table, witness.chart)) return own;
    return this.chartBarred(table, witness) === null ? 'navigators' : own;
  }

  /** The same without the chart that is open to onlookers. */
  #ownAudience(table: Table, witness: Witness): Audience {
    const mayShow = witness.olympus && this.barred(table, witness) === null;
    return audienceOf(table, witness.players, mayShow);
  }

  /**
   * What these devices come to see at a table: what has to be kept before they do, and whose device has then
   * seen both sides without anybody having been told.
   * @param table as it will be then
   */
  news(id: string, table: Table, witnesses: readonly Witness[]): { rows: SightingRow[]; told: TableEvent[] } {
    const running = runningGame(table);
    const rows: SightingRow[] = [];
    const knowing = new Set<PlayerId>();
    if (!running) return { rows, told: [] };
    // Of a game that begins now nobody has seen anything.
    const before = running.id === this.#game ? this : new Sightings(running.id);
    for (const witness of witnesses) {
      const sight = sightOf(before.audience(table, witness));
      if (sight === null) continue;
      const { digests, players } = witness;
      for (const digest of digests) {
        if (before.of([digest]).includes(sight) || before.#count + rows.length >= MOST_SIGHTINGS) continue;
        rows.push({ table: id, digest, game: running.id, sight });
      }
      if (sight === 'truth' || !hasSeenHidden(before.of(digests), sight)) continue;
      for (const player of players) {
        if (seatOf(running, player) === sight && !running.knowing.includes(player)) knowing.add(player);
      }
    }
    return { rows, told: [...knowing].map((player) => ({ type: 'knows-other-side', player })) };
  }
}
