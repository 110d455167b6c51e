/** Legal commands of Poseidon, based only on what he knows. */
import type { GameCommand } from './messages.ts';
import type { Picture } from './picture.ts';
import type { Random } from './random.ts';
import { agreedPush, distance, pushSquaresOf, openSquares, squaresOf } from './sea.ts';
import { SHIPS, type Monster, type Ship, type Square, type Storm } from './shapes.ts';

/** The number of tiles of this storm. */
const tilesOf = (storm: Storm): number => (storm === 'great' ? 3 : 2);

const STORMS: readonly Storm[] = [...SHIPS, 'great'];

export const storms = (): readonly Storm[] => STORMS;

const left = (picture: Picture, storm: Storm): number =>
  tilesOf(storm) - picture.spent.filter((tile) => tile === storm).length;

/** The refusal codes for playing a storm now, or an empty list if it may be played. */
export function barsOf(picture: Picture, storm: Storm): string[] {
  if (left(picture, storm) === 0) return ['tile-not-in-hand'];
  const isGreat = storm === 'great';
  const greats = left(picture, 'great') - (isGreat ? 1 : 0);
  const others = SHIPS.reduce((sum, ship) => sum + left(picture, ship), 0) - (isGreat ? 0 : 1);
  return [
    ...(isGreat && picture.greatLast ? ['great-storm-in-a-row'] : []),
    ...(greats > others + (isGreat ? 0 : 1) ? ['great-storm-dead-end'] : []),
  ];
}

export const monstersLeft = (picture: Picture): Monster[] =>
  picture.variants.seaMonsters.filter((monster) => !picture.spent.includes(monster));

export const hitBy = (picture: Picture, storm: Storm): Ship[] =>
  picture.atSea.filter((ship) => storm === 'great' || storm === ship);

/**
 * Chooses where to drive each of these ships. `kindness` is the probability that a ship is driven to the agreed square.
 */
export function pushesOf(
  picture: Picture,
  ships: readonly Ship[],
  random: Random,
  kindness: number,
): Partial<Record<Ship, Square>> {
  return Object.fromEntries(ships.map((ship) => [ship, pushOf(picture, ship, random, kindness)]));
}

function pushOf({ board, positions }: Picture, ship: Ship, random: Random, kindness: number): Square {
  const from = positions[ship];
  return random.chance(kindness) ? agreedPush(board, from) : random.pick(pushSquaresOf(board, from));
}

/** A random legal placement of maelstroms and fog banks. */
export function someDangers(picture: Picture, random: Random): GameCommand {
  const { board, lighthouses, variants } = picture;
  const anywhere = openSquares(board).filter((square) => !lighthouses.includes(square));
  // Often choose squares near the Sacred Island, to which all ships sail. Elsewhere, few ships would ever meet a tile.
  const onTheWay = anywhere.filter((square) => distance(square, board.sacred) <= 2);
  const free = onTheWay.length > 12 && random.chance(0.7) ? onTheWay : anywhere;
  const sea = free.filter((square) => !(square in board.islands));
  const maelstroms = random.some(sea, variants.maelstroms);
  const rest = free.filter((square) => !maelstroms.includes(square));
  return { type: 'place-dangers', maelstroms, fogBanks: random.some(rest, variants.fogBanks) };
}

/** The squares on which no special tile may be placed. */
export function barredSquares({ board }: Picture): Square[] {
  const open = openSquares(board);
  return squaresOf(board).filter((square) => !open.includes(square));
}

/** A random legal command of Poseidon, or null if it isn't his turn. */
export function poseidonActs(picture: Picture, random: Random, kindness: number): GameCommand | null {
  if (picture.phase === 'dangers') return someDangers(picture, random);
  if (picture.phase === 'caught' && picture.caught !== null)
    return { type: 'push-caught', square: pushOf(picture, picture.caught, random, kindness) };
  if (picture.phase !== 'poseidon') return null;
  const monsters = monstersLeft(picture);
  if (monsters.length > 0 && random.chance(0.15))
    return { type: 'play-monster', monster: random.pick(monsters), ship: random.pick(picture.atSea) };
  const storm = random.pick(storms().filter((one) => barsOf(picture, one).length === 0));
  return { type: 'play-storm', storm, pushes: pushesOf(picture, hitBy(picture, storm), random, kindness) };
}
