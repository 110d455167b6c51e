/** Series, standings and the evening's record. */
import type { GameMode, Side } from '../../../shared/game/game.ts';
import type { Score } from '../../../shared/table/series.ts';
import type { SeriesBoards } from '../../../shared/table/table.ts';
import { list } from './words.ts';

// ── Planning a series ───────────────────────────────────────────────────────────────────────────
export const heading = 'Una serie';
export const does =
  'Todos juegan como rivales. Cada cual es Poseidón una vez, y se suman los puntos de todas las partidas.';
export const takePart = (names: readonly string[]) =>
  names.length === 1
    ? `Participa quien tiene asiento: ${list(names)}. Es 1 partida.`
    : `Participa quien tiene asiento: ${list(names)}. Son ${names.length} partidas.`;
export const tooFew = 'Al menos dos personas deben tener asiento.';
export const needSeat = 'Elige un asiento y podrás empezar una serie.';
export const order = 'Quién es Poseidón y cuándo';
export const orderDoes = 'Que decida la suerte, o pon los nombres en orden.';
export const orders = ['Por sorteo', 'Elegido'] as const;
export const up = (name: string) => `${name}: antes`;
export const down = (name: string) => `${name}: después`;
export const boards = 'Los tableros';
export const boardsDoes: Readonly<Record<SeriesBoards, string>> = {
  same: 'El tablero elegido ahora, para todas las partidas.',
  'in turn': 'Otro tablero en cada partida, a partir del elegido ahora.',
  chosen: 'Se elige uno antes de cada partida.',
};
export const boardsOptions: Readonly<Record<SeriesBoards, string>> = {
  same: 'El mismo',
  'in turn': 'Por turno',
  chosen: 'A elegir',
};
export const variants = 'Las losetas y reglas';
export const variantsDoes = [
  'Como están ahora, para todas las partidas.',
  'Se pueden cambiar antes de cada partida.',
] as const;
export const variantsOptions = ['Iguales', 'A elegir'] as const;
export const begin = 'Empezar la serie';
export const what = {
  late: 'Quien llega después mira hasta la próxima serie.',
  left: 'A quien se va se le salta; sus puntos quedan.',
  abandoned: 'Una partida abandonada se juega otra vez.',
};

// ── Between its games ───────────────────────────────────────────────────────────────────────────
export const gameOf = (now: number, all: number) => `Partida ${now} de ${all}`;
export const turn = (name: string) => `Ahora le toca a ${name} ser Poseidón.`;
export const myTurn = 'Ahora te toca ser Poseidón.';
export const again = 'La última partida se abandonó: se juega otra vez.';
export const changeSides = 'Los dispositivos cambian de bando solos cuando empieza la partida.';
export const notIn = 'Miras hasta la próxima serie.';
export const beginGame = (now: number) => `Empezar la partida ${now}`;
/** After the end of a series. */
export const beginNew = 'Empezar otra partida';
export const end = 'Terminar la serie';
export const endTitle = '¿Terminar esta serie?';
export const endText =
  'Las partidas que faltan no se juegan, y nadie gana la serie. Lo jugado queda en la crónica.';
export const fixedBoard: Readonly<Record<SeriesBoards, string>> = {
  same: 'Todas las partidas de esta serie se juegan en este tablero.',
  'in turn': 'Los tableros de esta serie van por turno: ahora toca este.',
  chosen: '',
};
export const fixedVariants = 'Esto no cambia en toda la serie.';

// ── Standings ───────────────────────────────────────────────────────────────────────────────────
export const standings = 'Clasificación';
export const noPoints = 'Aún no se ha jugado ninguna partida hasta el final.';
export const place = 'Puesto';
export const player = 'Quién';
export const game = (number: number) => `Partida ${number}`;
export const total = 'Total';
export const captain = 'Subrayado: como Poseidón.';
export const absent = '–';
export const absentSpoken = 'no jugó';
export const points = (count: number) => (count === 1 ? '1 punto' : `${count} puntos`);
/** Who has points, and for what; how many stands before it. */
export const pointsRules: Readonly<Record<Score['why'], string>> = {
  own: 'Un Navegante, por cada barco suyo que llega a casa',
  failed: 'Poseidón, por cada barco que no llega',
  cooperative: 'Cada Navegante, si llega a casa el barco común',
};
/** Who leads, and by how much; `ahead` counts for one alone. */
export const leads = (names: readonly string[], total: number, ahead: number) =>
  names.length === 1
    ? `${list(names)} va en cabeza por ${points(ahead)}.`
    : `${list(names)} van en cabeza con ${points(total)} cada cual.`;
/** The same, to one of those who lead; `others` share it. */
export const youLead = (others: readonly string[], total: number, ahead: number) =>
  others.length === 0
    ? `Vas en cabeza por ${points(ahead)}.`
    : `Compartes la cabeza con ${list(others)}: ${points(total)} cada cual.`;
export const nobodyLeads = 'Aún nadie tiene puntos.';
export const podium = 'El podio';
export const onPlace = (number: number) => `Puesto ${number}:`;
export const broughtHome = (name: string, count: number) =>
  count === 1 ? `${name} ha llevado a casa un barco.` : `${name} ha llevado a casa ${count} barcos.`;

// ── Its end ─────────────────────────────────────────────────────────────────────────────────────
export const over = 'La serie ha terminado';
export const won = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} ha ganado la serie` : `${list(names)} comparten la victoria`;
export const wonPoints = (names: readonly string[], count: number, ahead: number) =>
  names.length === 1 ? `Con ${points(count)}, ${ahead} de ventaja.` : `Con ${points(count)} cada cual.`;
export const left = (name: string) => `${name} (se fue)`;

// ── The evening's record ────────────────────────────────────────────────────────────────────────
export const record = 'La crónica de la velada';
export const recordHeading = 'La velada en la mesa';
export const recordTitle = (code: string) => `La velada en la mesa ${code}`;
export const nothing = 'En esta mesa aún no se ha jugado nada';
export const nothingHint = 'Cuando termine la primera partida, quedará escrita aquí.';
export const single = 'Partidas';
export const seriesNumber = (number: number) => `Serie ${number}`;
export const seriesState = { running: 'La serie está en curso', abandoned: 'La serie se terminó antes' };
export const mode: Readonly<Record<GameMode, string>> = {
  cooperative: 'en equipo',
  competing: 'como rivales',
};
export const result: Readonly<Record<Side, string>> = {
  poseidon: 'Ganó Poseidón',
  navigators: 'Ganaron los Navegantes',
};
export const gameAbandoned = 'Abandonada';
export const gameRunning = 'En curso';
export const ships = (arrived: number) =>
  arrived === 0
    ? 'ningún barco llegó a casa'
    : arrived === 4
      ? 'los cuatro barcos llegaron a casa'
      : arrived === 1
        ? 'un barco llegó a casa'
        : `${arrived} barcos llegaron a casa`;
export const asPoseidon = (name: string) => `Poseidón: ${name}`;
export const asNavigators = (names: readonly string[]) =>
  `${names.length === 1 ? 'Navegante' : 'Navegantes'}: ${list(names)}`;
export const alsoWon = (names: readonly string[]) => `Con un barco propio en casa: ${list(names)}`;
export const pointsLine = (lines: readonly { name: string; points: number }[]) =>
  lines.map((line) => `${line.name} ${line.points}`).join(', ');
export const pointsLabel = 'Puntos';
export const nobody = 'nadie';
export const copy = 'Copiar la crónica';
export const copied = 'Crónica copiada.';
export const copyByHand = 'La crónica está marcada abajo: cópiala a mano.';
export const asText = 'La crónica como texto';
export const shareText = (code: string) => `Nuestra velada de Odyssey en la mesa ${code}`;
export const recordLink = 'El enlace a esta crónica';
export const film = 'La película';
export const look = 'Analizar';
/** Null: there was nothing to judge. */
export const scores = (deduction: number | null, confusion: number | null) =>
  [
    ...(deduction === null ? [] : [`Deducción:\u00a0${deduction}\u00a0de\u00a0100`]),
    ...(confusion === null ? [] : [`Confusión:\u00a0${confusion}\u00a0de\u00a0100`]),
  ].join(' · ');
/** A distinction of the series, and no points. */
export const bestDeduction = (names: readonly string[], score: number) =>
  `Mejor deducción: ${list(names)}, ${score} de 100.`;
export const bestConfusion = (names: readonly string[], score: number) =>
  `Mayor confusión: ${list(names)}, ${score} de 100.`;

export const playedOn = (number: number, round: number) =>
  `Continuada desde la partida ${number}, ronda ${round}.`;
