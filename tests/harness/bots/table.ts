/** A table on a server where opponents play. The host seats them, and watches or plays too. */
import type { GameEvent, GameMode, Variants } from '../../../shared/game/game.ts';
import { CHARACTERS, OPPONENTS, type Opponent } from '../../../shared/opponents/opponents.ts';
import type { SeriesBoards } from '../../../shared/table/series-record.ts';
import { MOST_PLAYERS } from '../../../shared/table/table.ts';
import { pick, shuffled, type Random } from '../../../shared/random.ts';
import type { Command, Reviewed } from '../../../shared/wire/protocol.ts';
import { Player } from '../wire/player.ts';
import type { Pairing } from './draw.ts';

/** The settings of a game at a table. */
export interface Setting {
  readonly board: string;
  readonly variants: Variants;
  readonly mode: GameMode;
}

/** The opponents in a game: one character as Poseidon, the others as the crew. */
export interface Company {
  readonly poseidon: Opponent;
  readonly crew: readonly Opponent[];
}

/**
 * Draws characters for a pairing. The crew gets characters of the pairing's strength. If there are too few, characters
 * of other strengths fill it up.
 */
export function companyFor({ crew, poseidon }: Pairing, navigators: number, random: Random): Company {
  const of = (rung: number, taken: readonly Opponent[]) =>
    OPPONENTS.filter((one) => CHARACTERS[one].rung === rung && !taken.includes(one));
  const sea = pick(of(poseidon, []), random);
  const alike = shuffled(of(crew, [sea]), random);
  const others = OPPONENTS.filter((one) => one !== sea && !alike.includes(one));
  // Leave room for the host, who counts as one of the table's players.
  const most = Math.min(navigators, MOST_PLAYERS - 2);
  return { poseidon: sea, crew: [...alike, ...shuffled(others, random)].slice(0, most) };
}

export class BotTable {
  readonly host: Player;
  readonly #random: Random;

  private constructor(host: Player, random: Random) {
    this.host = host;
    this.#random = random;
  }

  /** @param address the host's IP address, as a trusted proxy would report it */
  static async open(url: string, address: string, random: Random): Promise<BotTable> {
    const host = new Player({ url, address });
    await host.connect();
    await host.come('Host');
    return new BotTable(host, random);
  }

  /** The number of games that have ended at this table. */
  get ended(): number {
    return this.host.mind.events.filter(({ type }) => type === 'game-ended').length;
  }

  /** Sends a command that must be carried out. @throws Error if the server refuses it */
  async does(command: Command): Promise<void> {
    const answer = await this.host.command(command);
    if (!answer?.ok) throw new Error(`${JSON.stringify(command)}: ${answer ? answer.refusal : 'no answer'}`);
  }

  async choose({ board, variants, mode }: Setting): Promise<void> {
    await this.does({ type: 'choose-board', board });
    await this.does({ type: 'choose-variants', variants });
    await this.does({ type: 'choose-mode', mode });
  }

  async seat({ poseidon, crew }: Company): Promise<void> {
    await this.does({ type: 'seat-opponent', opponent: poseidon, seat: 'poseidon' });
    for (const opponent of crew) await this.does({ type: 'seat-opponent', opponent, seat: 'navigators' });
  }

  /** Begins a game and watches until it ends. */
  async watch(): Promise<void> {
    const before = this.ended;
    await this.does({ type: 'begin-game' });
    await this.host.until(() => this.ended > before);
  }

  /**
   * Plays a whole series in which everyone, including the host, is Poseidon once. The host makes random moves without
   * pausing.
   */
  async playSeries(boards: SeriesBoards): Promise<void> {
    await this.does({ type: 'begin-series', order: 'lot', boards, sameVariants: true });
    const isOver = () => this.host.mind.events.some(({ type }) => type === 'series-ended');
    while (!isOver()) {
      const games = this.ended;
      await this.does({ type: 'begin-game' });
      while (this.ended === games) await this.#moveOn();
    }
  }

  async #moveOn(): Promise<void> {
    const { host } = this;
    const known = newsOf(host);
    const move = host.move(this.#random);
    const answer = move && (await host.command(move));
    // The refused move was based on an old state. Wait until newer events have arrived.
    if (!answer?.ok) await host.until(() => newsOf(host) !== known);
  }

  /** What is wrong with the logs of this table's games, or null. */
  async faultIn(whyWrong: (events: readonly GameEvent[]) => string | null): Promise<string | null> {
    const { code, mind } = this.host;
    for (const event of mind.events) {
      if (event.type !== 'game-ended') continue;
      const answer = await this.host.ask<Reviewed>('review', { code, game: event.game });
      const fault = answer?.ok ? whyWrong(answer.events) : 'its log could not be read';
      if (fault !== null) return fault;
    }
    return null;
  }

  close(): void {
    this.host.close();
  }
}

/** A string that changes with every event that the player receives. */
function newsOf({ mind: { events, game } }: Player): string {
  return `${events.length} ${game?.id ?? ''} ${game?.next ?? 0}`;
}
