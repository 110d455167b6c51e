/**
 * A table in memory, for pages without a server. It checks commands against the real rules, and produces the feeds for
 * each audience.
 */
import { loadBoards } from '../../server/lib/boards.ts';
import { GameLog, type GameFeeds } from '../../server/tables/game-log.ts';
import { feedsOf, type Feeds } from '../../server/tables/feeds.ts';
import { judgeGame, judgeTable, type Position } from '../../server/tables/referee.ts';
import type { GameEvent, PlayerId } from '../../shared/game/game.ts';
import { forEachAudience, type Audience } from '../../shared/game/told.ts';
import { evolveTable, replayTable } from '../../shared/table/evolve.ts';
import { audienceOf, runningGame } from '../../shared/table/queries.ts';
import { isTableCommand } from '../../shared/table/commands.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Table } from '../../shared/table/table.ts';
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

/** Called with the feeds for all audiences whenever events have been added. */
export type SceneListener = (feeds: Feeds) => void;

/** Sends a message other than a feed to a page. */
export type SceneSender = <E extends keyof ServerToClient>(
  name: E,
  ...said: Parameters<ServerToClient[E]>
) => void;

export class Scene {
  readonly code: string;
  /** The players with a connected device. Undefined means that all players have one. */
  present: readonly PlayerId[] | undefined;
  /** The clock of the current turn, if one is running. */
  clock: ClockSign | null = null;
  /** The people who ask to be let in. */
  knocks: readonly Knock[] = [];
  /** For each open page, a function that breaks the page's connection. The page then reconnects automatically. */
  readonly cuts = new Set<() => Promise<void>>();
  readonly #log: TableEvent[];
  #table: Table;
  #game: GameLog | undefined;
  /** The whole log of each game, by the game's id. */
  readonly #games = new Map<string, GameEvent[]>();
  readonly #listeners = new Set<SceneListener>();
  readonly #senders = new Set<SceneSender>();

  /**
   * @param people the players' ids; the first is the host. A player's name is the id, unless `names` gives another name
   */
  constructor(people: readonly PlayerId[], { code = 'CD5F', names = {} as Record<PlayerId, string> } = {}) {
    this.code = code;
    this.#log = [{ type: 'made', code, board: 'A' }];
    this.#table = replayTable(this.#log);
    for (const player of people) this.happens([{ type: 'joined', player, name: names[player] ?? player }]);
  }

  get table(): Table {
    return this.#table;
  }

  /** Calls a listener with the feeds of all later events. Returns a function that removes the listener. */
  on(listener: SceneListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Calls a sender with all later messages other than feeds. Returns a function that removes the sender. */
  onSent(sender: SceneSender): () => void {
    this.#senders.add(sender);
    return () => void this.#senders.delete(sender);
  }

  /** Sends a message other than a feed to every open page. */
  sends<E extends keyof ServerToClient>(name: E, ...said: Parameters<ServerToClient[E]>): this {
    for (const send of this.#senders) send(name, ...said);
    return this;
  }

  /**
   * Adds events without checking them. Used for games that have already been played, or that start from a certain
   * position.
   * @param game the events to add to the newest game's log or, if the table's events contain 'game-began', the whole
   * log of the new game
   */
  happens(table: readonly TableEvent[], game: readonly GameEvent[] = []): this {
    const from = this.#log.length;
    this.#log.push(...table);
    this.#table = table.reduce(evolveTable, this.#table);
    const began = table.findLast((event) => event.type === 'game-began')?.game;
    let told: GameFeeds | undefined;
    if (began !== undefined) {
      const log = (this.#game = new GameLog(began, game));
      told = forEachAudience((audience) => log.feed(audience, 0));
      this.#games.set(began, [...game]);
    } else if (this.#game) {
      told = this.#game.add(game);
      this.#games.get(this.#game.id)?.push(...game);
    }
    const feeds = feedsOf({ log: 'table', from, events: table }, told);
    for (const listener of this.#listeners) listener(feeds);
    return this;
  }

  /** Runs a command. Resolves with the reason if the command is refused, or with null if it is carried out. */
  async tries(player: PlayerId, command: Command): Promise<Refusal | null> {
    const present = this.#table.players.map(({ id }) => id);
    const circumstances = { present, company: [player], saw: [] };
    const verdict = isTableCommand(command)
      ? await judgeTable(this.#position, player, command, circumstances, {
          boards: BOARDS,
          openTables: 'public',
        })
      : judgeGame(this.#position, player, command);
    if (!verdict.ok) return verdict.refusal;
    this.happens(verdict.events.table, verdict.events.game);
    return null;
  }

  /**
   * Runs a command.
   * @throws Error if the command is refused
   */
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

  /** The feeds with the events that a device doesn't have yet. `have` says how much of the logs it has. */
  missing(audience: Audience, have: Have): Feed[] {
    const table: Feed = { log: 'table', from: have.table, events: this.#log.slice(have.table) };
    if (!this.#game) return [table];
    const isSame = have.game?.id === this.#game.id && have.game.audience === audience;
    return [table, this.#game.feed(audience, isSame && have.game ? have.game.next : 0)];
  }

  /** The whole log of a game; undefined if there is no game with this id. */
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
