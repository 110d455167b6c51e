/**
 * A crew for Poseidon to play against. Its orders usually assume that a ship is on the square that the oracle considers
 * most likely. Sometimes they are random.
 */
import { distance, HEADINGS, step, type Heading, type Square } from '../../../shared/board/squares.ts';
import type { GameCommand, NavigatorsCommand } from '../../../shared/game/game.ts';
import { randomNavigatorMove } from '../../../shared/game/moves.ts';
import { followNavigators, type NavigatorsView } from '../../../shared/game/views/navigators.ts';
import type { NavigatorMind } from '../../../shared/opponents/minds.ts';
import type { Belief } from '../../../shared/oracle/belief.ts';
import { believe } from '../../../shared/oracle/believe.ts';
import type { Random } from '../../../shared/random.ts';
import { randomChartMove } from '../../helpers/play.ts';
import { likeliest } from '../../analysis/games.ts';

/** Low limits for the oracle. Otherwise, a game with the most demanding variants would take minutes. */
const LIMITS = { entries: 5_000, work: 50_000, components: 20, layouts: 1_000 };

export interface Habits {
  /** How often the crew gives a random order, from 0 to 1. */
  readonly whim: number;
  /**
   * If given, the crew also makes random moves of guesses, reminders, markers and lighthouses, using these random
   * numbers.
   */
  readonly fidget?: Random;
}

/** A Navigator who plays with these habits. */
export function sailor(habits: Habits, view?: NavigatorsView, belief?: Belief): NavigatorMind {
  return {
    hear: (told) => sailor(habits, followNavigators(view, told), believe(belief, told, LIMITS)),
    think(player, random) {
      if (!view || !belief) return { chart: [], move: null, why: null };
      const order = randomNavigatorMove(view, player, random);
      const whim = random();
      const move = order?.type === 'sail' && whim >= habits.whim ? homeward(view, belief, order) : order;
      return { chart: habits.fidget ? fidgeting(view, player, habits.fidget) : [], move, why: null };
    },
  };
}

function homeward(
  { board }: NavigatorsView,
  belief: Belief,
  order: Extract<NavigatorsCommand, { type: 'sail' }>,
): NavigatorsCommand {
  const from = likeliest(belief, order.ship);
  const to = (heading: Heading): Square => step(board, from, heading) ?? from;
  const far = (heading: Heading) => distance(to(heading), board.sacred);
  return { ...order, heading: HEADINGS.reduce((best, one) => (far(one) < far(best) ? one : best)) };
}

/** Commands that affect only the Navigators' chart and their proposals. */
function fidgeting(view: NavigatorsView, player: string, random: Random): NavigatorsCommand[] {
  const talked = [randomChartMove(view, random).command].filter(isTheirs);
  if (view.phase !== 'lighthouses' || view.proposal || view.navigators.length < 2) return talked;
  const proposal = randomNavigatorMove(view, player, random);
  return proposal ? [...talked, proposal] : talked;
}

function isTheirs(command: GameCommand): command is NavigatorsCommand {
  return command.type === 'guess' || command.type === 'remind' || command.type === 'mark';
}
