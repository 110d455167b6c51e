import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

const shipCounts = ['ningún barco', 'un barco', 'dos barcos', 'tres barcos', 'cuatro barcos'];

export const lobby: Catalogue['lobby'] = {
  table: 'Mesa',
  leave: 'Salir',
  leaveTitle: '¿Dejar esta mesa?',
  leaveText:
    'Tu asiento queda libre y este dispositivo olvida la mesa. Puedes volver con el código, como alguien nuevo.',
  leaveConfirm: 'Dejar la mesa',

  inviteHint: 'Que tus amigos escaneen esto, o abran la dirección y escriban el código.',
  inviteOverDays: 'Invitar a una partida de varios días',
  inviteFold: 'Invitar amigos',
  qr: 'Código QR con el enlace de esta mesa',
  link: 'El enlace de esta mesa',
  shareText: (code) => `Ven a jugar a Odyssey en la mesa ${code}.`,

  who: '¿Quién juega?',
  seatFor: {
    poseidon: 'Sabe dónde está de verdad cada barco, y envía las tormentas.',
    navigators: 'Llevan cuatro barcos a casa según lo que estos dicen. De una a cuatro personas.',
  },
  sit: {
    poseidon: 'Ser Poseidón',
    navigators: 'Ser Navegante',
  },
  standUp: 'Levantarse',
  free: 'Nadie todavía',
  standing: 'Sin asiento',
  rename: 'Cambiar tu nombre',
  renameDone: 'Usar este nombre',

  what: '¿A qué jugamos?',
  board: 'El tablero',
  boardsLoading: 'Cargando los tableros…',
  boardGone: (board) => `${board} ya no está en este servidor. Elige otro tablero.`,

  rules: 'Losetas y reglas',
  setsLabel: 'Partidas ya preparadas',
  choose: 'Mezcla propia',
  off: 'No',
  on: 'Sí',

  kind: 'Una partida o una serie',
  kinds: { cooperative: 'En equipo', competing: 'Rivales', series: 'Una serie' },
  kindDoes: {
    cooperative: 'Una partida. Los Navegantes ganan en equipo, cuando hay tres barcos en casa.',
    competing: 'Una partida. Cada Navegante juega por sus propios barcos.',
    series:
      'Todos juegan como rivales. Cada cual es Poseidón una vez, y se suman los puntos de todas las partidas.',
  },
  oneGame: (mode) => `Una partida, ${mode}`,
  helps: 'Ayuda y tiempo',
  noHelps: 'Sin ayuda ni reloj',

  ships: 'Quién lleva cada barco',
  shipsDoes: (largest, least) =>
    largest === least
      ? `Cada Navegante lleva ${shipCounts[least] ?? ''}.`
      : `Cada Navegante lleva ${shipCounts[least] ?? ''}, y hay quien lleva ${shipCounts[largest] ?? ''}.`,
  shipsShared: 'El cuarto barco es de todos.',
  shipsRest: 'Lo que nadie pida se sortea al empezar.',
  shipsByLot: 'Por sorteo',
  shipFree: 'Libre',
  shipShared: 'De todos',
  shipMine: 'Tuyo',
  shipToggle: (ship, holder, mine) =>
    mine
      ? `${ship}: tuyo. Renunciar a él`
      : holder === null
        ? `${ship}: libre. Pedirlo`
        : `${ship}: lo ha pedido ${holder}`,
  deal: 'Sortear',
  dealt: 'La suerte ha repartido los barcos.',

  more: 'Más ajustes',
  tableFold: 'Esta mesa',
  hosted: (name) => `Anfitrión: ${name}`,
  hostDoes:
    'El anfitrión puede cerrar la mesa y borrarla, liberar asientos y quitar a alguien de la mesa. Si no está, quien lleve más tiempo aquí puede liberar el asiento de quien no está.',
  iAmHost:
    'Eres el anfitrión: puedes cerrar la mesa y, con «…» junto a un nombre, liberar el asiento o quitar a alguien de la mesa.',
  deleteTable: 'Borrar la mesa',
  deleteTitle: '¿Borrar esta mesa para siempre?',
  deleteText:
    'Se borran la mesa, todas sus partidas, los enlaces a ellas y su crónica, para todos. No se puede deshacer.',

  devices: 'Dispositivos',
  devicesNow: (count) =>
    count === 1 ? 'Una persona en este dispositivo' : `${count} personas en este dispositivo`,
  onThis: 'En este dispositivo',
  actAs: (name) => `Actuar como ${name}`,
  thisDevice: 'Este dispositivo',
  shareDoes:
    'Tus amigos pueden compartir este dispositivo: añade a cada uno por su nombre. Junto a un Navegante se sientan enseguida.',
  shareAdd: 'Añadir a alguien a este dispositivo',
  shareName: 'Su nombre',
  added: (name) => `${name} juega en este dispositivo.`,
  bothSides:
    'Este dispositivo tiene asientos de los dos bandos: mostraría el mar de Poseidón a los Navegantes. Que alguien juegue en otro dispositivo.',

  begin: 'Empezar la partida',
  ready: 'Todo listo para zarpar.',
  missing: {
    both: 'Faltan Poseidón y un Navegante.',
    poseidon: 'Falta Poseidón.',
    navigators: 'Falta un Navegante.',
    seat: 'Elige un asiento para empezar.',
    series: 'Miras hasta la próxima serie.',
    company: 'Para una serie hacen falta al menos dos personas.',
  },
  inviteStep: {
    poseidon: 'Invitar a Poseidón',
    navigators: 'Invitar a un Navegante',
  },
  seatless: (names) =>
    names.length === 1 ? `${list(names)} aún no tiene asiento.` : `${list(names)} aún no tienen asiento.`,
  absent: (names) =>
    names.length === 1 ? `${list(names)} no tiene conexión.` : `${list(names)} no tienen conexión.`,

  past: 'Partidas en esta mesa',
  pastWon: {
    poseidon: 'Ganó Poseidón',
    navigators: 'Ganaron los Navegantes',
  },
  pastAbandoned: 'Interrumpida',
  pastShips: (arrived) =>
    arrived === 0
      ? 'ningún barco llegó a casa'
      : arrived === 1
        ? 'un barco llegó a casa'
        : `${arrived} barcos llegaron a casa`,
  pastPoseidon: (name) => `Poseidón: ${name}`,
  gone: 'alguien que se fue',
};
