/**
 * Poseidon's draft for his turn or, prepared in advance, for his next turn. Everything can be changed until it has
 * been sent, and nothing that is prepared is sent before his turn.
 */
import { untrack } from 'svelte';
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { PoseidonCommand, Push, SeaMonster, Storm, Tile } from '../../../shared/game/game.ts';
import { isMonster, pushSquares, shipsHit, whyBarred } from '../../../shared/game/rules/storms.ts';
import { headingBetween, type Heading, type Square } from '../../../shared/board/squares.ts';
import type { PoseidonView } from '../../../shared/game/views/poseidon.ts';
import type { StoredPreparation } from '../../game/stored-preparation.ts';
import type { Drafted } from './kept-storm.ts';
import { mayPrepare, NO_PLAN, stillValid, type Dropped, type Plan } from './prepared.ts';

/** The turn that a draft is for. During the Navigators' turn, that is Poseidon's next turn. */
function turnOf({ round, phase, caught }: PoseidonView): string {
  if (caught) return `hurl ${round} ${caught}`;
  return `storm ${phase === 'navigators' ? round + 1 : round}`;
}

export class TurnDraft {
  readonly #view: () => PoseidonView;
  readonly #kept: StoredPreparation<Drafted>;
  /** The draft of a storm or monster, and the turn that it is for. In any other turn, the draft is ignored. */
  #storm = $state.raw<Drafted | null>(null);
  /**
   * The draft of a caught ship's push. The push interrupts the Navigators' turn and doesn't affect what is prepared.
   */
  #hurl = $state.raw<Drafted | null>(null);
  /** The turn whose preparation is open on screen; null if none is. A preparation put aside is still in `#storm`. */
  #open = $state<string | null>(null);
  /** The ship that was driven last in this draft. */
  #lately = $state<Ship | null>(null);

  /** The parts of this turn's draft that are still possible. A draft that was made for an earlier turn is ignored. */
  readonly #standing: { plan: Plan; dropped: readonly Dropped[]; ahead: boolean } = $derived.by(() => {
    const view = this.#view();
    const drafted = view.caught ? this.#hurl : this.#storm;
    const plan = drafted?.turn === turnOf(view) ? drafted : null;
    if (!plan) return { plan: { ...NO_PLAN, ship: view.caught }, dropped: [], ahead: false };
    return plan.ahead ? { ...stillValid(view, plan), ahead: true } : { plan, dropped: [], ahead: false };
  });
  /** The plan that is being decided on screen; an empty plan while the preparation is put aside. */
  readonly #now: Plan = $derived.by(() =>
    this.#view().phase === 'navigators' && !this.preparing ? NO_PLAN : this.#standing.plan,
  );

  /** Whether the next storm can be prepared now. */
  readonly mayPrepare: boolean = $derived.by(() => mayPrepare(this.#view()));
  /** Whether the next storm is being prepared on screen. */
  readonly preparing: boolean = $derived.by(() => this.mayPrepare && this.#open === turnOf(this.#view()));
  /** Whether Poseidon has something to decide or is preparing it. */
  readonly deciding: boolean = $derived.by(
    () => this.preparing || this.#view().caught !== null || this.#view().phase === 'poseidon',
  );
  /** The plan for the next turn, whether it is on screen or put aside; null if there is none. */
  readonly prepared: Plan | null = $derived.by(() => {
    const { plan } = this.#standing;
    return this.mayPrepare && plan.tile ? plan : null;
  });
  /** Prepared parts that are no longer possible. They are listed until something is changed. */
  readonly dropped: readonly Dropped[] = $derived.by(() => this.#standing.dropped);
  /** Whether it is now the turn that was prepared for, so that the form shows what was prepared. */
  readonly cameTrue: boolean = $derived.by(
    () => this.#view().phase === 'poseidon' && this.#standing.ahead && this.tile !== null,
  );

  /** The chosen tile; null while a caught ship has to be pushed. */
  readonly tile = $derived.by(() => this.#now.tile);
  readonly monster: SeaMonster | null = $derived(this.tile && isMonster(this.tile) ? this.tile : null);
  readonly storm: Storm | null = $derived(this.tile && !isMonster(this.tile) ? this.tile : null);
  /** True if the turn is about driving ships: out of a maelstrom, or by a storm, even if the storm affects no ship. */
  readonly driving = $derived.by(() => this.storm !== null || this.#view().caught !== null);
  /** The selected ship: the next ship to be driven, or the ship that a monster will hold. */
  readonly ship = $derived.by(() => this.#now.ship);
  /** The ships that will be driven, or that a monster may hold, in order. */
  readonly ships: readonly Ship[] = $derived.by(() => {
    const { arrived, caught } = this.#view();
    if (caught) return [caught];
    if (this.monster) return SHIPS.filter((ship) => !arrived.includes(ship));
    return this.storm ? shipsHit(this.storm, arrived) : [];
  });
  readonly pushes: readonly Push[] = $derived.by(() => {
    const { ships } = this.#view();
    return this.ships.flatMap((ship) => {
      const to = this.#now.pushes[ship];
      return to ? [{ ship, from: ships[ship], to }] : [];
    });
  });
  /** The squares that the selected ship may be driven to. */
  readonly squares: readonly Square[] = $derived.by(() => {
    const { board, ships } = this.#view();
    return this.driving && this.ship ? pushSquares(board, ships[this.ship]) : [];
  });
  /** Maps each heading in which the selected ship may be driven to the square that the heading leads to. */
  readonly headings: Readonly<Partial<Record<Heading, Square>>> = $derived.by(() => {
    const from = this.ship && this.#view().ships[this.ship];
    const entries = from ? this.squares.map((to) => [headingBetween(from, to), to]) : [];
    return Object.fromEntries(entries) as Partial<Record<Heading, Square>>;
  });
  /** The push that is being considered: the push of the selected ship or, if it has none, the push chosen last. */
  readonly newestPush: Push | null = $derived.by(() => {
    const of = (ship: Ship | null) => this.pushes.find((push) => push.ship === ship);
    return of(this.ship) ?? of(this.#lately) ?? null;
  });

  /** The command for the current draft, even if it isn't Poseidon's turn; null while something is missing. */
  readonly whole: PoseidonCommand | null = $derived.by(() => {
    const { monster, storm, ship } = this;
    const { pushes } = this.#now;
    if (this.#view().caught) {
      const square = ship && pushes[ship];
      return square ? { type: 'push-caught', square } : null;
    }
    if (monster) return ship && { type: 'play-monster', monster, ship };
    if (!storm) return null;
    return this.ships.every((each) => pushes[each]) ? { type: 'play-storm', storm, pushes } : null;
  });
  /** The command that can be sent now; null while it is incomplete or only prepared. */
  readonly command: PoseidonCommand | null = $derived.by(() =>
    this.#view().phase === 'navigators' ? null : this.whole,
  );

  /**
   * @param view returns the newest view
   * @param kept stores a draft across reloads
   */
  constructor(view: () => PoseidonView, kept: StoredPreparation<Drafted>) {
    this.#view = view;
    this.#kept = kept;
    const drafted = untrack(() => kept.get());
    if (!drafted) return;
    // A draft made during its own turn is always possible, unless somebody has changed the storage.
    const plan = drafted.ahead ? drafted : untrack(() => stillValid(view(), drafted).plan);
    this.#storm = { ...drafted, ...plan };
  }

  /** The square that a ship will be driven to; undefined if none is chosen. */
  to(ship: Ship): Square | undefined {
    return this.#now.pushes[ship];
  }

  /** Starts or reopens the preparation of the next storm. */
  prepare(): void {
    if (this.mayPrepare) this.#open = turnOf(this.#view());
  }

  /** Puts the preparation aside. It is kept for Poseidon's turn. */
  putAside(): void {
    this.#open = null;
    this.#lately = null;
  }

  /** Chooses a tile that can be played. A storm also selects its first ship. */
  choose(tile: Tile): void {
    const view = this.#view();
    if ((view.phase !== 'poseidon' && !this.preparing) || whyBarred(view, tile) !== null) return;
    const first = isMonster(tile) ? null : (shipsHit(tile, view.arrived)[0] ?? null);
    this.#lately = null;
    this.#keep({ tile, ship: first, pushes: {} });
  }

  /** Puts the chosen tile back into the hand. */
  putBack(): void {
    this.#lately = null;
    this.#storm = null;
    this.#kept.keep(null);
  }

  /** Selects a ship, to drive it (again) or to let a monster hold it. */
  take(ship: Ship): void {
    if (!this.ships.includes(ship)) return;
    this.#lately = null;
    this.#keep({ ...this.#now, ship });
  }

  /** Sets the selected ship's target square, and selects the next ship without a target. */
  push(square: Square): void {
    const { ship } = this;
    if (!ship || !this.squares.includes(square)) return;
    const pushes = { ...this.#now.pushes, [ship]: square };
    const next = this.ships.find((other) => !pushes[other]);
    this.#lately = ship;
    this.#keep({ ...this.#now, pushes, ship: next ?? ship });
  }

  #keep({ tile, ship, pushes }: Plan): void {
    const view = this.#view();
    const drafted = { tile, ship, pushes, turn: turnOf(view), ahead: view.phase === 'navigators' };
    if (view.caught) return void (this.#hurl = drafted);
    this.#storm = drafted;
    this.#kept.keep(drafted);
  }
}
