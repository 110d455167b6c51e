/** Poseidon's screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, SeaMonster, Storm, Tile } from '../../../shared/game/game.ts';
import type { Heading, Square } from '../../../shared/board/squares.ts';
import { headings, ships, square, tiles } from './common.ts';
import { capital, letters, theMonster, theOne, theShip } from './words.ts';

// ── Whose turn ──────────────────────────────────────────────────────────────────────────────────

export const screen = 'La pantalla de Poseidón';
export const controls = 'Tu mano y el diario';
export const title = (yours: boolean) => (yours ? 'Tu turno · Odyssey' : 'Poseidón · Odyssey');
/** Sea monsters that are still in the hand may make the game longer, or not. */
export const beforeFirstRound = 'Antes de la primera ronda';
export const stormsLeft = (count: number) => (count === 1 ? 'Queda 1 tormenta' : `Quedan ${count} tormentas`);

// ── The cover ───────────────────────────────────────────────────────────────────────────────────

export const cover = 'Tapar el tablero';
export const lift = 'Destapar';
export const covered = 'El mar está tapado';
export const liftHint = 'Toca en cualquier parte cuando nadie mire.';

// ── The hand ────────────────────────────────────────────────────────────────────────────────────

export const chooseTile = 'Elige la loseta que vas a jugar.';
export const faceDownNote = 'Boca abajo para ellos: los Navegantes ven que llega una tormenta, no cuál.';
export const whyBarred = (tile: Tile, why: string) => `${tiles[tile]}: ${why}`;

// ── A storm in the making ───────────────────────────────────────────────────────────────────────

export const drive = (ship: Ship, owner: string | null) =>
  owner === null
    ? `Empuja ${theShip[ship]}: toca una casilla contigua o un rumbo.`
    : `Empuja ${theShip[ship]} de ${owner}: toca una casilla contigua o un rumbo.`;
export const ready = (storm: Storm) =>
  storm === 'great' ? 'Todos tienen destino. Cambia alguno, o desátala.' : 'Cámbialo, o desata la tormenta.';
export const movesNothing = (storm: Storm) =>
  storm === 'great'
    ? 'Todos los barcos están a salvo en la Isla Sagrada: esta tormenta no mueve nada.'
    : `${capital(theShip[storm])} está a salvo en la Isla Sagrada: esta tormenta no mueve nada, y se gasta.`;
export const shipsHit = 'Barcos que empuja';
export const shipToDrive = (ship: Ship, to: Square | undefined, heading: Heading | undefined) =>
  to && heading
    ? `${capital(ships[ship])}: al ${headings[heading]}, a ${square(to)}`
    : `${capital(ships[ship])}: aún sin empujar`;
export const notYet = 'aún no';
export const shortPush = (to: Square, heading: Heading) => `${letters[heading]} → ${square(to)}`;
export const rose = (ship: Ship) => `Empujar ${theShip[ship]}`;
export const roseHeading = (heading: Heading, to: Square | undefined) =>
  to ? `${capital(headings[heading])}, a ${square(to)}` : capital(headings[heading]);
export const otherTile = 'Otra loseta';
export const unleashing = 'El mar se alza…';
export const draftFaceDown = 'Boca abajo para ellos';

// ── A storm for the next turn ───────────────────────────────────────────────────────────────────

/** Prepared while the Navigators order: it stays on this device until his turn. */
export const prepared = {
  start: 'Preparar tu próxima tormenta',
  label: 'Tu próxima tormenta',
  choose: 'Elige la loseta para tu próximo turno.',
  tile: (tile: Tile) => `Preparado: ${tiles[tile]}`,
  whole: 'Todo está listo para tu turno. Hasta entonces puedes cambiarlo.',
  aside: 'Dejar aparte',
  stands: 'Tal como lo preparaste.',
  /** What has become impossible meanwhile. */
  dropped: {
    storm: (ship: Ship) => `${capital(theShip[ship])} ha llegado: su tormenta ya no movería nada.`,
    home: (ship: Ship) => `${capital(theShip[ship])} ha llegado: ya no está a tu alcance.`,
    there: (ship: Ship, to: Square) =>
      `${capital(theShip[ship])} ha navegado hasta ${square(to)}: empújalo a otra casilla.`,
    push: (ship: Ship, to: Square) =>
      `${capital(theShip[ship])} ha navegado: ${square(to)} ya no está a su lado.`,
  },
};
export const foreseenHint = 'Toca una casilla y lee aquí lo que el barco informaría desde ella.';
/** Before what a ship would report from a square. */
export const foreseen = (ship: Ship, at: Square) => `Desde ${square(at)}, ${theShip[ship]} informaría:`;

// ── Sea monsters ────────────────────────────────────────────────────────────────────────────────

export const monsterAt = (monster: SeaMonster, ship: Ship | null) =>
  ship
    ? `${capital(theShip[ship])} no navegará esta ronda: lucha contra ${theMonster[monster]}, y solo observa.`
    : `¿Qué barco retendrá ${theMonster[monster]} esta ronda? Tócalo.`;
export const preyHint = 'Toca un barco y lee aquí lo que informaría.';
export const prey = 'Barco retenido';
export const preyShip = (ship: Ship, at: Square) => `${capital(ships[ship])}, en ${square(at)}`;
export const sendMonster = (monster: SeaMonster) => `Enviar ${theMonster[monster]}`;

// ── A caught ship ───────────────────────────────────────────────────────────────────────────────

export const caught = (ship: Ship) =>
  `${capital(theShip[ship])} ha entrado en un remolino. Lánzalo una casilla: toca la casilla o un rumbo.`;
export const readyCaught = 'Cámbialo, o lanza el barco.';
export const hurl = (ship: Ship) => `Lanzar ${theShip[ship]}`;

// ── Maelstroms and fog banks ────────────────────────────────────────────────────────────────────

export const dangers: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'Remolino',
  fogBank: 'Banco de niebla',
};
export const dangersToPlace = 'Losetas por colocar';
export const placeDanger: Readonly<Record<MarkerKind, string>> = {
  maelstrom:
    'Toca una casilla marcada para el remolino: mar abierto, no junto a una isla de salida ni a la Isla Sagrada.',
  fogBank:
    'Toca una casilla marcada para la niebla: donde quieras, salvo en una isla de salida o la Isla Sagrada, o a su lado.',
};
export const dangersReady =
  'Todo está colocado. Toca una loseta para moverla, o déjalo así para toda la partida.';
export const atRandom = 'Al azar';
export const placeThem = (count: number) => (count === 1 ? 'Elegir esta casilla' : 'Elegir estas casillas');

// ── Waiting and watching ────────────────────────────────────────────────────────────────────────

export const lighthousesWait = (count: number) =>
  count === 1
    ? 'Los Navegantes eligen dónde se alza su faro. Lo verás en tu tablero.'
    : 'Los Navegantes eligen dónde se alzan sus faros. Los verás en tu tablero.';
export const nobodyThere = 'Ahora no hay ningún Navegante conectado. La partida los espera.';
export const shipsNow = 'Los barcos';
export type ShipState = 'arrived' | 'caught' | 'held' | 'stepped' | 'to sail' | 'at sea';
export const shipStates: Readonly<Record<ShipState, string>> = {
  arrived: 'a salvo',
  caught: 'atrapado',
  held: 'retenido',
  stepped: 'hecho',
  'to sail': 'por salir',
  'at sea': 'en el mar',
};
export const shipNow = (ship: Ship, at: Square, whose: string | null, state: string) =>
  [`${capital(ships[ship])} en ${square(at)}`, ...(whose === null ? [] : [whose]), state].join(', ');

// ── The log ─────────────────────────────────────────────────────────────────────────────────────

export const log = 'Órdenes y respuestas';
export const logEmpty = 'Aquí quedará cada orden y lo que informa el barco.';
export const logWaiting = 'Aún sin órdenes.';
export const logRound = (number: number) => `Ronda ${number}`;
export const logTile = (tile: Tile, against: Ship | null, faceDown: boolean) => {
  const played = against ? `${tiles[tile]} contra ${theOne[against]}` : tiles[tile];
  return faceDown ? `${played}, boca abajo para ellos` : played;
};
