import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

const shipCounts = ['aucun navire', 'un navire', 'deux navires', 'trois navires', 'quatre navires'];

export const lobby: Catalogue['lobby'] = {
  table: 'Table',
  leave: 'Quitter',
  leaveTitle: 'Quitter cette table\u202f?',
  leaveText:
    'Ta place devient libre, et cet appareil oublie la table. Tu peux revenir avec le code, comme une nouvelle personne.',
  leaveConfirm: 'Quitter la table',

  inviteHint: 'Tes amis scannent ceci, ou ouvrent l’adresse et tapent le code.',
  inviteOverDays: 'Inviter à une partie au fil des jours',
  inviteFold: 'Inviter des amis',
  qr: 'Code QR du lien de cette table',
  link: 'Le lien de cette table',
  shareText: (code) => `Viens jouer à Odyssey à la table ${code}.`,

  who: 'Qui joue\u202f?',
  seatFor: {
    poseidon: 'Sait où est vraiment chaque navire, et envoie les tempêtes.',
    navigators: 'Ramènent quatre navires d’après leurs rapports. De un à quatre d’entre vous.',
  },
  sit: {
    poseidon: 'Être Poséidon',
    navigators: 'Être Navigateur',
  },
  standUp: 'Se lever',
  free: 'Place libre',
  standing: 'Sans place',
  rename: 'Changer de nom',
  renameDone: 'Prendre ce nom',

  what: 'À quoi joue-t-on\u202f?',
  board: 'Le plateau',
  boardsLoading: 'Chargement des plateaux…',
  boardGone: (board) => `${board} n’est plus sur ce serveur. Choisis un autre plateau.`,

  rules: 'Tuiles et règles',
  setsLabel: 'Jeux tout prêts',
  choose: 'Composer',
  off: 'Non',
  on: 'Oui',

  kind: 'Une partie ou une série',
  kinds: { cooperative: 'Ensemble', competing: 'En rivaux', series: 'Une série' },
  kindDoes: {
    cooperative: 'Une partie. Les Navigateurs gagnent ensemble, dès que trois navires sont rentrés.',
    competing: 'Une partie. Chaque Navigateur joue pour ses propres navires.',
    series:
      'Vous jouez les uns contre les autres. Chacun est Poséidon une fois, et les points de toutes les parties s’additionnent.',
  },
  oneGame: (mode) => `Une partie, ${mode}`,
  helps: 'Aide et temps',
  noHelps: 'Sans aide ni horloge',

  ships: 'Qui commande quel navire',
  shipsDoes: (largest, least) =>
    largest === least
      ? `Chacun de vous commande ${shipCounts[least] ?? ''}.`
      : `Chacun de vous commande ${shipCounts[least] ?? ''}, et l’un de vous ${shipCounts[largest] ?? ''}.`,
  shipsShared: 'Le quatrième navire est à tous.',
  shipsRest: 'Les navires que personne ne souhaite sont tirés au sort au début.',
  shipsByLot: 'Au sort',
  shipFree: 'Libre',
  shipShared: 'À tous',
  shipMine: 'À toi',
  shipToggle: (ship, holder, mine) =>
    mine
      ? `${ship}\u202f: à toi. Y renoncer`
      : holder === null
        ? `${ship}\u202f: libre. Le souhaiter`
        : `${ship}\u202f: souhaité par ${holder}`,
  deal: 'Tirer au sort',
  dealt: 'Le sort a réparti les navires.',

  more: 'Autres réglages',
  tableFold: 'Cette table',
  hosted: (name) => `Hôte\u202f: ${name}`,
  hostDoes:
    'L’hôte peut fermer la table et la supprimer, libérer des places et retirer quelqu’un de la table. En son absence, la personne présente depuis le plus longtemps peut libérer la place de quelqu’un d’absent.',
  iAmHost:
    'Tu es l’hôte\u202f: tu peux fermer la table et, avec «\u202f…\u202f» à côté d’un nom, libérer la place ou retirer quelqu’un de la table.',
  deleteTable: 'Supprimer la table',
  deleteTitle: 'Supprimer cette table pour de bon\u202f?',
  deleteText:
    'La table, toutes ses parties, leurs liens et son carnet sont supprimés, pour tout le monde. C’est sans retour.',

  devices: 'Appareils',
  devicesNow: (count) =>
    count === 1 ? 'Une personne sur cet appareil' : `${count} personnes sur cet appareil`,
  onThis: 'Sur cet appareil',
  actAs: (name) => `Jouer pour ${name}`,
  thisDevice: 'Cet appareil',
  shareDoes:
    'Des amis peuvent partager cet appareil\u202f: ajoute chacun par son nom. À côté d’un Navigateur, ils ont aussitôt une place.',
  shareAdd: 'Ajouter quelqu’un sur cet appareil',
  shareName: 'Nom de la personne',
  added: (name) => `${name} joue sur cet appareil.`,
  bothSides:
    'Cet appareil tient des places des deux camps\u202f: il montrerait la mer de Poséidon à des Navigateurs. L’un de vous doit jouer sur un autre appareil.',

  begin: 'Commencer la partie',
  ready: 'Parés à lever l’ancre.',
  missing: {
    both: 'Il manque encore Poséidon et un Navigateur.',
    poseidon: 'Il manque encore Poséidon.',
    navigators: 'Il manque encore un Navigateur.',
    seat: 'Prends une place pour commencer.',
    series: 'Tu regardes jusqu’à la prochaine série.',
    company: 'Il faut être au moins deux pour une série.',
  },
  inviteStep: {
    poseidon: 'Inviter Poséidon',
    navigators: 'Inviter un Navigateur',
  },
  seatless: (names) =>
    names.length === 1
      ? `${list(names)} n’a pas encore de place.`
      : `${list(names)} n’ont pas encore de place.`,
  absent: (names) =>
    names.length === 1 ? `${list(names)} n’est pas en ligne.` : `${list(names)} ne sont pas en ligne.`,

  past: 'Parties à cette table',
  pastWon: {
    poseidon: 'Poséidon a gagné',
    navigators: 'Les Navigateurs ont gagné',
  },
  pastAbandoned: 'Arrêtée',
  pastShips: (arrived) =>
    arrived === 0 ? 'aucun navire rentré' : arrived === 1 ? 'un navire rentré' : `${arrived} navires rentrés`,
  pastPoseidon: (name) => `Poséidon\u202f: ${name}`,
  gone: 'quelqu’un qui est parti',
};
