/** The commands that players give at a table. */
import type { Ship } from '../board/board.ts';
import type { BoardFile } from '../board/parse-board.ts';
import type { GameMode, PlayerId, Side, Variants } from '../game/game.ts';
import type { Line } from '../game/talk.ts';
import type { Opponent } from '../opponents/opponents.ts';
import type { Clock } from './clock.ts';
import type { Finish } from './game-record.ts';
import type { OracleSays, SurveyHelp } from './helps.ts';
import type { OpenSeats } from './open-seats.ts';
import type { SeriesBoards } from './series-record.ts';

/** A command from somebody at the table. */
export type TableCommand =
  | { readonly type: 'rename'; readonly name: string }
  /**
   * Sits down on a side, or stands up (null). `knowing`: the player confirms that this device has seen the other side
   * of the running game.
   */
  | { readonly type: 'sit'; readonly seat: Side | null; readonly knowing?: boolean }
  /** Asks the other side to swap seats, or no longer asks. Anybody on the other side may agree with 'swap-seats'. */
  | { readonly type: 'ask-swap'; readonly wish: boolean }
  /**
   * Exchanges the seats of the sender and a player of the other side, who has asked for it. Opponents and the players
   * on the sender's own device needn't ask.
   */
  | { readonly type: 'swap-seats'; readonly player: PlayerId }
  /** Chooses one of the server's boards, a sea, or a board that was brought to the table, by its id. */
  | { readonly type: 'choose-board'; readonly board: string }
  /** Brings a board to the table, as the content of a board file, and chooses it. */
  | { readonly type: 'choose-own-board'; readonly board: BoardFile }
  | { readonly type: 'choose-variants'; readonly variants: Variants }
  | { readonly type: 'choose-mode'; readonly mode: GameMode }
  | { readonly type: 'choose-clock'; readonly clock: Clock | null }
  | { readonly type: 'choose-oracle'; readonly oracle: OracleSays }
  | { readonly type: 'choose-survey-help'; readonly help: SurveyHelp }
  /** Opens the Navigators' chart of the next game to spectators, or closes the chart again. */
  | { readonly type: 'open-chart'; readonly open: boolean }
  /** Wishes for a ship, or gives up a wish. With `for`, the host does this for an opponent. */
  | { readonly type: 'wish-ship'; readonly ship: Ship; readonly wish: boolean; readonly for?: PlayerId }
  /** Deals the ships at random. */
  | { readonly type: 'deal-ships' }
  | { readonly type: 'begin-game' }
  /**
   * Ends the game early. The host can do this alone, otherwise everybody who plays must agree. With `wish: false`, a
   * player no longer wants to end the game.
   */
  | { readonly type: 'abandon-game'; readonly wish?: boolean }
  /**
   * Ends the game with a result, if the player's whole side agrees. With `wish: false`, a player no longer wants this.
   */
  | { readonly type: 'finish-game'; readonly finish: Finish; readonly wish?: boolean }
  /** In a game over days, asks the other side for more time in the player's turn, or no longer asks. */
  | { readonly type: 'ask-more-time'; readonly wish: boolean }
  /** Gives the other side, which has asked for it, the whole time of its turn again. */
  | { readonly type: 'give-more-time' }
  /**
   * Says that a player of a side for which an opponent moves is back. Any other command that everybody may know of, and
   * attending the table, say the same.
   */
  | { readonly type: 'resume-side' }
  | {
      readonly type: 'begin-series';
      readonly order: 'lot' | readonly PlayerId[];
      readonly boards: SeriesBoards;
      readonly sameVariants: boolean;
    }
  | { readonly type: 'abandon-series' }
  /**
   * Frees another player's seat. The host may do this. A stand-in for the host may do it if the other player is away.
   */
  | { readonly type: 'free-seat'; readonly player: PlayerId }
  /** Removes another player from the table, even during a game. Only the host may do this. */
  | { readonly type: 'remove-player'; readonly player: PlayerId }
  /**
   * Lets an opponent join and take an empty seat. Only the host may do this. `ships` are the ships to wish for on the
   * opponent's behalf, before a game.
   */
  | {
      readonly type: 'seat-opponent';
      readonly opponent: Opponent;
      readonly seat: Side;
      readonly ships?: readonly Ship[];
    }
  /** Stops new players from joining, or allows them to join again. Only the host may do this. */
  | { readonly type: 'lock-table'; readonly locked: boolean }
  /** Lists the table for anybody on this server, or no longer does (null). Only the host may do this. */
  | { readonly type: 'open-table'; readonly open: Omit<OpenSeats, 'home'> | null }
  | { readonly type: 'allow-olympus'; readonly allowed: boolean }
  /** Says a line to everybody at the table. */
  | { readonly type: 'say'; readonly line: Line }
  /** Removes the words of a line of the table's talk. Only the host may do this. */
  | { readonly type: 'remove-line'; readonly line: number }
  /** Lets players write text of their own, or only use phrases. Only the host may do this. */
  | { readonly type: 'allow-free-text'; readonly allowed: boolean }
  /**
   * Shares a finished game by a link, or takes the link back. Players of the game may do this. The host may only take
   * the link back.
   */
  | { readonly type: 'share-game'; readonly game: string; readonly shared: boolean }
  /** Shows the player's name where a game is shared, or hides it again. */
  | { readonly type: 'show-name'; readonly game: string; readonly shown: boolean }
  /**
   * Continues a finished game from one of its rounds. Only a person whose fellow players were all opponents may do
   * this.
   */
  | { readonly type: 'continue-game'; readonly game: string; readonly round: number }
  | { readonly type: 'leave' };

const TABLE_COMMANDS: ReadonlySet<string> = new Set([
  'rename',
  'sit',
  'ask-swap',
  'swap-seats',
  'choose-board',
  'choose-own-board',
  'choose-variants',
  'choose-mode',
  'choose-clock',
  'choose-oracle',
  'choose-survey-help',
  'open-chart',
  'wish-ship',
  'deal-ships',
  'begin-game',
  'abandon-game',
  'finish-game',
  'ask-more-time',
  'give-more-time',
  'resume-side',
  'begin-series',
  'abandon-series',
  'free-seat',
  'remove-player',
  'seat-opponent',
  'lock-table',
  'open-table',
  'allow-olympus',
  'say',
  'remove-line',
  'allow-free-text',
  'share-game',
  'show-name',
  'continue-game',
  'leave',
] satisfies TableCommand['type'][]);

/** Whether a command is for the table rather than for the game that is played at it. */
export function isTableCommand(command: { readonly type: string }): command is TableCommand {
  return TABLE_COMMANDS.has(command.type);
}
