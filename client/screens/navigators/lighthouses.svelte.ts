/** This device's draft of where the lighthouses will be. It starts as a copy of the shared proposal. */
import { runningGame } from '../../../shared/table/queries.ts';
import type { PlayerId, Proposal } from '../../../shared/game/game.ts';
import { pickSome, type Random } from '../../../shared/random.ts';
import { squaresFor } from '../../../shared/game/rules/placing.ts';
import { NO_TILES } from '../../../shared/game/rules/setup.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import { Action, type CommandOf } from '../../session/action.svelte.ts';
import type { TableSession } from '../../session/session.svelte.ts';

type Session = Pick<TableSession, 'command' | 'players' | 'table'>;
type Placing = CommandOf<'propose-lighthouses' | 'agree-lighthouses'>;

/** The squares of the lighthouses, in the order of their lamps: the first of two is yellow. */
type Places = readonly (Square | null)[];

export class LighthouseDraft {
  readonly #session: Session;
  readonly #action: Action<Placing>;
  readonly #view: () => NavigatorsView;

  /** The squares chosen on this device; null while the device follows the shared proposal. */
  #own = $state.raw<Places | null>(null);
  /** The index in `places` of the lighthouse that was picked up; null if none was. */
  #taken = $state<number | null>(null);

  readonly count = $derived.by(() => this.#view().variants.lighthouses);
  readonly proposal = $derived.by<Proposal | null>(() => this.#view().proposal);
  /** The square of each lighthouse; null for a lighthouse that has none yet. */
  readonly places = $derived.by<Places>(() => {
    const chosen = this.#own ?? this.proposal?.squares ?? [];
    return Array.from({ length: this.count }, (_, i) => chosen[i] ?? null);
  });
  readonly squares = $derived<readonly Square[]>(this.places.filter((square) => square !== null));
  readonly full = $derived(this.squares.length === this.count);
  /** The index of the held lighthouse: the one that was picked up, or the first one without a square. */
  readonly held = $derived.by<number | null>(() => {
    const open = this.#taken ?? this.places.indexOf(null);
    return open < 0 ? null : open;
  });
  /** Whether this device's draft is the same as the proposal. */
  readonly same = $derived(
    this.full && this.proposal?.squares.every((square, i) => square === this.places[i]) === true,
  );
  /** Where lighthouses may be built. They are placed before all other special tiles, so no other tile is in the way. */
  readonly #free = $derived.by(() => squaresFor(this.#view().board, 'lighthouse', NO_TILES));
  /** Where the held lighthouse may be built, including its own square. */
  readonly targets = $derived.by<readonly Square[]>(() => {
    const { held, places } = this;
    if (held === null) return [];
    return this.#free.filter((square) => places[held] === square || !places.includes(square));
  });

  /** @param view returns the newest view */
  constructor(session: Session, view: () => NavigatorsView) {
    this.#session = session;
    this.#action = new Action<Placing>(session);
    this.#view = view;
  }

  get busy(): boolean {
    return this.#action.busy;
  }

  /** Whether all players on this device have agreed to the proposal. */
  readonly agreedHere = $derived.by(() => this.#undecided().length === 0);

  /**
   * The Navigators on this device who have not agreed yet. There may be several, because friends may share a device.
   */
  #undecided(): PlayerId[] {
    const { navigators } = this.#view();
    return this.#session.players.filter((player) => navigators.includes(player) && !this.hasAgreed(player));
  }

  hasAgreed(player: PlayerId): boolean {
    return this.proposal?.agreed.includes(player) === true;
  }

  /** Picks up the lighthouse with this index, or puts it back if it is held. */
  take(number: number): void {
    this.#taken = this.#taken === number ? null : number;
  }

  /** Called when a square was picked. Picks up the lighthouse there, or builds the held one there. */
  pick(square: Square): void {
    const there = this.places.indexOf(square);
    if (there >= 0) {
      this.take(there);
      return;
    }
    const { held } = this;
    if (held === null || !this.targets.includes(square)) return;
    this.#own = this.places.map((other, i) => (i === held ? square : other));
    this.#taken = null;
  }

  /** Moves a lighthouse. It keeps its index, and therefore the colour of its lamp. */
  move(from: Square, to: Square | null): void {
    if (!to || !this.#free.includes(to) || this.places.includes(to)) return;
    this.#own = this.places.map((square) => (square === from ? to : square));
    this.#taken = null;
  }

  atRandom(random: Random): void {
    this.#own = pickSome(this.#free, this.count, random);
    this.#taken = null;
  }

  /** Proposes the squares to everybody. This also counts as agreement by the players on this device. */
  async propose(): Promise<void> {
    if (this.busy) return;
    const proposed = await this.#give({ type: 'propose-lighthouses', squares: this.squares });
    if (proposed) await this.agree();
  }

  /** Agrees for all players on this device. */
  async agree(): Promise<void> {
    if (this.busy) return;
    for (const player of this.#undecided()) {
      const { table } = this.#session;
      if (!table || !runningGame(table) || this.#view().phase !== 'lighthouses' || !this.same) return;
      await this.#give({ type: 'agree-lighthouses', squares: this.squares }, player);
    }
  }

  /** Sends a command. Afterwards the shared proposal is shown again, whatever the result. */
  async #give(command: Placing, player?: PlayerId): Promise<boolean> {
    const given = await this.#action.give(command, { player });
    this.#own = null;
    this.#taken = null;
    return given;
  }
}
