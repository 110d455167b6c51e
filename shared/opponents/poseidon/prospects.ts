/** Poseidon's possible plays, and the score that he expects from each after the Navigators' next turn. */
import { SHIPS } from '../../board/board.ts';
import { pick, type Random } from '../../random.ts';
import { scoreAfterTurn } from './foresight.ts';
import type { Knowledge } from './knowledge.ts';
import { hitBy, type Play } from './position.ts';
import { sensiblePushes } from './sensible.ts';

/** A play and its score. */
export interface Prospect {
  readonly play: Play;
  readonly worth: number;
}

/** The maximum random amount that is added to a score, so that Poseidon stays unpredictable. */
const WHIM = 0.01;
/**
 * The Great Storm is first tried with the best push of each ship. After that, each ship's push is drawn from this many
 * of its best pushes.
 */
const GOOD = 3;

/**
 * Every way to play a tile, the best first: each coloured storm with each sensible push, some ways to play the Great
 * Storm, and a sea monster against each ship.
 * @param greats how many ways to play the Great Storm are tried
 */
export function prospectsOf(knowledge: Knowledge, greats: number, random: Random): Prospect[] {
  const { tables, position, afterPlay, afterStorm } = knowledge;
  const prospect = (play: Play): Prospect => ({
    play,
    worth: scoreAfterTurn(tables, () => afterPlay(play), random) + random() * WHIM,
  });
  const driven = new Map(
    SHIPS.flatMap((own, ship) => {
      if (position.arrived[ship]) return [];
      const ways = sensiblePushes(tables, position.ships[ship] as number, afterStorm(ship));
      const drives = ways.map((to) => ({ to, ...prospect({ storm: own, pushes: new Map([[ship, to]]) }) }));
      return [[ship, drives.sort(byWorth)] as const];
    }),
  );
  const greatStorm = (among: number): Play => ({
    storm: 'great',
    pushes: new Map(Array.from(driven, ([ship, drives]) => [ship, pick(drives.slice(0, among), random).to])),
  });
  const storms = tables.sea.hands.playable(position.hand).flatMap(({ storm }): Prospect[] => {
    const [ship] = hitBy(storm, position);
    if (ship === undefined) return [prospect({ storm, pushes: new Map() })];
    if (storm !== 'great') return driven.get(ship) ?? [];
    return Array.from({ length: greats }, (_, way) => prospect(greatStorm(way === 0 ? 1 : GOOD)));
  });
  const monsters = position.monsters > 0 ? [...driven.keys()] : [];
  const held = monsters.map((against) => prospect({ storm: null, against }));
  return [...storms, ...held].sort(byWorth);
}

function byWorth(one: Prospect, other: Prospect): number {
  return other.worth - one.worth;
}

/** The squares to which the caught ship can be pushed, with Poseidon's score for each. The best comes first. */
export function caughtPushes(
  { tables, position, afterCaughtPush }: Knowledge,
  ship: number,
  random: Random,
): { readonly to: number; readonly worth: number }[] {
  const pushes = tables.sea.pushes[position.ships[ship] as number] as readonly number[];
  return pushes
    .map((to) => {
      const sailing = () => {
        const next = afterCaughtPush(ship, to);
        for (const other of SHIPS.keys()) next.toStep[other] = other === ship;
        return next;
      };
      return { to, worth: scoreAfterTurn(tables, sailing, random) + random() * WHIM };
    })
    .sort((one, other) => other.worth - one.worth);
}
