/** The game looked at afterwards: what could be known, what decided it, and how well each side played. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings } from './common.ts';

// ── The page ────────────────────────────────────────────────────────────────────────────────────

export const title = 'Rückblick';
export const working = (now: number, all: number) => `Wird ausgerechnet: ${now} von ${all}`;
export const failed = 'Dieses Spiel ließ sich nicht auswerten.';
export const inexact =
  'Hier scheint mehr möglich, als es wirklich war: Was die Navigatoren hörten, war zu viel zum Ausrechnen.';

export const result: Readonly<Record<Side, (home: number, round: number) => string>> = {
  poseidon: (count, round) =>
    `Poseidon hat gewonnen: ${count} von 4 Schiffen daheim bis Runde ${round}, drei mussten es sein.`,
  navigators: (count, round) =>
    `Die Navigatoren haben gewonnen: ${count} von 4 Schiffen daheim bis Runde ${round}.`,
};
export const brokenOff = (round: number) => `Dieses Spiel wurde in Runde ${round} abgebrochen.`;
export const cameHome = (ships: readonly { ship: Ship; round: number }[]) =>
  `Daheim: ${ships.map(({ ship, round }) => `${colours[ship]} in Runde ${round}`).join(', ')}.`;
export const fellShort = (ships: readonly { ship: Ship; squares: number }[]) =>
  `Nicht daheim: ${ships.map(({ ship, squares: count }) => `${colours[ship]}, es fehlte${count === 1 ? ' ein Feld' : `n ${count} Felder`}`).join('; ')}.`;

export const seenBy = 'Aus der Sicht von';
export const views: Readonly<Record<Side | 'open', string>> = {
  open: 'Offen',
  navigators: 'Navigatoren',
  poseidon: 'Poseidon',
};
export const oracle = 'Orakel';
export const oracleDoes = 'Schattiert, wo jedes Schiff sein konnte';
export const shipsLabel = 'Schiffe zur Auswahl';
export const boardLabel: Readonly<Record<Side | 'open', string>> = {
  open: 'Die wahren Schiffe, die Vermutungen und was man wissen konnte',
  navigators: 'Die Vermutungen und was man wissen konnte',
  poseidon: 'Die wahren Schiffe',
};
export const trueShip = (ship: Ship) => `${colours[ship]}, in Wahrheit`;
export const guessShip = (ship: Ship) => `${colours[ship]}, vermutet`;
export const could = (ship: Ship, percent: string) => `${colours[ship]} möglich: ${percent}`;
/** Beside a ship's name: on how many squares it could be. */
export const open = (count: number) => (count === 1 ? '1 Feld' : `${count} Felder`);
export const home = 'daheim';

export const closer = 'Genauer hinsehen';
/** What the signs on the board mean. */
export const legend = {
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
};
/** Which moment the board shows. */
export const justBefore = 'Gerade vor dem Zug';
export const justAfter = 'Gerade nach dem Zug';

export const stepper = 'Moment des Spiels';
export const previous = 'Einen Schritt zurück';
export const next = 'Einen Schritt weiter';
export const previousRound = 'Vorige Runde';
export const nextRound = 'Nächste Runde';

export const playOn = (number: number) => `Ab Runde ${number} weiterspielen`;
export const playOnHint = 'Dieselben Gegenspieler spielen von dort weiter. Dieses Spiel bleibt, wie es war.';

// ── Moments ─────────────────────────────────────────────────────────────────────────────────────

export const decided = 'Was es entschied';
export const won = 'Was den Sieg brachte';
/** Where no moment changed much. */
export const helpedMost = 'Was am meisten half';
export const chanceWhat = 'Was die Siegchance ist';
export const chanceMeans =
  'Die Siegchance ist eine Schätzung: Mit den Schiffen, wo sie wirklich sind, und so vielen Befehlen und Stürmen, wie noch kommen, gewinnen die Navigatoren so viele von hundert Spielen. Vor einem Befehl rechnet sie damit, wie meist befohlen wird; nach dem richtigen kann sie höher sein.';
export const noMistake =
  'Kein einzelner Befehl war weit vom besten entfernt, nach dem, was man wissen konnte. Es waren Poseidons Stürme, und Pech.';
export const neverBelow = (percent: string) =>
  `Die Navigatoren gaben es nie aus der Hand: Ihre Siegchance lag nie unter ${percent}. Diese Momente halfen am meisten.`;
export const moments = 'Momente';
export const others = 'Andere Momente';
export const none = 'Kein einzelner Moment ragt aus diesem Spiel heraus.';
export const round = (number: number) => `Runde ${number}`;
export const beginning = 'Der Anfang';

// ── Questions ───────────────────────────────────────────────────────────────────────────────────

export const ask = 'Frag mich';
export const askDoes = 'Erst selbst den besseren Befehl oder Sturm finden, dann nachsehen';
export const askOrder = (ship: Ship) => `Was hättest du ${colours[ship]} befohlen?`;
export const askStorm = 'Welches Schiff hättest du wohin getrieben?';
export const askHint = 'Das Brett zeigt, wie es gerade davor stand.';
export const shipToDrive = 'Schiff, das getrieben wird';
export const yours = (heading: Heading) => `Du: nach ${headings[heading]}`;
export const verdicts = {
  best: 'Richtig: Besser ging es nicht.',
  near: 'Gut: Kaum etwas war besser.',
  better: 'Besser als im Spiel, aber da war noch mehr drin.',
  worse: 'Das war es nicht.',
};
/** After what was answered, what was played and what was best. */
export const chanceHome = (yours: string, done: string, best: string) =>
  `Die Chance des Schiffs heimzukommen: ${yours} (gespielt: ${done}, am besten: ${best}).`;
export const chanceWin = (yours: string, done: string, best: string) =>
  `Siegchance der Navigatoren: ${yours} (gespielt: ${done}, am besten: ${best}).`;
export const tryAgain = 'Noch einmal';
export const show = 'Zeig es mir';

// ── Doubt ───────────────────────────────────────────────────────────────────────────────────────

export const graph = 'Was man nicht wusste, Runde für Runde';
export const graphHint =
  'Je höher die Linie, desto weniger konnte man von diesem Schiff wissen. Ein Tipp führt dorthin.';
export const measure = 'Gemessen in';
export const measures = { squares: 'Felder', bits: 'Bits', winning: 'Siegchance' };
export const bitsHint = 'Ein Bit ist eine Halbierung: Drei Bits sind acht gleich wahrscheinliche Felder.';
export const winningHint =
  'Wie wahrscheinlich die Navigatoren gewinnen, so wie die Schiffe wirklich stehen. Eine Schätzung.';
export const asTable = 'Als Tabelle';
export const whole = 'Navigatoren gewinnen';

// ── Scores ──────────────────────────────────────────────────────────────────────────────────────

export const scores = 'Wie gut ihr gespielt habt';
export const deduction = 'Deduktion';
export const confusion = 'Verwirrung';
export const scoreOf = (points: number) => `${points} von 100`;
export const nothingToJudge = 'nichts zu werten';
export const deductionText = (orders: number) =>
  `Die Wertung der Navigatoren, aus Befehlen an Schiffe, um die es Zweifel gab: ${orders}. Eine Vermutung zählt ganz, wenn nach allem, was man wissen konnte, im Schnitt keine näher am Schiff war. Ein Feld mehr als nötig zählt halb, zwei ein Drittel. Glück zählt nicht.`;
export const confusionText = (storms: number) =>
  `Poseidons Wertung, aus seinen Stürmen: ${storms}. Bei jedem: wie gut er die getriebenen Schiffe vor ihrer nächsten Meldung verbarg, zwischen dem schlechtesten (0) und dem besten (100), was er spielen konnte.`;
export const noPoints = 'Beides ist eine Auszeichnung. Punkte gibt es dafür nicht.';
export const reckoned = 'Wie gerechnet wird';
export const reckonedText = [
  'Das Orakel weiß, was den Navigatoren gesagt wurde, und sonst nichts. Ein Feld, das es nicht schattiert, war unmöglich.',
  'Bei den Chancen nimmt es an, dass Poseidon jedes Schiff gleich oft auf jedes erlaubte Feld treibt.',
  'Der bessere Befehl ist der mit der besten Chance, heimzukommen: Felder bis zum Ziel, Befehle und Stürme, die noch kommen, und der Zweifel, den die eigene Meldung lässt. Andere Schiffe in Sicht bleiben dabei außer Acht.',
];
