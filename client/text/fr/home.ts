/** The first page. */
import type { Looked } from '../../../shared/wire/protocol.ts';
import type { Side } from '../../../shared/game/game.ts';
import { plural } from './words.ts';

export const title = 'Odyssey\u202f: tempêtes et navigation à l’estime';
export const line =
  'L’un de vous est Poséidon et déroute les navires. Les autres doivent retrouver le chemin du retour.';

// ── A new table ─────────────────────────────────────────────────────────────────────────────────
export const makeHeading = 'Une nouvelle table';
export const make = 'Créer une table';
export const playAs = 'Tu es';
export const change = 'Changer';

// ── A friend's table ────────────────────────────────────────────────────────────────────────────
export const joinHeading = 'La table d’un ami';
export const code = 'Code';
export const codeHint = 'Des lettres et des chiffres, sur l’écran de ton ami';
export const join = 'Entrer';
export const notACode = (typed: string) =>
  typed === ''
    ? 'Tape le code affiché sur l’écran de ton ami.'
    : `«\u202f${typed}\u202f» ne peut pas être un code\u202f: il a au moins quatre caractères, comme M7KP ou RH7 N2K.`;
export const severalCodes = (codes: readonly string[]) =>
  `Il y a plusieurs codes dans ce texte\u202f: ${codes.join(', ')}. Tape seulement le bon.`;
export const noSuchTable = (code: string) =>
  `Il n’y a pas de table ${code}. Compare avec l’écran de ton ami.`;

// ── Tables known here ───────────────────────────────────────────────────────────────────────────
export const goOnHeading = 'Reprendre';
export const goOn = (code: string) => `Reprendre à la table ${code}`;
export const state: Readonly<Record<Looked['game'], string>> = {
  none: 'Au port',
  running: 'Une partie est en cours',
  over: 'Prête pour une autre partie',
};
export const seat = (side: Side | null) =>
  side === null ? 'sans place' : side === 'poseidon' ? 'en Poséidon' : 'en Navigateur';
export const company = (names: readonly string[]) => names.join(', ');
export const looking = 'On cherche…';
export const older = (count: number) =>
  count === 1 ? 'Une table plus ancienne' : plural(count, 'table plus ancienne', 'tables plus anciennes');

// ── For newcomers ───────────────────────────────────────────────────────────────────────────────
export const newHere = 'Première fois\u202f?';
export const voyageNavigators = 'Débuter\u202f: Navigateurs';
export const voyagePoseidon = 'Débuter\u202f: Poséidon';
export const puzzles = 'Énigmes';

// ── Alone ───────────────────────────────────────────────────────────────────────────────────────
export const alone = 'Jouer en solo';
export const daily = 'La traversée du jour';
