/** Decides on commands at a table. The result is either the events that a command causes, or a refusal. */
import type { BoardFault } from '../board/parse-board.ts';
import type { PlayerId } from '../game/game.ts';
import { dealShips, NO_WISHES } from '../game/rules/owners.ts';
import type { TableCommand } from './commands.ts';
import type { TableDeps } from './decide/deps.ts';
import { abandonGame, beginGame, continueGame, finishGame } from './decide/games.ts';
import { leave, removePlayer } from './decide/leaving.ts';
import { allowOlympus } from './decide/olympus.ts';
import { seatOpponent } from './decide/opponents.ts';
import { chooseOwnBoard, faultOf } from './decide/own-boards.ts';
import { freeSeat, sit, swapSeats } from './decide/seats.ts';
import { beginSeries } from './decide/series.ts';
import { shareGame } from './decide/sharing.ts';
import { endedWishes, wishShip } from './decide/ships.ts';
import { changesNothing } from './decide/unchanged.ts';
import type { TableEvent } from './events.ts';
import { isAtTable } from './queries.ts';
import type { TableRefusal } from './refusals.ts';
import { whyNoContinuing } from './rules/continuing.ts';
import { whyNoFinish } from './rules/finishing.ts';
import { whyNoAbandoning, whyNoGame } from './rules/games.ts';
import { whyNoFreeing, whyNoLock, whyNoRemoval } from './rules/host.ts';
import { moreTimeAsked, whyNoGiving, whyNoMoreTime, whyNoResuming } from './rules/more-time.ts';
import { whyNoName, whyNoNamesake } from './rules/names.ts';
import { whyNoOlympus } from './rules/olympus.ts';
import { whyNoOpening } from './rules/open-chart.ts';
import { openedAt, whyNoOpenTable } from './rules/open-table.ts';
import { whyNoOpponent } from './rules/opponents.ts';
import { resumedBy } from './rules/relief.ts';
import { whyNoLeaving, whyNoSeat, whyNoSwap, whyNoSwapRequest } from './rules/seats.ts';
import { whyNoBreakingOff, whyNoSeries } from './rules/series.ts';
import {
  clockChosen,
  whyNoBoard,
  whyNoChoiceOfBoard,
  whyNoClock,
  whyNoMode,
  whyNoOracle,
  whyNoSurveyHelp,
  whyNoVariants,
} from './rules/settings.ts';
import { whyNoNaming, whyNoSharing } from './rules/sharing.ts';
import { whyNoDeal, whyNoWish } from './rules/ships.ts';
import { whyNoFreeText, whyNoLine, whyNoRemoval as whyNoLineRemoval, whyNoSquare } from './rules/talk.ts';
import { runningSeries } from './series.ts';
import type { Table } from './table.ts';

export type TableDecision<R = TableRefusal> =
  | { ok: true; events: TableEvent[] }
  | {
      ok: false;
      refusal: R;
      /** What is wrong with the board. Present only if the refusal is 'bad-board'. */
      fault?: BoardFault;
    };

/**
 * Decides on a command from somebody at the table, without changing anything.
 * @returns the events that carry the command out (none if it changes nothing), or the refusal
 */
export function decideTable(
  table: Table,
  player: PlayerId,
  command: TableCommand,
  deps: TableDeps,
): TableDecision {
  const refusal = whyNot(table, player, command, deps);
  if (refusal) return { ok: false, refusal };
  const fault = command.type === 'choose-own-board' ? faultOf(command.board) : undefined;
  if (fault) return { ok: false, refusal: 'bad-board', fault };
  const events = carryOut(table, player, command, deps).filter((event) => !changesNothing(table, event));
  return { ok: true, events: [...events, ...endedWishes(table, events)] };
}

function whyNot(
  table: Table,
  player: PlayerId,
  command: TableCommand,
  { boards, hasRoom, hasSquare, openTables, present, company, saw, game, turn }: TableDeps,
): TableRefusal | null {
  if (!isAtTable(table, player)) return 'no-such-player';
  switch (command.type) {
    case 'rename':
      return whyNoName(table, command.name, player);
    case 'sit':
      return whyNoSeat(table, player, command.seat, { company, saw, knowing: command.knowing ?? false });
    case 'ask-swap':
      return whyNoSwapRequest(table, player);
    case 'swap-seats':
      return whyNoSwap(table, player, command.player, company);
    case 'choose-board':
      return whyNoBoard(table, player, command.board, boards);
    case 'choose-own-board':
      return whyNoChoiceOfBoard(table, player, boards);
    case 'choose-variants':
      return whyNoVariants(table, player);
    case 'choose-mode':
      return whyNoMode(table, player);
    case 'choose-clock':
      return whyNoClock(table, player);
    case 'choose-oracle':
      return whyNoOracle(table, player);
    case 'choose-survey-help':
      return whyNoSurveyHelp(table, player);
    case 'open-chart':
      return whyNoOpening(table, player);
    case 'wish-ship':
      return whyNoWish(table, player, command);
    case 'deal-ships':
      return whyNoDeal(table, player);
    case 'begin-game':
      return whyNoGame(table, player, boards, hasRoom);
    case 'abandon-game':
      return whyNoAbandoning(table, player);
    case 'finish-game':
      return whyNoFinish(table, player, command.finish, game);
    case 'ask-more-time':
      return whyNoMoreTime(table, player, turn);
    case 'give-more-time':
      return whyNoGiving(table, player, turn);
    case 'resume-side':
      return whyNoResuming(table, player);
    case 'begin-series':
      return whyNoSeries(table, player, command, boards);
    case 'abandon-series':
      return whyNoBreakingOff(table, player);
    case 'free-seat':
      return whyNoFreeing(table, player, command.player, present);
    case 'remove-player':
      return whyNoRemoval(table, player, command.player);
    case 'seat-opponent':
      return whyNoOpponent(table, player, command) ?? whyNoNamesake(table, command.opponent);
    case 'lock-table':
      return whyNoLock(table, player);
    case 'open-table':
      return whyNoOpenTable(table, player, command.open, openTables);
    case 'allow-olympus':
      return whyNoOlympus(table, player);
    case 'say':
      return whyNoLine(table, command.line) ?? whyNoSquare(table, command.line, hasSquare);
    case 'remove-line':
      return whyNoLineRemoval(table, player, command.line);
    case 'allow-free-text':
      return whyNoFreeText(table, player);
    case 'share-game':
      return whyNoSharing(table, player, command);
    case 'show-name':
      return whyNoNaming(table, player, command.game);
    case 'continue-game':
      return whyNoContinuing(table, player, command.game);
    case 'leave':
      return whyNoLeaving(table, player);
  }
}

function carryOut(table: Table, player: PlayerId, command: TableCommand, deps: TableDeps): TableEvent[] {
  switch (command.type) {
    case 'rename':
      return [{ type: 'renamed', player, name: command.name }];
    case 'sit':
      return sit(table, player, command.seat, deps);
    case 'ask-swap':
      return table.swaps.includes(player) === command.wish
        ? []
        : [{ type: 'swap-asked', player, wish: command.wish }];
    case 'swap-seats':
      return swapSeats(table, player, command.player);
    case 'choose-board':
      return [{ type: 'board-chosen', board: command.board }];
    case 'choose-own-board':
      return chooseOwnBoard(table, command.board);
    case 'choose-variants':
      return [{ type: 'variants-chosen', variants: command.variants }];
    case 'choose-mode':
      return [{ type: 'mode-chosen', mode: command.mode }];
    case 'choose-clock':
      return [clockChosen(command.clock)];
    case 'choose-oracle':
      return [{ type: 'oracle-chosen', oracle: command.oracle }];
    case 'choose-survey-help':
      return [{ type: 'survey-help-chosen', help: command.help }];
    case 'open-chart':
      return [{ type: 'chart-opened', open: command.open }];
    case 'wish-ship':
      return [wishShip(table, player, command)];
    case 'deal-ships':
      return [
        { type: 'ships-wished', wishes: dealShips(table.navigators, table.mode, NO_WISHES, deps.random) },
      ];
    case 'begin-game':
      return [beginGame(table, deps)];
    case 'abandon-game':
      return abandonGame(table, player, command.wish ?? true, deps);
    case 'finish-game':
      return finishGame(table, player, command, deps);
    case 'ask-more-time':
      return moreTimeAsked(table, player, command.wish);
    case 'give-more-time':
      return [{ type: 'more-time-given', player }];
    case 'resume-side':
      return resumedBy(table, player, deps.turn);
    case 'begin-series':
      return [beginSeries(table, command, deps)];
    case 'abandon-series': {
      const series = runningSeries(table);
      return series ? [{ type: 'series-ended', series: series.id, complete: false }] : [];
    }
    case 'free-seat':
      return [freeSeat(table, player, command.player)];
    case 'remove-player':
      return removePlayer(table, command.player);
    case 'seat-opponent':
      return seatOpponent(table, command, deps);
    case 'lock-table':
      return [{ type: 'table-locked', locked: command.locked }];
    case 'open-table':
      return [{ type: 'table-opened', open: command.open && openedAt(deps.openTables, command.open) }];
    case 'allow-olympus':
      return allowOlympus(table, player, command.allowed);
    case 'say':
      return [{ type: 'said', player, number: table.talk.said, line: command.line }];
    case 'remove-line':
      return [{ type: 'line-removed', player, number: command.line }];
    case 'allow-free-text':
      return [{ type: 'free-text-allowed', allowed: command.allowed }];
    case 'share-game':
      return shareGame(table, player, command, deps);
    case 'show-name':
      return [{ type: 'name-shown', player, game: command.game, shown: command.shown }];
    case 'continue-game':
      return continueGame(table, command, deps);
    case 'leave':
      return leave(table, player);
  }
}
