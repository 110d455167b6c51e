/** The first rounds of a game on board A, which are always the same. */
import { SHIPS } from '../../shared/board/board.ts';
import type { GameCommand } from '../../shared/game/game.ts';
import type { Heading } from '../../shared/board/squares.ts';
import type { Scene } from './scene.ts';

interface Round {
  readonly storm: Extract<GameCommand, { type: 'play-storm' }>;
  /** The headings of the ships' orders, in the order of SHIPS. */
  readonly headings: readonly Heading[];
}

const ROUNDS: readonly Round[] = [
  {
    storm: { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } },
    headings: ['N', 'S', 'S', 'E'],
  },
  {
    storm: { type: 'play-storm', storm: 'red', pushes: { red: 'h8' } },
    headings: ['W', 'W', 'E', 'N'],
  },
  {
    storm: { type: 'play-storm', storm: 'green', pushes: { green: 'g2' } },
    headings: [],
  },
];

/**
 * Plays two rounds of Ann's and Pia's game, and begins the third: Poseidon has played the green storm, and no ship has
 * sailed yet.
 */
export async function playRounds(scene: Scene): Promise<Scene> {
  for (const { storm, headings } of ROUNDS) {
    await scene.does('Pia', storm);
    for (const [i, heading] of headings.entries())
      await scene.does('Ann', { type: 'sail', ship: SHIPS[i] ?? 'red', heading });
  }
  return scene;
}
