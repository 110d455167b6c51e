/** The lighthouses of a proposal as pieces, and how the squares are spoken while the crew chooses. */
import type { Square } from '../../../shared/board/squares.ts';
import type { Lamp } from '../../../shared/game/game.ts';
import { lampOf } from '../../../shared/game/rules/survey.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import type { Piece } from '../../board/geometry.ts';
import { spokenPrint } from '../../game/chart/spoken-square.ts';
import { t } from '../../text/text.ts';
import type { LighthouseDraft } from './lighthouses.svelte.ts';

export interface TowerPiece extends Piece {
  readonly lamp: Lamp | 'unlit';
}

export function towerPieces(draft: Pick<LighthouseDraft, 'places' | 'count'>): TowerPiece[] {
  return draft.places.flatMap((square, i): TowerPiece[] => {
    const lamp = lampOf(draft.count, i);
    return square ? [{ key: square, square, size: 'tile', movable: true, lamp }] : [];
  });
}

/** The spoken description of a square. */
export function describeSquare(
  { board }: Pick<NavigatorsView, 'board'>,
  draft: Pick<LighthouseDraft, 'places' | 'count' | 'targets'>,
  square: Square,
): string {
  const texts = t.navigators.placing;
  const tower = towerPieces(draft).find((piece) => piece.square === square);
  const print = tower ? texts.lamp[tower.lamp] : spokenPrint(board, [], square);
  const free = draft.targets.includes(square) && !tower ? `, ${texts.squareFree}` : '';
  return `${t.common.square(square)}, ${print}${free}`;
}
