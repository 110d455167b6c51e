/** What a device does besides showing: sounds, touch, the voice. */
import type { Outcome, Phase } from '../../../shared/game/game.ts';

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

export const title = 'Suoni e voce';
export const sound = 'Suoni';
export const soundDoes = 'Tempeste, vele e il tuo turno, brevi e sommessi.';
export const touch = 'Vibrazione';
export const touchDoes = 'Quando tocca a te, e nei momenti che contano.';
export const voice = 'Lettura vocale';
export const voiceDoes =
  'Tempeste, ordini e risposte vengono letti: la voce dell’oracolo per tutto il tavolo.';
export const tryVoice = 'Senti la voce';
export const sample = 'La rossa fa rotta a est. Sei in acque profonde. Vedi due isole e una nave.';

// ── Read aloud: to everybody at the table, so each turn by the side's name ──────────────────────

export const turns: Readonly<Record<Phase, string>> = {
  lighthouses: 'I Navigatori piazzano i fari',
  dangers: 'Poseidone prepara il mare',
  poseidon: 'Tocca a Poseidone',
  navigators: 'Tocca ai Navigatori',
  caught: 'Poseidone spinge una nave fuori dal vortice',
  over: 'La partita è finita',
};
const safe = [
  'Nessuna nave è sull’Isola Sacra.',
  'Una nave è sull’Isola Sacra.',
  'Due navi sono sull’Isola Sacra.',
  'Tre navi sono sull’Isola Sacra.',
  'Tutte e quattro le navi sono sull’Isola Sacra.',
] as const;
export const verdict = ({ winner, arrived }: Outcome) =>
  `${safe[arrived.length]} ${winner === 'poseidon' ? 'Vince Poseidone.' : 'Vincono i Navigatori.'}`;
