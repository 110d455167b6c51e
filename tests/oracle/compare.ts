/** Compares a belief with the list of all histories: the states, their weights, and the answers to queries. */
import { SHIPS } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import type { Game } from '../../shared/game/game.ts';
import type { Belief } from '../../shared/oracle/belief.ts';
import { dangerChances, shipChances, stormsLeft } from '../../shared/oracle/queries/chances.ts';
import { statesOf } from '../../shared/oracle/queries/states.ts';
import { bitsOfChances, uncertainty } from '../../shared/oracle/queries/uncertainty.ts';
import type { Possibilities } from './brute-force.ts';
import { nameBelieved } from './state-names.ts';

/** The allowed relative difference between two weights. */
const TOLERANCE = 1e-9;

/** The first difference between a belief and the listed histories, or null if they agree. */
export function difference(belief: Belief, listed: Possibilities): string | null {
  if (!belief.exact) return 'the belief is not exact';
  const believed = new Map<string, number>();
  let whole = 0;
  for (const state of statesOf(belief)) {
    const name = nameBelieved(belief, state);
    believed.set(name, (believed.get(name) ?? 0) + state.weight);
    whole += state.weight;
  }
  for (const [name, weight] of believed) believed.set(name, weight / whole);
  const truth = new Map(Array.from(listed, ([name, { weight }]) => [name, weight]));
  return apartIn('states', believed, truth) ?? differenceOfAnswers(belief, listed);
}

function differenceOfAnswers(belief: Belief, listed: Possibilities): string | null {
  const sumUp = (squaresOf: (game: Game) => readonly Square[]) => {
    const sums = new Map<string, number>();
    for (const { game, weight } of listed.values())
      for (const square of squaresOf(game)) sums.set(square, (sums.get(square) ?? 0) + weight);
    return sums;
  };
  for (const ship of SHIPS) {
    const apart = apartIn(
      ship,
      shipChances(belief, ship),
      sumUp(({ ships }) => [ships[ship]]),
    );
    if (apart) return apart;
  }
  for (const danger of ['maelstroms', 'fogBanks'] as const) {
    const apart = apartIn(
      danger,
      dangerChances(belief, danger),
      sumUp(({ tiles }) => tiles[danger]),
    );
    if (apart) return apart;
  }
  return differenceOfHands(belief, listed) ?? differenceOfUncertainty(belief, listed);
}

function differenceOfHands(belief: Belief, listed: Possibilities): string | null {
  const greats = Array.from(
    listed.values(),
    ({ game }) => game.hand.filter((tile) => tile === 'great').length,
  );
  const { least, most } = stormsLeft(belief).great;
  return least === Math.min(...greats) && most === Math.max(...greats) ? null : 'Great Storms left';
}

function differenceOfUncertainty(belief: Belief, listed: Possibilities): string | null {
  const positions = new Map<string, number>();
  for (const { game, weight } of listed.values()) {
    const position = SHIPS.map((ship) => game.ships[ship]).join();
    positions.set(position, (positions.get(position) ?? 0) + weight);
  }
  const bits = bitsOfChances(positions.values());
  const known = uncertainty(belief);
  if (known.positions !== positions.size) return `${known.positions} positions instead of ${positions.size}`;
  return Math.abs(known.bits - bits) <= TOLERANCE * (1 + bits)
    ? null
    : `${known.bits} bits instead of ${bits}`;
}

function apartIn(
  what: string,
  believed: ReadonlyMap<string, number>,
  listed: ReadonlyMap<string, number>,
): string | null {
  if (believed.size !== listed.size)
    return `${what}: ${believed.size} are believed, ${listed.size} are possible`;
  for (const [name, weight] of listed) {
    const other = believed.get(name);
    if (other === undefined) return `${what}: ${name} is not believed`;
    if (Math.abs(other - weight) > TOLERANCE * weight)
      return `${what}: ${name} weighs ${other}, not ${weight}`;
  }
  return null;
}
