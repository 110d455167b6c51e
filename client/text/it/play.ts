/** What the screens of a running game share: the clock, the ships’ commanders, the board. */
import type { Ship } from '../../../shared/board/board.ts';
import { ships } from './common.ts';
import { capital } from './ships.ts';

// ── The clock ───────────────────────────────────────────────────────────────────────────────────

/** "1:05". */
export const clockFace = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minuti`);
const secondsOf = (count: number) => (count === 1 ? '1 secondo' : `${count} secondi`);
export const timeLeft = (seconds: number) => {
  if (seconds < 60) return `Tempo rimasto: ${secondsOf(seconds)}`;
  const whole = `Tempo rimasto: ${minutes(Math.floor(seconds / 60))}`;
  return seconds % 60 === 0 ? whole : `${whole} e ${secondsOf(seconds % 60)}`;
};
export const timeShort = 'Resta poco tempo.';
export const timeUp = 'Tempo scaduto';

// ── Whose ship ──────────────────────────────────────────────────────────────────────────────────

export const fleet = 'Le navi e chi le comanda';
export const owned = (name: string) => `di ${name}`;
export const yours = 'Tua';
export const anybodys = 'Di tutti';
export const shipOf = (ship: Ship, whose: string | null, state: string) =>
  whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`;

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const zoom = 'Ingrandisci il tabellone';

// ── The keyboard ────────────────────────────────────────────────────────────────────────────────

export const keys = {
  title: 'Tastiera',
  on: 'Tasti singoli',
  onDoes: 'Disattivali se disturbano altri programmi.',
  numberPad: 'Il tastierino numerico fa lo stesso.',
  elsewhere:
    'Le lettere sono quelle di una tastiera inglese: sulla tua valgono i tasti nelle stesse posizioni.',
  steer: 'La rotta della nave scelta, secondo la posizione dei tasti.',
  drive: 'Dove va spinta la nave in mano, secondo la posizione dei tasti.',
  nextShip: 'Scegli la prossima nave',
  board: 'Al tabellone',
  orders: 'All’ordine o all’ultima risposta',
  tokens: 'Ai promemoria',
  journal: 'Al diario',
  moveGuess: 'Prendi in mano l’ipotesi della nave scelta',
  tiles: 'Alle tue tessere',
  log: 'Agli ordini e alle risposte',
  cover: 'Copri o scopri il tabellone',
  always: [
    { key: '← ↑ ↓ →', does: 'Sul tabellone: da una casella all’altra' },
    { key: 'Invio', does: 'Premi, o scegli la casella' },
    { key: 'Esc', does: 'Indietro, o posa ciò che hai in mano' },
    { key: '?', does: 'Questo elenco' },
  ],
};
