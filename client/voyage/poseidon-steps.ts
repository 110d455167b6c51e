/** Poseidon's first voyage: the same sea from the other side, with storms of the player's own. */
import type { Square } from '../../shared/board/squares.ts';
import { sail } from './navigators-steps.ts';
import type { Position } from './position.ts';
import { SEA } from './sea.ts';
import type { Step } from './steps.ts';

/** The white ship's true square and the one that it has on the chart. */
function whereWhite({ game, navigators }: Position): Square[] {
  return [game.ships.white, navigators.guesses.ships.white].sort();
}

const steps = [
  { id: 'truth', task: { type: 'find', squares: [SEA.sacred] } },
  { id: 'tile', task: { type: 'tile', tile: 'white' } },
  { id: 'drive', tile: 'white', task: { type: 'drive', storm: 'white' } },
  {
    id: 'chart',
    boards: 'both',
    tile: 'white',
    task: (at) => ({ type: 'choose', squares: whereWhite(at), square: at.navigators.guesses.ships.white }),
  },
  { id: 'order', boards: 'both', reply: 'white', task: { type: 'watch' }, moves: [sail('white', 'S')] },
  {
    id: 'gap',
    boards: 'both',
    reply: 'white',
    task: (at) => ({ type: 'choose', squares: whereWhite(at), square: at.game.ships.white }),
  },
  {
    id: 'others',
    reply: 'round',
    task: { type: 'watch' },
    moves: [sail('red', 'E'), sail('yellow', 'NW'), sail('green', 'NE')],
  },
  { id: 'greatTile', task: { type: 'tile', tile: 'great' } },
  { id: 'greatDrive', tile: 'great', task: { type: 'drive', storm: 'great' } },
  {
    id: 'lost',
    reply: 'round',
    task: { type: 'watch' },
    moves: [sail('red', 'NE'), sail('yellow', 'N'), sail('white', 'E'), sail('green', 'S')],
  },
  { id: 'barred', task: { type: 'barred', tile: 'great' } },
  { id: 'cover', task: { type: 'cover' } },
  { id: 'end', task: { type: 'end' } },
] as const satisfies readonly Step[];

export type PoseidonStep = (typeof steps)[number]['id'];
export const POSEIDON_STEPS: readonly Step<PoseidonStep>[] = steps;
