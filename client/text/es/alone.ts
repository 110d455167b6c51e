/** Playing alone: against whom, how, and what came of it. */
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Jugar en solitario';
export const lead = 'Un toque, y empieza la partida.';
/** Over the opponents of a side: on which side one plays oneself. */
export const be: Readonly<Record<Side, string>> = {
  navigators: 'Como Navegante, contra…',
  poseidon: 'Como Poseidón, contra…',
};
export const goOn = 'Seguir';
export const against: Readonly<Record<Side, (name: string) => string>> = {
  navigators: (name) => `Contra ${name}, como Navegante`,
  poseidon: (name) => `Contra ${name}, como Poseidón`,
};
export const begun = (day: string, time: string) => `Empezada el ${day} a las ${time}`;
export const as: Readonly<Record<Side, string>> = { navigators: 'como Navegante', poseidon: 'como Poseidón' };
export const daily = 'El viaje del día';

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

export const settings = 'La partida';
export const board = 'El tablero';
export const set = 'Las reglas';
export const oracleHint = 'Solo los Navegantes pueden consultar el oráculo.';

// ── What came of it ─────────────────────────────────────────────────────────────────────────────

export const games = 'Tus partidas en solitario';
export const won = 'Ganada';
export const lost = 'Perdida';
export const older = (count: number) =>
  count === 1 ? 'Una partida más antigua' : `${count} partidas más antiguas`;
export const look = 'A la crónica';
