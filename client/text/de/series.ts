/** Series, standings and the evening's record. */
import type { GameMode, Side } from '../../../shared/game/game.ts';
import type { Score } from '../../../shared/table/series.ts';
import type { SeriesBoards } from '../../../shared/table/table.ts';
import { list } from './words.ts';

// ── Planning a series ───────────────────────────────────────────────────────────────────────────
export const heading = 'Eine Serie';
export const does =
  'Ihr spielt gegeneinander. Alle sind einmal Poseidon, und die Punkte aller Spiele werden zusammengezählt.';
export const takePart = (names: readonly string[]) =>
  `Wer sitzt, spielt mit: ${list(names)}. Das macht ${names.length} Spiele.`;
export const tooFew = 'Mindestens zwei von euch brauchen einen Platz.';
export const needSeat = 'Nimm dir einen Platz, dann kannst du eine Serie beginnen.';
export const order = 'Wer wann Poseidon ist';
export const orderDoes = 'Lasst das Los entscheiden, oder legt die Reihenfolge fest.';
export const orders = ['Per Los', 'Gewählt'] as const;
export const up = (name: string) => `${name}: früher`;
export const down = (name: string) => `${name}: später`;
export const boards = 'Die Bretter';
export const boardsDoes: Readonly<Record<SeriesBoards, string>> = {
  same: 'Das jetzt gewählte Brett, für alle Spiele.',
  'in turn': 'Für jedes Spiel ein anderes Brett, angefangen beim jetzt gewählten.',
  chosen: 'Ihr wählt vor jedem Spiel eines.',
};
export const boardsOptions: Readonly<Record<SeriesBoards, string>> = {
  same: 'Gleich',
  'in turn': 'Reihum',
  chosen: 'Gewählt',
};
export const variants = 'Die Plättchen und Regeln';
export const variantsDoes = [
  'Wie sie jetzt eingestellt sind, für alle Spiele.',
  'Ihr dürft sie vor jedem Spiel ändern.',
] as const;
export const variantsOptions = ['Gleich', 'Änderbar'] as const;
export const begin = 'Serie beginnen';
export const what = {
  late: 'Wer später kommt, schaut bis zur nächsten Serie zu.',
  left: 'Wer geht, wird übersprungen; die Punkte bleiben.',
  abandoned: 'Ein abgebrochenes Spiel wird noch einmal gespielt.',
};

// ── Between its games ───────────────────────────────────────────────────────────────────────────
export const gameOf = (now: number, all: number) => `Spiel ${now} von ${all}`;
export const turn = (name: string) => `Als Nächstes ist ${name} Poseidon.`;
export const myTurn = 'Als Nächstes bist du Poseidon.';
export const again = 'Das letzte Spiel wurde abgebrochen: Es wird noch einmal gespielt.';
export const changeSides = 'Die Geräte wechseln von selbst die Seiten, wenn das Spiel beginnt.';
export const notIn = 'Du schaust bis zur nächsten Serie zu.';
export const beginGame = (now: number) => `Spiel ${now} beginnen`;
/** After the end of a series. */
export const beginNew = 'Neues Spiel beginnen';
export const end = 'Serie beenden';
export const endTitle = 'Diese Serie beenden?';
export const endText =
  'Die Spiele, die noch fehlen, werden nicht gespielt, und niemand gewinnt die Serie. Was gespielt wurde, bleibt in der Chronik.';
export const fixedBoard: Readonly<Record<SeriesBoards, string>> = {
  same: 'Alle Spiele dieser Serie werden auf diesem Brett gespielt.',
  'in turn': 'Die Bretter dieser Serie gehen reihum: Dieses ist das nächste.',
  chosen: '',
};
export const fixedVariants = 'Sie bleiben für die ganze Serie gleich.';

// ── Standings ───────────────────────────────────────────────────────────────────────────────────
export const standings = 'Punktestand';
export const noPoints = 'Noch wurde kein Spiel zu Ende gespielt.';
export const place = 'Rang';
export const player = 'Wer';
export const game = (number: number) => `Spiel ${number}`;
export const total = 'Summe';
export const captain = 'Unterstrichen: als Poseidon.';
export const absent = '–';
export const absentSpoken = 'nicht dabei';
export const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`);
/** Who has points, and for what; how many stands before it. */
export const pointsRules: Readonly<Record<Score['why'], string>> = {
  own: 'Jeder Navigator, für jedes eigene Schiff, das heimkehrt',
  failed: 'Poseidon, für jedes Schiff, das es nicht schafft',
  cooperative: 'Jeder Navigator, wenn das gemeinsame Schiff heimkehrt',
};
/** Who leads, and by how much; `ahead` counts for one alone. */
export const leads = (names: readonly string[], total: number, ahead: number) =>
  names.length === 1
    ? `${list(names)} führt mit ${datives(ahead)} Vorsprung.`
    : `${list(names)} führen gemeinsam mit je ${datives(total)}.`;
/** The same, to one of those who lead; `others` share it. */
export const youLead = (others: readonly string[], total: number, ahead: number) =>
  others.length === 0
    ? `Du führst mit ${datives(ahead)} Vorsprung.`
    : `Du führst gemeinsam mit ${list(others)}: je ${points(total)}.`;
export const nobodyLeads = 'Noch hat niemand einen Punkt.';
export const podium = 'Das Siegertreppchen';
export const onPlace = (number: number) => `Rang ${number}:`;
export const broughtHome = (name: string, count: number) =>
  count === 1 ? `${name} hat ein Schiff heimgebracht.` : `${name} hat ${count} Schiffe heimgebracht.`;

// ── Its end ─────────────────────────────────────────────────────────────────────────────────────
export const over = 'Die Serie ist zu Ende';
export const won = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} hat die Serie gewonnen` : `${list(names)} teilen sich den Sieg`;
export const wonPoints = (names: readonly string[], count: number, ahead: number) =>
  names.length === 1 ? `Mit ${datives(count)} und ${datives(ahead)} Vorsprung.` : `Mit je ${datives(count)}.`;
const datives = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkten`);
export const left = (name: string) => `${name} (gegangen)`;

// ── The evening's record ────────────────────────────────────────────────────────────────────────
export const record = 'Die Chronik des Abends';
export const recordHeading = 'Der Abend an Tisch';
export const recordTitle = (code: string) => `Der Abend an Tisch ${code}`;
export const nothing = 'An diesem Tisch wurde noch nichts gespielt';
export const nothingHint = 'Nach dem ersten Spiel wird es hier aufgeschrieben.';
export const single = 'Spiele';
export const seriesNumber = (number: number) => `Serie ${number}`;
export const seriesState = { running: 'Die Serie läuft', abandoned: 'Die Serie wurde vorzeitig beendet' };
export const mode: Readonly<Record<GameMode, string>> = {
  cooperative: 'gemeinsam',
  competing: 'gegeneinander',
};
export const result: Readonly<Record<Side, string>> = {
  poseidon: 'Sieg für Poseidon',
  navigators: 'Sieg der Navigatoren',
};
export const gameAbandoned = 'Abgebrochen';
export const gameRunning = 'Wird gerade gespielt';
export const ships = (arrived: number) =>
  arrived === 0
    ? 'kein Schiff kam heim'
    : arrived === 4
      ? 'alle vier Schiffe kamen heim'
      : arrived === 1
        ? 'ein Schiff kam heim'
        : `${arrived} Schiffe kamen heim`;
export const asPoseidon = (name: string) => `Poseidon: ${name}`;
export const asNavigators = (names: readonly string[]) =>
  names.length === 1 ? `Navigator: ${list(names)}` : `Navigatoren: ${list(names)}`;
export const alsoWon = (names: readonly string[]) => `Mit einem eigenen Schiff daheim: ${list(names)}`;
export const pointsLine = (lines: readonly { name: string; points: number }[]) =>
  lines.map((line) => `${line.name} ${line.points}`).join(', ');
export const pointsLabel = 'Punkte';
export const nobody = 'niemand';
export const copy = 'Chronik kopieren';
export const copied = 'Die Chronik ist kopiert.';
export const copyByHand = 'Die Chronik ist unten markiert: Kopiere sie von Hand.';
export const asText = 'Die Chronik als Text';
export const shareText = (code: string) => `Unser Odyssey-Abend an Tisch ${code}`;
export const recordLink = 'Der Link zu dieser Chronik';
export const film = 'Der Film';
export const look = 'Rückblick';
/** Null: there was nothing to judge. */
export const scores = (deduction: number | null, confusion: number | null) =>
  [
    ...(deduction === null ? [] : [`Deduktion\u00a0${deduction}\u00a0von\u00a0100`]),
    ...(confusion === null ? [] : [`Verwirrung\u00a0${confusion}\u00a0von\u00a0100`]),
  ].join(' · ');
/** A distinction of the series, and no points. */
export const bestDeduction = (names: readonly string[], score: number) =>
  `Beste Deduktion: ${list(names)}, ${score} von 100.`;
export const bestConfusion = (names: readonly string[], score: number) =>
  `Größte Verwirrung: ${list(names)}, ${score} von 100.`;

export const playedOn = (number: number, round: number) =>
  `Weitergespielt ab Spiel ${number}, Runde ${round}.`;
