/** What Poseidon is about to do in this turn: all of it can be changed until it is sent. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { PoseidonCommand, Push, Pushes, SeaMonster, Storm, Tile } from '../../../shared/game/game.ts';
import { isMonster, pushSquares, shipsHit, whyBarred } from '../../../shared/game/rules/storms.ts';
import { headingBetween, type Heading, type Square } from '../../../shared/board/squares.ts';
import type { PoseidonView } from '../../../shared/game/views/poseidon.ts';

/** A draft belongs to one turn: in another one it counts for nothing. */
interface Drafted {
  readonly turn: string;
  readonly tile: Tile | null;
  /** The ship in hand: the next to be driven, or the one that a monster shall hold. */
  readonly ship: Ship | null;
  readonly pushes: Pushes;
}

function turnOf({ round, phase, caught }: PoseidonView): string {
  return `${round} ${phase} ${caught ?? ''}`;
}

export class TurnDraft {
  readonly #view: () => PoseidonView;
  #drafted = $state.raw<Drafted | null>(null);

  /** The draft of this turn: that of an earlier one has lapsed, whatever was told in between. */
  readonly #now: Drafted = $derived.by(() => {
    const view = this.#view();
    const turn = turnOf(view);
    const kept = this.#drafted;
    return kept?.turn === turn ? kept : { turn, tile: null, ship: view.caught, pushes: {} };
  });

  /** The tile chosen; none while a caught ship is to be pushed. */
  readonly tile = $derived(this.#now.tile);
  readonly monster: SeaMonster | null = $derived(this.tile && isMonster(this.tile) ? this.tile : null);
  readonly storm: Storm | null = $derived(this.tile && !isMonster(this.tile) ? this.tile : null);
  /** Whether ships are being driven: by a storm (though it may move none), or one out of a maelstrom. */
  readonly driving = $derived.by(() => this.storm !== null || this.#view().caught !== null);
  /** The ship in hand: the next to be driven, or the one that a monster shall hold. */
  readonly ship = $derived(this.#now.ship);
  /** The ships to be driven (or, for a monster, that it may hold), in their order. */
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
  /** Where the ship in hand may be driven. */
  readonly squares: readonly Square[] = $derived.by(() => {
    const { board, ships } = this.#view();
    return this.driving && this.ship ? pushSquares(board, ships[this.ship]) : [];
  });
  /** The same, by the heading that leads there. */
  readonly headings: Readonly<Partial<Record<Heading, Square>>> = $derived.by(() => {
    const from = this.ship && this.#view().ships[this.ship];
    const entries = from ? this.squares.map((to) => [headingBetween(from, to), to]) : [];
    return Object.fromEntries(entries) as Partial<Record<Heading, Square>>;
  });

  /** What may be sent now, or null while something is missing. */
  readonly command: PoseidonCommand | null = $derived.by(() => {
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

  constructor(view: () => PoseidonView) {
    this.#view = view;
  }

  /** Where a ship will be driven, if that is decided. */
  to(ship: Ship): Square | undefined {
    return this.#now.pushes[ship];
  }

  /** Chooses a tile that is not barred; a storm takes its first ship in hand. */
  choose(tile: Tile): void {
    const view = this.#view();
    if (view.phase !== 'poseidon' || whyBarred(view, tile) !== null) return;
    const first = isMonster(tile) ? null : (shipsHit(tile, view.arrived)[0] ?? null);
    this.#drafted = { turn: turnOf(view), tile, ship: first, pushes: {} };
  }

  /** Puts the tile back into the hand. */
  putBack(): void {
    this.#drafted = null;
  }

  /** Takes a ship in hand, to drive it (again) or to set a monster on it. */
  take(ship: Ship): void {
    if (this.ships.includes(ship)) this.#drafted = { ...this.#now, ship };
  }

  /** Drives the ship in hand to a square and takes the next one that has not been driven. */
  push(square: Square): void {
    const { ship } = this;
    if (!ship || !this.squares.includes(square)) return;
    const pushes = { ...this.#now.pushes, [ship]: square };
    const next = this.ships.find((other) => !pushes[other]);
    this.#drafted = { ...this.#now, pushes, ship: next ?? ship };
  }
}
