import type { SeaMonster } from '../../../shared/game/game.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { theShip } from './words.ts';

const { ships, square } = common;
const heldBy: Readonly<Record<SeaMonster, string>> = {
  leviathan: 'gehalten vom Leviathan',
  kraken: 'gehalten vom Kraken',
};
const lamps = {
  yellow: 'Leuchtturm mit gelbem Licht',
  red: 'Leuchtturm mit rotem Licht',
  unlit: 'Leuchtturm',
};

export const sea: Catalogue['sea'] = {
  board: 'Das wahre Brett',
  describe: (name, things) => `${square(name)}: ${things.join(', ')}`,
  shipHere: (ship, held) => (held ? `${ships[ship]}, ${heldBy[held]}` : ships[ship]),
  ghostHere: (ship) => `hierher wird ${theShip[ship]} getrieben`,
  lampHere: (lamp) => lamps[lamp],
  dangerHere: {
    maelstrom: 'Strudel',
    fogBank: 'Nebelbank',
  },
  mayDrive: (ship) => `hierher kann ${theShip[ship]} getrieben werden`,
  mayPlace: 'darf gewählt werden',
};
