/**
 * The vocabulary of a table: a place with a code where people meet, across games. Everything in it is
 * public at the table; the tokens that prove a seat are kept by the server, apart from it.
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
  /** The character who plays here, if it is nobody of flesh and blood: always there, and never host. */
  readonly opponent?: Opponent;
}

/** Time for a turn of Poseidon's and for each order of the Navigators', in seconds. */
export interface Clock {
  readonly poseidon: number;
  readonly order: number;
  /** What happens at zero: a random legal move is made, or the sign only. */
  readonly atZero: 'random move' | 'sign';
}

/** The bounds of a clock's times, in seconds. */
export const CLOCK_SECONDS = { least: 15, most: 900 };

/**
 * What a table lets the oracle say of what can be known: nothing; which guesses and reminders can't be right;
 * or where each ship can be, too. It is worked out on each device from what that device was told.
 */
export const ORACLES = ['silent', 'hints', 'full'] as const;
export type OracleSays = (typeof ORACLES)[number];

/**
 * How a table helps the Navigators to read what ships report: not at all; a square of the chart says what a ship there
 * would report of what is printed; or a guess is marked that its ship's last report does not fit, too. Each device works
 * it out from the printed board and the replies.
 */
export const SURVEY_HELPS = ['none', 'squares', 'guesses'] as const;
export type SurveyHelp = (typeof SURVEY_HELPS)[number];

/** Where a game goes on from: a round of another one, up to which both are alike. */
export interface Origin {
  readonly game: string;
  /** From 1. */
  readonly round: number;
}

/** Somebody who came back on another device without a key. */
export interface Returned {
  readonly player: PlayerId;
  /** Who gave them the seat back; null: nobody was there who could. */
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

/** One game of the table, who sat where in it, and how it ended (no outcome: abandoned). */
export interface GameRecord {
  readonly id: string;
  readonly board: string;
  readonly mode: GameMode;
  /** Null while the seat is empty: its player has left, and the game waits for another. */
  readonly poseidon: PlayerId | null;
  /** Whose turn to be Poseidon it was: who sat there when it began, also if somebody else took the seat over. */
  readonly turnOf: PlayerId;
  readonly navigators: readonly PlayerId[];
  /** Who owns which ship now; null: any Navigator may order it. */
  readonly owners: Owners;
  /** The ship that three competing Navigators share (ruling 25). */
  readonly cooperative: Ship | null;
  /** The ships of each freed seat that nobody has taken since: the next Navigator takes over the first of them. */
  readonly adrift: readonly (readonly Ship[])[];
  /** The seats that were freed while their players and the host were away, and that those may take again. */
  readonly held: readonly HeldSeat[];
  /** On which side each player has been in this game: nobody can quietly come to know both. */
  readonly sides: Readonly<Record<PlayerId, Side | 'both'>>;
  /** Who has played on in this game though their device had seen its other side: everybody can see that for ever. */
  readonly knowing: readonly PlayerId[];
  /** Who has come back to it on another device without a key, and who gave them the seat; null: nobody was there. */
  readonly returned: readonly Returned[];
  /** Who has been let in while it runs, by one of those who play: they may sit down in it. */
  readonly admitted: readonly PlayerId[];
  /** Those who play and would break it off: when all would, it is. */
  readonly abandoning: readonly PlayerId[];
  readonly series: string | null;
  /** What the oracle says in it. */
  readonly oracle: OracleSays;
  /** How its Navigators are helped to read replies. */
  readonly surveyHelp: SurveyHelp;
  /** Onlookers who ask for it are told what its Navigators are: the chart is open to them. */
  readonly openChart: boolean;
  /** The game that it goes on from; null: it began anew. */
  readonly from: Origin | null;
  /** The day whose voyage it is, if it is one, as 2026-11-01. */
  readonly daily?: string;
  readonly state: 'running' | 'ended' | 'abandoned';
  readonly outcome: Outcome | null;
  /** The link by which anybody may see it: null if nobody shares it. */
  readonly link: string | null;
  /** The links that were taken back. */
  readonly deadLinks: readonly string[];
  /** Who has said that their own name may be told where it is shared: all others are told by their role. */
  readonly named: readonly PlayerId[];
}

/** Which boards a series is played on: the first one's in every game, each in turn, or as chosen before each game. */
export type SeriesBoards = 'same' | 'in turn' | 'chosen';

/** A series: everybody is Poseidon once (ruling 26). */
export interface Series {
  readonly id: string;
  /** Its players, in the order in which they are Poseidon. */
  readonly order: readonly PlayerId[];
  readonly boards: SeriesBoards;
  /** The boards in turn, for 'in turn'; else the first. */
  readonly boardsInTurn: readonly string[];
  /** Whether the variants stay as they were at its beginning. */
  readonly sameVariants: boolean;
  readonly state: 'running' | 'ended' | 'abandoned';
}

/** A table as its log makes it. */
export interface Table {
  readonly code: string;
  /** Everybody who has joined and not left, in the order of joining. */
  readonly players: readonly Player[];
  /** The last name of everybody who has ever joined: a game's record shows them when they have left, too. */
  readonly names: Readonly<Record<PlayerId, string>>;
  /** Whoever made the table; when they have left, whoever has been here longest. */
  readonly host: PlayerId | null;
  /** Who sits where: in the running game, else in the next. */
  readonly poseidon: PlayerId | null;
  readonly navigators: readonly PlayerId[];
  /** The settings of the next game. */
  readonly board: string;
  readonly variants: Variants;
  readonly mode: GameMode;
  readonly wishes: Wishes;
  readonly clock: Clock | null;
  /** What the oracle shall say; null while nobody has chosen: then it goes by the variants. */
  readonly oracle: OracleSays | null;
  /** How the Navigators shall be helped to read replies; null while nobody has chosen: then it goes by the variants. */
  readonly surveyHelp: SurveyHelp | null;
  /** Those who play let onlookers see the chart of the next game. */
  readonly openChart: boolean;
  /** Nobody else can join. */
  readonly locked: boolean;
  /** Who allows the big screen that shows the truth: it takes both. */
  readonly olympus: Readonly<Record<'host' | 'poseidon', boolean>>;
  /** The games of this table, the newest last. */
  readonly games: readonly GameRecord[];
  /** The series of this table, the newest last. */
  readonly series: readonly Series[];
}

/** What somebody at the table can ask. */
export type TableCommand =
  | { readonly type: 'rename'; readonly name: string }
  /** `knowing`: yes, although this device has seen the other side of the running game. */
  | { readonly type: 'sit'; readonly seat: Side | null; readonly knowing?: boolean }
  /** Poseidon and a Navigator exchange their seats: only Poseidon may offer it. */
  | { readonly type: 'swap-seats'; readonly player: PlayerId }
  | { readonly type: 'choose-board'; readonly board: string }
  | { readonly type: 'choose-variants'; readonly variants: Variants }
  | { readonly type: 'choose-mode'; readonly mode: GameMode }
  | { readonly type: 'choose-clock'; readonly clock: Clock | null }
  | { readonly type: 'choose-oracle'; readonly oracle: OracleSays }
  | { readonly type: 'choose-survey-help'; readonly help: SurveyHelp }
  /** One of those who play, or the host, opens the Navigators' chart to onlookers, or closes it. */
  | { readonly type: 'open-chart'; readonly open: boolean }
  /** A Navigator wishes for a ship (or gives the wish up). `for`: the host does so for an opponent. */
  | { readonly type: 'wish-ship'; readonly ship: Ship; readonly wish: boolean; readonly for?: PlayerId }
  /** The lot decides who has which ship. */
  | { readonly type: 'deal-ships' }
  | { readonly type: 'begin-game' }
  /** The host breaks the game off at once, others when all who play would; `wish: false` takes it back. */
  | { readonly type: 'abandon-game'; readonly wish?: boolean }
  | {
      readonly type: 'begin-series';
      readonly order: 'lot' | readonly PlayerId[];
      readonly boards: SeriesBoards;
      readonly sameVariants: boolean;
    }
  | { readonly type: 'abandon-series' }
  /** The host frees somebody's seat; who stands in for the host, that of somebody who is not there. */
  | { readonly type: 'free-seat'; readonly player: PlayerId }
  /** The host takes somebody off the table, out of a running game too. */
  | { readonly type: 'remove-player'; readonly player: PlayerId }
  /**
   * The host lets an opponent play on an empty seat: it joins, and sits down. Before a game `ships` are wished for it
   * as far as they are named.
   */
  | {
      readonly type: 'seat-opponent';
      readonly opponent: Opponent;
      readonly seat: Side;
      readonly ships?: readonly Ship[];
    }
  /** The host lets nobody else join, or lets them again. */
  | { readonly type: 'lock-table'; readonly locked: boolean }
  | { readonly type: 'allow-olympus'; readonly allowed: boolean }
  /** One of those who played a game shares it by a link, or takes the link back. */
  | { readonly type: 'share-game'; readonly game: string; readonly shared: boolean }
  /** A player's own name may be told where a game is shared, or no longer. */
  | { readonly type: 'show-name'; readonly game: string; readonly shown: boolean }
  /** Who plays with opponents alone goes on from a round of a game that is over, to see what else might have been. */
  | { readonly type: 'continue-game'; readonly game: string; readonly round: number }
  | { readonly type: 'leave' };

/** What happened at the table. A released event keeps its meaning: old logs must stay readable. */
export type TableEvent =
  | { readonly type: 'made'; readonly code: string; readonly board: string }
  /** `opponent`: it is this character, whom the host has let play. */
  | {
      readonly type: 'joined';
      readonly player: PlayerId;
      readonly name: string;
      readonly opponent?: Opponent;
    }
  | { readonly type: 'renamed'; readonly player: PlayerId; readonly name: string }
  /** `knowing`: in a running game, by somebody who has seen its other side. */
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
      /** Absent: it is silent. */
      readonly oracle?: OracleSays;
      /** Absent: none. */
      readonly surveyHelp?: SurveyHelp;
      /** Absent: onlookers don't see the chart. */
      readonly openChart?: true;
      /** It goes on from another one; absent: it begins anew. */
      readonly from?: Origin;
      /** The day whose voyage it is, if it is one. */
      readonly daily?: string;
    }
  /** One of those who play lets somebody in who knocked: they may sit down in the running game. */
  | { readonly type: 'let-in'; readonly player: PlayerId; readonly by: PlayerId }
  /** One of those who play would break the game off, or no longer would. */
  | { readonly type: 'abandoning-wished'; readonly player: PlayerId; readonly wish: boolean }
  | { readonly type: 'game-ended'; readonly game: string; readonly outcome: Outcome | null }
  | ({ readonly type: 'series-began' } & Omit<Series, 'state'>)
  /** `complete`: everybody was Poseidon once. */
  | { readonly type: 'series-ended'; readonly series: string; readonly complete: boolean }
  /** `held`: the host was away, so the player may take the seat again without being let in. */
  | { readonly type: 'seat-freed'; readonly player: PlayerId; readonly held?: true }
  | { readonly type: 'table-locked'; readonly locked: boolean }
  | { readonly type: 'olympus-allowed'; readonly by: 'host' | 'poseidon'; readonly allowed: boolean }
  /**
   * A player has gone on to another device; the one before is locked out. `knowing`: though the device has
   * seen the other side of the running game; `by`: who made the key, if it was not the player's own. `returned`: without
   * a key, and `by` has given the seat back; without `by` nobody was there who could.
   */
  | {
      readonly type: 'device-changed';
      readonly player: PlayerId;
      readonly knowing?: true;
      readonly by?: PlayerId;
      readonly returned?: true;
    }
  /** A player's device has come to see both sides of the running game, though nobody took a seat or a place. */
  | { readonly type: 'knows-other-side'; readonly player: PlayerId }
  /** The host has not been here for days: this player is the host now. */
  | { readonly type: 'host-passed'; readonly player: PlayerId }
  /** Anybody who has the link may see this game from now on. */
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
