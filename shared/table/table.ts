/**
 * The types of a table, where people meet to play one game after another. Everything in them is public at the table.
 * The tokens that prove who holds a seat are stored by the server separately.
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

/** A person or an opponent at the table. */
export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** The character, if the player is an opponent. An opponent is always present, and never host. */
  readonly opponent?: Opponent;
}

/** The time for each of Poseidon's turns and for each of the Navigators' orders, in seconds. */
export interface Clock {
  readonly poseidon: number;
  readonly order: number;
  /** What happens when time is up: a random legal move is made, or the clock only shows it. */
  readonly atZero: 'random move' | 'sign';
}

/** The bounds of a clock's times, in seconds. */
export const CLOCK_SECONDS = { least: 15, most: 900 };

/**
 * What the oracle shows at a table: nothing; which guesses and reminders can't be right; or also where each ship can
 * be. Each device works this out from what it was told.
 */
export const ORACLES = ['silent', 'hints', 'full'] as const;
export type OracleSays = (typeof ORACLES)[number];

/**
 * How a table helps the Navigators to compare reports with the printed board: not at all; a square shows what a ship
 * there would report; or guesses that don't fit the last report of their ship are marked too. Each device works this
 * out from the board and the reports.
 */
export const SURVEY_HELPS = ['none', 'squares', 'guesses'] as const;
export type SurveyHelp = (typeof SURVEY_HELPS)[number];

/** The game and round from which another game was continued. */
export interface Origin {
  readonly game: string;
  /** The round of that game, counted from 1. */
  readonly round: number;
}

/** A player who returned on another device without a key. */
export interface Returned {
  readonly player: PlayerId;
  /** The player who gave the seat back to them; null if nobody was there who could. */
  readonly by: PlayerId | null;
}

/**
 * A seat that was freed while its player and the host were away. The player may take it again without being let in, and
 * still counts when the others want to end the game.
 */
export interface HeldSeat {
  readonly player: PlayerId;
  readonly seat: Side;
  /** The ships that the player owned. */
  readonly ships: readonly Ship[];
}

/** One game of a table: who sat where, and how the game ended. */
export interface GameRecord {
  readonly id: string;
  readonly board: string;
  readonly mode: GameMode;
  /** The player who is Poseidon; null while the seat is empty and the game waits for somebody to take it. */
  readonly poseidon: PlayerId | null;
  /** The Poseidon who began the game. In a series it was their turn, even if somebody else took over the seat. */
  readonly turnOf: PlayerId;
  readonly navigators: readonly PlayerId[];
  /** The player who owns each ship now; null if any Navigator may order it. */
  readonly owners: Owners;
  /** The ship that three competing Navigators share (ruling 25). */
  readonly cooperative: Ship | null;
  /** The ships of each freed seat that nobody has taken over since, in the order in which the seats were freed. */
  readonly adrift: readonly (readonly Ship[])[];
  /** The seats that were freed while their players and the host were away. These players may take them again. */
  readonly held: readonly HeldSeat[];
  /**
   * The sides on which each player has been in this game, so that nobody gets to know both without the table being
   * told.
   */
  readonly sides: Readonly<Record<PlayerId, Side | 'both'>>;
  /** The players who went on although their device had seen the other side. This is shown permanently. */
  readonly knowing: readonly PlayerId[];
  /** The players who returned on another device without a key. */
  readonly returned: readonly Returned[];
  /** The players who were let in while the game runs. They may sit down in it. */
  readonly admitted: readonly PlayerId[];
  /** The players who want to end the game early. It ends when all of them do. */
  readonly abandoning: readonly PlayerId[];
  readonly series: string | null;
  /** What the oracle shows in this game. */
  readonly oracle: OracleSays;
  /** The help with reports in this game. */
  readonly surveyHelp: SurveyHelp;
  /** Whether spectators who ask for the chart are told what the Navigators are told. */
  readonly openChart: boolean;
  /** The game that this one was continued from, or null. */
  readonly from: Origin | null;
  /** The date of a daily game, as 2026-11-01. */
  readonly daily?: string;
  readonly state: 'running' | 'ended' | 'abandoned';
  readonly outcome: Outcome | null;
  /** The link by which anybody may see the game; null if it is not shared. */
  readonly link: string | null;
  /** The links to this game that were taken back. */
  readonly deadLinks: readonly string[];
  /** The players who agreed that their name is shown where the game is shared. The others appear by their role. */
  readonly named: readonly PlayerId[];
}

/** The boards of a series: the same board in every game, all boards in turn, or a board chosen before each game. */
export type SeriesBoards = 'same' | 'in turn' | 'chosen';

/** A series, in which everybody is Poseidon once (ruling 26). */
export interface Series {
  readonly id: string;
  /** The players of the series, in the order in which they are Poseidon. */
  readonly order: readonly PlayerId[];
  readonly boards: SeriesBoards;
  /** The ids of all boards, starting with the board of the first game. Used for 'in turn'. */
  readonly boardsInTurn: readonly string[];
  /** Whether the variants can't be changed during the series. */
  readonly sameVariants: boolean;
  readonly state: 'running' | 'ended' | 'abandoned';
}

/** A table, as its log describes it. */
export interface Table {
  readonly code: string;
  /** Everybody who has joined and not left, in order of joining. */
  readonly players: readonly Player[];
  /** The latest name of everybody who ever joined, because records of games also show players who have left. */
  readonly names: Readonly<Record<PlayerId, string>>;
  /** The player who created the table, or the one who became host after them; null while no person is at the table. */
  readonly host: PlayerId | null;
  /** The seats of the running game, or of the next one if none is running. */
  readonly poseidon: PlayerId | null;
  readonly navigators: readonly PlayerId[];
  /** The settings of the next game. */
  readonly board: string;
  readonly variants: Variants;
  readonly mode: GameMode;
  readonly wishes: Wishes;
  readonly clock: Clock | null;
  /** The oracle of the next game; null if nobody has chosen, so that it depends on the variants. */
  readonly oracle: OracleSays | null;
  /** The help with reports in the next game; null if nobody has chosen, so that it depends on the variants. */
  readonly surveyHelp: SurveyHelp | null;
  /** Whether spectators may see the chart of the next game. */
  readonly openChart: boolean;
  /** Whether the table is locked, so that nobody new can join. */
  readonly locked: boolean;
  /** Who allows the big screen. It needs the permission of both. */
  readonly olympus: Readonly<Record<'host' | 'poseidon', boolean>>;
  /** The games of this table, the newest last. */
  readonly games: readonly GameRecord[];
  /** The series of this table, the newest last. */
  readonly series: readonly Series[];
}

/** A command from somebody at the table. */
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
  /** A Navigator wishes for a ship, or gives up the wish. `for`: the host does so for this opponent. */
  | { readonly type: 'wish-ship'; readonly ship: Ship; readonly wish: boolean; readonly for?: PlayerId }
  /** Deals the ships at random. */
  | { readonly type: 'deal-ships' }
  | { readonly type: 'begin-game' }
  /**
   * Ends the game early. The host can do so alone; otherwise everybody who plays must agree. `wish: false` withdraws
   * the wish.
   */
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
  /** The host removes somebody from the table, even during a game. */
  | { readonly type: 'remove-player'; readonly player: PlayerId }
  /**
   * The host lets an opponent join and take an empty seat. `ships`: the ships to wish for on its behalf, before a game.
   */
  | {
      readonly type: 'seat-opponent';
      readonly opponent: Opponent;
      readonly seat: Side;
      readonly ships?: readonly Ship[];
    }
  /** The host stops new players from joining, or allows it again. */
  | { readonly type: 'lock-table'; readonly locked: boolean }
  | { readonly type: 'allow-olympus'; readonly allowed: boolean }
  /** A player of a finished game shares it by a link, or takes the link back. */
  | { readonly type: 'share-game'; readonly game: string; readonly shared: boolean }
  /** A player agrees that their name is shown where a game is shared, or withdraws the consent. */
  | { readonly type: 'show-name'; readonly game: string; readonly shown: boolean }
  /**
   * Continues a finished game from one of its rounds. Only for a person who played it against or with opponents only.
   */
  | { readonly type: 'continue-game'; readonly game: string; readonly round: number }
  | { readonly type: 'leave' };

/** What happened at the table. A released event never changes its meaning, because old logs must stay readable. */
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
      /** If absent, the oracle is silent. */
      readonly oracle?: OracleSays;
      /** If absent, there is no help with reports. */
      readonly surveyHelp?: SurveyHelp;
      /** If absent, the chart is closed to spectators. */
      readonly openChart?: true;
      /** Set if this game was continued from another game. */
      readonly from?: Origin;
      /** The date of a daily game. */
      readonly daily?: string;
    }
  /** Somebody who knocked was let in, so they may sit down in the running game. */
  | { readonly type: 'let-in'; readonly player: PlayerId; readonly by: PlayerId }
  /** A player wants to end the game early, or no longer does. */
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
   * A player has changed devices, and the old one is locked out. `knowing`: the new device has seen the other side of
   * the running game. `by`: the host, if the host made the key. `returned`: there was no key, and `by` has given the
   * seat back; without `by`, nobody was there who could.
   */
  | {
      readonly type: 'device-changed';
      readonly player: PlayerId;
      readonly knowing?: true;
      readonly by?: PlayerId;
      readonly returned?: true;
    }
  /** A player's device has seen both sides of the running game without a change of seats or devices. */
  | { readonly type: 'knows-other-side'; readonly player: PlayerId }
  /** The host has left, or has been away for days, so this player is now the host. */
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

/** Whether a command is for the table rather than for the game that is played at it. */
export function isTableCommand(command: { readonly type: string }): command is TableCommand {
  return TABLE_COMMANDS.includes(command.type);
}
