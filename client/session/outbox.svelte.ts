/** The commands that this device has given and the server has not acknowledged yet. They are sent in order. */
import { nanoid } from 'nanoid';
import type { PlayerId } from '../../shared/game/game.ts';
import type { Commanded, CommandedCompact, Moment, Refusal } from '../../shared/wire/protocol.ts';
import type { Connection } from '../lib/connection.svelte.ts';
import type { Command } from './command-context.ts';
import { Delayed } from './delayed.ts';
import { report } from './report-refusal.ts';

interface Sent {
  readonly id: string;
  readonly player: PlayerId;
  readonly command: Command;
  readonly in?: Moment;
  readonly resolve: (refusal: Refusal | null) => void;
}

export interface OutboxDeps {
  readonly connection: Pick<Connection, 'status' | 'ask'>;
  /** Whether the device attends the table. */
  isThere(): boolean;
  /** Called when the server has acknowledged a command, with the events that followed from it. */
  onAcknowledged(answer: Commanded | CommandedCompact): void;
  /** Attends the table again, which fetches missed events and then calls `resend`. */
  attend(): Promise<void>;
}

export class Outbox {
  readonly #deps: OutboxDeps;
  #all = $state.raw<readonly Sent[]>([]);
  readonly #delayed = new Delayed<Sent>((sent) => void this.#send(sent));

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  /** The commands, the oldest first. */
  get all(): readonly Pick<Sent, 'player' | 'command'>[] {
    return this.#all;
  }

  /**
   * Sends a command. Resolves with null once it is stored, or with the reason if it was refused.
   * @param moment the moment of the game for which the command is meant
   */
  add(command: Command, player: PlayerId, moment: Moment | undefined): Promise<Refusal | null> {
    return new Promise((resolve) => {
      const sent: Sent = { id: nanoid(), player, command, ...(moment && { in: moment }), resolve };
      this.#all = [...this.#all, sent];
      // Send commands in order.
      if (this.#delayed.isEmpty) void this.#send(sent);
      else this.#delayed.add(sent, 0);
    });
  }

  /** Sends all commands again. Called when the device attends the table again. */
  resend(): void {
    this.#delayed.clear();
    for (const sent of this.#all) void this.#send(sent);
  }

  /** Drops all commands. */
  clear(): void {
    this.#all = [];
    this.#delayed.clear();
  }

  async #send(sent: Sent): Promise<void> {
    const { connection, attend, isThere, onAcknowledged } = this.#deps;
    const { resolve, ...request } = sent;
    const answer = await connection.ask('command', request, (heard) => {
      if (heard.ok) onAcknowledged(heard);
    });
    if (!this.#all.includes(sent)) return;
    if (!answer) {
      // No answer has come, although the device is still connected. Attend again, which fetches the events that the
      // device has missed and then sends the command again.
      if (connection.status === 'connected') void attend();
      return;
    }
    if (!answer.ok && answer.refusal === 'not-attending') {
      if (isThere()) void attend();
      return;
    }
    if (!answer.ok && answer.waitMs !== undefined) {
      if (this.#delayed.isEmpty) void report(answer.refusal, {}, answer.waitMs);
      return this.#delayed.add(sent, answer.waitMs);
    }
    this.#all = this.#all.filter((other) => other !== sent);
    resolve(answer.ok ? null : answer.refusal);
    if (answer.ok && 'repeated' in answer && answer.repeated) void attend();
  }
}
