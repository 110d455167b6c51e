/**
 * A scripted client of one side, or of a spectator, written from docs/PROTOCOL.md alone. It has a connection, its
 * seat's token, and a follower that keeps track of what the client has received.
 */
import { randomBytes } from 'node:crypto';
import { checkClock } from './clock.ts';
import { Connection } from './connection.ts';
import { expectSame, expectThat, present, Finding } from './finding.ts';
import { Follower } from './follower.ts';
import type {
  Answer,
  Command,
  Dismissed,
  Knock,
  KnockAnswer,
  Refused,
  Request,
  Signalled,
} from './messages.ts';
import type { Audience, Side } from './shapes.ts';

let commands = 0;

export const newToken = (): string => randomBytes(32).toString('base64url');

/** A new command id. It has to be unique among all clients in this process. */
export const newId = (): string => `stranger-${(commands += 1)}-${randomBytes(6).toString('base64url')}`;

export class Client {
  readonly url: string;
  token = newToken();
  /** The secret of this client's device. */
  device = newToken();
  readonly name: string;
  code = '';
  /** The id of this client's player, or null for a spectator who has never joined. */
  player: string | null = null;
  /** True if this client asks to be the big screen. */
  isScreen = false;
  /** True if this client is a spectator that asks to see every open chart. */
  seesChart = false;
  /**
   * The game whose chart this client last asked for. The client keeps this value when a test gives it a new, empty
   * follower.
   */
  #asked: string | null = null;
  follower = new Follower();
  #connection: Connection | null = null;
  /** The reasons for which the server dismissed this client's connections. */
  readonly dismissals: Dismissed[] = [];
  seen: string[] = [];
  readonly signals: Signalled[] = [];
  /** The open requests to be let in that the server has sent to this client. */
  knocks: Knock[] = [];
  readonly knockAnswers: KnockAnswer[] = [];
  /** The sides where this client has had a seat in the running game and lost it. */
  readonly been = new Set<Side>();
  /** The refusal codes that this client's requests received. Each was required by the protocol. */
  readonly refusals: string[] = [];

  constructor(url: string, name: string) {
    this.url = url;
    this.name = name;
  }

  /**
   * Connects to a table. Without a code, makes the table. With a code, joins the table or, if `joins` is false, only
   * watches.
   */
  static async come(url: string, name: string, code: string | null, joins = true): Promise<Client> {
    const client = new Client(url, name);
    await client.connect();
    const { token } = client;
    if (code === null) {
      const made = await client.get('make', { token, name });
      // By the protocol, a client that got no answer may send its token again, and the server still creates only one
      // table.
      expectSame(await client.get('make', { token, name }), made, 'the same token makes');
      [client.code, client.player] = [made.code, made.player];
    } else {
      client.code = code;
      if (joins) client.player = (await client.get('join', { code, token, name })).player;
    }
    await client.attend();
    return client;
  }

  get connection(): Connection {
    return present(this.#connection, `${this.name} is not connected`);
  }

  get isOnline(): boolean {
    return this.#connection !== null;
  }

  async connect(): Promise<void> {
    let isDismissed = false;
    this.knocks = [];
    this.#connection = await Connection.open(this.url, {
      told: (feeds) => {
        expectThat(!isDismissed, `${this.name} was told something after it was dismissed`);
        this.follower.take(feeds);
      },
      present: (players) => {
        this.seen = players;
      },
      clock: (left) => expectThat(!left || left.leftMs <= left.ofMs, 'more time is left than there is'),
      signalled: (signal) => this.signals.push(signal),
      knocks: (knocks) => {
        this.knocks = knocks;
      },
      'knock-answered': (answer) => this.knockAnswers.push(answer),
      dismissed: (why) => {
        isDismissed = true;
        this.dismissals.push(why);
      },
    });
  }

  /** Disconnects, but keeps the events that it has received. */
  drop(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  /** Makes a request. If the server refuses it, that is a finding. */
  async get<R extends Request>(
    request: R,
    body: unknown,
    use?: (answer: Answer<R>) => void,
  ): Promise<Answer<R>> {
    const answer = await this.connection.ask(request, body, (at) => {
      if (at.ok && use) use(at as Answer<R>);
    });
    if (!answer.ok) {
      const { refusal } = answer as Refused;
      throw new Finding(`${this.name}: ${request} ${JSON.stringify(body)} was refused: ${refusal}`);
    }
    return answer as Answer<R>;
  }

  /** Sends `attend` with the events that the client already has. Repeats the request until no events are missing. */
  async attend(have = this.follower.have): Promise<Answer<'attend'>> {
    const { code, follower } = this;
    follower.isBehind = false;
    const tokens = this.player === null ? [] : [this.token];
    this.#asked = this.chart ?? this.#asked;
    const screen = { ...(this.isScreen && { olympus: true }), ...(this.#asked && { chart: this.#asked }) };
    const asked = { code, tokens, have, device: this.device, ...screen };
    const answer = await this.get('attend', asked, (at) => {
      follower.takeAttended(at.feeds);
      this.seen = at.present;
    });
    expectThat(!follower.isBehind, `${this.name}: attend left something out`);
    this.#checkAudience();
    checkClock(follower, answer);
    expectSame(answer.players, this.player === null ? [] : [this.player], 'the players attended');
    if (this.player !== null) expectThat(answer.present.includes(this.player), 'the attended is not present');
    return answer;
  }

  /** The game whose chart this client asks for, or null if it asks for none. */
  get chart(): string | null {
    const { isRunning, openChart, game } = this.follower.table;
    return this.seesChart && isRunning && openChart && game ? game.id : null;
  }

  /** The audience to which this client belongs according to the protocol, or null while no game runs. */
  get audience(): Audience | null {
    const { table } = this.follower;
    if (!table.isRunning) return null;
    if (this.chart) return 'navigators';
    if (this.player === null) return this.isScreen && table.isOlympusOpen ? 'olympus' : 'onlookers';
    return table.seats.get(this.player) ?? 'onlookers';
  }

  /** True if the client follows the feed for its own audience. If not, the client has to attend again. */
  get isAsItShouldBe(): boolean {
    return this.audience === null || this.audience === this.follower.game?.audience;
  }

  #checkAudience(): void {
    expectThat(this.isAsItShouldBe, `${this.name} is told as another than ${this.audience}`);
  }

  /** Adds an id and a player to a command. By default, the player is this client's own. */
  body(
    command: Command | Record<string, unknown>,
    id = newId(),
    player = this.player,
  ): Record<string, unknown> {
    return { id, player: player ?? 'nobody', command };
  }

  /** Gives a command. If the server refuses it, that is a finding. */
  async command(command: Command): Promise<void> {
    const answer = await this.send(this.body(command));
    expectThat(!answer.repeated, `${this.name}: ${command.type} was taken for a repetition`);
  }

  async send(body: Record<string, unknown>): Promise<Answer<'command'>> {
    return await this.get('command', body, ({ feeds }) => this.follower.take(feeds));
  }
}

/** Connects again and catches up. If the old connection is still open, the server dismisses it. */
export async function comeBack(client: Client): Promise<void> {
  await client.connect();
  await client.attend();
}
