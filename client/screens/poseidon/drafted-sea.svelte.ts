/** What Poseidon's board shows of his decision: the squares and ships that he can pick, and what he has chosen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Push } from '../../../shared/game/game.ts';
import type { PoseidonView } from '../../../shared/game/views/poseidon.ts';
import type { Danger, TruePiece } from '../../game/sea/pieces.ts';
import { DeferredChoice } from '../../lib/after-paint.svelte.ts';
import type { PlacingDraft } from './placing-draft.svelte.ts';
import type { TurnDraft } from './turn-draft.svelte.ts';

/** What the board is given to draw. */
interface DrawnSea {
  readonly view: PoseidonView;
  readonly targets: readonly Square[];
  readonly takeable: readonly Square[];
  readonly selected: Square | null;
  readonly pushes: readonly Push[];
  readonly dangers: readonly Danger[];
  readonly held: string | null;
  readonly driven: Ship | null;
}

/** Create it while a component is being created. */
export class DraftedSea {
  readonly #view: () => PoseidonView;
  readonly #draft: TurnDraft;
  readonly #placing: PlacingDraft;

  readonly #thought = $derived.by((): DrawnSea => {
    const view = this.#view();
    const [draft, placing] = [this.#draft, this.#placing];
    const shared = { view, pushes: draft.pushes, driven: draft.driving ? draft.ship : null };
    if (view.phase === 'dangers')
      return {
        ...shared,
        targets: placing.squares,
        takeable: placing.dangers.flatMap(({ square }) => square ?? []),
        selected: placing.held?.square ?? null,
        dangers: placing.dangers,
        held: placing.held?.key ?? null,
      };
    const standing = draft.ships.map((ship) => view.ships[ship]);
    return {
      ...shared,
      targets: draft.monster ? standing : draft.squares,
      takeable: standing,
      selected: draft.ship && view.ships[draft.ship],
      dangers: [],
      held: draft.ship,
    };
  });
  readonly #deferred: DeferredChoice<DrawnSea>;
  /**
   * The draft as it is drawn on the board. Changes of the draft are drawn after the panel has responded; changes of the
   * game are drawn at once.
   */
  readonly drawn = $derived.by(() => {
    const { current } = this.#deferred;
    return current?.view === this.#view() ? current : this.#thought;
  });

  constructor(view: () => PoseidonView, draft: TurnDraft, placing: PlacingDraft) {
    this.#view = view;
    this.#draft = draft;
    this.#placing = placing;
    this.#deferred = new DeferredChoice(() => this.#thought);
  }

  /** Handles a tap on a square of the board. */
  pick(square: Square, piece: TruePiece | undefined): void {
    const view = this.#view();
    const draft = this.#draft;
    if (view.phase === 'dangers') return this.#placing.pick(square);
    if (draft.squares.includes(square)) return draft.push(square);
    // A tap on a square that isn't a target selects a ship there: the tapped ship or, if the square was picked by
    // keyboard, the next ship on it.
    const here = draft.ships.filter((ship) => view.ships[ship] === square);
    const tapped =
      piece?.what === 'ship' ? piece.ship : here[(here.indexOf(draft.ship ?? 'red') + 1) % here.length];
    if (tapped) draft.take(tapped);
  }
}
