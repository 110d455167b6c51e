/** Turns a reply into a language's whole phrases. Every language reports the same facts in the same order. */
import { SHIPS, type IslandKind, type Ship } from '../../shared/board/board.ts';
import type { Exploring, Lamp, Reply, Sighting } from '../../shared/game/game.ts';

/** A language's phrases, with its own genders and plurals. */
export interface ReplyPhrases {
  // The start of the sentence that says what is on the ship's own square.
  readonly onIsland: Readonly<Record<IslandKind, string>>;
  readonly atLighthouse: Readonly<Record<Lamp | 'unlit', string>>;
  readonly inFogBank: string;
  readonly inDeepSea: string;
  /** Continues the sentence about the ship's own square with the other ships there, of which there is at least one. */
  readonly withShips: (ships: readonly Ship[]) => string;
  /** The sentence about other ships on the same square, if the square is plain sea. There is at least one such ship. */
  readonly shipsHere: (ships: readonly Ship[]) => string;

  // Phrases for the things on the squares around the ship, for counts of one or more.
  readonly islands: (count: number) => string;
  readonly islandsOf: Readonly<Record<IslandKind, (count: number) => string>>;
  readonly ships: (count: number | 'some') => string;
  readonly theShip: Readonly<Record<Ship, string>>;
  readonly lighthouses: (count: number) => string;
  readonly fogBanks: (count: number) => string;
  readonly coastline: string;
  /** The sentence that lists everything in sight. There is at least one thing. */
  readonly youSee: (seen: readonly string[]) => string;
  readonly youSeeNothing: string;

  /** The sentence for a ship whose order would have taken it off the board. */
  readonly edge: string;
}

/** How a language puts replies into words. */
export interface ReplyTeller {
  /** The sentence about the ship's own square (the exploring area), or null if there is nothing to report. */
  readonly here: (exploring: Exploring) => string | null;
  /** The sentence about the squares around the ship (the sighting area). */
  readonly around: (sighting: Sighting) => string;
  /** A phrase for each thing in sight, for use in a list. Empty if nothing is in sight. */
  readonly inSight: (sighting: Sighting) => readonly string[];
  /** The whole reply, such as "You are in deep sea. You see two islands and a ship." */
  readonly sentence: (reply: Reply) => string;
}

const KINDS: readonly IslandKind[] = ['woody', 'rocky', 'sacred'];

export function replyTeller(phrases: ReplyPhrases): ReplyTeller {
  /** The start of the sentence about the ship's own square. Null on plain sea, where there is nothing to report. */
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
