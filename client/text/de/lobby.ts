import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

const shipCounts = ['kein Schiff', 'ein Schiff', 'zwei Schiffe', 'drei Schiffe', 'vier Schiffe'];
/** A number of people, from two to five, as it is written after "zu": "zu zweit". */
const TOGETHER = ['', '', 'zweit', 'dritt', 'viert', 'fünft'] as const;

export const lobby: Catalogue['lobby'] = {
  table: 'Tisch',
  leave: 'Gehen',
  leaveTitle: 'Diesen Tisch verlassen?',
  leaveText:
    'Dein Platz wird frei, und dieses Gerät vergisst den Tisch. Mit dem Code kannst du zurückkommen, als jemand Neues.',
  leaveConfirm: 'Tisch verlassen',

  inviteHint: 'Freunde scannen das, oder sie öffnen die Adresse und geben den Code ein.',
  inviteOverDays: 'Zu einem Spiel über mehrere Tage einladen',
  inviteFold: 'Freunde einladen',
  qr: 'QR-Code zum Link dieses Tisches',
  link: 'Der Link zu diesem Tisch',
  shareText: (code) => `Komm und spiel Odyssey mit uns, an Tisch ${code}.`,

  who: 'Wer spielt?',
  seatFor: {
    poseidon: 'Weiß, wo jedes Schiff wirklich ist, und schickt die Stürme.',
    navigators: 'Steuern vier Schiffe heim, nach dem, was sie melden. Einer bis vier von euch.',
  },
  sit: {
    poseidon: 'Poseidon sein',
    navigators: 'Navigator sein',
  },
  standUp: 'Aufstehen',
  free: 'Noch niemand',
  standing: 'Ohne Platz',
  rename: 'Namen ändern',
  renameDone: 'So heiße ich',

  what: 'Was spielen wir?',
  board: 'Das Brett',
  boardsLoading: 'Die Bretter werden geladen …',
  boardGone: (board) => `${board} ist nicht mehr auf diesem Server. Wähle ein anderes Brett.`,

  rules: 'Plättchen und Regeln',
  setsLabel: 'Fertige Mischungen',
  choose: 'Selbst mischen',
  off: 'Aus',
  on: 'An',

  kind: 'Ein Spiel oder eine Serie',
  kinds: { cooperative: 'Gemeinsam', competing: 'Gegeneinander', series: 'Eine Serie' },
  kindDoes: {
    cooperative: 'Ein Spiel. Die Navigatoren gewinnen gemeinsam, wenn drei Schiffe daheim sind.',
    competing: 'Ein Spiel. Jeder Navigator spielt für die eigenen Schiffe.',
    series:
      'Ihr spielt gegeneinander. Alle sind einmal Poseidon, und die Punkte aller Spiele werden zusammengezählt.',
  },
  oneGame: (mode) => `Ein Spiel, ${mode}`,
  helps: 'Hilfe und Zeit',
  noHelps: 'Keine Hilfe, keine Uhr',

  ships: 'Wer welches Schiff befehligt',
  shipsDoes: (largest, least) =>
    largest === least
      ? `Ihr befehligt je ${shipCounts[least] ?? ''}.`
      : `Ihr befehligt je ${shipCounts[least] ?? ''}, und einer von euch ${shipCounts[largest] ?? ''}.`,
  shipsShared: 'Das vierte Schiff gehört allen.',
  shipsRest: 'Was sich niemand wünscht, wird zu Beginn verlost.',
  shipsByLot: 'Per Los',
  shipFree: 'Frei',
  shipShared: 'Für alle',
  shipMine: 'Deins',
  shipToggle: (ship, holder, mine) =>
    mine
      ? `${ship}: deins. Hergeben`
      : holder === null
        ? `${ship}: frei. Wünschen`
        : `${ship}: gewünscht von ${holder}`,
  deal: 'Auslosen',
  dealt: 'Das Los hat die Schiffe verteilt.',

  more: 'Weitere Einstellungen',
  tableFold: 'Dieser Tisch',
  hosted: (name) => `Gastgeber: ${name}`,
  hostDoes:
    'Der Gastgeber kann den Tisch abschließen und löschen, Plätze freigeben und jemanden entfernen. Ist er weg, kann den Platz von jemandem, der weg ist, freigeben, wer am längsten hier ist.',
  iAmHost:
    'Du bist Gastgeber: Du kannst den Tisch abschließen und mit „…“ neben einem Namen den Platz freigeben oder jemanden entfernen.',
  deleteTable: 'Tisch löschen',
  deleteTitle: 'Diesen Tisch endgültig löschen?',
  deleteText:
    'Der Tisch, alle seine Spiele, die Links zu ihnen und seine Chronik werden gelöscht, für alle. Das lässt sich nicht rückgängig machen.',

  devices: 'Geräte',
  devicesNow: (count) =>
    count === 1 ? 'Du allein an diesem Gerät' : `Zu ${TOGETHER[count] ?? count} an diesem Gerät`,
  onThis: 'An diesem Gerät',
  actAs: (name) => `Jetzt als ${name}`,
  thisDevice: 'Dieses Gerät',
  shareDoes:
    'Freunde können dieses Gerät mitbenutzen: Gib die Namen einzeln ein. Neben einem Navigator sitzen sie gleich mit am Platz.',
  shareAdd: 'Noch jemand an diesem Gerät',
  shareName: 'Name der Person',
  added: (name) => `${name} spielt an diesem Gerät.`,
  bothSides:
    'An diesem Gerät sitzen beide Seiten: Es würde den Navigatoren Poseidons Meer zeigen. Einer von euch sollte auf einem anderen Gerät spielen.',

  begin: 'Spiel beginnen',
  ready: 'Klar zum Ablegen.',
  missing: {
    both: 'Poseidon und ein Navigator fehlen noch.',
    poseidon: 'Poseidon fehlt noch.',
    navigators: 'Ein Navigator fehlt noch.',
    seat: 'Nimm dir einen Platz, um zu beginnen.',
    series: 'Du schaust bis zur nächsten Serie zu.',
    company: 'Eine Serie spielt man mindestens zu zweit.',
  },
  inviteStep: {
    poseidon: 'Poseidon einladen',
    navigators: 'Navigator einladen',
  },
  seatless: (names) =>
    names.length === 1 ? `${list(names)} hat noch keinen Platz.` : `${list(names)} haben noch keinen Platz.`,
  absent: (names) =>
    names.length === 1 ? `${list(names)} ist nicht verbunden.` : `${list(names)} sind nicht verbunden.`,

  past: 'Spiele an diesem Tisch',
  pastWon: {
    poseidon: 'Sieg für Poseidon',
    navigators: 'Sieg der Navigatoren',
  },
  pastAbandoned: 'Abgebrochen',
  pastShips: (arrived) =>
    arrived === 0
      ? 'kein Schiff kam heim'
      : arrived === 1
        ? 'ein Schiff kam heim'
        : `${arrived} Schiffe kamen heim`,
  pastPoseidon: (name) => `Poseidon: ${name}`,
  gone: 'jemand, der gegangen ist',
};
