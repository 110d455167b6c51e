/** A table's page around its screens: arriving, lost and found, and the menu during a game. */
import type { Side } from '../../../shared/game/game.ts';
import type { Barred } from '../../../shared/table/rules/olympus.ts';
import { list } from './words.ts';

export const title = (code: string, where: string) => `${where} · ${code} · Odyssey`;
export const places = {
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
};

// ── The menu during a game ──────────────────────────────────────────────────────────────────────
export const menu = 'Menú';
export const boardAndRules = 'Tablero y reglas';
export const table = (code: string) => `Mesa ${code}`;
export const codeHint = 'Los demás entran con este código o con esta dirección:';
export const players = 'Quién juega dónde';
export const onlookers = 'Miran';
export const toTable = 'A la mesa';
/** Said when somebody who plays goes back in the browser. */
export const backAgain = 'Vuelve atrás una vez más para salir de la partida. Tu sitio sigue siendo tuyo.';
export const seatKept = 'Si vas a la portada, tu asiento queda guardado: vuelve con «Seguir jugando».';
export const abandon = 'Abandonar la partida';
export const abandonTitle = '¿Abandonar esta partida?';
export const abandonText =
  'La partida termina aquí para todos, sin que gane nadie. La mesa se queda, y en ella se puede empezar otra.';
export const abandonAsk = 'Proponer abandonar';
export const abandonAskTitle = '¿Proponer a los demás abandonar la partida?';
export const abandonAskText =
  'Si están de acuerdo todos los que juegan, la partida termina para todos, sin ganador.';
export const abandonAskThem = 'Proponer';
/** Beside them: the game goes on. */
export const abandonKeep = 'Seguir jugando';
export const wouldAbandon = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} quiere abandonar la partida.`
    : `${list(names)} quieren abandonar la partida.`;
/** @param agreed who would, too; `missing`: who has not agreed */
export const iWouldAbandon = (agreed: readonly string[], missing: readonly string[]) =>
  agreed.length === 0
    ? `Quieres abandonar. Falta el sí de ${list(missing)}.`
    : `Quieres abandonar, igual que ${list(agreed)}. Falta el sí de ${list(missing)}.`;
export const abandonAgree = 'De acuerdo';
export const abandonTakeBack = 'Mejor no';

// ── Arriving, or not ────────────────────────────────────────────────────────────────────────────
export const arriving = (code: string) => `Llegando a la mesa ${code}…`;
export const goneTitle = 'No existe esa mesa';
export const goneText = (code: string) =>
  `No hay ninguna mesa con el código ${code}. Compáralo con la pantalla de tu amigo o crea una mesa propia.`;
export const damagedTitle = 'Esta mesa está dañada';
export const elsewhereTitle = 'Tu asiento está abierto en otro sitio';
export const elsewhereText =
  'Otra pestaña u otro dispositivo lo tiene ahora. Un asiento solo puede estar abierto en un sitio a la vez.';
export const useHere = 'Usarlo aquí';
export const movedTitle = 'Ahora juegas en otro dispositivo';
export const movedText =
  'En este ya no se puede jugar. Para volver aquí, cede tu lugar desde el otro dispositivo.';
export const deletedTitle = 'Esta mesa se ha borrado';
export const deletedText = 'La ha borrado su anfitrión, con todo lo que se jugó en ella.';
export const removedTitle = 'El anfitrión te ha quitado de esta mesa';
export const removedText = 'Ya no tienes lugar en ella. Si hay una partida en curso, puedes mirar.';

// ── Host and players who are away ───────────────────────────────────────────────────────────────
export const notHere = '¿No está?';
export const notHereFor = (name: string) => `${name} no está: qué hacer`;
export const manage = 'Gestionar';
export const manageFor = (name: string) => `${name}: qué puedes hacer como anfitrión`;
export const presentText = 'Como anfitrión puedes:';
export const awayTitle = (name: string) => `${name} no tiene conexión`;
export const awayText =
  'A menudo basta con esperar: un dispositivo vuelve por sí solo. También puedes ayudar.';
export const freeSeat = 'Liberar el asiento';
export const freeSeatTitle = (name: string) => `¿Liberar el asiento de ${name}?`;
export const freeSeatText = (name: string) => `Así podrá sentarse otra persona. ${name} sigue en la mesa.`;
export const freeSeatRunning: Readonly<Record<Side, (name: string) => string>> = {
  poseidon: (name) => `${name} sigue en la mesa. La partida espera hasta que se siente otra persona.`,
  navigators: (name) =>
    `${name} sigue en la mesa. La partida sigue, y sus barcos los lleva cualquiera hasta que se siente otra persona.`,
};
export const removePlayer = 'Quitar de la mesa';
export const removeTitle = (name: string) => `¿Quitar a ${name} de la mesa?`;
/** @param side where they sit in the running game */
export const removeText = (name: string, side: Side | null) => {
  if (side === null) return `${name} pierde su lugar en esta mesa, y su pantalla se lo dice.`;
  return side === 'poseidon'
    ? `${name} pierde su lugar en esta mesa. La partida espera hasta que otra persona sea Poseidón.`
    : `${name} pierde su lugar en esta mesa. La partida sigue, y sus barcos los lleva cualquiera hasta que se siente otra persona.`;
};
export const removeOpen = 'Podrá volver con el código, como alguien nuevo.';
export const removeLocked = 'Con la mesa cerrada, nadie puede unirse ni volver.';
export const lockToo = 'Cerrar también la mesa';
export const keyForAway = 'Crear una clave para otro dispositivo';
export const keyForAwayDoes = (name: string) =>
  `Si el dispositivo de ${name} se ha perdido o no tiene batería, podrá seguir en otro.`;

// ── Going on to another device ──────────────────────────────────────────────────────────────────
export const anotherDevice = 'Jugar en otro dispositivo';
export const anotherDeviceFor = (name: string) => `${name}: jugar en otro dispositivo`;
export const offerText = (name: string) =>
  `Escanea esto con el otro dispositivo, o abre allí la mesa y escribe la clave. ${name} jugará entonces solo allí.`;
export const offerKey = 'Clave';
export const offerQr = 'Código QR para pasar este lugar a otro dispositivo';
export const offerLink = 'El enlace para pasar este lugar a otro dispositivo';
export const offerGood = 'Vale una vez, durante diez minutos. No se la des a nadie más.';
export const offerUsed = (name: string) => `${name} ha vuelto.`;
export const offering = 'Creando la clave…';
export const takeTitle = '¿Jugar en este dispositivo?';
export const takeText = (code: string) =>
  `Este dispositivo asume el lugar de alguien en la mesa ${code}: el nombre, el asiento y los barcos. En el dispositivo anterior ya no se podrá jugar.`;
export const takeFailed = 'Esta clave no funciona';
export const take = 'Jugar aquí';
export const takeNot = 'Ahora no: a la mesa';
export const taken = (name: string) => `Ahora juegas aquí, como ${name}.`;

// ── Seats that are empty ────────────────────────────────────────────────────────────────────────
export const poseidonEmpty = 'El asiento de Poseidón está vacío. La partida espera.';
export const navigatorsEmpty = 'No queda ningún Navegante. La partida espera.';
export const sitDown: Readonly<Record<Side, string>> = {
  poseidon: 'Ser Poseidón',
  navigators: 'Ser Navegante',
};
export const knowingTitle = 'Has visto el otro bando';
export const knowingText =
  'Este dispositivo ha estado en el otro bando de esta partida. Puedes sentarte de todos modos: toda la mesa lo sabrá, y quedará anotado en la partida.';
export const knowingDevice =
  'Este dispositivo ha visto el otro bando de esta partida. Puedes jugar aquí de todos modos: toda la mesa lo sabrá, y quedará anotado en la partida.';
export const knowing = 'Sentarse igualmente';
/** Beside a name, and the sentence that says it. */
export const seenBoth = 'ha visto los dos bandos';
export const seenBothText = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} ha visto los dos bandos de esta partida.`
    : `${list(names)} han visto los dos bandos de esta partida.`;

// ── The big screen ──────────────────────────────────────────────────────────────────────────────
export const olympus = 'La pantalla grande';
export const olympusOpen = 'Olimpo abierto: una pantalla muestra la verdad.';
export const olympusDoes =
  'El Olimpo muestra el mar verdadero a toda una sala, para quienes solo miran. Se abre cuando el anfitrión y Poseidón lo permiten, y todas las pantallas lo avisan.';
export const olympusAllow = 'Permitir la pantalla grande';
export const olympusAsHost = 'Tu palabra como anfitrión. Poseidón también debe permitirlo, en cada partida.';
export const olympusAsPoseidon =
  'Tu palabra como Poseidón, para esta partida. Los Navegantes no deben ver esa pantalla.';
export const olympusAsBoth =
  'Eres anfitrión y Poseidón: basta tu palabra, para esta partida. Los Navegantes no deben ver esa pantalla.';
export const olympusOptions = ['No', 'Sí'] as const;
export const olympusSummary = { off: 'Cerrado', half: 'Poseidón aún no la ha permitido', on: 'Permitido' };
export const olympusLink = 'El enlace a la pantalla grande';
export const olympusOpenThere = 'Abre esta dirección en la pantalla grande.';
export const olympusQr = 'Código QR de la pantalla grande';
export const olympusLater = 'Poseidón lo permite en el menú, cuando la partida haya empezado.';
export const olympusWaiting = 'El Olimpo está cerrado';
export const olympusNoGame =
  'Cuando haya una partida en curso y el anfitrión y Poseidón lo permitan, esta pantalla mostrará el mar verdadero.';
/** Who won stands between the two. */
export const olympusOver = 'La partida ha terminado';
export const olympusAgain =
  'El Olimpo volverá a abrirse en la próxima partida, si el anfitrión y Poseidón lo permiten.';
export const olympusMissing = (host: boolean, poseidon: boolean) =>
  host
    ? 'Poseidón aún no lo ha permitido: el interruptor está en su menú.'
    : poseidon
      ? 'El anfitrión aún no lo ha permitido: el interruptor está en el puerto y en el menú.'
      : 'El anfitrión y Poseidón aún no lo han permitido: cada uno tiene un interruptor en el menú.';
/** Why this device does not show it, though it is open. */
export const olympusBarredTitle = 'En este dispositivo no';
export const olympusBarred: Readonly<Record<Barred, string>> = {
  navigator:
    'En este dispositivo ha jugado un Navegante de esta partida, así que no muestra el mar verdadero. Abre el Olimpo en otro dispositivo.',
  'no-device': 'Esta página es demasiado antigua para mostrar el mar verdadero. Vuelve a cargarla.',
  'too-many': 'Esta partida ya se ha visto en demasiadas pantallas. Usa una de ellas.',
};

// ── The chart, open to onlookers ────────────────────────────────────────────────────────────────
export const openChart = {
  fold: 'Quien mira',
  now: { closed: 'Sin el mapa', open: 'Con el mapa' },
  name: 'Quien mira ve el mapa',
  options: ['No', 'Sí'],
  does: 'Quien mira puede ponerse detrás de los Navegantes: ve sus conjeturas y recordatorios, nunca los barcos.',
  agree:
    'Hay que ponerse de acuerdo: el dispositivo de Poseidón nunca lo muestra, pero un segundo teléfono suyo sí.',
  /** To who may not change it. */
  byWhom: 'Lo decide quien juega.',
};

// ── News ────────────────────────────────────────────────────────────────────────────────────────
export const news = {
  came: (name: string) => `${name} ha llegado a la mesa.`,
  left: (name: string) => `${name} ya no está en la mesa.`,
  freed: (name: string) => `El asiento de ${name} ha quedado libre.`,
  freedMine: 'Tu asiento ha quedado libre.',
  letIn: (name: string, by: string) => `${by} ha dejado entrar a ${name}.`,
  letInMine: (by: string) => `${by} te ha dejado entrar.`,
  locked: 'El anfitrión ha cerrado la mesa.',
  unlocked: 'La mesa está abierta otra vez.',
  goesOn: (name: string) => `${name} prefiere seguir jugando.`,
  device: (name: string) => `${name} juega ahora en otro dispositivo.`,
  deviceBy: (name: string, by: string) => `${name} juega ahora en otro dispositivo, con una clave de ${by}.`,
  /** After the sentence about the device. */
  deviceKnows: 'Ese dispositivo ha visto el otro bando de esta partida.',
  sat: (name: string, side: Side) =>
    side === 'poseidon' ? `${name} es ahora Poseidón.` : `${name} se sienta ahora con los Navegantes.`,
  knowing: (name: string, side: Side) =>
    side === 'poseidon'
      ? `${name} es ahora Poseidón, y ha visto el bando de los Navegantes en esta partida.`
      : `${name} se sienta ahora con los Navegantes, y ha visto el bando de Poseidón en esta partida.`,
  host: (name: string) => `El anfitrión lleva días sin venir. Ahora el anfitrión es ${name}.`,
  hostMine: 'El anfitrión lleva días sin venir. Ahora el anfitrión eres tú.',
  seriesBegan: 'Ha empezado una serie.',
  seriesEnded: 'Se ha puesto fin a la serie.',
  abandoned: 'Se ha abandonado la partida.',
};
