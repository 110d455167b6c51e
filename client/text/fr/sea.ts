import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { theMonster, theShip } from './words.ts';

const { ships, square } = common;
const LAMPS = { yellow: 'phare à feu jaune', red: 'phare à feu rouge', unlit: 'phare' } as const;

export const sea: Catalogue['sea'] = {
  board: 'Le vrai plateau',
  describe: (name, things) => `${square(name)}\u202f: ${things.join(', ')}`,
  shipHere: (ship, held) => (held ? `${ships[ship]}, retenu par ${theMonster[held]}` : ships[ship]),
  ghostHere: (ship) => `${theShip[ship]} sera poussé ici`,
  lampHere: (lamp) => LAMPS[lamp],
  dangerHere: {
    maelstrom: 'maelström',
    fogBank: 'banc de brume',
  },
  mayDrive: (ship) => `${theShip[ship]} peut être poussé ici`,
  mayPlace: 'peut être choisie',
};
