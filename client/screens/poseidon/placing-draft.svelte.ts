/** Poseidon's draft of where the maelstroms and fog banks will be, before the first round. */
import { MARKER_KINDS, type MarkerKind, type PoseidonCommand } from '../../../shared/game/game.ts';
import type { Random } from '../../../shared/random.ts';
import { randomPoseidonMove } from '../../../shared/game/moves.ts';
import { squaresFor } from '../../../shared/game/rules/placing.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { PoseidonView } from '../../../shared/game/views/poseidon.ts';
import type { Danger } from '../../game/sea/pieces.ts';

export class PlacingDraft {
  readonly #view: () => PoseidonView;
  #placed = $state.raw<Readonly<Record<string, Square>>>({});
  #taken = $state<string | null>(null);

  readonly dangers: readonly Danger[] = $derived.by(() => {
    const { maelstroms, fogBanks } = this.#view().variants;
    const counts: Record<MarkerKind, number> = { maelstrom: maelstroms, fogBank: fogBanks };
    return MARKER_KINDS.flatMap((kind) =>
      Array.from({ length: counts[kind] }, (_, number) => {
        const key = `${kind} ${number}`;
        return { key, kind, number, square: this.#placed[key] ?? null };
      }),
    );
  });
  /** The held tile: the one that was picked up, or the first one without a square. */
  readonly held: Danger | null = $derived(
    this.dangers.find(({ key }) => key === this.#taken) ??
      this.dangers.find(({ square }) => square === null) ??
      null,
  );
  /** Where the held tile may be placed, including its own square. */
  readonly squares: readonly Square[] = $derived.by(() => {
    const { held } = this;
    if (!held) return [];
    const { board, tiles } = this.#view();
    const others = this.dangers.filter(({ key }) => key !== held.key);
    return squaresFor(board, held.kind, { ...tiles, ...this.#squaresOf(others) });
  });

  /** The command to send; null while a tile has no square yet. */
  readonly command: PoseidonCommand | null = $derived(
    this.dangers.every(({ square }) => square)
      ? { type: 'place-dangers', ...this.#squaresOf(this.dangers) }
      : null,
  );

  constructor(view: () => PoseidonView) {
    this.#view = view;
  }

  #squaresOf(dangers: readonly Danger[]): { maelstroms: Square[]; fogBanks: Square[] } {
    const of = (wanted: MarkerKind) =>
      dangers.flatMap(({ kind, square }) => (kind === wanted && square ? [square] : []));
    return { maelstroms: of('maelstrom'), fogBanks: of('fogBank') };
  }

  take(key: string): void {
    this.#taken = this.#taken === key ? null : key;
  }

  /** Called when a square was picked. Picks up the tile there, or places the held one there. */
  pick(square: Square): void {
    const there = this.dangers.find((danger) => danger.square === square);
    if (there) {
      this.take(there.key);
      return;
    }
    const { held } = this;
    if (!held || !this.squares.includes(square)) return;
    this.#placed = { ...this.#placed, [held.key]: square };
    this.#taken = null;
  }

  /** Places all tiles at random. Each of them can still be moved. */
  shuffle(random: Random): void {
    const drawn = randomPoseidonMove(this.#view(), random);
    if (drawn?.type !== 'place-dangers') return;
    const entries = [
      ...drawn.maelstroms.map((square, i) => [`maelstrom ${i}`, square] as const),
      ...drawn.fogBanks.map((square, i) => [`fogBank ${i}`, square] as const),
    ];
    this.#placed = Object.fromEntries(entries);
    this.#taken = null;
  }
}
