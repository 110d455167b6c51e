/**
 * The types of a table, where people meet for one game after another. Everything in them is public at the table: the
 * tokens that prove a seat are kept by the server, apart from them.
 */
import type { Ship } from '../board/board.ts';
import type {
  GameMode,
  GameRefusal,
  Outcome,
  Owners,
  PlayerId,
  Side,
  Variants,
  Wishes,
} from '../game/game.ts';
import type { Opponent } from '../opponents/opponents.ts';

export const MOST_PLAYERS = 5;
export const LONGEST_NAME = 24;

/** Somebody at the table. */
export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** The character, if it is an opponent: it is always present, and never host. */
  readonly opponent?: Opponent;
}

/** The time for each of Poseidon's turns and for each of the Navigators' orders, in seconds. */
export interface Clock {
  readonly poseidon: number;
  readonly order: number;
  /** What happens at zero: a random legal move is made, or the clock only shows it. */
  readonly atZero: 'random move' | 'sign';
}

/** The bounds of a clock's times, in seconds. */
export const CLOCK_SECONDS = { least: 15, most: 900 };

/**
 * What the oracle says at a table: nothing; which guesses and reminders can't be right; or also where each ship can be.
 * Each device works it out from what it was told.
 */
export const ORACLES = ['silent', 'hints', 'full'] as const;
export type OracleSays = (typeof ORACLES)[number];

/**
 * How a table helps the Navigators to compare reports with the printed board: not at all; a square shows what a ship
 * there would report; or guesses that do not fit the last report of their ship are marked, too. Each device works it out
 * from the board and the reports.
 */
export const SURVEY_HELPS = ['none', 'squares', 'guesses'] as const;
export type SurveyHelp = (typeof SURVEY_HELPS)[number];

/** The game and round from which another game was continued. */
export interface Origin {
  readonly game: string;
  /** From 1. */
  readonly round: number;
}

/** A player who came back on another device without a key. */
export interface Returned {
  readonly player: PlayerId;
  /** The player who gave them the seat back; null if nobody was there who could. */
  readonly by: PlayerId | null;
}

/**
 * A seat that was freed while its player and the host were away. The player may take it again without being let in, and
 * still counts when the others would end the game.
 */
export interface HeldSeat {
  readonly player: PlayerId;
  readonly seat: Side;
  /** The ships they owned. */
  readonly ships: readonly Ship[];
}

/** One game of a table: who sat where, and how it ended. */
export interface GameRecord {
  readonly id: string;
  readonly board: string;
  readonly mode: GameMode;
  /** Null while the seat is empty and the game waits for somebody to take it. */
  readonly poseidon: PlayerId | null;
  /** The Poseidon who began it. In a series it was their turn, even if somebody else took the seat over. */
  readonly turnOf: PlayerId;
  readonly navigators: readonly PlayerId[];
  /** Who owns which ship now; null: any Navigator may order it. */
  readonly owners: Owners;
  /** The ship that three competing Navigators share (ruling 25). */
  readonly cooperative: Ship | null;
  /** The ships of each freed seat that nobody has taken over since, the first freed first. */
  readonly adrift: readonly (readonly Ship[])[];
  /** The seats that were freed while their players and the host were away, and that those may take again. */
  readonly held: readonly HeldSeat[];
  /** The sides on which each player has been in this game, so that nobody quietly comes to know both. */
  readonly sides: Readonly<Record<PlayerId, Side | 'both'>>;
  /** The players who went on though their device had seen the other side. It is shown for good. */
  readonly knowing: readonly PlayerId[];
  /** The players who came back on another device without a key. */
  readonly returned: readonly Returned[];
  /** The players who were let in while it runs: they may sit down in it. */
  readonly admitted: readonly PlayerId[];
  /** The players who would end it early. When all would, it ends. */
  readonly abandoning: readonly PlayerId[];
  readonly series: string | null;
  /** What the oracle says in it. */
  readonly oracle: OracleSays;
  /** The help with reports in it. */
  readonly surveyHelp: SurveyHelp;
  /** Spectators who ask for the chart are told what the Navigators are. */
  readonly openChart: boolean;
  /** The game that it was continued from, or null. */
  readonly from: Origin | null;
  /** For a daily voyage: its day, as 2026-11-01. */
  readonly daily?: string;
  readonly state: 'running' | 'ended' | 'abandoned';
  readonly outcome: Outcome | null;
  /** The link by which anybody may see it; null if it is not shared. */
  readonly link: string | null;
  /** The links that were taken back. */
  readonly deadLinks: readonly string[];
  /** The players who agreed that their name is shown where it is shared. The others are shown by their role. */
  readonly named: readonly PlayerId[];
}

/** The boards of a series: the same in every game, each in turn, or chosen before each game. */
export type SeriesBoards = 'same' | 'in turn' | 'chosen';

/** A series: everybody is Poseidon once (ruling 26). */
export interface Series {
  readonly id: string;
  /** Its players, in the order in which they are Poseidon. */
  readonly order: readonly PlayerId[];
  readonly boards: SeriesBoards;
  /** The ids of all boards, starting with the first game's: used for 'in turn'. */
  readonly boardsInTurn: readonly string[];
  /** Whether the variants can't be changed during the series. */
  readonly sameVariants: boolean;
  readonly state: 'running' | 'ended' | 'abandoned';
}

/** A table as its log makes it. */
export interface Table {
  readonly code: string;
  /** Everybody who has joined and not left, in the order of joining. */
  readonly players: readonly Player[];
  /** The last name of everybody who ever joined: records of games show players who have left, too. */
  readonly names: Readonly<Record<PlayerId, string>>;
  /** The player who made the table, or who became host after them; null while no person is here. */
  readonly host: PlayerId | null;
  /** The seats of the running game, else of the next one. */
  readonly poseidon: PlayerId | null;
  readonly navigators: readonly PlayerId[];
  /** The settings of the next game. */
  readonly board: string;
  readonly variants: Variants;
  readonly mode: GameMode;
  readonly wishes: Wishes;
  readonly clock: Clock | null;
  /** The oracle of the next game; null while nobody has chosen, and it depends on the variants. */
  readonly oracle: OracleSays | null;
  /** The help with reports in the next game; null while nobody has chosen, and it depends on the variants. */
  readonly surveyHelp: SurveyHelp | null;
  /** Spectators may see the chart of the next game. */
  readonly openChart: boolean;
  /** Nobody new can join. */
  readonly locked: boolean;
  /** Who allows the big screen: it needs both. */
  readonly olympus: Readonly<Record<'host' | 'poseidon', boolean>>;
  /** The games of this table, the newest last. */
  readonly games: readonly GameRecord[];
  /** The series of this table, the newest last. */
  readonly series: readonly Series[];
}

/** A command that somebody at the table gives. */
export type TableCommand =
  | { readonly type: 'rename'; readonly name: string }
  /** `knowing`: the player confirms that this device has seen the other side of the running game. */
  | { readonly type: 'sit'; readonly seat: Side | null; readonly knowing?: boolean }
  /** Poseidon exchanges seats with a Navigator. */
  | { readonly type: 'swap-seats'; readonly player: PlayerId }
  | { readonly type: 'choose-board'; readonly board: string }
  | { readonly type: 'choose-variants'; readonly variants: Variants }
  | { readonly type: 'choose-mode'; readonly mode: GameMode }
  | { readonly type: 'choose-clock'; readonly clock: Clock | null }
  | { readonly type: 'choose-oracle'; readonly oracle: OracleSays }
  | { readonly type: 'choose-survey-help'; readonly help: SurveyHelp }
  /** Opens the Navigators' chart of the next game to spectators, or closes it. */
  | { readonly type: 'open-chart'; readonly open: boolean }
  /** A Navigator wishes for a ship, or gives the wish up. `for`: the host does so for this opponent. */
  | { readonly type: 'wish-ship'; readonly ship: Ship; readonly wish: boolean; readonly for?: PlayerId }
  /** Deals the ships at random. */
  | { readonly type: 'deal-ships' }
  | { readonly type: 'begin-game' }
  /** Ends the game early: the host's word is enough, else all who play must agree. `wish: false` takes it back. */
  | { readonly type: 'abandon-game'; readonly wish?: boolean }
  | {
      readonly type: 'begin-series';
      readonly order: 'lot' | readonly PlayerId[];
      readonly boards: SeriesBoards;
      readonly sameVariants: boolean;
    }
  | { readonly type: 'abandon-series' }
  /** The host frees somebody's seat. A stand-in may free the seat of somebody who is away. */
  | { readonly type: 'free-seat'; readonly player: PlayerId }
  /** The host removes somebody from the table, even out of a running game. */
  | { readonly type: 'remove-player'; readonly player: PlayerId }
  /** The host lets an opponent join and take an empty seat. `ships`: wished for it, before a game. */
  | {
      readonly type: 'seat-opponent';
      readonly opponent: Opponent;
      readonly seat: Side;
      readonly ships?: readonly Ship[];
    }
  /** The host stops new players from joining, or lets them again. */
  | { readonly type: 'lock-table'; readonly locked: boolean }
  | { readonly type: 'allow-olympus'; readonly allowed: boolean }
  /** A player of a finished game shares it by a link, or takes the link back. */
  | { readonly type: 'share-game'; readonly game: string; readonly shared: boolean }
  /** A player agrees that their name is shown where a game is shared, or no longer. */
  | { readonly type: 'show-name'; readonly game: string; readonly shown: boolean }
  /** Continues a finished game from one of its rounds. Only for somebody who played it with opponents alone. */
  | { readonly type: 'continue-game'; readonly game: string; readonly round: number }
  | { readonly type: 'leave' };

/** What happened at the table. A released event keeps its meaning, because old logs must stay readable. */
export type TableEvent =
  | { readonly type: 'made'; readonly code: string; readonly board: string }
  /** `opponent`: the character, if the host has let an opponent join. */
  | {
      readonly type: 'joined';
      readonly player: PlayerId;
      readonly name: string;
      readonly opponent?: Opponent;
    }
  | { readonly type: 'renamed'; readonly player: PlayerId; readonly name: string }
  /** `knowing`: the player has confirmed that the device has seen the other side of the running game. */
  | { readonly type: 'sat'; readonly player: PlayerId; readonly seat: Side | null; readonly knowing?: true }
  | { readonly type: 'board-chosen'; readonly board: string }
  | { readonly type: 'variants-chosen'; readonly variants: Variants }
  | { readonly type: 'mode-chosen'; readonly mode: GameMode }
  | { readonly type: 'clock-chosen'; readonly clock: Clock | null }
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
      /** Absent: silent. */
      readonly oracle?: OracleSays;
      /** Absent: none. */
      readonly surveyHelp?: SurveyHelp;
      /** Absent: closed. */
      readonly openChart?: true;
      /** Set if it was continued from another game. */
      readonly from?: Origin;
      /** For a daily voyage: its day. */
      readonly daily?: string;
    }
  /** Somebody who knocked was let in: they may sit down in the running game. */
  | { readonly type: 'let-in'; readonly player: PlayerId; readonly by: PlayerId }
  /** A player would end the game early, or no longer would. */
  | { readonly type: 'abandoning-wished'; readonly player: PlayerId; readonly wish: boolean }
  | { readonly type: 'game-ended'; readonly game: string; readonly outcome: Outcome | null }
  | ({ readonly type: 'series-began' } & Omit<Series, 'state'>)
  /** `complete`: everybody has been Poseidon once. */
  | { readonly type: 'series-ended'; readonly series: string; readonly complete: boolean }
  /** `held`: the host was away, so the player may take the seat again without being let in. */
  | { readonly type: 'seat-freed'; readonly player: PlayerId; readonly held?: true }
  | { readonly type: 'table-locked'; readonly locked: boolean }
  | { readonly type: 'olympus-allowed'; readonly by: 'host' | 'poseidon'; readonly allowed: boolean }
  /**
   * A player has changed devices, and the old one is locked out. `knowing`: the new one has seen the other side of the
   * running game. `by`: the host, if the host made the key. `returned`: there was no key, and `by` has given the seat
   * back; without `by`, nobody was there who could.
   */
  | {
      readonly type: 'device-changed';
      readonly player: PlayerId;
      readonly knowing?: true;
      readonly by?: PlayerId;
      readonly returned?: true;
    }
  /** A player's device has seen both sides of the running game, without a change of seats or devices. */
  | { readonly type: 'knows-other-side'; readonly player: PlayerId }
  /** The host has left, or was away for days: this player is the host now. */
  | { readonly type: 'host-passed'; readonly player: PlayerId }
  /** Anybody with the link may see this game from now on. */
  | {
      readonly type: 'game-shared';
      readonly player: PlayerId;
      readonly game: string;
      readonly link: string;
    }
  /** The link has been taken back. */
  | { readonly type: 'game-unshared'; readonly player: PlayerId; readonly game: string }
  | {
      readonly type: 'name-shown';
      readonly player: PlayerId;
      readonly game: string;
      readonly shown: boolean;
    }
  | { readonly type: 'left'; readonly player: PlayerId };

/** Why a command at the table was not carried out. */
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
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number] | Extract<GameRefusal, 'wrong-side'>;

const TABLE_COMMANDS: readonly string[] = [
  'rename',
  'sit',
  'swap-seats',
  'choose-board',
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
  'begin-series',
  'abandon-series',
  'free-seat',
  'remove-player',
  'seat-opponent',
  'lock-table',
  'allow-olympus',
  'share-game',
  'show-name',
  'continue-game',
  'leave',
] satisfies TableCommand['type'][];

/** Whether a command is for the table, and not for the game that is played at it. */
export function isTableCommand(command: { readonly type: string }): command is TableCommand {
  return TABLE_COMMANDS.includes(command.type);
}
