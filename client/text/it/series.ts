/** Series, standings and the evening's record. */
import type { GameMode, Side } from '../../../shared/game/game.ts';
import type { Score } from '../../../shared/table/series.ts';
import type { SeriesBoards } from '../../../shared/table/table.ts';
import { list } from './ships.ts';

// ── Planning a series ───────────────────────────────────────────────────────────────────────────
export const heading = 'Una serie';
export const does =
  'Giocate gli uni contro gli altri. Ognuno è Poseidone una volta, e i punti di tutte le partite si sommano.';
export const takePart = (names: readonly string[]) =>
  `Partecipa chi ha un posto: ${list(names)}. Fanno ${names.length} partite.`;
export const tooFew = 'Almeno due di voi devono avere un posto.';
export const needSeat = 'Prendi un posto, e puoi iniziare una serie.';
export const order = 'Chi è Poseidone e quando';
export const orderDoes = 'Lascia decidere alla sorte, o metti in ordine i nomi.';
export const orders = ['A sorte', 'A scelta'] as const;
export const up = (name: string) => `${name}: prima`;
export const down = (name: string) => `${name}: dopo`;
export const boards = 'I tabelloni';
export const boardsDoes: Readonly<Record<SeriesBoards, string>> = {
  same: 'Il tabellone scelto ora, per tutte le partite.',
  'in turn': 'Un altro tabellone per ogni partita, a partire da quello scelto ora.',
  chosen: 'Ne scegli uno prima di ogni partita.',
};
export const boardsOptions: Readonly<Record<SeriesBoards, string>> = {
  same: 'Uno',
  'in turn': 'A turno',
  chosen: 'A scelta',
};
export const variants = 'Le tessere e le regole';
export const variantsDoes = [
  'Come sono ora, per tutte le partite.',
  'Si possono cambiare prima di ogni partita.',
] as const;
export const variantsOptions = ['Fisse', 'Modificabili'] as const;
export const begin = 'Inizia la serie';
export const what = {
  late: 'Chi arriva dopo guarda fino alla prossima serie.',
  left: 'Chi se ne va viene saltato; i suoi punti restano.',
  abandoned: 'Una partita abbandonata si rigioca.',
};

// ── Between its games ───────────────────────────────────────────────────────────────────────────
export const gameOf = (now: number, all: number) => `Partita ${now} di ${all}`;
export const turn = (name: string) => `Il prossimo Poseidone è ${name}.`;
export const myTurn = 'Il prossimo Poseidone sei tu.';
export const again = 'L’ultima partita è stata abbandonata: si rigioca.';
export const changeSides = 'All’inizio della partita i dispositivi cambiano parte da soli.';
export const notIn = 'Guardi fino alla prossima serie.';
export const beginGame = (now: number) => `Inizia la partita ${now}`;
/** After the end of a series. */
export const beginNew = 'Inizia una nuova partita';
export const end = 'Chiudi la serie';
export const endTitle = 'Chiudere questa serie?';
export const endText =
  'Le partite che mancano non si giocano, e nessuno vince la serie. Ciò che si è giocato resta nel resoconto.';
export const fixedBoard: Readonly<Record<SeriesBoards, string>> = {
  same: 'Tutte le partite di questa serie si giocano su questo tabellone.',
  'in turn': 'I tabelloni di questa serie girano: il prossimo è questo.',
  chosen: '',
};
export const fixedVariants = 'Restano uguali per tutta la serie.';

// ── Standings ───────────────────────────────────────────────────────────────────────────────────
export const standings = 'Classifica';
export const noPoints = 'Nessuna partita è ancora stata giocata fino alla fine.';
export const place = 'Posizione';
export const player = 'Giocatore';
export const game = (number: number) => `Partita ${number}`;
export const total = 'Totale';
export const captain = 'Sottolineato: come Poseidone.';
export const absent = '–';
export const absentSpoken = 'assente';
export const points = (count: number) => (count === 1 ? '1 punto' : `${count} punti`);
/** Who has points, and for what; how many stands before it. */
export const pointsRules: Readonly<Record<Score['why'], string>> = {
  own: 'Un Navigatore, per ogni sua nave che arriva a casa',
  failed: 'Poseidone, per ogni nave rimasta in mare',
  cooperative: 'Ogni Navigatore, se la nave comune arriva a casa',
};
/** Who leads, and by how much; `ahead` counts for one alone. */
export const leads = (names: readonly string[], total: number, ahead: number) =>
  names.length === 1
    ? `${list(names)} è in vantaggio di ${points(ahead)}.`
    : `${list(names)} guidano insieme con ${points(total)} a testa.`;
/** The same, to one of those who lead; `others` share it. */
export const youLead = (others: readonly string[], total: number, ahead: number) =>
  others.length === 0
    ? `Sei in vantaggio di ${points(ahead)}.`
    : `Guidi insieme a ${list(others)}: ${points(total)} a testa.`;
export const nobodyLeads = 'Nessuno ha ancora un punto.';
export const podium = 'Il podio';
export const onPlace = (number: number) => `Posizione ${number}:`;
export const broughtHome = (name: string, count: number) =>
  count === 1 ? `${name} ha portato a casa una nave.` : `${name} ha portato a casa ${count} navi.`;

// ── Its end ─────────────────────────────────────────────────────────────────────────────────────
export const over = 'La serie è finita';
export const won = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} ha vinto la serie` : `${list(names)} vincono a pari merito`;
export const wonPoints = (names: readonly string[], count: number, ahead: number) =>
  names.length === 1 ? `Con ${points(count)}, ${ahead} di vantaggio.` : `Con ${points(count)} a testa.`;
export const left = (name: string) => `${name} (via dal tavolo)`;

// ── The evening's record ────────────────────────────────────────────────────────────────────────
export const record = 'Il resoconto della serata';
export const recordHeading = 'La serata al tavolo';
export const recordTitle = (code: string) => `La serata al tavolo ${code}`;
export const nothing = 'A questo tavolo non si è ancora giocato';
export const nothingHint = 'Quando finisce la prima partita, viene annotata qui.';
export const single = 'Partite';
export const seriesNumber = (number: number) => `Serie ${number}`;
export const seriesState = {
  running: 'La serie è in corso',
  abandoned: 'La serie è stata chiusa in anticipo',
};
export const mode: Readonly<Record<GameMode, string>> = {
  cooperative: 'insieme',
  competing: 'da rivali',
};
export const result: Readonly<Record<Side, string>> = {
  poseidon: 'Ha vinto Poseidone',
  navigators: 'Hanno vinto i Navigatori',
};
export const gameAbandoned = 'Abbandonata';
export const gameRunning = 'In corso';
export const ships = (arrived: number) =>
  arrived === 0
    ? 'nessuna nave a casa'
    : arrived === 4
      ? 'tutte e quattro le navi a casa'
      : arrived === 1
        ? 'una nave a casa'
        : `${arrived} navi a casa`;
export const asPoseidon = (name: string) => `Poseidone: ${name}`;
export const asNavigators = (names: readonly string[]) =>
  `${names.length === 1 ? 'Navigatore' : 'Navigatori'}: ${list(names)}`;
export const alsoWon = (names: readonly string[]) => `Con una propria nave a casa: ${list(names)}`;
export const pointsLine = (lines: readonly { name: string; points: number }[]) =>
  lines.map((line) => `${line.name} ${line.points}`).join(', ');
export const pointsLabel = 'Punti';
export const nobody = 'nessuno';
export const copy = 'Copia il resoconto';
export const copied = 'Il resoconto è copiato.';
export const copyByHand = 'Il resoconto è selezionato qui sotto: copialo a mano.';
export const asText = 'Il resoconto come testo';
export const shareText = (code: string) => `La nostra serata di Odyssey al tavolo ${code}`;
export const recordLink = 'Il link a questo resoconto';
export const film = 'Il film';
export const look = 'Analizza';
/** Null: there was nothing to judge. */
export const scores = (deduction: number | null, confusion: number | null) =>
  [
    ...(deduction === null ? [] : [`Deduzione:\u00a0${deduction}\u00a0su\u00a0100`]),
    ...(confusion === null ? [] : [`Confusione:\u00a0${confusion}\u00a0su\u00a0100`]),
  ].join(' · ');
/** A distinction of the series, and no points. */
export const bestDeduction = (names: readonly string[], score: number) =>
  `Migliore deduzione: ${list(names)}, ${score} su 100.`;
export const bestConfusion = (names: readonly string[], score: number) =>
  `Maggiore confusione: ${list(names)}, ${score} su 100.`;

export const playedOn = (number: number, round: number) => `Ripresa dalla partita ${number}, round ${round}.`;
