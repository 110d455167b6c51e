/** The door of a table: joining, knocking while a game runs, letting in, and the lock. */
import { list } from './words.ts';

/** Before a table's code. */
export const title = 'Viens à la table';
/** For who has never played. */
export const whatItIs =
  'L’un de vous est Poséidon et déroute quatre navires\u202f; les autres les ramènent d’après ce que les navires signalent.';
export const firstVoyage = 'Première fois\u202f? Fais la première traversée.';
export const whoIsHere = 'Qui est là';
export const nobodyHere = 'Il n’y a personne en ce moment.';
export const yourSeat = 'Ta place';
export const seatTaken = (name: string) => `Place prise par ${name}`;
export const seatFree = 'Libre';
export const decideLater = 'Plus tard';
export const join = 'Rejoindre la table';
export const watch = 'Juste regarder';
export const running =
  'Une partie est en cours. Frappe, et ceux qui jouent te feront entrer comme Navigateur de plus. Ou regarde.';
export const runningNoPoseidon =
  'Une partie attend\u202f: la place de Poséidon est vide. Prends-la, ou regarde.';
export const runningCompeting =
  'Une partie est en cours, pour des points, et tous ses navires ont leur capitaine. Tu peux regarder, et jouer la suivante.';
export const seriesRunning =
  'Une série est en cours. Si tu viens maintenant, tu regardes jusqu’à la prochaine.';
export const joinAsPoseidon = 'Venir en Poséidon';
export const haveKey = 'J’ai une clé pour ma place';
export const keyHint = 'Huit caractères, de ton autre appareil ou de l’hôte. Une clé de retour en a vingt.';
export const key = 'Clé';
export const useKey = 'Utiliser la clé';
export const notAKey = 'Une clé a huit caractères, comme M7KP-X2RT, et une clé de retour en a vingt.';
export const severalKeys = 'Il y a plusieurs clés dans ce texte. Tape seulement celle de ta place.';
export const fullRunning =
  'Les cinq places de cette table sont prises, et une partie est en cours. Tu peux regarder.';
export const full =
  'Les cinq places de cette table sont prises. Dès que quelqu’un s’en va, cette page te laisse entrer.';

// ── A locked table ──────────────────────────────────────────────────────────────────────────────
export const lock = 'La porte';
export const lockDoes =
  'Quand la table est fermée, plus personne ne peut la rejoindre. Ceux qui y sont restent.';
export const lockOptions = ['Ouverte', 'Fermée'] as const;
export const locked = 'Fermée';
export const lockedHere =
  'L’hôte a fermé cette table\u202f: plus personne ne peut la rejoindre. Dès qu’elle est rouverte, cette page te laisse entrer.';
export const lockedRunning =
  'L’hôte a fermé cette table, et une partie est en cours. Tu ne peux pas la rejoindre maintenant, mais tu peux regarder.';
export const lockedInvite = 'La table est fermée\u202f: plus personne ne peut la rejoindre.';

// ── Knocking ────────────────────────────────────────────────────────────────────────────────────
export const ask = 'Frapper à la porte';
export const askToSit = 'Demander une place';
export const waitingTitle = 'Tu as frappé à la porte';
/** Who of those who could let somebody in is there. */
export const asked = (names: readonly string[]) => {
  if (names.length === 0) return 'Aucun de ceux qui peuvent te faire entrer n’est en ligne.';
  return names.length === 1
    ? `On demande à ${list(names)} de te faire entrer.`
    : `On demande à ${list(names)}. Un seul oui suffit.`;
};
export const waitHint = 'Garde cette page ouverte\u202f: la suite vient toute seule.';
export const watchMeanwhile = 'Regarder en attendant';
export const refusedTitle = 'Pas maintenant';
export const refusedText =
  'Ceux qui jouent préfèrent rester entre eux pour l’instant. Regarde un moment, ou frappe de nouveau plus tard.';
export const askAgain = 'Frapper de nouveau';
/** Over the screen of whoever looks on meanwhile. */
export const knockedToJoin = 'Tu as frappé à la porte.';
export const knockedToSit = 'Tu as demandé une place.';
export const notNowSaid = 'Pas pour l’instant.';

// ── Letting in ──────────────────────────────────────────────────────────────────────────────────
export const wantsIn = (name: string) => `${name} voudrait entrer.`;
export const wantsSeat = (name: string) => `${name} voudrait une place.`;
export const moreKnock = (count: number) =>
  count === 1 ? 'Une autre personne frappe.' : `${count} autres personnes frappent.`;
export const letIn = 'Faire entrer';
export const notNow = 'Pas maintenant';
