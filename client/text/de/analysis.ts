import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';

const { colours, headings } = common;

export const analysis: Catalogue['analysis'] = {
  title: 'Rückblick',
  working: (now, all) => `Wird ausgerechnet: ${now} von ${all}`,
  failed: 'Dieses Spiel ließ sich nicht auswerten.',
  inexact:
    'Hier scheint mehr möglich, als es wirklich war: Was die Navigatoren hörten, war zu viel zum Ausrechnen.',

  result: {
    poseidon: (count, round) =>
      `Poseidon hat gewonnen: ${count} von 4 Schiffen daheim bis Runde ${round}, drei mussten es sein.`,
    navigators: (count, round) =>
      `Die Navigatoren haben gewonnen: ${count} von 4 Schiffen daheim bis Runde ${round}.`,
  },
  brokenOff: (round) => `Dieses Spiel wurde in Runde ${round} abgebrochen.`,
  cameHome: (ships) =>
    `Daheim: ${ships.map(({ ship, round }) => `${colours[ship]} in Runde ${round}`).join(', ')}.`,
  fellShort: (ships) =>
    `Nicht daheim: ${ships.map(({ ship, squares: count }) => `${colours[ship]}, es fehlte${count === 1 ? ' ein Feld' : `n ${count} Felder`}`).join('; ')}.`,

  seenBy: 'Aus der Sicht von',
  views: {
    open: 'Offen',
    navigators: 'Navigatoren',
    poseidon: 'Poseidon',
  },
  oracle: 'Orakel',
  oracleDoes: 'Schattiert, wo jedes Schiff sein konnte',
  shipsLabel: 'Schiffe zur Auswahl',
  boardLabel: {
    open: 'Die wahren Schiffe, die Vermutungen und was man wissen konnte',
    navigators: 'Die Vermutungen und was man wissen konnte',
    poseidon: 'Die wahren Schiffe',
  },
  trueShip: (ship) => `${colours[ship]}, in Wahrheit`,
  guessShip: (ship) => `${colours[ship]}, vermutet`,
  could: (ship, percent) => `${colours[ship]} möglich: ${percent}`,
  open: (count) => (count === 1 ? '1 Feld' : `${count} Felder`),
  home: 'daheim',

  closer: 'Genauer hinsehen',
  legend: {
    played: 'was gespielt wurde',
    better: 'was besser gewesen wäre',
    betterForPoseidon: 'was für Poseidon besser gewesen wäre',
    corners: 'die Felder jedes Schiffs, in seiner eigenen Ecke',
    truth: 'das wahre Schiff',
    guess: 'die Vermutung',
    others: 'die anderen Schiffe',
    shade: 'wo es sein konnte, und wie wahrscheinlich',
    home: 'daheim, die Heilige Insel',
    likeliest: 'das wahrscheinlichste Feld',
  },
  justBefore: 'Gerade vor dem Zug',
  justAfter: 'Gerade nach dem Zug',

  stepper: 'Moment des Spiels',
  previous: 'Einen Schritt zurück',
  next: 'Einen Schritt weiter',
  previousRound: 'Vorige Runde',
  nextRound: 'Nächste Runde',

  playOn: (number) => `Ab Runde ${number} weiterspielen`,
  playOnHint: 'Dieselben Gegenspieler spielen von dort weiter. Dieses Spiel bleibt, wie es war.',

  decided: 'Was es entschied',
  moved: 'Was die Chancen am meisten änderte',
  ahead: (reader, winner, percent) => {
    if (reader === winner)
      return winner === 'poseidon'
        ? `Du lagst die ganze Zeit vorn: Deine Siegchance war nie unter ${percent}.`
        : `Ihr lagt die ganze Zeit vorn: Eure Siegchance war nie unter ${percent}.`;
    if (winner === 'poseidon')
      return `Poseidon lag die ganze Zeit vorn: ${reader ? 'Eure Siegchance' : 'Die Siegchance der Navigatoren'} war nie über ${percent}.`;
    return `Die Navigatoren lagen die ganze Zeit vorn: ${reader ? `Deine Siegchance war nie über ${percent}` : `Ihre Siegchance war nie unter ${percent}`}.`;
  },
  wholeGame: 'Das ganze Spiel',
  chanceWhat: 'Was die Siegchance ist',
  chanceMeans: (reader) =>
    `Die Siegchance ist eine Schätzung: Mit den Schiffen, wo sie wirklich sind, und so vielen Befehlen und Stürmen, wie noch kommen, ${reader === 'poseidon' ? 'gewinnst du' : reader ? 'gewinnt ihr' : 'gewinnen die Navigatoren'} so viele von hundert Spielen. Vor einem Befehl rechnet sie damit, wie meist befohlen wird; nach dem richtigen kann die Chance der Navigatoren höher sein.`,
  noMistake:
    'Kein einzelner Befehl war weit vom besten entfernt, nach dem, was man wissen konnte. Es waren Poseidons Stürme, und Pech.',
  others: 'Andere Momente',
  none: 'Kein einzelner Moment ragt aus diesem Spiel heraus.',
  round: (number) => `Runde ${number}`,
  beginning: 'Der Anfang',

  ask: 'Frag mich',
  askDoes: 'Erst selbst den besseren Befehl oder Sturm finden, dann nachsehen',
  askOrder: (ship) => `Was hättest du ${colours[ship]} befohlen?`,
  askStorm: 'Welches Schiff hättest du wohin getrieben?',
  askHint: 'Das Brett zeigt, wie es gerade davor stand.',
  shipToDrive: 'Schiff, das getrieben wird',
  yours: (heading) => `Du: nach ${headings[heading]}`,
  verdicts: {
    best: 'Richtig: Besser ging es nicht.',
    near: 'Gut: Kaum etwas war besser.',
    better: 'Besser als im Spiel, aber da war noch mehr drin.',
    worse: 'Das war es nicht.',
  },
  chanceHome: (yours, done, best) =>
    `Die Chance des Schiffs heimzukommen: ${yours} (gespielt: ${done}, am besten: ${best}).`,
  chanceWin: (reader, yours, done, best) =>
    `${reader === 'poseidon' ? 'Deine Siegchance' : reader ? 'Eure Siegchance' : 'Siegchance der Navigatoren'}: ${yours} (gespielt: ${done}, am besten: ${best}).`,
  tryAgain: 'Noch einmal',
  show: 'Zeig es mir',

  graph: 'Was man nicht wusste, Runde für Runde',
  graphHint: 'Je höher die Linie, desto weniger konnte man von diesem Schiff wissen. Ein Tipp führt dorthin.',
  measure: 'Gemessen in',
  measures: { squares: 'Felder', bits: 'Bits', winning: 'Siegchance' },
  bitsHint: 'Ein Bit ist eine Halbierung: Drei Bits sind acht gleich wahrscheinliche Felder.',
  winningHint: (reader) =>
    `Wie wahrscheinlich ${reader === 'poseidon' ? 'du gewinnst' : reader ? 'ihr gewinnt' : 'die Navigatoren gewinnen'}, so wie die Schiffe wirklich stehen. Eine Schätzung.`,
  asTable: 'Als Tabelle',
  whole: (reader) =>
    reader === 'poseidon' ? 'Du gewinnst' : reader ? 'Ihr gewinnt' : 'Navigatoren gewinnen',

  scores: 'Wie gut ihr gespielt habt',
  deduction: 'Deduktion',
  confusion: 'Verwirrung',
  scoreOf: (points) => `${points} von 100`,
  nothingToJudge: 'nichts zu werten',
  deductionText: (orders) =>
    `Die Wertung der Navigatoren, aus Befehlen an Schiffe, um die es Zweifel gab: ${orders}. Eine Vermutung zählt ganz, wenn nach allem, was man wissen konnte, im Schnitt keine näher am Schiff war. Ein Feld mehr als nötig zählt halb, zwei ein Drittel. Glück zählt nicht.`,
  confusionText: (storms) =>
    `Poseidons Wertung, aus seinen Stürmen: ${storms}. Bei jedem: wie gut er die getriebenen Schiffe vor ihrer nächsten Meldung verbarg, zwischen dem schlechtesten (0) und dem besten (100), was er spielen konnte.`,
  noPoints: 'Beides ist eine Auszeichnung. Punkte gibt es dafür nicht.',
  reckoned: 'Wie gerechnet wird',
  reckonedText: [
    'Das Orakel weiß, was den Navigatoren gesagt wurde, und sonst nichts. Ein Feld, das es nicht schattiert, war unmöglich.',
    'Bei den Chancen nimmt es an, dass Poseidon jedes Schiff gleich oft auf jedes erlaubte Feld treibt.',
    'Der bessere Befehl ist der mit der besten Chance, heimzukommen: Felder bis zum Ziel, Befehle und Stürme, die noch kommen, und der Zweifel, den die eigene Meldung lässt. Andere Schiffe in Sicht bleiben dabei außer Acht.',
  ],
};
