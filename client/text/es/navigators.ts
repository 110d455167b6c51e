/** The Navigators' screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, Phase, SeaMonster, Tile } from '../../../shared/game/game.ts';
import type { Phrase } from '../../../shared/wire/signals.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, faceDownTile, headings, ships, tiles } from './common.ts';
import {
  capital,
  hue,
  hues,
  letters,
  list,
  ofTheShip,
  theMonster,
  theOne,
  theShip,
  toTheShip,
} from './words.ts';

// ── Whose turn it is ────────────────────────────────────────────────────────────────────────────

export const turns: Readonly<Record<Phase, string>> = {
  lighthouses: 'Coloca los faros',
  dangers: 'Poseidón prepara el mar',
  poseidon: 'Turno de Poseidón',
  navigators: 'Tu turno',
  caught: 'Atrapado en un remolino',
  over: 'Fin de la partida',
};
export const othersTurn = 'Turno del equipo';
export const pageTitle = (title: string) => `${title} · Odyssey`;
export const yoursToSail = (yours: number, all: number) =>
  yours === 1 ? `Te falta 1, ${all} en total` : `Te faltan ${yours}, ${all} en total`;
export const waiting: Readonly<Partial<Record<Phase, string>>> = {
  dangers:
    'Esconde remolinos y bancos de niebla que tendrás que encontrar. Tus barcos están en sus islas de salida.',
  poseidon: 'Está eligiendo su tormenta. El mapa sigue siendo tuyo: cámbialo como quieras.',
};
export const beingPushed = (ship: Ship) => `Poseidón está empujando ${theShip[ship]} fuera del remolino.`;
export const stillToSail = (count: number) => (count === 1 ? 'Falta 1 barco' : `Faltan ${count} barcos`);

// ── News ────────────────────────────────────────────────────────────────────────────────────────

const driven: Readonly<Record<Ship, string>> = {
  red: 'Ha empujado el barco rojo a una casilla contigua.',
  green: 'Ha empujado el barco verde a una casilla contigua.',
  white: 'Ha empujado el barco blanco a una casilla contigua.',
  yellow: 'Ha empujado el barco amarillo a una casilla contigua.',
};
export const allDriven = 'Ha empujado a una casilla contigua todos los barcos que siguen en el mar.';
export const maybeDriven = 'Puede haber empujado cualquier barco a una casilla contigua.';
export const noneDriven = 'Ese barco está a salvo en la Isla Sagrada: no ha movido nada.';
export const holds = (ship: Ship) => `Retiene ${toTheShip[ship]}, que no puede navegar en esta ronda.`;

/** What a tile has done, as far as the Navigators know. */
export function tileNews(tile: Tile | 'face-down', against: Ship | null, safe: boolean): string {
  if (tile === 'face-down') return maybeDriven;
  if (tile === 'great') return allDriven;
  if (tile === 'leviathan' || tile === 'kraken') return against ? holds(against) : '';
  return safe ? noneDriven : driven[tile];
}
export const tileName = (tile: Tile | 'face-down') => (tile === 'face-down' ? faceDownTile : tiles[tile]);
export const pushedOut = (ship: Ship) =>
  `Poseidón ha empujado ${theShip[ship]} una casilla fuera del remolino.`;
export const lighthousesStand = 'Los faros ya están en pie.';

// ── The crew ────────────────────────────────────────────────────────────────────────────────────

const ORDINALS = ['1.º', '2.º', '3.º', '4.º'];
const SPOKEN_ORDINALS = ['primero', 'segundo', 'tercero', 'cuarto'];
export const crew = 'Barcos';
export const states = {
  ready: 'Por salir',
  held: 'Retenido',
  done: (order: number) => `Salió ${ORDINALS[order - 1] ?? order}`,
  safe: 'A salvo',
  waiting: 'En el mar',
  notYours: 'Por salir',
};
export const spokenStates = {
  ready: 'aún por navegar',
  held: 'retenido por un monstruo marino',
  done: (order: number) => `salió ${SPOKEN_ORDINALS[order - 1] ?? order} en esta ronda`,
  safe: 'a salvo en la Isla Sagrada',
  waiting: 'en el mar',
  notYours: 'le da órdenes otra persona',
};

// ── Orders ──────────────────────────────────────────────────────────────────────────────────────

export const orders = 'Órdenes';
export const chooseFirst = 'Elige un barco';
export const chooseFirstHint =
  'Tócalo en el mapa o arriba. En cualquier orden: lo que ve un barco puede ayudar al siguiente.';
export const chooseNext = 'Elige el próximo barco';
export const whereTo = (ship: Ship) => `¿Adónde va ${theOne[ship]}?`;
export const rose = 'Rumbo';
export const roseLetters: Readonly<Record<Heading, string>> = letters;
export const headingButton = (heading: Heading, off: boolean) =>
  off ? `${headings[heading]}, fuera del mapa según tu conjetura` : headings[heading];
export const pickHeading = 'Elige un rumbo';
export const sail = (ship: Ship, heading: Heading) => `${colours[ship]}: ¡al ${headings[heading]}!`;
export const cantTakeBack = 'Una orden no se puede retirar.';
export const offChart = 'Fuera del mapa, si tu conjetura es cierta. Entonces se queda donde está y observa.';
export const toSquare = (square: string) => `A ${square}, si tu conjetura es cierta.`;
export const heldShip = (ship: Ship, monster: SeaMonster) =>
  `${capital(theMonster[monster])} retiene ${toTheShip[ship]}. No puede navegar, pero sí decirte lo que ve.`;
export const survey = 'Otear el mar';
export const isSafe = (ship: Ship) => `${capital(theShip[ship])} está a salvo en la Isla Sagrada.`;
export const notYours = (ship: Ship, owner: string) => `${capital(toTheShip[ship])} le da órdenes ${owner}.`;
export const ownerAway = (owner: string) => `${owner} no está ahora: la partida espera.`;
const theOnes = (those: readonly Ship[]) => list(those.map((ship) => theOne[ship]));
/** Whose orders the crew's turn waits for. */
export const waitsFor = (those: readonly { name: string; ships: readonly Ship[] }[]) =>
  those.map(({ name, ships: theirs }) => `${name} lleva ${theOnes(theirs)}.`).join(' ');
export const yourShip = 'Tu barco';
export const anybodysShip = 'Cualquiera puede llevar este barco';
export const handOver = (name: string) => `Barco de ${name}: pásale el dispositivo a ${name}`;
export const moveGuess = 'Mover la conjetura';
export const moveGuessOf = (ship: Ship) => `Mover la conjetura ${ofTheShip[ship]}`;
export const earlierIn = (round: number) => `Antes en la ronda ${round}`;

// ── The chart ───────────────────────────────────────────────────────────────────────────────────

export const chart = 'Tu mapa: conjeturas y recordatorios';
export const onChart = {
  ship: (ship: Ship) => `${ships[ship]}, conjetura`,
  reminder: (ship: Ship) => `recordatorio ${hue[ship]}`,
  marker: (kind: MarkerKind) => markers[kind],
  lighthouse: 'faro',
  start: (ship: Ship) => `salida ${ofTheShip[ship]}`,
};
export const markers: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'marcador de remolino',
  fogBank: 'marcador de niebla',
};
const MARKERS: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'Marcadores de remolino',
  fogBank: 'Marcadores de niebla',
};
const remain = (left: number) => (left === 1 ? 'queda 1' : `quedan ${left}`);
export const tray = 'Recordatorios';
export const trayWithMarkers = 'Recordatorios y marcadores';
export const reminderHeap = (ship: Ship, left: number) => `Recordatorios ${hues[ship]}, ${remain(left)}`;
export const markerHeap = (kind: MarkerKind, left: number) => `${MARKERS[kind]}, ${remain(left)}`;
export const inHand = {
  ship: (ship: Ship) => `${capital(ships[ship])} en la mano: toca su casilla.`,
  reminder: (ship: Ship) => `Recordatorio ${hue[ship]} en la mano: toca una casilla.`,
  marker: (kind: MarkerKind) => `${capital(markers[kind])} en la mano: toca una casilla.`,
};
export const putDown = 'Soltar';
export const takeBack = 'Retirar';
export const clear = (ship: Ship) => `Quitar los ${hues[ship]}`;
export const clearReminders = (ship: Ship) => `Quitar los recordatorios ${hues[ship]}`;
export const trayHint = 'Arrástralos al mapa, o toca uno y luego una casilla.';
export const fromMemory = 'Se juega de memoria: sin recordatorios.';

// ── Tabs and journal ────────────────────────────────────────────────────────────────────────────

export const tabs = { orders: 'Órdenes', tray: 'Fichas', journal: 'Diario' };
export const panels = 'Paneles';
export const journal = 'Diario';
export const journalEmpty = 'Aquí encontrarás la partida, ronda a ronda.';
export const round = (number: number) => `Ronda ${number}`;
export const ofMost = (most: number) => `de ${most}`;
export const notPlayedYet = 'Poseidón está eligiendo';
export const storms = 'Tormentas';
export const leftOf = (left: number, all: number) => `${left} de ${all}`;
export const tileLeft = (tile: Tile, left: number, all: number) =>
  `${tiles[tile]}: ${remain(left)} de ${all}`;
export const monsterLeft = (monster: SeaMonster, left: boolean) =>
  left ? `${tiles[monster]}: aún por venir` : `${tiles[monster]}: ya jugado`;
export const faceDownLeft = (left: number, all: number) => `Tormentas, boca abajo: ${remain(left)} de ${all}`;

// ── Lighthouses ─────────────────────────────────────────────────────────────────────────────────

export const placing = {
  title: (count: number) => (count === 1 ? 'Coloca tu faro' : 'Coloca tus dos faros'),
  text: (count: number) =>
    count === 1
      ? 'Un barco que esté junto a él o en él te lo dirá: así sabes dónde está. Elige cualquier casilla marcada. Poseidón también lo verá.'
      : 'Un barco que esté junto a uno o en uno te lo dirá. Solo en su propia casilla dice cuál es su luz: amarilla o roja. Elige dos casillas marcadas. Poseidón también los verá.',
  chart: 'El mapa: elige casillas para los faros',
  random: 'Colocar al azar',
  again: 'Otras al azar',
  buildHere: 'Construir aquí',
  propose: 'Proponer estas casillas',
  agree: 'Acepto',
  agreed: 'Ha aceptado',
  thinking: 'Está pensando',
  youAgreed: 'Has aceptado. Faltan los demás.',
  proposed: 'Propuesta para todos. Cuando todos la acepten, se construirán.',
  change: 'Toca otras casillas para proponer un cambio.',
  who: 'Quién acepta',
  squareFree: 'puede tener un faro',
  lamp: { yellow: 'luz amarilla', red: 'luz roja', unlit: 'faro' },
};

// ── Fellow Navigators on other devices ──────────────────────────────────────────────────────────

export const signals = 'Señales a la tripulación';
export const point = 'Señalar una casilla';
export const pointHint = 'O deja el dedo sobre una casilla del mapa.';
export const pointing = 'Toca la casilla que quieres señalar: tu tripulación la verá.';
export const phrases: Readonly<Record<Phrase, string>> = {
  'look-here': 'Mira aquí',
  'i-am-sure': 'Sin duda',
  'i-am-not-sure': 'Tengo dudas',
  wait: 'Espera',
  'your-order': 'Te toca',
  agreed: 'De acuerdo',
  'well-done': '¡Bien hecho!',
  'we-are-lost': '¡Sin rumbo!',
};
export const pointsAt = (name: string, square: string) => `${name} señala ${square}`;
export const signalled = 'Señales de la tripulación';
