/** Says in toasts what others do at the table of this page. */
import type { PlayerId } from '../../shared/game/game.ts';
import { runningGame } from '../../shared/table/queries.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Feed } from '../../shared/wire/protocol.ts';
import type { Knocking } from '../session/knocking.svelte.ts';
import type { TableSession } from '../session/session.svelte.ts';
import { toast } from '../ui/toast.svelte.ts';
import { newsOf } from './table-news.ts';

/** The events of the table, without those of its game. */
export function tableEvents(feeds: readonly Feed[]): TableEvent[] {
  return feeds.flatMap((feed) => (feed.log === 'table' ? feed.events : []));
}

export class TableToasts {
  readonly #session: TableSession;
  readonly #knocking: Knocking;

  constructor(session: TableSession, knocking: Knocking) {
    this.#session = session;
    this.#knocking = knocking;
  }

  /** The text about an event; undefined if the event needs no toast. */
  textOf(event: TableEvent): string | undefined {
    const { table, players, seat } = this.#session;
    return newsOf(event, {
      nameOf: (player) => this.#session.nameOf(player),
      mine: [...players, ...this.#knocker()],
      running: table !== undefined && runningGame(table) !== undefined,
      playing: seat !== null,
    });
  }

  say(event: TableEvent): void {
    const text = this.textOf(event);
    if (text) toast.say(text);
  }

  /**
   * Announces a new host. If the host has been away too long, the server replaces the host when this device attends the
   * table. The event about this is then among the events that the device has missed.
   */
  sayNewHost(missed: readonly Feed[]): void {
    const newest = tableEvents(missed).at(-1);
    if (newest?.type === 'host-passed') this.say(newest);
  }

  /**
   * The player who has knocked (asked to be let in) on this device. They are found by name, because the news of their
   * admission arrives before the device holds the seat.
   */
  #knocker(): PlayerId[] {
    const { state, knocker } = this.#knocking;
    if (state !== 'waiting' || !knocker) return [];
    const players = this.#session.table?.players ?? [];
    return players.filter(({ name }) => name === knocker.name).map(({ id }) => id);
  }
}
