/** A player on a good network. Follows a game, and measures how long each answer takes. */
import type { GameCommand } from '../../../shared/game/game.ts';
import type { Random } from '../../../shared/random.ts';
import type { Answer, Attended, Command, Commanded, Feed } from '../../../shared/wire/protocol.ts';
import { newToken } from '../../helpers/client.ts';
import { moveIn } from '../../helpers/follower.ts';
import type { Transport } from '../../helpers/handshake.ts';
import { RawDevice } from './device.ts';
import { Mind } from './mind.ts';

/**
 * Called for every request with its answer, or undefined if there was none, and with how long the answer took in ms.
 */
export type Watch = (name: string, answer: Answer<object> | undefined, tookMs: number) => void;

export interface PlayerOptions {
  readonly url: string;
  /** The player's IP address, as a trusted proxy would report it. */
  readonly address: string;
  readonly transport?: Transport;
  readonly watch?: Watch;
}

export class Player {
  readonly token = newToken();
  player = '';
  code = '';
  mind = new Mind();
  gaps = 0;
  readonly #options: PlayerOptions;
  #device: RawDevice | undefined;
  #commands = 0;

  constructor(options: PlayerOptions) {
    this.#options = options;
  }

  get isOver(): boolean {
    return this.mind.game?.view.phase === 'over';
  }

  async connect(): Promise<void> {
    const { url, address, transport = 'websocket' } = this.#options;
    this.#device = await RawDevice.open(url, {
      transport,
      headers: { 'x-forwarded-for': address },
      keeps: false,
      onEvent: (name, content) => {
        if (name === 'told') this.#take(content as Feed[]);
      },
    });
  }

  async ask<T = object>(
    name: string,
    request: unknown,
    heed?: (answer: Answer<T>) => void,
  ): Promise<Answer<T> | undefined> {
    const before = performance.now();
    const answer = await this.#device?.tryAsk<T>(name, request, heed);
    this.#options.watch?.(name, answer, performance.now() - before);
    return answer;
  }

  /** Creates a table, or joins one if a code is given, and attends it. */
  async come(name: string, code?: string): Promise<void> {
    const who = { token: this.token, name };
    const what = code === undefined ? 'make' : 'join';
    const answer = await this.ask<{ code: string; player: string }>(what, { ...who, ...(code && { code }) });
    if (!answer?.ok) throw new Error(`${what}: ${answer ? answer.refusal : 'no answer'}`);
    this.code = answer.code;
    this.player = answer.player;
    await this.attend([this.token]);
  }

  /** @param tokens empty for a spectator */
  async attend(tokens: readonly string[]): Promise<void> {
    const request = { code: this.code, tokens, have: this.mind.have };
    await this.ask<Attended>('attend', request, (answer) => {
      if (answer.ok) this.mind.takeAnew(answer.feeds);
    });
  }

  /** The server must leave no gap in the feeds while the connection lasts, so every gap counts as a fault. */
  #take(feeds: readonly Feed[]): void {
    if (!this.mind.take(feeds)) this.gaps++;
  }

  async command(command: Command): Promise<Answer<Commanded> | undefined> {
    const request = { id: `c${this.#commands++}`, player: this.player, command };
    return this.ask<Commanded>('command', request, (answer) => {
      if (answer.ok) this.#take(answer.feeds);
    });
  }

  /** Resolves once a packet has made a condition true. @throws Error if the connection ends first */
  async until(isSo: () => boolean): Promise<void> {
    if (!this.#device) throw new Error('it is not connected');
    await this.#device.until(isSo);
  }

  /** A move that is legal as far as the player knows, or undefined if the game isn't waiting for this player. */
  move(random: Random): GameCommand | undefined {
    return moveIn(this.mind.game, this.player, random);
  }

  close(): void {
    this.#device?.close();
  }
}
