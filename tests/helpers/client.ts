/** A minimal client for tests: sends requests and records everything that it receives. */
import { randomBytes } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { GameCommand } from '../../shared/game/game.ts';
import {
  PROTOCOL,
  type Answer,
  type Attended,
  type Commanded,
  type CommandedCompact,
  type Feed,
  type GameFeed,
  type Have,
  type Knock,
  type KnockAnswer,
  type CompactFeed,
} from '../../shared/wire/protocol.ts';
import { expandFeed, followingAfter, type Following } from '../../shared/wire/compact-feed.ts';
import type { TableCommand } from '../../shared/table/commands.ts';

export const NOTHING: Have = { table: 0, game: null };

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export class Client {
  readonly socket: Socket;
  readonly token = newToken();
  /**
   * The feeds that the server sent in messages, in order. Feeds in answers to this client's requests are not in the
   * list.
   */
  readonly told: Feed[][] = [];
  dismissals = 0;
  /** The open requests to be let in, as the server last sent them. */
  knocks: readonly Knock[] = [];
  readonly knockAnswers: KnockAnswer[] = [];
  present: string[] = [];
  player = '';
  code = '';
  #commands = 0;
  #following: Following | undefined;

  /** @param address the IP address of the client, as a trusted proxy would report it */
  constructor(
    url: string,
    auth: object = { protocol: PROTOCOL, more: true },
    address?: string,
    transports = ['websocket'],
  ) {
    const extraHeaders = address === undefined ? {} : { 'x-forwarded-for': address };
    const options = { auth, extraHeaders, forceNew: true, reconnectionDelay: 50 };
    this.socket = io(url, { ...options, transports });
    this.socket.on('told', (feeds: Feed[]) => this.hear(feeds));
    this.socket.on('more', (...more: CompactFeed) => this.hear([this.whole(more)]));
    this.socket.on('present', (players: string[]) => (this.present = players));
    this.socket.on('dismissed', () => this.dismissals++);
    this.socket.on('knocks', (knocks: Knock[]) => (this.knocks = knocks));
    this.socket.on('knock-answered', (answer: KnockAnswer) => this.knockAnswers.push(answer));
  }

  /** Handles feeds that the server sends in messages. */
  protected hear(feeds: Feed[]): void {
    this.told.push(feeds);
    this.note(feeds);
  }

  protected note(feeds: readonly Feed[]): void {
    this.#following = followingAfter(feeds) ?? this.#following;
  }

  /** Restores the full form of compact events. @throws Error if no earlier feed has said which game they belong to */
  protected whole(more: CompactFeed): GameFeed {
    if (!this.#following) throw new Error('more of a game that this client was never told of');
    return expandFeed(more, this.#following);
  }

  ask<T = object>(name: string, request: unknown): Promise<Answer<T>> {
    return this.socket.timeout(60_000).emitWithAck(name, request) as Promise<Answer<T>>;
  }

  /**
   * Resolves when everything that the server has sent to this client so far has arrived. Without this, another client
   * could get the answer to its command before this client gets the command's events.
   */
  async caughtUp(): Promise<void> {
    await this.ask('boards', {});
  }

  async make(name = 'Ann'): Promise<string> {
    const made = granted(
      await this.ask<{ code: string; player: string }>('make', { token: this.token, name }),
    );
    this.player = made.player;
    this.code = made.code;
    await this.attend();
    return made.code;
  }

  async join(code: string, name = 'Bob'): Promise<void> {
    const { player } = granted(
      await this.ask<{ code: string; player: string }>('join', { code, token: this.token, name }),
    );
    this.player = player;
    this.code = code;
    await this.attend();
  }

  async attend(have: Have = NOTHING): Promise<Attended> {
    const attended = granted(
      await this.ask<Attended>('attend', { code: this.code, tokens: [this.token], have }),
    );
    this.note(attended.feeds);
    return attended;
  }

  /** Sends a command, with a new id by default. The feeds in the answer are in full form. */
  async command(
    command: TableCommand | GameCommand,
    id = `c${this.#commands++}`,
  ): Promise<Answer<Commanded>> {
    const answer = await this.ask<Commanded | CommandedCompact>('command', {
      id,
      player: this.player,
      command,
    });
    if (!answer.ok) return answer;
    if ('more' in answer) return { ok: true, feeds: [this.whole(answer.more)], repeated: false };
    this.note(answer.feeds);
    return answer;
  }

  /** Sends a command that must be carried out. @throws Error if the server refuses it */
  async does(command: TableCommand | GameCommand): Promise<readonly Feed[]> {
    return granted(await this.command(command)).feeds;
  }

  close(): void {
    this.socket.close();
  }
}

/**
 * The content of an answer.
 * @throws Error if the answer is a refusal
 */
export function granted<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`refused: ${answer.refusal} ${answer.field ?? ''}`);
  return answer;
}

export interface Party {
  readonly poseidon: Client;
  readonly navigator: Client;
  close(): void;
}

/** Creates a table with Poseidon and a Navigator, and begins a game. */
export async function gather(url: string, ...before: TableCommand[]): Promise<Party> {
  const navigator = new Client(url);
  const poseidon = new Client(url);
  await poseidon.join(await navigator.make());
  await navigator.does({ type: 'sit', seat: 'navigators' });
  await poseidon.does({ type: 'sit', seat: 'poseidon' });
  for (const command of before) await navigator.does(command);
  await navigator.does({ type: 'begin-game' });
  await poseidon.caughtUp();
  return {
    poseidon,
    navigator,
    close: () => {
      poseidon.close();
      navigator.close();
    },
  };
}
