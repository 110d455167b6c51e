/** The vocabulary of a game: its parts, commands, events and refusals. Contains no rules. */
import type { Board, IslandKind, Ship } from '../board/board.ts';
import type { Heading, Square } from '../board/squares.ts';
import type { Line } from './talk.ts';

/** A player's id at the table. It is public and grants no access. */
export type PlayerId = string;

export type Side = 'poseidon' | 'navigators';

/** The player who gives a command, and the side that they are on in this game. */
export interface Actor {
  readonly player: PlayerId;
  readonly side: Side;
}

// ── Tiles ───────────────────────────────────────────────────────────────────────────────────────

/** A storm tile. A coloured storm hits the ship of its colour; the Great Storm (black) hits all four ships. */
export type Storm = Ship | 'great';

/** A sea monster is played instead of a storm, against one ship (ruling 19). */
export const SEA_MONSTERS = ['leviathan', 'kraken'] as const;
export type SeaMonster = (typeof SEA_MONSTERS)[number];

/** A tile that Poseidon can play on his turn. */
export type Tile = Storm | SeaMonster;

/** The number of each storm tile with which Poseidon starts: eleven in all. */
export const STORM_COUNTS: Readonly<Record<Storm, number>> = {
  red: 2,
  green: 2,
  white: 2,
  yellow: 2,
  great: 3,
};

/** The colours of the lighthouses' lamps. If only one lighthouse is in play, it counts as the yellow one. */
export const LAMPS = ['yellow', 'red'] as const;
export type Lamp = (typeof LAMPS)[number];

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

/** The settings of the variants (rulings 11 and 17–24). */
export interface Variants {
  /** True if Poseidon plays and discards storms face down. */
  readonly harderDeduction: boolean;
  /** True if sightings include the kinds of islands and the colours of ships. */
  readonly easierDeduction: boolean;
  /** True if there are no reminders and the reports of earlier rounds are hidden. */
  readonly useYourMemory: boolean;
  /** Whether a sighting gives the number of ships or only whether there are any (ruling 11). */
  readonly shipsInSight: 'how many' | 'whether any';
  readonly seaMonsters: readonly SeaMonster[];
  /** The number of lighthouses in play, from 0 to 2. */
  readonly lighthouses: number;
  /** The number of maelstroms in play, from 0 to 2. */
  readonly maelstroms: number;
  /** The number of fog banks in play, from 0 to 2. */
  readonly fogBanks: number;
}

/** The base game: no variants. */
export const BASE_GAME: Variants = {
  harderDeduction: false,
  easierDeduction: false,
  useYourMemory: false,
  shipsInSight: 'how many',
  seaMonsters: [],
  lighthouses: 0,
  maelstroms: 0,
  fogBanks: 0,
};

/** In a competing game each Navigator also scores points of their own (ruling 26). */
export type GameMode = 'cooperative' | 'competing';

/** The owner of each ship. Only the owner may order it; null means any Navigator may (ruling 25). */
export type Owners = Readonly<Record<Ship, PlayerId | null>>;

/** For each ship, the player who asked for it before the game; null if nobody did. */
export type Wishes = Owners;

// ── The survey ──────────────────────────────────────────────────────────────────────────────────

/** A ship's report: its own square in detail, and a summary of the squares around it that gives no directions. */
export interface Reply {
  /** True if the order led off the board, so that the ship stayed where it was (ruling 7). */
  readonly offBoard: boolean;
  readonly exploring: Exploring;
  readonly sighting: Sighting;
}

/** What a ship reports about its own square (ruling 10). */
export interface Exploring {
  readonly island: IslandKind | null;
  readonly deepSea: boolean;
  /** The other ships on the square, in the order of SHIPS. */
  readonly ships: readonly Ship[];
  /** The lighthouse on the square. Its colour is reported only if two are in play (ruling 20). */
  readonly lighthouse: Lamp | 'unlit' | null;
  readonly fogBank: boolean;
}

/**
 * What a ship reports about the squares around it, of which there are at most eight (ruling 11), and about the
 * coastline (ruling 13).
 */
export interface Sighting {
  readonly islands: number;
  /** The number of ships in sight. If `shipsInSight` is 'whether any', it is 0 or 'some' instead. */
  readonly ships: number | 'some';
  readonly lighthouses: number;
  readonly fogBanks: number;
  readonly coastline: boolean;
  /**
   * The kinds of the islands in sight; only with Easier Deduction (ruling 18). Sorted, because the order must not
   * reveal directions.
   */
  readonly kinds?: readonly IslandKind[];
  readonly colours?: readonly Ship[];
}

// ── The guess board ─────────────────────────────────────────────────────────────────────────────

/** The number of reminders of each ship's colour (ruling 17). */
export const REMINDERS_OF_A_COLOUR = 4;

/** The maximum number of squares that a Navigator can name at once as possible squares of a ship. */
export const MOST_REASONS = 4;

/** The maximum number of squares that one command can cross out or clear. A ship may have more crosses than that. */
export const MOST_CROSSES = 32;

/** Poseidon's secret tiles. The Navigators can mark their suspected squares on the chart. */
export const MARKER_KINDS = ['maelstrom', 'fogBank'] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/**
 * The Navigators' chart. Reminders and markers are numbered from 0, so that two devices moving the same token identify
 * it in the same way. Null means that the token is not on the chart.
 */
export interface GuessBoard {
  readonly ships: Readonly<Record<Ship, Square>>;
  readonly reminders: Readonly<Record<Ship, readonly (Square | null)[]>>;
  /** The squares that are crossed out for each ship: the Navigators think that it is not there. */
  readonly crosses: Readonly<Record<Ship, readonly Square[]>>;
  readonly markers: Readonly<Record<MarkerKind, readonly (Square | null)[]>>;
  /** For each ship whose guess a storm has put in doubt, the number of that storm. Null if the guess is not in doubt. */
  readonly doubts: Readonly<Record<Ship, number | null>>;
  /** How many storms and maelstroms have driven ships, or may have. */
  readonly drives: number;
}

// ── The crew's talk ─────────────────────────────────────────────────────────────────────────────

/** How many lines the crew has said in a game, and the numbers of those that the host has removed. */
export interface CrewTalk {
  readonly said: number;
  readonly removed: readonly number[];
}

// ── The game ────────────────────────────────────────────────────────────────────────────────────

/**
 * The phases of a game. A game waits for something different in each phase:
 * - lighthouses: the Navigators place lighthouses
 * - dangers: Poseidon places maelstroms and fog banks
 * - poseidon: Poseidon plays a tile
 * - navigators: the Navigators order their ships
 * - caught: Poseidon pushes a ship out of a maelstrom
 * - over: the game has ended
 */
export type Phase = 'lighthouses' | 'dangers' | 'poseidon' | 'navigators' | 'caught' | 'over';

/** The squares of the special tiles. Lighthouses are in the order of LAMPS. */
export interface SpecialTiles {
  readonly lighthouses: readonly Square[];
  readonly maelstroms: readonly Square[];
  readonly fogBanks: readonly Square[];
}

/** A tile that Poseidon has played, and the round in which he played it. */
export interface PlayedTile {
  readonly tile: Tile;
  readonly round: number;
}

/** The proposed squares for the lighthouses, and the Navigators who have agreed to them. */
export interface Proposal {
  readonly squares: readonly Square[];
  readonly agreed: readonly PlayerId[];
}

/** The result of a game (ruling 9). */
export interface Outcome {
  readonly winner: Side;
  /** The ships on the Sacred Island, in the order of SHIPS. */
  readonly arrived: readonly Ship[];
  /** The round in which the side that lost conceded. Absent if nobody conceded. */
  readonly conceded?: number;
}

/** The complete state of a game, including its secrets. It never leaves the server while the game is running. */
export interface Game {
  readonly board: Board;
  readonly variants: Variants;
  readonly owners: Owners;
  /** The Navigators in the game. All of them must agree on the lighthouses. */
  readonly navigators: readonly PlayerId[];
  readonly phase: Phase;
  /** The current round, counted from 1. A round is Poseidon's turn followed by the Navigators' turn. */
  readonly round: number;
  readonly ships: Readonly<Record<Ship, Square>>;
  /** The tiles that Poseidon has not played yet. */
  readonly hand: readonly Tile[];
  readonly played: readonly PlayedTile[];
  /** The ships on the Sacred Island. They take no more steps. */
  readonly arrived: readonly Ship[];
  /** The ships that have taken their step this round. */
  readonly stepped: readonly Ship[];
  /** The ship that a sea monster holds this round. */
  readonly held: Ship | null;
  /** The ship that a maelstrom has caught and that Poseidon still has to push. */
  readonly caught: Ship | null;
  readonly tiles: SpecialTiles;
  readonly proposal: Proposal | null;
  readonly guesses: GuessBoard;
  readonly talk: CrewTalk;
  readonly outcome: Outcome | null;
}

// ── Commands ────────────────────────────────────────────────────────────────────────────────────

/** The square to which a storm drives each ship that it hits. */
export type Pushes = Readonly<Partial<Record<Ship, Square>>>;

/** Poseidon's commands. The functions in rules/ whose names begin with `whyNo` say when each command is refused. */
export type PoseidonCommand =
  | {
      readonly type: 'place-dangers';
      readonly maelstroms: readonly Square[];
      readonly fogBanks: readonly Square[];
    }
  | { readonly type: 'play-storm'; readonly storm: Storm; readonly pushes: Pushes }
  | { readonly type: 'play-monster'; readonly monster: SeaMonster; readonly ship: Ship }
  | { readonly type: 'push-caught'; readonly square: Square };

/** The Navigators' commands. `number` identifies a reminder or marker; a null `square` takes it off the chart. */
export type NavigatorsCommand =
  | { readonly type: 'propose-lighthouses'; readonly squares: readonly Square[] }
  | { readonly type: 'agree-lighthouses'; readonly squares: readonly Square[] }
  | { readonly type: 'sail'; readonly ship: Ship; readonly heading: Heading }
  | { readonly type: 'survey'; readonly ship: Ship }
  | { readonly type: 'guess'; readonly ship: Ship; readonly square: Square }
  | { readonly type: 'remind'; readonly ship: Ship; readonly number: number; readonly square: Square | null }
  | {
      readonly type: 'mark';
      readonly kind: MarkerKind;
      readonly number: number;
      readonly square: Square | null;
    }
  /** Crosses out squares for a ship, or clears these squares' crosses. */
  | {
      readonly type: 'cross';
      readonly ship: Ship;
      readonly squares: readonly Square[];
      readonly crossed: boolean;
    }
  /** Tells the other Navigators where a ship may be, the most likely square first. */
  | { readonly type: 'reason'; readonly ship: Ship; readonly squares: readonly Square[] }
  /** Says a line to the other Navigators. */
  | { readonly type: 'say-to-crew'; readonly line: Line }
  /** Removes a line of the crew's talk. Only a Navigator who is the host of the table may do this. */
  | { readonly type: 'remove-crew-line'; readonly line: number };

export type GameCommand = PoseidonCommand | NavigatorsCommand;

// ── Events ──────────────────────────────────────────────────────────────────────────────────────

/** A ship that a storm drove from one square to another. */
export interface Push {
  readonly ship: Ship;
  readonly from: Square;
  readonly to: Square;
}

/**
 * An event: something that happened in a game, including its secrets. Old logs must stay readable, so a released event
 * never changes its meaning.
 */
export type GameEvent =
  | {
      readonly type: 'began';
      readonly board: Board;
      readonly variants: Variants;
      readonly owners: Owners;
      readonly navigators: readonly PlayerId[];
    }
  /** A player joined the Navigators during the game and took over these ships. */
  | { readonly type: 'navigator-came'; readonly player: PlayerId; readonly ships: readonly Ship[] }
  /** A player left the Navigators. Any Navigator may now order these ships. */
  | { readonly type: 'navigator-left'; readonly player: PlayerId; readonly ships: readonly Ship[] }
  | { readonly type: 'lighthouses-proposed'; readonly player: PlayerId; readonly squares: readonly Square[] }
  | { readonly type: 'lighthouses-agreed'; readonly player: PlayerId }
  | { readonly type: 'lighthouses-placed'; readonly squares: readonly Square[] }
  | {
      readonly type: 'dangers-placed';
      readonly maelstroms: readonly Square[];
      readonly fogBanks: readonly Square[];
    }
  | {
      readonly type: 'storm-played';
      readonly storm: Storm;
      /** True if only Poseidon knows which tile he played (Harder Deduction). */
      readonly faceDown: boolean;
      readonly pushes: readonly Push[];
    }
  | { readonly type: 'monster-played'; readonly monster: SeaMonster; readonly ship: Ship }
  | {
      /** A ship carried out an order. If the order led off the board, `to` equals `from`. */
      readonly type: 'sailed';
      readonly ship: Ship;
      readonly heading: Heading;
      readonly from: Square;
      readonly to: Square;
      readonly arrived: boolean;
      readonly reply: Reply;
    }
  | { readonly type: 'surveyed'; readonly ship: Ship; readonly reply: Reply }
  | { readonly type: 'caught'; readonly ship: Ship }
  | { readonly type: 'caught-pushed'; readonly ship: Ship; readonly from: Square; readonly to: Square }
  | { readonly type: 'guessed'; readonly player: PlayerId; readonly ship: Ship; readonly square: Square }
  | {
      readonly type: 'reminded';
      readonly player: PlayerId;
      readonly ship: Ship;
      readonly number: number;
      readonly square: Square | null;
    }
  | {
      readonly type: 'marked';
      readonly player: PlayerId;
      readonly kind: MarkerKind;
      readonly number: number;
      readonly square: Square | null;
    }
  | {
      readonly type: 'crossed';
      readonly player: PlayerId;
      readonly ship: Ship;
      readonly squares: readonly Square[];
      /** False if the crosses of these squares were cleared. */
      readonly crossed: boolean;
    }
  /** A player named squares where a ship may be. The game itself does not change. */
  | {
      readonly type: 'reasoned';
      readonly player: PlayerId;
      readonly ship: Ship;
      readonly squares: readonly Square[];
    }
  /**
   * A Navigator said something to the others. The game itself does not change. `number` counts the lines of the game
   * from 0. `line` is null where the host has removed it; the log itself always has it.
   */
  | {
      readonly type: 'said-to-crew';
      readonly player: PlayerId;
      readonly number: number;
      readonly line: Line | null;
    }
  /** The host has removed a line of the crew's talk. */
  | { readonly type: 'crew-line-removed'; readonly player: PlayerId; readonly number: number }
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'ended'; readonly outcome: Outcome };

// ── Refusals ────────────────────────────────────────────────────────────────────────────────────

/**
 * The reasons why a command can be refused. A refusal depends only on what the player's side knows (CONTRIBUTING.md,
 * secrecy 4).
 */
export const GAME_REFUSALS = [
  'wrong-side',
  'wrong-phase',
  'not-your-ship',
  'tile-not-in-hand',
  'great-storm-in-a-row',
  'great-storm-dead-end',
  'ship-arrived',
  'ship-stepped',
  'ship-held',
  'ship-not-held',
  'push-missing',
  'push-unwanted',
  'push-not-adjacent',
  'push-sacred',
  'square-off-board',
  'square-barred',
  'square-taken',
  'wrong-count',
  'proposal-changed',
  'no-such-token',
  'reminders-off',
  'no-such-line',
] as const;
export type GameRefusal = (typeof GAME_REFUSALS)[number];
