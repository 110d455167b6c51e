/**
 * The vocabulary of a game: what it is made of, what may be asked of it (commands), what happens in
 * it (events), and why something may not (refusals). No rules here.
 */
import type { Board, IslandKind, Ship } from '../board/board.ts';
import type { Heading, Square } from '../board/squares.ts';

/** A player's id at the table: public, and no key to anything. */
export type PlayerId = string;

export type Side = 'poseidon' | 'navigators';

/** Who gives a command: which player, on which side of this game. */
export interface Actor {
  readonly player: PlayerId;
  readonly side: Side;
}

// ── Tiles ───────────────────────────────────────────────────────────────────────────────────────

/** A storm tile hits the ship of its colour; the Great Storm (black) hits all four. */
export type Storm = Ship | 'great';

/** Played instead of a storm, against one ship (ruling 19). */
export const SEA_MONSTERS = ['leviathan', 'kraken'] as const;
export type SeaMonster = (typeof SEA_MONSTERS)[number];

/** What Poseidon can play in his turn. */
export type Tile = Storm | SeaMonster;

/** How many of each storm tile a game begins with: eleven in all. */
export const STORM_COUNTS: Readonly<Record<Storm, number>> = {
  red: 2,
  green: 2,
  white: 2,
  yellow: 2,
  great: 3,
};

/** Which lamp a lighthouse carries; with one lighthouse only, it is the yellow one. */
export const LAMPS = ['yellow', 'red'] as const;
export type Lamp = (typeof LAMPS)[number];

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

/** The variants of a game: every switch of the box (rulings 11 and 17–24). */
export interface Variants {
  /** Storms are played and discarded face down. */
  readonly harderDeduction: boolean;
  /** Sightings tell the kinds of islands and the colours of ships. */
  readonly easierDeduction: boolean;
  /** No reminders, and no replies of earlier rounds. */
  readonly useYourMemory: boolean;
  /** Ruling 11's option. */
  readonly shipsInSight: 'how many' | 'whether any';
  readonly seaMonsters: readonly SeaMonster[];
  /** How many of each tile: none, one or two. */
  readonly lighthouses: number;
  readonly maelstroms: number;
  readonly fogBanks: number;
}

/** The game without any variant. */
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

/** Whether the Navigators play for themselves, too (ruling 26). */
export type GameMode = 'cooperative' | 'competing';

/** Who may order a ship: its owner, or with null any Navigator (ruling 25). */
export type Owners = Readonly<Record<Ship, PlayerId | null>>;

/** Wishes for ships before a game: null is nobody's wish. */
export type Wishes = Owners;

// ── The survey ──────────────────────────────────────────────────────────────────────────────────

/** What a ship reports: its own square in detail, the squares around it without directions. */
export interface Reply {
  /** The order led off the board and the ship stayed where it was (ruling 7). */
  readonly offBoard: boolean;
  readonly exploring: Exploring;
  readonly sighting: Sighting;
}

/** Ruling 10: the ship's own square. */
export interface Exploring {
  readonly island: IslandKind | null;
  readonly deepSea: boolean;
  /** Other ships on the square, in the order of SHIPS. */
  readonly ships: readonly Ship[];
  /** A lighthouse; its lamp only if two are in play (ruling 20). */
  readonly lighthouse: Lamp | 'unlit' | null;
  readonly fogBank: boolean;
}

/** Ruling 11: the up to eight squares around, and the coastline (ruling 13). */
export interface Sighting {
  readonly islands: number;
  /** How many ships; 'some' for one or more where only that is told. */
  readonly ships: number | 'some';
  readonly lighthouses: number;
  readonly fogBanks: number;
  readonly coastline: boolean;
  /** Easier Deduction only (ruling 18): sorted, so that the order tells nothing. */
  readonly kinds?: readonly IslandKind[];
  readonly colours?: readonly Ship[];
}

// ── The guess board ─────────────────────────────────────────────────────────────────────────────

/** Ruling 17. */
export const REMINDERS_OF_A_COLOUR = 4;

/** So many squares can be named for where a ship may be. */
export const MOST_REASONS = 4;

/** What the Navigators can mark where they think that it lies: Poseidon's secret tiles. */
export const MARKER_KINDS = ['maelstrom', 'fogBank'] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/**
 * The Navigators' board. Reminders and markers are known by number, counted from 0, so that two
 * devices that move the same token agree on which it was; null is "not on the board".
 */
export interface GuessBoard {
  readonly ships: Readonly<Record<Ship, Square>>;
  readonly reminders: Readonly<Record<Ship, readonly (Square | null)[]>>;
  readonly markers: Readonly<Record<MarkerKind, readonly (Square | null)[]>>;
}

// ── The game ────────────────────────────────────────────────────────────────────────────────────

/**
 * Whose move the game waits for: the Navigators place lighthouses, Poseidon places his dangers
 * (maelstroms and fog banks), Poseidon's turn, the Navigators' turn, Poseidon pushes a caught ship.
 */
export type Phase = 'lighthouses' | 'dangers' | 'poseidon' | 'navigators' | 'caught' | 'over';

/** Where the special tiles lie; lighthouses in the order of LAMPS. */
export interface SpecialTiles {
  readonly lighthouses: readonly Square[];
  readonly maelstroms: readonly Square[];
  readonly fogBanks: readonly Square[];
}

/** A tile that lies before Poseidon, face up or discarded, and the round in which it was played. */
export interface PlayedTile {
  readonly tile: Tile;
  readonly round: number;
}

/** The lighthouses that the Navigators are talking about, and who has agreed to them. */
export interface Proposal {
  readonly squares: readonly Square[];
  readonly agreed: readonly PlayerId[];
}

/** How a game ended (ruling 9). */
export interface Outcome {
  readonly winner: Side;
  /** The ships on the Sacred Island, in the order of SHIPS. */
  readonly arrived: readonly Ship[];
}

/** The whole truth of a game. Never leaves the server while the game runs. */
export interface Game {
  readonly board: Board;
  readonly variants: Variants;
  readonly owners: Owners;
  /** The Navigators who must agree on lighthouses. */
  readonly navigators: readonly PlayerId[];
  readonly phase: Phase;
  /** From 1. A round is Poseidon's turn and then the Navigators'. */
  readonly round: number;
  readonly ships: Readonly<Record<Ship, Square>>;
  /** Poseidon's tiles not played yet. */
  readonly hand: readonly Tile[];
  readonly played: readonly PlayedTile[];
  /** The ships on the Sacred Island: they sail no more. */
  readonly arrived: readonly Ship[];
  /** The ships that have had their step in this round. */
  readonly stepped: readonly Ship[];
  /** The ship that a sea monster holds in this round. */
  readonly held: Ship | null;
  /** The ship that a maelstrom has caught, until Poseidon pushes it. */
  readonly caught: Ship | null;
  readonly tiles: SpecialTiles;
  readonly proposal: Proposal | null;
  readonly guesses: GuessBoard;
  readonly outcome: Outcome | null;
}

// ── Commands ────────────────────────────────────────────────────────────────────────────────────

/** Where a storm drives each ship that it moves. */
export type Pushes = Readonly<Partial<Record<Ship, Square>>>;

/** What Poseidon can ask; the rule of each is in the `whyNo…` of rules/. */
export type PoseidonCommand =
  | {
      readonly type: 'place-dangers';
      readonly maelstroms: readonly Square[];
      readonly fogBanks: readonly Square[];
    }
  | { readonly type: 'play-storm'; readonly storm: Storm; readonly pushes: Pushes }
  | { readonly type: 'play-monster'; readonly monster: SeaMonster; readonly ship: Ship }
  | { readonly type: 'push-caught'; readonly square: Square };

/** What a Navigator can ask; `number` is that of a token, `square` null takes it back. */
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
  /** Says to the other Navigators where a ship may be, the likeliest square first. */
  | { readonly type: 'reason'; readonly ship: Ship; readonly squares: readonly Square[] };

export type GameCommand = PoseidonCommand | NavigatorsCommand;

// ── Events ──────────────────────────────────────────────────────────────────────────────────────

/** One ship driven by a storm. */
export interface Push {
  readonly ship: Ship;
  readonly from: Square;
  readonly to: Square;
}

/** What happened, with the whole truth of it. A released event keeps its meaning: old logs must stay readable. */
export type GameEvent =
  | {
      readonly type: 'began';
      readonly board: Board;
      readonly variants: Variants;
      readonly owners: Owners;
      readonly navigators: readonly PlayerId[];
    }
  /** Somebody joins the Navigators in a running game, and takes over these ships. */
  | { readonly type: 'navigator-came'; readonly player: PlayerId; readonly ships: readonly Ship[] }
  /** Somebody has left the Navigators; these ships are anybody's now. */
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
      /** Harder Deduction: only Poseidon knows which storm it was. */
      readonly faceDown: boolean;
      readonly pushes: readonly Push[];
    }
  | { readonly type: 'monster-played'; readonly monster: SeaMonster; readonly ship: Ship }
  | {
      /** An order carried out: off the board, `to` is `from`. */
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
  /** Somebody has said where a ship may be: it changes nothing in the game. */
  | {
      readonly type: 'reasoned';
      readonly player: PlayerId;
      readonly ship: Ship;
      readonly squares: readonly Square[];
    }
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'ended'; readonly outcome: Outcome };

// ── Refusals ────────────────────────────────────────────────────────────────────────────────────

/** Why a command was not carried out. What a side is refused depends only on what that side knows. */
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
] as const;
export type GameRefusal = (typeof GAME_REFUSALS)[number];
