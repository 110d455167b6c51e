/**
 * Opponents that play at random, for testing the code that runs opponents. They also change the chart and give reasons.
 */
import type { NavigatorsCommand } from '../../shared/game/game.ts';
import { randomNavigatorMove, randomPoseidonMove } from '../../shared/game/moves.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { followPoseidon, type PoseidonView } from '../../shared/game/views/poseidon.ts';
import type { NavigatorMind, PoseidonMind } from '../../shared/opponents/minds.ts';
import { squaresOf } from '../../shared/board/squares.ts';
import { pick, pickSome } from '../../shared/random.ts';

export function navigatorMind(): NavigatorMind {
  return crew(undefined);
}

export function poseidonMind(): PoseidonMind {
  return sea(undefined);
}

function crew(view: NavigatorsView | undefined): NavigatorMind {
  return {
    hear: (told) => crew(followNavigators(view, told)),
    think: (player, random) => {
      const move = view ? randomNavigatorMove(view, player, random) : null;
      if (!view || !move || !('ship' in move)) return { chart: [], move, why: null };
      const squares = [...squaresOf(view.board)];
      const { ship } = move;
      const guess: NavigatorsCommand = { type: 'guess', ship, square: pick(squares, random) };
      const remind: NavigatorsCommand = { type: 'remind', ship, number: 0, square: pick(squares, random) };
      const chart = view.variants.useYourMemory ? [guess] : [guess, remind];
      return { chart, move, why: { ship, squares: pickSome(squares, 2, random) } };
    },
  };
}

function sea(view: PoseidonView | undefined): PoseidonMind {
  return {
    hear: (told) => sea(followPoseidon(view, told)),
    think: (random) => (view ? randomPoseidonMove(view, random) : null),
  };
}
