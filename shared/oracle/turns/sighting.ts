/** Updates components after a ship has reported other ships (rulings 10, 11, 18 and 22). */
import type { Budget } from '../budget.ts';
import type { Factor } from '../chances/factor.ts';
import { partition, type Part } from '../chances/partition.ts';
import type { InternPool } from '../chances/intern-pool.ts';
import { replaceFactors, type Component } from '../component.ts';
import { onlyTilesWhere } from '../sea/layouts.ts';
import type { Sea } from '../sea/sea.ts';
import { applyPushes } from './drive.ts';
import { join } from './join.ts';
import type { Likely } from './move.ts';
import { seesNoShip, type ShipsSeen } from './ships-seen.ts';

const SHIP_NUMBERS = [0, 1, 2, 3];

/** Applies the sighting of one step to components. Caches its results. */
export class Sightings {
  private readonly sea: Sea;
  private readonly observer: number;
  private readonly sights: ShipsSeen;
  private readonly twins: InternPool;
  private readonly budget: Budget;
  private readonly reaches = new Map<number, Uint8Array>();
  private readonly meetings = new Map<string, boolean>();
  private readonly joined = new Map<string, Likely<readonly Factor[]> | null>();

  constructor(sea: Sea, observer: number, sights: ShipsSeen, twins: InternPool, budget: Budget) {
    this.sea = sea;
    this.observer = observer;
    this.sights = sights;
    this.twins = twins;
    this.budget = budget;
  }

  /** The components that remain possible after the observer's report: none, one or several. */
  after(component: Component): Component[] {
    const near = SHIP_NUMBERS.filter((ship) => ship !== this.observer && this.mayMeet(component, ship));
    if (near.length === 0) return seesNoShip(this.sights) ? [component] : [];
    const settled = applyPushes(
      this.sea,
      component,
      near.reduce((mask, ship) => mask | (1 << ship), 0),
      this.budget,
    );
    const own = settled.factors[this.observer] as Factor;
    const others = new Set(near.map((ship) => settled.factors[ship] as Factor));
    others.delete(own);
    const factors: [Factor, ...Factor[]] = [own, ...others];
    const parts = this.partFog(settled, factors);
    // If splitting would give too many parts, ignore the sighting. Everything possible stays possible.
    if (parts.length > 1 && !this.budget.part(parts.length)) return [settled];
    return parts.flatMap(({ name, distribution: fogBanks, share }): Component[] => {
      const likely = this.join(factors, Number(name));
      if (!likely) return [];
      const weight = settled.weight * share * likely.likelihood;
      return [{ ...settled, weight, factors: replaceFactors(settled.factors, likely.factors), fogBanks }];
    });
  }

  /** Groups the layouts of fog banks by the squares on which they would hide a ship from the observer. */
  private partFog({ fogBanks }: Component, factors: readonly Factor[]): Part[] {
    if (fogBanks.size === 1) return [{ name: String(fogBanks.keys[0]), distribution: fogBanks, share: 1 }];
    const reach = this.reachOf(factors[0] as Factor);
    const marked = new Uint8Array(256);
    for (const factor of factors) {
      for (const ship of factor.ships) {
        if (ship === this.observer) continue;
        for (const square of factor.squares(ship)) if (reach[square] === 1) marked[square] = 1;
      }
    }
    return partition(fogBanks, (layout) => String(onlyTilesWhere(layout, (square) => marked[square] === 1)));
  }

  private join(factors: readonly [Factor, ...Factor[]], fogBanks: number): Likely<readonly Factor[]> | null {
    const key = `${factors.map(({ id }) => id).join()} ${fogBanks}`;
    const known = this.joined.get(key);
    if (known !== undefined) return known;
    const hidden = Uint8Array.from({ length: 256 }, (_, square) =>
      this.sea.hides(fogBanks, square) ? 1 : 0,
    );
    const likely = join(this.sea, this.observer, factors, this.sights, hidden, this.budget);
    const unified = likely && {
      factors: likely.factors.map((factor) => this.twins.intern(factor)),
      likelihood: likely.likelihood,
    };
    this.joined.set(key, unified);
    return unified;
  }

  /** Whether the observer may be near enough to see another ship, ignoring fog. */
  private mayMeet({ factors, pending }: Component, ship: number): boolean {
    const [own, other] = [factors[this.observer] as Factor, factors[ship] as Factor];
    const isPending = ((pending >> ship) & 1) === 1;
    const key = `${own.id} ${other.id} ${ship} ${isPending}`;
    const known = this.meetings.get(key);
    if (known !== undefined) return known;
    const reach = this.reachOf(own);
    const meets = other.squares(ship).some((square) => {
      const squares = isPending ? (this.sea.pushes[square] as readonly number[]) : [square];
      return squares.some((place) => reach[place] === 1);
    });
    this.meetings.set(key, meets);
    return meets;
  }

  /** For each square, 1 if the observer may be near enough to see a ship on it. */
  private reachOf(own: Factor): Uint8Array {
    const known = this.reaches.get(own.id);
    if (known) return known;
    const reach = new Uint8Array(256);
    for (const square of own.squares(this.observer)) {
      reach[square] = 1;
      for (const beside of this.sea.around[square] ?? []) reach[beside] = 1;
    }
    this.reaches.set(own.id, reach);
    return reach;
  }
}
