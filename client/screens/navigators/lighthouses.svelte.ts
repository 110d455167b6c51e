/** The lighthouses that this device thinks of proposing, over what has been proposed. */
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

export class LighthouseDraft {
  readonly #session: Session;
  readonly #action: Action<Placing>;
  readonly #view: () => NavigatorsView;

  /** The squares chosen here; null follows the proposal of all. */
  #own = $state.raw<readonly Square[] | null>(null);

  readonly count = $derived.by(() => this.#view().variants.lighthouses);
  readonly proposal = $derived.by<Proposal | null>(() => this.#view().proposal);
  readonly squares = $derived<readonly Square[]>(this.#own ?? this.proposal?.squares ?? []);
  readonly full = $derived(this.squares.length === this.count);
  /** What is shown is what was proposed to all. */
  readonly same = $derived(
    this.full && this.proposal?.squares.every((square, i) => square === this.squares[i]) === true,
  );
  /** Where lighthouses may be built: nothing else is placed before them. */
  readonly targets = $derived.by(() => squaresFor(this.#view().board, 'lighthouse', NO_TILES));

  /** @param view the newest view, read anew each time */
  constructor(session: Session, view: () => NavigatorsView) {
    this.#session = session;
    this.#action = new Action<Placing>(session);
    this.#view = view;
  }

  get busy(): boolean {
    return this.#action.busy;
  }

  /** Whether everybody who plays on this device has agreed to what is proposed. */
  readonly agreedHere = $derived.by(() => this.#undecided().length === 0);

  /** The Navigators of this device (friends may share it) who have not agreed yet. */
  #undecided(): PlayerId[] {
    const { navigators } = this.#view();
    return this.#session.players.filter((player) => navigators.includes(player) && !this.hasAgreed(player));
  }

  hasAgreed(player: PlayerId): boolean {
    return this.proposal?.agreed.includes(player) === true;
  }

  /** Chooses a square, or gives a chosen one up; one too many takes the place of the last. */
  pick(square: Square): void {
    if (!this.targets.includes(square)) return;
    const { squares, count } = this;
    if (squares.includes(square)) this.#own = squares.filter((other) => other !== square);
    else this.#own = [...squares.slice(0, count - 1), square];
  }

  /** Moves a chosen lighthouse; the order, and so the lamp, stays. */
  move(from: Square, to: Square | null): void {
    if (!to || to === from || !this.targets.includes(to) || this.squares.includes(to)) return;
    this.#own = this.squares.map((square) => (square === from ? to : square));
  }

  atRandom(random: Random): void {
    this.#own = pickSome(this.targets, this.count, random);
  }

  /** Proposes the squares to all; whoever plays on this device agrees to them. */
  async propose(): Promise<void> {
    if (this.busy) return;
    const proposed = await this.#give({ type: 'propose-lighthouses', squares: this.squares });
    if (proposed) await this.agree();
  }

  /** Agrees for everybody on this device. */
  async agree(): Promise<void> {
    if (this.busy) return;
    for (const player of this.#undecided()) {
      const { table } = this.#session;
      if (!table || !runningGame(table) || this.#view().phase !== 'lighthouses' || !this.same) return;
      await this.#give({ type: 'agree-lighthouses', squares: this.squares }, player);
    }
  }

  /** Whatever comes of it, what is shown is the proposal of all again. */
  async #give(command: Placing, player?: PlayerId): Promise<boolean> {
    const given = await this.#action.give(command, { player });
    this.#own = null;
    return given;
  }
}
