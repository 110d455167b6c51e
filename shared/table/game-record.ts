/** What a table records of each of its games. */
import type { Ship } from '../board/board.ts';
import type { GameMode, Outcome, Owners, Phase, PlayerId, Side } from '../game/game.ts';
import type { OracleSays, SurveyHelp } from './helps.ts';

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
