import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { theMonster, theShip } from './words.ts';

const { ships, square } = common;
const LAMPS: Readonly<Record<'yellow' | 'red' | 'unlit', string>> = {
  unlit: 'faro',
  yellow: 'faro de luz amarilla',
  red: 'faro de luz roja',
};

export const sea: Catalogue['sea'] = {
  board: 'El tablero verdadero',
  describe: (name, things) => `${square(name)}: ${things.join(', ')}`,
  shipHere: (ship, held) => (held ? `${ships[ship]}, retenido por ${theMonster[held]}` : ships[ship]),
  ghostHere: (ship) => `aquí irá a parar ${theShip[ship]}`,
  lampHere: (lamp) => LAMPS[lamp],
  dangerHere: {
    maelstrom: 'remolino',
    fogBank: 'banco de niebla',
  },
  mayDrive: (ship) => `aquí puedes empujar ${theShip[ship]}`,
  mayPlace: 'se puede elegir',
};
