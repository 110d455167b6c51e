/** The variants, the side that each one helps (ruling 24), and ready-made sets of them. */
import { BASE_GAME, type Side, type Variants } from './game.ts';

/** One variant, as a switch in the lobby. */
export type Variant = keyof Variants;

/** The side that each variant helps; the Navigators' variants come first. */
export const HELPS: Readonly<Record<Variant, Side>> = {
  easierDeduction: 'navigators',
  lighthouses: 'navigators',
  seaMonsters: 'navigators',
  harderDeduction: 'poseidon',
  useYourMemory: 'poseidon',
  shipsInSight: 'poseidon',
  maelstroms: 'poseidon',
  fogBanks: 'poseidon',
};

export const VARIANTS = Object.keys(HELPS) as readonly Variant[];

/** The sets of variants that the lobby offers, from the gentlest to the hardest for the Navigators. */
export const VARIANT_SETS = {
  'first-voyage': { ...BASE_GAME, easierDeduction: true },
  standard: BASE_GAME,
  'fair-winds': { ...BASE_GAME, seaMonsters: ['leviathan', 'kraken'], lighthouses: 2 },
  'whole-box': {
    ...BASE_GAME,
    seaMonsters: ['leviathan', 'kraken'],
    lighthouses: 1,
    maelstroms: 1,
    fogBanks: 1,
  },
  'poseidons-wrath': { ...BASE_GAME, maelstroms: 2, fogBanks: 2 },
  'old-hands': { ...BASE_GAME, harderDeduction: true, useYourMemory: true, seaMonsters: ['kraken'] },
} as const satisfies Readonly<Record<string, Variants>>;

export type VariantSet = keyof typeof VARIANT_SETS;

export const VARIANT_SET_NAMES = Object.keys(VARIANT_SETS) as readonly VariantSet[];

/** Whether this variant differs from the base game. */
export function isInPlay(variants: Variants, variant: Variant): boolean {
  const value = variants[variant];
  return Array.isArray(value) ? value.length > 0 : value !== BASE_GAME[variant];
}

/** The variants that are switched on, in the order of VARIANTS. */
export function inPlay(variants: Variants): Variant[] {
  return VARIANTS.filter((variant) => isInPlay(variants, variant));
}

/** The name of the ready-made set with exactly these variants; undefined if there is none. */
export function setOf(variants: Variants): VariantSet | undefined {
  return VARIANT_SET_NAMES.find((name) => sameVariants(VARIANT_SETS[name], variants));
}

/** Whether two selections of variants lead to the same game. */
export function sameVariants(one: Variants, other: Variants): boolean {
  return VARIANTS.every((variant) => plain(one[variant]) === plain(other[variant]));
}

/** A setting as a string for comparisons. The order of sea monsters does not matter. */
function plain(value: Variants[Variant]): string {
  return typeof value === 'object' ? [...value].sort().join(' ') : String(value);
}
