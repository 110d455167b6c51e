/** What the pages of drawn boards say, put together from the texts. */
import type { Board } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Need } from '../../../shared/seas/needs.ts';
import { spokenPrint } from '../../game/chart/spoken-square.ts';
import type { DrawnFault } from '../../seas/editing/drawn.ts';
import { isPaint, type Tool } from '../../seas/editing/tools.ts';
import type { OwnBoard } from '../../seas/own-boards.svelte.ts';
import { language } from '../../text/catalogue.svelte.ts';
import { boardPath } from '../../seas/paths.ts';
import { t } from '../../text/text.ts';
import { boardTitle } from '../../ui/board-name.ts';
import type { Editing } from './editing.svelte.ts';
import type { OpenedFile } from './opening.ts';

/** A board in a list. */
export interface BoardCard {
  readonly key: string;
  readonly board: Board;
  readonly title: string;
  /** The path of its page, if it has one. */
  readonly path?: string;
}
export const ownCard = ({ key, board }: OwnBoard): BoardCard => ({
  ...{ key, board, title: board.name || t.drawing.nameless, path: boardPath(key) },
});
/** A board of the server, or a sea. */
export const cardOf = (board: Board): BoardCard => ({
  ...{ key: board.id, board, title: boardTitle(board.id, board.name) },
});

/** The most faults of a file that are listed. */
const MOST_LISTED = 5;

/** Why a file was refused: a sentence, and where its faults are. */
export function faultWords(refused: Extract<OpenedFile, { ok: false }>): string[] {
  if (refused.fault !== 'faults') return [t.drawing.refused[refused.fault]];
  const { faults } = refused;
  // The fault isn't in a part of the file, but in all of it.
  if (faults.every(({ place }) => place.startsWith('('))) return [t.drawing.refused['not-json']];
  const listed = faults.slice(0, MOST_LISTED).map(({ place, fault }) => t.drawing.faultAt(place, fault));
  const more = faults.length - listed.length;
  return [t.drawing.refused.faults, ...listed, ...(more > 0 ? [t.drawing.moreFaults(more)] : [])];
}

/** Why nobody can play on a board. */
export function drawnFaultWords(fault: DrawnFault): string {
  return fault.fault === 'no-name' ? t.drawing.noName : t.drawing.startFaults[fault.fault](fault.ship);
}

/** A square in words: its name, what is on it, and what is wrong there. */
export function describe({ board, faults }: Pick<Editing, 'board' | 'faults'>, square: Square): string {
  const wrong = faults.filter((fault) => 'square' in fault && fault.square === square);
  return [t.common.square(square), spokenPrint(board, [], square), ...wrong.map(drawnFaultWords)].join(', ');
}

/** What a tap with a tool does. */
export function toolDoes(tool: Tool): string {
  if (tool === 'sea' || tool === 'sacred') return t.drawing.toolDoes[tool];
  return isPaint(tool) ? t.drawing.toolDoes.paint : t.drawing.toolDoes.start;
}

/** What was changed last, for screen readers. */
export function saidWords(editing: Pick<Editing, 'board' | 'faults' | 'said'>): string {
  const { said } = editing;
  if (said === null) return '';
  if (said.what === 'whole') return t.drawing.changed;
  return said.what === 'fixed'
    ? `${describe(editing, said.square)}. ${t.drawing.fixed}`
    : describe(editing, said.square);
}

/** A need as it is shown. The verdict says in words whether it is met, and if not, what to do. */
export function needRow(need: Need): Record<'title' | 'value' | 'range' | 'verdict', string> {
  const { name, value, low, high } = t.drawing.needTexts[need.need];
  const [least, most] = need.range;
  const number = (one: number) => numberOf(need, one);
  const limits = Number.isFinite(most)
    ? t.drawing.range(number(least), number(most))
    : t.drawing.atLeast(number(least));
  return {
    title: name,
    value: value(need.value, number(need.value)),
    range: least === most ? '' : limits,
    verdict: need.isMet ? t.drawing.fine : need.value > most ? high : low,
  };
}

function numberOf({ need }: Need, value: number): string {
  const options: Intl.NumberFormatOptions =
    need === 'islands'
      ? { style: 'percent' }
      : need === 'ambiguity' || need === 'bits'
        ? { minimumFractionDigits: 1, maximumFractionDigits: 2 }
        : {};
  return new Intl.NumberFormat(language.current, options).format(value);
}

/** The name of a board's file, which is also its id on a server: letters, digits, "-" and "_". */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 36)
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${plain || 'board'}.json`;
}
