/**
 * The types of a table, at which people meet to play one game after another. Everything in these types is public at the
 * table. The tokens that prove who holds a seat are not part of them: the server stores them separately.
 */
import type { Board, Ship } from '../board/board.ts';
import type { BoardFile } from '../board/parse-board.ts';
import type {
  GameMode,
  GameRefusal,
  Outcome,
  Owners,
  Phase,
  PlayerId,
  Side,
  Variants,
  Wishes,
} from '../game/game.ts';
import type { Line } from '../game/talk.ts';
import type { Opponent } from '../opponents/opponents.ts';

export const MOST_PLAYERS = 5;
export const LONGEST_NAME = 24;

/** A person or an opponent at the table. */
export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** The character, if the player is an opponent. Opponents are always present, and can't be host. */
  readonly opponent?: Opponent;
}

/** A clock of minutes: the time for each of Poseidon's turns and for each of the Navigators' orders, in seconds. */
export interface MinutesClock {
  readonly poseidon: number;
  readonly order: number;
  /**
   * What happens when the time is up. With 'random move', a random legal move is made; with 'sign', the clock only
   * shows that the time is up.
   */
  readonly atZero: 'random move' | 'sign';
}

/** The hours that a clock of days can give for a turn. */
export const TURN_HOURS = [12, 24, 48, 72, 168] as const;
export type TurnHours = (typeof TURN_HOURS)[number];

/**
 * A clock for games over days: how many hours each of Poseidon's turns and each turn of the crew may take. It runs
 * whether or not anybody is at the table.
 */
export interface DaysClock {
  readonly hours: TurnHours;
  /**
   * What happens when the time is up. With 'random move', random legal moves are made until the turn is over; with
   * 'opponent', an opponent takes the side's turns until one of its people is back.
   */
  readonly atZero: 'random move' | 'opponent';
}

export type Clock = MinutesClock | DaysClock;

export function isOverDays(clock: Clock): clock is DaysClock {
  return 'hours' in clock;
}

/** The minutes after which opponents can take the seats that the next game of an open table still needs. */
export const WAIT_MINUTES = [5, 15, 60, 1440] as const;
export type WaitMinutes = (typeof WAIT_MINUTES)[number];

/** The languages that a host can play in, as their codes. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a table is open to anybody on its server. */
export interface OpenSeats {
  /**
   * After this time, opponents take the seats that the next game needs, and the game begins. Null: never. Null again as
   * soon as a game begins.
   */
  readonly waitMinutes: WaitMinutes | null;
  /** The language in which the host plays; absent if unknown. */
  readonly language?: Language;
  /** Present if only the host's own network could reach the server when the table was opened. */
  readonly home?: true;
}

/** The bounds of the times of a clock of minutes, in seconds. */
export const CLOCK_SECONDS = { least: 15, most: 900 };

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

/** The game and round from which another game was continued. */
export interface Origin {
  readonly game: string;
  /** The round of the original game, counted from 1. */
  readonly round: number;
}

/** A player who has returned on another device without a key. */
export interface Returned {
  readonly player: PlayerId;
  /** The player who let them take the seat again. Null if nobody who may do so was present. */
  readonly by: PlayerId | null;
}

/**
 * A seat that was freed while its player and the host were away. The player may take it again without being let in.
 * Unless the host ends the game early, the others can only do so if they outnumber the players of held seats.
 */
export interface HeldSeat {
  readonly player: PlayerId;
  readonly seat: Side;
  /** The ships that the player owned. */
  readonly ships: readonly Ship[];
}

/**
 * The ways in which a side can end a game with a result before its last round:
 * - concede: the side gives up, and the other side wins
 * - won: the Navigators have won, and don't sail for the fourth ship
 */
export const FINISHES = ['concede', 'won'] as const;
export type Finish = (typeof FINISHES)[number];

/** A turn of a game over days. Everybody at the table knows which one it is. */
export interface GameTurn {
  /** The round, counted from 1. */
  readonly round: number;
  readonly phase: Phase;
}

/** A time in which an opponent took the turns of a side whose people were away: see rules/relief.ts. */
export interface Relief {
  readonly side: Side;
  /** The turn in which the time of the side's people was first up. */
  readonly from: GameTurn;
  /** The turn in which their time was last up. The opponent finishes it even if they are back. */
  readonly upIn: GameTurn;
  /** The turn, of either side, in which one of them came back; null if nobody has. */
  readonly back: GameTurn | null;
}

/** One game of a table: who sat where, and how the game ended. */
export interface GameRecord {
  readonly id: string;
  readonly board: string;
  readonly mode: GameMode;
  /** The player who is Poseidon; null while the seat is empty and the game waits for somebody to take it. */
  readonly poseidon: PlayerId | null;
  /**
   * The player who was Poseidon at the beginning of the game. In a series it was this player's turn, even if somebody
   * else took over the seat.
   */
  readonly turnOf: PlayerId;
  readonly navigators: readonly PlayerId[];
  /** The player who owns each ship now; null if any Navigator may order it. */
  readonly owners: Owners;
  /** The ship that three competing Navigators share (ruling 25). */
  readonly cooperative: Ship | null;
  /**
   * The ships of freed seats that nobody has taken over since. There is one list for each seat, in the order in which
   * the seats were freed.
   */
  readonly adrift: readonly (readonly Ship[])[];
  /** The seats that were freed while their players and the host were away. Those players may take them again. */
  readonly held: readonly HeldSeat[];
  /**
   * The side on which each player has been in this game, or 'both'. The sides are recorded so that everybody at the
   * table can be told when somebody gets to know both.
   */
  readonly sides: Readonly<Record<PlayerId, Side | 'both'>>;
  /** The players who continued to play although their device had seen the other side. They stay in this list. */
  readonly knowing: readonly PlayerId[];
  /** The players who returned on another device without a key. */
  readonly returned: readonly Returned[];
  /** The players who were let in during the game, and may sit down in it. */
  readonly admitted: readonly PlayerId[];
  /** The players who want to end the game early. The game ends when enough of them agree. */
  readonly abandoning: readonly PlayerId[];
  /** The players who want their side to end the game with a result. The game ends when their side agrees. */
  readonly finishing: Readonly<Record<Finish, readonly PlayerId[]>>;
  /** The times in which an opponent took a side's turns, in the order in which they began. None if absent. */
  readonly relieved?: readonly Relief[];
  /** The players of the side to move who ask for more time in this turn. None if absent. */
  readonly askingForTime?: readonly PlayerId[];
  readonly series: string | null;
  /** What the oracle shows in this game. */
  readonly oracle: OracleSays;
  /** How the table helps with reports in this game. */
  readonly surveyHelp: SurveyHelp;
  /** True if spectators who ask for the Navigators' chart receive the same events as the Navigators. */
  readonly openChart: boolean;
  /** The game from which this one was continued, or null. */
  readonly from: Origin | null;
  /** The date of a daily game, such as 2026-11-01. */
  readonly daily?: string;
  /** Present if it is a daily game on the day's easier sea. */
  readonly easier?: true;
  readonly state: 'running' | 'ended' | 'abandoned';
  readonly outcome: Outcome | null;
  /** The link with which anybody may see the game. Null if the game is not shared. */
  readonly link: string | null;
  /** The former links to this game, which no longer work. */
  readonly deadLinks: readonly string[];
  /** The players who agreed to show their names in the shared game. The others appear by their roles. */
  readonly named: readonly PlayerId[];
}

/**
 * How a series chooses its boards:
 * - same: the same board in every game
 * - in turn: all boards of the server in turn
 * - chosen: a board chosen before each game
 * - new seas: another sea in every game, each of the size and difficulty of the first one
 */
export const SERIES_BOARDS = ['same', 'in turn', 'chosen', 'new seas'] as const;
export type SeriesBoards = (typeof SERIES_BOARDS)[number];

/** A series of games, in which everybody is Poseidon once (ruling 26). */
export interface Series {
  readonly id: string;
  /** The players of the series, in the order in which they are Poseidon. */
  readonly order: readonly PlayerId[];
  readonly boards: SeriesBoards;
  /**
   * The ids of all boards, starting with the board of the first game. A series with `boards` 'in turn' goes through
   * them in this order. With 'new seas', it is only the first sea, from which the others are derived.
   */
  readonly boardsInTurn: readonly string[];
  /** True if the variants stay the same during the whole series. */
  readonly sameVariants: boolean;
  readonly state: 'running' | 'ended' | 'abandoned';
}

/** The maximum number of boards of one's own that a table keeps. */
export const MOST_OWN_BOARDS = 12;

/** The maximum number of lines that a table remembers. Nobody is sent the words of earlier lines any more. */
export const MOST_LINES = 200;

/** A line of the table's talk, which everybody at the table may read. */
export interface SaidLine {
  /** The number of the line, counted from 0. */
  readonly number: number;
  readonly player: PlayerId;
  /** Null if the host has removed the line. */
  readonly line: Line | null;
}

/** The table's talk: how many lines were said, and the newest of them, the newest last. */
export interface TableTalk {
  readonly said: number;
  readonly lines: readonly SaidLine[];
}

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

/** The reasons why a command at the table can be refused. */
export const TABLE_REFUSALS = [
  'seat-taken',
  'table-full',
  'table-locked',
  'must-knock',
  'name-taken',
  'game-running',
  'no-game-running',
  'series-running',
  'no-series-running',
  'seats-empty',
  'not-seated',
  'not-host',
  'no-such-player',
  'no-such-board',
  'bad-board',
  'not-a-sea',
  'player-present',
  'knows-other-side',
  'ship-taken',
  'share-full',
  'wrong-order',
  'no-room',
  'no-such-game',
  'game-not-over',
  'has-not-played',
  'not-alone',
  'no-such-round',
  'opponent-here',
  'not-won',
  'already-won',
  'not-asked',
  'no-days-clock',
  'time-up',
  'phrases-only',
  'nobody-else-here',
  'not-offered',
] as const;
export type TableRefusal =
  (typeof TABLE_REFUSALS)[number] | Extract<GameRefusal, 'wrong-side' | 'no-such-line' | 'square-off-board'>;

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
