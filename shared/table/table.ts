/**
 * The state of a table, at which people meet to play one game after another. All of it is public at the table. The
 * tokens that prove who holds a seat are not part of it: the server stores them separately.
 */
import type { Board } from '../board/board.ts';
import type { GameMode, PlayerId, Variants, Wishes } from '../game/game.ts';
import type { Opponent } from '../opponents/opponents.ts';
import type { Clock } from './clock.ts';
import type { GameRecord } from './game-record.ts';
import type { OracleSays, SurveyHelp } from './helps.ts';
import type { OpenSeats } from './open-seats.ts';
import type { Series } from './series-record.ts';
import type { TableTalk } from './talk.ts';

export const MOST_PLAYERS = 5;
export const LONGEST_NAME = 24;

/** A person or an opponent at the table. */
export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** The character, if the player is an opponent. Opponents are always present, and can't be host. */
  readonly opponent?: Opponent;
}

/** The maximum number of boards of one's own that a table keeps. */
export const MOST_OWN_BOARDS = 12;

/** The state of a table, as its log describes it. */
export interface Table {
  readonly code: string;
  /** Everybody who has joined and not left, in the order in which they joined. */
  readonly players: readonly Player[];
  /**
   * The latest name of everybody who ever joined. Names of players who have left are kept, because records of games
   * show them.
   */
  readonly names: Readonly<Record<PlayerId, string>>;
  /**
   * The host: the player who created the table, or somebody who became host later. Null while no person is at the
   * table.
   */
  readonly host: PlayerId | null;
  /** The player in Poseidon's seat of the running game, or of the next game if none is running. */
  readonly poseidon: PlayerId | null;
  /** The players in the Navigators' seats of the same game. */
  readonly navigators: readonly PlayerId[];
  /** The players who ask the other side to swap seats. Their request ends with their seat, and when a game begins. */
  readonly swaps: readonly PlayerId[];
  /**
   * The boards that players have brought to the table: the newest one, and those on which games were played. The oldest
   * come first, and only the newest {@link MOST_OWN_BOARDS} are kept. Their ids begin with "own-".
   */
  readonly ownBoards: readonly Board[];
  /** How many boards have been brought to the table. */
  readonly boardsBrought: number;
  // The settings of the next game, down to `openChart`:
  /** The id of the board: of one of the server's boards, of a sea, or of one of `ownBoards`. */
  readonly board: string;
  readonly variants: Variants;
  readonly mode: GameMode;
  readonly wishes: Wishes;
  readonly clock: Clock | null;
  /** What the oracle shows in the next game. Null if nobody has chosen; then it depends on the variants. */
  readonly oracle: OracleSays | null;
  /** The help with reports in the next game. Null if nobody has chosen; then it depends on the variants. */
  readonly surveyHelp: SurveyHelp | null;
  /** Whether spectators may see the chart of the next game. */
  readonly openChart: boolean;
  /** Whether the table is locked, so that nobody new can join. */
  readonly locked: boolean;
  /** How the table is open to anybody on this server; null if it isn't. */
  readonly open: OpenSeats | null;
  /** Present once the table has been open to strangers, even if it isn't any more. Some of them may still be there. */
  readonly metStrangers?: true;
  /** Whether the host and Poseidon allow the big screen. It needs the permission of both. */
  readonly olympus: Readonly<Record<'host' | 'poseidon', boolean>>;
  /** Whether players may write text of their own. Null if the host has not chosen: see `mayWriteFreely`. */
  readonly freeText: boolean | null;
  readonly talk: TableTalk;
  /** The games of this table, the newest last. */
  readonly games: readonly GameRecord[];
  /** The series of this table, the newest last. */
  readonly series: readonly Series[];
}
