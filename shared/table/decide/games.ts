/** The events of beginning, continuing and ending games. */
import type { Outcome, PlayerId } from '../../game/game.ts';
import { isWon, outcomeOf } from '../../game/rules/ending.ts';
import { dealShips } from '../../game/rules/owners.ts';
import type { TableCommand } from '../commands.ts';
import type { TableEvent } from '../events.ts';
import { gameOf, nextOracle, nextSurveyHelp, runningGame, seatOf } from '../queries.ts';
import { finishedBy, missingFor, type PublicState } from '../rules/finishing.ts';
import { endsByWish } from '../rules/games.ts';
import { nextBoard, nextPlayers, runningSeries } from '../series.ts';
import type { Table } from '../table.ts';
import type { TableDeps } from './deps.ts';

export function beginGame(table: Table, { newId, random }: TableDeps): TableEvent {
  const players = nextPlayers(table);
  if (!players) throw new Error('a game needs somebody on each side');
  const { poseidon, navigators } = players;
  const oracle = nextOracle(table);
  const surveyHelp = nextSurveyHelp(table);
  return {
    type: 'game-began',
    game: newId(),
    board: nextBoard(table),
    mode: table.mode,
    poseidon,
    navigators,
    owners: dealShips(navigators, table.mode, table.wishes, random),
    series: runningSeries(table)?.id ?? null,
    ...(oracle !== 'silent' && { oracle }),
    ...(surveyHelp !== 'none' && { surveyHelp }),
    ...(table.openChart && { openChart: true }),
  };
}

/**
 * Begins a game that continues another game with the same players and settings. The caller copies the other game's log
 * up to the round.
 */
export function continueGame(
  table: Table,
  { game, round }: Extract<TableCommand, { type: 'continue-game' }>,
  { newId }: TableDeps,
): TableEvent[] {
  const record = gameOf(table, game);
  if (!record?.poseidon) return [];
  const { board, mode, poseidon, navigators, owners, oracle, surveyHelp, openChart } = record;
  const began = { type: 'game-began', game: newId(), board, mode, poseidon, navigators, owners } as const;
  const helps = { ...(oracle !== 'silent' && { oracle }), ...(surveyHelp !== 'none' && { surveyHelp }) };
  const chart = { ...(openChart && { openChart: true as const }) };
  return [{ ...began, series: null, ...helps, ...chart, from: { game, round } }];
}

/** Ends the game if no further agreement is needed. Otherwise, only records whether the player wishes to end it. */
export function abandonGame(
  table: Table,
  player: PlayerId,
  wish: boolean,
  { company, game }: TableDeps,
): TableEvent[] {
  const running = runningGame(table);
  if (!running) return [];
  if (wish && endsByWish(table, running, player, company))
    return [{ type: 'game-ended', game: running.id, outcome: game ? earlyOutcome(game) : null }];
  if (running.abandoning.includes(player) === wish) return [];
  return [{ type: 'abandoning-wished', player, wish }];
}

/** The result of a game that is ended early: if the Navigators have won already, their win stands. */
function earlyOutcome(game: PublicState): Outcome | null {
  return isWon(game) ? outcomeOf(game.arrived) : null;
}

/** Ends the game with a result if the player's side agrees. Otherwise, only records the player's wish. */
export function finishGame(
  table: Table,
  player: PlayerId,
  { finish, wish = true }: Extract<TableCommand, { type: 'finish-game' }>,
  { game, present, company }: TableDeps,
): TableEvent[] {
  const running = runningGame(table);
  const side = seatOf(table, player);
  if (!running || !game || side === null) return [];
  if (wish && missingFor(table, running, player, finish, { present, company }).length === 0)
    return [{ type: 'game-ended', game: running.id, outcome: finishedBy(side, finish, game) }];
  if (running.finishing[finish].includes(player) === wish) return [];
  return [{ type: 'finishing-wished', player, finish, wish }];
}
