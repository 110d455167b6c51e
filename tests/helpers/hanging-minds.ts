/** Opponents that play at random, except that Poseidon at the highest strength never answers. */
import type { PoseidonMind } from '../../shared/opponents/minds.ts';
import type { Rung } from '../../shared/opponents/opponents.ts';
import { poseidonMind as randomMind } from './random-minds.ts';

export { navigatorMind } from './random-minds.ts';

export function poseidonMind(rung: Rung): PoseidonMind {
  return rung === 3 ? hanging() : randomMind();
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
