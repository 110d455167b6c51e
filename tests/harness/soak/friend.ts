/** One device at a table. It follows the game as our pages do. */
import type { GameCommand } from '../../../shared/game/game.ts';
import type { Random } from '../../../shared/random.ts';
import {
  PROTOCOL,
  type Attended,
  type Command,
  type Commanded,
  type Feed,
} from '../../../shared/wire/protocol.ts';
import { Client, granted, newToken } from '../../helpers/client.ts';
import { moveIn } from '../../helpers/follower.ts';
import { Mind } from '../wire/mind.ts';

export class Friend {
  player = '';
  code = '';
  readonly #token = newToken();
  readonly #url: string;
  readonly #address: string;
  #client: Client;
  #mind = new Mind();
  #commands = 0;

  /** @param address the device's IP address, as a proxy would report it */
  constructor(url: string, address: string) {
    this.#url = url;
    this.#address = address;
    this.#client = this.#connect();
  }

  get isOver(): boolean {
    return this.#mind.game?.view.phase === 'over';
  }

  /** Creates a table, or joins the one with this code, and then subscribes to its updates (`attend`). */
  async come(name: string, code?: string): Promise<void> {
    const who = { token: this.#token, name };
    const request = code === undefined ? who : { ...who, code };
    const answer = await this.#client.ask<{ code: string; player: string }>(
      code === undefined ? 'make' : 'join',
      request,
    );
    Object.assign(this, { code: granted(answer).code, player: granted(answer).player });
    await this.attend();
  }

  /** Attends the table with this code as a spectator. */
  async watch(code: string): Promise<void> {
    this.code = code;
    await this.attend();
  }

  async attend(): Promise<void> {
    const tokens = this.player === '' ? [] : [this.#token];
    const request = { code: this.code, tokens, have: this.#mind.have };
    this.#mind.takeAnew(granted(await this.#client.ask<Attended>('attend', request)).feeds);
  }

  /** Reloads the page. The page then forgets everything that it has received. */
  async reload(): Promise<void> {
    this.#client.close();
    this.#client = this.#connect();
    this.#mind = new Mind();
    await this.attend();
  }

  async does(command: Command): Promise<void> {
    const request = { id: `f${this.#commands++}`, player: this.player, command };
    const { feeds } = granted(await this.#client.ask<Commanded>('command', request));
    if (!this.#mind.take(feeds)) await this.attend();
  }

  /** A legal move, or undefined if the game isn't waiting for this device's player. */
  move(random: Random): GameCommand | undefined {
    return moveIn(this.#mind.game, this.player, random);
  }

  close(): void {
    this.#client.close();
  }

  #connect(): Client {
    const client = new Client(this.#url, { protocol: PROTOCOL }, this.#address);
    client.socket.on('told', (feeds: Feed[]) => {
      if (!this.#mind.take(feeds)) void this.attend().catch(() => undefined);
    });
    return client;
  }
}
