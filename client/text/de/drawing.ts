import type { Catalogue } from '../translation.ts';
import { ofTheShip, theShip, capital } from './words.ts';

const squareFaults = {
  'no-square': 'kein Feld dieses Bretts',
  taken: 'auf diesem Feld liegt schon etwas',
  'next-to-sacred': 'neben der Heiligen Insel',
  'too-far': 'mehr als 11 Felder von der Heiligen Insel entfernt',
};
const count = (_: number, written: string) => written;
const none = (value: number, written: string) => (value === 0 ? 'keine' : written);

export const drawing: Catalogue['drawing'] = {
  title: 'Deine Bretter',
  lead: 'Zeichne ein eigenes Meer und sieh sofort, was es zu einem guten Brett macht. Dann spiel darauf, allein oder mit Freunden.',
  onDevice:
    'Deine Bretter bleiben auf diesem Gerät. Um eines weiterzugeben, teile seinen Link oder seine Datei.',
  notHere: 'Dieses Brett ist nicht auf diesem Gerät. Sein Link, unter „Teilen“, würde es überall zeigen.',
  brokenLink:
    'Dieser Link enthält kein ganzes Brett: Ein Teil fehlt oder wurde verändert. Lass dir den Link noch einmal schicken.',

  draw: 'Ein Brett zeichnen',
  startFrom: 'Mit einem anderen Brett anfangen',
  open: 'Eine Brettdatei öffnen',
  unnamed: (number) => `Mein Meer ${number}`,
  nameless: 'Ohne Namen',
  unready: 'Noch nicht spielbar',
  full: (most) => `Dieses Gerät behält höchstens ${most} Bretter. Lösche eines, um Platz zu schaffen.`,
  notStored:
    'Die letzte Änderung wurde nicht gespeichert, weil dieser Browser keinen Platz hat oder nichts behält. Sichere das Brett als Datei.',
  seas: 'Neue Meere',
  otherSeas: 'Andere Meere',
  printed: 'Die Bretter dieses Servers',

  refused: {
    'too-large': 'Diese Datei ist zu groß für ein Brett.',
    'not-json': 'Das ist keine Brettdatei.',
    faults: 'Diese Brettdatei hat Fehler und wurde deshalb nicht geöffnet:',
  },
  faultAt: (at, fault) =>
    `${at}: ${fault === undefined ? 'fehlt, ist unbekannt oder nicht erlaubt' : squareFaults[fault]}`,
  moreFaults: (count) => (count === 1 ? 'und noch einer' : `und ${count} weitere`),

  fromLink: 'Ein Brett, das jemand gezeichnet und dir geschickt hat',
  edit: 'Ändern',
  share: 'Teilen',
  copy: 'Kopieren',
  keep: 'Behalten',
  kept: 'Du hast es behalten',
  changeCopy: 'Eine Kopie ändern',
  copyOf: (name) => `${name} 2`,
  remove: 'Löschen',
  removeTitle: (name) => `„${name}“ löschen?`,
  removeText:
    'Es verschwindet von diesem Gerät. Links und Dateien, die du geteilt hast, funktionieren weiterhin.',
  linkDoes: 'Der Link enthält das Brett selbst: Er funktioniert für immer, und kein Server bewahrt es auf.',
  linkTo: 'Der Link zu diesem Brett',
  linkText: (name) => `„${name}“, ein Brett für Odyssey`,
  fileDoes: 'Zum Aufheben, oder für den Bretterordner eines Servers, wo es dann alle wählen können.',

  board: 'Das Brett, das du zeichnest',
  done: 'Fertig',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  tools: {
    woody: 'Waldinsel',
    rocky: 'Felsinsel',
    deepSea: 'Tiefe See',
    sea: 'Meer',
    sacred: 'Heilige Insel',
    red: `Start ${ofTheShip.red}`,
    green: `Start ${ofTheShip.green}`,
    white: `Start ${ofTheShip.white}`,
    yellow: `Start ${ofTheShip.yellow}`,
  },
  toolKey: (tool, key) => `${tool} (${key})`,
  toolDoes: {
    paint: 'Tippe auf Felder oder zieh darüber. Tippe noch einmal, um sie zu leeren.',
    sea: 'Tippe auf Felder oder zieh darüber, um sie zu leeren.',
    sacred: 'Tippe auf das Feld, auf dem die Schiffe daheim sind.',
    start: 'Tippe auf das Feld, auf dem es startet. Noch einmal, und die Insel ist von der anderen Art.',
  },
  fixed: 'Das lässt sich nur versetzen.',
  changed: 'Brett geändert.',
  copies: 'Spiegeln und drehen',
  copyWays: {
    side: 'Links und rechts spiegeln',
    top: 'Oben und unten spiegeln',
    turn: 'Nach rechts drehen',
    mirrored: 'Viertel oben links in alle Ecken spiegeln',
    turned: 'Viertel oben links in alle Ecken drehen',
  },
  turnNeedsSquare: 'Nur wenn ein Brett so viele Spalten wie Zeilen hat, lassen sich seine Viertel drehen.',
  sizeAndName: 'Name und Größe',
  name: 'Name des Bretts',
  lines: { columns: 'Spalten', rows: 'Zeilen' },
  fewer: { columns: 'Eine Spalte weniger', rows: 'Eine Zeile weniger' },
  more: { columns: 'Eine Spalte mehr', rows: 'Eine Zeile mehr' },
  sizeDoes: 'Hinzugefügt und entfernt wird in der Mitte, damit die Ecken Ecken bleiben.',
  noName: 'Das Brett braucht einen Namen.',
  startFaults: {
    'next-to-sacred': (ship) =>
      `${capital(theShip[ship])} startet neben der Heiligen Insel. Setz es weiter weg.`,
    'too-far': (ship) =>
      `${capital(theShip[ship])} startet mehr als 11 Felder entfernt und käme nie nach Hause.`,
  },

  needs: 'Was ein gutes Brett braucht',
  unmet: (count) => {
    if (count === 0) return 'Das ist ein gutes Brett: Es hat alles, was es braucht.';
    return count === 1 ? 'Eines könnte besser sein.' : `${count} Dinge könnten besser sein.`;
  },
  showsWhere: 'Tippe auf eines, um zu sehen, wo.',
  fine: 'Gut so',
  range: (least, most) => `unsere: ${least} bis ${most}`,
  atLeast: (least) => `unsere: mindestens ${least}`,
  needTexts: {
    distances: {
      name: 'Gleich lange Heimwege',
      value: (value, written) => (value === 0 ? 'gleich' : `bis zu ${written} länger`),
      low: '',
      high: 'Versetze Starts, bis alle vier gleich weit von der Heiligen Insel entfernt sind.',
    },
    slack: {
      name: 'Runden übrig',
      value: count,
      low: 'Fünf Stürme könnten ein Schiff von daheim fernhalten. Setz die Starts näher.',
      high: '',
    },
    ambiguity: {
      name: 'Ungewissheit nach einem Sturm',
      value: (_, written) => `${written} Felder`,
      low: 'Meldungen verraten Schiffe hier zu leicht. Mach mehr Felder einander ähnlich.',
      high: 'Zu viele Felder passen hier zu einer Meldung. Zeichne Inseln oder tiefe See dazwischen.',
    },
    bits: {
      name: 'Was eine Meldung verrät',
      value: (_, written) => `${written} Bit`,
      low: 'Diese Felder sehen alle gleich aus. Zeichne etwas dazwischen.',
      high: 'Fast jedes Feld sieht anders aus. Zeichne weniger Inseln.',
    },
    islands: {
      name: 'Anteil der Inseln',
      value: count,
      low: 'Zeichne mehr Inseln.',
      high: 'Zeichne weniger Inseln.',
    },
    heaps: {
      name: 'Gehäufte Inseln',
      value: none,
      low: '',
      high: 'Höchstens drei Inseln sollten sich berühren, und höchstens zwei neben einem Start oder der Heiligen Insel liegen.',
    },
    deserts: {
      name: 'Felder fern von Inseln',
      value: none,
      low: '',
      high: 'Zeichne eine Insel, die höchstens zwei Felder von jedem davon entfernt ist.',
    },
    patches: {
      name: 'Gebiete tiefer See',
      value: count,
      low: 'Zeichne mindestens zwei Gebiete tiefer See, jedes mit drei Feldern oder mehr.',
      high: '',
    },
  },
};
