/** A reply in a language's own whole phrases. What is told, and in which order, is the same in every language. */
import { SHIPS, type IslandKind, type Ship } from '../../shared/board/board.ts';
import type { Exploring, Lamp, Reply, Sighting } from '../../shared/game/game.ts';

/** The phrases of a language, each with its own genders and plurals. */
export interface ReplyPhrases {
  // The ship's own square: the beginning of a sentence.
  readonly onIsland: Readonly<Record<IslandKind, string>>;
  readonly atLighthouse: Readonly<Record<Lamp | 'unlit', string>>;
  readonly inFogBank: string;
  readonly inDeepSea: string;
  /** Goes on from the square to the ships on it: at least one. */
  readonly withShips: (ships: readonly Ship[]) => string;
  /** The ships on a square that is plain sea, as a sentence: at least one. */
  readonly shipsHere: (ships: readonly Ship[]) => string;

  // The squares around: what is seen, from one on.
  readonly islands: (count: number) => string;
  readonly islandsOf: Readonly<Record<IslandKind, (count: number) => string>>;
  readonly ships: (count: number | 'some') => string;
  readonly theShip: Readonly<Record<Ship, string>>;
  readonly lighthouses: (count: number) => string;
  readonly fogBanks: (count: number) => string;
  readonly coastline: string;
  /** The sentence of all that is seen: at least one thing. */
  readonly youSee: (seen: readonly string[]) => string;
  readonly youSeeNothing: string;

  /** The sentence of a ship that would have left the board. */
  readonly edge: string;
}

/** How a language says a reply. */
export interface ReplyTeller {
  /** The exploring area in one sentence; null if there is nothing to tell. */
  readonly here: (exploring: Exploring) => string | null;
  /** The sighting area in one sentence. */
  readonly around: (sighting: Sighting) => string;
  /** All that is in sight, each thing as it stands in a list; none if there is nothing. */
  readonly inSight: (sighting: Sighting) => readonly string[];
  /** The whole reply: "You are in deep sea. You see two islands and a ship." */
  readonly sentence: (reply: Reply) => string;
}

const KINDS: readonly IslandKind[] = ['woody', 'rocky', 'sacred'];

export function replyTeller(phrases: ReplyPhrases): ReplyTeller {
  /** Null on plain sea, of which nothing is told. */
  function place({ island, deepSea, lighthouse, fogBank }: Exploring): string | null {
    if (fogBank) return phrases.inFogBank;
    if (lighthouse) return phrases.atLighthouse[lighthouse];
    if (island) return phrases.onIsland[island];
    return deepSea ? phrases.inDeepSea : null;
  }

  function here(exploring: Exploring): string | null {
    const where = place(exploring);
    const { ships } = exploring;
    if (ships.length === 0) return where && `${where}.`;
    return where ? `${where}, ${phrases.withShips(ships)}.` : phrases.shipsHere(ships);
  }

  function islandsInSight({ islands, kinds }: Sighting): string[] {
    if (!kinds) return islands > 0 ? [phrases.islands(islands)] : [];
    return KINDS.flatMap((kind) => {
      const those = kinds.filter((other) => other === kind).length;
      return those > 0 ? [phrases.islandsOf[kind](those)] : [];
    });
  }

  function shipsInSight({ ships, colours }: Sighting): string[] {
    if (colours) return SHIPS.filter((ship) => colours.includes(ship)).map((ship) => phrases.theShip[ship]);
    return ships === 0 ? [] : [phrases.ships(ships)];
  }

  function inSight(sighting: Sighting): string[] {
    return [
      ...islandsInSight(sighting),
      ...shipsInSight(sighting),
      ...(sighting.lighthouses > 0 ? [phrases.lighthouses(sighting.lighthouses)] : []),
      ...(sighting.fogBanks > 0 ? [phrases.fogBanks(sighting.fogBanks)] : []),
      ...(sighting.coastline ? [phrases.coastline] : []),
    ];
  }

  function around(sighting: Sighting): string {
    const seen = inSight(sighting);
    return seen.length > 0 ? phrases.youSee(seen) : phrases.youSeeNothing;
  }

  function sentence({ offBoard, exploring, sighting }: Reply): string {
    const parts = [offBoard ? phrases.edge : null, here(exploring), around(sighting)];
    return parts.filter((part) => part !== null).join(' ');
  }

  return { here, around, inSight, sentence };
}
