/** The picture of the table that its log gives. */
import { expectSame, expectThat, present } from './finding.ts';
import { dealsFairly } from './shares.ts';
import {
  BASE_GAME,
  NOBODYS,
  SHIPS,
  type Clock,
  type Mode,
  type Outcome,
  type Owners,
  type Ship,
  type Side,
  type Variants,
} from './shapes.ts';
import type { TableEvent } from './table-events.ts';

type Event<T extends TableEvent['type']> = TableEvent & { type: T };

/** A game that the table's log names. */
export interface GameAtTable {
  id: string;
  board: string;
  mode: Mode;
  /** Who began as Poseidon, and with which ships who was a Navigator. */
  poseidon: string;
  navigators: string[];
  owners: Owners;
  series: string | null;
  /** `undefined` while it runs, `null` if it was abandoned. */
  outcome: Outcome | null | undefined;
}

/** A series that was begun. */
export type SeriesAtTable = Event<'series-began'> & { games: GameAtTable[]; complete: boolean | undefined };

export class Table {
  code: string | null = null;
  board: string | null = null;
  variants: Variants = BASE_GAME;
  mode: Mode = 'cooperative';
  clock: Clock | null = null;
  wishes: Owners = NOBODYS;
  olympus = { host: false, poseidon: false };
  readonly names = new Map<string, string>();
  /** In the order of joining. */
  readonly seats = new Map<string, Side | null>();
  game: GameAtTable | null = null;
  series: SeriesAtTable | null = null;
  /** The owners as seats were freed and taken in the running game. */
  crew: Record<Ship, string | null> = { ...NOBODYS };
  /** The ships of each seat of theirs that was freed and not taken since. */
  adrift: (readonly Ship[])[] = [];
  /** Who last sat down knowing the other side. */
  knowing: string | null = null;

  get isRunning(): boolean {
    return this.game !== null && this.game.outcome === undefined;
  }

  get isInSeries(): boolean {
    return this.series !== null && this.series.complete === undefined;
  }

  get host(): string | undefined {
    return [...this.seats.keys()][0];
  }

  get isOlympusOpen(): boolean {
    return this.isRunning && this.olympus.host && this.olympus.poseidon;
  }

  on(side: Side | null): string[] {
    return [...this.seats].filter(([, seat]) => seat === side).map(([player]) => player);
  }

  fold(event: TableEvent): void {
    expectThat(
      (event.type === 'made') === (this.code === null),
      `${event.type} where made belongs, or again`,
    );
    switch (event.type) {
      case 'made':
        [this.code, this.board] = [event.code, event.board];
        break;
      case 'joined':
        this.seats.set(event.player, null);
        this.names.set(event.player, event.name);
        break;
      case 'renamed':
        this.names.set(event.player, event.name);
        break;
      case 'sat':
        this.#sit(event);
        break;
      case 'seat-freed':
        if (this.isRunning) this.#goAdrift(event.player);
        this.#seat(event.player, null);
        break;
      case 'board-chosen':
        this.board = event.board;
        break;
      case 'variants-chosen':
        this.variants = event.variants;
        break;
      case 'mode-chosen':
        this.mode = event.mode;
        break;
      case 'clock-chosen':
        this.clock = event.clock;
        break;
      case 'ships-wished':
        this.wishes = event.wishes;
        break;
      case 'game-began':
        this.#begin(event);
        break;
      case 'game-ended':
        expectThat(this.isRunning && this.game?.id === event.game, 'a game ended that did not run');
        present(this.game, 'no game').outcome = event.outcome;
        break;
      case 'series-began':
        expectThat(!this.isInSeries, 'a series began in another');
        this.series = { ...event, games: [], complete: undefined };
        break;
      case 'series-ended':
        expectThat(this.isInSeries && this.series?.id === event.series, 'a series ended that did not run');
        present(this.series, 'no series').complete = event.complete;
        break;
      case 'olympus-allowed':
        this.olympus[event.by] = event.allowed;
        break;
      case 'device-changed':
        expectThat(this.seats.has(event.player), 'a stranger changed the device');
        break;
      case 'left':
        this.#seat(event.player, null);
        this.seats.delete(event.player);
        this.names.delete(event.player);
    }
  }

  #goAdrift(player: string): void {
    const ships = SHIPS.filter((ship) => this.crew[ship] === player);
    if (ships.length > 0) this.adrift.push(ships);
    for (const ship of ships) this.crew[ship] = null;
  }

  #sit({ player, seat, knowing }: Event<'sat'>): void {
    if (this.isRunning && seat === 'navigators') {
      for (const ship of this.adrift.shift() ?? []) this.crew[ship] = player;
    }
    this.#seat(player, seat);
    this.knowing = knowing ? player : null;
  }

  /** Who is no Navigator any more wishes for nothing. */
  #seat(player: string, seat: Side | null): void {
    expectThat(this.seats.has(player), 'a stranger has a seat');
    // Each Poseidon has a word of his own on the big screen.
    if (this.seats.get(player) === 'poseidon' && seat !== 'poseidon') this.olympus.poseidon = false;
    this.seats.set(player, seat);
    if (seat === 'navigators') return;
    const { wishes } = this;
    const left = SHIPS.map((ship) => [ship, wishes[ship] === player ? null : wishes[ship]]);
    this.wishes = Object.fromEntries(left) as Owners;
  }

  #begin(event: Event<'game-began'>): void {
    expectThat(!this.isRunning, 'a game began while another ran');
    const { game: id, board, mode, poseidon, navigators, owners, series } = event;
    expectSame(
      series,
      this.isInSeries ? present(this.series, 'no series').id : null,
      'the series of the game',
    );
    if (this.isInSeries) {
      // "in a series, its next game": that everybody changes seats with it, only the series' order says.
      for (const player of this.seats.keys())
        if (this.seats.get(player)) this.seats.set(player, player === poseidon ? 'poseidon' : 'navigators');
    } else {
      expectSame(board, this.board, 'the board of the new game');
      expectSame(mode, this.mode, 'the mode of the new game');
    }
    expectSame([poseidon], this.on('poseidon'), 'who plays Poseidon');
    expectSame([...navigators].sort(), this.on('navigators').sort(), 'the Navigators of the new game');
    dealsFairly(mode, navigators, owners, this.wishes);
    this.game = { id, board, mode, poseidon, navigators, owners, series, outcome: undefined };
    if (this.isInSeries) this.series?.games.push(this.game);
    [this.wishes, this.adrift, this.olympus.poseidon] = [NOBODYS, [], false];
    this.crew = { ...owners };
  }
}
