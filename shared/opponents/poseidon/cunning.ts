/** Cunning: each storm where it throws ships back and hides them most, as the Navigators' next turn will show. */
import { SHIPS } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { PoseidonCommand } from '../../game/game.ts';
import type { Random } from '../../random.ts';
import { foresee, weightsOf } from './foresight.ts';
import { CUNNING } from './harm.ts';
import type { Knowledge } from './knowledge.ts';
import { surveyRoutes } from './placing.ts';
import { FREE_ROUND, GREAT, WASTED, type Prospect } from './plays.ts';
import { commandOf, hitBy, type Play, type Position } from './position.ts';

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
      const [first, ...others] = prospectsOf(knowledge, random);
      if (!first) return null;
      return commandOf(worst([first, ...others]).play, view, waters);
    }
    default:
      return null;
  }
}

/** Where the caught ship is worst off once it sails again, all others left where they are. */
function throwOut({ waters, position, afterThrow }: Knowledge, ship: number, random: Random): number {
  const weights = weightsOf(waters, position);
  const throws = (waters.sea.pushes[position.ships[ship] as number] as readonly number[]).map((to) => {
    const sailing = () => {
      const next = afterThrow(ship, to);
      for (const other of SHIPS.keys()) next.toStep[other] = other === ship;
      return next;
    };
    return { to, gain: foresee(waters, CUNNING, weights, sailing, random) + random() * CUNNING.whim };
  });
  return worst(throws as [(typeof throws)[number], ...typeof throws]).to;
}

/** Every play with the pushes that gain most, and what it gains on a round without any. */
function prospectsOf({ waters, position, afterPlay }: Knowledge, random: Random): Prospect[] {
  const weights = weightsOf(waters, position);
  const woes = (play: Play) => foresee(waters, CUNNING, weights, () => afterPlay(play), random);
  const still = woes({ storm: 'great', pushes: new Map() });
  const pushes = SHIPS.map((own, ship) => {
    if (position.arrived[ship]) return null;
    const ways = (waters.sea.pushes[position.ships[ship] as number] as readonly number[]).map((to) => {
      const gain = woes({ storm: own, pushes: new Map([[ship, to]]) }) - still;
      return { to, gain: gain + random() * CUNNING.whim };
    });
    return worst(ways as [(typeof ways)[number], ...typeof ways]);
  });
  const storms = waters.sea.hands.playable(position.hand).map(({ storm }): Prospect => {
    const hit = hitBy(storm, position).flatMap((ship) => {
      const push = pushes[ship];
      return push ? [{ ship, ...push }] : [];
    });
    const play: Play = { storm, pushes: new Map(hit.map(({ ship, to }) => [ship, to])) };
    const [only, ...others] = hit;
    if (!only) return { play, gain: WASTED };
    return { play, gain: others.length === 0 ? only.gain : GREAT * (woes(play) - still) };
  });
  return [...storms, ...monstersOf({ weights, still, woes }, position)];
}

/** A sea monster holds one ship, but gives all others a round without a storm. */
function monstersOf(
  reckoned: { weights: readonly number[]; still: number; woes: (play: Play) => number },
  { arrived, monsters }: Position,
): Prospect[] {
  if (monsters === 0) return [];
  const atSea = [...SHIPS.keys()].filter((ship) => !arrived[ship]);
  const free = atSea.reduce((sum, ship) => sum + FREE_ROUND * (reckoned.weights[ship] as number), 0);
  return atSea.map((ship) => {
    const play: Play = { storm: null, against: ship };
    return { play, gain: reckoned.woes(play) - reckoned.still - free };
  });
}

/** What gains him most. */
function worst<T extends { readonly gain: number }>(all: readonly [T, ...T[]]): T {
  return all.reduce((best, one) => (one.gain > best.gain ? one : best));
}
