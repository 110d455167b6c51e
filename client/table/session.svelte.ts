/** This device at a table: follows what it is told, sends commands until they are acknowledged. */
import { nanoid } from 'nanoid';
import type { GameCommand, PlayerId, Side } from '../../shared/game.ts';
import type { Feed, GameFeed, Refusal, TableFeed } from '../../shared/protocol.ts';
import { evolveTable, replayTable, seatOf } from '../../shared/table-rules.ts';
import type { Table, TableCommand } from '../../shared/table.ts';
import type { Connection } from '../connection.svelte.ts';
import { follow, type FollowedGame } from './followed-game.ts';

/**
 * 'arriving' until the first answer; 'there'; 'no-such-table'; 'elsewhere' when another tab or device
 * has taken the seat over.
 */
export type Attendance = 'arriving' | 'there' | 'no-such-table' | 'elsewhere';

interface Sent {
  readonly id: string;
  readonly player: PlayerId;
  readonly command: TableCommand | GameCommand;
  readonly settle: (refusal: Refusal | null) => void;
}

export class TableSession {
  readonly code: string;
  attendance = $state<Attendance>('arriving');
  /** The table as far as it has been told, or undefined before the first answer. */
  table = $state.raw<Table | undefined>();
  /** The newest game of the table, as this device's side sees it. */
  game = $state.raw<FollowedGame | undefined>();
  /** The players with a device connected now. */
  present = $state.raw<readonly PlayerId[]>([]);
  /** The players that this device holds the seats of. */
  players = $state.raw<readonly PlayerId[]>([]);
  /** Commands on their way: not acknowledged yet. */
  outbox = $state.raw<readonly Sent[]>([]);

  /** The player that acts on this device, if it holds a seat at the table. */
  readonly me = $derived(this.players[0]);
  /** Where that player sits now. */
  readonly seat = $derived<Side | null>(this.me && this.table ? seatOf(this.table, this.me) : null);

  readonly #connection: Connection;
  readonly #tokens: () => readonly string[];
  readonly #stops: (() => void)[];
  #tableNext = 0;
  #attending: Promise<void> | undefined;

  /** @param tokens the tokens of the seats that this device holds here, read anew at each arrival */
  constructor(connection: Connection, code: string, tokens: () => readonly string[]) {
    this.#connection = connection;
    this.code = code;
    this.#tokens = tokens;
    this.#stops = [
      connection.onConnected(() => void this.attend()),
      connection.on('told', (feeds) => this.#take(feeds)),
      connection.on('present', (players) => (this.present = players)),
      connection.on('dismissed', () => (this.attendance = 'elsewhere')),
    ];
  }

  /** Stops listening; the server notices when the connection goes to another table or breaks. */
  close(): void {
    for (const stop of this.#stops) stop();
  }

  /** Comes (back) to the table: asks for what is missing and sends again what was not acknowledged. */
  attend(): Promise<void> {
    this.#attending ??= this.#attend().finally(() => (this.#attending = undefined));
    return this.#attending;
  }

  async #attend(): Promise<void> {
    const game = this.game && { id: this.game.id, audience: this.game.audience, next: this.game.next };
    const answer = await this.#connection.ask('attend', {
      code: this.code,
      tokens: [...this.#tokens()],
      have: { table: this.#tableNext, game: game ?? null },
    });
    // No answer: the connection broke, and its return calls again.
    if (!answer) return;
    if (!answer.ok) {
      if (answer.refusal === 'no-such-table') this.attendance = 'no-such-table';
      return;
    }
    this.attendance = 'there';
    this.players = answer.players;
    this.present = answer.present;
    this.#take(answer.feeds);
    for (const sent of this.outbox) void this.#send(sent);
  }

  /** Gives a command; resolves with null when it is durable, or with why it was refused. */
  command(command: TableCommand | GameCommand): Promise<Refusal | null> {
    const player = this.me;
    if (player === undefined) return Promise.resolve('no-such-seat');
    return new Promise((settle) => {
      const sent: Sent = { id: nanoid(), player, command, settle };
      this.outbox = [...this.outbox, sent];
      void this.#send(sent);
    });
  }

  async #send(sent: Sent): Promise<void> {
    const { id, player, command } = sent;
    const answer = await this.#connection.ask('command', { id, player, command });
    if (!this.outbox.includes(sent)) return;
    if (!answer) {
      // Unanswered on a connection that stands: ask what happened, and send it again.
      if (this.#connection.status === 'connected') void this.attend();
      return;
    }
    if (!answer.ok && answer.refusal === 'not-attending') {
      if (this.attendance !== 'elsewhere') void this.attend();
      return;
    }
    if (answer.ok) this.#take(answer.feeds);
    this.outbox = this.outbox.filter((other) => other !== sent);
    sent.settle(answer.ok ? null : answer.refusal);
    if (answer.ok && answer.repeated) void this.attend();
  }

  #take(feeds: readonly Feed[]): void {
    const complete = feeds.map((feed) =>
      feed.log === 'table' ? this.#takeTable(feed) : this.#takeGame(feed),
    );
    if (complete.includes(false)) void this.attend();
  }

  /** Follows the table's log; false if something before it is missing. */
  #takeTable({ from, events }: TableFeed): boolean {
    if (from > this.#tableNext) return false;
    const news = events.slice(this.#tableNext - from);
    this.table = this.table ? news.reduce(evolveTable, this.table) : replayTable(news);
    this.#tableNext += news.length;
    return true;
  }

  #takeGame(feed: GameFeed): boolean {
    const followed = follow(this.game, feed);
    if (!followed) return false;
    this.game = followed;
    return true;
  }
}
