/**
 * The only way for components to give a command. Tracks the command until it is answered, and shows refusals to the
 * player.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Refusal } from '../../shared/wire/protocol.ts';
import type { Command } from './command-context.ts';
import { report, type Expected } from './report-refusal.ts';

/** Sends commands to the table; implemented by the session. */
export interface CommandSender {
  /** Resolves with null once the command is stored, or with the reason if it was refused. */
  command(command: Command, player?: PlayerId): Promise<Refusal | null>;
}

export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

interface GiveOptions {
  /** The player who gives the command, if it isn't the player that this device would choose by default. */
  readonly player?: PlayerId | undefined;
  /** Refusals that the screen handles itself. */
  readonly expected?: Expected;
}

export class Action<C extends Command = Command> {
  readonly #sender: CommandSender;
  readonly #overlap: boolean;
  #sent = $state.raw<C | null>(null);

  /** @param overlap allows a command while another is pending; used for settings and for pieces on the chart */
  constructor(sender: CommandSender, { overlap = false } = {}) {
    this.#sender = sender;
    this.#overlap = overlap;
  }

  /** The newest pending command, or null if there is none. */
  get sent(): C | null {
    return this.#sent;
  }

  get busy(): boolean {
    return this.#sent !== null;
  }

  /**
   * Gives a command. Resolves to true if it was carried out. Resolves to false if it was refused, in which case the
   * player sees why, or if another command was pending and overlap isn't allowed.
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
