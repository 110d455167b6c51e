/** Games between two strengths of opponents, in this process. */
import { expect } from 'vitest';
import { drawGame, PAIRINGS, type Pairing } from './draw.ts';
import { playGame } from './play.ts';

/** Plays a game of a pairing to its end. Expects that no command was refused. */
export function expectPlayed({ crew, poseidon }: Pairing): void {
  const number = PAIRINGS.findIndex((one) => one.crew === crew && one.poseidon === poseidon);
  const { refused, unfinished, costs } = playGame({ ...drawGame(1, number), crew, poseidon });
  expect({ refused, unfinished }).toEqual({ refused: [], unfinished: null });
  expect(costs.navigators.length).toBeGreaterThan(0);
  expect(costs.poseidon.length).toBeGreaterThan(0);
}
