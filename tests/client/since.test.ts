/** A player who comes back to a running game is told what has happened since their page was last visible. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isWorthTelling } from '../../client/game/since/here.ts';
import { Playback } from '../../client/game/since/playback.svelte.ts';
import { isOnBoard, retell } from '../../client/game/since/retold.ts';
import { SinceVisit } from '../../client/game/since/since-visit.svelte.ts';
import { followFeed, type FollowedGame, type GameNews } from '../../client/session/followed-game.ts';
import type { GameEvent, Variants } from '../../shared/game/game.ts';
import { tellLog } from '../../shared/game/tell.ts';
import type { Audience, Told } from '../../shared/game/told.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { Clock } from '../../shared/table/clock.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { began, nextMove, perform, start, type Play } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';

const MINUTE = 60_000;
const DAYS: Clock = { hours: 24, atZero: 'random move' };

/** A game at random until some of its events have happened. */
function played(until: (play: Play) => boolean, variants: Partial<Variants> = {}): Play {
  const random = seeded(3);
  let play = start(began(EMPTY_SEA, variants));
  while (!until(play)) {
    const move = nextMove(play.game, random);
    if (!move) throw new Error('the game is over');
    play = perform(play, move);
  }
  return play;
}
const inRound = (round: number, phase: Play['game']['phase']) => (play: Play) =>
  play.game.round === round && play.game.phase === phase;

/** A game as a device follows it after the first events that its audience was told. */
function followed(audience: Audience, { log, game }: Play, length?: number): FollowedGame {
  const events = tellLog(log, game.variants, audience).slice(0, length);
  const one = followFeed(undefined, { log: 'game', game: 'g', audience, from: 0, events });
  if (!one) throw new Error('no game');
  return one.game;
}
const typesOf = ({ told }: FollowedGame) => told.map(({ type }) => type);
const retoldTo = (audience: Audience, play: Play, from: number) =>
  retell({ game: followed(audience, play), from }, (player) => player.toUpperCase());

describe('whether it is worth telling', () => {
  const long = { awayMs: 0, isOverDays: true };
  const evening = { awayMs: 10 * MINUTE, isOverDays: false };
  const told = (...types: Told['type'][]) => types.map((type) => ({ type }) as Told);

  it('is, if a whole turn of the other side has passed', () => {
    expect(isWorthTelling('navigators', told('storm-played'), evening)).toBe(true);
    expect(isWorthTelling('navigators', told('sailed', 'round-began'), evening)).toBe(false);
    expect(isWorthTelling('poseidon', told('sailed', 'sailed', 'sailed'), evening)).toBe(false);
    expect(isWorthTelling('poseidon', told('sailed', 'round-began'), evening)).toBe(true);
    expect(isWorthTelling('poseidon', told('sailed', 'caught'), evening)).toBe(true);
    expect(isWorthTelling('navigators', told('caught-pushed'), evening)).toBe(true);
  });

  it('is, in a game over days, if anything was moved', () => {
    expect(isWorthTelling('navigators', told('sailed'), long)).toBe(true);
    expect(isWorthTelling('poseidon', told('sailed', 'sailed'), long)).toBe(true);
    expect(isWorthTelling('navigators', told('guessed', 'reminded', 'said-to-crew'), long)).toBe(false);
  });

  it('is not after a moment, unless the game is played over days', () => {
    const storm = told('storm-played');
    expect(isWorthTelling('navigators', storm, { awayMs: 2 * MINUTE - 1, isOverDays: false })).toBe(false);
    expect(isWorthTelling('navigators', storm, { awayMs: 2 * MINUTE, isOverDays: false })).toBe(true);
  });

  it('is not for spectators', () => {
    expect(isWorthTelling('onlookers', told('storm-played', 'round-began'), long)).toBe(false);
  });
});

describe('what is told', () => {
  it('is each new event, in order, in the words of the side', () => {
    const play = played(inRound(2, 'navigators'));
    const navigators = retoldTo('navigators', play, 1);
    expect(navigators.map(({ event }) => event.type)).toEqual([
      ...['storm-played', 'sailed', 'sailed', 'sailed', 'sailed', 'round-began', 'storm-played'],
    ]);
    expect(navigators[5]?.sentences).toEqual(['Round 2 of 11.']);
    expect(navigators[1]?.sentences.join(' ')).toMatch(/^\w+ sails [\w-]+\. /);
    expect(navigators[0]?.sentences.join(' ')).toMatch(/neighbouring|all/i);
    const poseidon = retoldTo('poseidon', play, 6);
    expect(poseidon.map(({ sentences }) => sentences.length)).toEqual([1, 1]);
    expect(poseidon[1]?.sentences.join(' ')).toMatch(/driven/);
  });

  it('has the views before and after each event, whatever happened in between', () => {
    const play = played(inRound(2, 'poseidon'));
    for (const audience of ['navigators', 'poseidon'] as const) {
      const retold = retoldTo(audience, play, 2);
      const whole = followed(audience, play);
      expect(retold.at(-1)?.heard.after).toEqual(whole.view);
      for (const { number, heard } of retold) {
        expect(heard.told).toEqual([whole.told[number]]);
        expect(heard.before).toEqual(followed(audience, play, number).view);
        expect(heard.after).toEqual(followed(audience, play, number + 1).view);
      }
    }
  });

  it('begins with the game if it began while the player was away', () => {
    const retold = retoldTo('navigators', played(inRound(1, 'navigators')), 0);
    expect(retold.map(({ event }) => event.type)).toEqual(['began', 'storm-played']);
    expect(retold[0]?.sentences).toEqual(['A new game has begun.']);
  });

  it('has no reports that have faded (Use Your Memory), even if this device has heard them', () => {
    const play = played(inRound(2, 'navigators'), { useYourMemory: true });
    const { game } = play;
    // A page that stayed open has heard the reports before the newest storm made them fade.
    const heard = tellLog(play.log, { ...game.variants, useYourMemory: false }, 'navigators');
    const open = followFeed(undefined, {
      ...{ log: 'game', game: 'g', audience: 'navigators', from: 0, events: heard },
    });
    for (const one of [open?.game, followed('navigators', play)]) {
      if (!one) throw new Error('no game');
      const orders = retell({ game: one, from: 1 }, String).filter(({ event }) => event.type === 'sailed');
      expect(orders).toHaveLength(4);
      for (const { sentences } of orders) expect(sentences.join(' ')).toMatch(/^\w+ sails [\w-]+\.$/);
    }
  });

  it('says who came and went, and that the traps are laid', () => {
    const { log, game: first } = start(
      began(EMPTY_SEA, { maelstroms: 1, fogBanks: 1 }, { navigators: ['anna', 'bert'] }),
    );
    const more: GameEvent[] = [
      { type: 'navigator-left', player: 'bert', ships: [] },
      { type: 'navigator-came', player: 'cleo', ships: [] },
      { type: 'dangers-placed', maelstroms: ['d4'], fogBanks: ['e4'] },
    ];
    const game = followed('navigators', { log: [...log, ...more], game: first });
    const said = retell({ game, from: 1 }, (player) => player.toUpperCase()).flatMap((one) => one.sentences);
    expect(said).toEqual([
      'BERT has left the Navigators.',
      'CLEO has joined the Navigators.',
      'Poseidon has laid the traps.',
    ]);
  });
});

describe('the playback', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const moments = () => retoldTo('navigators', played(inRound(2, 'navigators')), 1).filter(isOnBoard);

  it('shows each event that a board can show, as if it was happening now', () => {
    const playback = new Playback(moments());
    expect(playback.moments).toHaveLength(6);
    const heard: GameNews[] = [];
    playback.onTold((news) => heard.push(news));
    for (let i = 0; i < 8; i++) playback.show(i);
    expect(heard.slice(0, 6).map(({ told }) => told[0]?.type)).toEqual([
      ...['storm-played', 'sailed', 'sailed', 'sailed', 'sailed', 'storm-played'],
    ]);
    expect(heard.every(({ catchingUp }) => !catchingUp)).toBe(true);
    expect([playback.index, playback.isLast]).toEqual([5, true]);
  });

  it('goes on by itself to the end, and can be stopped and started again', () => {
    const playback = new Playback(moments());
    playback.play();
    vi.advanceTimersByTime(3_000 * 3);
    const { index } = playback;
    expect(index).toBeGreaterThan(0);
    playback.pause();
    vi.advanceTimersByTime(60_000);
    expect(playback.index).toBe(index);
    playback.play();
    vi.advanceTimersByTime(60_000);
    expect([playback.index, playback.playing]).toEqual([5, false]);
    playback.play();
    expect(playback.index).toBe(0);
    playback.pause();
  });
});

describe('a visit', () => {
  let hidden: boolean;
  let stored: Record<string, string>;
  let listeners: (() => void)[];
  let hear: (news: GameNews) => void;
  const visits: SinceVisit[] = [];

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') });
    [hidden, stored, listeners] = [false, { 'odyssey.seen': '{}' }, []];
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, text: string) => (stored[key] = text),
      removeItem: (key: string) => Reflect.deleteProperty(stored, key),
    });
    vi.stubGlobal('document', {
      get visibilityState() {
        return hidden ? 'hidden' : 'visible';
      },
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
      removeEventListener: () => undefined,
    });
  });
  afterEach(() => {
    for (const visit of visits.splice(0)) visit.end();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const TABLE: TableEvent[] = [
    { type: 'made', code: 'CD5F', board: 'A' },
    { type: 'joined', player: 'anna', name: 'Anna' },
    { type: 'joined', player: 'poseidon', name: 'Pia' },
    { type: 'sat', player: 'anna', seat: 'navigators' },
    { type: 'sat', player: 'poseidon', seat: 'poseidon' },
  ];
  const BEGUN = {
    ...{ type: 'game-began', game: 'g', board: 'A', mode: 'cooperative', poseidon: 'poseidon' },
    ...{ navigators: ['anna'], owners: { red: null, green: null, white: null, yellow: null }, series: null },
  } as const satisfies TableEvent;
  const FREED: TableEvent = { type: 'seat-freed', player: 'poseidon' };

  /** A page that a player opens at the table. */
  class Page {
    readonly #audience: 'navigators' | 'poseidon';
    readonly #session;
    readonly #connection = { status: 'connected' as 'connected' | 'lost', on: () => () => undefined };
    readonly since: SinceVisit;

    constructor(audience: 'navigators' | 'poseidon' = 'navigators') {
      this.#audience = audience;
      this.#session = {
        code: 'CD5F',
        table: undefined as ReturnType<typeof replayTable> | undefined,
        game: undefined as FollowedGame | undefined,
        players: [audience === 'poseidon' ? 'poseidon' : 'anna'],
        tableNext: 0,
        nameOf: (player: string) => player,
        onTold: (listener: (news: GameNews) => void) => {
          hear = listener;
          return () => undefined;
        },
      };
      listeners = [];
      this.since = new SinceVisit(this.#session, this.#connection, (event) =>
        event.type === 'seat-freed' ? `${event.player} is away` : undefined,
      );
      visits.push(this.since);
    }

    /** The page attends the table, and is told what it has missed. */
    arrives(play: Play | undefined, clock: Clock | null = DAYS, ...more: TableEvent[]): this {
      this.#connection.status = 'connected';
      const chosen: TableEvent[] = clock && 'hours' in clock ? [{ type: 'days-clock-chosen', clock }] : [];
      const events = [...TABLE, ...chosen, ...(play ? [BEGUN] : []), ...more];
      const isNews = this.#take(events, play);
      if (isNews) hear({ catchingUp: true } as GameNews);
      this.since.arrive([{ log: 'table', from: 0, events }]);
      return this;
    }

    #take(events: readonly TableEvent[], play: Play | undefined): boolean {
      const before = this.#session.game?.next ?? 0;
      Object.assign(this.#session, {
        table: replayTable(events),
        tableNext: events.length,
        game: play && followed(this.#audience, play),
      });
      return (this.#session.game?.next ?? 0) > before;
    }

    /** Something happens while the page is open. */
    lives(play: Play): this {
      this.#session.game = followed(this.#audience, play);
      hear({ catchingUp: false } as GameNews);
      return this;
    }

    lost(): this {
      this.#connection.status = 'lost';
      return this;
    }

    turns(isHidden: boolean): this {
      hidden = isHidden;
      for (const listener of listeners) listener();
      return this;
    }

    close(): this {
      this.turns(true).since.end();
      hidden = false;
      return this;
    }

    /** The types of the game's events that are news; null if there is no list. */
    get news(): string[] | null {
      const { news } = this.since;
      return news && typesOf(news.game).slice(news.from);
    }
  }

  const first = played(() => true);
  const storm = played(inRound(1, 'navigators'));
  const orders = played(inRound(2, 'poseidon'));
  const second = played(inRound(2, 'navigators'));
  const ROUND = ['sailed', 'sailed', 'sailed', 'sailed', 'round-began'];

  it('tells what has happened since the last visit, once', () => {
    new Page().arrives(first).close();
    const back = new Page().arrives(second);
    expect(back.news).toEqual(['storm-played', ...ROUND, 'storm-played']);
    back.since.close();
    expect(back.news).toBeNull();
    expect(back.close() && new Page().arrives(second).news).toBeNull();
  });

  it('tells it again on a page that was closed without having read it', () => {
    new Page().arrives(first).close();
    new Page().arrives(storm).close();
    expect(new Page().arrives(storm).news).toEqual(['storm-played']);
  });

  it('tells Poseidon of the orders', () => {
    new Page('poseidon').arrives(storm).close();
    expect(new Page('poseidon').arrives(orders).news).toEqual(ROUND);
  });

  it('tells of a game that began meanwhile', () => {
    new Page().arrives(undefined).close();
    expect(new Page().arrives(storm).news).toEqual(['began', 'storm-played']);
  });

  it('tells nothing on a device that was never at the table', () => {
    expect(new Page().arrives(second).news).toBeNull();
  });

  it('tells nothing of what happens before the player’s eyes', () => {
    const page = new Page().arrives(first).lives(storm).lives(orders).lives(second);
    expect(page.news).toBeNull();
    expect(page.close() && new Page().arrives(second).news).toBeNull();
  });

  it('tells what happened while the page was hidden', () => {
    const page = new Page().arrives(first).turns(true).lives(storm);
    expect(page.news).toBeNull();
    expect(page.turns(false).news).toEqual(['storm-played']);
    // What happens while the list is open belongs to it.
    expect(page.lives(second).news).toHaveLength(7);
  });

  it('tells nothing after a reconnect of some seconds, and something after minutes, if there is no clock of days', () => {
    const page = new Page().arrives(first, null);
    vi.advanceTimersByTime(10 * MINUTE);
    page.lost();
    vi.advanceTimersByTime(5_000);
    expect(page.arrives(storm, null).news).toBeNull();
    page.lost();
    vi.advanceTimersByTime(2 * MINUTE);
    expect(page.arrives(second, null).news).toEqual([...ROUND, 'storm-played']);
  });

  it('counts the time until a page that was asleep has connected again', () => {
    const page = new Page().arrives(first, null).turns(true);
    vi.advanceTimersByTime(10 * MINUTE);
    // The page doesn't know yet that its connection is lost.
    page.turns(false);
    vi.advanceTimersByTime(5_000);
    page.lost();
    expect(page.arrives(storm, null).news).toEqual(['storm-played']);
  });

  it('tells what happened at the table too', () => {
    new Page().arrives(first).close();
    expect(new Page().arrives(storm, DAYS, FREED).since.atTable).toEqual(['poseidon is away']);
  });

  it('tells in which rounds an opponent stood in for a side', () => {
    const turn = (round: number) => ({ round, phase: 'navigators' }) as const;
    const relieved = { type: 'side-relieved', side: 'navigators', turn: turn(1) } as const;
    const resumed = { type: 'side-resumed', side: 'navigators', player: 'anna', turn: turn(2) } as const;
    new Page().arrives(storm).close();
    const back = new Page().arrives(second, DAYS, relieved, resumed);
    const words = 'An opponent played for the Navigators in rounds 1 to 2.';
    expect(back.since.atTable).toEqual([words]);
    back.since.close();
    // Before the next visit, nobody stands in.
    back.close();
    const third = new Page().arrives(played(inRound(3, 'navigators')), DAYS, relieved, resumed);
    expect([third.news?.at(-1), third.since.atTable]).toEqual(['storm-played', []]);
  });

  it('tells in which rounds random moves were made', () => {
    const atRandom = (side: 'poseidon' | 'navigators', round: number, phase: 'poseidon' | 'navigators') =>
      ({ type: 'moved-at-random', side, turn: { round, phase } }) as const;
    new Page().arrives(first).close();
    const random = [atRandom('poseidon', 1, 'poseidon'), atRandom('navigators', 1, 'navigators')];
    expect(new Page().arrives(second, DAYS, ...random).since.atTable).toEqual([
      'Poseidon’s time was up in round 1, so a random move was made.',
      'The Navigators’ time was up in round 1, so random moves were made.',
    ]);
  });

  it('tells nothing once the game is over', () => {
    new Page().arrives(first).close();
    const ended: TableEvent = { type: 'game-ended', game: 'g', outcome: null };
    const page = new Page().arrives(storm);
    expect(page.news).not.toBeNull();
    expect(page.arrives(second, DAYS, ended).news).toBeNull();
  });

  it('takes nothing else that is stored for what was seen', () => {
    stored['odyssey.seen'] = '{"CD5F":{"game":7,"next":-1},"x":1}';
    expect(new Page().arrives(second).news).toBeNull();
    expect(JSON.parse(stored['odyssey.seen'] ?? '')).toHaveProperty('CD5F.next', second.log.length);
  });
});
