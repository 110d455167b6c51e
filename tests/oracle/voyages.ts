/** Games on the real boards, in which ships are steered by the belief or at random. */
import { SHIPS, type Board, type Ship } from '../../shared/board/board.ts';
import { distance, HEADINGS, step, type Heading, type Square } from '../../shared/board/squares.ts';
import type { Game, Variants } from '../../shared/game/game.ts';
import { shipsToStep } from '../../shared/game/rules/orders.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import type { Belief } from '../../shared/oracle/belief.ts';
import { pack } from '../../shared/oracle/chances/factor.ts';
import { believe } from '../../shared/oracle/believe.ts';
import type { Limits } from '../../shared/oracle/budget.ts';
import { factorsOf } from '../../shared/oracle/component.ts';
import { shipChances } from '../../shared/oracle/queries/chances.ts';
import { withPushesApplied } from '../../shared/oracle/queries/states.ts';
import { layoutOf } from '../../shared/oracle/sea/layouts.ts';
import type { Random } from '../../shared/random.ts';
import { ANNA, began, eventsOf, nextMove, perform, start, type Move } from '../helpers/play.ts';
import { oneOf } from '../helpers/random.ts';
import { tellNavigators } from './announcements.ts';

/** One event that the Navigators received, and the belief before and after it. */
export interface Heard {
  readonly told: NavigatorsTold;
  readonly before: Belief | undefined;
  readonly belief: Belief | undefined;
  /** The true game after the command. Null for all of the command's events except the last. */
  readonly game: Game | null;
}

export interface Sailing {
  readonly limits?: Limits;
  /**
   * How often `nextMove` chooses the order instead of the belief, from 0 to 1. Its orders are random, but some are
   * replaced by orders towards the Sacred Island.
   */
  readonly whim?: number;
}

/** Plays a game to its end, and keeps the Navigators' belief up to date. */
export function* voyage(
  board: Board,
  variants: Variants,
  random: Random,
  { limits, whim = 0.4 }: Sailing = {},
): Generator<Heard, void> {
  const first = began(board, variants);
  let belief = believe(undefined, first, limits);
  let play = start(first);
  for (
    let move = choose(play.game, belief, random, whim);
    move;
    move = choose(play.game, belief, random, whim)
  ) {
    const events = eventsOf(play.game, move.actor, move.command);
    play = perform(play, move);
    const told = tellNavigators(events, 'fresh');
    for (const [i, one] of told.entries()) {
      const before: Belief | undefined = belief;
      belief = believe(before, one);
      yield { told: one, before, belief, game: i === told.length - 1 ? play.game : null };
    }
  }
}

function choose(game: Game, belief: Belief | undefined, random: Random, whim: number): Move | null {
  const [ship] = game.phase === 'navigators' ? shipsToStep(game) : [];
  if (!belief || !ship || game.held !== null || random() < whim) return nextMove(game, random);
  const sailing = oneOf(shipsToStep(game), random);
  const command = { type: 'sail', ship: sailing, heading: headingHome(belief, sailing) } as const;
  return { actor: ANNA, command };
}

/** The heading from the ship's most likely square towards home. */
function headingHome(belief: Belief, ship: Ship): Heading {
  const { board } = belief.sea;
  const [[square]] = [...shipChances(belief, ship)].sort(([, a], [, b]) => b - a) as [[Square, number]];
  const far = (heading: Heading) => distance(step(board, square, heading) ?? square, board.sacred);
  return HEADINGS.reduce((best, heading) => (far(heading) < far(best) ? heading : best));
}

/**
 * Why a belief doesn't include the true state, or null if it does. At least one component has to include the whole
 * state: all ships and all special tiles.
 */
export function whyOutside(belief: Belief, { ships, tiles }: Game): string | null {
  const { sea } = belief;
  const numberOf = (square: Square) => sea.squares.indexOf(square);
  const squares = SHIPS.map((ship) => numberOf(ships[ship]));
  const layouts = (['maelstroms', 'fogBanks'] as const).map(
    (danger) => [danger, layoutOf(tiles[danger].map(numberOf))] as const,
  );
  const fits = withPushesApplied(belief).components.some(
    (component) =>
      layouts.every(([danger, layout]) => component[danger].keys.includes(layout)) &&
      factorsOf(component).every(({ keys, ships: own }) =>
        keys.includes(own.reduce((position, ship) => position | pack(ship, squares[ship] as number), 0)),
      ),
  );
  return fits ? null : `${SHIPS.map((ship) => `${ship} on ${ships[ship]}`).join(', ')}: that is not believed`;
}
