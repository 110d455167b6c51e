import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const door: Catalogue['door'] = {
  title: 'Rejoindre la table',
  whatItIs:
    'L’un de vous est Poséidon et déroute quatre navires\u202f; les autres les ramènent d’après ce que les navires signalent.',
  firstVoyage: 'Première fois\u202f? Essaie le tutoriel.',
  whoIsHere: 'Qui est là',
  nobodyHere: 'Il n’y a personne en ce moment.',
  yourSeat: 'Ta place',
  seatTaken: (name) => `Place prise par ${name}`,
  seatFree: 'Libre',
  decideLater: 'Plus tard',
  join: 'Rejoindre la table',
  watch: 'Juste regarder',
  running:
    'Une partie est en cours. Frappe, et ceux qui jouent te feront entrer comme Navigateur de plus. Ou regarde.',
  runningNoPoseidon: 'Une partie attend\u202f: la place de Poséidon est vide. Prends-la, ou regarde.',
  runningCompeting:
    'Une partie est en cours, pour des points, et tous ses navires ont leur capitaine. Tu peux regarder, et jouer la suivante.',
  seriesRunning: 'Une série est en cours. Si tu viens maintenant, tu regardes jusqu’à la prochaine.',
  joinAsPoseidon: 'Venir en Poséidon',
  haveKey: 'J’ai une clé pour ma place',
  keyHint: 'Huit caractères, de ton autre appareil ou de l’hôte. Une clé de retour en a vingt.',
  key: 'Clé',
  useKey: 'Utiliser la clé',
  notAKey: 'Une clé a huit caractères, comme M7KP-X2RT, et une clé de retour en a vingt.',
  severalKeys: 'Il y a plusieurs clés dans ce texte. Tape seulement celle de ta place.',
  fullRunning: 'Les cinq places de cette table sont prises, et une partie est en cours. Tu peux regarder.',
  full: 'Les cinq places de cette table sont prises. Dès que quelqu’un s’en va, cette page te laisse entrer.',

  lock: 'Accès à la table',
  lockDoes: 'Quand la table est fermée, plus personne ne peut la rejoindre. Ceux qui y sont restent.',
  lockOptions: ['Ouvert', 'Fermé'],
  locked: 'Fermée',
  lockedHere:
    'L’hôte a fermé cette table\u202f: plus personne ne peut la rejoindre. Dès qu’elle est rouverte, cette page te laisse entrer.',
  lockedRunning:
    'L’hôte a fermé cette table, et une partie est en cours. Tu ne peux pas la rejoindre maintenant, mais tu peux regarder.',
  lockedInvite: 'La table est fermée\u202f: plus personne ne peut la rejoindre.',

  ask: 'Frapper à la porte',
  askToSit: 'Demander une place',
  waitingTitle: 'Tu as frappé à la porte',
  asked: (names) => {
    if (names.length === 0) return 'Aucun de ceux qui peuvent te faire entrer n’est en ligne.';
    return names.length === 1
      ? `On demande à ${list(names)} de te faire entrer.`
      : `On demande à ${list(names)}. Un seul oui suffit.`;
  },
  waitHint: 'Garde cette page ouverte\u202f: la suite vient toute seule.',
  watchMeanwhile: 'Regarder en attendant',
  refusedTitle: 'Pas maintenant',
  refusedText:
    'Ceux qui jouent préfèrent rester entre eux pour l’instant. Regarde un moment, ou frappe de nouveau plus tard.',
  askAgain: 'Frapper de nouveau',
  knockedToJoin: 'Tu as frappé à la porte.',
  knockedToSit: 'Tu as demandé une place.',
  notNowSaid: 'Pas pour l’instant.',

  wantsIn: (name) => `${name} voudrait entrer.`,
  wantsSeat: (name) => `${name} voudrait une place.`,
  moreKnock: (count) => (count === 1 ? 'Une autre personne frappe.' : `${count} autres personnes frappent.`),
  letIn: 'Faire entrer',
  notNow: 'Pas maintenant',
};
