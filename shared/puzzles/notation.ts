/**
 * The notation of puzzles in files, short but readable. Each move is a word:
 * - `R:c4` a red storm drives red to c4
 * - `*:c4,d5,e6` a Great Storm
 * - `L:g` the Leviathan holds green
 * - `rNE` red sails north-east
 * - `rN!c4` red sails north, is caught by a maelstrom and pushed to c4
 * - `g?` green, which is held, surveys
 */
import { SHIPS, type Board, type Ship } from '../board/board.ts';
import { HEADINGS, parseSquare, type Heading, type Square } from '../board/squares.ts';
import { BASE_GAME, type SeaMonster, type Storm, type Variants } from '../game/game.ts';
import type { Move, Puzzle, PuzzleKind, Stretch, Theme } from './puzzle.ts';

/** A puzzle as it is written in a file. Fields with their default value are left out. */
export interface WrittenPuzzle {
  readonly id: string;
  readonly kind?: 'squares';
  readonly asked: string;
  readonly needed?: string;
  /** The ships' squares at the beginning, in the order of SHIPS. If absent, the ships are on their starts. */
  readonly ships?: string;
  readonly arrived?: string;
  readonly variants?: Partial<Variants>;
  readonly lighthouses?: string;
  readonly maelstroms?: string;
  readonly fogBanks?: string;
  readonly moves: string;
  readonly themes: readonly string[];
  readonly difficulty: number;
}

/** The puzzles of one board, with a copy of the board as it was when the puzzles were made. */
export interface PuzzleFile {
  readonly board: Board;
  readonly puzzles: readonly WrittenPuzzle[];
}

const LETTERS: Readonly<Record<Ship, string>> = { red: 'r', green: 'g', white: 'w', yellow: 'y' };
const MONSTERS: Readonly<Record<SeaMonster, string>> = { leviathan: 'L', kraken: 'K' };

/** Converts a puzzle to the form used in files. */
export function writePuzzle(puzzle: Puzzle): WrittenPuzzle {
  const { board, variants, tiles, ships } = puzzle;
  const changed = Object.entries(variants).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(BASE_GAME[name as keyof Variants]),
  );
  const atStart = SHIPS.every((ship) => ships[ship] === board.starts[ship]);
  return {
    id: puzzle.id,
    ...(puzzle.kind === 'squares' ? { kind: 'squares' as const } : {}),
    asked: lettersOf(puzzle.asked),
    ...(puzzle.needed.join() === puzzle.asked.join() ? {} : { needed: lettersOf(puzzle.needed) }),
    ...(atStart ? {} : { ships: SHIPS.map((ship) => ships[ship]).join(' ') }),
    ...(puzzle.arrived.length > 0 ? { arrived: lettersOf(puzzle.arrived) } : {}),
    ...(changed.length > 0 ? { variants: Object.fromEntries(changed) as Partial<Variants> } : {}),
    ...(tiles.lighthouses.length > 0 ? { lighthouses: tiles.lighthouses.join(' ') } : {}),
    ...(tiles.maelstroms.length > 0 ? { maelstroms: tiles.maelstroms.join(' ') } : {}),
    ...(tiles.fogBanks.length > 0 ? { fogBanks: tiles.fogBanks.join(' ') } : {}),
    moves: puzzle.moves.map(writeMove).join(' '),
    themes: puzzle.themes,
    difficulty: puzzle.difficulty,
  };
}

/**
 * Reads a puzzle from a file.
 * @throws Error if the notation is wrong
 */
export function readPuzzle(board: Board, written: WrittenPuzzle): Puzzle {
  const squares = (text = '') => (text === '' ? [] : text.split(' ').map((one) => squareOf(board, one)));
  const [red, green, white, yellow] = squares(written.ships);
  const asked = shipsOf(written.asked);
  return {
    id: written.id,
    kind: (written.kind ?? 'ships') satisfies PuzzleKind,
    board,
    variants: { ...BASE_GAME, ...written.variants },
    tiles: {
      lighthouses: squares(written.lighthouses),
      maelstroms: squares(written.maelstroms),
      fogBanks: squares(written.fogBanks),
    },
    ships: red && green && white && yellow ? { red, green, white, yellow } : board.starts,
    arrived: shipsOf(written.arrived),
    moves: written.moves.split(' ').map((word) => readMove(board, word)),
    asked,
    needed: written.needed === undefined ? asked : shipsOf(written.needed),
    themes: written.themes as readonly Theme[],
    difficulty: written.difficulty,
  };
}

/** A key for comparing stretches, made of their squares, tiles and moves. Equal stretches have equal keys. */
export function stretchKey({ ships, tiles, moves }: Stretch): string {
  return JSON.stringify([SHIPS.map((ship) => ships[ship]), tiles, moves.map(writeMove)]);
}

function writeMove(move: Move): string {
  switch (move.type) {
    case 'storm':
      return `${stormLetter(move.storm)}:${move.to.join(',')}`;
    case 'monster':
      return `${MONSTERS[move.monster]}:${LETTERS[move.ship]}`;
    case 'sail':
      return `${LETTERS[move.ship]}${move.heading}${move.hurled ? `!${move.hurled}` : ''}`;
    case 'survey':
      return `${LETTERS[move.ship]}?`;
  }
}

function readMove(board: Board, word: string): Move {
  const [, tile, rest = ''] = /^([RGWYLK*]):(.*)$/.exec(word) ?? [];
  if (tile === 'L' || tile === 'K')
    return { type: 'monster', monster: tile === 'L' ? 'leviathan' : 'kraken', ship: shipOf(rest) };
  if (tile !== undefined) {
    const to = rest === '' ? [] : rest.split(',').map((square) => squareOf(board, square));
    return { type: 'storm', storm: tile === '*' ? 'great' : shipOf(tile.toLowerCase()), to };
  }
  const [, letter = '', does, hurled] = /^([rgwy])(\?|[NESW]{1,2})(?:!(\w+))?$/.exec(word) ?? [];
  const heading = HEADINGS.find((one) => one === does);
  if (!heading && does !== '?') throw new Error(`"${word}" is no move`);
  const ship = shipOf(letter);
  if (!heading) return { type: 'survey', ship };
  return {
    type: 'sail',
    ship,
    heading: heading satisfies Heading,
    hurled: hurled ? squareOf(board, hurled) : null,
  };
}

function stormLetter(storm: Storm): string {
  return storm === 'great' ? '*' : LETTERS[storm].toUpperCase();
}

function lettersOf(ships: readonly Ship[]): string {
  return ships.map((ship) => LETTERS[ship]).join('');
}

function shipsOf(letters = ''): Ship[] {
  return [...letters].map(shipOf);
}

function shipOf(letter: string): Ship {
  const ship = SHIPS.find((one) => LETTERS[one] === letter);
  if (!ship) throw new Error(`"${letter}" is no ship`);
  return ship;
}

function squareOf(board: Board, text: string): Square {
  const square = parseSquare(board, text);
  if (!square) throw new Error(`"${text}" is no square of board ${board.id}`);
  return square;
}
