import type { Catalogue } from '../translation.ts';
import { list, of } from './words.ts';

export const table: Catalogue['table'] = {
  title: (code, where) => `${where} · ${code} · Odyssey`,
  places: {
    arriving: 'Table',
    door: 'Rejoindre la table',
    lobby: 'Le port',
    poseidon: 'Poséidon',
    navigators: 'Navigateurs',
    onlookers: 'Spectateurs',
    ending: 'La partie est finie',
    gone: 'Table inconnue',
    damaged: 'Cette table est abîmée',
    elsewhere: 'Ouverte ailleurs',
    moved: 'Sur un autre appareil',
    removed: 'Plus de place à la table',
    olympus: 'L’Olympe',
    record: 'Le carnet de la soirée',
    taking: 'Jouer sur cet appareil',
  },

  menu: 'Menu',
  settings: 'Son et langue',
  thisGame: 'Cette partie',
  yourDevice: 'Ton appareil',
  boardAndRules: 'Plateau et règles',
  table: (code) => `Table ${code}`,
  codeHint: 'On la rejoint avec ce code, ou par cette adresse\u202f:',
  players: 'Qui joue où',
  onlookers: 'Spectateurs',
  toTable: 'À la table',
  backAgain: 'Reviens encore une fois en arrière pour quitter la partie. Ta place reste à toi.',
  seatKept: 'À l’accueil, ta place est gardée\u202f: reviens par «\u202fReprendre\u202f».',
  abandon: 'Arrêter la partie',
  abandonTitle: 'Arrêter cette partie\u202f?',
  abandonText:
    'La partie s’arrête ici pour tout le monde, sans gagnant. La table reste, et vous pouvez en commencer une autre.',
  abandonAsk: 'Proposer d’arrêter',
  abandonAskTitle: 'Proposer aux autres d’arrêter\u202f?',
  abandonAskText:
    'Si tous ceux qui jouent sont d’accord, la partie s’arrête pour tout le monde, sans gagnant.',
  abandonAskThem: 'Proposer',
  abandonKeep: 'Continuer la partie',
  wouldAbandon: (names) =>
    names.length === 1
      ? `${list(names)} voudrait arrêter la partie.`
      : `${list(names)} voudraient arrêter la partie.`,
  iWouldAbandon: (agreed, missing) =>
    agreed.length === 0
      ? `Tu voudrais arrêter. Il manque encore\u202f: ${list(missing)}.`
      : `Toi et ${list(agreed)}, vous voudriez arrêter. Il manque encore\u202f: ${list(missing)}.`,
  abandonAgree: 'D’accord',
  abandonTakeBack: 'Y renoncer',

  arriving: (code) => `En route vers la table ${code}…`,
  goneTitle: 'Table inconnue',
  goneText: (code) =>
    `Il n’y a pas de table avec le code ${code}. Compare avec l’écran de ton ami, ou crée ta propre table.`,
  damagedTitle: 'Cette table est abîmée',
  elsewhereTitle: 'Ta place est ouverte ailleurs',
  elsewhereText: 'Un autre onglet ou un autre appareil l’a reprise. Un seul à la fois peut tenir une place.',
  useHere: 'Jouer ici',
  movedTitle: 'Tu joues maintenant sur un autre appareil',
  movedText: 'Celui-ci n’a plus accès. Pour revenir ici, cède ta place depuis l’autre appareil.',
  deletedTitle: 'Cette table a été supprimée',
  deletedText: 'Son hôte l’a supprimée, avec tout ce qui y a été joué.',
  removedTitle: 'Tu n’as plus de place à cette table',
  removedText: 'L’hôte te l’a reprise. Si une partie est en cours, tu peux regarder.',

  notHere: 'Pas là\u202f?',
  notHereFor: (name) => `${name} n’est pas là\u202f: que faire`,
  manage: 'Gérer',
  manageFor: (name) => `${name}\u202f: ce que tu peux faire en tant qu’hôte`,
  presentText: 'En tant qu’hôte, tu peux\u202f:',
  awayTitle: (name) => `${name} n’est pas en ligne`,
  awayText: 'Souvent il suffit d’attendre\u202f: un appareil revient de lui-même. Tu peux aussi aider.',
  freeSeat: 'Libérer la place',
  freeSeatTitle: (name) => `Libérer la place ${of(name)}\u202f?`,
  freeSeatText: (name) => `Quelqu’un d’autre pourra s’y asseoir. ${name} reste à la table.`,
  freeSeatRunning: {
    poseidon: (name) => `${name} reste à la table. La partie attend que quelqu’un d’autre s’y asseye.`,
    navigators: (name) =>
      `${name} reste à la table. La partie continue, et ses navires sont à tous jusqu’à ce que quelqu’un d’autre s’y asseye.`,
  },
  removePlayer: 'Retirer de la table',
  removeTitle: (name) => `Retirer ${name} de la table\u202f?`,
  removeText: (name, side) => {
    if (side === null) return `${name} perd sa place à cette table, et son écran le dit.`;
    return side === 'poseidon'
      ? `${name} perd sa place à cette table. La partie attend que quelqu’un d’autre soit Poséidon.`
      : `${name} perd sa place à cette table. La partie continue, et ses navires sont à tous jusqu’à ce que quelqu’un d’autre s’asseye là.`;
  },
  removeOpen: 'On peut revenir avec le code, comme une nouvelle personne.',
  removeLocked: 'À une table fermée, personne ne peut venir, ni revenir.',
  lockToo: 'Fermer aussi la table',
  keyForAway: 'Créer une clé pour un autre appareil',
  keyForAwayDoes: (name) =>
    `Si l’appareil ${of(name)} est perdu ou déchargé, la partie continue sur un autre.`,

  anotherDevice: 'Jouer sur un autre appareil',
  anotherDeviceFor: (name) => `${name}\u202f: jouer sur un autre appareil`,
  offerText: (name) =>
    `Scanne ceci avec l’autre appareil, ou ouvres-y la table et tape la clé. ${name} ne joue alors plus que là-bas.`,
  offerKey: 'Clé',
  offerQr: 'Code QR pour reprendre la place',
  offerLink: 'Le lien pour reprendre la place',
  offerGood: 'Valable une fois, pendant dix minutes. Ne la donne à personne d’autre.',
  offerUsed: (name) => `${name} est de retour.`,
  offering: 'On prépare une clé…',
  takeTitle: 'Jouer sur cet appareil\u202f?',
  takeText: (code) =>
    `Cet appareil reprend une place à la table ${code}\u202f: le nom, le siège, les navires. L’appareil d’avant n’y a plus accès.`,
  takeFailed: 'Cette clé ne marche pas',
  take: 'Jouer ici',
  takeNot: 'Plus tard\u202f: à la table',
  taken: (name) => `Tu joues maintenant ici, sous le nom ${of(name)}.`,

  poseidonEmpty: 'La place de Poséidon est vide. La partie attend.',
  navigatorsEmpty: 'Il n’y a plus de Navigateur. La partie attend.',
  sitDown: {
    poseidon: 'Être Poséidon',
    navigators: 'Être Navigateur',
  },
  knowingTitle: 'Tu as vu l’autre camp',
  knowingText:
    'Cet appareil a été dans l’autre camp de cette partie. Tu peux t’asseoir quand même\u202f: toute la table l’apprend, et cela reste inscrit avec la partie.',
  knowingDevice:
    'Cet appareil a vu l’autre camp de cette partie. Tu peux y jouer quand même\u202f: toute la table l’apprend, et cela reste inscrit avec la partie.',
  knowing: 'S’asseoir quand même',
  seenBoth: 'a vu les deux camps',
  seenBothText: (names) =>
    names.length === 1
      ? `${list(names)} a vu les deux camps de cette partie.`
      : `${list(names)} ont vu les deux camps de cette partie.`,

  olympus: 'Le grand écran',
  olympusOpen: 'Olympe ouvert\u202f: un grand écran montre tout.',
  olympusDoes:
    'L’Olympe montre la vraie mer à toute une pièce, pour qui ne fait que regarder. Il s’ouvre quand l’hôte et Poséidon le permettent tous deux, et chaque écran le dit.',
  olympusAllow: 'Permettre le grand écran',
  olympusAsHost: 'Ton accord d’hôte. Poséidon doit le permettre aussi, à chaque partie.',
  olympusAsPoseidon:
    'Ton accord de Poséidon, pour cette partie. Les Navigateurs ne doivent pas voir cet écran.',
  olympusAsBoth:
    'Tu es à la fois hôte et Poséidon\u202f: ton accord suffit, pour cette partie. Les Navigateurs ne doivent pas voir cet écran.',
  olympusOptions: ['Non', 'Oui'],
  olympusSummary: { off: 'Non', half: 'Poséidon ne l’a pas encore permis', on: 'Permis' },
  olympusLink: 'Le lien du grand écran',
  olympusOpenThere: 'Adresse à ouvrir sur le grand écran.',
  olympusQr: 'Code QR du grand écran',
  olympusLater: 'Poséidon le permet dans le menu, une fois la partie en cours.',
  olympusWaiting: 'L’Olympe est fermé',
  olympusNoGame:
    'Quand une partie est en cours, et que l’hôte et Poséidon le permettent tous deux, cet écran montre la vraie mer.',
  olympusOver: 'La partie est finie',
  olympusAgain: 'L’Olympe rouvrira à la prochaine partie, si l’hôte et Poséidon le permettent tous deux.',
  olympusMissing: (host, poseidon) =>
    host
      ? 'Poséidon ne l’a pas encore permis\u202f: le réglage est dans son menu.'
      : poseidon
        ? 'L’hôte ne l’a pas encore permis\u202f: le réglage est au port, et dans le menu.'
        : 'L’hôte et Poséidon ne l’ont pas encore permis\u202f: chacun a un réglage dans son menu.',
  olympusBarred: {
    navigator:
      'Un Navigateur a joué cette partie sur cet appareil, qui ne montre donc pas la vraie mer. Ouvre l’Olympe sur un autre appareil.',
    'no-device': 'Cette page est trop ancienne pour montrer la vraie mer. Recharge-la.',
    'too-many': 'Trop d’écrans ont déjà montré cette partie. Prends l’un d’eux.',
  },

  openChart: {
    fold: 'Spectateurs',
    now: { closed: 'Sans la carte', open: 'Avec la carte' },
    name: 'Les spectateurs voient la carte',
    options: ['Non', 'Oui'],
    does: 'Qui regarde peut se placer derrière les Navigateurs\u202f: leur carte et ce qu’écrit l’équipage, jamais les navires.',
    agree:
      'Mettez-vous d’accord\u202f: l’appareil de Poséidon ne la montre jamais, mais un second téléphone de Poséidon la montrerait.',
    byWhom: 'C’est à ceux qui jouent d’en décider.',
  },

  news: {
    came: (name) => `${name} a rejoint la table.`,
    left: (name) => `${name} n’est plus à la table.`,
    freed: (name) => `La place ${of(name)} a été libérée.`,
    freedMine: 'Ta place a été libérée.',
    letIn: (name, by) => `${by} a fait entrer ${name}.`,
    letInMine: (by) => `${by} t’a fait entrer.`,
    locked: 'L’hôte a fermé la table.',
    unlocked: 'La table est rouverte.',
    goesOn: (name) => `${name} préfère continuer la partie.`,
    device: (name) => `${name} joue maintenant sur un autre appareil.`,
    deviceBy: (name, by) => `${name} joue maintenant sur un autre appareil, avec une clé de ${by}.`,
    deviceKnows: 'Cet appareil a vu l’autre camp de cette partie.',
    sat: (name, side) =>
      side === 'poseidon' ? `${name} est maintenant Poséidon.` : `${name} rejoint les Navigateurs.`,
    knowing: (name, side) =>
      side === 'poseidon'
        ? `${name} est maintenant Poséidon, et a vu le camp des Navigateurs dans cette partie.`
        : `${name} rejoint les Navigateurs, et a vu le camp de Poséidon dans cette partie.`,
    host: (name) => `Maintenant, l’hôte est ${name}.`,
    hostMine: 'Maintenant, l’hôte, c’est toi.',
    seriesBegan: 'Une série a commencé.',
    seriesEnded: 'La série a été arrêtée.',
    abandoned: 'La partie a été arrêtée.',
  },
};
