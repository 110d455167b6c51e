/** The settings that were last used for games alone on this device. */
import { VARIANT_SET_NAMES, VARIANT_SETS, type VariantSet } from '../../../shared/game/variants.ts';
import { CHARACTERS, type Opponent } from '../../../shared/opponents/opponents.ts';
import type { GameAlone } from '../../../shared/table/alone.ts';
import { ORACLES, type OracleSays } from '../../../shared/table/table.ts';
import { json, object, oneOf, orElse } from '../../lib/formats.ts';
import { Persisted } from '../../lib/persisted.ts';

/** The project's own boards, which every server has. */
export const BOARDS = ['A', 'B', 'C', 'D'] as const;

export interface AloneSettings {
  readonly board: (typeof BOARDS)[number];
  readonly set: VariantSet;
  readonly oracle: OracleSays;
}

/** The default settings, used until the player has changed them on this device. */
const FIRST: AloneSettings = { board: 'A', set: 'standard', oracle: 'hints' };

const kept = new Persisted<AloneSettings>({
  key: 'odyssey.alone-settings',
  fallback: FIRST,
  format: json(
    object<AloneSettings>({
      board: orElse(oneOf(BOARDS), FIRST.board),
      set: orElse(oneOf(VARIANT_SET_NAMES), FIRST.set),
      oracle: orElse(oneOf(ORACLES), FIRST.oracle),
    }),
  ),
});

export function keptSettings(): AloneSettings {
  return kept.value;
}

export function keepSettings(settings: AloneSettings): void {
  kept.value = settings;
}

/**
 * Returns a game with these settings, in which the opponent plays its usual side. If the player is Poseidon, the oracle
 * is left out, because only Navigators can use it.
 */
export function gameAgainst(opponent: Opponent, { board, set, oracle }: AloneSettings): GameAlone {
  const side = CHARACTERS[opponent].home === 'poseidon' ? 'navigators' : 'poseidon';
  return {
    side,
    opponent,
    board,
    variants: VARIANT_SETS[set],
    oracle: side === 'poseidon' ? 'silent' : oracle,
  };
}
