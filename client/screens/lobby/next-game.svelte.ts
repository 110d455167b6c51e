/**
 * The board, the variants and the help of the next game. A choice made on this device is shown at once and saved in
 * the background.
 */
import { nextOracle } from '../../../shared/table/queries.ts';
import { nextBoard, runningSeries } from '../../../shared/table/series.ts';
import type { OracleSays, SurveyHelp, Table } from '../../../shared/table/table.ts';
import type { Connection } from '../../lib/connection.svelte.ts';
import { Action, type CommandOf, type CommandSender } from '../../session/action.svelte.ts';
import { Boards } from './boards.svelte.ts';
import { VariantChoice } from './variant-choice.svelte.ts';

export class NextGame {
  readonly boards: Boards;
  readonly variants: VariantChoice;
  readonly #table: () => Table;
  readonly #board: Action<CommandOf<'choose-board'>>;
  readonly #oracle: Action<CommandOf<'choose-oracle'>>;
  readonly #surveyHelp: Action<CommandOf<'choose-survey-help'>>;
  readonly #series = $derived.by(() => runningSeries(this.#table()));

  /** The letter of the chosen board. */
  readonly chosen = $derived.by(() => this.#board.sent?.board ?? nextBoard(this.#table()));
  /** The chosen board; undefined until the server has sent it, or if the server no longer has it. */
  readonly board = $derived.by(() => this.boards.list.find(({ id }) => id === this.chosen));
  /** Whether the chosen board has since been removed from the server. */
  readonly isGone = $derived.by(() => this.boards.list.length > 0 && this.board === undefined);
  /** How the running series decides which boards are played; null if players choose the board. */
  readonly fixedBoard = $derived.by(() => {
    const boards = this.#series?.boards ?? 'chosen';
    return boards === 'chosen' || this.isGone ? null : boards;
  });
  /** Whether a series has fixed the variants and the help. */
  readonly isFixed = $derived.by(() => this.#series?.sameVariants === true);
  /** How much the oracle may say. */
  readonly oracle = $derived.by(() => this.sentOracle ?? nextOracle(this.#table()));

  /** @param table returns the table as the server knows it */
  constructor(sender: CommandSender, connection: Connection, table: () => Table) {
    this.#table = table;
    this.boards = new Boards(connection);
    this.variants = new VariantChoice(sender, () => table().variants);
    this.#board = new Action<CommandOf<'choose-board'>>(sender, { overlap: true });
    this.#oracle = new Action<CommandOf<'choose-oracle'>>(sender, { overlap: true });
    this.#surveyHelp = new Action<CommandOf<'choose-survey-help'>>(sender, { overlap: true });
  }

  /** The setting chosen on this device, while it is being sent to the server; otherwise undefined. */
  get sentOracle(): OracleSays | undefined {
    return this.#oracle.sent?.oracle;
  }
  get sentSurveyHelp(): SurveyHelp | undefined {
    return this.#surveyHelp.sent?.help;
  }

  chooseBoard(board: string): Promise<boolean> {
    return this.#board.give({ type: 'choose-board', board });
  }
  chooseOracle(oracle: OracleSays): Promise<boolean> {
    return this.#oracle.give({ type: 'choose-oracle', oracle });
  }
  chooseSurveyHelp(help: SurveyHelp): Promise<boolean> {
    return this.#surveyHelp.give({ type: 'choose-survey-help', help });
  }

  close(): void {
    this.boards.close();
  }
}
