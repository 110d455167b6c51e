/** The choice of a sea: the one that is chosen or, as long as none is, one that this device offers. */
import { parseSeaId, SEA_VERSION, seaId, seedsOf, type Sea } from '../../shared/seas/code.ts';

/** How large and how hard a sea is. */
export type SeaKind = Pick<Sea, 'size' | 'difficulty'>;

/** The kind of sea that is offered first. */
const FIRST: SeaKind = { size: 11, difficulty: 'standard' };

/** A sea of this kind at random, drawn by the newest version of the generator. */
export function randomSea({ size, difficulty }: SeaKind): Sea {
  return { version: SEA_VERSION, size, difficulty, seed: Math.floor(Math.random() * seedsOf(SEA_VERSION)) };
}

/** The id of another sea of the same kind; undefined if the board isn't a sea. */
export function anotherSea(id: string): string | undefined {
  const sea = parseSeaId(id);
  return sea && seaId(randomSea(sea));
}

export class SeaChoice {
  readonly #chosen: () => string;
  #offered = $state.raw(randomSea(FIRST));
  readonly isChosen = $derived.by(() => parseSeaId(this.#chosen()) !== undefined);
  readonly sea = $derived.by(() => parseSeaId(this.#chosen()) ?? this.#offered);
  readonly id = $derived.by(() => seaId(this.sea));

  /** @param chosen returns the id of the chosen board */
  constructor(chosen: () => string) {
    this.#chosen = chosen;
  }

  /** The id of another sea, of the same kind unless another size or difficulty is asked for. */
  another(kind: Partial<SeaKind> = {}): string {
    return seaId(randomSea({ ...this.sea, ...kind }));
  }

  /** Goes on offering the chosen sea after another board has been chosen. */
  keep(): void {
    this.#offered = this.sea;
  }
}
