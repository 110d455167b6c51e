/** The oracle for a screen: how much the oracle may say, which moment it describes, and what it currently shows. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { PublicView, Step } from '../../../shared/game/views/public.ts';
import type { OracleSays } from '../../../shared/table/helps.ts';
import { momentsOf, type Announcement, type Moment } from '../../oracle/announcements.ts';
import type { Knowledge } from '../../oracle/knowledge.ts';
import { Oracle } from '../../oracle/oracle.svelte.ts';
import { isStep, whyNot, type Reason } from '../../oracle/reasons.ts';

/** The values that a screen provides. They are read each time they are needed. */
interface Sources {
  /** The id of the game. */
  readonly game: () => string | undefined;
  readonly heard: () => readonly Announcement[];
  readonly view: () => PublicView;
  readonly says: () => OracleSays;
}

/** Create an instance while a component is being created. It follows the game as long as the component exists. */
export class OracleView {
  readonly #sources: Sources;
  readonly #oracle: Oracle;
  readonly heard = $derived.by(() => this.#sources.heard());
  readonly says = $derived.by(() => this.#sources.says());
  readonly #moments = $derived.by(() => momentsOf(this.heard));
  /** The moment that the player looks back to. Looking back ends when the device receives a new announcement. */
  #back = $state.raw<{ readonly moment: Moment; readonly heard: number } | null>(null);
  /** Whether shading is shown on the chart. */
  shading = $state(true);

  constructor(sources: Sources, oracle: Oracle = new Oracle()) {
    this.#sources = sources;
    this.#oracle = oracle;
    $effect(() => {
      const game = sources.game();
      if (this.says !== 'silent' && game !== undefined) oracle.follow(game, this.heard);
    });
    $effect(() => () => oracle.close());
  }

  get failed(): boolean {
    return this.#oracle.failed;
  }
  get working(): boolean {
    return !this.#oracle.ready && !this.#oracle.failed;
  }
  again(): void {
    this.#oracle.again();
  }

  /** The moment that the player looks back to; null for the present. */
  get moment(): Moment | null {
    return this.#back?.heard === this.heard.length ? this.#back.moment : null;
  }

  /** The newest knowledge; undefined if the oracle is silent or has computed nothing yet. */
  get now(): Knowledge | undefined {
    return this.says === 'silent' ? undefined : this.#oracle.newest;
  }

  /** Everything that can be known at the shown moment; undefined unless the oracle answers in full. */
  get full(): Knowledge | undefined {
    if (this.says !== 'full') return undefined;
    return this.moment ? this.#oracle.at(this.moment.after) : this.#oracle.newest;
  }

  /** The knowledge that is shaded on the chart; undefined while shading is off. */
  get shaded(): Knowledge | undefined {
    return this.shading ? this.full : undefined;
  }

  /** The ships at sea whose shading covers a square, in the order of SHIPS. */
  shadesOn(square: Square): Ship[] {
    const { shaded, arrived } = this;
    return SHIPS.filter((ship) => !arrived.includes(ship) && shaded?.ships[ship].has(square));
  }

  /** The ships that were home at the shown moment. */
  get arrived(): readonly Ship[] {
    const { moment } = this;
    if (!moment) return this.#sources.view().arrived;
    const arrivals = this.heard.slice(0, moment.after);
    return SHIPS.filter((ship) =>
      arrivals.some((event) => event.type === 'sailed' && event.arrived && event.ship === ship),
    );
  }

  /** What was publicly known at the shown moment: rounds, storms, steps and ships that were home. */
  get known(): PublicView {
    const view = this.#sources.view();
    const { moment, arrived } = this;
    if (!moment) return view;
    const rounds = view.rounds
      .filter(({ round }) => round <= moment.round)
      .map((round) =>
        round.round === moment.round ? { ...round, steps: until(round.steps, moment.ship) } : round,
      );
    return { ...view, round: moment.round, rounds, arrived };
  }

  // ── Looking back ────────────────────────────────────────────────────────────────────────────────

  get #place(): number {
    return this.moment ? this.#moments.indexOf(this.moment) : this.#moments.length - 1;
  }
  get mayStepBack(): boolean {
    return this.#place > 0;
  }
  stepBack(): void {
    this.#show(this.#place - 1);
  }
  stepOn(): void {
    this.#show(this.#place + 1);
  }
  /** Looks back to the moment of a line of the journal. */
  show(round: number, ship: Ship | null): void {
    this.#show(this.#moments.findIndex((moment) => moment.round === round && moment.ship === ship));
  }
  backToNow(): void {
    this.#back = null;
  }
  #show(place: number): void {
    const moment = this.#moments[place];
    const isNow = place === this.#moments.length - 1;
    this.#back = moment && !isNow ? { moment, heard: this.heard.length } : null;
  }

  // ── Impossible guesses ──────────────────────────────────────────────────────────────────────────

  /** Why a ship can't be on a square now; null if it can be there, or if the answer isn't computed yet. */
  whyNot(ship: Ship, square: Square): Reason | null {
    const { now } = this;
    if (!now || this.working || this.moment || now.ships[ship].has(square)) return null;
    const { heard } = this;
    const step = heard.findLastIndex((event) => isStep(event, ship));
    const since = this.#lastCertain(ship, step).after;
    return whyNot(this.#sources.view(), heard, ship, square, this.#lastCertain(ship), since);
  }

  /** Whether a secret tile can't lie on a square. */
  isNoPlaceFor(kind: MarkerKind, square: Square): boolean {
    const { now } = this;
    if (!now || this.working || this.moment || !this.#sources.view().dangersPlaced) return false;
    return !now.dangers[kind].has(square);
  }

  /**
   * Finds when, up to `until`, the ship's position was last certain, and what it was then.
   * @param until the latest moment to consider, as a number of announcements
   */
  #lastCertain(ship: Ship, until = Infinity): { after: number; square: Square } {
    const known = this.#oracle.last(({ ships }, after) => after <= until && ships[ship].size === 1);
    const [square] = known?.knowledge.ships[ship].keys() ?? [];
    return { after: known?.after ?? 0, square: square ?? this.#sources.view().board.starts[ship] };
  }
}

/** The steps of a round up to and including a ship's step; no steps if only the tile had been played. */
function until(steps: readonly Step[], ship: Ship | null): readonly Step[] {
  return steps.slice(0, steps.findIndex((step) => step.ship === ship) + 1);
}
