/** Die Rätsel: „Wo sind sie?“ */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Level, PuzzleKind, Theme } from '../../../shared/puzzles/puzzle.ts';
import { colours, square } from './common.ts';
import { list } from './words.ts';

export const title = 'Wo sind sie?';
export const line =
  'Stürme sind gekommen, die Schiffe haben gemeldet. Finde heraus, wo sie sind: Jedes Rätsel hat eine Lösung, und man kann sie beweisen.';

// ── All of them ─────────────────────────────────────────────────────────────────────────────────

export const next = 'Nächstes Rätsel';
export const streak = (count: number) => `Serie: ${count}`;
export const best = (count: number) => `Beste: ${count}`;
export const done = (count: number, all: number) => `Gelöst: ${count} von ${all}`;
export const kind = 'Frage';
export const theme = 'Überlegung';
export const level = 'Schwierigkeit';
export const any = 'Alle';
export const kinds: Readonly<Record<PuzzleKind, string>> = {
  ships: 'Je ein Feld',
  squares: 'Alle möglichen Felder',
};
export const levels: Readonly<Record<Level, string>> = {
  1: 'Sehr leicht',
  2: 'Leicht',
  3: 'Mittel',
  4: 'Schwer',
  5: 'Sehr schwer',
};
export const themes: Readonly<Record<Theme, string>> = {
  islands: 'Inseln gezählt',
  landfall: 'Auf einer Insel',
  coastline: 'Die Küste',
  deepSea: 'Tiefe See',
  shipsInSight: 'Schiffe in Sicht',
  landmark: 'Ein Schiff als Anhalt',
  greatStorm: 'Nach einem Großen Sturm',
  faceDown: 'Verdeckte Stürme',
  edge: 'Über den Rand',
  longDoubt: 'Ein langer Zweifel',
  monster: 'Vom Ungeheuer gehalten',
  lighthouse: 'Leuchttürme',
  fog: 'Eine Nebelbank',
  caught: 'Im Strudel gefangen',
};
export const theList = 'Die Rätsel';
export const item = (board: string, level: string, result: string) => `Brett ${board}, ${level}, ${result}`;
export const results = { open: 'offen', clean: 'gefunden', helped: 'mit Hilfe gefunden', shown: 'gezeigt' };
export const noneTitle = 'Kein solches Rätsel';
export const noneText = 'So eines gibt es nicht. Verlange weniger.';
export const allDone = 'Von diesen hast du alle gemacht.';
export const showAll = 'Alle Rätsel zeigen';
export const missing = 'Unter dieser Adresse ist kein Rätsel. Hier sind die anderen.';

// ── One of them ─────────────────────────────────────────────────────────────────────────────────

export const all = 'Alle Rätsel';
export const question = (kind: PuzzleKind, ships: readonly Ship[]) => {
  const names = list(ships.map((ship) => colours[ship]));
  if (kind === 'squares') return `Wo kann ${names} sein?`;
  return ships.length === 1 ? `Wo ist ${names}?` : `Wo sind ${names}?`;
};
export const task = (kind: PuzzleKind, ships: number) => {
  if (kind === 'squares')
    return 'Lies die Meldungen und tippe auf jedes Feld, auf dem das Schiff jetzt sein kann.';
  return ships === 1
    ? 'Lies die Meldungen und setze das Schiff dorthin, wo es jetzt ist.'
    : 'Lies die Meldungen und setze jedes Schiff dorthin, wo es jetzt ist.';
};
export const beginning = 'Im gestrichelten Ring: wo ein Schiff am Anfang war.';
export const others = 'Auch andere Schiffe segeln. Was sie melden, sagt hier nichts Neues.';
export const log = 'Logbuch';
export const variant = (name: string) => `Variante: ${name}`;
export const place = (ship: Ship) => `${colours[ship]} setzen`;
export const pencil = 'Notieren';
export const pencilDoes = 'Tippen merkt Felder vor, die du für möglich hältst.';
export const check = 'Prüfen';
export const hint = (given: number, all: number) => `Hinweis ${given} von ${all}`;
export const show = 'Zeig es mir';
export const share = 'Link';
export const shareTitle = 'Der Link zu diesem Rätsel';
export const shareText = 'Wo sind sie? Ein Rätsel aus Odyssey.';

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const board = 'Das Brett des Rätsels';
export const things = {
  beginning: (ship: Ship) => `${colours[ship]} am Anfang`,
  answer: (ship: Ship) => `${colours[ship]}, deine Antwort`,
  note: (ship: Ship) => `${colours[ship]} vorgemerkt`,
  lit: 'beleuchtet',
};

// ── Hints ───────────────────────────────────────────────────────────────────────────────────────

export const ways: Readonly<Record<Theme, string>> = {
  islands:
    'Nimm jedes Feld, auf das der Sturm das Schiff getrieben haben kann, führe den Befehl von dort aus und zähle die Inseln ringsum.',
  landfall: 'Auf einer Insel sagt ein Schiff das, und auch, welcher Art sie ist. Da bleiben wenige Felder.',
  coastline: 'Wer die Küste sieht, steht am Rand. Wer sie nicht sieht, steht auf keinem Feld des Randes.',
  deepSea: 'Tiefe See meldet ein Schiff nur vom eigenen Feld. Sagt es nichts davon, ist es nicht darin.',
  shipsInSight:
    'Schiffe, die einander sehen, sind höchstens ein Feld entfernt. So verrät eines etwas vom anderen.',
  landmark: 'Eines der Schiffe steht fest. Wer es sieht oder nicht sieht, verrät, wie nah er ist.',
  greatStorm: 'Ein Großer Sturm bewegt jedes Schiff um ein Feld. Dann sind bis zu acht Felder anzusehen.',
  faceDown:
    'Niemand sagt, wen der Sturm traf. Jedes Schiff ist vielleicht geblieben, vielleicht ein Feld weiter.',
  edge: 'Ein Befehl über den Rand sagt, dass das Schiff an diesem Rand steht. Und dort bleibt es.',
  longDoubt: 'Behalte alle möglichen Felder und führe sie alle mit. Eine spätere Meldung unterscheidet sie.',
  monster:
    'Ein Schiff, das festgehalten wird, bleibt stehen und meldet doch. Es meldet also vom selben Feld.',
  lighthouse: 'Wo der Leuchtturm steht, wissen alle. Wer ihn sieht, ist auf einem Feld daneben.',
  fog: 'Eine Nebelbank verbirgt, was unter ihr liegt. Man sieht dann weniger Inseln, als gedruckt sind.',
  caught: 'Ein gefangenes Schiff meldet erst aus dem Strudel. Dann wird es ein Feld weiter geschleudert.',
};
export const print = (round: number, ship: Ship) =>
  `Von welchen Feldern kann ${colours[ship]} das in Runde ${round} gemeldet haben? Die nach dem gedruckten Brett passen, sind beleuchtet.`;
export const left = (round: number, ship: Ship, squares: readonly Square[]) =>
  `Nach der Meldung in Runde ${round} kann ${colours[ship]} hier sein: ${names(squares)}.`;

// ── The verdict ─────────────────────────────────────────────────────────────────────────────────

export const right = 'Gefunden!';
export const shown = 'So war es.';
/** What it meant for the streak: found, found with a hint, after a mistake, shown, or done before. */
export const counted = (how: 'clean' | 'hinted' | 'missed' | 'shown' | 'again', streak: number) =>
  ({
    clean: `Bei der ersten Prüfung richtig: Deine Serie ist jetzt ${streak}.`,
    hinted: `Mit einem Hinweis, darum bleibt deine Serie bei ${streak}.`,
    missed: 'Nicht bei der ersten Prüfung, darum beginnt deine Serie neu.',
    shown: 'Es wurde gezeigt, darum beginnt deine Serie neu.',
    again: 'Dieses hattest du schon gemacht: Es zählt nicht noch einmal.',
  })[how];
export const more = 'Diese sind alle möglich, aber es gibt noch mehr.';
const names = (squares: readonly Square[]) => list(squares.map((one) => square(one).replace(' ', '\u00a0')));
export const wrong = (ship: Ship, at: Square) => `${colours[ship]} ist nicht auf ${names([at])}.`;
export const wrongNow = (round: number) => `Die Meldung in Runde ${round} passt nicht zu diesem Feld.`;
export const wrongOrder = (round: number) => `Der Befehl in Runde ${round} führt nicht dorthin.`;
export const wrongBefore = (round: number, squares: readonly Square[]) =>
  squares.length <= 4
    ? `Dann war es in Runde ${round} hier: ${names(squares)}. Dazu passt die Meldung nicht.`
    : `Zu keinem Weg dorthin passt die Meldung in Runde ${round}.`;
export const wrongBeginning = (from: Square) =>
  `Am Anfang war es auf ${names([from])}. Befehle und Stürme können es nicht dorthin gebracht haben.`;
/** `isLast`: the newest report alone rules it out, with where the ship began. */
export const wrongWay = (from: Square, round: number, isLast: boolean) =>
  isLast
    ? `Am Anfang war es auf ${names([from])}. Zu keinem Weg von dort passt die Meldung in Runde ${round}.`
    : `Am Anfang war es auf ${names([from])}. Zu keinem Weg von dort passen die Meldungen ab Runde ${round}.`;
export const wrongTogether =
  'Seine eigenen Meldungen erlauben es, von anderen Schiffen abgesehen. Achte darauf, wer wen sieht.';
export const wrongOthers =
  'Seine eigenen Meldungen erlauben es, aber nicht zusammen mit denen der anderen Schiffe.';
export const proof = 'Der Beweis';
export const proofBegins =
  'Tippe auf eine Zeile: erst siehst du die Felder nach dem Segeln, dann die, die zur Meldung passen.';
/** `sailed`: the ship had sailed before its report; `by`: another ship, whose report it was. */
export const step = (
  { round, sailed }: { round: number; sailed: boolean },
  by: Ship | null,
  before: number,
  after: readonly Square[],
) => {
  const now = after.length <= 6 ? names(after) : `${after.length} Felder`;
  return by === null
    ? `Runde ${round}: ${sailed ? 'nach dem Segeln' : 'vor der Meldung'} ${before} Felder, mit der Meldung ${now}.`
    : `Runde ${round}: vor der Meldung von ${colours[by]} ${before} Felder, mit ihr ${now}.`;
};
