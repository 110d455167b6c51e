/** A table in memory, for pages without a server: commands are refereed, and each audience's feeds can be read. */
import { loadBoards } from '../../server/lib/boards.ts';
import { GameLog, NOTHING_TOLD, type ToldCounts } from '../../server/tables/game-log.ts';
import { feedsOf, type Feeds } from '../../server/tables/feeds.ts';
import { judgeGame, judgeTable, type Position } from '../../server/tables/referee.ts';
import type { GameEvent, PlayerId } from '../../shared/game/game.ts';
import type { Audience } from '../../shared/game/told.ts';
import { evolveTable, replayTable } from '../../shared/table/evolve.ts';
import { audienceOf, runningGame } from '../../shared/table/queries.ts';
import { isTableCommand, type Table, type TableEvent } from '../../shared/table/table.ts';
import type {
  ClockSign,
  Command,
  Feed,
  Have,
  Knock,
  Refusal,
  ServerToClient,
} from '../../shared/wire/protocol.ts';

export const BOARDS = loadBoards('boards');

/** What is told when something has happened. */
export type SceneListener = (feeds: Feeds) => void;

/** Hears what is sent beside feeds. */
export type SceneSender = <E extends keyof ServerToClient>(
  name: E,
  ...said: Parameters<ServerToClient[E]>
) => void;

export class Scene {
  readonly code: string;
  /** The players with a device connected. All of them unless a state says otherwise. */
  present: readonly PlayerId[] | undefined;
  /** The clock of this turn, if one runs. */
  clock: ClockSign | null = null;
  /** The players who are asking to be let in. */
  knocks: readonly Knock[] = [];
  /** How each page's connection is broken; the page connects again by itself. */
  readonly cuts = new Set<() => Promise<void>>();
  readonly #log: TableEvent[];
  #table: Table;
  #game: GameLog | undefined;
  /** The whole logs of the games, by their ids. */
  readonly #games = new Map<string, GameEvent[]>();
  readonly #listeners = new Set<SceneListener>();
  readonly #senders = new Set<SceneSender>();

  /** @param people the players' ids, which are their names too unless `names` has others; the first is the host */
  constructor(people: readonly PlayerId[], { code = 'CD5F', names = {} as Record<PlayerId, string> } = {}) {
    this.code = code;
    this.#log = [{ type: 'made', code, board: 'A' }];
    this.#table = replayTable(this.#log);
    for (const player of people) this.happens([{ type: 'joined', player, name: names[player] ?? player }]);
  }

  get table(): Table {
    return this.#table;
  }

  /** Calls a listener with all that happens from now on; returns how to stop. */
  on(listener: SceneListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Calls a sender with all that is sent from now on; returns how to stop. */
  onSent(sender: SceneSender): () => void {
    this.#senders.add(sender);
    return () => void this.#senders.delete(sender);
  }

  /** Sends what a server sends by itself, beside feeds, to every open page. */
  sends<E extends keyof ServerToClient>(name: E, ...said: Parameters<ServerToClient[E]>): this {
    for (const send of this.#senders) send(name, ...said);
    return this;
  }

  /**
   * Adds events as they are, without a referee: for games that have been played, or begin where a state wants it.
   * @param game events of the newest game; with a 'game-began' among the table's, its whole log so far
   */
  happens(table: readonly TableEvent[], game: readonly GameEvent[] = []): this {
    const from = this.#log.length;
    this.#log.push(...table);
    this.#table = table.reduce(evolveTable, this.#table);
    const began = table.findLast((event) => event.type === 'game-began')?.game;
    let before: ToldCounts = NOTHING_TOLD;
    if (began !== undefined) {
      this.#game = new GameLog(began, game);
      this.#games.set(began, [...game]);
    } else if (this.#game) {
      before = this.#game.toldCounts;
      this.#game.add(game);
      this.#games.get(this.#game.id)?.push(...game);
    }
    const feeds = feedsOf({ log: 'table', from, events: table }, this.#game, before);
    for (const listener of this.#listeners) listener(feeds);
    return this;
  }

  /** Carries a command out; resolves with why it is refused, or null. */
  async tries(player: PlayerId, command: Command): Promise<Refusal | null> {
    const present = this.#table.players.map(({ id }) => id);
    const circumstances = { present, company: [player], saw: [] };
    const verdict = isTableCommand(command)
      ? await judgeTable(this.#position, player, command, circumstances, BOARDS)
      : judgeGame(this.#position, player, command);
    if (!verdict.ok) return verdict.refusal;
    this.happens(verdict.events.table, verdict.events.game);
    return null;
  }

  /** Carries a command out that must be legal. */
  async does(player: PlayerId, command: Command): Promise<this> {
    const refusal = await this.tries(player, command);
    if (refusal !== null) throw new Error(`${player} may not ${JSON.stringify(command)}: ${refusal}`);
    return this;
  }

  /** The audience of a device that holds these players' seats. */
  audience(players: readonly PlayerId[], olympus: boolean, seesChart: boolean): Audience {
    const audience = audienceOf(this.#table, players, olympus);
    return audience === 'onlookers' && seesChart ? 'navigators' : audience;
  }

  /** What a device misses that has this much of the logs. */
  missing(audience: Audience, have: Have): Feed[] {
    const table: Feed = { log: 'table', from: have.table, events: this.#log.slice(have.table) };
    if (!this.#game) return [table];
    const isSame = have.game?.id === this.#game.id && have.game.audience === audience;
    return [table, this.#game.feed(audience, isSame && have.game ? have.game.next : 0)];
  }

  /** The whole log of a game; undefined if there is none of this id. */
  review(game: string): readonly GameEvent[] | undefined {
    return this.#games.get(game);
  }

  get #position(): Position {
    const record = runningGame(this.#table);
    const running = record && this.#game && { record, game: this.#game.game };
    const past = (game: string) => Promise.resolve(this.#games.get(game) ?? []);
    return { id: `T0000000${this.code}`, table: this.#table, running, past };
  }
}
