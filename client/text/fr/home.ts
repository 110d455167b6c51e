/** The first page, and the banner of the connection. */
import type { Looked } from '../../../shared/wire/protocol.ts';
import type { Side } from '../../../shared/game/game.ts';
import { plural } from './words.ts';

export const title = 'Odyssey\u202f: tempêtes et navigation à l’estime';
export const line =
  'L’un de vous est Poséidon et déroute les navires. Les autres doivent retrouver le chemin du retour.';

// ── A new table ─────────────────────────────────────────────────────────────────────────────────
export const makeHeading = 'Une nouvelle table';
export const make = 'Créer une table';
export const name = 'Ton nom';
export const nameHint = 'Tel que les autres le verront';
export const nameMissing = 'Donne un nom, pour que les autres te reconnaissent.';
export const nameTaken = 'Quelqu’un porte déjà ce nom ici. Ajoute quelque chose pour vous distinguer.';
export const playAs = 'Tu es';
export const change = 'Changer';

// ── A friend's table ────────────────────────────────────────────────────────────────────────────
export const joinHeading = 'La table d’un ami';
export const code = 'Code';
export const codeHint = 'Quatre caractères, sur l’écran de ton ami';
export const join = 'Entrer';
export const notACode = (typed: string) =>
  typed === ''
    ? 'Tape les quatre caractères affichés sur l’écran de ton ami.'
    : `«\u202f${typed}\u202f» ne peut pas être un code\u202f: il a quatre caractères, comme M7KP.`;
export const noSuchTable = (code: string) =>
  `Il n’y a pas de table ${code}. Compare avec l’écran de ton ami.`;
export const noAnswer = 'Le serveur ne répond pas. Réessaie dans un instant.';

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

// ── Nowhere ─────────────────────────────────────────────────────────────────────────────────────
export const nowhereTitle = 'Hors de la carte';
export const nowhereText =
  'Il n’y a rien à cette adresse. Le lien d’une table se termine par ses quatre caractères.';
export const wayHome = 'À l’accueil';

// ── The connection ──────────────────────────────────────────────────────────────────────────────
export const connecting = 'On cherche le serveur…';
export const lost = 'La connexion est perdue. On la cherche…';
export const outdated = 'Une version plus récente d’Odyssey est arrivée.';
export const notLoaded = 'Une partie de la page n’a pas pu être chargée.';
export const reload = 'Recharger';

// ── For newcomers, and this device ──────────────────────────────────────────────────────────────
export const newHere = 'Première fois\u202f?';
export const voyageNavigators = 'Première traversée\u202f: Navigateurs';
export const voyagePoseidon = 'Première traversée\u202f: Poséidon';
export const rules = 'Les règles';
export const language = 'Langue';
