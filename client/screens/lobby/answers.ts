/** The answers to the lobby's three questions, each in one line: who plays, what is played, and with which help. */
import type { Variants } from '../../../shared/game/game.ts';
import { endedGames, nextSeats, runningSeries, seriesLength } from '../../../shared/table/series.ts';
import type { Clock } from '../../../shared/table/clock.ts';
import type { Table } from '../../../shared/table/table.ts';
import { t } from '../../text/text.ts';
import { clockWords } from '../../table/clock-choices.ts';
import { rulesName } from '../../table/rules-name.ts';
import { boardTitle } from '../../ui/board-name.ts';
import type { NextGame } from './next-game.svelte.ts';

const line = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ');

/** Who is on which side. */
export function whoPlays(table: Table): string {
  const { poseidon, navigators } = nextSeats(table);
  const names = navigators.map((player) => table.names[player] ?? '');
  return line(
    t.series.asPoseidon(poseidon === null ? t.lobby.free : (table.names[poseidon] ?? '')),
    t.series.asNavigators(names.length === 0 ? [t.lobby.free] : names),
  );
}

/** One game or a series, the rules, and the board. */
export function whatIsPlayed(
  table: Table,
  {
    kind,
    variants,
    board: { id, board },
  }: Pick<NextGame, 'kind'> & { variants: Variants; board: Pick<NextGame['board'], 'id' | 'board'> },
): string {
  const series = runningSeries(table);
  const one = kind === 'series' ? t.series.heading : t.lobby.oneGame(t.series.mode[kind]);
  const what = series
    ? t.series.gameOf(endedGames(table, series).length + 1, seriesLength(table, series))
    : one;
  return line(what, rulesName(variants), boardTitle(id, board?.name));
}

/** What helps the Navigators, and the clock. */
export function helpsAndTime(
  { oracle, surveyHelp }: Pick<NextGame, 'oracle' | 'surveyHelp'>,
  clock: Clock | null,
): string {
  const helps = line(
    oracle !== 'silent' && t.oracle.inGame[oracle],
    surveyHelp !== 'none' && t.survey.help.inGame[surveyHelp],
    clock !== null && clockWords(clock).name,
  );
  return helps || t.lobby.noHelps;
}
