/**
 * What is played next, and with which help. A choice made on this device is shown at once and saved in the background.
 * Only the plan of a series stays on this device until the series begins.
 */
import { nextOracle, nextSurveyHelp } from '../../../shared/table/queries.ts';
import { runningSeries } from '../../../shared/table/series.ts';
import type { Clock } from '../../../shared/table/clock.ts';
import type { OracleSays, SurveyHelp } from '../../../shared/table/helps.ts';
import type { Table } from '../../../shared/table/table.ts';
import type { Connection } from '../../lib/connection.svelte.ts';
import { Action, type CommandOf, type CommandSender } from '../../session/action.svelte.ts';
import { SeriesPlan } from '../../table/series/plan.svelte.ts';
import { ChosenBoard } from './chosen-board.svelte.ts';
import { VariantChoice } from './variant-choice.svelte.ts';

/** What can begin: one game, in either mode, or a series, which is always competitive. */
export const KINDS = ['cooperative', 'competing', 'series'] as const;
export type Kind = (typeof KINDS)[number];

export class NextGame {
  readonly board: ChosenBoard;
  readonly variants: VariantChoice;
  readonly plan: SeriesPlan;
  readonly #table: () => Table;
  readonly #mode: Action<CommandOf<'choose-mode'>>;
  readonly #oracle: Action<CommandOf<'choose-oracle'>>;
  readonly #surveyHelp: Action<CommandOf<'choose-survey-help'>>;
  readonly #clock: Action<CommandOf<'choose-clock'>>;
  readonly #series = $derived.by(() => runningSeries(this.#table()));
  #plansSeries = $state(false);

  /** Whether this device's player is planning a series. */
  readonly isSeriesPlanned = $derived.by(() => this.#plansSeries && this.#series === undefined);
  /** What begins next, unless a series is running. */
  readonly kind = $derived.by((): Kind => {
    return this.isSeriesPlanned ? 'series' : (this.#mode.sent?.mode ?? this.#table().mode);
  });
  /** How the running series decides which boards are played; null if players choose the board. */
  readonly fixedBoard = $derived.by(() => {
    const boards = this.#series?.boards ?? 'chosen';
    return boards === 'chosen' || this.board.isGone ? null : boards;
  });
  /** Whether a series has fixed the variants and the help. */
  readonly isFixed = $derived.by(() => this.#series?.sameVariants === true);
  /** How much the oracle may say, and whether nobody has chosen that: then it follows from the variants. */
  readonly oracle = $derived.by(() => this.#oracle.sent?.oracle ?? nextOracle(this.#table()));
  readonly isOracleByItself = $derived.by(() => !this.#oracle.busy && this.#table().oracle === null);
  /** How much help the Navigators get with reports, and whether nobody has chosen that. */
  readonly surveyHelp = $derived.by(() => this.#surveyHelp.sent?.help ?? nextSurveyHelp(this.#table()));
  readonly isSurveyHelpByItself = $derived.by(
    () => !this.#surveyHelp.busy && this.#table().surveyHelp === null,
  );

  /** @param table returns the table as the server knows it */
  constructor(sender: CommandSender, connection: Connection, table: () => Table) {
    this.#table = table;
    this.board = new ChosenBoard(sender, connection, table);
    this.variants = new VariantChoice(sender, () => table().variants);
    this.plan = new SeriesPlan(table, () => this.board.id);
    this.#mode = new Action<CommandOf<'choose-mode'>>(sender, { overlap: true });
    this.#oracle = new Action<CommandOf<'choose-oracle'>>(sender, { overlap: true });
    this.#surveyHelp = new Action<CommandOf<'choose-survey-help'>>(sender, { overlap: true });
    this.#clock = new Action<CommandOf<'choose-clock'>>(sender, { overlap: true });
  }

  /** Chooses what begins. The mode of a single game is saved; the plan of a series is this device's own. */
  chooseKind(kind: Kind): void {
    this.#plansSeries = kind === 'series';
    if (kind !== 'series') void this.#mode.give({ type: 'choose-mode', mode: kind });
  }

  chooseOracle(oracle: OracleSays): Promise<boolean> {
    return this.#oracle.give({ type: 'choose-oracle', oracle });
  }
  chooseSurveyHelp(help: SurveyHelp): Promise<boolean> {
    return this.#surveyHelp.give({ type: 'choose-survey-help', help });
  }
  chooseClock(clock: Clock | null): Promise<boolean> {
    return this.#clock.give({ type: 'choose-clock', clock });
  }

  /** The command that begins what was chosen. */
  get beginning(): CommandOf<'begin-game' | 'begin-series'> {
    return this.isSeriesPlanned ? this.plan.command : { type: 'begin-game' };
  }

  close(): void {
    this.board.boards.close();
  }
}
