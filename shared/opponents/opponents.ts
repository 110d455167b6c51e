/** The opponents by name: characters who play where nobody else does, each at home on one side and as good on the other. */
import type { Side } from '../game/game.ts';

/** How well an opponent plays, from 1; the same rung on either side. */
export const RUNGS = [1, 2, 3] as const;
export type Rung = (typeof RUNGS)[number];

export const OPPONENTS = ['elpenor', 'eurylochus', 'palinurus', 'triton', 'proteus', 'charybdis'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** Who an opponent is. */
export interface Character {
  /** As it stands in the list of players, in every language. */
  readonly name: string;
  /** The side it is offered for; in a series everybody is Poseidon once. */
  readonly home: Side;
  readonly rung: Rung;
}

/** The Navigators steer by eye, by reminders, by the stars; the Poseidons are moody, cunning, wrathful. */
export const CHARACTERS: Readonly<Record<Opponent, Character>> = {
  elpenor: { name: 'Elpenor', home: 'navigators', rung: 1 },
  eurylochus: { name: 'Eurylochus', home: 'navigators', rung: 2 },
  palinurus: { name: 'Palinurus', home: 'navigators', rung: 3 },
  triton: { name: 'Triton', home: 'poseidon', rung: 1 },
  proteus: { name: 'Proteus', home: 'poseidon', rung: 2 },
  charybdis: { name: 'Charybdis', home: 'poseidon', rung: 3 },
};
