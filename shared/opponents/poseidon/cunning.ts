/** Cunning: each storm where it throws ships back and hides them most, as the Navigators' next turn will show. */
import { SHIPS } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { PoseidonCommand } from '../../game/game.ts';
import type { Random } from '../../random.ts';
import { foresee } from './foresight.ts';
import type { Knowledge } from './knowledge.ts';
import { surveyRoutes } from './placing.ts';
import { commandOf, hitBy, type Play } from './position.ts';

/** Up to how much is added by lot: nobody should be able to foresee him. */
const WHIM = 0.01;

/** A play and how well he does with it. */
interface Prospect {
  readonly play: Play;
  readonly worth: number;
}

/** What a cunning Poseidon does now; null if the game does not wait for him. */
export function thinkCunning(knowledge: Knowledge, random: Random): PoseidonCommand | null {
  const { view, waters, position } = knowledge;
  switch (view.phase) {
    case 'dangers':
      return surveyRoutes(waters, view, position, random)(random);
    case 'caught': {
      if (!view.caught) return null;
      const to = throwOut(knowledge, SHIPS.indexOf(view.caught), random);
      return { type: 'push-caught', square: waters.sea.squares[to] as Square };
    }
    case 'poseidon': {
      return commandOf(best(prospectsOf(knowledge, random)).play, view, waters);
    }
    default:
      return null;
  }
}

/** Where the caught ship is worst off once it sails again, all others left where they are. */
function throwOut({ waters, position, afterThrow }: Knowledge, ship: number, random: Random): number {
  const throws = (waters.sea.pushes[position.ships[ship] as number] as readonly number[]).map((to) => {
    const sailing = () => {
      const next = afterThrow(ship, to);
      for (const other of SHIPS.keys()) next.toStep[other] = other === ship;
      return next;
    };
    return { to, worth: foresee(waters, sailing, random) + random() * WHIM };
  });
  return best(throws).to;
}

/** Every play with the pushes that serve him best. */
function prospectsOf({ waters, position, afterPlay }: Knowledge, random: Random): Prospect[] {
  const prospect = (play: Play): Prospect => ({
    play,
    worth: foresee(waters, () => afterPlay(play), random) + random() * WHIM,
  });
  const pushes = SHIPS.map((own, ship) => {
    if (position.arrived[ship]) return null;
    const ways = waters.sea.pushes[position.ships[ship] as number] as readonly number[];
    return best(ways.map((to) => ({ to, ...prospect({ storm: own, pushes: new Map([[ship, to]]) }) })));
  });
  const storms = waters.sea.hands.playable(position.hand).map(({ storm }): Prospect => {
    const hit = hitBy(storm, position).flatMap((ship): [number, number][] => {
      const push = pushes[ship];
      return push ? [[ship, push.to]] : [];
    });
    const [only, ...others] = hit;
    const known = only && others.length === 0 && storm !== 'great' ? pushes[only[0]] : null;
    return known ?? prospect({ storm, pushes: new Map(hit) });
  });
  const atSea = [...SHIPS.keys()].filter((ship) => position.monsters > 0 && !position.arrived[ship]);
  return [...storms, ...atSea.map((ship) => prospect({ storm: null, against: ship }))];
}

/** @throws Error if there is none */
function best<T extends { readonly worth: number }>(all: readonly T[]): T {
  return all.reduce((most, one) => (one.worth > most.worth ? one : most));
}
