/** The variants, and the ready-made sets of them. */
import type { SeaMonster, Side, Variants } from '../../../shared/game/game.ts';
import type { Variant, VariantSet } from '../../../shared/game/variants.ts';
import { list } from './words.ts';

export const each: Readonly<Record<Variant, { readonly name: string; readonly does: string }>> = {
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
};
const monsterNames: Readonly<Record<SeaMonster, string>> = { leviathan: 'Léviathan', kraken: 'Kraken' };
/** A variant that is in play, with its number: "Deux phares". */
export function inPlay(variant: Variant, settings: Variants): string {
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
      return each[variant].name;
  }
}
export const baseGame = 'Le jeu de base\u202f: onze tempêtes, pas d’autre tuile.';
export const helps: Readonly<Record<Side, string>> = {
  poseidon: 'Aide Poséidon',
  navigators: 'Aide les Navigateurs',
};
export const monsters: Readonly<Record<SeaMonster | 'none' | 'both', string>> = {
  none: 'Aucun',
  leviathan: 'Léviathan',
  kraken: 'Kraken',
  both: 'Les deux',
};
export const counts = ['Aucun', 'Un', 'Deux'] as const;
export const settings = 'Réglages';

// ── Ready-made sets ─────────────────────────────────────────────────────────────────────────────

export const sets: Readonly<Record<VariantSet, { readonly name: string; readonly for: string }>> = {
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
};
export const ownSet = 'Le mélange de la table';
