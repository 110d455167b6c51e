import type { Catalogue } from '../translation.ts';
import { capital, ofTheShip, theShip } from './words.ts';

const squareFaults = {
  'no-square': 'ninguna casilla de este tablero',
  taken: 'en esta casilla ya hay otra cosa',
  'next-to-sacred': 'junto a la Isla Sagrada',
  'too-far': 'a más de 11 casillas de la Isla Sagrada',
};
const count = (_: number, written: string) => written;
const none = (value: number, written: string) => (value === 0 ? 'ninguna' : written);

export const drawing: Catalogue['drawing'] = {
  title: 'Tus tableros',
  lead: 'Dibuja un mar propio y mira enseguida qué lo convierte en un buen tablero. Después juega en él, en solitario o con amigos.',
  onDevice:
    'Tus tableros se quedan en este dispositivo. Para pasar uno a otros, comparte su enlace o su archivo.',
  notHere:
    'Este tablero no está en este dispositivo. Su enlace, en «Compartir», lo mostraría en cualquier parte.',
  brokenLink:
    'Este enlace no contiene un tablero entero: falta una parte o se ha cambiado. Pide el enlace otra vez.',

  draw: 'Dibujar un tablero',
  startFrom: 'Empezar con otro tablero',
  open: 'Abrir un archivo de tablero',
  unnamed: (number) => `Mi mar ${number}`,
  nameless: 'Sin nombre',
  unready: 'Aún no se puede jugar',
  full: (most) => `Este dispositivo guarda como mucho ${most} tableros. Borra uno para hacer sitio.`,
  notStored:
    'El último cambio no se ha guardado: este navegador no tiene espacio o no guarda nada. Guarda el tablero como archivo.',
  seas: 'Mares nuevos',
  otherSeas: 'Otros mares',
  printed: 'Los tableros de este servidor',

  refused: {
    'too-large': 'Este archivo es demasiado grande para ser un tablero.',
    'not-json': 'Este no es un archivo de tablero.',
    faults: 'Este archivo de tablero tiene errores, así que no se ha abierto:',
  },
  faultAt: (at, fault) =>
    `${at}: ${fault === undefined ? 'falta, no se conoce o no está permitido' : squareFaults[fault]}`,
  moreFaults: (count) => (count === 1 ? 'y uno más' : `y ${count} más`),

  fromLink: 'Un tablero que alguien ha dibujado y te ha enviado',
  edit: 'Cambiarlo',
  share: 'Compartir',
  copy: 'Copiarlo',
  keep: 'Guardarlo',
  kept: 'Lo has guardado',
  changeCopy: 'Cambiar una copia',
  copyOf: (name) => `${name} 2`,
  remove: 'Borrar',
  removeTitle: (name) => `¿Borrar «${name}»?`,
  removeText:
    'Desaparecerá de este dispositivo. Los enlaces y archivos que has compartido seguirán funcionando.',
  linkDoes: 'El enlace contiene el tablero mismo: funciona para siempre, y ningún servidor lo guarda.',
  linkTo: 'El enlace a este tablero',
  linkText: (name) => `«${name}», un tablero para Odyssey`,
  fileDoes: 'Para guardarlo, o para la carpeta de tableros de un servidor, donde todos podrán elegirlo.',

  board: 'El tablero que dibujas',
  done: 'Listo',
  undo: 'Deshacer',
  redo: 'Rehacer',
  tools: {
    woody: 'Isla arbolada',
    rocky: 'Isla rocosa',
    deepSea: 'Aguas profundas',
    sea: 'Mar',
    sacred: 'Isla Sagrada',
    red: `Salida ${ofTheShip.red}`,
    green: `Salida ${ofTheShip.green}`,
    white: `Salida ${ofTheShip.white}`,
    yellow: `Salida ${ofTheShip.yellow}`,
  },
  toolKey: (tool, key) => `${tool} (${key})`,
  toolDoes: {
    paint: 'Toca casillas o arrastra por encima. Toca otra vez para vaciarlas.',
    sea: 'Toca casillas o arrastra por encima para vaciarlas.',
    sacred: 'Toca la casilla donde los barcos están en casa.',
    start: 'Toca la casilla de la que sale. Toca otra vez para la otra clase de isla.',
  },
  fixed: 'Solo se puede mover.',
  changed: 'Tablero cambiado.',
  copies: 'Reflejar y girar',
  copyWays: {
    side: 'Reflejar izquierda y derecha',
    top: 'Reflejar arriba y abajo',
    turn: 'Girar a la derecha',
    mirrored: 'Cuarto de arriba a la izquierda, reflejado en todas las esquinas',
    turned: 'Cuarto de arriba a la izquierda, girado en todas las esquinas',
  },
  turnNeedsSquare: 'Los cuartos solo se pueden girar si hay tantas columnas como filas.',
  sizeAndName: 'Nombre y tamaño',
  name: 'Nombre del tablero',
  lines: { columns: 'Columnas', rows: 'Filas' },
  fewer: { columns: 'Una columna menos', rows: 'Una fila menos' },
  more: { columns: 'Una columna más', rows: 'Una fila más' },
  sizeDoes: 'Se añade y se quita en el centro, para que las esquinas sigan siendo esquinas.',
  noName: 'El tablero necesita un nombre.',
  startFaults: {
    'next-to-sacred': (ship) => `${capital(theShip[ship])} sale junto a la Isla Sagrada. Aléjalo.`,
    'too-far': (ship) => `${capital(theShip[ship])} sale a más de 11 casillas y nunca podría llegar a casa.`,
  },

  needs: 'Qué necesita un buen tablero',
  unmet: (count) => {
    if (count === 0) return 'Este es un buen tablero: tiene todo lo que necesita.';
    return count === 1 ? 'Una cosa podría mejorar.' : `${count} cosas podrían mejorar.`;
  },
  showsWhere: 'Toca una para ver dónde.',
  fine: 'Está bien',
  range: (least, most) => `los nuestros: de ${least} a ${most}`,
  atLeast: (least) => `los nuestros: al menos ${least}`,
  needTexts: {
    distances: {
      name: 'Vueltas igual de largas',
      value: (value, written) => (value === 0 ? 'iguales' : `hasta ${written} más`),
      low: '',
      high: 'Mueve salidas hasta que las cuatro estén a la misma distancia de la Isla Sagrada.',
    },
    slack: {
      name: 'Rondas de sobra',
      value: count,
      low: 'Cinco tormentas podrían dejar un barco lejos de casa. Acerca las salidas.',
      high: '',
    },
    ambiguity: {
      name: 'Duda tras una tormenta',
      value: (_, written) => `${written} casillas`,
      low: 'Aquí las respuestas delatan a los barcos. Haz que más casillas se parezcan.',
      high: 'Aquí demasiadas casillas encajan con una respuesta. Dibuja islas o aguas profundas entre ellas.',
    },
    bits: {
      name: 'Qué revela una respuesta',
      value: (_, written) => `${written} bits`,
      low: 'Estas casillas se parecen todas. Dibuja algo entre ellas.',
      high: 'Casi cada casilla es distinta. Dibuja menos islas.',
    },
    islands: {
      name: 'Proporción de islas',
      value: count,
      low: 'Dibuja más islas.',
      high: 'Dibuja menos islas.',
    },
    heaps: {
      name: 'Islas amontonadas',
      value: none,
      low: '',
      high: 'Deberían tocarse como mucho tres islas, y haber como mucho dos junto a una salida o a la Isla Sagrada.',
    },
    deserts: {
      name: 'Casillas lejos de las islas',
      value: none,
      low: '',
      high: 'Dibuja una isla a dos casillas como mucho de cada una de ellas.',
    },
    patches: {
      name: 'Zonas de aguas profundas',
      value: count,
      low: 'Dibuja al menos dos zonas de aguas profundas, cada una de tres casillas o más.',
      high: '',
    },
  },
};
