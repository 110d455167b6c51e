import type { SeaMonster } from '../../../shared/game/game.ts';
import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

const monsterNames: Readonly<Record<SeaMonster, string>> = { leviathan: 'Leviathan', kraken: 'Krake' };

export const variants: Catalogue['variants'] = {
  each: {
    easierDeduction: {
      name: 'Leichter kombinieren',
      does: 'Schiffe melden auch die Arten der Inseln und die Farben der Schiffe ringsum.',
    },
    lighthouses: {
      name: 'Leuchttürme',
      does: 'Von den Navigatoren vor der ersten Runde gebaut. Ein Schiff, das einen sieht, ist leichter zu finden.',
    },
    seaMonsters: {
      name: 'Seeungeheuer',
      does: 'Statt eines Sturms gespielt: Ein Schiff muss eine Runde bleiben. Jedes verlängert das Spiel um eine Runde.',
    },
    harderDeduction: {
      name: 'Schwerer kombinieren',
      does: 'Stürme werden verdeckt gespielt: Niemand sagt, welche Schiffe sie treffen.',
    },
    useYourMemory: {
      name: 'Aus dem Gedächtnis',
      does: 'Keine Merksteine, und die Meldungen früherer Runden sind weg.',
    },
    shipsInSight: {
      name: 'Schiffe ungezählt',
      does: 'Ein Schiff meldet, ob andere in Sicht sind, nicht wie viele.',
    },
    maelstroms: {
      name: 'Strudel',
      does: 'Von Poseidon im offenen Meer versteckt. Ein Schiff, das hineinsegelt, wird vom Kurs geschleudert.',
    },
    fogBanks: {
      name: 'Nebelbänke',
      does: 'Von Poseidon versteckt, an beliebiger Stelle. Nebel verbirgt, was unter ihm liegt, auch Schiffe.',
    },
  },
  inPlay(variant, settings) {
    switch (variant) {
      case 'seaMonsters': {
        const names = settings.seaMonsters.map((monster) => monsterNames[monster]);
        return `Seeungeheuer: ${list(names)}`;
      }
      case 'lighthouses':
        return settings.lighthouses === 1 ? 'Ein Leuchtturm' : 'Zwei Leuchttürme';
      case 'maelstroms':
        return settings.maelstroms === 1 ? 'Ein Strudel' : 'Zwei Strudel';
      case 'fogBanks':
        return settings.fogBanks === 1 ? 'Eine Nebelbank' : 'Zwei Nebelbänke';
      default:
        return variants.each[variant].name;
    }
  },
  baseGame: 'Das Grundspiel: elf Stürme, sonst keine Plättchen.',
  helps: {
    poseidon: 'Hilft Poseidon',
    navigators: 'Hilft den Navigatoren',
  },
  monsters: {
    none: 'Keins',
    leviathan: 'Leviathan',
    kraken: 'Krake',
    both: 'Beide',
  },
  /**
   * How many lighthouses, maelstroms (both masculine) or fog banks (feminine) are in play. Figures are used because
   * they have no gender.
   */
  counts: ['Keine', '1', '2'],
  settings: 'Einstellungen',

  sets: {
    'first-voyage': {
      name: 'Erste Fahrt',
      for: 'Für das erste Spiel oder mit Kindern: Schiffe sehen mehr.',
    },
    standard: { name: 'Standard', for: 'Das Spiel, wie es ist: elf Stürme, sonst nichts.' },
    'fair-winds': {
      name: 'Guter Wind',
      for: 'Zwei Leuchttürme, die den Weg weisen, und Ungeheuer, die Poseidon Zeit kosten.',
    },
    'whole-box': { name: 'Ganze Schachtel', for: 'Von jedem Plättchen etwas, gerecht verteilt.' },
    'poseidons-wrath': {
      name: 'Poseidons Zorn',
      for: 'Strudel und Nebel, wo niemand sie erwartet.',
    },
    'old-hands': { name: 'Alte Seebären', for: 'Stürme verdeckt, nichts aufgeschrieben.' },
  },
  ownSet: 'Eigene Mischung',
};
