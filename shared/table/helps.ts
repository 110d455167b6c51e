/** The help that a table gives its players: the oracle, and help with reports. */

/**
 * What the oracle shows at a table:
 * - silent: nothing
 * - hints: which guesses and reminders can't be right
 * - full: the same as 'hints', and also where each ship can be
 * Each device works this out from what it was told.
 */
export const ORACLES = ['silent', 'hints', 'full'] as const;
export type OracleSays = (typeof ORACLES)[number];

/**
 * How a table helps the Navigators to compare reports with the printed board:
 * - none: not at all
 * - squares: a square shows what a ship there would report
 * - guesses: the same as 'squares', and guesses that don't fit the last report of their ship are marked
 * Each device works this out from the board and the reports.
 */
export const SURVEY_HELPS = ['none', 'squares', 'guesses'] as const;
export type SurveyHelp = (typeof SURVEY_HELPS)[number];
