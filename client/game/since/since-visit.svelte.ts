/** Finds out what has happened at a table since its page was last visible on this device. */
import { createContext, onDestroy } from 'svelte';
import type { PlayerId } from '../../../shared/game/game.ts';
import { runningGame } from '../../../shared/table/queries.ts';
import { isOverDays } from '../../../shared/table/clock.ts';
import type { TableEvent } from '../../../shared/table/events.ts';
import type { Feed } from '../../../shared/wire/protocol.ts';
import type { Connection } from '../../lib/connection.svelte.ts';
import type { FollowedGame } from '../../session/followed-game.ts';
import type { TableSession } from '../../session/session.svelte.ts';
import type { Listener } from '../narration/narration.ts';
import { isWorthTelling, keepSeen, seenAt, type Seen } from './here.ts';
import { standIns } from './stand-ins.ts';

/** What is new to a player. */
export interface SinceNews {
  readonly game: FollowedGame;
  /** The number of the first event of the game that is new. */
  readonly from: number;
  /** The new events of the table's own log. */
  readonly table: readonly TableEvent[];
}

type Session = Pick<TableSession, 'code' | 'table' | 'game' | 'players' | 'tableNext' | 'onTold' | 'nameOf'>;

/** How often to note that the player is here, in ms. */
const NOTE_MS = 20_000;

export class SinceVisit {
  /** What is new, until the player has closed the list; null if there is nothing to tell. */
  news = $state.raw<SinceNews | null>(null);
  /** The new events of the table's own log, in sentences. */
  readonly atTable = $derived.by(() => {
    const { table } = this.#session;
    if (!this.news || !table) return [];
    const said = this.news.table.flatMap((event) => this.#say(event) ?? []);
    return [...standIns(this.news.table, table, this.news.game.view), ...said];
  });
  readonly #session: Session;
  readonly #connection: Pick<Connection, 'status' | 'on'>;
  readonly #say: (event: TableEvent) => string | undefined;
  readonly #stops: (() => void)[];
  #noting: ReturnType<typeof setTimeout> | undefined;
  /** The events of the table's own log, by their numbers. Those of this device's own commands may be missing. */
  readonly #table: (TableEvent | undefined)[] = [];

  /** @param say the sentence about an event of the table's own log, if it is news */
  constructor(
    session: Session,
    connection: Pick<Connection, 'status' | 'on'>,
    say: (event: TableEvent) => string | undefined,
  ) {
    this.#say = say;
    this.#session = session;
    this.#connection = connection;
    const seen = () => {
      this.#noteLater();
      this.#look();
    };
    document.addEventListener('visibilitychange', seen);
    this.#noteLater();
    this.#stops = [
      // What happens before the player's eyes is not news, unless a list of news is still open.
      session.onTold(({ catchingUp }) => (catchingUp || this.news ? this.#look() : this.#note())),
      connection.on('told', (feeds) => this.#hear(feeds)),
      () => document.removeEventListener('visibilitychange', seen),
      () => clearTimeout(this.#noting),
    ];
  }

  /** The people on this device, to whom the news are told; undefined before the table is known. */
  get listener(): Listener | undefined {
    const { players, table } = this.#session;
    return table && { players, table };
  }

  /** The name of a player, even of one who has left the table. */
  nameOf(player: PlayerId): string {
    return this.#session.nameOf(player);
  }

  /** Takes the events of the table's own log that the server has sent. */
  #hear(feeds: readonly Feed[]): void {
    for (const feed of feeds)
      if (feed.log === 'table')
        for (const [i, event] of feed.events.entries()) this.#table[feed.from + i] = event;
  }

  /** Called when this device has attended the table. */
  arrive(feeds: readonly Feed[]): void {
    this.#hear(feeds);
    this.#look();
  }

  /** Called when the player has read what is new. */
  close(): void {
    this.news = null;
    this.#note();
  }

  end(): void {
    for (const stop of this.#stops) stop();
  }

  /** Tells what is new, or notes that the player has seen everything. */
  #look(): void {
    if (!this.#isSeen()) return;
    const { code, game } = this.#session;
    const seen = seenAt(code);
    this.news = this.#newsSince(seen) ?? null;
    // A page that has just become visible may not have noticed yet that its connection was lost. So if there is nothing
    // new, it still counts as away for a while.
    if (seen?.game !== (game?.id ?? null) || seen.next !== (game?.next ?? 0)) this.#note();
  }

  #newsSince(seen: Seen | undefined): SinceNews | undefined {
    const { table, game, players } = this.#session;
    const record = table && runningGame(table);
    if (!seen || !record || game?.id !== record.id) return undefined;
    // A spectator who sees the open chart doesn't play.
    const plays = players.some((player) => player === record.poseidon || record.navigators.includes(player));
    const from = seen.game === game.id ? Math.min(seen.next, game.told.length) : 0;
    const isLong = table.clock !== null && isOverDays(table.clock);
    const away = { awayMs: Date.now() - seen.at, isOverDays: isLong };
    // An open list stays open and grows.
    if (!plays || !(this.news ?? isWorthTelling(game.audience, game.told.slice(from), away)))
      return undefined;
    return { game, from, table: this.#table.slice(seen.table).filter((event) => event !== undefined) };
  }

  #noteLater(): void {
    clearTimeout(this.#noting);
    this.#noting = setTimeout(() => {
      this.#note();
      this.#noteLater();
    }, NOTE_MS);
  }

  #isSeen(): boolean {
    return document.visibilityState === 'visible' && this.#connection.status === 'connected';
  }

  /** Notes that the player is here and sees everything, unless there are news that they haven't read. */
  #note(): void {
    const { code, table, game, tableNext } = this.#session;
    if (!table || this.news || !this.#isSeen()) return;
    keepSeen(code, { game: game?.id ?? null, next: game?.next ?? 0, table: tableNext, at: Date.now() });
  }
}

/** Lets the screens of a table show what is new. */
const [getSinceVisit, setSinceVisit] = createContext<SinceVisit>();
export { getSinceVisit };

/** Called by the page of a table. See the constructor of SinceVisit. */
export function provideSinceVisit(...given: ConstructorParameters<typeof SinceVisit>): SinceVisit {
  const visit = setSinceVisit(new SinceVisit(...given));
  onDestroy(() => visit.end());
  return visit;
}
