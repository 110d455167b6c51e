/**
 * The picture of a game: its state, as far as one audience can work it out from its log. For Poseidon, the ships'
 * positions are the true ones. For the Navigators, they are the guesses. Each new event is checked against the picture
 * and the rules.
 */
import type { GameEvent } from './events.ts';
import { expectChanged, expectSame, expectThat, present } from './finding.ts';
import { comeIn, goAway } from './crew.ts';
import { ENOUGH, endsRightly } from './ending.ts';
import { sailInto, surveyInto } from './steps.ts';
import { blow, drive } from './storms.ts';
import {
  SHIPS,
  type Audience,
  type Board,
  type Line,
  type Monster,
  type Outcome,
  type Owners,
  type Reply,
  type Ship,
  type Square,
  type Storm,
  type Variants,
} from './shapes.ts';

export type Phase = 'lighthouses' | 'dangers' | 'poseidon' | 'navigators' | 'caught' | 'over';

type Began = GameEvent & { type: 'began' };

export class Picture {
  readonly audience: Audience;
  readonly board: Board;
  readonly variants: Variants;
  readonly owners: Owners;
  /**
   * For each Navigator's seat that was freed, its ships. The entry is removed when another Navigator takes the seat.
   */
  strays: (readonly Ship[])[] = [];
  readonly navigators: string[];
  phase: Phase;
  round = 1;
  positions: Record<Ship, Square>;
  /** Driven ships. The Navigators know that their guesses for these ships are wrong. */
  adrift: Ship[] = [];
  arrived: Ship[] = [];
  stepped: Ship[] = [];
  held: Ship | null = null;
  caught: Ship | null = null;
  lighthouses: Square[] = [];
  maelstroms: Square[] = [];
  fogBanks: Square[] = [];
  proposal: { squares: Square[]; agreed: string[] } | null = null;
  /** The tiles that are known to have been played. Face-down tiles are only counted. */
  spent: (Storm | Monster)[] = [];
  storms = 0;
  greatLast = false;
  /** The squares of reminders and markers, which this client records but never uses. */
  readonly tokens = new Map<string, Square | null>();
  /** The crossed-out squares, each as a ship and a square. A ship that is driven or comes home loses its crosses. */
  readonly crosses = new Set<string>();
  /** What the crew has said. `line` is null if it was removed, or has faded. */
  readonly lines: { player: string; line: Line | null }[] = [];
  readonly removed = new Set<number>();
  outcome: Outcome | null = null;
  lastReply: Reply | null = null;

  constructor(audience: Audience, began: Began) {
    this.audience = audience;
    this.board = began.board;
    this.variants = began.variants;
    this.owners = { ...began.owners };
    this.navigators = [...began.navigators];
    this.positions = { ...began.board.starts };
    this.phase = began.variants.lighthouses > 0 ? 'lighthouses' : this.#afterLighthouses();
  }

  get atSea(): Ship[] {
    return SHIPS.filter((ship) => !this.arrived.includes(ship));
  }

  fold(event: GameEvent): void {
    switch (event.type) {
      case 'began':
        return expectThat(false, 'a game began twice');
      case 'navigator-came':
        return comeIn(this, event);
      case 'navigator-left':
        return goAway(this, event);
      case 'lighthouses-proposed':
        this.proposal = { squares: event.squares, agreed: [event.player] };
        return;
      case 'lighthouses-agreed':
        this.proposal?.agreed.push(event.player);
        return;
      case 'lighthouses-placed':
        this.lighthouses = event.squares;
        this.enter('lighthouses', this.#afterLighthouses());
        return;
      case 'dangers-placed':
        if ('maelstroms' in event) [this.maelstroms, this.fogBanks] = [event.maelstroms, event.fogBanks];
        return this.enter('dangers', 'poseidon');
      case 'storm-played':
        this.#fade();
        return blow(this, event);
      case 'monster-played':
        this.#fade();
        this.spent.push(event.monster);
        this.held = event.ship;
        this.greatLast = false;
        return this.enter('poseidon', 'navigators');
      case 'sailed':
        return sailInto(this, event);
      case 'surveyed':
        return surveyInto(this, event);
      case 'caught':
        this.caught = event.ship;
        return this.enter('navigators', 'caught');
      case 'caught-pushed':
        expectSame(event.ship, this.caught, 'the ship that was pushed');
        drive(this, event);
        this.caught = null;
        return this.enter('caught', 'navigators');
      case 'guessed':
        // The guess of a driven ship may be set anew on its own square.
        if (!this.adrift.includes(event.ship))
          expectChanged(event.square, this.positions[event.ship], 'a guess');
        this.positions[event.ship] = event.square;
        this.adrift = this.adrift.filter((ship) => ship !== event.ship);
        return;
      case 'reminded':
        return this.#put(`${event.ship} ${event.number}`, event.square);
      case 'crossed':
        for (const square of event.squares) this.#cross(`${event.ship} ${square}`, event.crossed);
        return;
      case 'reasoned':
        // These events change nothing in the game.
        return;
      case 'said-to-crew':
        expectSame(event.number, this.lines.length, 'the number of a line of the crew');
        this.lines.push({ player: event.player, line: event.line });
        return;
      case 'crew-line-removed':
        expectThat(!this.removed.has(event.number), 'a line of the crew went twice');
        this.removed.add(event.number);
        present(this.lines[event.number], 'no such line').line = null;
        return;
      case 'marked':
        return this.#put(`${event.kind} ${event.number}`, event.square);
      case 'round-began':
        expectSame(event.round, this.round + 1, 'the number of the round');
        expectSame(
          this.atSea.filter((ship) => !this.stepped.includes(ship)),
          [],
          'ships without their step',
        );
        [this.round, this.stepped, this.held] = [event.round, [], null];
        return this.enter('navigators', 'poseidon');
      case 'ended':
        endsRightly(this, event.outcome);
        this.outcome = event.outcome;
        // A game that is conceded, or ended by its winners, may be over in any phase.
        return this.enter(
          event.outcome.conceded !== undefined || this.arrived.length >= ENOUGH ? this.phase : 'navigators',
          'over',
        );
    }
  }

  /** Forgets what the crew has said, if the game is played from memory. */
  #fade(): void {
    if (this.variants.useYourMemory) for (const said of this.lines) said.line = null;
  }

  #put(token: string, square: Square | null): void {
    expectChanged(square, this.tokens.get(token) ?? null, 'a token');
    this.tokens.set(token, square);
  }

  #cross(key: string, crossed: boolean): void {
    expectChanged(crossed, this.crosses.has(key), 'a cross');
    if (crossed) this.crosses.add(key);
    else this.crosses.delete(key);
  }

  /** Records that a ship is home. Its notes are gone then. */
  comesHome(ship: Ship): void {
    this.arrived.push(ship);
    this.uncross([ship]);
    for (const token of this.tokens.keys()) if (token.startsWith(`${ship} `)) this.tokens.delete(token);
  }

  /** Removes the crosses of these ships. */
  uncross(ships: readonly Ship[]): void {
    for (const key of this.crosses)
      if (ships.some((ship) => key.startsWith(`${ship} `))) this.crosses.delete(key);
  }

  #afterLighthouses(): Phase {
    return this.variants.maelstroms + this.variants.fogBanks > 0 ? 'dangers' : 'poseidon';
  }

  /** Moves on to the next phase. The current phase must be `from`. */
  enter(from: Phase, to: Phase): void {
    expectSame(this.phase, from, `the phase before ${to}`);
    this.phase = to;
  }
}
