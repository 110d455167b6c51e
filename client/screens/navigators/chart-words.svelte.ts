/** The spoken description of the chart's squares, with what is wrong or uncertain about the pieces on them. */
import { SHIPS } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import type { Doubting } from '../../game/chart/doubting.svelte.ts';
import { spokenChart } from '../../game/chart/spoken-square.ts';
import { keyOf } from '../../game/chart/tokens.ts';
import type { OracleView } from '../../game/oracle/oracle-view.svelte.ts';
import { Deferred } from '../../lib/after-paint.svelte.ts';
import { t } from '../../text/text.ts';
import type { GuessEditor } from './guess-editor.svelte.ts';
import type { RuledOut } from './ruled-out.ts';

interface Chart {
  readonly editor: Pick<GuessEditor, 'guesses' | 'pieces'>;
  readonly doubting: Pick<Doubting, 'about' | 'misfit'>;
  readonly oracle: Pick<OracleView, 'shadesOn'>;
  readonly wrong: RuledOut;
}

interface Naming {
  readonly spoken: (square: Square) => string;
  readonly remarks: Readonly<Partial<Record<Square, readonly string[]>>>;
}

/** Create it while a component is being created. */
export class ChartWords {
  readonly #view: () => NavigatorsView;
  readonly #chart: () => Chart;
  readonly #back: () => boolean;

  /**
   * Ships whose guess contradicts their last report. A guess that the oracle already marks with a cross isn't
   * included.
   */
  readonly misfits = $derived.by(() => {
    const { wrong, doubting } = this.#chart();
    return SHIPS.filter(
      (ship) => !wrong.has(keyOf({ type: 'ship', ship })) && doubting.misfit(ship) !== null,
    );
  });
  readonly #naming = $derived.by((): Naming => {
    const { board, lighthouses } = this.#view();
    return {
      spoken: spokenChart(board, lighthouses, this.#chart().editor.guesses, this.#back()),
      remarks: this.#back() ? {} : this.#remarks(),
    };
  });
  /** The spoken description of the chart. Deferred, because describing all squares takes a long time. */
  readonly #named: Deferred<Naming>;

  /** @param back returns whether the chart shows an earlier moment, so that current guesses are left out */
  constructor(view: () => NavigatorsView, chart: () => Chart, back: () => boolean) {
    this.#view = view;
    this.#chart = chart;
    this.#back = back;
    this.#named = new Deferred(() => this.#naming);
  }

  /** Maps each square with wrong or uncertain pieces to the sentences about these pieces. */
  #remarks(): Naming['remarks'] {
    const { editor, doubting, wrong } = this.#chart();
    const said = editor.pieces.map(({ square, key }) => ({ square, remark: wrong.get(key) ?? null }));
    const ships = SHIPS.flatMap((ship) => {
      const doubted = doubting.about(ship) !== null ? t.chart.inDoubt : null;
      const remarks = [this.misfits.includes(ship) ? doubting.misfit(ship) : null, doubted];
      return remarks.map((remark) => ({ square: editor.guesses.ships[ship], remark }));
    });
    const found: Partial<Record<Square, string[]>> = {};
    for (const { square, remark } of [...said, ...ships])
      if (remark !== null) (found[square] ??= []).push(remark);
    return found;
  }

  /** The spoken description of a square, including what the oracle says about it. */
  describe(square: Square): string {
    const { spoken, remarks } = this.#named.current;
    const ships = this.#chart().oracle.shadesOn(square);
    const words = spoken(square);
    const possible = ships.length > 0 ? `${words}, ${t.oracle.possible(ships)}` : words;
    return [possible, ...(remarks[square] ?? [])].join('. ');
  }
}
