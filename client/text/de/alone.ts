/** Playing alone: against whom, how, and what came of it. */
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Allein spielen';
export const lead = 'Einmal tippen, und das Spiel beginnt.';
/** Over the opponents of a side: on which side one plays oneself. */
export const be: Readonly<Record<Side, string>> = {
  navigators: 'Als Navigator gegen…',
  poseidon: 'Als Poseidon gegen…',
};
export const goOn = 'Weiterspielen';
export const against: Readonly<Record<Side, (name: string) => string>> = {
  navigators: (name) => `Gegen ${name}, als Navigator`,
  poseidon: (name) => `Gegen ${name}, als Poseidon`,
};
export const begun = (day: string, time: string) => `Begonnen am ${day} um ${time}`;
export const as: Readonly<Record<Side, string>> = { navigators: 'als Navigator', poseidon: 'als Poseidon' };
export const daily = 'Die Fahrt des Tages';

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

export const settings = 'Das Spiel';
export const board = 'Das Brett';
export const set = 'Die Regeln';
export const oracleHint = 'Nur Navigatoren können das Orakel fragen.';

// ── What came of it ─────────────────────────────────────────────────────────────────────────────

export const games = 'Deine Spiele allein';
export const won = 'Gewonnen';
export const lost = 'Verloren';
export const older = (count: number) => (count === 1 ? 'Ein älteres Spiel' : `${count} ältere Spiele`);
export const look = 'Zur Chronik';
