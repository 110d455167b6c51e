/** Faults to plant in the oracle. Each is a plausible mistake, and the comparisons must detect it. */
import { SHIPS } from '../../shared/board/board.ts';
import { BASE_GAME, type Variants } from '../../shared/game/game.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import type { Belief } from '../../shared/oracle/belief.ts';
import { believe } from '../../shared/oracle/believe.ts';
import { onSquare } from '../../shared/oracle/chances/factor.ts';
import type { Sea } from '../../shared/oracle/sea/sea.ts';
import type { Fold } from './comparisons.ts';

/** A fault, with variants in which it can show. */
export interface Fault {
  readonly name: string;
  readonly variants: Variants;
  readonly fold: Fold;
}

/** Updates the belief, but with some rules replaced by wrong ones. */
const askingWrongly =
  (wrong: (sea: Sea) => Partial<Sea>): Fold =>
  (belief, told) => {
    const next = believe(belief, told);
    const renewed = told.type === 'began' || told.type === 'lighthouses-placed';
    return next && renewed ? { ...next, sea: { ...next.sea, ...wrong(next.sea) } } : next;
  };

/**
 * Updates the belief with the event that `wrong` returns instead of the real one. With null, the belief isn't updated.
 */
const hearingWrongly =
  (wrong: (told: NavigatorsTold) => NavigatorsTold | null): Fold =>
  (belief, told) => {
    const heard = wrong(told);
    return heard ? believe(belief, heard) : belief;
  };

/** Updates the belief correctly, then changes the result. */
const believingWrongly =
  (wrong: (next: Belief, told: NavigatorsTold, before: Belief) => Belief): Fold =>
  (belief, told) => {
    const next = believe(belief, told);
    return next && belief ? wrong(next, told, belief) : next;
  };

const forgetPending = (belief: Belief): Belief => ({
  ...belief,
  components: belief.components.map((component) => ({ ...component, pending: 0 })),
});

export const FAULTS: readonly Fault[] = [
  {
    name: 'a storm that is pending is forgotten',
    variants: BASE_GAME,
    fold: believingWrongly((next, { type }) => (type === 'storm-played' ? forgetPending(next) : next)),
  },
  {
    name: 'a ship that has arrived is driven',
    variants: BASE_GAME,
    fold: believingWrongly((next) => ({ ...next, arrived: [] })),
  },
  {
    name: 'a storm drives ships onto the Sacred Island',
    variants: BASE_GAME,
    fold: askingWrongly(({ around }) => ({ pushes: around })),
  },
  {
    name: 'an order off the board is not heard',
    variants: BASE_GAME,
    fold: hearingWrongly((told) => (told.type === 'sailed' && told.reply?.offBoard ? null : told)),
  },
  {
    name: 'an order off the board tells nothing of the square',
    variants: BASE_GAME,
    fold: hearingWrongly((told) =>
      told.type === 'sailed' && told.reply?.offBoard ? { ...told, reply: null } : told,
    ),
  },
  {
    name: 'ships in sight are not heard',
    variants: { ...BASE_GAME, shipsInSight: 'how many' },
    fold: askingWrongly(({ near }) => ({ near: near.map((how) => (how === 1 ? 0 : how)) })),
  },
  {
    name: '"whether any" is read as "how many"',
    variants: { ...BASE_GAME, shipsInSight: 'whether any' },
    fold: hearingWrongly((told) => {
      if (told.type !== 'sailed' || told.reply?.sighting.ships !== 'some') return told;
      return { ...told, reply: { ...told.reply, sighting: { ...told.reply.sighting, ships: 1 } } };
    }),
  },
  {
    name: 'the colours in sight are not heard',
    variants: { ...BASE_GAME, easierDeduction: true },
    fold: hearingWrongly((told) => {
      if (told.type !== 'sailed' || !told.reply) return told;
      const { islands, ships, lighthouses, fogBanks, coastline, kinds = [] } = told.reply.sighting;
      const sighting = { islands, ships, lighthouses, fogBanks, coastline, kinds };
      return { ...told, reply: { ...told.reply, sighting } };
    }),
  },
  {
    name: 'a barred tile is allowed',
    variants: { ...BASE_GAME, harderDeduction: true },
    fold: askingWrongly(({ hands }) => ({
      // Fault: the hand doesn't remember the last tile, so it allows a Great Storm right after another one.
      hands: {
        ...hands,
        playable: (hand) =>
          hands.playable(hand).map(({ storm, left }) => ({ storm, left: hands.afterMonster(left) })),
      },
    })),
  },
  {
    name: 'a sea monster does not break a run of Great Storms',
    variants: { ...BASE_GAME, harderDeduction: true, seaMonsters: ['leviathan', 'kraken'] },
    fold: askingWrongly(({ hands }) => ({ hands: { ...hands, afterMonster: (hand) => hand } })),
  },
  {
    name: 'a ship that a monster holds is driven',
    variants: { ...BASE_GAME, seaMonsters: ['leviathan', 'kraken'] },
    fold: believingWrongly((next, told) => {
      if (told.type !== 'monster-played') return next;
      const pending = 1 << SHIPS.indexOf(told.ship);
      return { ...next, components: next.components.map((component) => ({ ...component, pending })) };
    }),
  },
  {
    name: 'the survey of a ship that is held is not heard',
    // Maelstroms are included, because a ship that is pushed out of one becomes uncertain even without a storm. Its
    // survey then tells the Navigators something.
    variants: { ...BASE_GAME, seaMonsters: ['leviathan', 'kraken'], maelstroms: 2 },
    fold: hearingWrongly((told) => (told.type === 'surveyed' ? null : told)),
  },
  {
    name: 'a ship in fog is seen',
    variants: { ...BASE_GAME, fogBanks: 2 },
    fold: askingWrongly(() => ({ hides: () => false })),
  },
  {
    name: 'fog banks may lie on lighthouses',
    variants: { ...BASE_GAME, lighthouses: 2, fogBanks: 1 },
    fold: askingWrongly(({ fogSquares, maelstromSquares, squares, starts, sacred }) => ({
      fogSquares: [...new Set([...fogSquares, ...maelstromSquares, ...squares.keys()])].filter(
        (square) => square !== sacred && !starts.includes(square),
      ),
    })),
  },
  {
    name: 'a lighthouse hides nothing',
    variants: { ...BASE_GAME, lighthouses: 2 },
    fold: hearingWrongly((told) => (told.type === 'lighthouses-placed' ? null : told)),
  },
  {
    name: 'the news that a ship is caught is not heard',
    variants: { ...BASE_GAME, maelstroms: 2 },
    fold: hearingWrongly((told) => (told.type === 'caught' ? null : told)),
  },
  {
    name: 'it tells nothing that a ship was not caught',
    variants: { ...BASE_GAME, maelstroms: 1 },
    fold: askingWrongly(() => ({ catches: () => false })),
  },
  {
    name: "a maelstrom's push is forgotten",
    variants: { ...BASE_GAME, maelstroms: 2 },
    fold: hearingWrongly((told) => (told.type === 'caught-pushed' ? null : told)),
  },
  {
    name: 'an arrival tells nothing',
    variants: BASE_GAME,
    fold: believingWrongly((next, told, before) => {
      if (told.type !== 'sailed' || !told.arrived) return next;
      const ship = SHIPS.indexOf(told.ship);
      const home = onSquare(ship, next.sea.sacred);
      const components = before.components.map((component) => ({
        ...component,
        pending: component.pending & ~(1 << ship),
        factors: component.factors.map((factor, i) => (i === ship ? home : factor)),
      }));
      return { ...next, components };
    }),
  },
];
