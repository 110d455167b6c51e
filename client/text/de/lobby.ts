/** The lobby. */
import type { GameMode, Side } from '../../../shared/game/game.ts';
import type { Clock } from '../../../shared/table/table.ts';
import { list } from './words.ts';

// ── The lobby ───────────────────────────────────────────────────────────────────────────────────
export const table = 'Tisch';
export const leave = 'Gehen';
export const leaveTitle = 'Diesen Tisch verlassen?';
export const leaveText =
  'Dein Platz wird frei, und dieses Gerät vergisst den Tisch. Mit dem Code kannst du zurückkommen, als jemand Neues.';
export const leaveConfirm = 'Tisch verlassen';

export const inviteHint = 'Freunde scannen das, oder sie öffnen die Adresse und geben den Code ein.';
export const inviteFold = 'Freunde einladen';
export const qr = 'QR-Code zum Link dieses Tisches';
export const link = 'Der Link zu diesem Tisch';
export const shareText = (code: string) => `Komm und spiel Odyssey mit uns, an Tisch ${code}.`;

// ── Seats ───────────────────────────────────────────────────────────────────────────────────────
export const seats = 'Wer spielt';
export const seatFor: Readonly<Record<Side, string>> = {
  poseidon: 'Weiß, wo jedes Schiff wirklich ist, und schickt die Stürme.',
  navigators: 'Steuern vier Schiffe heim, nach dem, was sie melden. Einer bis vier von euch.',
};
export const sit: Readonly<Record<Side, string>> = {
  poseidon: 'Poseidon sein',
  navigators: 'Navigator sein',
};
export const standUp = 'Aufstehen';
export const free = 'Noch niemand';
export const swap = 'Tauschen';
export const swapWith = (name: string) => `Plätze mit ${name} tauschen`;
export const swapTitle = (name: string) => `Plätze mit ${name} tauschen?`;
export const swapText = (name: string) => `${name} wird Poseidon, und du wirst Navigator.`;
export const standing = 'Ohne Platz';
export const rename = 'Namen ändern';
export const renameDone = 'So heiße ich';

// ── Board and rules ─────────────────────────────────────────────────────────────────────────────
export const gameFold = 'Brett und Regeln';
export const change = 'Ändern';
export const changed = 'Fertig';
export const show = 'Ansehen';
export const board = 'Das Brett';
export const boardsLoading = 'Die Karten werden entrollt …';
export const boardGone = (board: string) =>
  `${board} ist nicht mehr auf diesem Server. Wähle ein anderes Brett.`;

// ── Choosing variants ───────────────────────────────────────────────────────────────────────────
export const variantsHeading = 'Plättchen und Regeln';
export const setsLabel = 'Fertige Mischungen';
export const choose = 'Selbst mischen';
export const off = 'Aus';
export const on = 'An';

// ── Together, or against one another ────────────────────────────────────────────────────────────
export const mode = 'Gemeinsam oder gegeneinander';
export const modes: Readonly<Record<GameMode, string>> = {
  cooperative: 'Gemeinsam',
  competing: 'Gegeneinander',
};
export const modeDoes: Readonly<Record<GameMode, string>> = {
  cooperative: 'Die Navigatoren gewinnen gemeinsam, wenn drei Schiffe daheim sind.',
  competing: 'Jeder Navigator für die eigenen Schiffe.',
};

// ── Who commands which ship ─────────────────────────────────────────────────────────────────────
export const ships = 'Wer welches Schiff befehligt';
const shipCounts = ['kein Schiff', 'ein Schiff', 'zwei Schiffe', 'drei Schiffe', 'vier Schiffe'];
export const shipsDoes = (largest: number, least: number) =>
  largest === least
    ? `Ihr befehligt je ${shipCounts[least] ?? ''}.`
    : `Ihr befehligt je ${shipCounts[least] ?? ''}, und einer von euch ${shipCounts[largest] ?? ''}.`;
export const shipsShared = 'Das vierte Schiff gehört allen.';
export const shipsRest = 'Was sich niemand wünscht, wird zu Beginn verlost.';
export const shipsByLot = 'Per Los';
export const shipFree = 'Frei';
export const shipShared = 'Für alle';
export const shipMine = 'Deins';
export const shipToggle = (ship: string, holder: string | null, mine: boolean) =>
  mine
    ? `${ship}: deins. Hergeben`
    : holder === null
      ? `${ship}: frei. Wünschen`
      : `${ship}: gewünscht von ${holder}`;
export const deal = 'Auslosen';
export const dealt = 'Das Los hat die Schiffe verteilt.';

// ── More settings ──────────────────────────────────────────────────────────────────────────────
export const more = 'Weitere Einstellungen';
export const tableFold = 'Dieser Tisch';
export const hosted = (name: string) => `Gastgeber: ${name}`;
export const hostDoes =
  'Der Gastgeber kann den Tisch abschließen und löschen, Plätze freigeben und jemanden vom Tisch nehmen. Ist er weg, kann den Platz von jemandem, der weg ist, freigeben, wer am längsten hier ist.';
export const iAmHost =
  'Du bist Gastgeber: Du kannst den Tisch abschließen und mit „…“ neben einem Namen den Platz freigeben oder jemanden vom Tisch nehmen.';
export const deleteTable = 'Tisch löschen';
export const deleteTitle = 'Diesen Tisch endgültig löschen?';
export const deleteText =
  'Der Tisch, alle seine Spiele, die Links zu ihnen und seine Chronik werden gelöscht, für alle. Das lässt sich nicht rückgängig machen.';

export const clock = 'Die Uhr';
export const clockOff = 'Keine';
export const clockDoes = 'Zeit für jeden Zug von Poseidon und für jeden Befehl der Navigatoren.';
export const clockPresets = { relaxed: 'Gemütlich', brisk: 'Flott' };
export const clockTimes = (poseidon: string, order: string) =>
  `${poseidon} für einen Zug von Poseidon, ${order} für jeden Befehl.`;
export const minutes = (seconds: number) => {
  if (seconds < 60) return `${seconds}\u00a0Sek.`;
  const rest = seconds % 60 === 0 ? '' : `:${String(seconds % 60).padStart(2, '0')}`;
  return `${Math.floor(seconds / 60)}${rest}\u00a0Min.`;
};
export const clockOwn = (poseidon: string, order: string) => `${poseidon} / ${order}`;
export const atZero = 'Wenn die Zeit um ist';
export const atZeroDoes: Readonly<Record<Clock['atZero'], string>> = {
  sign: 'Es gibt nur ein Zeichen: Niemand nimmt dir etwas aus der Hand.',
  'random move': 'Ein zufälliger erlaubter Zug wird für dich gemacht.',
};
export const atZeroOptions: Readonly<Record<Clock['atZero'], string>> = {
  sign: 'Ein Zeichen',
  'random move': 'Ein Zufallszug',
};

// ── Devices ─────────────────────────────────────────────────────────────────────────────────────
export const devices = 'Geräte';
/** Two and more, after "zu". */
const TOGETHER = ['', '', 'zweit', 'dritt', 'viert', 'fünft'] as const;
export const devicesNow = (count: number) =>
  count === 1 ? 'Du allein an diesem Gerät' : `Zu ${TOGETHER[count] ?? count} an diesem Gerät`;
export const onThis = 'An diesem Gerät';
export const actAs = (name: string) => `Jetzt als ${name}`;
/** Over what only this one does: its language, its sounds. */
export const thisDevice = 'Dieses Gerät';
export const shareDoes =
  'Freunde können dieses Gerät mitbenutzen: Gib die Namen einzeln ein. Neben einem Navigator sitzen sie gleich mit am Platz.';
export const shareAdd = 'Noch jemand an diesem Gerät';
export const shareName = 'Name der Person';
export const added = (name: string) => `${name} spielt an diesem Gerät.`;
export const bothSides =
  'An diesem Gerät sitzen beide Seiten: Es würde den Navigatoren Poseidons Meer zeigen. Einer von euch sollte auf einem anderen Gerät spielen.';

// ── Beginning ───────────────────────────────────────────────────────────────────────────────────
export const begin = 'Beginnen';
export const ready = 'Klar zum Ablegen.';
export const readySingle = 'Bereit für ein einzelnes Spiel, ohne Serie.';
export const missing = {
  both: 'Poseidon und ein Navigator fehlen noch.',
  poseidon: 'Poseidon fehlt noch.',
  navigators: 'Ein Navigator fehlt noch.',
  seat: 'Nimm dir einen Platz, um zu beginnen.',
  series: 'Du schaust bis zur nächsten Serie zu.',
  company: 'Eine Serie spielt man mindestens zu zweit.',
};
/** The step that is missing, as a button. */
export const sitStep: Readonly<Record<Side, string>> = {
  poseidon: 'Als Poseidon hinsetzen',
  navigators: 'Als Navigator hinsetzen',
};
export const inviteStep: Readonly<Record<Side, string>> = {
  poseidon: 'Poseidon einladen',
  navigators: 'Navigator einladen',
};
export const seatless = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} hat noch keinen Platz.` : `${list(names)} haben noch keinen Platz.`;
export const absent = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} ist nicht verbunden.` : `${list(names)} sind nicht verbunden.`;

// ── Games played ────────────────────────────────────────────────────────────────────────────────
export const past = 'Spiele an diesem Tisch';
export const pastWon: Readonly<Record<Side, string>> = {
  poseidon: 'Sieg für Poseidon',
  navigators: 'Sieg der Navigatoren',
};
export const pastAbandoned = 'Abgebrochen';
export const pastShips = (arrived: number) =>
  arrived === 0
    ? 'kein Schiff kam heim'
    : arrived === 1
      ? 'ein Schiff kam heim'
      : `${arrived} Schiffe kamen heim`;
export const pastPoseidon = (name: string) => `Poseidon: ${name}`;
export const gone = 'jemand, der gegangen ist';
