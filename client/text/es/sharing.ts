import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const sharing: Catalogue['sharing'] = {
  share: 'Compartir',
  title: 'Compartir esta partida',
  preparing: 'La partida está en camino…',
  notFetched: 'No se ha podido traer la partida.',
  retry: 'Intentar otra vez',

  names: 'Los nombres',
  namesDoes:
    'Cada persona decide por sí misma. Las demás llevan el nombre de su papel: en el enlace, la imagen y el archivo.',
  showMine: (name) => `Mostrar mi nombre: ${name}`,
  shown: (all) =>
    all.length === 0 ? 'De momento no se muestra ningún nombre.' : `De momento se muestran: ${list(all)}.`,

  link: 'Un enlace',
  linkDoes:
    'Quien lo tenga puede ver esta partida. Vale mientras exista la mesa: hasta que su anfitrión la borre, o nadie mire durante treinta días.',
  makeLink: 'Crear un enlace',
  linkTo: 'El enlace a esta partida',
  linkText: 'Una partida de Odyssey, con los rumbos verdaderos de los barcos',
  takeBack: 'Retirar el enlace',
  takeBackTitle: '¿Retirar este enlace?',
  takeBackText: 'Con él ya no se abrirá la partida. Un enlace nuevo sería otro.',
  othersMay: 'Quien jugó esta partida puede crear su enlace.',
  news: {
    shared: (name) => `${name} ha compartido una partida con un enlace.`,
    takenBack: (name) => `${name} ha retirado el enlace a una partida.`,
  },

  picture: 'Una imagen',
  pictureOf: (result) => `El tablero al final, con el rumbo de cada barco. ${result}`,
  pictureFailed: 'Este navegador no puede dibujar la imagen.',
  sharePicture: 'Compartir la imagen',
  savePicture: 'Guardar la imagen',
  copyPicture: 'Copiar la imagen',
  pictureCopied: 'La imagen está copiada.',
  pictureNotCopied: 'No se ha podido copiar la imagen. Guárdala en su lugar.',
  shipHome: 'en casa',
  wonToo: (names) => `${names.length === 1 ? 'También ganó' : 'También ganaron'} ${list(names)}`,
  shipShort: (squares) => (squares === 1 ? 'a 1 casilla' : `a ${squares} casillas`),
  file: 'Un archivo',
  fileDoes: 'Toda la partida, para guardarla. Cualquier Odyssey la vuelve a abrir, sin mesa.',
  saveFile: 'Guardar como archivo',
  openFile: 'Abrir una partida de un archivo',

  pageTitle: 'Una partida para ver',
  navigator: (number) => `Navegante ${number}`,
  about: 'Esta partida',
  where: 'El tablero',
  who: 'Quién jugó',
  rules: 'Las reglas de esta partida',
  playToo: 'Jugar a Odyssey',
  noLinkTitle: 'Aquí no hay ninguna partida',
  noLinkText: 'Quizá el enlace no está completo, o su mesa se ha borrado. Pregunta a quien te lo envió.',
  takenBackTitle: 'Ya no se comparte',
  takenBackText: 'Alguien que jugó esta partida ha retirado el enlace.',
  damagedTitle: 'Esta partida está dañada',
  damagedText: 'Parte de lo que el servidor guarda de ella ya no se puede leer.',
  open: 'Abrir una partida',
  openDoes:
    'Elige un archivo guardado al final de una partida. Solo se lee en este dispositivo, y no se envía a ninguna parte.',
  choose: 'Elegir un archivo',
  openOther: 'Abrir otro archivo',
  faults: {
    'too-large': 'Este archivo es demasiado grande para una partida.',
    'no-game': 'Este no es el archivo de una partida.',
    newer: 'Este archivo es de un Odyssey más nuevo. Vuelve a cargar la página e inténtalo otra vez.',
    malformed: 'En este archivo hay algo que no pertenece a una partida.',
    'no-sense': 'Este archivo no contiene una partida entera.',
  },
  faultAt: (field) => `El primer error está en «${field}».`,
};
