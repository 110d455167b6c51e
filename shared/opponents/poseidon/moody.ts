/** "Moody", the weakest Poseidon (rung 1). He plays at random, but avoids obvious blunders. */
import type { Ship } from '../../board/board.ts';
import { distance, type Square } from '../../board/squares.ts';
import { SHIPS } from '../../board/board.ts';
import { STORM_COUNTS, type PoseidonCommand, type Pushes, type Tile } from '../../game/game.ts';
import { playableTiles } from '../../game/moves.ts';
import { squaresFor } from '../../game/rules/placing.ts';
import { isMonster, pushSquares, shipsHit, stormsOf } from '../../game/rules/storms.ts';
import type { PoseidonView } from '../../game/views/poseidon.ts';
import { pick, pickSome, type Random } from '../../random.ts';

/** Decides what a moody Poseidon does now; null if the game is not waiting for him. */
export function thinkMoody(view: PoseidonView, random: Random): PoseidonCommand | null {
  switch (view.phase) {
    case 'dangers':
      return placeDangers(view, random);
    case 'caught':
      return view.caught && { type: 'push-caught', square: push(view, view.caught, random) };
    case 'poseidon':
      return playTile(view, random);
    default:
      return null;
  }
}

function playTile(view: PoseidonView, random: Random): PoseidonCommand {
  const playable = playableTiles(view);
  // Draw from the hand, so that a tile held twice is twice as likely.
  const held = view.hand.filter((tile) => playable.includes(tile));
  const moving = held.filter((tile) => isMonster(tile) || shipsHit(tile, view.arrived).length > 0);
  const sensible = moving.filter((tile) => isDue(view, tile));
  const [tiles = held] = [sensible, moving].filter((some) => some.length > 0);
  const tile = pick(tiles, random);
  if (isMonster(tile)) return { type: 'play-monster', monster: tile, ship: nearestHome(view, random) };
  const hit = shipsHit(tile, view.arrived);
  const pushes: Pushes = Object.fromEntries(hit.map((ship) => [ship, push(view, ship, random)]));
  return { type: 'play-storm', storm: tile, pushes };
}

/**
 * Whether a moody Poseidon would play this tile now. He holds back a Great Storm until it is due, so that the Great
 * Storms are spread evenly over the game.
 */
function isDue(view: PoseidonView, tile: Tile): boolean {
  if (tile !== 'great') return true;
  const storms = stormsOf(view.hand);
  const greats = storms.filter((storm) => storm === 'great').length;
  const all = Object.values(STORM_COUNTS).reduce((sum, count) => sum + count, 0);
  return greats * all >= STORM_COUNTS.great * storms.length;
}

/** The target of a sea monster: one of the ships nearest to the Sacred Island. */
function nearestHome({ board, ships, arrived }: PoseidonView, random: Random): Ship {
  const atSea = SHIPS.filter((ship) => !arrived.includes(ship));
  const far = (ship: Ship) => distance(ships[ship], board.sacred);
  const least = Math.min(...atSea.map(far));
  return pick(
    atSea.filter((ship) => far(ship) === least),
    random,
  );
}

/**
 * A legal square for a push, drawn at random. If possible, the square doesn't bring the ship nearer to the Sacred
 * Island.
 */
function push({ board, ships }: PoseidonView, ship: Ship, random: Random): Square {
  const far = (square: Square) => distance(square, board.sacred);
  const squares = pushSquares(board, ships[ship]);
  const most = Math.max(...squares.map(far));
  return pick(
    squares.filter((square) => far(square) >= Math.min(most, far(ships[ship]))),
    random,
  );
}

/** Places maelstroms and fog banks, preferably on squares between a start and the Sacred Island. */
function placeDangers(view: PoseidonView, random: Random): PoseidonCommand {
  const { board, variants, tiles } = view;
  const starts = Object.values(board.starts);
  const isOnTheWay = (square: Square) =>
    starts.some(
      (start) =>
        distance(start, square) + distance(square, board.sacred) <= distance(start, board.sacred) + 1,
    );
  const draw = (squares: readonly Square[], count: number) => {
    const good = squares.filter(isOnTheWay);
    return pickSome(good.length >= count ? good : squares, count, random);
  };
  const maelstroms = draw(squaresFor(board, 'maelstrom', tiles), variants.maelstroms);
  const fogBanks = draw(squaresFor(board, 'fogBank', { ...tiles, maelstroms }), variants.fogBanks);
  return { type: 'place-dangers', maelstroms, fogBanks };
}
