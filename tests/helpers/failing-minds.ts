/** Opponents that fail. One throws an error with a secret in its message, and the other gives illegal orders. */
import type { NavigatorMind, PoseidonMind } from '../../shared/opponents/minds.ts';

export function poseidonMind(): PoseidonMind {
  const mind: PoseidonMind = {
    hear: () => mind,
    think: () => {
      throw new Error('a secret: red is on e7');
    },
  };
  return mind;
}

export function navigatorMind(): NavigatorMind {
  const mind: NavigatorMind = {
    hear: () => mind,
    think: () => ({ chart: [], move: { type: 'survey', ship: 'red' }, why: null }),
  };
  return mind;
}
