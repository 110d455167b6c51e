/** Texts about playing solo: the opponents, the settings, and past games. */
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Play solo';
export const lead = 'One tap starts the game.';
/** The heading above the opponents, for each side that the player can choose. */
export const be: Readonly<Record<Side, string>> = {
  navigators: 'Play as a Navigator against…',
  poseidon: 'Play as Poseidon against…',
};
export const goOn = 'Continue';
export const against: Readonly<Record<Side, (name: string) => string>> = {
  navigators: (name) => `Against ${name}, as a Navigator`,
  poseidon: (name) => `Against ${name}, as Poseidon`,
};
export const begun = (day: string, time: string) => `Started on ${day} at ${time}`;
export const as: Readonly<Record<Side, string>> = { navigators: 'as a Navigator', poseidon: 'as Poseidon' };
export const daily = 'The daily voyage';
export const easierDaily = 'The daily voyage, easier sea';

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

export const settings = 'The game';
export const board = 'The board';
export const eachGame = 'A new sea each game';
export const eachGameDoes = 'When a game has started, the next sea is of the same kind.';
export const set = 'The rules';
export const oracleHint = 'Only Navigators can ask the oracle.';

// ── Past games ──────────────────────────────────────────────────────────────────────────────────

export const games = 'Your solo games';
export const won = 'Won';
export const lost = 'Lost';
export const older = (count: number) => (count === 1 ? 'One older game' : `${count} older games`);
export const look = 'View the game';
