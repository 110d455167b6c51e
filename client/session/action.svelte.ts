/** The one way to give a command: it knows what is on its way, and says why something was refused. */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Refusal } from '../../shared/wire/protocol.ts';
import type { Command } from './command-context.ts';
import { report, type Expected } from './report-refusal.ts';

/** What takes a command to the table: the session. */
export interface CommandSender {
  /** Resolves with null when the command is durable, or with why it was refused. */
  command(command: Command, player?: PlayerId): Promise<Refusal | null>;
}

export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

interface GiveOptions {
  /** Who gives it, if not whoever of this device it is for. */
  readonly player?: PlayerId | undefined;
  /** Refusals that the screen has an answer to. */
  readonly expected?: Expected;
}

export class Action<C extends Command = Command> {
  readonly #sender: CommandSender;
  readonly #overlap: boolean;
  #sent = $state.raw<C | null>(null);

  /** @param overlap a command may be given while another is on its way: settings, pieces of the guess board */
  constructor(sender: CommandSender, { overlap = false } = {}) {
    this.#sender = sender;
    this.#overlap = overlap;
  }

  /** The command that is on its way, of several the newest; null if none is. */
  get sent(): C | null {
    return this.#sent;
  }

  get busy(): boolean {
    return this.#sent !== null;
  }

  /**
   * Gives a command. Resolves with whether it was carried out: false if it was refused, which has been
   * said then, or if another one is on its way and they may not overlap.
   */
  async give(command: C, { player, expected }: GiveOptions = {}): Promise<boolean> {
    if (this.busy && !this.#overlap) return false;
    this.#sent = command;
    const refusal = await this.#sender.command(command, player);
    if (this.#sent === command) this.#sent = null;
    if (refusal) await report(refusal, expected);
    return refusal === null;
  }
}
