/** Estimates the Navigators' chance of winning right after each tile that Poseidon could have played. */
import { SHIPS, type Ship } from '../board/board.ts';
import { distance, type Square } from '../board/squares.ts';
import { evolve } from '../game/evolve.ts';
import type { GameEvent, Storm } from '../game/game.ts';
import { playableTiles } from '../game/moves.ts';
import { isMonster, pushSquares, shipsHit } from '../game/rules/storms.ts';
import { tell } from '../game/tell.ts';
import { believe } from '../oracle/believe.ts';
import { shipChances } from '../oracle/queries/chances.ts';
import { bitsOfChances } from '../oracle/queries/uncertainty.ts';
import type { Turn } from './follow.ts';
import { homeChance, shipOutlook, winChance } from './outlook.ts';

type Pushes = Readonly<Partial<Record<Ship, Square>>>;
type Played = Extract<GameEvent, { type: 'storm-played' | 'monster-played' }>;

export class StormOutlook {
  readonly #before: Turn['before'];
  /**
   * A cache of each ship's uncertainty in bits. The key is what the Navigators are told about a tile, without the
   * squares to which ships were driven.
   */
  readonly #bits = new Map<string, Readonly<Record<Ship, number>>>();

  /** @param before the state of the game and the Navigators' belief before Poseidon's turn */
  constructor(before: Turn['before']) {
    this.#before = before;
  }

  /** The Navigators' chance of winning right after this storm. */
  winning(storm: Storm, pushes: Pushes, faceDown: boolean): number {
    const { ships } = this.#before.game;
    const driven = SHIPS.flatMap((ship) => {
      const to = pushes[ship];
      return to ? [{ ship, from: ships[ship], to }] : [];
    });
    return this.#after({ type: 'storm-played', storm, faceDown, pushes: driven });
  }

  /** The Navigators' lowest chance of winning, over all tiles that Poseidon could have played. */
  least(faceDown: boolean): number {
    const { game } = this.#before;
    const { board, ships, arrived } = game;
    const far = (square: Square) => distance(square, board.sacred);
    // The remaining uncertainty is the same wherever the ship is driven, so the square farthest from home is best for
    // Poseidon.
    const farthest = (ship: Ship) =>
      pushSquares(board, ships[ship]).reduce((best, one) => (far(one) > far(best) ? one : best));
    const left = playableTiles(game).flatMap((tile) =>
      isMonster(tile)
        ? SHIPS.filter((ship) => !arrived.includes(ship)).map((ship) =>
            this.#after({ type: 'monster-played', monster: tile, ship }),
          )
        : this.winning(
            tile,
            Object.fromEntries(shipsHit(tile, arrived).map((ship) => [ship, farthest(ship)])),
            faceDown,
          ),
    );
    return Math.min(...left);
  }

  #after(event: Played): number {
    const game = evolve(this.#before.game, event);
    const bits = this.#bitsAfter(event);
    const home = SHIPS.map((ship) => [ship, homeChance(shipOutlook(game, ship, bits[ship]))]);
    return winChance(Object.fromEntries(home) as Record<Ship, number>);
  }

  #bitsAfter(event: Played): Readonly<Record<Ship, number>> {
    const { belief } = this.#before;
    const told = tell(event, 'navigators');
    const name = JSON.stringify(told);
    const known = this.#bits.get(name);
    if (known) return known;
    const after = (told && believe(belief, told, belief.limits)) ?? belief;
    const bits = Object.fromEntries(
      SHIPS.map((ship) => [ship, bitsOfChances([...shipChances(after, ship).values()])]),
    ) as Record<Ship, number>;
    this.#bits.set(name, bits);
    return bits;
  }
}
