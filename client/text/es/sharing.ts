/** Las partidas que se comparten: con un enlace, como imagen, como archivo; y la página que las muestra. */
import type { FileFault } from '../../../shared/wire/read-game-file.ts';
import { list } from './words.ts';

export const share = 'Compartir';
export const title = 'Compartir esta partida';
export const preparing = 'La partida está en camino…';
export const notFetched = 'No se ha podido traer la partida.';
export const retry = 'Intentar otra vez';

// ── Los nombres ─────────────────────────────────────────────────────────────────────────────────
export const names = 'Los nombres';
export const namesDoes =
  'Cada persona decide por sí misma. Las demás llevan el nombre de su papel: en el enlace, la imagen y el archivo.';
export const showMine = (name: string) => `Mostrar mi nombre: ${name}`;
export const shown = (all: readonly string[]) =>
  all.length === 0 ? 'De momento no se muestra ningún nombre.' : `De momento se muestran: ${list(all)}.`;

// ── El enlace ───────────────────────────────────────────────────────────────────────────────────
export const link = 'Un enlace';
export const linkDoes =
  'Quien lo tenga puede ver esta partida. Vale mientras exista la mesa: hasta que su anfitrión la borre, o nadie mire durante treinta días.';
export const makeLink = 'Crear un enlace';
export const linkTo = 'El enlace a esta partida';
export const linkText = 'Una partida de Odyssey, con el rumbo verdadero de los barcos';
export const takeBack = 'Retirar el enlace';
export const takeBackTitle = '¿Retirar este enlace?';
export const takeBackText = 'Con él ya no se abrirá la partida. Un enlace nuevo sería otro.';
export const othersMay = 'Quien jugó esta partida puede crear su enlace.';
export const news = {
  shared: (name: string) => `${name} ha compartido una partida con un enlace.`,
  takenBack: (name: string) => `${name} ha retirado el enlace a una partida.`,
};

// ── La imagen y el archivo ──────────────────────────────────────────────────────────────────────
export const picture = 'Una imagen';
export const pictureOf = (result: string) => `El tablero al final, con el rumbo de cada barco. ${result}`;
export const pictureFailed = 'Este navegador no puede dibujar la imagen.';
export const sharePicture = 'Compartir la imagen';
export const savePicture = 'Guardar la imagen';
export const copyPicture = 'Copiar la imagen';
export const pictureCopied = 'La imagen está copiada.';
export const pictureNotCopied = 'No se ha podido copiar la imagen. Guárdala en su lugar.';
export const shipHome = 'en casa';
export const wonToo = (names: readonly string[]) =>
  `${names.length === 1 ? 'También ganó' : 'También ganaron'} ${list(names)}`;
export const shipShort = (squares: number) => (squares === 1 ? 'a 1 casilla' : `a ${squares} casillas`);
export const file = 'Un archivo';
export const fileDoes = 'Toda la partida, para guardarla. Cualquier Odyssey la vuelve a abrir, sin mesa.';
export const saveFile = 'Guardar como archivo';
export const openFile = 'Abrir una partida de un archivo';

// ── La página ───────────────────────────────────────────────────────────────────────────────────
export const pageTitle = 'Una partida para ver';
export const navigator = (number: number) => `Navegante ${number}`;
export const about = 'Esta partida';
export const where = 'El tablero';
export const who = 'Quién jugó';
export const rules = 'Las reglas de esta partida';
export const playToo = 'Jugar a Odyssey';
export const noLinkTitle = 'Aquí no hay ninguna partida';
export const noLinkText =
  'Quizá el enlace no está completo, o su mesa se ha borrado. Pregunta a quien te lo envió.';
export const takenBackTitle = 'Ya no se comparte';
export const takenBackText = 'Alguien que jugó esta partida ha retirado el enlace.';
export const damagedTitle = 'Esta partida está dañada';
export const damagedText = 'Parte de lo que el servidor guarda de ella ya no se puede leer.';
export const open = 'Abrir una partida';
export const openDoes =
  'Elige un archivo guardado al final de una partida. Solo se lee en este dispositivo, y no se envía a ninguna parte.';
export const choose = 'Elegir un archivo';
export const openOther = 'Abrir otro archivo';
export const faults: Readonly<Record<FileFault, string>> = {
  'too-large': 'Este archivo es demasiado grande para una partida.',
  'no-game': 'Este no es el archivo de una partida.',
  newer: 'Este archivo es de un Odyssey más nuevo. Vuelve a cargar la página e inténtalo otra vez.',
  malformed: 'En este archivo hay algo que no pertenece a una partida.',
  'no-sense': 'Lo que pasa en este archivo no es una partida entera.',
};
export const faultAt = (field: string) => `El primer error está en «${field}».`;
