/** Says in words that a game was conceded. */
import type { Outcome } from '../../shared/game/game.ts';
import { t } from './text.ts';

/** Who conceded, and in which round; empty if nobody did. Has no full stop. */
export function concededWords({ winner, conceded }: Outcome): string {
  if (conceded === undefined) return '';
  return t.finish.conceded[winner === 'poseidon' ? 'navigators' : 'poseidon'](conceded);
}
