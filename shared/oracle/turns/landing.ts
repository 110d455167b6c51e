/** Works out what a ship's step reveals about the square where it started, and about the secret tiles. */
import type { Heading } from '../../board/squares.ts';
import type { Reply } from '../../game/game.ts';
import type { Budget } from '../budget.ts';
import type { Distribution } from '../chances/distribution.ts';
import type { Factor } from '../chances/factor.ts';
import { mix } from '../chances/mix.ts';
import { partition, type Part } from '../chances/partition.ts';
import { onlyTilesWhere } from '../sea/layouts.ts';
import type { Sea } from '../sea/sea.ts';

/** A ship's step, as the Navigators see it. */
export interface Step {
  /** The ship's number. */
  readonly ship: number;
  /** The heading of the order; null for a held ship, which only surveys (ruling 19). */
  readonly heading: Heading | null;
  readonly arrived: boolean;
  /** The ship's report; null once it has faded (ruling 17). */
  readonly reply: Reply | null;
  /** Whether a maelstrom caught the ship. */
  readonly caught: boolean;
}

/** A way: a possible square before the step, and the square after it. */
export interface Way {
  readonly from: number;
  readonly to: number;
  /** Whether the ship moved. False if a sea monster or the edge of the board kept it in place. */
  readonly sailed: boolean;
}

/** A group of layouts of the secret tiles, and the ways that are possible with these layouts. */
export interface Landing {
  readonly ways: readonly Way[];
  /** A key that is equal for equal lists of ways. */
  readonly name: string;
  readonly maelstroms: Distribution;
  readonly fogBanks: Distribution;
  /** The share of these layouts in the weight of all layouts. */
  readonly share: number;
}

interface WaysPart extends Part {
  readonly ways: readonly Way[];
}

/** Computes the landings of one step, and caches them. */
export class Landings {
  private readonly sea: Sea;
  private readonly step: Step;
  private readonly reported: number | null;
  private readonly byFog = new Map<string, WaysPart[]>();
  private readonly byMaelstrom = new Map<string, WaysPart[]>();

  constructor(sea: Sea, step: Step) {
    this.sea = sea;
    this.step = step;
    this.reported = step.reply && sea.staticPart(step.reply);
  }

  /**
   * The landings of a ship with this factor. If there are too many, returns a single landing that covers everything
   * possible.
   */
  of(factor: Factor, maelstroms: Distribution, fogBanks: Distribution, budget: Budget): Landing[] {
    const fogParts = this.partFog(factor, fogBanks);
    const count = fogParts.reduce((sum, fog) => sum + this.partMaelstroms(fog, maelstroms).length, 0);
    if (!budget.part(count)) return this.blur(fogParts, maelstroms);
    return fogParts.flatMap((fog) =>
      this.partMaelstroms(fog, maelstroms).map(({ ways, name, distribution, share }) => {
        return { ways, name, maelstroms: distribution, fogBanks: fog.distribution, share: fog.share * share };
      }),
    );
  }

  /** A single landing that covers everything possible. It treats the ways and the secret tiles as independent. */
  private blur(fogParts: readonly WaysPart[], maelstroms: Distribution): Landing[] {
    const landed = waysOfAll(fogParts);
    const parts = this.partMaelstroms({ name: nameOf(landed), ways: landed }, maelstroms);
    if (parts.length === 0) return [];
    const ways = waysOfAll(parts);
    const share = shareOf(fogParts) * shareOf(parts);
    return [{ ways, name: nameOf(ways), maelstroms: mixParts(parts), fogBanks: mixParts(fogParts), share }];
  }

  /** Groups the layouts of fog banks by the ways for which they explain the report. */
  private partFog(factor: Factor, fogBanks: Distribution): WaysPart[] {
    const key = `${factor.id} ${fogBanks.id}`;
    const known = this.byFog.get(key);
    if (known) return known;
    const ways = this.waysOf(factor);
    const marked = new Uint8Array(256);
    for (const { to } of ways) {
      marked[to] = 1;
      for (const beside of this.sea.around[to] ?? []) marked[beside] = 1;
    }
    const reports = (to: number, layout: number) =>
      this.reported === null || this.sea.staticReply(to, layout) === this.reported;
    const parts = partWays(fogBanks, marked, (layout) => ways.filter(({ to }) => reports(to, layout)));
    this.byFog.set(key, parts);
    return parts;
  }

  /** Groups the layouts of maelstroms by the ways for which they explain whether the ship was caught. */
  private partMaelstroms(
    { name, ways }: Pick<WaysPart, 'name' | 'ways'>,
    maelstroms: Distribution,
  ): WaysPart[] {
    const key = `${name} ${maelstroms.id}`;
    const known = this.byMaelstrom.get(key);
    if (known) return known;
    const marked = new Uint8Array(256);
    for (const { to } of ways) marked[to] = 1;
    const isCaught = ({ to, sailed }: Way, layout: number) => sailed && this.sea.catches(layout, to);
    const parts = partWays(maelstroms, marked, (layout) =>
      ways.filter((way) => isCaught(way, layout) === this.step.caught),
    );
    this.byMaelstrom.set(key, parts);
    return parts;
  }

  /** The ways that fit the step, not considering the secret tiles. */
  private waysOf(factor: Factor): Way[] {
    const { ship, heading, arrived, reply } = this.step;
    return factor.squares(ship).flatMap((from): Way[] => {
      const to = heading === null ? from : (this.sea.destinations[heading][from] as number);
      const offBoard = to < 0;
      if (reply && reply.offBoard !== offBoard) return [];
      const way = { from, to: offBoard ? from : to, sailed: heading !== null && !offBoard };
      return (way.to === this.sea.sacred) === arrived ? [way] : [];
    });
  }
}

/**
 * Groups layouts by the ways that are possible with them.
 * @param marked the squares on which a tile makes a difference
 */
function partWays(
  layouts: Distribution,
  marked: Uint8Array,
  waysWith: (layout: number) => readonly Way[],
): WaysPart[] {
  const names = new Map<number, string | null>();
  const waysOf = new Map<string, readonly Way[]>();
  const nameWith = (layout: number): string | null => {
    const near = onlyTilesWhere(layout, (square) => marked[square] === 1);
    let name = names.get(near);
    if (name === undefined) {
      const ways = waysWith(near);
      name = ways.length > 0 ? nameOf(ways) : null;
      names.set(near, name);
      if (name !== null) waysOf.set(name, ways);
    }
    return name;
  };
  return partition(layouts, nameWith).map((part) => ({ ...part, ways: waysOf.get(part.name) ?? [] }));
}

function nameOf(ways: readonly Way[]): string {
  return ways.map(({ from }) => from).join();
}

function waysOfAll(parts: readonly WaysPart[]): Way[] {
  const ways = new Map(parts.flatMap((part) => part.ways.map((way) => [way.from, way])));
  return [...ways.values()].sort((a, b) => a.from - b.from);
}

function shareOf(parts: readonly WaysPart[]): number {
  return parts.reduce((sum, { share }) => sum + share, 0);
}

function mixParts(parts: readonly WaysPart[]): Distribution {
  return mix(parts.map(({ distribution, share }) => ({ distribution, weight: share })));
}
