import type { Catalogue } from '../translation.ts';
import { capital, list, theOne } from './words.ts';

export const talk: Catalogue['talk'] = {
  phrases: {
    hello: () => '¡Hola a todos!',
    'back-soon': () => 'Vuelvo pronto.',
    wait: () => 'Un momento, lo estoy pensando.',
    'go-ahead': () => '¡Adelante!',
    agreed: () => 'De acuerdo.',
    'not-sure': () => 'No lo tengo tan claro.',
    'which-storm': () => '¿Qué tormenta era esa?',
    'well-sailed': () => '¡Bien navegado!',
    'good-game': () => '¡Buena partida, gracias!',
    'where-is': ({ ship }) => `¿Dónde está ${theOne[ship]}?`,
    'sail-next': ({ ship }) => `Ahora, naveguemos con ${theOne[ship]}.`,
    beware: ({ square }) => `¡Cuidado con ${square}!`,
    certain: ({ ship, square }) => `${capital(theOne[ship])} está en ${square}, seguro.`,
    'may-be': ({ ship, square }) => `${capital(theOne[ship])} puede estar en ${square}.`,
    'not-there': ({ ship, square }) => `${capital(theOne[ship])} no está en ${square}.`,
    'north-of': ({ ship, square }) => `Creo que ${theOne[ship]} está al norte de ${square}.`,
    'east-of': ({ ship, square }) => `Creo que ${theOne[ship]} está al este de ${square}.`,
    'south-of': ({ ship, square }) => `Creo que ${theOne[ship]} está al sur de ${square}.`,
    'west-of': ({ ship, square }) => `Creo que ${theOne[ship]} está al oeste de ${square}.`,
    'steer-for': ({ ship, square }) => `Llevemos ${theOne[ship]} hacia ${square}.`,
  },

  title: 'Conversación',
  unread: (button, count) =>
    count === 1 ? `${button}: un mensaje nuevo` : `${button}: ${count} mensajes nuevos`,
  whom: 'Conversación con',
  tabs: { crew: 'Tripulación', table: 'Mesa' },
  crewReads: (open) =>
    open
      ? 'Lo leen los Navegantes y quienes miran su mapa. Poseidón lo leerá al acabar la partida.'
      : 'Solo lo leen los Navegantes. Los demás podrán leerlo en la película, al acabar la partida.',
  tableReads: 'Lo lee toda la mesa.',
  messages: 'Mensajes',
  empty: 'Todavía nadie ha dicho nada.',
  said: (name, words) => `${name}: ${words}`,
  unknown: 'Esta página no puede mostrar este mensaje. Recárgala para leerlo.',
  removed: 'Eliminado por el anfitrión.',
  hidden: (name, count) =>
    count === 1
      ? `${name}, en silencio: un mensaje oculto.`
      : `${name}, en silencio: ${count} mensajes ocultos.`,

  writeAs: '¿Quién escribe?',
  field: 'Tu mensaje',
  send: 'Enviar',
  left: (count) => (count === 1 ? 'Queda un carácter' : `Quedan ${count} caracteres`),
  ready: 'Frases preparadas',
  about: 'Sobre un barco o una casilla',
  chooseAbout: 'Elige un barco, una casilla o ambos, y luego la frase.',
  whichShip: 'Barco',
  whichSquare: 'Casilla',
  onlyPhrasesHere: 'En esta mesa se usan frases preparadas. El anfitrión puede cambiarlo.',
  onlyReading: 'Puedes leer esto, pero no escribir aquí.',

  settings: 'Ajustes',
  mute: (name) => `Silenciar a ${name}`,
  muteDoes: 'Este dispositivo ya no muestra lo que escriben. No se les avisa, y los demás siguen leyéndolo.',
  writing: {
    name: 'Qué se puede escribir',
    does: 'En una mesa con desconocidos es más seguro usar solo frases. Cada dispositivo las muestra en su idioma.',
    options: ['Todo', 'Solo frases'],
  },
  removing: 'Eliminar un mensaje',
  removeOne: (name, words) => `Eliminar lo que escribió ${name}: ${words}`,
  removeTitle: '¿Eliminar este mensaje?',
  removeText: (name, words) =>
    `${name} escribió: «${words}» Nadie podrá volver a leerlo. No se puede deshacer.`,
  removeConfirm: 'Eliminar',
  mutedNow: (names) => (names.length === 0 ? '' : `En silencio: ${list(names)}`),
};
