/** A device in a game on a bad network. It repeats each command until it gets an answer. */
import type { GameCommand } from '../../../shared/game/game.ts';
import { withTimeout } from '../../../server/lib/with-timeout.ts';
import type { Random } from '../../../shared/random.ts';
import type {
  Answer,
  Attended,
  Command,
  Commanded,
  Feed,
  OpenTablesListed,
  Refusal,
} from '../../../shared/wire/protocol.ts';
import { newToken, NOTHING } from '../../helpers/client.ts';
import { moveIn } from '../../helpers/follower.ts';
import { oneOf } from '../../helpers/random.ts';
import { pause } from '../pause.ts';
import { waitOf } from '../wire/busy.ts';
import { RawDevice } from '../wire/device.ts';
import { Mind } from '../wire/mind.ts';
import type { BadPushService } from './bad-push-service.ts';
import { drawFate, mischievous } from './mischief.ts';

/** A command, and all the server's answers to it. */
export interface Given {
  readonly id: string;
  readonly command: Command;
  /** The number of times that the device sent the command. */
  asked: number;
  readonly answers: Answer<Commanded>[];
}

/** Settings shared by all devices of a run. */
export interface Sea {
  /** The addresses of the servers. A device that loses its server uses the next address. */
  readonly urls: readonly string[];
  /** How long a device waits for a silent server before it tries another, in ms. If undefined, it waits forever. */
  readonly patienceMs?: number | undefined;
  /** True if one of the inflicted failures may have caused this refusal. If so, the device repeats its request. */
  excuses(refusal: Refusal): boolean;
  /** The push service of all devices. */
  readonly service: BadPushService;
  /** Called for each command that the server has acknowledged. */
  onAcknowledged(): void;
  /** True once all servers have stopped for good. */
  isOver(): boolean;
}

/**
 * How long a device waits for messages before it attends again, in ms. Without this limit, it would never notice the
 * loss of the last message.
 */
const PATIENCE_MS = 120;
const LONGEST_DELAY_MS = 6;
/** The pause between two attempts to reach a server that is down, in ms. */
const RETRY_MS = 25;

/** The number of devices so far. It gives each device a different address. */
let houses = 0;

export class Sailor {
  readonly token: string | undefined;
  readonly given: Given[] = [];
  player = '';
  code = '';
  mind = new Mind();
  readonly #sea: Sea;
  readonly #random: Random;
  readonly #headers = {
    'x-forwarded-for': `10.${(houses >> 16) & 255}.${(houses >> 8) & 255}.${houses++ & 255}`,
  };
  #device: RawDevice | undefined;
  #isAttending = false;
  #stir: () => void = () => undefined;
  /** The index of the server to connect to. The devices of one table start with different servers. */
  #way = houses;

  constructor(sea: Sea, random: Random, hasSeat = true) {
    this.#sea = sea;
    this.#random = random;
    this.token = hasSeat ? newToken() : undefined;
  }

  /** True if game `number` of the table is over. Games are numbered from 1. */
  isOver(number: number): boolean {
    const { game } = this.mind;
    const begun = this.mind.events.flatMap((event) => (event.type === 'game-began' ? [event.game] : []));
    const isReached = begun.length >= number && begun.at(-1) === game?.id;
    return begun.length > number || (isReached && game?.view.phase === 'over');
  }

  /** A move that is legal as far as the device knows. Undefined if the game isn't waiting for this player. */
  move(): GameCommand | undefined {
    return moveIn(this.mind.game, this.player, this.#random);
  }

  /** Makes or joins the table. Repeating this with the same token has no effect. */
  async come(name: string, code?: string): Promise<void> {
    const who = { token: this.token, name };
    for (;;) {
      const device = await this.#connected();
      const what = code === undefined ? 'make' : 'join';
      const request = code === undefined ? who : { ...who, code };
      const answer = await this.#within(
        device,
        device.tryAsk<{ code: string; player: string }>(what, request),
      );
      if (!answer || this.#mustWait(answer)) {
        await pause(waitOf(answer) || RETRY_MS);
        continue;
      }
      if (!answer.ok) throw new Error(`${what} is refused: ${answer.refusal}`);
      Object.assign(this, { code: answer.code, player: answer.player });
      return;
    }
  }

  /**
   * Repeats a command until it is answered. Resolves with undefined if the page was reloaded first, because a reloaded
   * page no longer has the command.
   */
  async command(command: Command): Promise<Answer<Commanded> | undefined> {
    const given: Given = { id: `c${this.given.length}`, command, asked: 0, answers: [] };
    this.given.push(given);
    const { game } = this.mind;
    const isMeant = this.#random() < 0.3 && game && !game.view.outcome;
    const moment = isMeant ? { in: { game: game.id } } : {};
    const request = { id: given.id, player: this.player, command, ...moment };
    for (;;) {
      const device = await this.#attending();
      const fate = drawFate(this.#random);
      if (fate === 'dropped') continue;
      if (fate === 'delayed') await pause(this.#random() * LONGEST_DELAY_MS);
      if (fate === 'overtaken') void this.#ask(device, this.#chatter());
      const asked = this.#within(device, this.#ask(device, given, request));
      if (fate === 'doubled') void this.#ask(device, given, request);
      if (fate === 'reloaded') {
        this.reload();
        if (this.#random() < 0.5) return undefined;
        continue;
      }
      const answer = await asked;
      const mustWait = this.#mustWait(answer);
      if (mustWait) await pause(waitOf(answer) || RETRY_MS);
      if (!answer || mustWait || fate === 'unheard') continue;
      if (answer.ok) this.#take(answer.feeds);
      // The answer to a repeated command contains no feeds. Attending again fetches whatever was missed.
      if (answer.ok && answer.repeated) this.#isAttending = false;
      return answer;
    }
  }

  /** Asks for the list of open tables until there is an answer. */
  async openTables(): Promise<Answer<OpenTablesListed>> {
    for (;;) {
      const device = await this.#connected();
      const answer = await this.#within(device, device.tryAsk<OpenTablesListed>('open-tables', {}));
      if (answer && !this.#mustWait(answer)) return answer;
      await pause(waitOf(answer) || RETRY_MS);
    }
  }

  /**
   * Repeats a request of a device at the table until there is an answer. Resolves with undefined if the page was reloaded
   * first.
   * @param onTried called after each attempt with the answer, if there was one, and with the time at which it began
   */
  async request<T extends object>(
    name: string,
    request: object,
    onTried: (answer: Answer<T> | undefined, began: number) => void = () => undefined,
  ): Promise<Answer<T> | undefined> {
    for (;;) {
      const device = await this.#attending();
      const fate = drawFate(this.#random);
      if (fate === 'dropped') continue;
      if (fate === 'delayed') await pause(this.#random() * LONGEST_DELAY_MS);
      const began = performance.now();
      const tries = Array.from({ length: fate === 'doubled' ? 2 : 1 }, () =>
        this.#within(device, device.tryAsk<T>(name, request)),
      );
      if (fate === 'reloaded') this.reload();
      const answers = await Promise.all(tries);
      const heard = answers.map((one) => (one && this.#mustWait(one) ? undefined : one));
      for (const one of heard) onTried(one, began);
      const [answer] = heard;
      if (answer && fate !== 'unheard') return answer;
      if (fate === 'reloaded' && this.#random() < 0.5) return undefined;
      if (!answer) await pause(RETRY_MS);
    }
  }

  async #ask(device: RawDevice, given: Given, request?: object): Promise<Answer<Commanded> | undefined> {
    const { id, command } = given;
    given.asked++;
    const answer = await device.tryAsk<Commanded>('command', request ?? { id, player: this.player, command });
    // A refusal that a failure may have caused doesn't count as an answer, because the command may have been carried
    // out.
    if (answer && !this.#isExcused(answer)) given.answers.push(answer);
    if (answer?.ok) this.#sea.onAcknowledged();
    return answer;
  }

  #isExcused(answer: Answer<object>): boolean {
    return !answer.ok && this.#sea.excuses(answer.refusal);
  }

  /** True if the device has to wait and then repeat its request. */
  #mustWait(answer: Answer<object> | undefined): boolean {
    return waitOf(answer) > 0 || (answer !== undefined && this.#isExcused(answer));
  }

  /** Waits for an answer. If the server is silent for too long, closes the connection and resolves with undefined. */
  async #within<T>(device: RawDevice, asked: Promise<T>): Promise<T | undefined> {
    const { patienceMs } = this.#sea;
    if (patienceMs === undefined) return asked;
    const isHeard = await withTimeout(patienceMs, asked);
    if (isHeard) return asked;
    // A frozen server doesn't close its connections, so close the connection here.
    device.close();
    if (this.#device === device) this.#device = undefined;
    return undefined;
  }

  /** Sends a minor command without waiting for the answer. */
  #chatter(): Given {
    const square = oneOf(['b2', 'c3', 'd4', 'e5'] as const, this.#random);
    const given: Given = {
      id: `c${this.given.length}`,
      command: { type: 'guess', ship: 'red', square },
      asked: 0,
      answers: [],
    };
    this.given.push(given);
    return given;
  }

  /** Reloads the page. Usually, the page then forgets everything that it has received. */
  reload(): void {
    this.#device?.close();
    if (this.#random() < 0.7) this.mind = new Mind();
  }

  /** Waits for a message, and attends the table again if none arrives. */
  async wait(): Promise<void> {
    const device = await this.#attending();
    const news = new Promise<void>((resolve) => (this.#stir = resolve));
    const isLate = await Promise.race([news, device.closed, pause(PATIENCE_MS).then(() => true)]);
    if (isLate === true) this.#isAttending = false;
  }

  /**
   * Attends the table at the next server, starting from the knowledge in `mind`. Resolves with what the device knows
   * afterwards.
   */
  async attendAnew(mind: Mind): Promise<Mind> {
    this.leave();
    this.#device = undefined;
    this.mind = mind;
    this.#isAttending = false;
    await this.#attending();
    return this.mind;
  }

  leave(): void {
    this.#device?.close();
  }

  #take(feeds: readonly Feed[]): void {
    if (!this.mind.take(feeds)) this.#isAttending = false;
    this.#stir();
  }

  async #connected(): Promise<RawDevice> {
    while (!this.#device?.isOpen) {
      if (this.#sea.isOver()) throw new Error('the server is gone');
      this.#isAttending = false;
      const hear = mischievous((feeds: Feed[]) => this.#take(feeds), this.#random);
      let device: RawDevice | undefined = undefined;
      const opening = RawDevice.open(this.#nextUrl(), {
        transport: this.#random() < 0.25 ? 'polling' : 'websocket',
        headers: this.#headers,
        keeps: false,
        onEvent: (name, content) => {
          // Ignore messages that an abandoned connection still receives.
          if (name === 'told' && device && this.#device === device) hear(content as Feed[]);
        },
      }).catch(() => undefined);
      device = await this.#opened(opening);
      this.#device = device;
      if (!device) await pause(RETRY_MS);
    }
    return this.#device;
  }

  #nextUrl(): string {
    const { urls } = this.#sea;
    const [first = ''] = urls;
    return urls[this.#way++ % urls.length] ?? first;
  }

  /** Waits for a connection to open. If that takes too long, closes the connection and resolves with undefined. */
  async #opened(opening: Promise<RawDevice | undefined>): Promise<RawDevice | undefined> {
    const { patienceMs } = this.#sea;
    if (patienceMs === undefined || (await withTimeout(patienceMs, opening))) return opening;
    void opening.then((late) => late?.close());
    return undefined;
  }

  async #attending(): Promise<RawDevice> {
    for (;;) {
      const device = await this.#connected();
      if (this.#isAttending) return device;
      const tokens = this.token === undefined ? [] : [this.token];
      const have = this.mind.events.length > 0 ? this.mind.have : NOTHING;
      this.#isAttending = true;
      const asked = device.tryAsk<Attended>('attend', { code: this.code, tokens, have });
      const answer = await this.#within(device, asked);
      if (answer?.ok) {
        if (!this.mind.takeAnew(answer.feeds)) throw new Error('an answer to attending has a gap before it');
        continue;
      }
      this.#isAttending = false;
      if (this.#mustWait(answer)) await pause(waitOf(answer) || RETRY_MS);
      else if (answer) throw new Error(`attend is refused: ${answer.refusal}`);
    }
  }
}
