/**
 * Help with reading reports. Players choose it in the same way as the oracle, and the choice is recorded with the game.
 * The help reveals no secrets.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squaresOf } from '../../shared/board/squares.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import { printedReply } from '../../shared/game/rules/printed.ts';
import { VARIANT_SET_NAMES, VARIANT_SETS, type VariantSet } from '../../shared/game/variants.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { EMPTY_SEA, SMALL_SEA } from '../helpers/boards.ts';
import { redReports, reply } from '../helpers/replies.ts';
import { ownedBy, Evening } from '../helpers/tables.ts';

const seated = () => new Evening(['ann', 'pia']).seats('pia', 'ann');
const withSet = (set: VariantSet) =>
  seated().does('ann', { type: 'choose-variants', variants: VARIANT_SETS[set] });
const begun = (evening: Evening) => evening.does('ann', { type: 'begin-game' });

describe('at the table', () => {
  it.each(VARIANT_SET_NAMES.filter((set) => set !== 'first-voyage'))(
    'there is none by itself in %s',
    (set) => {
      const evening = begun(withSet(set));
      expect(evening.game.surveyHelp).toBe('none');
      expect(evening.log.find(({ type }) => type === 'game-began')).not.toHaveProperty('surveyHelp');
    },
  );

  it('by default it is complete on a first voyage', () => {
    expect(begun(withSet('first-voyage')).game.surveyHelp).toBe('guesses');
    const chosen = withSet('first-voyage').does('pia', { type: 'choose-survey-help', help: 'none' });
    expect(begun(chosen).game.surveyHelp).toBe('none');
  });

  it.each(['squares', 'guesses'] as const)(
    '%s holds for the next games, and a game keeps its own',
    (help) => {
      const first = begun(withSet('old-hands').does('ann', { type: 'choose-survey-help', help }));
      expect(begun(first.ends()).game.surveyHelp).toBe(help);
      const evening = first.ends().does('ann', { type: 'choose-survey-help', help: 'none' });
      expect(evening.game.surveyHelp).toBe(help);
    },
  );

  it('it stays in a series whose variants stay', () => {
    const series = (sameVariants: boolean) =>
      seated().does('ann', { type: 'begin-series', order: 'lot', boards: 'same', sameVariants });
    const choice = { type: 'choose-survey-help', help: 'squares' } as const;
    expect(series(true).tries('ann', choice)).toBe('series-running');
    expect(begun(series(false).does('ann', choice)).game.surveyHelp).toBe('squares');
  });

  it('it is off in logs from before this setting existed', () => {
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
        owners: ownedBy('ann ann ann ann'),
        series: null,
      },
    ];
    expect(replayTable(log).games[0]?.surveyHelp).toBe('none');
  });
});

describe('what a ship would report from a square', () => {
  const sea = { board: SMALL_SEA, variants: BASE_GAME, lighthouses: [] } as const;

  it('is what is printed there and around it', () => {
    expect(printedReply(sea, 'c3')).toEqual(reply({ deepSea: true }, { islands: 1 }));
    expect(printedReply({ ...sea, board: EMPTY_SEA }, 'd4')).toEqual(reply({ island: 'sacred' }));
  });

  it('has the lighthouses, and the kinds of islands where those are told', () => {
    expect(printedReply({ ...sea, lighthouses: ['c3'] }, 'c3')).toEqual(
      reply({ lighthouse: 'unlit' }, { islands: 1 }),
    );
    expect(
      printedReply({ ...sea, variants: { ...BASE_GAME, easierDeduction: true } }, 'c3').sighting,
    ).toMatchObject({ kinds: ['sacred'], colours: [] });
  });

  it('equals the report of a lone ship without secret tiles, on every square', () => {
    fc.assert(
      fc.property(fc.constantFrom(...squaresOf(SMALL_SEA)), (square) => {
        // The other ships are all on one distant square, out of red's sight.
        const far = square.startsWith('g') || square.startsWith('f') || square.startsWith('e') ? 'a4' : 'g4';
        const ships = { red: square, green: far, white: far, yellow: far } as const;
        expect(printedReply(sea, square)).toEqual(redReports(SMALL_SEA, ships));
      }),
    );
  });
});
