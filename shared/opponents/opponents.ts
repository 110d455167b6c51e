/** The opponents: named characters. Each is offered for one side but can play both. */
import type { Side } from '../game/game.ts';

/** The strength of an opponent: 1 is the weakest. An opponent is equally strong on both sides. */
export const RUNGS = [1, 2, 3] as const;
export type Rung = (typeof RUNGS)[number];

export const OPPONENTS = ['elpenor', 'eurylochus', 'palinurus', 'triton', 'proteus', 'charybdis'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export interface Character {
  /** The character's name in the list of players. It is the same in every language. */
  readonly name: string;
  /** The side for which the character is offered. In a series, the character plays both sides. */
  readonly home: Side;
  readonly rung: Rung;
}

/**
 * The characters of each side, in order of strength. The Navigators play by eye, by reminders and by the stars; the
 * Poseidons are moody, cunning and wrathful.
 */
export const CHARACTERS: Readonly<Record<Opponent, Character>> = {
  elpenor: { name: 'Elpenor', home: 'navigators', rung: 1 },
  eurylochus: { name: 'Eurylochus', home: 'navigators', rung: 2 },
  palinurus: { name: 'Palinurus', home: 'navigators', rung: 3 },
  triton: { name: 'Triton', home: 'poseidon', rung: 1 },
  proteus: { name: 'Proteus', home: 'poseidon', rung: 2 },
  charybdis: { name: 'Charybdis', home: 'poseidon', rung: 3 },
};
