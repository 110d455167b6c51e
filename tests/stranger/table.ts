/** The state of a table as a client can work it out from the table's log. */
import { expectChanged, expectSame, expectThat, Finding, present } from './finding.ts';
import { dealsFairly } from './shares.ts';
import {
  BASE_GAME,
  FIRST_VOYAGE,
  NOBODYS,
  SHIPS,
  type Clock,
  type Line,
  type Board,
  type Mode,
  type OracleSays,
  type SurveyHelp,
  type Outcome,
  type Owners,
  type Ship,
  type Side,
  type Variants,
} from './shapes.ts';
import type { TableEvent } from './table-events.ts';

type Event<T extends TableEvent['type']> = TableEvent & { type: T };

/** A game in the table's log. */
export interface GameAtTable {
  id: string;
  board: string;
  mode: Mode;
  /** The player who was Poseidon, the Navigators, and the ships' owners when the game began. */
  poseidon: string;
  navigators: string[];
  owners: Owners;
  series: string | null;
  /** `undefined` while the game runs, `null` if it was abandoned. */
  outcome: Outcome | null | undefined;
}

/** A series that has begun. */
export type SeriesAtTable = Event<'series-began'> & { games: GameAtTable[]; complete: boolean | undefined };

export class Table {
  code: string | null = null;
  board: string | null = null;
  /** The board that somebody brought to the table last. */
  ownBoard: Board | null = null;
  variants: Variants = BASE_GAME;
  mode: Mode = 'cooperative';
  clock: Clock | null = null;
  /** How much help the oracle may give. `null` until somebody chooses. */
  oracle: OracleSays | null = null;
  surveyHelp: SurveyHelp | null = null;
  openChart = false;
  wishes: Owners = NOBODYS;
  olympus = { host: false, poseidon: false };
  locked = false;
  /** Whether players may write texts of their own. `null` until the host chooses. */
  freeText: boolean | null = null;
  /** Whether strangers could ever find the table. If so, players may write texts only once the host allows it. */
  metStrangers = false;
  /** What was said to everybody. `line` is null if it was removed. */
  readonly lines: { player: string; line: Line | null }[] = [];
  readonly removed = new Set<number>();
  /** How the table is open to anybody, as JSON. */
  open = 'null';
  /** Players who were let into the running game. */
  readonly admitted = new Set<string>();
  /** Players who have agreed to end the running game early. */
  readonly abandoning = new Set<string>();
  /** Players of the side to move who ask for more time. */
  readonly askingForTime = new Set<string>();
  /** A player who has just joined the running game. The next event says who let that player in. */
  guest: string | null = null;
  readonly names = new Map<string, string>();
  /** The players' seats, in the order in which the players joined. */
  readonly seats = new Map<string, Side | null>();
  game: GameAtTable | null = null;
  series: SeriesAtTable | null = null;
  /** The ships' current owners, including changes because seats were freed and taken in the running game. */
  crew: Record<Ship, string | null> = { ...NOBODYS };
  /** For each seat that was freed and has not been taken since, its ships. */
  adrift: (readonly Ship[])[] = [];
  /** The seats that were freed while the host was away. Their players may take them again with these ships. */
  readonly held = new Map<string, { readonly seat: Side; readonly ships: readonly Ship[] }>();
  /** The player who last took a seat after seeing the other side's secrets. */
  knowing: string | null = null;
  /** The link to the newest game. */
  link: string | null = null;
  /** The players whose names the shared game shows. */
  readonly named = new Set<string>();
  /** Everyone who has had a seat in the newest game. */
  readonly played = new Set<string>();
  /** The player who was made host later. Null if the host is the player who has been at the table longest. */
  passedTo: string | null = null;

  get isRunning(): boolean {
    return this.game !== null && this.game.outcome === undefined;
  }

  get isInSeries(): boolean {
    return this.series !== null && this.series.complete === undefined;
  }

  get host(): string | undefined {
    return this.passedTo ?? [...this.seats.keys()][0];
  }

  get isOlympusOpen(): boolean {
    return this.isRunning && this.olympus.host && this.olympus.poseidon;
  }

  isSeated(player: string): boolean {
    return (this.seats.get(player) ?? null) !== null;
  }

  on(side: Side | null): string[] {
    return [...this.seats].filter(([, seat]) => seat === side).map(([player]) => player);
  }

  fold(event: TableEvent): void {
    expectThat(
      (event.type === 'made') === (this.code === null),
      `${event.type} where made belongs, or again`,
    );
    if (this.guest !== null)
      expectThat(event.type === 'let-in' && event.player === this.guest, 'a guest came who was not let in');
    switch (event.type) {
      case 'made':
        [this.code, this.board] = [event.code, event.board];
        break;
      case 'joined':
        expectThat(!this.locked, 'somebody joined a locked table');
        expectThat(![...this.names.values()].includes(event.name), 'two have the same name');
        if (this.isRunning) this.guest = event.player;
        this.seats.set(event.player, null);
        this.names.set(event.player, event.name);
        break;
      case 'let-in':
        expectThat(
          this.isRunning && this.seats.get(event.player) === null,
          'somebody was let in who need not be',
        );
        expectThat(
          this.isSeated(event.by) || this.held.has(event.by) || event.by === this.host,
          'who let them in does not play',
        );
        this.guest = null;
        this.admitted.add(event.player);
        break;
      case 'abandoning-wished':
        expectThat(
          this.isRunning && this.isSeated(event.player),
          'who does not play would break the game off',
        );
        expectChanged(event.wish, this.abandoning.has(event.player), 'a wish to break off');
        if (event.wish) this.abandoning.add(event.player);
        else this.abandoning.delete(event.player);
        break;
      case 'finishing-wished':
        expectThat(this.isRunning && this.isSeated(event.player), 'who does not play would end the game');
        break;
      case 'swap-asked':
        expectThat(!this.isRunning && this.isSeated(event.player), 'who does not sit would swap seats');
        break;
      case 'more-time-asked':
        expectThat(this.isRunning && this.isSeated(event.player), 'who does not play asks for more time');
        expectChanged(event.wish, this.askingForTime.has(event.player), 'a request for more time');
        if (event.wish) this.askingForTime.add(event.player);
        else this.askingForTime.delete(event.player);
        break;
      case 'more-time-given':
        expectThat(this.askingForTime.size > 0, 'more time was given that nobody asked for');
        this.askingForTime.clear();
        break;
      case 'side-relieved':
      case 'side-resumed':
      case 'moved-at-random':
        throw new Finding('the time of a turn is up, though no time can be');
      case 'table-locked':
        expectChanged(event.locked, this.locked, 'the lock');
        this.locked = event.locked;
        break;
      case 'table-opened':
        expectChanged(JSON.stringify(event.open), this.open, 'the open seats');
        this.open = JSON.stringify(event.open);
        this.metStrangers ||= event.open !== null && !event.open.home;
        break;
      case 'renamed':
        expectChanged(event.name, this.names.get(event.player), 'a name');
        this.names.set(event.player, event.name);
        break;
      case 'sat':
        this.#sit(event);
        break;
      case 'seat-freed':
        this.#free(event);
        for (const those of [this.admitted, this.abandoning, this.askingForTime]) those.delete(event.player);
        this.#seat(event.player, null);
        break;
      case 'board-chosen':
        expectChanged(event.board, this.board, 'a board');
        this.board = event.board;
        break;
      case 'own-board-chosen':
        expectThat(event.board.id.startsWith('own-'), `somebody's own board has the id ${event.board.id}`);
        this.board = event.board.id;
        this.ownBoard = event.board;
        break;
      case 'variants-chosen':
        expectChanged(event.variants, this.variants, 'the variants');
        this.variants = event.variants;
        break;
      case 'mode-chosen':
        expectChanged(event.mode, this.mode, 'the mode');
        this.mode = event.mode;
        break;
      case 'clock-chosen':
      case 'days-clock-chosen':
      case 'relief-clock-chosen':
        expectChanged(event.clock, this.clock, 'the clock');
        this.clock = event.clock;
        break;
      case 'oracle-chosen':
        expectChanged(event.oracle, this.oracle, 'the oracle');
        this.oracle = event.oracle;
        break;
      case 'survey-help-chosen':
        expectChanged(event.help, this.surveyHelp, 'the help with replies');
        this.surveyHelp = event.help;
        break;
      case 'chart-opened':
        expectChanged(event.open, this.openChart, 'whether onlookers see the chart');
        this.openChart = event.open;
        break;
      case 'ships-wished':
        expectChanged(event.wishes, this.wishes, 'the wishes');
        this.wishes = event.wishes;
        break;
      case 'game-began':
        this.#begin(event);
        break;
      case 'game-ended':
        expectThat(this.isRunning && this.game?.id === event.game, 'a game ended that did not run');
        present(this.game, 'no game').outcome = event.outcome;
        this.askingForTime.clear();
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
      case 'said':
        expectSame(event.number, this.lines.length, 'the number of a line');
        this.lines.push({ player: event.player, line: event.line });
        break;
      case 'line-removed':
        expectThat(this.host === event.player && !this.removed.has(event.number), 'a line went twice');
        this.removed.add(event.number);
        present(this.lines[event.number], 'no such line').line = null;
        break;
      case 'free-text-allowed':
        expectChanged(event.allowed, this.freeText, 'whether texts are allowed');
        this.freeText = event.allowed;
        break;
      case 'device-changed':
        expectThat(this.seats.has(event.player), 'a stranger changed the device');
        break;
      case 'knows-other-side':
        expectThat(this.isRunning && this.seats.get(event.player) !== null, 'somebody knows of no game');
        break;
      case 'host-passed':
        this.passedTo = event.player;
        this.olympus.host = false;
        break;
      case 'game-shared':
        expectThat(this.link === null && this.game?.id === event.game, 'a game was shared twice');
        this.link = event.link;
        break;
      case 'game-unshared':
        expectThat(this.link !== null, 'a link was taken back that is not there');
        this.link = null;
        break;
      case 'name-shown':
        expectChanged(event.shown, this.named.has(event.player), 'whether a name is told');
        if (event.shown) this.named.add(event.player);
        else this.named.delete(event.player);
        break;
      case 'left':
        if (this.passedTo === event.player) this.passedTo = null;
        expectThat(!this.isRunning || !this.isSeated(event.player), 'somebody left with a seat in the game');
        this.#seat(event.player, null);
        this.seats.delete(event.player);
        this.names.delete(event.player);
    }
  }

  #free({ player, held }: Event<'seat-freed'>): void {
    if (!this.isRunning) return;
    const ships = SHIPS.filter((ship) => this.crew[ship] === player);
    const seat = this.seats.get(player);
    if (held && seat) this.held.set(player, { seat, ships });
    if (ships.length > 0) this.adrift.push(ships);
    for (const ship of ships) this.crew[ship] = null;
  }

  #sit({ player, seat, knowing }: Event<'sat'>): void {
    const held = this.held.get(player);
    if (this.isRunning)
      expectThat(this.admitted.has(player) || held?.seat === seat, 'somebody sat down who was not let in');
    if (this.isRunning && seat === 'navigators') {
      const own = this.adrift.find((ships) => ships.join() === held?.ships.join());
      const ships = own ?? this.adrift[0] ?? [];
      this.adrift = this.adrift.filter((left) => left !== ships);
      for (const ship of ships) this.crew[ship] = player;
    }
    if (this.isRunning) this.held.delete(player);
    this.#seat(player, seat);
    this.knowing = knowing ? player : null;
  }

  /** Checks that a player's wishes have ended if the player has given up the seat. */
  checkWishes(): void {
    for (const wisher of Object.values(this.wishes))
      expectThat(wisher === null || this.seats.get(wisher) === 'navigators', 'a wish of no Navigator stands');
  }

  #seat(player: string, seat: Side | null): void {
    expectThat(this.seats.has(player), 'a stranger has a seat');
    if (this.isRunning && seat !== null) this.played.add(player);
    // Each new Poseidon has to allow the big screen again.
    if (this.seats.get(player) === 'poseidon' && seat !== 'poseidon') this.olympus.poseidon = false;
    this.seats.set(player, seat);
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
      // In a series, each new game changes everyone's seat, in the order of the series.
      for (const player of this.seats.keys())
        if (this.seats.get(player)) this.seats.set(player, player === poseidon ? 'poseidon' : 'navigators');
    } else {
      expectSame(board, this.board, 'the board of the new game');
      expectSame(mode, this.mode, 'the mode of the new game');
    }
    const firstVoyage = JSON.stringify(this.variants) === JSON.stringify(FIRST_VOYAGE);
    const says = this.oracle ?? (firstVoyage ? 'hints' : 'silent');
    expectSame(event.oracle ?? 'silent', says, 'what the oracle says in the new game');
    const help = this.surveyHelp ?? (firstVoyage ? 'guesses' : 'none');
    expectSame(event.surveyHelp ?? 'none', help, 'the help with replies in the new game');
    expectSame(event.openChart ?? false, this.openChart, 'whether onlookers see the chart of the new game');
    expectSame([poseidon], this.on('poseidon'), 'who plays Poseidon');
    expectSame([...navigators].sort(), this.on('navigators').sort(), 'the Navigators of the new game');
    dealsFairly(mode, navigators, owners, this.wishes);
    this.game = { id, board, mode, poseidon, navigators, owners, series, outcome: undefined };
    if (this.isInSeries) this.series?.games.push(this.game);
    [this.adrift, this.olympus.poseidon, this.link] = [[], false, null];
    for (const those of [this.admitted, this.abandoning, this.named, this.played, this.held]) those.clear();
    for (const player of [poseidon, ...navigators]) this.played.add(player);
    this.crew = { ...owners };
  }
}
