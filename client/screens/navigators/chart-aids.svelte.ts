/**
 * Tools for working on the chart, other than moving its pieces. Each tool is an object. A `ChartAids` holds all tools,
 * so that a screen can pass them to a component as one property.
 */
import type { Ship } from '../../../shared/board/board.ts';
import type { NavigatorsTold } from '../../../shared/game/told.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import type { SurveyHelp } from '../../../shared/table/helps.ts';
import { Doubting } from '../../game/chart/doubting.svelte.ts';
import { SailingAlong } from './along.svelte.ts';
import type { GuessEditor } from './guess-editor.svelte.ts';
import { Laying } from './laying.ts';
import { Marks } from './marks.svelte.ts';
import { SquareInspector } from './square-inspector.svelte.ts';
import { Undoing } from './undoing.svelte.ts';

/** The values that a screen provides, as functions that are called each time a value is needed. */
interface Sources {
  readonly view: () => NavigatorsView;
  readonly told: () => readonly NavigatorsTold[];
  readonly help: () => SurveyHelp;
  readonly isWrong: (ship: Ship) => boolean;
}

export class ChartAids {
  readonly along: SailingAlong;
  readonly doubting: Doubting;
  readonly laying: Laying;
  readonly marks: Marks;
  readonly inspector: SquareInspector;
  readonly undoing: Undoing;

  constructor(editor: GuessEditor, sources: Sources) {
    const { view, told, help } = sources;
    this.along = new SailingAlong(editor, view, told);
    this.doubting = new Doubting(editor, sources);
    this.laying = new Laying(editor);
    this.inspector = new SquareInspector(() => help() !== 'none');
    this.marks = new Marks(editor);
    this.undoing = new Undoing(editor);
    editor.onmark = (ship, square) => this.marks.cycle(ship, square);
  }
}
