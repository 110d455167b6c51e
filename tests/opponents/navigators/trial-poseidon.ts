/**
 * A simple Poseidon for testing Navigators. He drives ships as far from home as possible, starting with the ship
 * nearest to home.
 */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import { distance, type Square } from '../../../shared/board/squares.ts';
import type { PoseidonCommand } from '../../../shared/game/game.ts';
import { playableTiles, randomPoseidonMove } from '../../../shared/game/moves.ts';
import { isMonster, pushSquares, shipsHit } from '../../../shared/game/rules/storms.ts';
import { followPoseidon, type PoseidonView } from '../../../shared/game/views/poseidon.ts';
import type { PoseidonMind } from '../../../shared/opponents/minds.ts';
import { pick, type Random } from '../../../shared/random.ts';

/** Creates a trial Poseidon. By default, he has received no events yet. */
export function trialPoseidon(view?: PoseidonView): PoseidonMind {
  return {
    hear: (told) => trialPoseidon(followPoseidon(view, told)),
    think: (random) => view && move(view, random),
  } as PoseidonMind;
}

function move(view: PoseidonView, random: Random): PoseidonCommand | null {
  const { board, ships } = view;
  const away = (ship: Ship): Square => {
    const squares = pushSquares(board, ships[ship]);
    const most = Math.max(...squares.map((square) => distance(square, board.sacred)));
    return pick(
      squares.filter((square) => distance(square, board.sacred) === most),
      random,
    );
  };
  if (view.phase === 'caught' && view.caught) return { type: 'push-caught', square: away(view.caught) };
  if (view.phase !== 'poseidon') return randomPoseidonMove(view, random);
  const atSea = SHIPS.filter((ship) => !view.arrived.includes(ship));
  const far = (ship: Ship) => distance(ships[ship], board.sacred);
  const tiles = playableTiles(view);
  const monster = tiles.find(isMonster);
  const nearest = atSea.reduce((best, ship) => (far(ship) < far(best) ? ship : best));
  if (monster && far(nearest) === 1) return { type: 'play-monster', monster, ship: nearest };
  const storms = tiles.filter((tile) => !isMonster(tile));
  const gain = (storm: (typeof storms)[number]) =>
    shipsHit(storm, view.arrived).reduce(
      (sum, ship) => sum + (distance(away(ship), board.sacred) - far(ship) + (far(ship) <= 1 ? 2 : 0)),
      0,
    ) * (storm === 'great' ? 0.45 : 1);
  const gains = storms.map((storm) => ({ storm, gain: gain(storm) + random() * 0.01 }));
  const { storm } = gains.reduce((best, other) => (other.gain > best.gain ? other : best));
  const pushes = Object.fromEntries(shipsHit(storm, view.arrived).map((ship) => [ship, away(ship)]));
  return { type: 'play-storm', storm, pushes };
}
