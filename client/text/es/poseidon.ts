import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, letters, theMonster, theOne, theShip } from './words.ts';

const { headings, ships, square, tiles } = common;

export const poseidon: Catalogue['poseidon'] = {
  screen: 'La pantalla de Poseidón',
  controls: 'Tu mano y el diario',
  title: (yours) => (yours ? 'Tu turno · Odyssey' : 'Poseidón · Odyssey'),
  beforeFirstRound: 'Antes de la primera ronda',
  stormsLeft: (count) => (count === 1 ? 'Queda 1 tormenta' : `Quedan ${count} tormentas`),

  cover: 'Tapar el tablero',
  lift: 'Destapar',
  covered: 'El mar está tapado',
  liftHint: 'Toca en cualquier parte cuando nadie mire.',

  chooseTile: 'Elige la loseta que vas a jugar.',
  faceDownNote: 'Boca abajo para ellos: los Navegantes ven que llega una tormenta, no cuál.',
  whyBarred: (tile, why) => `${tiles[tile]}: ${why}`,

  drive: (ship, owner) =>
    owner === null
      ? `Empuja ${theShip[ship]}: toca una casilla contigua o un rumbo.`
      : `Empuja ${theShip[ship]} de ${owner}: toca una casilla contigua o un rumbo.`,
  ready: (storm) =>
    storm === 'great'
      ? 'Todos tienen destino. Cambia alguno, o desátala.'
      : 'Cámbialo, o desata la tormenta.',
  movesNothing: (storm) =>
    storm === 'great'
      ? 'Todos los barcos están a salvo en la Isla Sagrada: esta tormenta no mueve nada.'
      : `${capital(theShip[storm])} está a salvo en la Isla Sagrada: esta tormenta no mueve nada, y se gasta.`,
  shipsHit: 'Barcos que empuja',
  shipToDrive: (ship, to, heading) =>
    to && heading
      ? `${capital(ships[ship])}: al ${headings[heading]}, a ${square(to)}`
      : `${capital(ships[ship])}: aún sin empujar`,
  notYet: 'aún no',
  shortPush: (to, heading) => `${letters[heading]} → ${square(to)}`,
  rose: (ship) => `Empujar ${theShip[ship]}`,
  roseHeading: (heading, to) =>
    to ? `${capital(headings[heading])}, a ${square(to)}` : capital(headings[heading]),
  otherTile: 'Otra loseta',
  unleashing: 'El mar se alza…',
  draftFaceDown: 'Boca abajo para ellos',

  prepared: {
    start: 'Preparar tu próxima tormenta',
    label: 'Tu próxima tormenta',
    choose: 'Elige la loseta para tu próximo turno.',
    tile: (tile) => `Preparado: ${tiles[tile]}`,
    whole: 'Todo está listo para tu turno. Hasta entonces puedes cambiarlo.',
    aside: 'Dejar aparte',
    stands: 'Tal como lo preparaste.',
    dropped: {
      storm: (ship) => `${capital(theShip[ship])} ha llegado: su tormenta ya no movería nada.`,
      home: (ship) => `${capital(theShip[ship])} ha llegado: ya no está a tu alcance.`,
      there: (ship, to) =>
        `${capital(theShip[ship])} ha navegado hasta ${square(to)}: empújalo a otra casilla.`,
      push: (ship, to) => `${capital(theShip[ship])} ha navegado: ${square(to)} ya no está a su lado.`,
    },
  },
  foreseenHint: 'Toca una casilla y lee aquí lo que el barco informaría desde ella.',
  foreseen: (ship, at) => `Desde ${square(at)}, ${theShip[ship]} informaría:`,

  monsterAt: (monster, ship) =>
    ship
      ? `${capital(theShip[ship])} no navegará esta ronda: lucha contra ${theMonster[monster]}, y solo observa.`
      : `¿Qué barco retendrá ${theMonster[monster]} esta ronda? Tócalo.`,
  preyHint: 'Toca un barco y lee aquí lo que informaría.',
  prey: 'Barco retenido',
  preyShip: (ship, at) => `${capital(ships[ship])}, en ${square(at)}`,
  sendMonster: (monster) => `Enviar ${theMonster[monster]}`,

  caught: (ship) =>
    `${capital(theShip[ship])} ha entrado en un remolino. Lánzalo una casilla: toca la casilla o un rumbo.`,
  readyCaught: 'Cámbialo, o lanza el barco.',
  hurl: (ship) => `Lanzar ${theShip[ship]}`,

  dangersToPlace: 'Losetas por colocar',
  placeDanger: {
    maelstrom:
      'Toca una casilla marcada para el remolino: mar abierto, no junto a una isla de salida ni a la Isla Sagrada.',
    fogBank:
      'Toca una casilla marcada para la niebla: donde quieras, salvo en una isla de salida o la Isla Sagrada, o a su lado.',
  },
  dangersReady: 'Todo está colocado. Toca una loseta para moverla, o déjalo así para toda la partida.',
  atRandom: 'Al azar',
  placeThem: (count) => (count === 1 ? 'Elegir esta casilla' : 'Elegir estas casillas'),

  lighthousesWait: (count) =>
    count === 1
      ? 'Los Navegantes eligen dónde se alza su faro. Lo verás en tu tablero.'
      : 'Los Navegantes eligen dónde se alzan sus faros. Los verás en tu tablero.',
  nobodyThere: 'Ahora no hay ningún Navegante conectado. La partida los espera.',
  shipsNow: 'Los barcos',
  shipStates: {
    arrived: 'a salvo',
    caught: 'atrapado',
    held: 'retenido',
    stepped: 'hecho',
    'to sail': 'por salir',
    'at sea': 'en el mar',
  },
  shipNow: (ship, at, whose, state) =>
    [`${capital(ships[ship])} en ${square(at)}`, ...(whose === null ? [] : [whose]), state].join(', '),

  log: 'Órdenes y respuestas',
  logEmpty: 'Aquí quedará cada orden y lo que informa el barco.',
  logWaiting: 'Aún sin órdenes.',
  logRound: (number) => `Ronda ${number}`,
  logTile: (tile, against, faceDown) => {
    const played = against ? `${tiles[tile]} contra ${theOne[against]}` : tiles[tile];
    return faceDown ? `${played}, boca abajo para ellos` : played;
  },
};
