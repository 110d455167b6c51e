import type { SeaMonster } from '../../../shared/game/game.ts';
import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

const monsterNames: Readonly<Record<SeaMonster, string>> = { leviathan: 'Léviathan', kraken: 'Kraken' };

export const variants: Catalogue['variants'] = {
  each: {
    easierDeduction: {
      name: 'Déduction facilitée',
      does: 'Les navires signalent aussi la nature des îles et la couleur des navires autour d’eux.',
    },
    lighthouses: {
      name: 'Phares',
      does: 'Bâti par les Navigateurs avant la première manche. Un navire qui en voit un est plus facile à trouver.',
    },
    seaMonsters: {
      name: 'Monstres marins',
      does: 'Joués à la place d’une tempête\u202f: un navire reste sur place une manche. Chacun rallonge la partie d’une manche.',
    },
    harderDeduction: {
      name: 'Déduction corsée',
      does: 'Les tempêtes se jouent face cachée\u202f: personne ne dit quels navires elles touchent.',
    },
    useYourMemory: {
      name: 'De mémoire',
      does: 'Pas de repères, et les rapports des manches passées s’effacent.',
    },
    shipsInSight: {
      name: 'Navires non comptés',
      does: 'Un navire signale s’il en voit d’autres, pas combien.',
    },
    maelstroms: {
      name: 'Maelströms',
      does: 'Poséidon décide où, en secret et en pleine mer. Un navire qui y entre est dérouté.',
    },
    fogBanks: {
      name: 'Bancs de brume',
      does: 'Poséidon décide où, en secret. La brume cache ce qu’elle couvre, navires compris.',
    },
  },
  inPlay(variant, settings) {
    switch (variant) {
      case 'seaMonsters':
        return `Monstres marins\u202f: ${list(settings.seaMonsters.map((monster) => monsterNames[monster]))}`;
      case 'lighthouses':
        return settings.lighthouses === 1 ? 'Un phare' : 'Deux phares';
      case 'maelstroms':
        return settings.maelstroms === 1 ? 'Un maelström' : 'Deux maelströms';
      case 'fogBanks':
        return settings.fogBanks === 1 ? 'Un banc de brume' : 'Deux bancs de brume';
      default:
        return variants.each[variant].name;
    }
  },
  baseGame: 'Le jeu de base\u202f: onze tempêtes, pas d’autre tuile.',
  helps: {
    poseidon: 'Aide Poséidon',
    navigators: 'Aide les Navigateurs',
  },
  monsters: {
    none: 'Aucun',
    leviathan: 'Léviathan',
    kraken: 'Kraken',
    both: 'Les deux',
  },
  counts: ['Aucun', 'Un', 'Deux'],
  settings: 'Réglages',

  sets: {
    'first-voyage': {
      name: 'Première traversée',
      for: 'Pour une première partie, ou avec des enfants\u202f: les navires en voient plus.',
    },
    standard: { name: 'Classique', for: 'Le jeu tel quel\u202f: onze tempêtes, rien d’autre.' },
    'fair-winds': {
      name: 'Bon vent',
      for: 'Deux phares pour se guider, et des monstres qui font perdre du temps à Poséidon.',
    },
    'whole-box': { name: 'Toute la boîte', for: 'Un peu de chaque tuile, bien partagé.' },
    'poseidons-wrath': {
      name: 'Colère de Poséidon',
      for: 'Des maelströms et de la brume là où personne ne les attend.',
    },
    'old-hands': { name: 'Loups de mer', for: 'Tempêtes face cachée, rien par écrit.' },
  },
  ownSet: 'Le mélange de la table',
};
