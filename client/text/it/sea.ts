import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { byTheMonster, theShip } from './ships.ts';

const { ships, square } = common;
const lamps = { yellow: 'faro dalla luce gialla', red: 'faro dalla luce rossa', unlit: 'faro' };

export const sea: Catalogue['sea'] = {
  board: 'Il vero tabellone',
  describe: (name, things) => `${square(name)}: ${things.join(', ')}`,
  shipHere: (ship, held) => (held ? `${ships[ship]}, trattenuta ${byTheMonster[held]}` : ships[ship]),
  ghostHere: (ship) => `qui sarà spinta ${theShip[ship]}`,
  lampHere: (lamp) => lamps[lamp],
  dangerHere: {
    maelstrom: 'vortice',
    fogBank: 'banco di nebbia',
  },
  mayDrive: (ship) => `qui si può spingere ${theShip[ship]}`,
  mayPlace: 'si può scegliere',
};
