/** The game looked at afterwards: what could be known, what decided it, and how well each side played. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings, tiles } from './common.ts';
import { list } from './words.ts';

const squares = (count: number) => (count === 1 ? 'einem Feld' : `${count} Feldern`);
const names = (ships: readonly Ship[]) => list(ships.map((ship) => colours[ship]));
const IN_STORM: Readonly<Record<Storm, string>> = {
  red: 'im roten Sturm',
  green: 'im grünen Sturm',
  white: 'im weißen Sturm',
  yellow: 'im gelben Sturm',
  great: 'im Großen Sturm',
};
const THE_STORM: Readonly<Record<Storm, string>> = {
  red: 'Der rote Sturm',
  green: 'Der grüne Sturm',
  white: 'Der weiße Sturm',
  yellow: 'Der gelbe Sturm',
  great: 'Der Große Sturm',
};

// ── The page ────────────────────────────────────────────────────────────────────────────────────

export const title = 'Rückblick';
export const working = (now: number, all: number) => `Wird ausgerechnet: ${now} von ${all}`;
export const failed = 'Dieses Spiel ließ sich nicht auswerten.';
export const inexact =
  'Hier scheint mehr möglich, als es wirklich war: Was die Navigatoren hörten, war zu viel zum Ausrechnen.';

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
export const open = (count: number) => (count === 1 ? 'bekannt' : `${count} Felder`);
export const home = 'daheim';

export const stepper = 'Moment des Spiels';
export const previous = 'Einen Schritt zurück';
export const next = 'Einen Schritt weiter';
export const previousRound = 'Vorige Runde';
export const nextRound = 'Nächste Runde';

export const tabs = { moments: 'Momente', graph: 'Zweifel', scores: 'Wertung' };
export const tabsLabel = 'Was gezeigt wird';

export const playOn = (number: number) => `Ab Runde ${number} weiterspielen`;
export const playOnHint = 'Dieselben Gegenspieler spielen von dort weiter. Dieses Spiel bleibt, wie es war.';

// ── Moments ─────────────────────────────────────────────────────────────────────────────────────

export const decided = 'Was es entschied';
export const others = 'Andere Momente';
export const none = 'Kein einzelner Moment ragt aus diesem Spiel heraus.';
export const round = (number: number) => `Runde ${number}`;
export const beginning = 'Der Anfang';

/** What a moment was, in one line. */
export const storm = (tile: Storm | null, lost: readonly Ship[]) => {
  if (lost.length > 0) return `${names(lost)} ${tile ? IN_STORM[tile] : 'im Strudel'} verloren`;
  return `${tile ? THE_STORM[tile] : 'Der Strudel'} traf hart`;
};
export const survey = (ship: Ship, wasLost: boolean) =>
  wasLost ? `${colours[ship]} ist wiedergefunden` : `Die Meldung von ${colours[ship]} verriet viel`;
export const order = (ship: Ship, heading: Heading) =>
  `${colours[ship]} hätte nicht nach ${headings[heading]} segeln sollen`;
export const certain = {
  'off the board': (ship: Ship, square: string) =>
    `${colours[ship]}, sicher auf ${square}, segelte vom Brett`,
  'past the Sacred Island': (ship: Ship, square: string) =>
    `${colours[ship]}, sicher auf ${square}, segelte an der Heiligen Insel vorbei`,
  away: (ship: Ship, square: string) => `${colours[ship]}, sicher auf ${square}, segelte von daheim weg`,
  'no nearer': (ship: Ship, square: string) => `${colours[ship]}, sicher auf ${square}, kam nicht näher`,
} as const;
export const weak = (tile: Storm) => `${THE_STORM[tile]} hätte mehr gekonnt`;

/** What there is to say of it. */
export const hid = (before: number, after: number) =>
  `Vorher konnten die Schiffe auf zusammen ${squares(before)} sein, danach auf ${squares(after)}.`;
export const lost = (ship: Ship, count: number, until: number | null) =>
  until === null
    ? `${colours[ship]} hielt Ausschau und konnte noch immer auf ${squares(count)} sein. Sicher war es nie wieder.`
    : `${colours[ship]} hielt Ausschau und konnte noch immer auf ${squares(count)} sein. Sicher war es erst wieder in Runde ${until}.`;
export const told = (before: number, after: number) =>
  `Vor dem Befehl konnte es auf ${squares(before)} sein, nach der Meldung auf ${squares(after)}.`;
export const lostFor = (count: number) =>
  count === 0
    ? 'Verloren war es seit dieser Runde.'
    : count === 1
      ? 'Verloren war es eine Runde lang.'
      : `Verloren war es ${count} Runden lang.`;
export const thought = (ship: Ship, square: string) =>
  `Die Navigatoren vermuteten ${colours[ship]} auf ${square}.`;
export const instead = (heading: Heading, ordered: Heading) =>
  `Besser als nach ${headings[ordered]} war nach ${headings[heading]}.`;
export const homeChances = (better: string, ordered: string) =>
  `Chance, heimzukommen: ${better} statt ${ordered}.`;
export const wouldArrive = 'Es wäre sofort daheim gewesen.';
export const wouldBe = (count: number) =>
  count === 1
    ? 'Nach seiner Meldung wäre ein Feld geblieben.'
    : `Nach seiner Meldung wären ${count} Felder geblieben.`;
export const betterDrive = (tile: Storm, ship: Ship, heading: Heading) =>
  `Stärker war: ${tiles[tile]}, ${colours[ship]} nach ${headings[heading]}.`;
export const playedDrive = (ship: Ship, heading: Heading) =>
  `Gespielt wurde: ${colours[ship]} nach ${headings[heading]}.`;
export const winning = (before: string, after: string) =>
  `Siegchance der Navigatoren: erst ${before}, dann ${after}.`;
export const cost = (points: string) => `Das kostete die Navigatoren ${points} Punkte ihrer Siegchance.`;
export const gave = (points: string) => `Das schenkte den Navigatoren ${points} Punkte Siegchance.`;

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
export const chanceHome = (percent: string) => `kommt heim: ${percent}`;
export const chanceWin = (percent: string) => `Navigatoren gewinnen: ${percent}`;
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
