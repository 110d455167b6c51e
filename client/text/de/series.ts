import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

const datives = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkten`);

export const series: Catalogue['series'] = {
  heading: 'Eine Serie',
  takePart: (names) => `Wer sitzt, spielt mit: ${list(names)}. Das macht ${names.length} Spiele.`,
  order: 'Wer wann Poseidon ist',
  orderDoes: 'Lasst das Los entscheiden, oder legt die Reihenfolge fest.',
  orders: ['Per Los', 'Gewählt'],
  up: (name) => `${name}: früher`,
  down: (name) => `${name}: später`,
  boards: 'Die Bretter',
  boardsDoes: {
    same: 'Das jetzt gewählte Brett, für alle Spiele.',
    'in turn': 'Für jedes Spiel ein anderes Brett, angefangen beim jetzt gewählten.',
    chosen: 'Ihr wählt vor jedem Spiel eines.',
    'new seas': 'Für jedes Spiel ein neues Meer, so groß und so schwer wie das jetzt gewählte.',
  },
  boardsOptions: {
    same: 'Gleich',
    'in turn': 'Reihum',
    chosen: 'Gewählt',
    'new seas': 'Neue Meere',
  },
  variants: 'Die Plättchen und Regeln',
  variantsDoes: ['Wie sie jetzt eingestellt sind, für alle Spiele.', 'Ihr dürft sie vor jedem Spiel ändern.'],
  variantsOptions: ['Gleich', 'Änderbar'],
  begin: 'Serie beginnen',
  what: {
    late: 'Wer später kommt, schaut bis zur nächsten Serie zu.',
    left: 'Wer geht, wird übersprungen; die Punkte bleiben.',
    abandoned: 'Ein abgebrochenes Spiel wird noch einmal gespielt.',
  },

  gameOf: (now, all) => `Spiel ${now} von ${all}`,
  turn: (name) => `Als Nächstes ist ${name} Poseidon.`,
  myTurn: 'Als Nächstes bist du Poseidon.',
  again: 'Das letzte Spiel wurde abgebrochen: Es wird noch einmal gespielt.',
  changeSides: 'Die Geräte wechseln von selbst die Seiten, wenn das Spiel beginnt.',
  notIn: 'Du schaust bis zur nächsten Serie zu.',
  beginGame: (now) => `Spiel ${now} beginnen`,
  end: 'Serie beenden',
  endTitle: 'Diese Serie beenden?',
  endText:
    'Die Spiele, die noch fehlen, werden nicht gespielt, und niemand gewinnt die Serie. Was gespielt wurde, bleibt in der Chronik.',
  fixedBoard: {
    same: 'Alle Spiele dieser Serie werden auf diesem Brett gespielt.',
    'in turn': 'Die Bretter dieser Serie gehen reihum: Dieses ist das nächste.',
    chosen: '',
    'new seas': 'Jedes Spiel dieser Serie hat ein neues Meer: Dieses ist das nächste.',
  },
  fixedVariants: 'Sie bleiben für die ganze Serie gleich.',

  standings: 'Punktestand',
  noPoints: 'Noch wurde kein Spiel zu Ende gespielt.',
  place: 'Rang',
  player: 'Wer',
  game: (number) => `Spiel ${number}`,
  total: 'Summe',
  captain: 'Unterstrichen: als Poseidon.',
  absent: '–',
  absentSpoken: 'nicht dabei',
  points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  pointsRules: {
    own: 'Jeder Navigator, für jedes eigene Schiff, das heimkehrt',
    failed: 'Poseidon, für jedes Schiff, das es nicht schafft',
    cooperative: 'Jeder Navigator, wenn das gemeinsame Schiff heimkehrt',
  },
  leads: (names, total, ahead) =>
    names.length === 1
      ? `${list(names)} führt mit ${datives(ahead)} Vorsprung.`
      : `${list(names)} führen gemeinsam mit je ${datives(total)}.`,
  youLead: (others, total, ahead) =>
    others.length === 0
      ? `Du führst mit ${datives(ahead)} Vorsprung.`
      : `Du führst gemeinsam mit ${list(others)}: je ${series.points(total)}.`,
  nobodyLeads: 'Noch hat niemand einen Punkt.',
  podium: 'Das Siegertreppchen',
  onPlace: (number) => `Rang ${number}:`,
  broughtHome: (name, count) =>
    count === 1 ? `${name} hat ein Schiff heimgebracht.` : `${name} hat ${count} Schiffe heimgebracht.`,

  over: 'Die Serie ist zu Ende',
  won: (names) =>
    names.length === 1 ? `${list(names)} hat die Serie gewonnen` : `${list(names)} teilen sich den Sieg`,
  wonPoints: (names, count, ahead) =>
    names.length === 1
      ? `Mit ${datives(count)} und ${datives(ahead)} Vorsprung.`
      : `Mit je ${datives(count)}.`,
  left: (name) => `${name} (gegangen)`,

  record: 'Die Chronik des Abends',
  recordHeading: 'Der Abend an Tisch',
  recordTitle: (code) => `Der Abend an Tisch ${code}`,
  nothing: 'An diesem Tisch wurde noch nichts gespielt',
  nothingHint: 'Nach dem ersten Spiel wird es hier aufgeschrieben.',
  single: 'Spiele',
  seriesNumber: (number) => `Serie ${number}`,
  seriesState: { running: 'Die Serie läuft', abandoned: 'Die Serie wurde vorzeitig beendet' },
  mode: {
    cooperative: 'gemeinsam',
    competing: 'gegeneinander',
  },
  result: {
    poseidon: 'Sieg für Poseidon',
    navigators: 'Sieg der Navigatoren',
  },
  gameAbandoned: 'Abgebrochen',
  gameRunning: 'Wird gerade gespielt',
  ships: (arrived) =>
    arrived === 0
      ? 'kein Schiff kam heim'
      : arrived === 4
        ? 'alle vier Schiffe kamen heim'
        : arrived === 1
          ? 'ein Schiff kam heim'
          : `${arrived} Schiffe kamen heim`,
  asPoseidon: (name) => `Poseidon: ${name}`,
  asNavigators: (names) => (names.length === 1 ? `Navigator: ${list(names)}` : `Navigatoren: ${list(names)}`),
  alsoWon: (names) => `Mit einem eigenen Schiff daheim: ${list(names)}`,
  pointsLine: (lines) => lines.map((line) => `${line.name} ${line.points}`).join(', '),
  pointsLabel: 'Punkte',
  nobody: 'niemand',
  copy: 'Chronik kopieren',
  copied: 'Die Chronik ist kopiert.',
  copyByHand: 'Die Chronik ist unten markiert: Kopiere sie von Hand.',
  asText: 'Die Chronik als Text',
  shareText: (code) => `Unser Odyssey-Abend an Tisch ${code}`,
  recordLink: 'Der Link zu dieser Chronik',
  film: 'Der Film',
  look: 'Rückblick',
  scores: (deduction, confusion) =>
    [
      ...(deduction === null ? [] : [`Deduktion\u00a0${deduction}\u00a0von\u00a0100`]),
      ...(confusion === null ? [] : [`Verwirrung\u00a0${confusion}\u00a0von\u00a0100`]),
    ].join(' · '),
  bestDeduction: (names, score) => `Beste Deduktion: ${list(names)}, ${score} von 100.`,
  bestConfusion: (names, score) => `Größte Verwirrung: ${list(names)}, ${score} von 100.`,

  playedOn: (number, round) => `Weitergespielt ab Spiel ${number}, Runde ${round}.`,
};
