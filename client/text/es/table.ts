import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const table: Catalogue['table'] = {
  title: (code, where) => `${where} · ${code} · Odyssey`,
  places: {
    arriving: 'Mesa',
    door: 'Unirse a la mesa',
    lobby: 'El puerto',
    poseidon: 'Poseidón',
    navigators: 'Navegantes',
    onlookers: 'Mirando',
    ending: 'Fin de la partida',
    gone: 'No existe esa mesa',
    damaged: 'Esta mesa está dañada',
    elsewhere: 'Abierta en otro sitio',
    moved: 'En otro dispositivo',
    removed: 'Fuera de la mesa',
    olympus: 'Olimpo',
    record: 'La crónica de la velada',
    taking: 'Jugar en este dispositivo',
  },

  menu: 'Menú',
  settings: 'Sonido e idioma',
  thisGame: 'Esta partida',
  yourDevice: 'Tu dispositivo',
  boardAndRules: 'Tablero y reglas',
  table: (code) => `Mesa ${code}`,
  codeHint: 'Los demás entran con este código o con esta dirección:',
  players: 'Quién juega dónde',
  onlookers: 'Miran',
  toTable: 'A la mesa',
  backAgain: 'Vuelve atrás una vez más para salir de la partida. Tu sitio sigue siendo tuyo.',
  seatKept: 'Si vas a la portada, tu asiento queda guardado: vuelve con «Seguir jugando».',
  abandon: 'Interrumpir la partida',
  abandonTitle: '¿Interrumpir esta partida?',
  abandonText:
    'La partida termina aquí para todos, sin que gane nadie. La mesa se queda, y en ella se puede empezar otra.',
  abandonAsk: 'Proponer interrumpir',
  abandonAskTitle: '¿Proponer a los demás interrumpir la partida?',
  abandonAskText: 'Si están de acuerdo todos los que juegan, la partida termina para todos, sin ganador.',
  abandonAskThem: 'Proponer',
  abandonKeep: 'Seguir jugando',
  wouldAbandon: (names) =>
    names.length === 1
      ? `${list(names)} quiere interrumpir la partida.`
      : `${list(names)} quieren interrumpir la partida.`,
  iWouldAbandon: (agreed, missing) =>
    agreed.length === 0
      ? `Quieres interrumpir. Falta el sí de ${list(missing)}.`
      : `Quieres interrumpir, igual que ${list(agreed)}. Falta el sí de ${list(missing)}.`,
  abandonAgree: 'De acuerdo',
  abandonTakeBack: 'Mejor no',

  arriving: (code) => `Llegando a la mesa ${code}…`,
  goneTitle: 'No existe esa mesa',
  goneText: (code) =>
    `No hay ninguna mesa con el código ${code}. Compáralo con la pantalla de tu amigo o crea una mesa propia.`,
  damagedTitle: 'Esta mesa está dañada',
  elsewhereTitle: 'Tu asiento está abierto en otro sitio',
  elsewhereText:
    'Otra pestaña u otro dispositivo lo tiene ahora. Un asiento solo puede estar abierto en un sitio a la vez.',
  useHere: 'Usarlo aquí',
  movedTitle: 'Ahora juegas en otro dispositivo',
  movedText: 'En este ya no se puede jugar. Para volver aquí, cede tu lugar desde el otro dispositivo.',
  deletedTitle: 'Esta mesa se ha borrado',
  deletedText: 'La ha borrado su anfitrión, con todo lo que se jugó en ella.',
  removedTitle: 'El anfitrión te ha quitado de esta mesa',
  removedText: 'Ya no tienes lugar en ella. Si hay una partida en curso, puedes mirar.',

  notHere: '¿No está?',
  notHereFor: (name) => `${name} no está: qué hacer`,
  manage: 'Gestionar',
  manageFor: (name) => `${name}: qué puedes hacer como anfitrión`,
  presentText: 'Como anfitrión puedes:',
  awayTitle: (name) => `${name} no tiene conexión`,
  awayText: 'A menudo basta con esperar: un dispositivo vuelve por sí solo. También puedes ayudar.',
  freeSeat: 'Liberar el asiento',
  freeSeatTitle: (name) => `¿Liberar el asiento de ${name}?`,
  freeSeatText: (name) => `Así podrá sentarse otra persona. ${name} sigue en la mesa.`,
  freeSeatRunning: {
    poseidon: (name) => `${name} sigue en la mesa. La partida espera hasta que se siente otra persona.`,
    navigators: (name) =>
      `${name} sigue en la mesa. La partida sigue, y sus barcos los lleva cualquiera hasta que se siente otra persona.`,
  },
  removePlayer: 'Quitar de la mesa',
  removeTitle: (name) => `¿Quitar a ${name} de la mesa?`,
  removeText: (name, side) => {
    if (side === null) return `${name} pierde su lugar en esta mesa, y su pantalla se lo dice.`;
    return side === 'poseidon'
      ? `${name} pierde su lugar en esta mesa. La partida espera hasta que otra persona sea Poseidón.`
      : `${name} pierde su lugar en esta mesa. La partida sigue, y sus barcos los lleva cualquiera hasta que se siente otra persona.`;
  },
  removeOpen: 'Podrá volver con el código, como alguien nuevo.',
  removeLocked: 'Con la mesa cerrada, nadie puede unirse ni volver.',
  lockToo: 'Cerrar también la mesa',
  keyForAway: 'Crear una clave para otro dispositivo',
  keyForAwayDoes: (name) =>
    `Si el dispositivo de ${name} se ha perdido o no tiene batería, podrá seguir en otro.`,

  anotherDevice: 'Jugar en otro dispositivo',
  anotherDeviceFor: (name) => `${name}: jugar en otro dispositivo`,
  offerText: (name) =>
    `Escanea esto con el otro dispositivo, o abre allí la mesa y escribe la clave. ${name} jugará entonces solo allí.`,
  offerKey: 'Clave',
  offerQr: 'Código QR para pasar este lugar a otro dispositivo',
  offerLink: 'El enlace para pasar este lugar a otro dispositivo',
  offerGood: 'Vale una vez, durante diez minutos. No se la des a nadie más.',
  offerUsed: (name) => `${name} ha vuelto.`,
  offering: 'Creando la clave…',
  takeTitle: '¿Jugar en este dispositivo?',
  takeText: (code) =>
    `Este dispositivo asume el lugar de alguien en la mesa ${code}: el nombre, el asiento y los barcos. En el dispositivo anterior ya no se podrá jugar.`,
  takeFailed: 'Esta clave no funciona',
  take: 'Jugar aquí',
  takeNot: 'Ahora no: a la mesa',
  taken: (name) => `Ahora juegas aquí, como ${name}.`,

  poseidonEmpty: 'El asiento de Poseidón está vacío. La partida espera.',
  navigatorsEmpty: 'No queda ningún Navegante. La partida espera.',
  sitDown: {
    poseidon: 'Ser Poseidón',
    navigators: 'Ser Navegante',
  },
  knowingTitle: 'Has visto el otro bando',
  knowingText:
    'Este dispositivo ha estado en el otro bando de esta partida. Puedes sentarte de todos modos: toda la mesa lo sabrá, y quedará anotado en la partida.',
  knowingDevice:
    'Este dispositivo ha visto el otro bando de esta partida. Puedes jugar aquí de todos modos: toda la mesa lo sabrá, y quedará anotado en la partida.',
  knowing: 'Sentarse igualmente',
  seenBoth: 'ha visto los dos bandos',
  seenBothText: (names) =>
    names.length === 1
      ? `${list(names)} ha visto los dos bandos de esta partida.`
      : `${list(names)} han visto los dos bandos de esta partida.`,

  olympus: 'La pantalla grande',
  olympusOpen: 'Olimpo abierto: una pantalla muestra la verdad.',
  olympusDoes:
    'El Olimpo muestra el mar verdadero a toda una sala, para quienes solo miran. Se abre cuando el anfitrión y Poseidón lo permiten, y todas las pantallas lo avisan.',
  olympusAllow: 'Permitir la pantalla grande',
  olympusAsHost: 'Tu palabra como anfitrión. Poseidón también debe permitirlo, en cada partida.',
  olympusAsPoseidon: 'Tu palabra como Poseidón, para esta partida. Los Navegantes no deben ver esa pantalla.',
  olympusAsBoth:
    'Eres anfitrión y Poseidón: basta tu palabra, para esta partida. Los Navegantes no deben ver esa pantalla.',
  olympusOptions: ['No', 'Sí'],
  olympusSummary: { off: 'Cerrado', half: 'Poseidón aún no la ha permitido', on: 'Permitido' },
  olympusLink: 'El enlace a la pantalla grande',
  olympusOpenThere: 'Abre esta dirección en la pantalla grande.',
  olympusQr: 'Código QR de la pantalla grande',
  olympusLater: 'Poseidón lo permite en el menú, cuando la partida haya empezado.',
  olympusWaiting: 'El Olimpo está cerrado',
  olympusNoGame:
    'Cuando haya una partida en curso y el anfitrión y Poseidón lo permitan, esta pantalla mostrará el mar verdadero.',
  olympusOver: 'La partida ha terminado',
  olympusAgain: 'El Olimpo volverá a abrirse en la próxima partida, si el anfitrión y Poseidón lo permiten.',
  olympusMissing: (host, poseidon) =>
    host
      ? 'Poseidón aún no lo ha permitido: el interruptor está en su menú.'
      : poseidon
        ? 'El anfitrión aún no lo ha permitido: el interruptor está en el puerto y en el menú.'
        : 'El anfitrión y Poseidón aún no lo han permitido: cada uno tiene un interruptor en el menú.',
  olympusBarred: {
    navigator:
      'En este dispositivo ha jugado un Navegante de esta partida, así que no muestra el mar verdadero. Abre el Olimpo en otro dispositivo.',
    'no-device': 'Esta página es demasiado antigua para mostrar el mar verdadero. Vuelve a cargarla.',
    'too-many': 'Esta partida ya se ha visto en demasiadas pantallas. Usa una de ellas.',
  },

  openChart: {
    fold: 'Quien mira',
    now: { closed: 'Sin el mapa', open: 'Con el mapa' },
    name: 'Quien mira ve el mapa',
    options: ['No', 'Sí'],
    does: 'Quien mira puede ponerse detrás de los Navegantes: ve su mapa y lo que escribe la tripulación, nunca los barcos.',
    agree:
      'Hay que ponerse de acuerdo: el dispositivo de Poseidón nunca lo muestra, pero un segundo teléfono suyo sí.',
    byWhom: 'Lo decide quien juega.',
  },

  news: {
    came: (name) => `${name} ha llegado a la mesa.`,
    left: (name) => `${name} ya no está en la mesa.`,
    freed: (name) => `El asiento de ${name} ha quedado libre.`,
    freedMine: 'Tu asiento ha quedado libre.',
    letIn: (name, by) => `${by} ha dejado entrar a ${name}.`,
    letInMine: (by) => `${by} te ha dejado entrar.`,
    locked: 'El anfitrión ha cerrado la mesa.',
    unlocked: 'La mesa está abierta otra vez.',
    goesOn: (name) => `${name} prefiere seguir jugando.`,
    device: (name) => `${name} juega ahora en otro dispositivo.`,
    deviceBy: (name, by) => `${name} juega ahora en otro dispositivo, con una clave de ${by}.`,
    deviceKnows: 'Ese dispositivo ha visto el otro bando de esta partida.',
    sat: (name, side) =>
      side === 'poseidon' ? `${name} es ahora Poseidón.` : `${name} se sienta ahora con los Navegantes.`,
    knowing: (name, side) =>
      side === 'poseidon'
        ? `${name} es ahora Poseidón, y ha visto el bando de los Navegantes en esta partida.`
        : `${name} se sienta ahora con los Navegantes, y ha visto el bando de Poseidón en esta partida.`,
    host: (name) => `Ahora el anfitrión es ${name}.`,
    hostMine: 'Ahora el anfitrión eres tú.',
    seriesBegan: 'Ha empezado una serie.',
    seriesEnded: 'Se ha puesto fin a la serie.',
    abandoned: 'Se ha interrumpido la partida.',
  },
};
