import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { chart } from './chart.ts';
import { capital, ofTheShip, theMonster, theOne, theShip, toTheShip, either } from './words.ts';

const { ships } = common;
export const navigators: Catalogue['navigators'] = {
  pageTitle: (title) => `${title} · Odyssey`,
  yoursToSail: (yours, all) =>
    yours === 1 ? `Te falta 1, ${all} en total` : `Te faltan ${yours}, ${all} en total`,
  waiting: {
    dangers: {
      title: 'Poseidón esconde remolinos y bancos de niebla',
      text: 'Tendrás que encontrarlos. Tus barcos están en sus islas de salida.',
    },
    poseidon: {
      title: 'Poseidón está eligiendo una tormenta',
      text: 'Cambia el mapa como quieras, o toca un barco para preparar su orden.',
    },
  },
  ashore: (ships) => {
    if (ships === 0) return 'No tienes ningún barco. Puedes ayudar a los demás en el mapa.';
    const home = ships === 1 ? 'Tu barco está en casa' : 'Tus barcos están en casa';
    return `${home}. Aún puedes ayudar a los demás en el mapa.`;
  },
  stillToSail: (count, held) => {
    if (held && count === 0) return '1 barco retenido';
    const ships = count === 1 ? 'Falta 1 barco' : `Faltan ${count} barcos`;
    return held ? `${ships}, 1 retenido` : ships;
  },

  crew: 'Barcos',

  chooseFirst: 'Elige un barco',
  chooseFirstHint:
    'Tócalo en el mapa o arriba. En cualquier orden: lo que ve un barco puede ayudar al siguiente.',
  chooseNext: (ships) => `Sigue con ${either(ships.map((ship) => theOne[ship]))}`,
  chooseFourth: (ship) => `La victoria es segura. ¿Llegará también a casa ${theOne[ship]}?`,
  whereTo: (ship) => `¿Adónde va ${theOne[ship]}?`,
  pickHeading: 'Elige un rumbo',
  cantTakeBack: 'Una orden no se puede retirar.',
  castOff: (ship) => `${capital(theOne[ship])} ha zarpado…`,
  leadsTo: (square, certain) => {
    const where = square === null ? 'Fuera del mapa' : `A ${square}`;
    const led = certain ? `${where}.` : `${where}, si tu conjetura es cierta.`;
    if (square !== null) return led;
    return certain ? `${led} Se queda y observa.` : `${led} Entonces se queda y observa.`;
  },
  held: {
    title: (ship, monster) => `${capital(theMonster[monster])} retiene ${toTheShip[ship]}`,
    text: 'No puede navegar, pero sí decirte lo que ve.',
    too: (ship) => `${capital(theOne[ship])} está retenido, pero puede decirte lo que ve.`,
  },
  survey: 'Otear el mar',
  isSafe: (ship) => `${capital(theShip[ship])} está a salvo en la Isla Sagrada.`,
  notYours: (ship, owner) => `${capital(toTheShip[ship])} le da órdenes ${owner}.`,
  yourShip: 'Tu barco',
  anybodysShip: 'Cualquiera puede llevar este barco',
  handOver: (name) => `Barco de ${name}: pásale el dispositivo a ${name}`,
  moveGuess: 'Cambiar la conjetura',
  moveGuessOf: (ship) => `Cambiar la conjetura ${ofTheShip[ship]}`,
  earlierIn: (round) => `Antes en la ronda ${round}`,

  prepared: {
    note: 'Preparada. La orden la das tú cuando haya pasado la tormenta.',
    since: 'La preparaste antes de la tormenta.',
    state: (letter) => `${letter} previsto`,
    dropped: (ship, why) => `Tu orden para ${theOne[ship]} ya no vale. ${why}`,
  },

  chart: 'Tu mapa: conjeturas y recordatorios',
  trayWithMarkers: 'Marcas y marcadores',
  reminderHeap: (ship, left) =>
    `${common.colours[ship]}, ${left} ${left === 1 ? 'recordatorio' : 'recordatorios'} por poner`,
  markerHeap: (kind, left) => `${chart.dangers[kind]}, ${left} por poner`,
  inHand: {
    ship: (ship) => `${capital(ships[ship])} en la mano: toca su casilla.`,
    marker: (kind) => `${capital(chart.markers[kind])} en la mano: toca una casilla.`,
  },
  leaveIt: 'Dejar',
  takeOff: 'Quitar',
  done: 'Listo',
  clear: (ship) => `Borrar ${theOne[ship]}`,
  trayHint: 'Toca un color y luego las casillas donde puede estar ese barco.',
  layingHint: 'Elige un barco y podrás preguntar al oráculo dónde puede estar.',
  fromMemory: 'Se juega de memoria: sin recordatorios ni cruces.',
  undo: 'Deshacer',
  redo: 'Rehacer',
  backInTray: 'quitado',
  overtaken: (count) =>
    count === 1
      ? 'No se ha podido deshacer ni rehacer un cambio: alguien lo ha modificado después.'
      : `No se han podido deshacer ni rehacer ${count} cambios: alguien los ha modificado después.`,

  marks: {
    tap: (ship) => `Toca casillas para ${theOne[ship]}. Toca otra vez para cambiar la marca.`,
    maybe: 'puede estar aquí',
    not: 'aquí no',
    none: 'sin marca',
    now: (ship, mark) => `${capital(theOne[ship])}: ${navigators.marks[mark]}`,
    said: (square, ship, mark) => `${square}, ${theOne[ship]}: ${navigators.marks[mark]}`,
    noneLeft: (ship) =>
      `Los cuatro recordatorios para ${theOne[ship]} están en el mapa, así que esta casilla lleva una cruz.`,
    clear: (ship) => `Quitar todas las marcas para ${theOne[ship]}`,
  },
  doubt:
    'Puede que una tormenta lo haya empujado. El «?» se va cuando pones de nuevo la conjetura, aunque sea en la misma casilla.',

  along: {
    asks: (ship) => `¿Mover las marcas con ${theOne[ship]}?`,
    remembered: 'Tu respuesta vale también para las próximas órdenes.',
    move: 'Mover',
    clear: 'Quitar',
    did: {
      along: (ship) => `Las marcas se han movido con ${theOne[ship]}.`,
      clear: (ship) => `Se han quitado las marcas para ${theOne[ship]}.`,
    },
    instead: { along: 'Mejor mover', clear: 'Mejor quitar' },
    leaving: (count) =>
      count === 1
        ? 'Desde un recordatorio saldría del mapa.'
        : `Desde ${count} recordatorios saldría del mapa.`,
  },

  placing: {
    header: (count) => (count === 1 ? 'Coloca el faro' : 'Coloca los faros'),
    title: (count) => (count === 1 ? 'Coloca tu faro' : 'Coloca tus dos faros'),
    text: (count) =>
      count === 1
        ? 'Un barco que esté junto a él o en él te lo dirá: así sabes dónde está. Poseidón también lo verá.'
        : 'Un barco que esté junto a uno o en uno te lo dirá. Solo en su propia casilla dice cuál es su luz: amarilla o roja. Poseidón también los verá.',
    chart: (count) =>
      count === 1 ? 'El mapa: elige una casilla para el faro' : 'El mapa: elige casillas para los faros',
    towers: (count) => (count === 1 ? 'El faro' : 'Los faros'),
    tap: (lamp) => {
      if (lamp === 'unlit') return 'Toca una casilla marcada.';
      return `Toca una casilla marcada para la luz ${lamp === 'red' ? 'roja' : 'amarilla'}.`;
    },
    stand: (count) =>
      count === 1
        ? 'Para moverlo, tócalo y luego toca otra casilla.'
        : 'Ya están los dos. Para mover uno, tócalo y luego toca otra casilla.',
    notYet: 'aún sin colocar',
    here: 'Un barco aquí informa:',
    random: 'Colocar al azar',
    again: (count) => (count === 1 ? 'Otra al azar' : 'Otras al azar'),
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
  },

  signals: 'Conversación y señales',
  point: 'Señalar una casilla',
  pointHint: 'O mantén pulsada una casilla del mapa.',
  pointing: 'Toca la casilla que quieres señalar: tu tripulación la verá.',
};
