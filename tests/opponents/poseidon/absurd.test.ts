/** Whole games in which Poseidon must never make a move that would look absurd. */
import { describe, expect, it } from 'vitest';
import { distance } from '../../../shared/board/squares.ts';
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import { playableTiles } from '../../../shared/game/moves.ts';
import { isMonster, pushSquares, shipsHit } from '../../../shared/game/rules/storms.ts';
import { RUNGS, type Rung } from '../../../shared/opponents/opponents.ts';
import { drawVariants } from '../../oracle/mixes.ts';
import { oneOf, seeded } from '../../helpers/random.ts';
import { BOARDS, hear, type Thought } from './heard.ts';

/** The decisions in several games. One game in three is a base game. The others have random variants. */
function thoughtsOf(rung: Rung, games: number): Thought[] {
  const random = seeded(40 + rung);
  return Array.from({ length: games }, (_, game) => {
    const variants = game % 3 === 0 ? {} : drawVariants(random);
    return hear(rung, oneOf(BOARDS, random), variants, game).thoughts;
  }).flat();
}

/** The pushes in a decision, each with the ship's square before and after. */
function pushesOf({ view, command }: Thought) {
  if (command.type === 'push-caught' && view.caught)
    return [{ from: view.ships[view.caught], to: command.square }];
  if (command.type !== 'play-storm') return [];
  return SHIPS.flatMap((ship) => {
    const to = command.pushes[ship];
    return to ? [{ from: view.ships[ship], to }] : [];
  });
}

describe('the moody one', () => {
  const thoughts = thoughtsOf(1, 24);

  it('drives no ship towards the Sacred Island if it can go elsewhere', () => {
    let pushes = 0;
    for (const thought of thoughts) {
      const { board } = thought.view;
      const far = (square: (typeof board)['sacred']) => distance(square, board.sacred);
      for (const { from, to } of pushesOf(thought)) {
        pushes++;
        const most = Math.max(...pushSquares(board, from).map(far));
        expect(far(to)).toBeGreaterThanOrEqual(Math.min(far(from), most));
      }
    }
    expect(pushes).toBeGreaterThan(300);
  });

  it('spends no storm on ships that have arrived while another one could be played', () => {
    let after = 0;
    for (const { view, command } of thoughts) {
      if (command.type !== 'play-storm' || view.arrived.length === 0) continue;
      after++;
      if (shipsHit(command.storm, view.arrived).length > 0) continue;
      const others = playableTiles(view).filter(
        (tile) => isMonster(tile) || shipsHit(tile, view.arrived).length > 0,
      );
      expect(others).toEqual([]);
    }
    expect(after).toBeGreaterThan(20);
  });

  it('keeps a Great Storm for the second half', () => {
    for (const { view, command } of thoughts) {
      if (command.type !== 'play-storm' || command.storm !== 'great') continue;
      const greats = view.hand.filter((tile) => tile === 'great').length;
      const storms = view.hand.filter((tile) => !isMonster(tile)).length;
      const others = playableTiles(view).filter(
        (tile) => tile !== 'great' && (isMonster(tile) || shipsHit(tile, view.arrived).length > 0),
      );
      if (others.length > 0 && greats === 1) expect(storms).toBeLessThanOrEqual(3);
    }
  });

  it('sets a sea monster on a ship that is nearest to the Sacred Island', () => {
    const seaMonsters = ['leviathan', 'kraken'] as const;
    const monsters = BOARDS.flatMap((board, game) => hear(1, board, { seaMonsters }, game).thoughts).filter(
      ({ command }) => command.type === 'play-monster',
    );
    expect(monsters.length).toBeGreaterThan(3);
    for (const { view, command } of monsters) {
      if (command.type !== 'play-monster') continue;
      const far = (ship: Ship) => distance(view.ships[ship], view.board.sacred);
      const atSea = SHIPS.filter((ship) => !view.arrived.includes(ship));
      expect(far(command.ship)).toBe(Math.min(...atSea.map(far)));
    }
  });
});

describe.each(RUNGS)('Poseidon of rung %i', (rung) => {
  it('places maelstroms and fog banks where ships pass', () => {
    // Rung 3 thinks long, so it plays on two boards only.
    const boards = BOARDS.slice(0, rung === 3 ? 2 : BOARDS.length);
    for (const [game, board] of boards.entries()) {
      const [first] = hear(rung, board, { maelstroms: 2, fogBanks: 2 }, game).thoughts;
      if (first?.command.type !== 'place-dangers') throw new Error('he has not placed them');
      for (const square of [...first.command.maelstroms, ...first.command.fogBanks]) {
        const toIsland = distance(square, board.sacred);
        const detours = Object.values(board.starts).map((start) => {
          expect(toIsland).toBeLessThan(distance(start, board.sacred));
          return distance(start, square) + toIsland - distance(start, board.sacred);
        });
        expect(Math.min(...detours)).toBeLessThanOrEqual(4);
      }
    }
  });
});
