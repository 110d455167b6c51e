/**
 * Counts requests against the rate limits, and computes how long to wait when there are too many. There is a promise
 * only if a count is shared with other servers, or the store has to be asked whose table a request is about.
 */
import { LRUCache } from 'lru-cache';
import { isSea } from '../../shared/table/boards.ts';
import type { SharedGame } from '../../shared/table/shared-game.ts';
import type { Answer, Command, Feed } from '../../shared/wire/protocol.ts';
import { chain, type MaybePromise } from '../lib/maybe-promise.ts';
import { digest } from '../lib/secrets.ts';
import type { Tables } from '../tables/tables.ts';
import {
  COUNTED_TOGETHER,
  type Counts,
  type Limits,
  type LocalRate,
  type Per,
  type Rate,
  type RateName,
} from './limits.ts';
import type { ParsedRequest } from './requests.ts';
import type { SharedCounts } from './shared-counts.ts';
import { WindowCounts } from './window-counts.ts';

/** The keys under which the actions of a client are counted: one for each unit in {@link Per}. */
export type Who = Readonly<Record<Per, string>>;

/** The limits that each request counts towards, in addition to `requests`, in the order in which they are checked. */
const COUNTED: { readonly [N in ParsedRequest['name']]?: readonly RateName[] } = {
  boards: ['boards'],
  'open-tables': ['listings'],
  look: ['looks'],
  make: ['makes'],
  join: ['joins'],
  knock: ['joins'],
  'change-device': ['wrong-keys'],
  attend: ['attends'],
  review: ['reviews'],
  // Count the request before its link is checked, because checking a wrong link may read a whole log. The count is
  // taken back if the link is right.
  'shared-game': ['reviews', 'wrong-links'],
  signal: ['signals'],
  'subscribe-push': ['push'],
  'unsubscribe-push': ['push'],
  'offer-device': ['key-offers'],
  'keep-recovery': ['key-offers'],
};
/** Players can return to their seats no matter how many strangers share their address. */
const COUNTED_RETURN: readonly RateName[] = ['returns'];
/** The commands that count towards each of these limits, in addition to `commands`. */
const COUNTED_COMMANDS: { readonly [N in RateName]?: readonly Command['type'][] } = {
  // These could be used to change a lobby back and forth endlessly.
  settings: [
    ...(['sit', 'ask-swap', 'swap-seats', 'choose-board', 'choose-own-board'] as const),
    ...(['choose-variants', 'choose-mode'] as const),
    ...(['choose-clock', 'choose-oracle', 'choose-survey-help', 'open-chart', 'wish-ship'] as const),
    ...(['deal-ships', 'lock-table', 'allow-olympus', 'allow-free-text'] as const),
    ...(['ask-more-time', 'give-more-time'] as const),
  ],
  // Without this limit, a few people could fill the list of open tables.
  openings: ['open-table'],
  renames: ['rename'],
  sharings: ['share-game', 'show-name'],
  // This reads a log and writes most of it again.
  makes: ['continue-game'],
  pieces: ['guess', 'remind', 'mark', 'cross', 'reason'],
  talk: ['say', 'remove-line'],
  'crew-talk': ['say-to-crew', 'remove-crew-line'],
};
const COUNTED_COMMAND: readonly RateName[] = ['commands'];
/** The limits that each of these commands counts towards. */
const BY_COMMAND = new Map(
  Object.entries(COUNTED_COMMANDS).flatMap(([rate, types]) =>
    types.map((type): [string, RateName[]] => [type, [...COUNTED_COMMAND, rate as RateName]]),
  ),
);

/** The limits that a command counts towards. */
function countedFor(command: Command): readonly RateName[] {
  const names = BY_COMMAND.get(command.type) ?? COUNTED_COMMAND;
  return command.type === 'choose-board' && isSea(command.board) ? [...names, 'seas'] : names;
}

/** The time in ms within which repeats of the same wrong code count as one guess. */
const SAME_MISS_MS = 10 * 60 * 1000;
/**
 * The maximum number of wrong codes that are remembered. Even a hundred addresses together can't send that many before
 * the rate limit stops them.
 */
const MOST_MISSES = 10_000;

/** A request, and what is known about its sender. */
export interface Asked {
  readonly request: ParsedRequest;
  readonly who: Who;
  /** The code in the request, if it has one with tokens. Without it, a request is about the table that is attended. */
  readonly code?: string;
  /** The table with this code. Undefined if there is none. */
  readonly table?: { readonly id: string; readonly player?: string } | undefined;
}

interface Counter {
  readonly per: Per;
  readonly counts: Counts;
}

export class Limiter {
  readonly #tables: Pick<Tables, 'whoIs'>;
  readonly #onHit: (name: RateName) => void;
  readonly #counters: ReadonlyMap<RateName, readonly Counter[]>;
  /** The wrong codes that each address has recently asked for. */
  readonly #missed = new LRUCache<string, true>({ max: MOST_MISSES, ttl: SAME_MISS_MS });

  /**
   * @param onHit called with the name of a limit whenever that limit refuses something
   * @param shared counts that several servers share; without them, this server counts on its own
   */
  constructor(
    rates: Limits['rates'],
    tables: Pick<Tables, 'whoIs'>,
    onHit: (name: RateName) => void,
    shared?: SharedCounts,
  ) {
    this.#tables = tables;
    this.#onHit = onHit;
    const counters = Object.entries(rates).map(([name, each]): [RateName, Counter[]] => {
      const together = COUNTED_TOGETHER.some((one) => one === name) ? shared : undefined;
      const countsOf = (rate: Rate) =>
        together?.of(`${name}/${rate.per}/${rate.seconds}`, rate) ?? new WindowCounts(rate);
      return [name as RateName, each.map((rate) => ({ per: rate.per, counts: countsOf(rate) }))];
    });
    this.#counters = new Map(counters);
  }

  /**
   * Counts one more action. Returns how long to wait, in ms, if the action is over the limit, and 0 if not.
   * @param points how many usual actions this one counts as
   */
  count(name: LocalRate, who: Who, points?: number): number;
  count(name: RateName, who: Who, points?: number): MaybePromise<number>;
  count(name: RateName, who: Who, points = 1): MaybePromise<number> {
    return this.#first(name, ({ per, counts }) => counts.count(who[per], points));
  }

  /** How long to wait, in ms, before the limit allows another action; 0 if it allows one now. Counts nothing. */
  waitFor(name: LocalRate, who: Who): number;
  waitFor(name: RateName, who: Who): MaybePromise<number>;
  waitFor(name: RateName, who: Who): MaybePromise<number> {
    return this.#first(name, ({ per, counts }) => counts.waitFor(who[per]));
  }

  /** Counts work that has already been done, or takes back a count if `points` is negative. */
  async charge(name: RateName, who: Who, points: number): Promise<void> {
    for (const { per, counts } of this.#counters.get(name) ?? []) await counts.charge(who[per], points);
  }

  /**
   * Finds out who sent a request, under which keys it is counted, and which table it is about.
   * @param by the keys of the sender, under which the rate limits count its connection and its address
   * @param attendance the table that the sender attends, and its players there
   */
  identify(by: Who, request: ParsedRequest, attendance?: Attending): MaybePromise<Asked> {
    const { content } = request;
    const tokens = 'tokens' in content ? content.tokens : 'token' in content ? [content.token] : undefined;
    // Use only the connection's own players: nobody may use up another player's limit.
    const named = 'player' in content ? content.player : undefined;
    const player = attendance?.players.find((own) => own === named) ?? by.player;
    const who = { ...by, player, table: attendance?.table.id ?? '' };
    if (!('code' in content) || !tokens) return { request, who };
    const { code } = content;
    return this.#tables.whoIs(code, tokens.map(digest)).then((table) => {
      const at = { player: table?.player ?? player, table: table?.id ?? who.table };
      return { request, who: { ...who, ...at, visitor: `${by.address} ${code}` }, code, table };
    });
  }

  /**
   * Counts a parsed request. Returns how long its sender has to wait, in ms; 0 if it may be carried out. The message
   * that contains the request has already been counted.
   */
  judge(asked: Asked): MaybePromise<number> {
    const { request, code } = asked;
    if (code === undefined || isKnown(asked) || isForHeldSeat(request)) return this.#judgeRequest(asked);
    return this.#countMiss(asked, code).then((waitMs) => waitMs || this.#judgeRequest(asked));
  }

  #judgeRequest(asked: Asked): MaybePromise<number> {
    const { request, who } = asked;
    const { name, content } = request;
    const waitMs = isOfEvents(asked) ? this.waitFor('events', who) : 0;
    if (waitMs > 0) return waitMs;
    let names = COUNTED[name] ?? [];
    if (name === 'command') names = countedFor(content.command);
    else if (name === 'attend' && isKnown(asked)) names = COUNTED_RETURN;
    return firstWait(names, (each) => this.count(each, who));
  }

  /** Counts a wrong code. An address that has sent too many wrong codes is then refused even with a right code. */
  async #countMiss({ who, table }: Asked, code: string): Promise<number> {
    const miss = `${who.address} ${code}`;
    if (table || this.#missed.has(miss)) return this.waitFor('misses', who);
    const waitMs = await this.count('misses', who);
    if (waitMs === 0) this.#missed.set(miss, true);
    return waitMs;
  }

  /**
   * Must be called with the answer to a request that was carried out. Counts the events in the answer, and takes back
   * the count of a request that turned out not to need counting.
   */
  settle(asked: Asked, answer: Answer<object>): Promise<void> | undefined {
    const { request, who } = asked;
    if (request.name === 'change-device') {
      const isWrong = !answer.ok && answer.refusal === 'no-such-offer';
      return isWrong ? undefined : this.charge('wrong-keys', who, -1);
    }
    if (!isOfEvents(asked)) return undefined;
    const charged = this.charge('events', who, eventsIn(answer));
    if (request.name !== 'shared-game' || !answer.ok) return charged;
    return charged.then(() => this.charge('wrong-links', who, -1));
  }

  /** Asks the counters of a limit in order, until one of them has a waiting time. */
  #first(name: RateName, ask: (counter: Counter) => MaybePromise<number>): MaybePromise<number> {
    return chain(firstWait(this.#counters.get(name) ?? [], ask), (waitMs) => {
      if (waitMs > 0) this.#onHit(name);
      return waitMs;
    });
  }
}

/** What a connection attends. */
interface Attending {
  readonly players: readonly string[];
  readonly table: { readonly id: string };
}

/** The first waiting time above 0, or 0. Waits for nothing unless a check does. */
function firstWait<T>(
  all: readonly T[],
  check: (one: T) => MaybePromise<number>,
  from = 0,
): MaybePromise<number> {
  if (from >= all.length) return 0;
  return chain(check(all[from] as T), (waitMs) => waitMs || firstWait(all, check, from + 1));
}

/** Whether the sender of a request holds a seat at the table that it is about. */
function isKnown({ table }: Asked): boolean {
  return table?.player !== undefined;
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
function isOfEvents(asked: Asked): boolean {
  const { name } = asked.request;
  return name === 'review' || name === 'shared-game' || (name === 'attend' && !isKnown(asked));
}

function eventsIn(answer: Answer<object>): number {
  if ('feeds' in answer)
    return (answer.feeds as readonly Feed[]).reduce((sum, { events }) => sum + events.length, 0);
  if ('game' in answer) return (answer.game as SharedGame).events.length;
  return 'events' in answer ? (answer.events as readonly unknown[]).length : 0;
}
