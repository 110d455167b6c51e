/** The Navigators' screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Lamp, MarkerKind, Phase, SeaMonster } from '../../../shared/game/game.ts';
import { ships, square } from './common.ts';
import { markers } from './chart.ts';
import {
  capital,
  hue,
  hues,
  ofTheShip,
  remain,
  theMonster,
  theOne,
  theShip,
  toTheShip,
  either,
  list,
} from './words.ts';

// ── Whose turn it is ────────────────────────────────────────────────────────────────────────────

export const pageTitle = (title: string) => `${title} · Odyssey`;
export const yoursToSail = (yours: number, all: number) =>
  yours === 1 ? `Te falta 1, ${all} en total` : `Te faltan ${yours}, ${all} en total`;
/** While Poseidon is at it: what he does, and what can be done meanwhile. */
export const waiting: Readonly<Partial<Record<Phase, { title: string; text: string }>>> = {
  dangers: {
    title: 'Esconde remolinos y bancos de niebla',
    text: 'Tendrás que encontrarlos. Tus barcos están en sus islas de salida.',
  },
  poseidon: {
    title: 'Está eligiendo su tormenta',
    text: 'Cambia el mapa como quieras, o toca un barco para preparar su orden.',
  },
};
/** @param count how many can sail, besides one that a sea monster holds */
export const stillToSail = (count: number, held: boolean) => {
  if (held && count === 0) return '1 barco retenido';
  const ships = count === 1 ? 'Falta 1 barco' : `Faltan ${count} barcos`;
  return held ? `${ships}, 1 retenido` : ships;
};

// ── The crew ────────────────────────────────────────────────────────────────────────────────────

export const crew = 'Barcos';

// ── Orders ──────────────────────────────────────────────────────────────────────────────────────

export const chooseFirst = 'Elige un barco';
export const chooseFirstHint =
  'Tócalo en el mapa o arriba. En cualquier orden: lo que ve un barco puede ayudar al siguiente.';
/** The ships that have not had their step yet, of those that this device may order. */
export const chooseNext = (ships: readonly Ship[]) =>
  `Sigue con ${either(ships.map((ship) => theOne[ship]))}`;
/** The game is won, and a fourth ship is at sea. */
export const chooseFourth = (ship: Ship) => `La victoria es segura. ¿Llegará también a casa ${theOne[ship]}?`;
export const whereTo = (ship: Ship) => `¿Adónde va ${theOne[ship]}?`;
export const pickHeading = 'Elige un rumbo';
export const cantTakeBack = 'Una orden no se puede retirar.';
/** Its order is on its way, and not answered yet. */
export const castOff = (ship: Ship) => `${capital(theOne[ship])} ha zarpado…`;
/**
 * @param square where a heading leads; null: off the chart
 * @param certain the guess is known to be right
 */
export const leadsTo = (square: string | null, certain: boolean) => {
  const where = square === null ? 'Fuera del mapa' : `A ${square}`;
  const led = certain ? `${where}.` : `${where}, si tu conjetura es cierta.`;
  if (square !== null) return led;
  return certain ? `${led} Se queda y observa.` : `${led} Entonces se queda y observa.`;
};
/** A sea monster holds the ship that is chosen. */
export const held = {
  title: (ship: Ship, monster: SeaMonster) => `${capital(theMonster[monster])} retiene ${toTheShip[ship]}`,
  text: 'No puede navegar, pero sí decirte lo que ve.',
  /** Beside those that are still to sail. */
  too: (ship: Ship) => `${capital(theOne[ship])} está retenido, pero puede decirte lo que ve.`,
};
export const survey = 'Otear el mar';
export const isSafe = (ship: Ship) => `${capital(theShip[ship])} está a salvo en la Isla Sagrada.`;
export const notYours = (ship: Ship, owner: string) => `${capital(toTheShip[ship])} le da órdenes ${owner}.`;
export const yourShip = 'Tu barco';
export const anybodysShip = 'Cualquiera puede llevar este barco';
export const handOver = (name: string) => `Barco de ${name}: pásale el dispositivo a ${name}`;
export const moveGuess = 'Cambiar la conjetura';
export const moveGuessOf = (ship: Ship) => `Cambiar la conjetura ${ofTheShip[ship]}`;
export const earlierIn = (round: number) => `Antes en la ronda ${round}`;

/** An order that is thought of before it can be given: it stays on this device. */
export const prepared = {
  note: 'Preparada. La orden la das tú cuando haya pasado la tormenta.',
  since: 'La preparaste antes de la tormenta.',
  /** On a ship's button: its heading as on the rose. */
  state: (letter: string) => `${letter} previsto`,
  dropped: (ship: Ship, why: string) => `Tu orden para ${theOne[ship]} ya no vale. ${why}`,
};

// ── The chart ───────────────────────────────────────────────────────────────────────────────────

export const chart = 'Tu mapa: conjeturas y recordatorios';
const MARKERS: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'Marcadores de remolino',
  fogBank: 'Marcadores de niebla',
};
export const trayWithMarkers = 'Recordatorios y marcadores';
export const reminderHeap = (ship: Ship, left: number) => `Recordatorios ${hues[ship]}, ${remain(left)}`;
export const markerHeap = (kind: MarkerKind, left: number) => `${MARKERS[kind]}, ${remain(left)}`;
export const inHand = {
  ship: (ship: Ship) => `${capital(ships[ship])} en la mano: toca su casilla.`,
  reminder: (ship: Ship) => `Recordatorio ${hue[ship]} en la mano: toca una casilla.`,
  marker: (kind: MarkerKind) => `${capital(markers[kind])} en la mano: toca una casilla.`,
};
export const leaveIt = 'Dejar';
export const takeOff = 'Quitar';
export const done = 'Listo';
export const clear = (ship: Ship) => `Quitar los ${hues[ship]}`;
export const clearReminders = (ship: Ship) => `Quitar los recordatorios ${hues[ship]}`;
export const trayHint = 'Arrástralos al mapa, o toca uno y luego una casilla.';
/** Where the oracle says all that can be known. */
export const layingHint = 'Elige un barco y el oráculo podrá poner sus recordatorios.';
export const fromMemory = 'Se juega de memoria: sin recordatorios.';
/** What this device did to the chart. */
export const undo = 'Deshacer';
export const redo = 'Rehacer';
/** Where a token went, as it is spoken. */
export const backInTray = 'de vuelta en la bandeja';
export const overtaken = (count: number) =>
  count === 1
    ? 'Una pieza se ha movido desde entonces y se queda.'
    : `${count} piezas se han movido desde entonces y se quedan.`;

/** Squares that somebody strikes out for a ship, for themselves. */
export const notHere = {
  /** On its button; `start` says it in full. */
  name: 'Tachar',
  start: (ship: Ship) => `Tachar casillas para ${theOne[ship]}`,
  striking: (ship: Ship) => `Toca las casillas donde no está ${theOne[ship]}. Solo tú ves las cruces.`,
  mark: (ship: Ship) => `${capital(theOne[ship])}: aquí no`,
  spoken: (ship: Ship) => `${theOne[ship]}, tachado`,
  /** After a key: the square, and how it stands now. */
  said: (ship: Ship, square: string, struck: boolean) =>
    `${square}: ${theOne[ship]}, ${struck ? 'tachado' : 'otra vez posible'}`,
};
/** A guess that a storm has put in doubt. */
export const doubt = { takeOff: 'Quitar el «?»' };

// ── Reminders that sail along with their ship ───────────────────────────────────────────────────

export const along = {
  can: (count: number) =>
    count === 1 ? 'Un recordatorio puede seguir al barco.' : `${count} recordatorios pueden seguir al barco.`,
  sail: 'Que lo sigan',
  sailed: (count: number) =>
    count === 1 ? 'Un recordatorio ha seguido al barco.' : `${count} recordatorios han seguido al barco.`,
  astray: (squares: readonly Square[]) =>
    squares.length === 1
      ? `${list(squares.map(square))} no puede ser cierto tras esta orden.`
      : `${list(squares.map(square))} no pueden ser ciertos tras esta orden.`,
  takeOff: (count: number) => (count === 1 ? 'Quitarlo' : `Quitar ${count}`),
  always: 'Siempre, en este dispositivo',
  leaving: (count: number) =>
    count === 1
      ? 'Desde un recordatorio saldría del mapa.'
      : `Desde ${count} recordatorios saldría del mapa.`,
};

// ── Lighthouses ─────────────────────────────────────────────────────────────────────────────────

export const placing = {
  header: (count: number) => (count === 1 ? 'Coloca el faro' : 'Coloca los faros'),
  title: (count: number) => (count === 1 ? 'Coloca tu faro' : 'Coloca tus dos faros'),
  text: (count: number) =>
    count === 1
      ? 'Un barco que esté junto a él o en él te lo dirá: así sabes dónde está. Poseidón también lo verá.'
      : 'Un barco que esté junto a uno o en uno te lo dirá. Solo en su propia casilla dice cuál es su luz: amarilla o roja. Poseidón también los verá.',
  chart: (count: number) =>
    count === 1 ? 'El mapa: elige una casilla para el faro' : 'El mapa: elige casillas para los faros',
  /** The lighthouses to place, as a group. */
  towers: (count: number) => (count === 1 ? 'El faro' : 'Los faros'),
  /** The lamp of the one in hand; 'unlit': there is but one. */
  tap: (lamp: Lamp | 'unlit') => {
    if (lamp === 'unlit') return 'Toca una casilla marcada.';
    return `Toca una casilla marcada para la luz ${lamp === 'red' ? 'roja' : 'amarilla'}.`;
  },
  stand: (count: number) =>
    count === 1
      ? 'Para moverlo, tócalo y luego toca otra casilla.'
      : 'Ya están los dos. Para mover uno, tócalo y luego toca otra casilla.',
  notYet: 'aún sin colocar',
  /** Before what a ship on its square would report. */
  here: 'Un barco aquí informa:',
  random: 'Colocar al azar',
  again: (count: number) => (count === 1 ? 'Otra al azar' : 'Otras al azar'),
  buildHere: 'Construir aquí',
  propose: 'Proponer estas casillas',
  agree: 'Acepto',
  agreed: 'Ha aceptado',
  thinking: 'Está pensando',
  youAgreed: 'Has aceptado. Faltan los demás.',
  proposed: 'Propuesta para todos. Cuando todos la acepten, se construirán.',
  change: 'Mueve uno para proponer un cambio.',
  who: 'Quién acepta',
  squareFree: 'puede tener un faro',
  lamp: { yellow: 'luz amarilla', red: 'luz roja', unlit: 'faro' },
};

// ── Fellow Navigators on other devices ──────────────────────────────────────────────────────────

export const signals = 'Señales a la tripulación';
export const point = 'Señalar una casilla';
export const pointHint = 'O mantén pulsada una casilla del mapa.';
export const pointing = 'Toca la casilla que quieres señalar: tu tripulación la verá.';
