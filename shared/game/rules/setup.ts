/** The state of a game at its start. */
import { SHIPS, type Ship } from '../../board/board.ts';
import {
  MARKER_KINDS,
  REMINDERS_OF_A_COLOUR,
  STORM_COUNTS,
  type Game,
  type GameEvent,
  type GuessBoard,
  type MarkerKind,
  type Phase,
  type SpecialTiles,
  type Storm,
  type Tile,
  type Variants,
} from '../game.ts';
import type { Square } from '../../board/squares.ts';

/** Poseidon's tiles before the first round: eleven storms and the chosen sea monsters. */
export function fullHand(variants: Variants): Tile[] {
  const storms = (Object.keys(STORM_COUNTS) as Storm[]).flatMap((storm) =>
    Array.from({ length: STORM_COUNTS[storm] }, () => storm),
  );
  return [...storms, ...variants.seaMonsters];
}

export const NO_TILES: SpecialTiles = { lighthouses: [], maelstroms: [], fogBanks: [] };

/** The first phase that is still to be played: placing lighthouses, placing dangers, or Poseidon's first turn. */
export function openingPhase(variants: Variants, tiles: SpecialTiles, dangersPlaced: boolean): Phase {
  if (tiles.lighthouses.length < variants.lighthouses) return 'lighthouses';
  if (!dangersPlaced && variants.maelstroms + variants.fogBanks > 0) return 'dangers';
  return 'poseidon';
}

/** The chart at the start. Each guess is on its ship's start, and nothing else is on it. */
export function emptyGuesses(starts: Readonly<Record<Ship, Square>>, variants: Variants): GuessBoard {
  const none = (count: number): null[] => Array.from({ length: count }, () => null);
  const reminders = variants.useYourMemory ? 0 : REMINDERS_OF_A_COLOUR;
  const markers: Record<MarkerKind, number> = {
    maelstrom: variants.maelstroms,
    fogBank: variants.fogBanks,
  };
  return {
    ships: starts,
    reminders: fill(SHIPS, () => none(reminders)),
    crosses: fill(SHIPS, () => []),
    markers: fill(MARKER_KINDS, (kind) => none(markers[kind])),
    doubts: fill(SHIPS, () => null),
    drives: 0,
  };
}

function fill<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

/** The game that starts with this 'began' event. */
export function begin(event: Extract<GameEvent, { type: 'began' }>): Game {
  const { board, variants, owners, navigators } = event;
  return {
    board,
    variants,
    owners,
    navigators,
    phase: openingPhase(variants, NO_TILES, false),
    round: 1,
    ships: board.starts,
    hand: fullHand(variants),
    played: [],
    arrived: [],
    stepped: [],
    held: null,
    caught: null,
    tiles: NO_TILES,
    proposal: null,
    talk: { said: 0, removed: [] },
    guesses: emptyGuesses(board.starts, variants),
    outcome: null,
  };
}
