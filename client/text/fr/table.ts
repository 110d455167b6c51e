/** A table's page around its screens: arriving, lost and found, and the menu during a game. */
import type { Side } from '../../../shared/game/game.ts';
import type { Barred } from '../../../shared/table/rules/olympus.ts';
import { list, of } from './words.ts';

export const title = (code: string, where: string) => `${where} · ${code} · Odyssey`;
export const places = {
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
};

// ── The menu during a game ──────────────────────────────────────────────────────────────────────
export const menu = 'Menu';
export const boardAndRules = 'Plateau et règles';
export const table = (code: string) => `Table ${code}`;
export const codeHint = 'On la rejoint avec ce code, ou par cette adresse\u202f:';
export const players = 'Qui joue où';
export const onlookers = 'Spectateurs';
export const toTable = 'À la table';
/** Said when somebody who plays goes back in the browser. */
export const backAgain = 'Reviens encore une fois en arrière pour quitter la partie. Ta place reste à toi.';
export const seatKept = 'À l’accueil, ta place est gardée\u202f: reviens par «\u202fReprendre\u202f».';
export const abandon = 'Abandonner la partie';
export const abandonTitle = 'Abandonner cette partie\u202f?';
export const abandonText =
  'La partie s’arrête ici pour tout le monde, sans gagnant. La table reste, et vous pouvez en commencer une autre.';
export const abandonAsk = 'Proposer d’abandonner';
export const abandonAskTitle = 'Proposer aux autres d’abandonner\u202f?';
export const abandonAskText =
  'Si tous ceux qui jouent sont d’accord, la partie s’arrête pour tout le monde, sans gagnant.';
export const abandonAskThem = 'Proposer';
/** Beside them: the game goes on. */
export const abandonKeep = 'Continuer la partie';
export const wouldAbandon = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} voudrait abandonner la partie.`
    : `${list(names)} voudraient abandonner la partie.`;
/** @param agreed who would, too; `missing`: who has not agreed */
export const iWouldAbandon = (agreed: readonly string[], missing: readonly string[]) =>
  agreed.length === 0
    ? `Tu voudrais abandonner. Il manque encore\u202f: ${list(missing)}.`
    : `Toi et ${list(agreed)}, vous voudriez abandonner. Il manque encore\u202f: ${list(missing)}.`;
export const abandonAgree = 'D’accord';
export const abandonTakeBack = 'Y renoncer';

// ── Arriving, or not ────────────────────────────────────────────────────────────────────────────
export const arriving = (code: string) => `En route vers la table ${code}…`;
export const goneTitle = 'Table inconnue';
export const goneText = (code: string) =>
  `Il n’y a pas de table avec le code ${code}. Compare avec l’écran de ton ami, ou crée ta propre table.`;
export const damagedTitle = 'Cette table est abîmée';
export const elsewhereTitle = 'Ta place est ouverte ailleurs';
export const elsewhereText =
  'Un autre onglet ou un autre appareil l’a reprise. Un seul à la fois peut tenir une place.';
export const useHere = 'Jouer ici';
export const movedTitle = 'Tu joues maintenant sur un autre appareil';
export const movedText = 'Celui-ci n’a plus accès. Pour revenir ici, cède ta place depuis l’autre appareil.';
export const deletedTitle = 'Cette table a été supprimée';
export const deletedText = 'Son hôte l’a supprimée, avec tout ce qui y a été joué.';
export const removedTitle = 'Tu n’as plus de place à cette table';
export const removedText = 'L’hôte te l’a reprise. Si une partie est en cours, tu peux regarder.';

// ── Host and players who are away ───────────────────────────────────────────────────────────────
export const notHere = 'Pas là\u202f?';
export const notHereFor = (name: string) => `${name} n’est pas là\u202f: que faire`;
export const manage = 'Gérer';
export const manageFor = (name: string) => `${name}\u202f: ce que tu peux faire en tant qu’hôte`;
export const presentText = 'En tant qu’hôte, tu peux\u202f:';
export const awayTitle = (name: string) => `${name} n’est pas en ligne`;
export const awayText =
  'Souvent il suffit d’attendre\u202f: un appareil revient de lui-même. Tu peux aussi aider.';
export const freeSeat = 'Libérer la place';
export const freeSeatTitle = (name: string) => `Libérer la place ${of(name)}\u202f?`;
export const freeSeatText = (name: string) =>
  `Quelqu’un d’autre pourra s’y asseoir. ${name} reste à la table.`;
export const freeSeatRunning: Readonly<Record<Side, (name: string) => string>> = {
  poseidon: (name) => `${name} reste à la table. La partie attend que quelqu’un d’autre s’y asseye.`,
  navigators: (name) =>
    `${name} reste à la table. La partie continue, et ses navires sont à tous jusqu’à ce que quelqu’un d’autre s’y asseye.`,
};
export const removePlayer = 'Retirer de la table';
export const removeTitle = (name: string) => `Retirer ${name} de la table\u202f?`;
/** @param side where they sit in the running game */
export const removeText = (name: string, side: Side | null) => {
  if (side === null) return `${name} perd sa place à cette table, et son écran le dit.`;
  return side === 'poseidon'
    ? `${name} perd sa place à cette table. La partie attend que quelqu’un d’autre soit Poséidon.`
    : `${name} perd sa place à cette table. La partie continue, et ses navires sont à tous jusqu’à ce que quelqu’un d’autre s’asseye là.`;
};
export const removeOpen = 'On peut revenir avec le code, comme une nouvelle personne.';
export const removeLocked = 'À une table fermée, personne ne peut venir, ni revenir.';
export const lockToo = 'Fermer aussi la table';
export const keyForAway = 'Créer une clé pour un autre appareil';
export const keyForAwayDoes = (name: string) =>
  `Si l’appareil ${of(name)} est perdu ou déchargé, la partie continue sur un autre.`;

// ── Going on to another device ──────────────────────────────────────────────────────────────────
export const anotherDevice = 'Jouer sur un autre appareil';
export const anotherDeviceFor = (name: string) => `${name}\u202f: jouer sur un autre appareil`;
export const offerText = (name: string) =>
  `Scanne ceci avec l’autre appareil, ou ouvres-y la table et tape la clé. ${name} ne joue alors plus que là-bas.`;
export const offerKey = 'Clé';
export const offerQr = 'Code QR pour reprendre la place';
export const offerLink = 'Le lien pour reprendre la place';
export const offerGood = 'Valable une fois, pendant dix minutes. Ne la donne à personne d’autre.';
export const offerUsed = (name: string) => `${name} est de retour.`;
export const offering = 'On prépare une clé…';
export const takeTitle = 'Jouer sur cet appareil\u202f?';
export const takeText = (code: string) =>
  `Cet appareil reprend une place à la table ${code}\u202f: le nom, le siège, les navires. L’appareil d’avant n’y a plus accès.`;
export const takeFailed = 'Cette clé ne marche pas';
export const take = 'Jouer ici';
export const takeNot = 'Plus tard\u202f: à la table';
export const taken = (name: string) => `Tu joues maintenant ici, sous le nom ${of(name)}.`;

// ── Seats that are empty ────────────────────────────────────────────────────────────────────────
export const poseidonEmpty = 'La place de Poséidon est vide. La partie attend.';
export const navigatorsEmpty = 'Il n’y a plus de Navigateur. La partie attend.';
export const sitDown: Readonly<Record<Side, string>> = {
  poseidon: 'Être Poséidon',
  navigators: 'Être Navigateur',
};
export const knowingTitle = 'Tu as vu l’autre camp';
export const knowingText =
  'Cet appareil a été dans l’autre camp de cette partie. Tu peux t’asseoir quand même\u202f: toute la table l’apprend, et cela reste inscrit avec la partie.';
export const knowingDevice =
  'Cet appareil a vu l’autre camp de cette partie. Tu peux y jouer quand même\u202f: toute la table l’apprend, et cela reste inscrit avec la partie.';
export const knowing = 'S’asseoir quand même';
/** Beside a name, and the sentence that says it. */
export const seenBoth = 'a vu les deux camps';
export const seenBothText = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} a vu les deux camps de cette partie.`
    : `${list(names)} ont vu les deux camps de cette partie.`;

// ── The big screen ──────────────────────────────────────────────────────────────────────────────
export const olympus = 'Le grand écran';
export const olympusOpen = 'Olympe ouvert\u202f: un grand écran montre tout.';
export const olympusDoes =
  'L’Olympe montre la vraie mer à toute une pièce, pour qui ne fait que regarder. Il s’ouvre quand l’hôte et Poséidon le permettent tous deux, et chaque écran le dit.';
export const olympusAllow = 'Permettre le grand écran';
export const olympusAsHost = 'Ton accord d’hôte. Poséidon doit le permettre aussi, à chaque partie.';
export const olympusAsPoseidon =
  'Ton accord de Poséidon, pour cette partie. Les Navigateurs ne doivent pas voir cet écran.';
export const olympusAsBoth =
  'Tu es à la fois hôte et Poséidon\u202f: ton accord suffit, pour cette partie. Les Navigateurs ne doivent pas voir cet écran.';
export const olympusOptions = ['Non', 'Oui'] as const;
export const olympusSummary = { off: 'Non', half: 'Poséidon ne l’a pas encore permis', on: 'Permis' };
export const olympusLink = 'Le lien du grand écran';
export const olympusOpenThere = 'Adresse à ouvrir sur le grand écran.';
export const olympusQr = 'Code QR du grand écran';
export const olympusLater = 'Poséidon le permet dans le menu, une fois la partie en cours.';
export const olympusWaiting = 'L’Olympe est fermé';
export const olympusNoGame =
  'Quand une partie est en cours, et que l’hôte et Poséidon le permettent tous deux, cet écran montre la vraie mer.';
/** Who won stands between the two. */
export const olympusOver = 'La partie est finie';
export const olympusAgain =
  'L’Olympe rouvrira à la prochaine partie, si l’hôte et Poséidon le permettent tous deux.';
export const olympusMissing = (host: boolean, poseidon: boolean) =>
  host
    ? 'Poséidon ne l’a pas encore permis\u202f: le réglage est dans son menu.'
    : poseidon
      ? 'L’hôte ne l’a pas encore permis\u202f: le réglage est au port, et dans le menu.'
      : 'L’hôte et Poséidon ne l’ont pas encore permis\u202f: chacun a un réglage dans son menu.';
/** Why this device does not show it, though it is open. */
export const olympusBarredTitle = 'Pas sur cet appareil';
export const olympusBarred: Readonly<Record<Barred, string>> = {
  navigator:
    'Un Navigateur a joué cette partie sur cet appareil, qui ne montre donc pas la vraie mer. Ouvre l’Olympe sur un autre appareil.',
  'no-device': 'Cette page est trop ancienne pour montrer la vraie mer. Recharge-la.',
  'too-many': 'Trop d’écrans ont déjà montré cette partie. Prends l’un d’eux.',
};

// ── The chart, open to onlookers ────────────────────────────────────────────────────────────────
export const openChart = {
  fold: 'Spectateurs',
  now: { closed: 'Sans la carte', open: 'Avec la carte' },
  name: 'Les spectateurs voient la carte',
  options: ['Non', 'Oui'],
  does: 'Qui regarde peut se placer derrière les Navigateurs\u202f: leurs estimes et leurs repères, jamais les navires.',
  agree:
    'Mettez-vous d’accord\u202f: l’appareil de Poséidon ne la montre jamais, mais un second téléphone de Poséidon la montrerait.',
  /** To who may not change it. */
  byWhom: 'C’est à ceux qui jouent d’en décider.',
};

// ── News ────────────────────────────────────────────────────────────────────────────────────────
export const news = {
  came: (name: string) => `${name} a rejoint la table.`,
  left: (name: string) => `${name} n’est plus à la table.`,
  freed: (name: string) => `La place ${of(name)} a été libérée.`,
  freedMine: 'Ta place a été libérée.',
  letIn: (name: string, by: string) => `${by} a fait entrer ${name}.`,
  letInMine: (by: string) => `${by} t’a fait entrer.`,
  locked: 'L’hôte a fermé la table.',
  unlocked: 'La table est rouverte.',
  goesOn: (name: string) => `${name} préfère continuer la partie.`,
  device: (name: string) => `${name} joue maintenant sur un autre appareil.`,
  deviceBy: (name: string, by: string) =>
    `${name} joue maintenant sur un autre appareil, avec une clé de ${by}.`,
  /** After the sentence about the device. */
  deviceKnows: 'Cet appareil a vu l’autre camp de cette partie.',
  sat: (name: string, side: Side) =>
    side === 'poseidon' ? `${name} est maintenant Poséidon.` : `${name} rejoint les Navigateurs.`,
  knowing: (name: string, side: Side) =>
    side === 'poseidon'
      ? `${name} est maintenant Poséidon, et a vu le camp des Navigateurs dans cette partie.`
      : `${name} rejoint les Navigateurs, et a vu le camp de Poséidon dans cette partie.`,
  host: (name: string) => `L’hôte n’est pas venu depuis des jours. Maintenant, l’hôte est ${name}.`,
  hostMine: 'L’hôte n’est pas venu depuis des jours. Maintenant, l’hôte, c’est toi.',
  seriesBegan: 'Une série a commencé.',
  seriesEnded: 'La série a été arrêtée.',
  abandoned: 'La partie a été abandonnée.',
};
