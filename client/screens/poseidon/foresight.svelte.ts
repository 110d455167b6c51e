/**
 * What a ship would report from a square that Poseidon might drive it to: the inspected square if there is one,
 * otherwise the target of the newest push.
 */
import type { Ship } from '../../../shared/board/board.ts';
import type { Reply } from '../../../shared/game/game.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { PoseidonView } from '../../../shared/game/views/poseidon.ts';
import { wouldReport } from '../../game/sea/would-report.ts';
import type { TurnDraft } from './turn-draft.svelte.ts';

export interface Foreseen {
  readonly ship: Ship;
  readonly square: Square;
  readonly reply: Reply;
}

export class Foresight {
  readonly #draft: TurnDraft;
  readonly #view: () => PoseidonView;
  #looked = $state.raw<{ readonly ship: Ship; readonly square: Square } | null>(null);

  readonly report: Foreseen | null = $derived.by(() => {
    const { monster, newestPush, ship, squares } = this.#draft;
    const { ships } = this.#view();
    // A monster doesn't move the ship that it holds, so the report is from the ship's own square.
    if (monster) return ship && this.#from(ship, ships[ship]);
    const looked = this.#looked;
    const at = looked && looked.ship === ship && squares.includes(looked.square) ? looked : null;
    if (at) return this.#from(at.ship, at.square);
    return newestPush && this.#from(newestPush.ship, newestPush.to);
  });

  constructor(draft: TurnDraft, view: () => PoseidonView) {
    this.#draft = draft;
    this.#view = view;
  }

  #from(ship: Ship, square: Square): Foreseen {
    return { ship, square, reply: wouldReport(this.#view(), this.#draft.pushes, ship, square) };
  }

  /** Inspects a square for the selected ship before the ship is driven there; null ends the inspection. */
  look(square: Square | null): void {
    const { ship } = this.#draft;
    this.#looked = square && ship && { ship, square };
  }
}
