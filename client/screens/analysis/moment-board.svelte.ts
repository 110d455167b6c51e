/** What lies on the board at a moment of the analysis, limited to what the chosen side saw. */
import { SHIPS, type Board, type Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { filmPieces, type FilmPiece } from '../../game/film/pieces.ts';
import { t } from '../../text/text.ts';
import { percent } from './numbers.ts';
import type { ReviewCursor } from './review-cursor.svelte.ts';

export class MomentBoard {
  readonly #at: () => ReviewCursor;

  /** The tiles that the chosen side could see. */
  readonly tiles = $derived.by(() => {
    const { review, eyes } = this.#cursor;
    return eyes === 'navigators' ? { ...review.game.tiles, maelstroms: [], fogBanks: [] } : review.game.tiles;
  });
  /** The ships whose possible squares are shaded. */
  readonly shaded = $derived.by((): readonly Ship[] => {
    const { oracle, known, eyes, only, frame } = this.#cursor;
    if (!oracle || !known || eyes === 'poseidon') return [];
    return SHIPS.filter((ship) => !frame.arrived.includes(ship) && (only === null || ship === only));
  });
  readonly pieces = $derived.by((): FilmPiece[] => [
    ...filmPieces(this.tiles, this.#cursor.frame, []),
    ...SHIPS.flatMap((ship) => this.#piecesOf(ship)),
  ]);

  constructor(cursor: () => ReviewCursor) {
    this.#at = cursor;
  }

  get #cursor(): ReviewCursor {
    return this.#at();
  }

  get board(): Board {
    return this.#cursor.review.game.board;
  }

  #piecesOf(ship: Ship): FilmPiece[] {
    const { only, frame, eyes } = this.#cursor;
    const faint = only !== null && only !== ship;
    const [truth, guess] = [frame.ships[ship], frame.guesses[ship]];
    const piece = (name: string, square: Square, kind: 'truth' | 'guess'): FilmPiece => ({
      key: `${name}-${ship}`,
      square,
      size: 'ship',
      faint,
      drawing: { kind, ship },
    });
    const solid = piece('truth', truth, 'truth');
    // If the board shows only guesses, they are drawn like ships.
    if (eyes === 'navigators') return [piece('guess', guess, 'truth')];
    // If a single ship is selected, the guesses of the other ships are not drawn, because they would only distract.
    if (eyes === 'poseidon' || faint || truth === guess) return [solid];
    return [piece('guess', guess, 'guess'), solid];
  }

  /** The spoken description of a square. */
  describe(square: Square): string {
    const { board } = this;
    const { known, frame, eyes } = this.#cursor;
    const island = board.islands[square];
    const chances = this.shaded.flatMap((ship) => {
      const [, chance] = known?.ships[ship].squares.find(([one]) => one === square) ?? [];
      return chance === undefined ? [] : [t.analysis.could(ship, percent(chance))];
    });
    const here = (where: Readonly<Record<Ship, Square>>) => SHIPS.filter((ship) => where[ship] === square);
    return [
      t.common.square(square),
      ...(island ? [t.common.islands[island]] : []),
      ...(board.deepSea.includes(square) ? [t.common.deepSea] : []),
      ...(eyes === 'navigators' ? [] : here(frame.ships).map(t.analysis.trueShip)),
      ...(eyes === 'poseidon' ? [] : here(frame.guesses).map(t.analysis.guessShip)),
      ...chances,
    ].join(', ');
  }
}
