/**
 * How much help the oracle may give at a table. The choice is made between games and recorded with each game. By
 * default, it gives none.
 */
import { describe, expect, it } from 'vitest';
import { BASE_GAME } from '../../shared/game/game.ts';
import { VARIANT_SET_NAMES, VARIANT_SETS, type VariantSet } from '../../shared/game/variants.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import { nextOracle } from '../../shared/table/queries.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { ownedBy, Evening } from '../helpers/tables.ts';

const seated = () => new Evening(['ann', 'pia']).seats('pia', 'ann');
const withSet = (set: VariantSet) =>
  seated().does('ann', { type: 'choose-variants', variants: VARIANT_SETS[set] });
const begun = (evening: Evening) => evening.does('ann', { type: 'begin-game' });

describe('while nobody has chosen', () => {
  it.each(VARIANT_SET_NAMES.filter((set) => set !== 'first-voyage'))('it is silent in %s', (set) => {
    const evening = begun(withSet(set));
    expect(evening.game.oracle).toBe('silent');
    expect(evening.log.find(({ type }) => type === 'game-began')).not.toHaveProperty('oracle');
  });

  it('it gives hints on a first voyage, and no more once the variants are others', () => {
    expect(begun(withSet('first-voyage')).game.oracle).toBe('hints');
    const changed = withSet('first-voyage').does('ann', { type: 'choose-variants', variants: BASE_GAME });
    expect(nextOracle(changed.table)).toBe('silent');
  });
});

describe('once somebody has chosen', () => {
  it.each(['silent', 'hints', 'full'] as const)('%s holds whatever the variants are', (oracle) => {
    const choice = { type: 'choose-oracle', oracle } as const;
    expect(begun(withSet('first-voyage').does('pia', choice)).game.oracle).toBe(oracle);
    expect(begun(withSet('standard').does('pia', choice)).game.oracle).toBe(oracle);
  });

  it('the choice also applies to later games', () => {
    const first = begun(seated().does('ann', { type: 'choose-oracle', oracle: 'full' }));
    expect(begun(first.ends()).game.oracle).toBe('full');
  });

  it('a game keeps what it began with', () => {
    const evening = begun(seated().does('ann', { type: 'choose-oracle', oracle: 'full' })).ends();
    evening.does('ann', { type: 'choose-oracle', oracle: 'silent' });
    expect(evening.game.oracle).toBe('full');
  });
});

describe('in a series', () => {
  const series = (sameVariants: boolean) =>
    seated().does('ann', { type: 'begin-series', order: 'lot', boards: 'same', sameVariants });

  it('the choice stays if the variants stay', () => {
    expect(series(true).tries('ann', { type: 'choose-oracle', oracle: 'full' })).toBe('series-running');
  });

  it('it can be chosen when the variants can', () => {
    const evening = series(false).does('ann', { type: 'choose-oracle', oracle: 'full' });
    expect(begun(evening).game.oracle).toBe('full');
  });
});

it('a log from before there was an oracle means a silent one', () => {
  const owners = ownedBy('ann ann ann ann');
  const log: TableEvent[] = [
    { type: 'made', code: 'CD5F', board: 'A' },
    { type: 'joined', player: 'ann', name: 'ann' },
    { type: 'variants-chosen', variants: VARIANT_SETS['first-voyage'] },
    {
      type: 'game-began',
      game: 'g',
      board: 'A',
      mode: 'cooperative',
      poseidon: 'pia',
      navigators: ['ann'],
      owners,
      series: null,
    },
  ];
  expect(replayTable(log).games[0]?.oracle).toBe('silent');
});
