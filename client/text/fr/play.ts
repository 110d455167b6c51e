/** What the screens of a running game share: the clock, the ships’ commanders, the board. */
import type { Ship } from '../../../shared/board/board.ts';
import { ships } from './common.ts';
import { capital, plural } from './words.ts';

// ── The clock ───────────────────────────────────────────────────────────────────────────────────

/** "1:05". */
export const clockFace = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const minutes = (count: number) => plural(count, 'minute', 'minutes');
const secondsOf = (count: number) => plural(count, 'seconde', 'secondes');
export const timeLeft = (seconds: number) => {
  if (seconds < 60) return `Temps restant\u202f: ${secondsOf(seconds)}`;
  const whole = `Temps restant\u202f: ${minutes(Math.floor(seconds / 60))}`;
  return seconds % 60 === 0 ? whole : `${whole} ${secondsOf(seconds % 60)}`;
};
export const timeShort = 'Il reste peu de temps.';
export const timeUp = 'Temps écoulé';

// ── Whose ship ──────────────────────────────────────────────────────────────────────────────────

export const fleet = 'Les navires et qui les commande';
export const owned = (name: string) => `à ${name}`;
export const yours = 'À toi';
export const anybodys = 'À tous';
export const shipOf = (ship: Ship, whose: string | null, state: string) =>
  whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`;

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const zoom = 'Agrandir le plateau';

// ── The keyboard ────────────────────────────────────────────────────────────────────────────────

export const keys = {
  title: 'Clavier',
  on: 'Touches simples',
  onDoes: 'Désactive-les si elles gênent un autre logiciel.',
  numberPad: 'Le pavé numérique fait de même.',
  elsewhere:
    'Les lettres sont celles d’un clavier anglais\u202f: sur le tien, ce sont les touches aux mêmes endroits.',
  steer: 'Le cap du navire choisi, selon la place des touches.',
  drive: 'Où pousser le navire en main, selon la place des touches.',
  nextShip: 'Choisir le navire suivant',
  board: 'Aller au plateau',
  orders: 'Aller à l’ordre ou au dernier rapport',
  tokens: 'Aller aux repères',
  journal: 'Aller au journal',
  moveGuess: 'Prendre en main l’estime du navire choisi',
  tiles: 'Aller à tes tuiles',
  log: 'Aller aux ordres et rapports',
  cover: 'Voiler le plateau, ou lever le voile',
  always: [
    { key: '← ↑ ↓ →', does: 'Sur le plateau\u202f: de case en case' },
    { key: 'Entrée', does: 'Appuyer, ou choisir la case' },
    { key: 'Échap', does: 'Revenir, ou reposer ce qui est en main' },
    { key: '?', does: 'Cette liste' },
  ],
};
