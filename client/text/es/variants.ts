/** The variants, and the ready-made sets of them. */
import type { SeaMonster, Side, Variants } from '../../../shared/game/game.ts';
import type { Variant, VariantSet } from '../../../shared/game/variants.ts';
import { list } from './words.ts';

export const each: Readonly<Record<Variant, { readonly name: string; readonly does: string }>> = {
  easierDeduction: {
    name: 'Deducción fácil',
    does: 'Los barcos también dicen de qué tipo son las islas y de qué color los barcos a su alrededor.',
  },
  lighthouses: {
    name: 'Faros',
    does: 'Obra de los Navegantes antes de la primera ronda. Un barco que ve uno es más fácil de encontrar.',
  },
  seaMonsters: {
    name: 'Monstruos marinos',
    does: 'Se juegan en vez de una tormenta: un barco se queda quieto una ronda. Cada uno alarga la partida una ronda.',
  },
  harderDeduction: {
    name: 'Deducción difícil',
    does: 'Las tormentas se juegan boca abajo: nadie dice a qué barcos alcanzan.',
  },
  useYourMemory: {
    name: 'De memoria',
    does: 'Sin recordatorios, y las respuestas de rondas anteriores desaparecen.',
  },
  shipsInSight: {
    name: 'Barcos sin contar',
    does: 'Un barco dice si hay otros a la vista, no cuántos.',
  },
  maelstroms: {
    name: 'Remolinos',
    does: 'Poseidón decide dónde, en secreto y en mar abierto. El barco que entra en uno sale despedido de su rumbo.',
  },
  fogBanks: {
    name: 'Bancos de niebla',
    does: 'Poseidón decide dónde, en secreto. La niebla oculta lo que hay debajo, también barcos.',
  },
};
const monsterNames: Readonly<Record<SeaMonster, string>> = { leviathan: 'Leviatán', kraken: 'Kraken' };
/** A variant that is in play, with its number: "Dos faros". */
export function inPlay(variant: Variant, settings: Variants): string {
  switch (variant) {
    case 'seaMonsters':
      return `Monstruos marinos: ${list(settings.seaMonsters.map((monster) => monsterNames[monster]))}`;
    case 'lighthouses':
      return settings.lighthouses === 1 ? 'Un faro' : 'Dos faros';
    case 'maelstroms':
      return settings.maelstroms === 1 ? 'Un remolino' : 'Dos remolinos';
    case 'fogBanks':
      return settings.fogBanks === 1 ? 'Un banco de niebla' : 'Dos bancos de niebla';
    default:
      return each[variant].name;
  }
}
export const baseGame = 'El juego básico: once tormentas, sin losetas extra.';
export const helps: Readonly<Record<Side, string>> = {
  poseidon: 'Ayuda a Poseidón',
  navigators: 'Ayuda a los Navegantes',
};
export const monsters: Readonly<Record<SeaMonster | 'none' | 'both', string>> = {
  none: 'Ninguno',
  leviathan: 'Leviatán',
  kraken: 'Kraken',
  both: 'Ambos',
};
export const counts = ['Ninguno', 'Uno', 'Dos'] as const;
export const settings = 'Ajustes';

// ── Ready-made sets ─────────────────────────────────────────────────────────────────────────────

export const sets: Readonly<Record<VariantSet, { readonly name: string; readonly for: string }>> = {
  'first-voyage': {
    name: 'Primer viaje',
    for: 'Para una primera partida, o con niños: los barcos ven más.',
  },
  standard: { name: 'Estándar', for: 'El juego tal cual: once tormentas y nada más.' },
  'fair-winds': {
    name: 'Buen viento',
    for: 'Dos faros para orientarse y monstruos que a Poseidón le cuestan tiempo.',
  },
  'whole-box': { name: 'Toda la caja', for: 'Algo de cada loseta, bien repartido.' },
  'poseidons-wrath': {
    name: 'La ira de Poseidón',
    for: 'Remolinos y niebla donde nadie los espera.',
  },
  'old-hands': { name: 'Lobos de mar', for: 'Tormentas boca abajo y nada por escrito.' },
};
export const ownSet = 'Mezcla propia';
