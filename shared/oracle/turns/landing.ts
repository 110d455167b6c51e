/** What a ship's step tells of where it came from, for each way in which secret tiles can lie. */
import type { Heading } from '../../board/squares.ts';
import type { Reply } from '../../game/game.ts';
import type { Budget } from '../budget.ts';
import type { Distribution } from '../chances/distribution.ts';
import type { Factor } from '../chances/factor.ts';
import { mix } from '../chances/mix.ts';
import { partition, type Part } from '../chances/partition.ts';
import { keep } from '../sea/layouts.ts';
import type { Sea } from '../sea/sea.ts';

/** One ship's step, as the Navigators hear of it. */
export interface Step {
  /** Its number. */
  readonly ship: number;
  /** Null for a held ship, which only surveys (ruling 19). */
  readonly heading: Heading | null;
  readonly arrived: boolean;
  /** Null once it is forgotten (ruling 17). */
  readonly reply: Reply | null;
  /** A maelstrom caught it. */
  readonly caught: boolean;
}

/** A square that the ship can have come from, and where it is then. */
export interface Way {
  readonly from: number;
  readonly to: number;
  /** It sailed, and was not kept by a sea monster or by the edge of the board. */
  readonly sailed: boolean;
}

/** The ways that are left when secret tiles lie in some of the ways in which they can. */
export interface Landing {
  readonly ways: readonly Way[];
  /** Names the ways: equal for equal ones. */
  readonly name: string;
  readonly maelstroms: Distribution;
  readonly fogBanks: Distribution;
  /** How much of the pools' weight that is. */
  readonly share: number;
}

interface WaysPart extends Part {
  readonly ways: readonly Way[];
}

/** The landings of one step, each worked out once. */
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

  /** Every landing of a ship that was where a factor says; only one, of all that is possible, if they are too many. */
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

  /** One landing of everything that is possible, as if ways and tiles told nothing of each other. */
  private blur(fogParts: readonly WaysPart[], maelstroms: Distribution): Landing[] {
    const landed = waysOfAll(fogParts);
    const parts = this.partMaelstroms({ name: nameOf(landed), ways: landed }, maelstroms);
    if (parts.length === 0) return [];
    const ways = waysOfAll(parts);
    const share = shareOf(fogParts) * shareOf(parts);
    return [{ ways, name: nameOf(ways), maelstroms: mixParts(parts), fogBanks: mixParts(fogParts), share }];
  }

  /** Parts fog banks by the ways after which the ship reports what it did. */
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

  /** Parts maelstroms by the ways after which they caught the ship, or did not. */
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

  /** The ways that fit what everybody heard, secret tiles aside. */
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
 * Parts layouts by the ways that are left with them.
 * @param marked the squares on which a tile can make a difference
 */
function partWays(
  layouts: Distribution,
  marked: Uint8Array,
  waysWith: (layout: number) => readonly Way[],
): WaysPart[] {
  const names = new Map<number, string | null>();
  const waysOf = new Map<string, readonly Way[]>();
  const nameWith = (layout: number): string | null => {
    const near = keep(layout, (square) => marked[square] === 1);
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
