/** The settings that were last used for games alone on this device. */
import { VARIANT_SET_NAMES, type VariantSet } from '../../../shared/game/variants.ts';
import { parseSeaId } from '../../../shared/seas/code.ts';
import { peopleAt } from '../../../shared/table/queries.ts';
import { ORACLES, type OracleSays } from '../../../shared/table/helps.ts';
import type { Table } from '../../../shared/table/table.ts';
import { begunAlone } from '../../analysis/kept-alone.ts';
import { json, object, oneOf, orElse, type Schema } from '../../lib/formats.ts';
import { Persisted } from '../../lib/persisted.ts';
import { anotherSea } from '../../seas/sea-choice.svelte.ts';

/** The project's own boards, which every server has. */
export const BOARDS = ['A', 'B', 'C', 'D'] as const;

export interface AloneSettings {
  /** The id of one of the project's boards, of a sea, or of a board of this device. */
  readonly board: string;
  readonly set: VariantSet;
  readonly oracle: OracleSays;
  /** Present if all games are played on the same sea. Otherwise, each game takes another sea of the same kind. */
  readonly keepsSea?: true;
}

/** The default settings, used until the player has changed them on this device. */
export const FIRST: AloneSettings = { board: 'A', set: 'standard', oracle: 'hints' };

const board: Schema<string> = (stored) => {
  if (typeof stored !== 'string') return undefined;
  const isOther = parseSeaId(stored) !== undefined || /^own-[\w-]{1,32}$/.test(stored);
  return isOther ? stored : oneOf(BOARDS)(stored);
};

const kept = new Persisted<AloneSettings>({
  key: 'odyssey.alone-settings',
  fallback: FIRST,
  format: json(
    object<AloneSettings>(
      {
        board: orElse(board, FIRST.board),
        set: orElse(oneOf(VARIANT_SET_NAMES), FIRST.set),
        oracle: orElse(oneOf(ORACLES), FIRST.oracle),
        keepsSea: oneOf([true]),
      },
      ['keepsSea'],
    ),
  ),
});

/** The settings as they were kept. The board may have been removed from this device since then. */
export function keptSettings(): AloneSettings {
  return kept.value;
}

export function keepSettings(settings: AloneSettings): void {
  kept.value = settings;
}

/** The settings after a game has begun with the given ones: the next game takes another sea, unless the sea is kept. */
export function afterGame(settings: AloneSettings): AloneSettings {
  const sea = settings.keepsSea ? undefined : anotherSea(settings.board);
  return sea === undefined ? settings : { ...settings, board: sea };
}

/**
 * The sea for another game at a table that was made for playing alone; undefined if the table's board stays. Daily
 * voyages stay on their sea.
 */
export function nextSeaAlone(table: Pick<Table, 'code' | 'players' | 'games' | 'board'>): string | undefined {
  const isMade = begunAlone().some(({ code, day }) => code === table.code && day === undefined);
  const isAlone = isMade && peopleAt(table).length === 1;
  return isAlone && !kept.value.keepsSea ? anotherSea(table.board) : undefined;
}
