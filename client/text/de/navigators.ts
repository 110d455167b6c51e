import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { chart } from './chart.ts';
import { capital, theMonster, theShip, either } from './words.ts';

const { colours, ships } = common;
const moveGuesses: Readonly<Record<Ship, string>> = {
  red: 'Vermutung ändern: rotes Schiff',
  green: 'Vermutung ändern: grünes Schiff',
  white: 'Vermutung ändern: weißes Schiff',
  yellow: 'Vermutung ändern: gelbes Schiff',
};

export const navigators: Catalogue['navigators'] = {
  pageTitle: (title) => `${title} · Odyssey`,
  yoursToSail: (yours, all) => `Noch ${all}, davon ${yours} deine`,
  waiting: {
    dangers: {
      title: 'Poseidon versteckt Strudel und Nebelbänke',
      text: 'Ihr müsst sie finden. Eure Schiffe liegen an ihren Startinseln.',
    },
    poseidon: {
      title: 'Poseidon wählt einen Sturm',
      text: 'Ändere die Karte, wie du magst, oder tippe auf ein Schiff und bereite seinen Befehl vor.',
    },
  },
  ashore: (ships) => {
    if (ships === 0) return 'Du hast kein Schiff. Auf der Karte kannst du den anderen helfen.';
    const home = ships === 1 ? 'Dein Schiff ist daheim' : 'Deine Schiffe sind daheim';
    return `${home}. Auf der Karte kannst du den anderen weiter helfen.`;
  },
  stillToSail: (count, held) => {
    if (held && count === 0) return '1 Schiff gehalten';
    const ships = count === 1 ? 'Noch 1 Schiff' : `Noch ${count} Schiffe`;
    return held ? `${ships}, 1 gehalten` : ships;
  },

  crew: 'Schiffe',

  chooseFirst: 'Wähle ein Schiff',
  chooseFirstHint:
    'Tippe es auf der Karte oder oben an. In beliebiger Reihenfolge: Was eines sieht, kann dem nächsten helfen.',
  chooseNext: (ships) => `Weiter mit ${either(ships.map((ship) => colours[ship]))}`,
  chooseFourth: (ship) => `Ihr habt gewonnen. Kommt auch ${colours[ship]} noch heim?`,
  whereTo: (ship) => `Wohin segelt ${colours[ship]}?`,
  pickHeading: 'Wähle einen Kurs',
  cantTakeBack: 'Ein Befehl lässt sich nicht zurücknehmen.',
  castOff: (ship) => `${colours[ship]} hat abgelegt …`,
  leadsTo: (square, certain) => {
    const where = square === null ? 'Über den Rand' : `Nach ${square}`;
    const led = certain ? `${where}.` : `${where}, wenn die Vermutung stimmt.`;
    if (square !== null) return led;
    return certain ? `${led} Es bleibt und hält Ausschau.` : `${led} Dann bleibt es und hält Ausschau.`;
  },
  held: {
    title: (ship, monster) => `${capital(theMonster[monster])} hält ${theShip[ship]} fest`,
    text: 'Es kann nicht segeln, aber melden, was es sieht.',
    too: (ship) => `${colours[ship]} wird gehalten, kann aber melden, was es sieht.`,
  },
  survey: 'Ausschau halten',
  isSafe: (ship) => `${capital(theShip[ship])} ist sicher auf der Heiligen Insel.`,
  notYours: (ship, owner) => `${owner} befehligt ${theShip[ship]}.`,
  yourShip: 'Dein Schiff',
  anybodysShip: 'Dieses Schiff dürfen alle befehligen',
  handOver: (name) => `Schiff von ${name}: Gib ${name} das Gerät`,
  moveGuess: 'Vermutung ändern',
  moveGuessOf: (ship) => moveGuesses[ship],
  earlierIn: (round) => `Zuvor in Runde ${round}`,

  prepared: {
    note: 'Vorbereitet. Du gibst den Befehl selbst, wenn der Sturm da war.',
    since: 'Das hast du vor dem Sturm vorbereitet.',
    state: (letter) => `${letter} geplant`,
    dropped: (ship, why) => `Dein Befehl für ${colours[ship]} entfällt. ${why}`,
  },
  chart: 'Eure Karte: Vermutungen und Merksteine',
  trayWithMarkers: 'Zeichen und Marker',
  reminderHeap: (ship, left) => `${colours[ship]}, ${left} ${left === 1 ? 'Merkstein' : 'Merksteine'} übrig`,
  markerHeap: (kind, left) => `${chart.dangers[kind]}, ${left} übrig`,
  inHand: {
    ship: (ship) => `${capital(ships[ship])} in der Hand: Tippe auf sein Feld.`,
    marker: (kind) => `${chart.markers[kind]} in der Hand: Tippe auf ein Feld.`,
  },
  leaveIt: 'Lassen',
  takeOff: 'Wegnehmen',
  done: 'Fertig',
  clear: (ship) => `${colours[ship]} weg`,
  trayHint: 'Tippe auf eine Farbe, dann auf die Felder, auf denen dieses Schiff sein kann.',
  layingHint: 'Wähl ein Schiff, dann kannst du das Orakel fragen, wo es sein kann.',
  fromMemory: 'Aus dem Gedächtnis gespielt: keine Merksteine, keine Kreuze.',
  undo: 'Zurücknehmen',
  redo: 'Wieder tun',
  backInTray: 'weggenommen',
  overtaken: (count) =>
    count === 1
      ? 'Eine Änderung ließ sich nicht zurücknehmen oder wiederholen: Jemand hat seither daran etwas geändert.'
      : `${count} Änderungen ließen sich nicht zurücknehmen oder wiederholen: Jemand hat seither daran etwas geändert.`,

  marks: {
    tap: (ship) => `Tippe auf Felder für ${colours[ship]}. Noch ein Tippen ändert das Zeichen.`,
    maybe: 'kann hier sein',
    not: 'nicht hier',
    none: 'kein Zeichen',
    now: (ship, mark) => `${colours[ship]}: ${navigators.marks[mark]}`,
    said: (square, ship, mark) => `${square}, ${colours[ship]}: ${navigators.marks[mark]}`,
    noneLeft: (ship) => `Alle vier Merksteine für ${colours[ship]} liegen schon, also steht hier ein Kreuz.`,
    clear: (ship) => `Alle Zeichen für ${colours[ship]} wegnehmen`,
  },
  doubt:
    'Vielleicht hat ein Sturm es getrieben. Das „?“ geht, wenn du die Vermutung neu setzt, auch auf dasselbe Feld.',

  along: {
    asks: (ship) => `Sollen die Zeichen für ${colours[ship]} mitsegeln?`,
    remembered: 'Deine Antwort gilt auch für spätere Befehle.',
    move: 'Mitsegeln',
    clear: 'Wegnehmen',
    did: {
      along: (ship) => `Die Zeichen für ${colours[ship]} sind mitgesegelt.`,
      clear: (ship) => `Die Zeichen für ${colours[ship]} sind weggenommen.`,
    },
    instead: { along: 'Lieber mitsegeln', clear: 'Lieber wegnehmen' },
    leaving: (count) =>
      count === 1
        ? 'Von einem Merkstein aus ginge es über den Rand.'
        : `Von ${count} Merksteinen aus ginge es über den Rand.`,
  },

  /** One or several Navigators may read this, so it avoids both "du" and "ihr". */
  placing: {
    header: (count) => (count === 1 ? 'Leuchtturm bauen' : 'Leuchttürme bauen'),
    title: (count) =>
      count === 1 ? 'Wo soll der Leuchtturm stehen?' : 'Wo sollen die zwei Leuchttürme stehen?',
    text: (count) =>
      count === 1
        ? 'Ein Schiff daneben oder darauf meldet ihn: Dann ist klar, wo es ist. Auch Poseidon wird ihn sehen.'
        : 'Ein Schiff neben oder auf einem Leuchtturm meldet ihn. Nur auf seinem Feld nennt es auch das Licht: gelb oder rot. Auch Poseidon wird die Leuchttürme sehen.',
    chart: (count) =>
      count === 1 ? 'Die Karte: ein Feld für den Leuchtturm' : 'Die Karte: Felder für die Leuchttürme',
    towers: (count) => (count === 1 ? 'Der Leuchtturm' : 'Die Leuchttürme'),
    tap: (lamp) => {
      if (lamp === 'unlit') return 'Tippe auf ein markiertes Feld.';
      return `Tippe auf ein markiertes Feld für das ${lamp === 'red' ? 'rote' : 'gelbe'} Licht.`;
    },
    stand: (count) =>
      count === 1
        ? 'Zum Versetzen tippe erst den Turm an, dann ein anderes Feld.'
        : 'Beide stehen. Zum Versetzen tippe erst einen Turm an, dann ein anderes Feld.',
    notYet: 'steht noch nicht',
    here: 'Ein Schiff hier meldet:',
    random: 'Zufällig setzen',
    again: (count) => (count === 1 ? 'Ein anderes auslosen' : 'Andere auslosen'),
    buildHere: 'Hier bauen',
    propose: 'Diese Felder vorschlagen',
    agree: 'Zustimmen',
    agreed: 'Stimmt zu',
    thinking: 'Überlegt noch',
    youAgreed: 'Du hast zugestimmt. Die anderen überlegen noch.',
    proposed: 'Allen vorgeschlagen. Sobald alle zustimmen, wird gebaut.',
    change: 'Versetze einen Turm, um etwas anderes vorzuschlagen.',
    who: 'Wer zustimmt',
    squareFree: 'hier darf ein Leuchtturm stehen',
    lamp: { yellow: 'gelbes Licht', red: 'rotes Licht', unlit: 'Leuchtturm' },
  },

  signals: 'Gespräch und Signale',
  point: 'Auf ein Feld zeigen',
  pointHint: 'Oder halte ein Feld der Karte gedrückt.',
  pointing: 'Tippe auf das Feld, das du meinst: Deine Crew sieht es.',
};
