import type { SeaMonster } from '../../../shared/game/game.ts';
import type { Catalogue } from '../translation.ts';
import { list } from './ships.ts';

const monsterNames: Readonly<Record<SeaMonster, string>> = { leviathan: 'Leviatano', kraken: 'Kraken' };

export const variants: Catalogue['variants'] = {
  each: {
    easierDeduction: {
      name: 'Deduzione facile',
      does: 'Le navi riferiscono anche i tipi delle isole e i colori delle navi intorno.',
    },
    lighthouses: {
      name: 'Fari',
      does: 'Opera dei Navigatori prima del primo round. Una nave che ne vede uno è più facile da trovare.',
    },
    seaMonsters: {
      name: 'Mostri marini',
      does: 'Si giocano al posto di una tempesta: una nave resta ferma per un round. Ognuno allunga la partita di un round.',
    },
    harderDeduction: {
      name: 'Deduzione difficile',
      does: 'Le tempeste si giocano coperte: nessuno dice quali navi colpiscono.',
    },
    useYourMemory: {
      name: 'Usa la memoria',
      does: 'Niente promemoria, e le risposte dei round passati spariscono.',
    },
    shipsInSight: {
      name: 'Navi non contate',
      does: 'Una nave riferisce se ne vede altre, non quante.',
    },
    maelstroms: {
      name: 'Vortici',
      does: 'Poseidone decide dove, in segreto e in mare aperto. Una nave che vi entra viene scagliata fuori rotta.',
    },
    fogBanks: {
      name: 'Banchi di nebbia',
      does: 'Poseidone decide dove, in segreto. La nebbia cela ciò che sta sotto, anche le navi.',
    },
  },
  inPlay(variant, settings) {
    switch (variant) {
      case 'seaMonsters':
        return `Mostri marini: ${list(settings.seaMonsters.map((monster) => monsterNames[monster]))}`;
      case 'lighthouses':
        return settings.lighthouses === 1 ? 'Un faro' : 'Due fari';
      case 'maelstroms':
        return settings.maelstroms === 1 ? 'Un vortice' : 'Due vortici';
      case 'fogBanks':
        return settings.fogBanks === 1 ? 'Un banco di nebbia' : 'Due banchi di nebbia';
      default:
        return variants.each[variant].name;
    }
  },
  baseGame: 'Il gioco base: undici tempeste, nessuna tessera in più.',
  helps: {
    poseidon: 'Aiuta Poseidone',
    navigators: 'Aiuta i Navigatori',
  },
  monsters: {
    none: 'No',
    leviathan: 'Leviatano',
    kraken: 'Kraken',
    both: 'Entrambi',
  },
  /** These words are masculine, like the words for lighthouses, maelstroms and fog banks. */
  counts: ['No', 'Uno', 'Due'],
  settings: 'Impostazioni',

  sets: {
    'first-voyage': {
      name: 'Primo viaggio',
      for: 'Per la prima partita, o con bambini: le navi vedono di più.',
    },
    standard: { name: 'Standard', for: 'Il gioco così com’è: undici tempeste e nient’altro.' },
    'fair-winds': {
      name: 'Vento in poppa',
      for: 'Due fari per orientarsi, e mostri che a Poseidone costano tempo.',
    },
    'whole-box': { name: 'Tutta la scatola', for: 'Un po’ di ogni tessera, in parti eque.' },
    'poseidons-wrath': {
      name: 'L’ira di Poseidone',
      for: 'Vortici e nebbia dove nessuno se li aspetta.',
    },
    'old-hands': { name: 'Lupi di mare', for: 'Tempeste coperte, e niente di scritto.' },
  },
  ownSet: 'A modo vostro',
};
