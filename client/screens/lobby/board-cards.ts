/** The boards to choose from in the lobby, each with what its card says. */
import type { Board } from '../../../shared/board/board.ts';
import { writeSeaCode, type Sea } from '../../../shared/seas/code.ts';
import { seaName } from '../../../shared/seas/names.ts';
import { t } from '../../text/text.ts';
import { boardName, boardTitle } from '../../ui/board-name.ts';
import type { ChosenBoard } from './chosen-board.svelte.ts';

export interface BoardCard {
  readonly id: string;
  /** The board; undefined for a sea, which each device draws. */
  readonly board?: Board;
  /** Whether somebody drew the board, so that it may have to be brought to the table. */
  readonly isDrawn?: true;
  /** The letter or code before the name. */
  readonly letter?: string;
  readonly name: ReturnType<typeof boardName>;
  /** The name of the choice for screen readers. */
  readonly spoken: string;
  readonly facts: readonly string[];
}

/** The maximum number of boards from this device. Older ones are at `/boards`. */
const MOST_OWN = 12;

/**
 * The cards: the server's boards, the boards that somebody drew, and a sea.
 * @param brought the boards that players have brought to the table
 * @param own the boards of this device, newest first
 * @param fixed whether only the chosen board is shown
 */
export function boardCards(
  { id, boards, sea }: Pick<ChosenBoard, 'id' | 'sea'> & { boards: Pick<ChosenBoard['boards'], 'list'> },
  brought: readonly Board[],
  own: readonly Board[],
  fixed: boolean,
): readonly BoardCard[] {
  const drawn = [
    ...brought,
    ...own.slice(0, MOST_OWN).filter((board) => !brought.some((other) => other.id === board.id)),
  ];
  const cards = [...boards.list.map(cardOf), ...drawn.map(drawnCard), seaCard(sea.id, sea.sea)];
  return fixed ? cards.filter((card) => card.id === id) : cards;
}

function cardOf(board: Board): BoardCard {
  const { id, name, columns, rows } = board;
  const difficulty = t.boards.difficulty[id];
  return {
    ...{ id, board, letter: id, name: boardName(name), spoken: boardTitle(id, name) },
    facts: [...(difficulty === undefined ? [] : [difficulty]), t.boards.size(columns, rows)],
  };
}

function seaCard(id: string, sea: Sea): BoardCard {
  return {
    ...{
      id,
      letter: writeSeaCode(sea),
      name: boardName(seaName(sea)),
      spoken: t.boards.seaNamed(boardTitle(id)),
    },
    facts: [t.boards.sea, t.boards.kinds[sea.difficulty], t.boards.size(sea.size, sea.size)],
  };
}

function drawnCard(board: Board): BoardCard {
  const { id, name, columns, rows } = board;
  return {
    ...{ id, board, isDrawn: true, name: { text: name, lang: '' }, spoken: boardTitle(id, name) },
    facts: [t.boards.ownFact, t.boards.size(columns, rows)],
  };
}
