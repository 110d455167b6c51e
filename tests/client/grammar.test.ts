/** Grammar that matters in only one of the languages. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../client/text/translation.ts';
import * as fr from '../../client/text/fr/index.ts';
import * as italian from '../../client/text/it/index.ts';

describe('French', () => {
  const catalogue: Catalogue = fr;

  it('elides before a vowel', () => {
    expect(catalogue.table.freeSeatTitle('Anne')).toBe('Libérer la place d’Anne\u202f?');
    expect(catalogue.table.freeSeatTitle('Yves')).toBe('Libérer la place d’Yves\u202f?');
    expect(catalogue.table.freeSeatTitle('Marie')).toBe('Libérer la place de Marie\u202f?');
  });

  it('counts nought with the singular', () => {
    expect(catalogue.series.points(0)).toBe('0 point');
    expect(catalogue.series.points(1)).toBe('1 point');
    expect(catalogue.series.points(2)).toBe('2 points');
  });

  it('makes participles agree with the ships', () => {
    expect(catalogue.ending.home([{ ships: ['red', 'green'], round: 4 }])).toBe(
      'Le rouge et le vert sont rentrés à la manche 4.',
    );
    expect(catalogue.ending.home([{ ships: ['red'], round: 4 }])).toBe('Le rouge est rentré à la manche 4.');
    expect(catalogue.ending.short([{ ships: ['white', 'yellow'], squares: 2 }])).toBe(
      'Il restait 2 cases au blanc et au jaune jusqu’au port.',
    );
  });

  it('writes compass letters as French sailors do', () => {
    expect(catalogue.game.roseLetters.SW).toBe('SO');
    expect(catalogue.poseidon.shortPush('e7', 'NW')).toBe('NO → E7');
  });
});

describe('Italian', () => {
  const catalogue: Catalogue = italian;

  it('has “ed” before another e in a list of names', () => {
    expect(catalogue.series.asNavigators(['Anna', 'Beppe', 'Clio'])).toBe('Navigatori: Anna, Beppe e Clio');
    expect(catalogue.series.asNavigators(['Anna', 'Elena'])).toBe('Navigatori: Anna ed Elena');
  });
});
