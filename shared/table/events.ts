/** The events of a table's log. */
import type { Board } from '../board/board.ts';
import type { GameMode, Outcome, Owners, PlayerId, Side, Variants, Wishes } from '../game/game.ts';
import type { Line } from '../game/talk.ts';
import type { Opponent } from '../opponents/opponents.ts';
import type { DaysClock, MinutesClock } from './clock.ts';
import type { Finish, GameTurn, Origin } from './game-record.ts';
import type { OracleSays, SurveyHelp } from './helps.ts';
import type { OpenSeats } from './open-seats.ts';
import type { Series } from './series-record.ts';

/**
 * An event: something that happened at the table. A released event never changes its meaning, because old logs must
 * stay readable.
 */
export type TableEvent =
  | { readonly type: 'made'; readonly code: string; readonly board: string }
  /** Somebody joined. `opponent` is the character, if the host has let an opponent join. */
  | {
      readonly type: 'joined';
      readonly player: PlayerId;
      readonly name: string;
      readonly opponent?: Opponent;
    }
  | { readonly type: 'renamed'; readonly player: PlayerId; readonly name: string }
  /**
   * A player sat down or stood up (null). `knowing`: the player has confirmed that the device has seen the other side
   * of the running game.
   */
  | { readonly type: 'sat'; readonly player: PlayerId; readonly seat: Side | null; readonly knowing?: true }
  /** A player asks the other side to swap seats, or no longer asks. */
  | { readonly type: 'swap-asked'; readonly player: PlayerId; readonly wish: boolean }
  | { readonly type: 'board-chosen'; readonly board: string }
  /** Somebody brought a board to the table and chose it. */
  | { readonly type: 'own-board-chosen'; readonly board: Board }
  | { readonly type: 'variants-chosen'; readonly variants: Variants }
  | { readonly type: 'mode-chosen'; readonly mode: GameMode }
  | { readonly type: 'clock-chosen'; readonly clock: MinutesClock | null }
  /** A type of its own, because older servers and pages would take the clock for one of minutes with no time left. */
  | { readonly type: 'days-clock-chosen'; readonly clock: DaysClock }
  /** A clock of days at whose end an opponent moves. Older servers would make random moves, so they must not know it. */
  | { readonly type: 'relief-clock-chosen'; readonly clock: DaysClock }
  | { readonly type: 'oracle-chosen'; readonly oracle: OracleSays }
  | { readonly type: 'survey-help-chosen'; readonly help: SurveyHelp }
  | { readonly type: 'chart-opened'; readonly open: boolean }
  | { readonly type: 'ships-wished'; readonly wishes: Wishes }
  | {
      readonly type: 'game-began';
      readonly game: string;
      readonly board: string;
      readonly mode: GameMode;
      readonly poseidon: PlayerId;
      readonly navigators: readonly PlayerId[];
      readonly owners: Owners;
      readonly series: string | null;
      /** What the oracle shows; nothing if absent. */
      readonly oracle?: OracleSays;
      /** The help with reports; none if absent. */
      readonly surveyHelp?: SurveyHelp;
      /** Whether the chart is open to spectators; closed if absent. */
      readonly openChart?: true;
      /** The game from which this one was continued, if any. */
      readonly from?: Origin;
      /** The date of a daily game. */
      readonly daily?: string;
      /** Whether it is a daily game on the day's easier sea; on the usual one if absent. */
      readonly easier?: true;
    }
  /** Somebody who knocked has been let in, so they may sit down in the running game. */
  | { readonly type: 'let-in'; readonly player: PlayerId; readonly by: PlayerId }
  /** A player wants to end the game early, or no longer wants to. */
  | { readonly type: 'abandoning-wished'; readonly player: PlayerId; readonly wish: boolean }
  /** A player wants the side to end the game with a result, or no longer wants to. */
  | {
      readonly type: 'finishing-wished';
      readonly player: PlayerId;
      readonly finish: Finish;
      readonly wish: boolean;
    }
  /** The time of a side's turn is up. From now on, an opponent takes the side's turns until its people are back. */
  | { readonly type: 'side-relieved'; readonly side: Side; readonly turn: GameTurn }
  /** A player of a relieved side is back. `turn` is the current turn, of either side. */
  | {
      readonly type: 'side-resumed';
      readonly side: Side;
      readonly player: PlayerId;
      readonly turn: GameTurn;
    }
  /** The time of a side's turn over days is up, so random moves end it. The event comes with the first of them. */
  | { readonly type: 'moved-at-random'; readonly side: Side; readonly turn: GameTurn }
  /** A player of the side to move asks for more time, or no longer asks. */
  | { readonly type: 'more-time-asked'; readonly player: PlayerId; readonly wish: boolean }
  /** The current turn has its whole time again. `player` is the one who agreed, absent if an opponent did. */
  | { readonly type: 'more-time-given'; readonly player?: PlayerId }
  | { readonly type: 'game-ended'; readonly game: string; readonly outcome: Outcome | null }
  | ({ readonly type: 'series-began' } & Omit<Series, 'state'>)
  /** A series is over. `complete` is true if everybody has been Poseidon once. */
  | { readonly type: 'series-ended'; readonly series: string; readonly complete: boolean }
  /** A seat was freed. `held`: the host was away, so the player may take the seat again without being let in. */
  | { readonly type: 'seat-freed'; readonly player: PlayerId; readonly held?: true }
  | { readonly type: 'table-locked'; readonly locked: boolean }
  /** The table was opened to anybody on this server, or closed (null). On a home server, new tables are open. */
  | { readonly type: 'table-opened'; readonly open: OpenSeats | null }
  | { readonly type: 'olympus-allowed'; readonly by: 'host' | 'poseidon'; readonly allowed: boolean }
  /**
   * A player said something to everybody. `number` counts the lines of the table from 0. `line` is null in feeds if the
   * host has removed the line, or if it is older than the newest MOST_LINES. The log itself always has it.
   */
  | {
      readonly type: 'said';
      readonly player: PlayerId;
      readonly number: number;
      readonly line: Line | null;
    }
  /** The host has removed the words of a line. */
  | { readonly type: 'line-removed'; readonly player: PlayerId; readonly number: number }
  | { readonly type: 'free-text-allowed'; readonly allowed: boolean }
  /**
   * A player has changed devices, and the old device is locked out.
   * - `knowing`: the new device has seen the other side of the running game
   * - `by`: the host who made the key or, if there was no key, the player who allowed the change
   * - `returned`: there was no key; `by` is then absent if nobody who may allow the change was present
   */
  | {
      readonly type: 'device-changed';
      readonly player: PlayerId;
      readonly knowing?: true;
      readonly by?: PlayerId;
      readonly returned?: true;
    }
  /**
   * A player's device has seen both sides of the running game, although the player has changed neither seat nor device.
   */
  | { readonly type: 'knows-other-side'; readonly player: PlayerId }
  /** This player is now the host, because the host has left or has been away for days. */
  | { readonly type: 'host-passed'; readonly player: PlayerId }
  /** Anybody with the link may see this game from now on. */
  | {
      readonly type: 'game-shared';
      readonly player: PlayerId;
      readonly game: string;
      readonly link: string;
    }
  /** The link to a game has been taken back. */
  | { readonly type: 'game-unshared'; readonly player: PlayerId; readonly game: string }
  | {
      readonly type: 'name-shown';
      readonly player: PlayerId;
      readonly game: string;
      readonly shown: boolean;
    }
  | { readonly type: 'left'; readonly player: PlayerId };
