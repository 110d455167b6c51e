/** Decides which limits each request counts towards, and under which keys. */
import { LRUCache } from 'lru-cache';
import type { SharedGame } from '../../shared/table/shared-game.ts';
import type { TableCommand } from '../../shared/table/table.ts';
import type { Answer, Feed, LookRequest } from '../../shared/wire/protocol.ts';
import { digest } from '../lib/secrets.ts';
import type { Tables } from '../tables/tables.ts';
import type { Connection } from './connection.ts';
import type { Limiter, Who } from './limiter.ts';
import type { RateName } from './limits.ts';
import type { ParsedRequest } from './requests.ts';

/** The limit that each request counts towards, in addition to `requests`. */
const COUNTED: { readonly [N in ParsedRequest['name']]?: RateName } = {
  boards: 'boards',
  look: 'looks',
  make: 'makes',
  join: 'joins',
  knock: 'joins',
  'change-device': 'wrong-keys',
  command: 'commands',
  review: 'reviews',
  'shared-game': 'reviews',
  signal: 'signals',
  'offer-device': 'key-offers',
  'keep-recovery': 'key-offers',
};
/** Commands that could be used to change a lobby back and forth endlessly. */
const SETTINGS: readonly TableCommand['type'][] = [
  'sit',
  'ask-swap',
  'swap-seats',
  'choose-board',
  'choose-variants',
  'choose-mode',
  'choose-clock',
  'choose-oracle',
  'choose-survey-help',
  'open-chart',
  'wish-ship',
  'deal-ships',
  'lock-table',
  'allow-olympus',
];
/** The limit that each command counts towards, in addition to `commands`. */
const COUNTED_COMMANDS: Readonly<Record<string, RateName>> = {
  ...Object.fromEntries(SETTINGS.map((type) => [type, 'settings' as const])),
  rename: 'renames',
  'share-game': 'sharings',
  'show-name': 'sharings',
  // 'continue-game' reads a log and writes most of it again.
  'continue-game': 'makes',
  guess: 'pieces',
  remind: 'pieces',
  mark: 'pieces',
  cross: 'pieces',
  reason: 'pieces',
};

/** The time in ms within which repeats of the same wrong code count as one guess. */
const SAME_MISS_MS = 10 * 60 * 1000;
/**
 * The maximum number of wrong codes that are remembered. Even a hundred addresses together can't send that many before
 * the rate limit stops them.
 */
const MOST_MISSES = 10_000;

/** The result of counting a request. */
export interface Counted {
  /** How long the sender has to wait, in ms; 0 if the request may be carried out. */
  readonly waitMs: number;
  /**
   * If present, must be called with the answer. Counts the events in the answer, or takes back the count of a request
   * that turned out not to need counting.
   */
  readonly settle?: (answer: Answer<object>) => Promise<void>;
}

export class Counting {
  readonly #limiter: Limiter;
  readonly #tables: Tables;
  /** The wrong codes that each address has recently asked for. */
  readonly #missed = new LRUCache<string, true>({ max: MOST_MISSES, ttl: SAME_MISS_MS });

  constructor(limiter: Limiter, tables: Tables) {
    this.#limiter = limiter;
    this.#tables = tables;
  }

  /**
   * Counts a parsed request. The message that contains the request has already been counted.
   * @param by the keys of the sender, under which the rate limits count its connection and its address
   */
  async count(connection: Connection, by: Who, request: ParsedRequest): Promise<Counted> {
    const { attendance } = connection.data;
    const place = await this.#placeOf(request);
    // Use only the connection's own players: nobody may use up another player's limit.
    const named = 'player' in request.content ? request.content.player : undefined;
    const own = attendance?.players.find((player) => player === named);
    const who = {
      ...by,
      player: place?.table?.player ?? own ?? connection.id,
      visitor: `${by.address} ${place?.code ?? ''}`,
      table: place?.table?.id ?? attendance?.table.id ?? '',
    };
    const settle = this.#settling(who, request, place);
    return { waitMs: await this.#countParts(who, request, place), ...(settle && { settle }) };
  }

  /** Counts a `look` request that came over plain HTTP. Resolves with how long the sender has to wait, in ms, or 0. */
  async countLook(by: Who, content: LookRequest): Promise<number> {
    const waitMs = await this.#limiter.count('requests', by);
    if (waitMs > 0) return waitMs;
    const request = { name: 'look', content } as const;
    const place = await this.#placeOf(request);
    return this.#countParts({ ...by, table: place?.table?.id ?? '' }, request, place);
  }

  #settling(who: Who, request: ParsedRequest, place: Place | undefined): Counted['settle'] {
    if (request.name === 'change-device')
      return async (answer) => {
        const isWrong = !answer.ok && answer.refusal === 'no-such-offer';
        if (!isWrong) await this.#limiter.uncount('wrong-keys', who);
      };
    if (request.name === 'shared-game')
      return async (answer) => {
        if (answer.ok) await this.#limiter.uncount('wrong-links', who);
        await this.#limiter.charge('events', who, eventsIn(answer));
      };
    if (isOfEvents(request, place)) return (answer) => this.#limiter.charge('events', who, eventsIn(answer));
    return undefined;
  }

  async #countParts(who: Who, request: ParsedRequest, place: Place | undefined): Promise<number> {
    const { name, content } = request;
    const isKnown = place?.table?.player !== undefined;
    if (place && !isKnown && !isForHeldSeat(request)) {
      const waitMs = await this.#countMiss(who, place);
      if (waitMs > 0) return waitMs;
    }
    if (isOfEvents(request, place)) {
      const waitMs = await this.#limiter.waitFor('events', who);
      if (waitMs > 0) return waitMs;
    }
    const kinds = [
      // Players can return to their seats no matter how many strangers share their address.
      name === 'attend' ? (isKnown ? 'returns' : 'attends') : COUNTED[name],
      name === 'command' ? COUNTED_COMMANDS[content.command.type] : undefined,
      // Count the request before its link is checked, because checking a wrong link may read a whole log. The count is
      // taken back if the link is right.
      name === 'shared-game' ? 'wrong-links' : undefined,
    ] as const;
    for (const kind of kinds) {
      const waitMs = kind === undefined ? 0 : await this.#limiter.count(kind, who);
      if (waitMs > 0) return waitMs;
    }
    return 0;
  }

  /** Counts a wrong code. An address that has sent too many wrong codes is then refused even with a right code. */
  async #countMiss(who: Who, { code, table }: Place): Promise<number> {
    const miss = `${who.address} ${code}`;
    if (table || this.#missed.has(miss)) return this.#limiter.waitFor('misses', who);
    const waitMs = await this.#limiter.count('misses', who);
    if (waitMs === 0) this.#missed.set(miss, true);
    return waitMs;
  }

  /**
   * The table whose code a request contains. Undefined for a request without a code or token, which is about the table
   * that its sender attends.
   */
  async #placeOf({ content }: ParsedRequest): Promise<Place | undefined> {
    if (!('code' in content)) return undefined;
    const tokens = 'tokens' in content ? content.tokens : 'token' in content ? [content.token] : undefined;
    const { code } = content;
    return tokens && { code, table: await this.#tables.whoIs(code, tokens.map(digest)) };
  }
}

interface Place {
  readonly code: string;
  /** The table's id, and the player whose seat the sender holds. Undefined if no table has the code. */
  readonly table: { readonly id: string; readonly player?: string } | undefined;
}

/**
 * Whether a request asks about a seat that its sender claims to hold. Such requests don't count as guesses of a code,
 * because without the right token the answer doesn't reveal whether the table exists. A device may therefore ask about
 * all the tables that it remembers.
 */
function isForHeldSeat({ name, content }: ParsedRequest): boolean {
  return name === 'look' && content.tokens.length > 0;
}

/**
 * Whether the events in the answer to a request count towards the `events` limit. They don't count if the request
 * attends a table at which its sender has a seat.
 */
function isOfEvents({ name }: ParsedRequest, place: Place | undefined): boolean {
  return (
    name === 'review' || name === 'shared-game' || (name === 'attend' && place?.table?.player === undefined)
  );
}

function eventsIn(answer: Answer<object>): number {
  if ('feeds' in answer)
    return (answer.feeds as readonly Feed[]).reduce((sum, { events }) => sum + events.length, 0);
  if ('game' in answer) return (answer.game as SharedGame).events.length;
  return 'events' in answer ? (answer.events as readonly unknown[]).length : 0;
}
