/** The lobby. */
import type { GameMode, Side } from '../../../shared/game/game.ts';
import type { Clock } from '../../../shared/table/table.ts';
import { list } from './words.ts';

// ── The lobby ───────────────────────────────────────────────────────────────────────────────────
export const table = 'Mesa';
export const leave = 'Salir';
export const leaveTitle = '¿Dejar esta mesa?';
export const leaveText =
  'Tu asiento queda libre y este dispositivo olvida la mesa. Puedes volver con el código, como alguien nuevo.';
export const leaveConfirm = 'Dejar la mesa';

export const inviteHint = 'Que tus amigos escaneen esto, o abran la dirección y escriban el código.';
export const inviteFold = 'Invitar amigos';
export const qr = 'Código QR con el enlace de esta mesa';
export const link = 'El enlace de esta mesa';
export const shareText = (code: string) => `Ven a jugar a Odyssey en la mesa ${code}.`;

// ── Seats ───────────────────────────────────────────────────────────────────────────────────────
export const seats = 'Quién juega';
export const seatFor: Readonly<Record<Side, string>> = {
  poseidon: 'Sabe dónde está de verdad cada barco, y envía las tormentas.',
  navigators: 'Llevan cuatro barcos a casa según lo que estos dicen. De una a cuatro personas.',
};
export const sit: Readonly<Record<Side, string>> = {
  poseidon: 'Ser Poseidón',
  navigators: 'Ser Navegante',
};
export const standUp = 'Levantarse';
export const free = 'Nadie todavía';
export const swap = 'Intercambiar';
export const swapWith = (name: string) => `Intercambiar asiento con ${name}`;
export const swapTitle = (name: string) => `¿Intercambiar asiento con ${name}?`;
export const swapText = (name: string) => `${name} pasa a ser Poseidón, y tú Navegante.`;
export const standing = 'Sin asiento';
export const rename = 'Cambiar tu nombre';
export const renameDone = 'Usar este nombre';

// ── Board and rules ─────────────────────────────────────────────────────────────────────────────
export const gameFold = 'Tablero y reglas';
export const change = 'Cambiar';
export const changed = 'Listo';
export const show = 'Ver';
export const board = 'El tablero';
export const boardsLoading = 'Desplegando los mapas…';
export const boardGone = (board: string) => `${board} ya no está en este servidor. Elige otro tablero.`;

// ── Choosing variants ───────────────────────────────────────────────────────────────────────────
export const variantsHeading = 'Losetas y reglas';
export const setsLabel = 'Partidas ya preparadas';
export const choose = 'Mezcla propia';
export const off = 'No';
export const on = 'Sí';

// ── Together, or against one another ────────────────────────────────────────────────────────────
export const mode = 'En equipo o como rivales';
export const modes: Readonly<Record<GameMode, string>> = { cooperative: 'En equipo', competing: 'Rivales' };
export const modeDoes: Readonly<Record<GameMode, string>> = {
  cooperative: 'Los Navegantes ganan en equipo, cuando hay tres barcos en casa.',
  competing: 'Cada Navegante, por sus propios barcos.',
};

// ── Who commands which ship ─────────────────────────────────────────────────────────────────────
export const ships = 'Quién lleva cada barco';
const shipCounts = ['ningún barco', 'un barco', 'dos barcos', 'tres barcos', 'cuatro barcos'];
export const shipsDoes = (largest: number, least: number) =>
  largest === least
    ? `Cada Navegante lleva ${shipCounts[least] ?? ''}.`
    : `Cada Navegante lleva ${shipCounts[least] ?? ''}, y hay quien lleva ${shipCounts[largest] ?? ''}.`;
export const shipsShared = 'El cuarto barco es de todos.';
export const shipsRest = 'Lo que nadie pida se sortea al empezar.';
export const shipsByLot = 'Por sorteo';
export const shipFree = 'Libre';
export const shipShared = 'De todos';
export const shipMine = 'Tuyo';
export const shipToggle = (ship: string, holder: string | null, mine: boolean) =>
  mine
    ? `${ship}: tuyo. Renunciar a él`
    : holder === null
      ? `${ship}: libre. Pedirlo`
      : `${ship}: lo ha pedido ${holder}`;
export const deal = 'Sortear';
export const dealt = 'La suerte ha repartido los barcos.';

// ── More settings ──────────────────────────────────────────────────────────────────────────────
export const more = 'Más ajustes';
export const tableFold = 'Esta mesa';
export const hosted = (name: string) => `Anfitrión: ${name}`;
export const hostDoes =
  'El anfitrión puede cerrar la mesa y borrarla, liberar asientos y quitar a alguien de la mesa. Si no está, quien lleve más tiempo aquí puede liberar el asiento de quien no está.';
export const iAmHost =
  'Eres el anfitrión: puedes cerrar la mesa y, con «…» junto a un nombre, liberar el asiento o quitar a alguien de la mesa.';
export const deleteTable = 'Borrar la mesa';
export const deleteTitle = '¿Borrar esta mesa para siempre?';
export const deleteText =
  'Se borran la mesa, todas sus partidas, los enlaces a ellas y su crónica, para todos. No se puede deshacer.';

export const clock = 'El reloj';
export const clockOff = 'Ninguno';
export const clockDoes = 'Tiempo para cada turno de Poseidón y para cada orden de los Navegantes.';
export const clockPresets = { relaxed: 'Tranquilo', brisk: 'Rápido' };
export const clockTimes = (poseidon: string, order: string) =>
  `${poseidon} por turno de Poseidón, ${order} por orden.`;
export const minutes = (seconds: number) => {
  if (seconds < 60) return `${seconds}\u00a0s`;
  const rest = seconds % 60 === 0 ? '' : `:${String(seconds % 60).padStart(2, '0')}`;
  return `${Math.floor(seconds / 60)}${rest}\u00a0min`;
};
export const clockOwn = (poseidon: string, order: string) => `${poseidon} / ${order}`;
export const atZero = 'Al acabarse el tiempo';
export const atZeroDoes: Readonly<Record<Clock['atZero'], string>> = {
  sign: 'Solo hay un aviso: nadie decide por ti.',
  'random move': 'Se hace por ti una jugada legal al azar.',
};
export const atZeroOptions: Readonly<Record<Clock['atZero'], string>> = {
  sign: 'Un aviso',
  'random move': 'Jugada al azar',
};

// ── Devices ─────────────────────────────────────────────────────────────────────────────────────
export const devices = 'Dispositivos';
export const devicesNow = (count: number) =>
  count === 1 ? 'Una persona en este dispositivo' : `${count} personas en este dispositivo`;
export const onThis = 'En este dispositivo';
export const actAs = (name: string) => `Actuar como ${name}`;
/** Over what only this one does: its language, its sounds. */
export const thisDevice = 'Este dispositivo';
export const shareDoes =
  'Tus amigos pueden compartir este dispositivo: añade a cada uno por su nombre. Junto a un Navegante se sientan enseguida.';
export const shareAdd = 'Añadir a alguien a este dispositivo';
export const shareName = 'Su nombre';
export const added = (name: string) => `${name} juega en este dispositivo.`;
export const bothSides =
  'Este dispositivo tiene asientos de los dos bandos: mostraría el mar de Poseidón a los Navegantes. Que alguien juegue en otro dispositivo.';

// ── Beginning ───────────────────────────────────────────────────────────────────────────────────
export const begin = 'Empezar';
export const ready = 'Todo listo para zarpar.';
export const readySingle = 'Todo listo para una sola partida, sin serie.';
export const missing = {
  both: 'Faltan Poseidón y un Navegante.',
  poseidon: 'Falta Poseidón.',
  navigators: 'Falta un Navegante.',
  seat: 'Elige un asiento para empezar.',
  series: 'Miras hasta la próxima serie.',
  company: 'Para una serie hacen falta al menos dos personas.',
};
/** The step that is missing, as a button. */
export const sitStep: Readonly<Record<Side, string>> = {
  poseidon: 'Sentarte como Poseidón',
  navigators: 'Sentarte como Navegante',
};
export const inviteStep: Readonly<Record<Side, string>> = {
  poseidon: 'Invitar a Poseidón',
  navigators: 'Invitar a un Navegante',
};
export const seatless = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} aún no tiene asiento.` : `${list(names)} aún no tienen asiento.`;
export const absent = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} no tiene conexión.` : `${list(names)} no tienen conexión.`;

// ── Games played ────────────────────────────────────────────────────────────────────────────────
export const past = 'Partidas en esta mesa';
export const pastWon: Readonly<Record<Side, string>> = {
  poseidon: 'Ganó Poseidón',
  navigators: 'Ganaron los Navegantes',
};
export const pastAbandoned = 'Abandonada';
export const pastShips = (arrived: number) =>
  arrived === 0
    ? 'ningún barco llegó a casa'
    : arrived === 1
      ? 'un barco llegó a casa'
      : `${arrived} barcos llegaron a casa`;
export const pastPoseidon = (name: string) => `Poseidón: ${name}`;
export const gone = 'alguien que se fue';
