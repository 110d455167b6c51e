/** The daily voyage. */

export const title = 'Die Fahrt des Tages';
export const lead = 'Jeden Tag neu: dasselbe Meer und dieselben Stürme für alle.';
export const today = 'Heute';
export const steers = (name: string) => `${name} lenkt die Stürme, und alle vier Schiffe gehören dir.`;
export const begin = 'In See stechen';
export const goOn = 'Weiterspielen';
export const catchUp = 'Jetzt nachholen';
export const late = 'Nachgeholt';
export const lateHint = 'Ein Tag, den du nachholst, zählt nicht für die Serie.';
export const alone = 'Allein spielen';

// ── What came of it ─────────────────────────────────────────────────────────────────────────────

export const won = 'Gewonnen';
export const lost = 'Verloren';
const HOME = [
  'Kein Schiff daheim',
  'Ein Schiff daheim',
  'Zwei Schiffe daheim',
  'Drei Schiffe daheim',
  'Alle vier Schiffe daheim',
];
export const home = (ships: number, round: number) =>
  `${HOME[ships] ?? ''} ${round === 1 ? 'nach einer Runde' : `nach ${round} Runden`}`;
export const score = (score: number) => `Deduktion ${score} von 100`;
export const noScore = 'Schau in der Chronik auf das Spiel zurück, dann wird deine Wertung berechnet.';
export const look = 'Zur Chronik';
/** What the signs of the rounds mean. */
export const marks = 'Welle: eine Runde. Anker: Schiff daheim.';

// ── To share ────────────────────────────────────────────────────────────────────────────────────

export const result = 'Das Ergebnis als Text';
export const resultHint = 'Das Ergebnis verrät nichts von der Fahrt.';
export const shareTitle = (date: string, board: string) => `Odyssey, ${date} · Brett ${board}`;
export const shareScore = (score: number) => `Deduktion ${score}`;
export const copy = 'Ergebnis kopieren';
export const copied = 'Das Ergebnis ist kopiert.';
export const copyByHand = 'Das Ergebnis ist markiert: Kopiere es von Hand.';

// ── The calendar ────────────────────────────────────────────────────────────────────────────────

export const calendar = 'Die Tage';
export const before = 'Der Monat davor';
export const after = 'Der Monat danach';
export const streak = (count: number) =>
  count === 0 ? 'Noch keine Tage in Folge' : count === 1 ? 'Ein Tag in Folge' : `${count} Tage in Folge`;
export const states = {
  won: 'gewonnen',
  lost: 'verloren',
  running: 'begonnen',
  open: 'noch nicht gefahren',
};
