import type { SeaMonster } from '../../../shared/game/game.ts';
import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

const monsterNames: Readonly<Record<SeaMonster, string>> = { leviathan: 'Leviatán', kraken: 'Kraken' };

export const variants: Catalogue['variants'] = {
  each: {
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
  },
  inPlay(variant, settings) {
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
        return variants.each[variant].name;
    }
  },
  baseGame: 'El juego básico: once tormentas, sin losetas extra.',
  helps: {
    poseidon: 'Ayuda a Poseidón',
    navigators: 'Ayuda a los Navegantes',
  },
  monsters: {
    none: 'Ninguno',
    leviathan: 'Leviatán',
    kraken: 'Kraken',
    both: 'Ambos',
  },
  counts: ['Ninguno', 'Uno', 'Dos'],
  settings: 'Ajustes',

  sets: {
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
  },
  ownSet: 'Mezcla propia',
};
