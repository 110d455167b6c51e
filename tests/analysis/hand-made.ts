/** Builds small games, round by round, for testing the analysis. */
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Heading, Square } from '../../shared/board/squares.ts';
import type { GameEvent, Pushes, Storm } from '../../shared/game/game.ts';
import { analyse, type Findings } from '../../shared/analysis/analyse.ts';
import type { Known } from '../../shared/analysis/known.ts';
import { ANNA, perform, POSEIDON, type Play } from '../helpers/play.ts';

/** The Navigators' orders in a round: a heading for each ship and, if needed, a guess to set before the order. */
export type Orders = Readonly<Partial<Record<Ship, Heading | { guess: Square; sail: Heading }>>>;

/** Plays a round: first the storm, then the ships' orders in the order of SHIPS. */
export function playRound(play: Play, storm: Storm, pushes: Pushes, orders: Orders): Play {
  let now = perform(play, { actor: POSEIDON, command: { type: 'play-storm', storm, pushes } });
  for (const ship of SHIPS) {
    const order = orders[ship];
    if (!order) continue;
    if (typeof order === 'object') {
      const { guess: square } = order;
      now = perform(now, { actor: ANNA, command: { type: 'guess', ship, square } });
    }
    const heading = typeof order === 'object' ? order.sail : order;
    now = perform(now, { actor: ANNA, command: { type: 'sail', ship, heading } });
  }
  return now;
}

/** Runs the whole analysis of a log. */
export function workOut(events: readonly GameEvent[]): { known: Known[]; findings: Findings } {
  const known: Known[] = [];
  const steps = analyse(events);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { known, findings: step.value };
    known.push(step.value);
  }
}
