/** Minds that play at random, except that a Poseidon of the top rung never answers. */
import type { PoseidonMind } from '../../shared/opponents/minds.ts';
import type { Rung } from '../../shared/opponents/opponents.ts';
import { poseidonMind as byLot } from './lot-minds.ts';

export { navigatorMind } from './lot-minds.ts';

export function poseidonMind(rung: Rung): PoseidonMind {
  return rung === 3 ? hanging() : byLot();
}

function hanging(): PoseidonMind {
  const mind: PoseidonMind = {
    hear: () => mind,
    think: () => {
      for (;;);
    },
  };
  return mind;
}
