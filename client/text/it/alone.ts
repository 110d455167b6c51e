/** Playing alone: against whom, how, and what came of it. */
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Gioca in solitaria';
export const lead = 'Un tocco, e la partita comincia.';
/** Over the opponents of a side: on which side one plays oneself. */
export const be: Readonly<Record<Side, string>> = {
  navigators: 'Da Navigatore, contro…',
  poseidon: 'Da Poseidone, contro…',
};
export const goOn = 'Continua';
export const against: Readonly<Record<Side, (name: string) => string>> = {
  navigators: (name) => `Contro ${name}, da Navigatore`,
  poseidon: (name) => `Contro ${name}, da Poseidone`,
};
export const begun = (day: string, time: string) => `Iniziata il ${day} alle ${time}`;
export const as: Readonly<Record<Side, string>> = { navigators: 'da Navigatore', poseidon: 'da Poseidone' };
export const daily = 'Il viaggio del giorno';

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

export const settings = 'La partita';
export const board = 'Il tabellone';
export const set = 'Le regole';
export const oracleHint = 'Solo i Navigatori possono consultare l’oracolo.';

// ── What came of it ─────────────────────────────────────────────────────────────────────────────

export const games = 'Le tue partite in solitaria';
export const won = 'Vinta';
export const lost = 'Persa';
export const older = (count: number) =>
  count === 1 ? 'Una partita precedente' : `${count} partite precedenti`;
export const look = 'Al resoconto';
