/** The lobby. */
import type { GameMode, Side } from '../../../shared/game/game.ts';
import type { Clock } from '../../../shared/table/table.ts';
import { list } from './words.ts';

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
export const shareText = (code: string) => `Viens jouer à Odyssey à la table ${code}.`;

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

// ── Board and rules ─────────────────────────────────────────────────────────────────────────────
export const gameFold = 'Plateau et règles';
export const change = 'Changer';
export const changed = 'Terminé';
export const show = 'Voir';
export const board = 'Le plateau';
export const boardsLoading = 'On déroule les cartes…';
export const boardGone = (board: string) => `${board} n’est plus sur ce serveur. Choisis un autre plateau.`;

// ── Choosing variants ───────────────────────────────────────────────────────────────────────────
export const variantsHeading = 'Tuiles et règles';
export const setsLabel = 'Jeux tout prêts';
export const choose = 'Composer';
export const off = 'Non';
export const on = 'Oui';

// ── Together, or against one another ────────────────────────────────────────────────────────────
export const mode = 'Ensemble ou en rivaux';
export const modes: Readonly<Record<GameMode, string>> = { cooperative: 'Ensemble', competing: 'En rivaux' };
export const modeDoes: Readonly<Record<GameMode, string>> = {
  cooperative: 'Les Navigateurs gagnent ensemble, dès que trois navires sont rentrés.',
  competing: 'Chaque Navigateur pour ses propres navires.',
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
export const shipsByLot = 'Au sort';
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

// ── More settings ──────────────────────────────────────────────────────────────────────────────
export const more = 'Autres réglages';
export const tableFold = 'Cette table';
export const hosted = (name: string) => `Hôte\u202f: ${name}`;
export const hostDoes =
  'L’hôte peut fermer la table et la supprimer, libérer des places et retirer quelqu’un de la table. En son absence, la personne présente depuis le plus longtemps peut libérer la place de quelqu’un d’absent.';
export const iAmHost =
  'Tu es l’hôte\u202f: tu peux fermer la table et, avec «\u202f…\u202f» à côté d’un nom, libérer la place ou retirer quelqu’un de la table.';
export const deleteTable = 'Supprimer la table';
export const deleteTitle = 'Supprimer cette table pour de bon\u202f?';
export const deleteText =
  'La table, toutes ses parties, leurs liens et son carnet sont supprimés, pour tout le monde. C’est sans retour.';

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
/** Over what only this one does: its language, its sounds. */
export const thisDevice = 'Cet appareil';
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
export const readySingle = 'Prêts pour une seule partie, sans série.';
export const missing = {
  both: 'Il manque encore Poséidon et un Navigateur.',
  poseidon: 'Il manque encore Poséidon.',
  navigators: 'Il manque encore un Navigateur.',
  seat: 'Prends une place pour commencer.',
  series: 'Tu regardes jusqu’à la prochaine série.',
  company: 'Il faut être au moins deux pour une série.',
};
/** The step that is missing, as a button. */
export const sitStep: Readonly<Record<Side, string>> = {
  poseidon: 'Jouer Poséidon',
  navigators: 'Jouer un Navigateur',
};
export const inviteStep: Readonly<Record<Side, string>> = {
  poseidon: 'Inviter Poséidon',
  navigators: 'Inviter un Navigateur',
};
export const seatless = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} n’a pas encore de place.`
    : `${list(names)} n’ont pas encore de place.`;
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
export const gone = 'quelqu’un qui est parti';
