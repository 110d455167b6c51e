import type { Catalogue } from '../translation.ts';

const HOME = [
  'Kein Schiff daheim',
  'Ein Schiff daheim',
  'Zwei Schiffe daheim',
  'Drei Schiffe daheim',
  'Alle vier Schiffe daheim',
];

export const daily: Catalogue['daily'] = {
  title: 'Die Fahrt des Tages',
  lead: 'Jeden Tag neu: dasselbe Meer und dieselben Stürme für alle.',
  today: 'Heute',
  steers: (name) => `${name} lenkt die Stürme, und alle vier Schiffe gehören dir.`,
  noTiles: 'nur Sturmplättchen',
  help: 'Hilfe:',
  easier: 'Leichteres Meer',
  easierBegin: 'Das leichtere Meer wählen',
  easierTitle: 'Ein leichteres Meer',
  easierHint:
    'Dasselbe Brett, mit einem sanfteren Gegner und Hinweisen. Auch diese Fahrt zählt für die Serie.',
  easierSeaHint:
    'Ein sanfteres Meer, mit einem sanfteren Gegner und Hinweisen. Auch diese Fahrt zählt für die Serie.',
  begin: 'In See stechen',
  goOn: 'Weiterspielen',
  catchUp: 'Jetzt nachholen',
  late: 'Nachgeholt',
  lateHint: 'Ein Tag, den du nachholst, zählt nicht für die Serie.',
  alone: 'Allein spielen',

  won: 'Gewonnen',
  lost: 'Verloren',
  home: (ships, round) => `${HOME[ships] ?? ''} ${round === 1 ? 'nach einer Runde' : `nach ${round} Runden`}`,
  score: (score) => `Deduktion ${score} von 100`,
  noScore: 'Schau in der Chronik auf das Spiel zurück, dann wird deine Wertung berechnet.',
  look: 'Zur Chronik',
  marks: 'Welle: eine Runde. Anker: Schiff daheim.',

  result: 'Das Ergebnis als Text',
  resultHint: 'Das Ergebnis verrät nichts von der Fahrt.',
  shareTitle: (date, board) => `Odyssey, ${date} · ${board}`,
  shareScore: (score) => `Deduktion ${score}`,
  copy: 'Ergebnis kopieren',
  copied: 'Das Ergebnis ist kopiert.',
  copyByHand: 'Das Ergebnis ist markiert: Kopiere es von Hand.',

  calendar: 'Die Tage',
  before: 'Der Monat davor',
  after: 'Der Monat danach',
  streak: (count) =>
    count === 0 ? 'Noch keine Tage in Folge' : count === 1 ? 'Serie: ein Tag' : `${count} Tage in Folge`,
  states: {
    won: 'gewonnen',
    lost: 'verloren',
    running: 'begonnen',
    open: 'noch nicht gefahren',
  },
};
