/** Which text says whose turn it is. It depends on the phase and, while lighthouses are placed, on their number. */
import type { Phase, Variants } from '../../shared/game/game.ts';

export type TurnKey = Phase | 'lighthouse';

export const turnKey = (phase: Phase, { lighthouses }: Pick<Variants, 'lighthouses'>): TurnKey =>
  phase === 'lighthouses' && lighthouses === 1 ? 'lighthouse' : phase;
