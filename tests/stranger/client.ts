/**
 * A scripted client of one side, or a spectator, written from docs/PROTOCOL.md alone. It has a connection,
 * the token of its seat, and a follower of what it was told.
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

/** Many clients run in one process, so each command needs a new id. */
export const newId = (): string => `stranger-${(commands += 1)}-${randomBytes(6).toString('base64url')}`;

export class Client {
  readonly url: string;
  token = newToken();
  /** The device's own secret. */
  device = newToken();
  readonly name: string;
  code = '';
  /** Null for a spectator who never joined. */
  player: string | null = null;
  /** True if it asks to be the big screen. */
  isScreen = false;
  /** True for a spectator that asks for every open chart. */
  seesChart = false;
  /** The game whose chart it last asked for, kept even when it knows nothing of the table any more. */
  #asked: string | null = null;
  follower = new Follower();
  #connection: Connection | null = null;
  /** Why the server dismissed this client's connections. */
  readonly dismissals: Dismissed[] = [];
  seen: string[] = [];
  readonly signals: Signalled[] = [];
  /** The open requests to be let in, as this client is sent them. */
  knocks: Knock[] = [];
  readonly knockAnswers: KnockAnswer[] = [];
  /** The sides of the running game on which it has lost a seat. */
  readonly been = new Set<Side>();
  /** The codes of requests that were rightly refused. */
  readonly refusals: string[] = [];

  constructor(url: string, name: string) {
    this.url = url;
    this.name = name;
  }

  /** Connects to a table: makes it if there is no code, otherwise joins it or watches. */
  static async come(url: string, name: string, code: string | null, joins = true): Promise<Client> {
    const client = new Client(url, name);
    await client.connect();
    const { token } = client;
    if (code === null) {
      const made = await client.get('make', { token, name });
      // "The token may be sent again if no answer came: it makes one table only".
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

  /** Loses the connection but keeps what it was told. */
  drop(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  /** Makes a request that must be granted. */
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

  /** Attends with the events that it has, until none are missing. */
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

  /** The game whose chart this client asks for, or null. */
  get chart(): string | null {
    const { isRunning, openChart, game } = this.follower.table;
    return this.seesChart && isRunning && openChart && game ? game.id : null;
  }

  /** The audience to which this client belongs by the protocol; null if no game runs. */
  get audience(): Audience | null {
    const { table } = this.follower;
    if (!table.isRunning) return null;
    if (this.chart) return 'navigators';
    if (this.player === null) return this.isScreen && table.isOlympusOpen ? 'olympus' : 'onlookers';
    return table.seats.get(this.player) ?? 'onlookers';
  }

  /** Whether the feed that it follows is right for its audience; otherwise it must attend again. */
  get isAsItShouldBe(): boolean {
    return this.audience === null || this.audience === this.follower.game?.audience;
  }

  #checkAudience(): void {
    expectThat(this.isAsItShouldBe, `${this.name} is told as another than ${this.audience}`);
  }

  /** A command with an id, for this client's player or in another's name. */
  body(
    command: Command | Record<string, unknown>,
    id = newId(),
    player = this.player,
  ): Record<string, unknown> {
    return { id, player: player ?? 'nobody', command };
  }

  /** Gives a command that must be carried out. */
  async command(command: Command): Promise<void> {
    const answer = await this.send(this.body(command));
    expectThat(!answer.repeated, `${this.name}: ${command.type} was taken for a repetition`);
  }

  async send(body: Record<string, unknown>): Promise<Answer<'command'>> {
    return await this.get('command', body, ({ feeds }) => this.follower.take(feeds));
  }
}

/** Connects again and catches up. The old connection may be lost, or still open and then dismissed. */
export async function comeBack(client: Client): Promise<void> {
  await client.connect();
  await client.attend();
}
