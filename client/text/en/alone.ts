/** Playing alone: against whom, how, and what came of it. */
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Play alone';
export const lead = 'One tap, and the game begins.';
/** Over the opponents of a side: on which side one plays oneself. */
export const be: Readonly<Record<Side, string>> = {
  navigators: 'Be a Navigator, against…',
  poseidon: 'Be Poseidon, against…',
};
export const goOn = 'Go on';
export const against: Readonly<Record<Side, (name: string) => string>> = {
  navigators: (name) => `Against ${name}, as a Navigator`,
  poseidon: (name) => `Against ${name}, as Poseidon`,
};
export const begun = (day: string, time: string) => `Begun on ${day} at ${time}`;
export const as: Readonly<Record<Side, string>> = { navigators: 'as a Navigator', poseidon: 'as Poseidon' };
export const daily = 'The daily voyage';

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

export const settings = 'The game';
export const board = 'The board';
export const set = 'The rules';
export const oracleHint = 'Only Navigators can ask the oracle.';

// ── What came of it ─────────────────────────────────────────────────────────────────────────────

export const games = 'Your games alone';
export const won = 'Won';
export const lost = 'Lost';
export const older = (count: number) => (count === 1 ? 'One older game' : `${count} older games`);
export const look = 'To the record';
