/** Texts about the variants, and about the ready-made sets of them. */
import type { SeaMonster, Side, Variants } from '../../../shared/game/game.ts';
import type { Variant, VariantSet } from '../../../shared/game/variants.ts';
import { list } from './words.ts';

export const each: Readonly<Record<Variant, { readonly name: string; readonly does: string }>> = {
  easierDeduction: {
    name: 'Easier Deduction',
    does: 'Ships also report the kinds of islands and the colours of ships around them.',
  },
  lighthouses: {
    name: 'Lighthouses',
    does: 'Built by the Navigators before the first round. A ship that sights one is easier to find.',
  },
  seaMonsters: {
    name: 'Sea Monsters',
    does: 'Played instead of a storm: one ship can’t sail that round. Each one played makes the game a round longer.',
  },
  harderDeduction: {
    name: 'Harder Deduction',
    does: 'Storms are played face down: nobody says which ships they drive.',
  },
  useYourMemory: {
    name: 'Use Your Memory',
    does: 'No reminders, and reports from earlier rounds disappear.',
  },
  shipsInSight: {
    name: 'Uncounted Ships',
    does: 'A ship reports whether others are in sight, not how many.',
  },
  maelstroms: {
    name: 'Maelstroms',
    does: 'Hidden by Poseidon in the open sea. A ship that sails into one is driven off course.',
  },
  fogBanks: {
    name: 'Fog Banks',
    does: 'Hidden by Poseidon on almost any square. Fog conceals whatever is in it, even ships.',
  },
};
const monsterNames: Readonly<Record<SeaMonster, string>> = { leviathan: 'Leviathan', kraken: 'Kraken' };
/** The name of a variant with its number, such as "Two Lighthouses". */
export function inPlay(variant: Variant, settings: Variants): string {
  switch (variant) {
    case 'seaMonsters': {
      const names = settings.seaMonsters.map((monster) => monsterNames[monster]);
      return `Sea Monsters: ${list(names)}`;
    }
    case 'lighthouses':
      return settings.lighthouses === 1 ? 'One Lighthouse' : 'Two Lighthouses';
    case 'maelstroms':
      return settings.maelstroms === 1 ? 'One Maelstrom' : 'Two Maelstroms';
    case 'fogBanks':
      return settings.fogBanks === 1 ? 'One Fog Bank' : 'Two Fog Banks';
    default:
      return each[variant].name;
  }
}
export const baseGame = 'The basic game: eleven storms, no extra tiles.';
export const helps: Readonly<Record<Side, string>> = {
  poseidon: 'Helps Poseidon',
  navigators: 'Helps the Navigators',
};
export const monsters: Readonly<Record<SeaMonster | 'none' | 'both', string>> = {
  none: 'None',
  leviathan: 'Leviathan',
  kraken: 'Kraken',
  both: 'Both',
};
export const counts = ['None', 'One', 'Two'] as const;
export const settings = 'Settings';

// ── Ready-made sets ─────────────────────────────────────────────────────────────────────────────

export const sets: Readonly<Record<VariantSet, { readonly name: string; readonly for: string }>> = {
  'first-voyage': {
    name: 'First voyage',
    for: 'For a first game, or for playing with children: ships report more.',
  },
  standard: { name: 'Standard', for: 'The basic game: eleven storms, nothing else.' },
  'fair-winds': {
    name: 'Fair winds',
    for: 'Two lighthouses to steer by, and monsters that cost Poseidon time.',
  },
  'whole-box': { name: 'The whole box', for: 'A bit of everything, evenly balanced.' },
  'poseidons-wrath': {
    name: 'Poseidon’s wrath',
    for: 'Maelstroms and fog where nobody expects them.',
  },
  'old-hands': { name: 'Old hands', for: 'Face-down storms, and no reminders.' },
};
export const ownSet = 'Custom mix';
