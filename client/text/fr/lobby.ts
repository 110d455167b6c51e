/** The lobby, the door to a table, and the variants in words. */
import type { GameMode, SeaMonster, Side, Variants } from '../../../shared/game/game.ts';
import type { Clock } from '../../../shared/table/table.ts';
import type { Variant, VariantSet } from '../../../shared/game/variant-sets.ts';
import { list } from './words.ts';

// ── Variants ────────────────────────────────────────────────────────────────────────────────────

export const variants: Readonly<Record<Variant, { readonly name: string; readonly does: string }>> = {
  easierDeduction: {
    name: 'Déduction facilitée',
    does: 'Les navires signalent aussi la nature des îles et la couleur des navires autour d’eux.',
  },
  lighthouses: {
    name: 'Phares',
    does: 'Les Navigateurs les bâtissent avant la première manche. Qui en voit un sait où il est.',
  },
  seaMonsters: {
    name: 'Monstres marins',
    does: 'Joués à la place d’une tempête\u202f: un navire reste sur place une manche. Chacun rallonge la partie d’une manche.',
  },
  harderDeduction: {
    name: 'Déduction corsée',
    does: 'Les tempêtes se jouent face cachée\u202f: personne ne dit quels navires elles touchent.',
  },
  useYourMemory: {
    name: 'De mémoire',
    does: 'Pas de repères, et les rapports des manches passées s’effacent.',
  },
  shipsInSight: {
    name: 'Navires non comptés',
    does: 'Un navire signale s’il en voit d’autres, pas combien.',
  },
  maelstroms: {
    name: 'Maelströms',
    does: 'Poséidon les cache en pleine mer. Un navire qui entre dans l’un d’eux est dérouté.',
  },
  fogBanks: {
    name: 'Bancs de brume',
    does: 'Poséidon les cache n’importe où. La brume cache ce qu’elle couvre, navires compris.',
  },
};

const monsterNames: Readonly<Record<SeaMonster, string>> = { leviathan: 'Léviathan', kraken: 'Kraken' };

/** A variant that is in play, with its number: "Deux phares". */
export function inPlay(variant: Variant, settings: Variants): string {
  switch (variant) {
    case 'seaMonsters':
      return `Monstres marins\u202f: ${list(settings.seaMonsters.map((monster) => monsterNames[monster]))}`;
    case 'lighthouses':
      return settings.lighthouses === 1 ? 'Un phare' : 'Deux phares';
    case 'maelstroms':
      return settings.maelstroms === 1 ? 'Un maelström' : 'Deux maelströms';
    case 'fogBanks':
      return settings.fogBanks === 1 ? 'Un banc de brume' : 'Deux bancs de brume';
    default:
      return variants[variant].name;
  }
}
export const baseGame = 'Le jeu de base\u202f: onze tempêtes, pas d’autre tuile.';
export const helps: Readonly<Record<Side, string>> = {
  poseidon: 'Aide Poséidon',
  navigators: 'Aide les Navigateurs',
};
export const monsters: Readonly<Record<SeaMonster | 'none' | 'both', string>> = {
  none: 'Aucun',
  leviathan: 'Léviathan',
  kraken: 'Kraken',
  both: 'Les deux',
};
export const counts = ['Aucun', 'Un', 'Deux'] as const;

export const sets: Readonly<Record<VariantSet, { readonly name: string; readonly for: string }>> = {
  'first-voyage': {
    name: 'Première traversée',
    for: 'Pour une première partie, ou avec des enfants\u202f: les navires en voient plus.',
  },
  standard: { name: 'Classique', for: 'Le jeu tel quel\u202f: onze tempêtes, rien d’autre.' },
  'fair-winds': {
    name: 'Bon vent',
    for: 'Deux phares pour se guider, et des monstres qui font perdre du temps à Poséidon.',
  },
  'whole-box': { name: 'Toute la boîte', for: 'Un peu de chaque tuile, bien partagé.' },
  'poseidons-wrath': {
    name: 'Colère de Poséidon',
    for: 'Des maelströms et de la brume là où personne ne les attend.',
  },
  'old-hands': { name: 'Loups de mer', for: 'Tempêtes face cachée, rien par écrit.' },
};
export const ownSet = 'Ton mélange';
export const settings = 'Réglages';

// ── The lobby ───────────────────────────────────────────────────────────────────────────────────
export const table = 'Table';
export const leave = 'Quitter';
export const leaveTitle = 'Quitter cette table\u202f?';
export const leaveText =
  'Ta place devient libre, et cet appareil oublie la table. Tu peux revenir avec le code, comme une nouvelle personne.';
export const leaveConfirm = 'Quitter la table';

export const inviteHint = 'Tes amis scannent ceci, ou ouvrent l’adresse et tapent le code.';
export const inviteFold = 'Inviter des amis';
export const qr = 'Code QR du lien de cette table';
export const link = 'Le lien de cette table';
export const copy = 'Copier le lien';
export const copied = 'Le lien est copié.';
export const copyByHand = 'Le lien est sélectionné\u202f: copie-le à la main.';
export const share = 'Partager';
export const shareText = (code: string) => `Viens jouer à Odyssey à la table ${code}.`;
export const onlyHere =
  'Cette adresse ne marche que sur cet ordinateur. Ouvre Odyssey par l’adresse que son serveur a affichée, et tes amis pourront venir.';

// ── Seats ───────────────────────────────────────────────────────────────────────────────────────
export const seats = 'Qui joue';
export const seatFor: Readonly<Record<Side, string>> = {
  poseidon: 'Sait où est vraiment chaque navire, et envoie les tempêtes.',
  navigators: 'Ramènent quatre navires d’après leurs rapports. De un à quatre d’entre vous.',
};
export const sit: Readonly<Record<Side, string>> = {
  poseidon: 'Être Poséidon',
  navigators: 'Être Navigateur',
};
export const standUp = 'Se lever';
export const free = 'Place libre';
export const swap = 'Échanger';
export const swapWith = (name: string) => `Échanger les places avec ${name}`;
export const swapTitle = (name: string) => `Échanger les places avec ${name}\u202f?`;
export const swapText = (name: string) => `${name} devient Poséidon, et toi Navigateur.`;
export const standing = 'Sans place';
export const rename = 'Changer de nom';
export const renameDone = 'Prendre ce nom';

// ── The board ───────────────────────────────────────────────────────────────────────────────────
export const board = 'Le plateau';
export const boardSize = (columns: number, rows: number) => `${columns}\u00a0×\u00a0${rows}`;
export const boardTitle = (id: string, name: string) => `${id}\u202f: ${name}`;
/** The names of our own boards, by the name in the board's file. */
export const boardNames = {
  'The Halcyon Roads': 'La rade des Alcyons',
  'The Broken Necklace': 'Le collier rompu',
  'The Grindstone': 'La meule',
  'Where the Gulls Turn Back': 'Où les mouettes font demi-tour',
};
/** Our own boards, by their letter. */
export const difficulty: Readonly<Record<string, string>> = {
  A: 'Pour débuter',
  B: 'Classique',
  C: 'Traître',
  D: 'Pour loups de mer',
};
export const boardsLoading = 'On déroule les cartes…';

// ── Choosing variants ───────────────────────────────────────────────────────────────────────────
export const variantsHeading = 'Le jeu';
export const setsLabel = 'Jeux tout prêts';
export const choose = 'Composer';
export const off = 'Non';
export const on = 'Oui';

// ── Together, or against one another ────────────────────────────────────────────────────────────
export const mode = 'Ensemble ou en rivaux';
export const modes: Readonly<Record<GameMode, string>> = { cooperative: 'Ensemble', competing: 'En rivaux' };
export const modeDoes: Readonly<Record<GameMode, string>> = {
  cooperative: 'Les Navigateurs gagnent ensemble, dès que trois navires sont rentrés.',
  competing:
    'Chaque Navigateur pour ses propres navires. Points\u202f: 3 à un Navigateur par navire à lui qui rentre, 1 à Poséidon par navire perdu\u202f; 1 à chaque Navigateur pour un navire commun.',
};

// ── Who commands which ship ─────────────────────────────────────────────────────────────────────
export const ships = 'Qui commande quel navire';
const shipCounts = ['aucun navire', 'un navire', 'deux navires', 'trois navires', 'quatre navires'];
export const shipsDoes = (largest: number, least: number) =>
  largest === least
    ? `Chacun de vous commande ${shipCounts[least] ?? ''}.`
    : `Chacun de vous commande ${shipCounts[least] ?? ''}, et l’un de vous ${shipCounts[largest] ?? ''}.`;
export const shipsShared = 'Le quatrième navire est à tous.';
export const shipsRest = 'Les navires que personne ne souhaite sont tirés au sort au début.';
export const shipFree = 'Libre';
export const shipShared = 'À tous';
export const shipMine = 'À toi';
export const shipToggle = (ship: string, holder: string | null, mine: boolean) =>
  mine
    ? `${ship}\u202f: à toi. Y renoncer`
    : holder === null
      ? `${ship}\u202f: libre. Le souhaiter`
      : `${ship}\u202f: souhaité par ${holder}`;
export const deal = 'Tirer au sort';
export const dealt = 'Le sort a réparti les navires.';

// ── More for the evening ────────────────────────────────────────────────────────────────────────
export const more = 'Plus pour la soirée';
export const tableFold = 'Cette table';
export const hosted = (name: string) => `Hôte\u202f: ${name}`;
export const hostDoes =
  'L’hôte peut libérer la place de quelqu’un d’absent, et supprimer la table. En son absence, la personne présente depuis le plus longtemps le remplace.';
export const iAmHost = 'Tu es l’hôte\u202f: tu peux libérer la place de quelqu’un d’absent.';
export const deleteTable = 'Supprimer la table';
export const deleteTitle = 'Supprimer cette table pour de bon\u202f?';
export const deleteText =
  'La table, toutes ses parties et son carnet sont supprimés, pour tout le monde. C’est sans retour.';

export const clock = 'Le chrono';
export const clockOff = 'Aucun';
export const clockDoes = 'Du temps pour chaque tour de Poséidon et pour chaque ordre des Navigateurs.';
export const clockPresets = { relaxed: 'Tranquille', brisk: 'Vif' };
export const clockTimes = (poseidon: string, order: string) =>
  `${poseidon} pour un tour de Poséidon, ${order} pour chaque ordre.`;
export const minutes = (seconds: number) => {
  if (seconds < 60) return `${seconds}\u00a0s`;
  const rest = seconds % 60 === 0 ? '' : `:${String(seconds % 60).padStart(2, '0')}`;
  return `${Math.floor(seconds / 60)}${rest}\u00a0min`;
};
export const clockOwn = (poseidon: string, order: string) => `${poseidon} / ${order}`;
export const atZero = 'Quand le temps est écoulé';
export const atZeroDoes: Readonly<Record<Clock['atZero'], string>> = {
  sign: 'Il n’y a qu’un signal\u202f: rien ne se joue sans toi.',
  'random move': 'Un coup permis est joué au hasard à ta place.',
};
export const atZeroOptions: Readonly<Record<Clock['atZero'], string>> = {
  sign: 'Un signal',
  'random move': 'Un coup au hasard',
};

// ── Devices ─────────────────────────────────────────────────────────────────────────────────────
export const devices = 'Appareils';
export const devicesNow = (count: number) =>
  count === 1 ? 'Une personne sur cet appareil' : `${count} personnes sur cet appareil`;
export const onThis = 'Sur cet appareil';
export const actAs = (name: string) => `Jouer pour ${name}`;
export const shareDoes =
  'Des amis peuvent partager cet appareil\u202f: ajoute chacun par son nom. À côté d’un Navigateur, ils ont aussitôt une place.';
export const shareAdd = 'Ajouter quelqu’un sur cet appareil';
export const shareName = 'Nom de la personne';
export const added = (name: string) => `${name} joue sur cet appareil.`;
export const bothSides =
  'Cet appareil tient des places des deux camps\u202f: il montrerait la mer de Poséidon à des Navigateurs. L’un de vous doit jouer sur un autre appareil.';

// ── Beginning ───────────────────────────────────────────────────────────────────────────────────
export const begin = 'Commencer';
export const ready = 'Parés à lever l’ancre.';
export const missing = {
  both: 'Il manque encore Poséidon et un Navigateur.',
  poseidon: 'Il manque encore Poséidon.',
  navigators: 'Il manque encore un Navigateur.',
  seat: 'Prends une place pour commencer.',
  series: 'Tu regardes jusqu’à la prochaine série.',
  company: 'Il faut être au moins deux pour une série.',
};
export const absent = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} n’est pas en ligne.` : `${list(names)} ne sont pas en ligne.`;

// ── Games played ────────────────────────────────────────────────────────────────────────────────
export const past = 'Parties à cette table';
export const pastWon: Readonly<Record<Side, string>> = {
  poseidon: 'Poséidon a gagné',
  navigators: 'Les Navigateurs ont gagné',
};
export const pastAbandoned = 'Abandonnée';
export const pastShips = (arrived: number) =>
  arrived === 0 ? 'aucun navire rentré' : arrived === 1 ? 'un navire rentré' : `${arrived} navires rentrés`;
export const pastPoseidon = (name: string) => `Poséidon\u202f: ${name}`;
export const pastBoard = (id: string) => `Plateau ${id}`;
export const gone = 'quelqu’un qui est parti';

// ── The door ────────────────────────────────────────────────────────────────────────────────────
/** Before a table's code. */
export const doorTitle = 'Viens à la table';
export const whoIsHere = 'Qui est là';
export const nobodyHere = 'Il n’y a personne en ce moment.';
export const yourSeat = 'Ta place';
export const seatTaken = (name: string) => `Place prise par ${name}`;
export const seatFree = 'Libre';
export const decideLater = 'Plus tard';
export const join = 'Rejoindre la table';
export const joinAndHelp = 'Venir et aider les Navigateurs';
export const watch = 'Juste regarder';
export const running = 'Une partie est en cours. Tu peux la rejoindre comme Navigateur de plus, ou regarder.';
export const runningNoPoseidon =
  'Une partie attend\u202f: la place de Poséidon est vide. Prends-la, ou regarde.';
export const runningCompeting =
  'Une partie est en cours, pour des points, et tous ses navires ont leur capitaine. Tu peux regarder, et jouer la suivante.';
export const seriesRunning =
  'Une série est en cours. Si tu viens maintenant, tu regardes jusqu’à la prochaine.';
export const joinAsPoseidon = 'Venir en Poséidon';
export const joinAndWatch = 'Venir et regarder';
export const haveKey = 'J’ai une clé pour ma place';
export const keyHint = 'Huit caractères, de ton autre appareil ou de l’hôte.';
export const key = 'Clé';
export const useKey = 'Utiliser la clé';
export const notAKey = 'Une clé a huit caractères, comme M7KP-X2RT.';
export const fullRunning =
  'Les cinq places de cette table sont prises, et une partie est en cours. Tu peux regarder.';
export const full =
  'Les cinq places de cette table sont prises. Dès que quelqu’un s’en va, cette page te laisse entrer.';
