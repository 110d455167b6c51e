/** What a device does besides showing: sounds, touch, the voice. */
import type { Outcome, Phase } from '../../../shared/game/game.ts';

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

export const title = 'Sonido y voz';
export const sound = 'Sonidos';
export const soundDoes = 'Tormentas, velas y tu turno, breves y suaves.';
export const touch = 'Vibración';
export const touchDoes = 'Cuando te toca y cuando importa.';
export const voice = 'Leer en voz alta';
export const voiceDoes =
  'Se dicen las tormentas, las órdenes y las respuestas: la voz del oráculo para toda la mesa.';
export const tryVoice = 'Oír la voz';
export const sample = 'El rojo navega al este. Estás en aguas profundas. Ves dos islas y un barco.';

// ── Read aloud: to everybody at the table, so each turn by the side's name ──────────────────────

export const turns: Readonly<Record<Phase, string>> = {
  lighthouses: 'Los Navegantes colocan sus faros',
  dangers: 'Poseidón prepara el mar',
  poseidon: 'Turno de Poseidón',
  navigators: 'Turno de los Navegantes',
  caught: 'Poseidón empuja un barco fuera del remolino',
  over: 'La partida ha terminado',
};
const safe = [
  'Ningún barco está en la Isla Sagrada.',
  'Un barco está en la Isla Sagrada.',
  'Dos barcos están en la Isla Sagrada.',
  'Tres barcos están en la Isla Sagrada.',
  'Los cuatro barcos están en la Isla Sagrada.',
] as const;
export const verdict = ({ winner, arrived }: Outcome) =>
  `${safe[arrived.length]} ${winner === 'poseidon' ? 'Gana Poseidón.' : 'Ganan los Navegantes.'}`;
