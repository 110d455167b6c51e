/**
 * Poseidon's first storm. At that time, everyone knows where the ships are. So he must not be predictable, and must not
 * bring a ship nearer to home.
 */
import { describe, expect, it } from 'vitest';
import { SHIPS, type Board } from '../../../shared/board/board.ts';
import { distance, type Square } from '../../../shared/board/squares.ts';
import { BASE_GAME, type PoseidonCommand } from '../../../shared/game/game.ts';
import { tell } from '../../../shared/game/tell.ts';
import type { Rung } from '../../../shared/opponents/opponents.ts';
import { poseidonMind } from '../../../shared/opponents/poseidon/mind.ts';
import { began } from '../../helpers/play.ts';
import { seeded } from '../../helpers/random.ts';
import { BOARDS } from './heard.ts';

type Storm = Extract<PoseidonCommand, { type: 'play-storm' }>;

function openings(rung: Rung, board: Board, count: number): Storm[] {
  const told = tell(began(board, BASE_GAME), 'poseidon');
  if (!told) throw new Error('nobody tells Poseidon that the game has begun');
  const mind = poseidonMind(rung).hear(told);
  return Array.from({ length: count }, (_, seed) => mind.think(seeded(seed))).filter(
    (command) => command?.type === 'play-storm',
  );
}

function pushesOf(board: Board, { pushes }: Storm): { from: Square; to: Square }[] {
  return SHIPS.flatMap((ship) => {
    const to = pushes[ship];
    return to ? [{ from: board.starts[ship], to }] : [];
  });
}

describe.each(BOARDS.map((board) => [board.id, board] as const))('on board %s', (_, board) => {
  it('the cunning one’s tile does not give the square away', () => {
    const played = openings(2, board, 40);
    const byTile = Map.groupBy(played, ({ storm }) => storm);
    // A player who knew Poseidon's habits would predict the most frequent pushes for each tile.
    const foreseen = [...byTile.values()].reduce((sum, storms) => {
      const squares = Map.groupBy(storms, (storm) => JSON.stringify(storm.pushes));
      return sum + Math.max(...[...squares.values()].map(({ length }) => length));
    }, 0);
    expect(played).toHaveLength(40);
    expect(foreseen / played.length).toBeLessThanOrEqual(0.85);
  });

  it.each([1, 2, 3] as const)('rung %i brings no ship nearer home', (rung) => {
    for (const storm of openings(rung, board, rung === 3 ? 3 : 20)) {
      for (const { from, to } of pushesOf(board, storm))
        expect(distance(to, board.sacred), `${from} to ${to}`).toBeGreaterThanOrEqual(
          distance(from, board.sacred),
        );
    }
  });
});
