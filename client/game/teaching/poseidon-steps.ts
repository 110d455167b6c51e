/** Poseidon's lesson: the same game from the other side, in which the player chooses the storms. */
import type { Square } from '../../../shared/board/squares.ts';
import { POSEIDON_VOYAGE, type PoseidonStep } from '../../text/voyage-steps.ts';
import { sail } from './navigators-steps.ts';
import type { Position } from './position.ts';
import { SEA } from './sea.ts';
import type { Step } from './steps.ts';

/** The white ship's true square, and its guessed square on the chart. */
function whereWhite({ game, navigators }: Position): Square[] {
  return [game.ships.white, navigators.guesses.ships.white].sort();
}

const steps: Readonly<Record<PoseidonStep, Omit<Step, 'id'>>> = {
  truth: { task: { type: 'find', squares: [SEA.sacred] } },
  tile: { task: { type: 'tile', tile: 'white' } },
  drive: { tile: 'white', task: { type: 'drive', storm: 'white' } },
  chart: {
    boards: 'both',
    tile: 'white',
    task: (at) => ({ type: 'choose', squares: whereWhite(at), square: at.navigators.guesses.ships.white }),
  },
  order: { boards: 'both', reply: 'white', task: { type: 'watch' }, moves: [sail('white', 'S')] },
  gap: {
    boards: 'both',
    reply: 'white',
    task: (at) => ({ type: 'choose', squares: whereWhite(at), square: at.game.ships.white }),
  },
  others: {
    reply: 'round',
    task: { type: 'watch' },
    moves: [sail('red', 'E'), sail('yellow', 'NW'), sail('green', 'NE')],
  },
  greatTile: { task: { type: 'tile', tile: 'great' } },
  greatDrive: { tile: 'great', task: { type: 'drive', storm: 'great' } },
  lost: {
    reply: 'round',
    task: { type: 'watch' },
    moves: [sail('red', 'NE'), sail('yellow', 'N'), sail('white', 'E'), sail('green', 'S')],
  },
  barred: { task: { type: 'barred', tile: 'great' } },
  cover: { task: { type: 'cover' } },
  end: { task: { type: 'end' } },
};

export const POSEIDON_STEPS: readonly Step<PoseidonStep>[] = POSEIDON_VOYAGE.map((id) => ({
  id,
  ...steps[id],
}));
