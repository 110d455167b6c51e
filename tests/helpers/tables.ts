/** A table without a server. It checks commands against the real rules, and keeps its log in memory. */
import type { Ship } from '../../shared/board/board.ts';
import { decideEntry, decideJoin } from '../../shared/table/admission.ts';
import { decideTable, type TableDecision } from '../../shared/table/decide.ts';
import type { TableDeps } from '../../shared/table/decide/deps.ts';
import { evolveTable, replayTable } from '../../shared/table/evolve.ts';
import { isAtTable, runningGame } from '../../shared/table/queries.ts';
import { afterwards } from '../../shared/table/rules/series.ts';
import type { Owners, PlayerId } from '../../shared/game/game.ts';
import type { Random } from '../../shared/random.ts';
import { outcomeOf } from '../../shared/game/rules/ending.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { GameRecord } from '../../shared/table/game-record.ts';
import type { Series } from '../../shared/table/series-record.ts';
import type { Table } from '../../shared/table/table.ts';

export const BOARDS = ['A', 'B', 'C'] as const;

/**
 * Parses the owners of the red, green, white and yellow ships, in this order: "ann ben cleo -". A "-" means that the
 * ship has no owner.
 */
export function ownedBy(players: string): Owners {
  const [red = '-', green = '-', white = '-', yellow = '-'] = players.split(' ');
  const owner = (name: string) => (name === '-' ? null : name);
  return { red: owner(red), green: owner(green), white: owner(white), yellow: owner(yellow) };
}

const MADE: TableEvent = { type: 'made', code: 'CD5F', board: 'A' };

export class Evening {
  readonly log: TableEvent[] = [MADE];
  table: Table = replayTable([MADE]);
  readonly #random: Random;
  #ids = 0;

  constructor(players: readonly PlayerId[], random: Random = () => 0.5) {
    this.#random = random;
    for (const player of players) this.joins(player);
  }

  happens(...events: readonly TableEvent[]): this {
    this.log.push(...events);
    this.table = events.reduce(evolveTable, this.table);
    return this;
  }

  joins(player: PlayerId): this {
    return this.happens({ type: 'joined', player, name: player });
  }

  /** Seats the first player as Poseidon, and the others as Navigators. */
  seats(poseidon: PlayerId, ...navigators: readonly PlayerId[]): this {
    this.does(poseidon, { type: 'sit', seat: 'poseidon' });
    for (const player of navigators) this.does(player, { type: 'sit', seat: 'navigators' });
    return this;
  }

  /** Gives a command. Returns the reason if it is refused, or null if it is carried out. */
  tries(player: PlayerId, command: TableCommand, deps: Partial<TableDeps> = {}): string | null {
    const decision = this.judges(player, command, deps);
    if (!decision.ok) return decision.refusal;
    this.happens(...decision.events);
    this.happens(...afterwards(this.table));
    return null;
  }

  /** Decides on a command without carrying it out. */
  judges(player: PlayerId, command: TableCommand, deps: Partial<TableDeps> = {}): TableDecision {
    return decideTable(this.table, player, command, {
      boards: BOARDS,
      hasRoom: () => true,
      hasSquare: () => true,
      openTables: 'public',
      newId: () => `id${this.#ids++}`,
      newLink: () => `link${this.#ids++}`,
      random: this.#random,
      present: [],
      company: [player],
      saw: [],
      game: this.isPlaying ? { arrived: [], round: 1 } : undefined,
      turn: this.isPlaying ? { round: 1, phase: 'poseidon' } : undefined,
      ...deps,
    });
  }

  /**
   * Gives a command.
   * @throws Error if it is refused
   */
  does(player: PlayerId, command: TableCommand, deps: Partial<TableDeps> = {}): this {
    const refusal = this.tries(player, command, deps);
    if (refusal !== null) throw new Error(`${player} may not ${JSON.stringify(command)}: ${refusal}`);
    return this;
  }

  /**
   * `by` lets `player` into the running game. If `player` isn't at the table yet, also adds that player to the table.
   */
  letsIn(by: PlayerId, player: PlayerId): this {
    const decision = isAtTable(this.table, player)
      ? decideEntry(this.table, player, by)
      : decideJoin(this.table, { id: player, name: player }, by);
    if (!decision.ok) throw new Error(`${by} may not let ${player} in: ${decision.refusal}`);
    return this.happens(...decision.events);
  }

  /** Ends the running game with these ships home. */
  ends(...arrived: readonly Ship[]): this {
    const { id } = this.game;
    this.happens({ type: 'game-ended', game: id, outcome: outcomeOf(arrived) });
    return this.happens(...afterwards(this.table));
  }

  /** This player begins a game of a series. The game then ends with these ships home. */
  plays(player: PlayerId, ...arrived: readonly Ship[]): this {
    return this.does(player, { type: 'begin-game' }).ends(...arrived);
  }

  get isPlaying(): boolean {
    return runningGame(this.table) !== undefined;
  }

  /** The table's newest game. */
  get game(): GameRecord {
    const game = this.table.games.at(-1);
    if (!game) throw new Error('no game has begun');
    return game;
  }

  /** The table's newest series. */
  get series(): Series {
    const series = this.table.series.at(-1);
    if (!series) throw new Error('no series has begun');
    return series;
  }
}
