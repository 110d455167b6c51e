/**
 * Poseidon's storms: which tiles he may play, which ships they hit, and where he may drive those ships (rulings 1–4).
 */
import { SHIPS, type Board, type Ship } from '../../board/board.ts';
import type { Game, GameRefusal, Push, Pushes, SeaMonster, Storm, Tile } from '../game.ts';
import { neighbours, type Square } from '../../board/squares.ts';

/** Whether a tile is a sea monster rather than a storm. */
export function isMonster(tile: Tile): tile is SeaMonster {
  return tile === 'leviathan' || tile === 'kraken';
}

export function stormsOf(tiles: readonly Tile[]): Storm[] {
  return tiles.filter((tile) => !isMonster(tile)) as Storm[];
}

/**
 * Why a tile may not be played now, or null if it may. Poseidon may never play two Great Storms in a row, so a tile is
 * also barred if the remaining storms would then force two in a row. A sea monster doesn't count as a storm, but two
 * Great Storms with a sea monster between them are not in a row (ruling 4).
 */
export function whyBarred({ hand, played }: Pick<Game, 'hand' | 'played'>, tile: Tile): GameRefusal | null {
  if (!hand.includes(tile)) return 'tile-not-in-hand';
  if (isMonster(tile)) return null;
  const great = tile === 'great';
  if (great && played.at(-1)?.tile === 'great') return 'great-storm-in-a-row';
  const storms = stormsOf(hand);
  const greatsLeft = storms.filter((storm) => storm === 'great').length - (great ? 1 : 0);
  const othersLeft = storms.length - 1 - greatsLeft;
  return greatsLeft <= othersLeft + (great ? 0 : 1) ? null : 'great-storm-dead-end';
}

/** The ships that a storm moves: the ships that it hits, except those that have arrived (ruling 3). */
export function shipsHit(storm: Storm, arrived: readonly Ship[]): Ship[] {
  return SHIPS.filter((ship) => (storm === 'great' || storm === ship) && !arrived.includes(ship));
}

/** The fields of an event, as it is told, that say whether it drives a ship. For a face-down storm, `storm` is null. */
export interface ToldStorm {
  readonly type: string;
  readonly storm?: Storm | null;
  readonly ship?: Ship;
}

/**
 * Whether an event drove, or may have driven, a ship that is at sea. A face-down storm may drive any ship (ruling
 * 5).
 */
export function mayDrive(event: ToldStorm, ship: Ship): boolean {
  if (event.type === 'storm-played') return !event.storm || shipsHit(event.storm, []).includes(ship);
  return event.type === 'caught-pushed' && event.ship === ship;
}

/** Poseidon's tiles after he has played one. */
export function spend(
  { hand, played, round }: Pick<Game, 'hand' | 'played' | 'round'>,
  tile: Tile,
): Pick<Game, 'hand' | 'played'> {
  return { hand: hand.toSpliced(hand.indexOf(tile), 1), played: [...played, { tile, round }] };
}

/** The positions of the ships after these pushes. */
export function drive(ships: Game['ships'], pushes: readonly Pick<Push, 'ship' | 'to'>[]): Game['ships'] {
  const driven = { ...ships };
  for (const { ship, to } of pushes) driven[ship] = to;
  return driven;
}

/** The squares to which a storm or a maelstrom may drive a ship (rulings 1 and 2). */
export function pushSquares(board: Board, from: Square): Square[] {
  return neighbours(board, from).filter((square) => square !== board.sacred);
}

/** Why a ship may not be driven from one square to another, or null if it may. */
export function whyNoPush(board: Board, from: Square, to: Square): GameRefusal | null {
  if (to === board.sacred) return 'push-sacred';
  return pushSquares(board, from).includes(to) ? null : 'push-not-adjacent';
}

/** Why a storm may not be played with these pushes, or null if it may. */
export function whyNoStorm(
  game: Pick<Game, 'board' | 'hand' | 'played' | 'ships' | 'arrived'>,
  storm: Storm,
  pushes: Pushes,
): GameRefusal | null {
  const barred = whyBarred(game, storm);
  if (barred) return barred;
  const hit = shipsHit(storm, game.arrived);
  for (const ship of SHIPS) {
    const to = pushes[ship];
    if (!hit.includes(ship)) {
      if (to) return 'push-unwanted';
      continue;
    }
    if (!to) return 'push-missing';
    const refusal = whyNoPush(game.board, game.ships[ship], to);
    if (refusal) return refusal;
  }
  return null;
}

/** Why a sea monster may not be played against a ship, or null if it may (ruling 19). */
export function whyNoMonster(
  game: Pick<Game, 'hand' | 'played' | 'arrived'>,
  monster: SeaMonster,
  ship: Ship,
): GameRefusal | null {
  return whyBarred(game, monster) ?? (game.arrived.includes(ship) ? 'ship-arrived' : null);
}
