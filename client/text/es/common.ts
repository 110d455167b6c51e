import type { Catalogue } from '../translation.ts';

export const common: Catalogue['common'] = {
  appName: 'Odyssey',

  ships: {
    red: 'barco rojo',
    green: 'barco verde',
    white: 'barco blanco',
    yellow: 'barco amarillo',
  },
  colours: {
    red: 'Rojo',
    green: 'Verde',
    white: 'Blanco',
    yellow: 'Amarillo',
  },
  headings: {
    N: 'norte',
    NE: 'noreste',
    E: 'este',
    SE: 'sureste',
    S: 'sur',
    SW: 'suroeste',
    W: 'oeste',
    NW: 'noroeste',
  },
  tiles: {
    red: 'Tormenta roja',
    green: 'Tormenta verde',
    white: 'Tormenta blanca',
    yellow: 'Tormenta amarilla',
    great: 'Gran Tormenta',
    leviathan: 'Leviatán',
    kraken: 'Kraken',
  },
  faceDownTile: 'Una tormenta, boca abajo',
  islands: {
    woody: 'isla arbolada',
    rocky: 'isla rocosa',
    sacred: 'Isla Sagrada',
  },
  sides: { poseidon: 'Poseidón', navigators: 'Navegantes' },
  sea: 'mar',
  deepSea: 'aguas profundas',
  square: (name) => name.toUpperCase(),
  round: (now, most, fewest = most) => `Ronda ${now} de ${fewest === most ? most : `${fewest}–${most}`}`,
  cancel: 'Cancelar',
  close: 'Cerrar',
  back: 'Atrás',
  toHome: 'A la portada',
  rules: 'Las reglas',
  language: 'Idioma',
};
