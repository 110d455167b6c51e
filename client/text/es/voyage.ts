import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, theShip } from './words.ts';

const { headings, square } = common;
const thisShip: Readonly<Record<Ship, string>> = {
  red: 'Esta vez es el barco rojo. Tócalo en el tablero.',
  green: 'Esta vez es el barco verde. Tócalo en el tablero.',
  white: 'Esta vez es el barco blanco. Tócalo en el tablero.',
  yellow: 'Esta vez es el barco amarillo. Tócalo en el tablero.',
};

export const voyage: Catalogue['voyage'] = {
  titles: {
    navigators: 'Tutorial: los Navegantes',
    poseidon: 'Tutorial: Poseidón',
  },
  shortTitles: {
    navigators: 'Tutorial',
    poseidon: 'Tutorial',
  },
  progress: (now, all) => `Paso ${now} de ${all}`,
  leave: 'Salir de la lección',
  back: 'Atrás',
  goOn: 'Seguir',
  pickShip: 'Toca el barco',
  pickHeading: 'Elige un rumbo',
  boardNames: {
    poseidon: 'El mar verdadero',
    navigators: 'Su mapa',
  },
  replies: 'Lo que informan los barcos',
  otherShip: (ship) => thisShip[ship],
  otherHeading: (heading) => `En una partida podrías. En esta lección, elige ${headings[heading]}.`,
  tooFar: (ship) =>
    `${capital(theShip[ship])} no puede estar ahí: lo empujaron una casilla y luego navegó otra.`,
  wouldReport: (at, reply) => `Ahí no: desde ${square(at)} informaría: «${reply}»`,
  notBeside: (at) => `El rojo no lo vería en ${square(at)}: esa casilla no está junto a la Isla Sagrada.`,
  tooFarDriven: 'Una tormenta empuja un barco una casilla, no más. Mira alrededor del barco amarillo.',
  onSquare: (at) => `En ${square(at)}`,
  moreToFind: (count) => (count === 1 ? 'Bien. Una más.' : `Bien. ${count} más.`),
  otherTile: (storm) =>
    storm === 'great'
      ? 'En una partida podrías. En esta lección, toma la Gran Tormenta, la negra.'
      : 'En una partida podrías. En esta lección, toma la blanca.',
  notThere:
    'Una tormenta empuja un barco a una de las casillas marcadas: un paso, y nunca a la Isla Sagrada.',
  driveNext: (ship) => `Ahora, ${theShip[ship]}.`,
  allDriven: 'Aún puedes cambiarlo. Luego, envíala.',
  watch: {
    nextStorm: 'Que juegue Poseidón',
    order: 'Que zarpe el blanco',
    others: 'Que naveguen',
    lost: 'Que naveguen',
  },
  coverNow: 'Tapar el tablero',
  liftNow: 'Toca en cualquier parte para destapar.',
  covered: 'El mar está tapado',

  navigators: {
    goal: {
      title: 'Cuatro barcos quieren volver a casa',
      text: 'Su casa es la Isla Sagrada, la del templo. Tres de tus cuatro barcos deben llegar a ella.',
      task: 'Toca la Isla Sagrada.',
      done: 'Esa es la meta. Y ahora llega el problema: Poseidón.',
      hint: 'Busca el templo, en medio del mar.',
    },
    storm: {
      title: 'Poseidón envía una tormenta',
      text: 'Una tormenta blanca: ha empujado el barco blanco una casilla. Solo Poseidón sabe adónde.',
      task: 'Toca el barco que ya no está donde lo muestra tu mapa.',
      done: 'La tormenta movió el barco verdadero, no el de tu mapa. Tu mapa muestra lo que crees, no lo que es.',
      hint: 'La tormenta tiene el color del barco al que alcanza.',
    },
    red: {
      title: 'Ahora navegas tú',
      text: 'En cada ronda, cada barco navega una casilla.',
      task: 'Toca el barco rojo, elige este y da la orden.',
      done: 'Tras su orden, un barco informa de lo que hay en su propia casilla y en las ocho de alrededor.',
      hint: 'El barco rojo está a la izquierda del tablero.',
    },
    redSees: {
      title: 'Lee la respuesta',
      text: '«Ves dos islas.» Un barco dice cuántas ve, pero nunca dónde.',
      task: 'Toca las dos islas que están junto al barco rojo.',
      done: '¡Una de las dos es la Isla Sagrada! De lejos, una isla es una isla; solo un barco que está en ella sabe de qué tipo es.',
      hint: 'Mira las ocho casillas alrededor del barco rojo.',
    },
    yellow: {
      title: 'El siguiente barco',
      text: 'El rojo ya ha tenido su turno en esta ronda.',
      task: 'Ahora toca el barco amarillo, elige noroeste y da la orden.',
      done: 'De su propia casilla un barco lo cuenta todo: aquí son aguas profundas, las oscuras. Las aguas profundas nunca se ven de lejos.',
      hint: 'El barco amarillo está abajo, a la derecha.',
    },
    yellowSees: {
      title: 'Un barco a la vista',
      text: 'El amarillo ve un barco, pero no dice cuál.',
      task: 'Toca el barco que ve.',
      done: 'Hace un momento el rojo no vio al amarillo: aún no había llegado. Tú eliges el orden de tus barcos, y ese orden importa.',
      hint: 'Mira alrededor del barco amarillo, en las aguas oscuras.',
    },
    white: {
      title: 'El barco empujado',
      text: 'Puede que tu mapa se equivoque con el blanco, pero este navega igualmente.',
      task: 'Toca el barco blanco, elige suroeste y da la orden.',
      done: '¿Una isla rocosa? En tu mapa, el barco blanco está en mar abierto. Así que tu mapa se equivoca, y ahora puedes corregirlo.',
      hint: 'El barco blanco está arriba, a la derecha.',
    },
    whiteIs: {
      title: '¿Dónde está de verdad?',
      text: 'La tormenta lo empujó una casilla; luego navegó al suroeste.',
      task: 'Toca la isla rocosa, la gris, en la que tiene que estar ahora.',
      done: 'Encontrado. Mover un barco en tu mapa es gratis, y en cualquier momento: solo anota lo que crees.',
      hint: 'Las islas rocosas son grises y peladas. Busca entre las casillas marcadas.',
    },
    green: {
      title: 'El último de los cuatro',
      text: 'Tres ya han navegado.',
      task: 'Toca el barco verde, elige noreste y da la orden.',
      done: 'Las casillas del borde, aquí coloreadas, tienen la costa a la vista. Eso ayuda a reencontrar un barco.',
      hint: 'El barco verde está arriba, a la izquierda.',
    },
    nextStorm: {
      title: 'La ronda ha terminado',
      text: 'Los cuatro han navegado e informado. Poseidón tiene once tormentas, una por ronda.',
      task: 'Deja que juegue la siguiente.',
      done: '¡Amarilla! Ha empujado el barco a una de las casillas de alrededor. ¿A cuál? Tus otros barcos pueden ayudar.',
      hint: '',
    },
    redHome: {
      title: 'Lleva a casa el primer barco',
      text: 'Sabes dónde está el rojo: tiene la Isla Sagrada al noreste.',
      task: 'Lleva el rojo a casa.',
      done: 'El rojo está en casa, y ninguna tormenta lo mueve ya. ¡Y ve un barco! El blanco y el verde están lejos. Solo puede ser el amarillo.',
      hint: 'La Isla Sagrada está al noreste del barco rojo.',
    },
    reminders: {
      title: 'Anota lo que es posible',
      text: 'Así que la tormenta empujó el amarillo a una casilla junto a la Isla Sagrada. Hay cuatro así.',
      task: 'Pon un recordatorio amarillo en cada una.',
      done: 'Cuatro casillas, cuatro recordatorios. Tienes cuatro de cada color.',
      hint: 'A una casilla de donde estaba el amarillo, y junto a la Isla Sagrada.',
    },
    yellowAgain: {
      title: 'Elige una orden que revele algo',
      text: 'Al noreste, el amarillo llega a casa o a una de tres casillas. Desde cada una vería algo distinto.',
      task: 'Tócalo, elige noreste y da la orden.',
      done: 'Tres islas y dos barcos. Solo desde una casilla se ve eso.',
      hint: 'Toca el barco amarillo, en las aguas oscuras.',
    },
    yellowIs: {
      title: 'Encuentra el barco amarillo',
      text: 'Una casilla al noreste de cada recordatorio: son las casillas marcadas.',
      task: 'Toca aquella desde la que se ven tres islas y dos barcos.',
      done: 'Ahí está: junto a tres islas, una de ellas la Isla Sagrada, con los barcos rojo y blanco a la vista.',
      hint: 'Cuenta las islas y los barcos alrededor de cada casilla marcada.',
    },
    end: {
      title: 'Ya sabes navegar',
      text: 'Un barco está en casa, y de los demás sabes dónde están. En una partida tienes once rondas, y para ganar bastan tres barcos en casa.',
      task: '',
      done: '',
      hint: '',
    },
  },

  poseidon: {
    truth: {
      title: 'Tú ves la verdad',
      text: 'Así es el mar en realidad. Solo lo ves tú. Si tres barcos llegan a la Isla Sagrada, pierdes.',
      task: 'Toca la Isla Sagrada.',
      done: 'Mantenlos lejos de ella durante once rondas.',
      hint: 'Busca el templo, en medio del mar.',
    },
    tile: {
      title: 'Tu mano de tormentas',
      text: 'Once losetas, una por ronda. Una tormenta de color empuja el barco de su color; la negra, los cuatro.',
      task: 'Elige la tormenta blanca.',
      done: '',
      hint: 'La tormenta blanca lleva el emblema del barco blanco.',
    },
    drive: {
      title: 'Empuja el barco',
      text: 'Tiene que moverse a una de las casillas marcadas: tú eliges.',
      task: 'Toca una y desata la tormenta.',
      done: 'El barco blanco se ha movido. Pero ¿quién lo sabe?',
      hint: '',
    },
    chart: {
      title: 'Lo que saben',
      text: 'Ven que se ha jugado una tormenta blanca. No ven adónde ha ido el barco.',
      task: '¿Dónde creen que está el barco blanco?',
      done: 'Ahí creen que sigue. En una partida nunca ves su mapa, y ellos nunca ven tu mar.',
      hint: 'Mira su mapa, el pergamino. Ahí el barco blanco no se ha movido.',
    },
    order: {
      title: 'Dan una orden',
      text: 'Ahora les toca. Cada barco debe navegar una casilla, y empiezan por el blanco.',
      task: 'Deja que lo envíen al sur.',
      done: 'Ha navegado al sur desde donde estaba de verdad, y la app les ha dicho lo que ve. Tú no tienes que decir nada.',
      hint: '',
    },
    gap: {
      title: 'La verdad y el mapa',
      text: 'En su mapa, el barco blanco también fue al sur, desde la casilla equivocada.',
      task: '¿Dónde está de verdad?',
      done: 'Esa es tu ventaja. Pero cada respuesta es una pista: islas, barcos, aguas profundas o la costa pueden delatar un barco.',
      hint: 'Mira tu propio mar, el oscuro.',
    },
    others: {
      title: 'Los otros tres',
      text: 'Los Navegantes eligen el orden de sus barcos.',
      task: 'Deja que naveguen los demás.',
      done: 'Oyes cada respuesta igual que ellos. El rojo y el amarillo están ahora junto a la Isla Sagrada. Es hora de algo más grande.',
      hint: '',
    },
    greatTile: {
      title: 'La Gran Tormenta',
      text: 'Tienes tres Grandes Tormentas. Cada una empuja los cuatro barcos a la vez.',
      task: 'Elige la Gran Tormenta.',
      done: '',
      hint: 'La Gran Tormenta es la loseta negra, la del tridente.',
    },
    greatDrive: {
      title: 'Empuja los cuatro',
      text: 'Una casilla cada uno, adonde quieras. Una tormenta nunca empuja un barco a la Isla Sagrada; por eso esa casilla no está marcada.',
      task: 'Elige una casilla para cada barco y desata la tormenta.',
      done: 'Los cuatro se han desviado, y eso es lo único que saben los Navegantes.',
      hint: '',
    },
    lost: {
      title: 'Sin rumbo',
      text: 'Envían el rojo al noreste y el amarillo al norte, como si ambos siguieran junto a la Isla Sagrada.',
      task: 'Deja que naveguen.',
      done: 'Nadie ha llegado a casa. Ahora compararán estas respuestas con su mapa, y descubrirán más de lo que te gustaría.',
      hint: '',
    },
    barred: {
      title: 'Una loseta vetada',
      text: 'Te gustaría jugar otra Gran Tormenta enseguida.',
      task: 'Tócala.',
      done: 'Nunca dos Grandes Tormentas en rondas seguidas. También se veta una loseta si jugarla obligara a eso más adelante.',
      hint: 'La Gran Tormenta es la loseta negra, la del tridente.',
    },
    cover: {
      title: 'Viene alguien',
      text: 'El ojo en lo alto de tu pantalla tapa el mar ante una mirada.',
      task: 'Tápalo ahora y vuelve a destaparlo.',
      done: 'Cuando guardas el teléfono, el mar se tapa solo.',
      hint: '',
    },
    end: {
      title: 'Ya dominas el mar',
      text: 'Quedarían nueve tormentas. Deja que los Navegantes se confíen, y entonces golpea. Si solo llegan a casa dos barcos, has ganado.',
      task: '',
      done: '',
      hint: '',
    },
  },

  alone: (name) => `Jugar en solitario contra ${name}`,
  makeTable: 'Crear una mesa',
  otherSide: {
    navigators: 'Ahora como Poseidón',
    poseidon: 'Ahora como Navegante',
  },
  readRules: 'Leer las reglas',
  again: 'Desde el principio',
};
