/** The next step in the lobby: which step it is, who has to take it, and whether the bar has a button for it. */
import { describe, expect, it } from 'vitest';
import { likelySeat, nextStep, whatIsMissing } from '../../client/screens/lobby/begin.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { TableEvent } from '../../shared/table/table.ts';

const table = (...events: TableEvent[]) =>
  replayTable([{ type: 'made', code: 'ABCD', board: 'A' }, ...events]);
const joined = (player: string): TableEvent => ({ type: 'joined', player, name: player });
const sat = (player: string, seat: 'poseidon' | 'navigators'): TableEvent => ({ type: 'sat', player, seat });
const [ann, ben] = [joined('ann'), joined('ben')];

describe('the next step', () => {
  it('of who has no seat is the side that is left', () => {
    expect(nextStep(table(ann), 'ann')).toEqual({ type: 'sit', side: 'navigators' });
    expect(nextStep(table(ann, ben, sat('ann', 'navigators')), 'ben')).toEqual({
      type: 'sit',
      side: 'poseidon',
    });
    expect(nextStep(table(ann, ben, sat('ann', 'poseidon')), 'ben')).toEqual({
      type: 'sit',
      side: 'navigators',
    });
  });

  it('of who sits alone is to ask friends, unless the table is locked', () => {
    const alone = [ann, sat('ann', 'poseidon')];
    expect(nextStep(table(...alone), 'ann')).toEqual({ type: 'invite', side: 'navigators' });
    expect(nextStep(table(...alone, { type: 'table-locked', locked: true }), 'ann')).toBe(null);
  });

  it('is another’s while somebody here has no seat', () => {
    expect(nextStep(table(ann, ben, sat('ann', 'navigators')), 'ann')).toBe(null);
  });

  it('is to change sides where all sit on one', () => {
    const both = table(ann, ben, sat('ann', 'navigators'), sat('ben', 'navigators'));
    for (const me of ['ann', 'ben']) expect(nextStep(both, me)).toEqual({ type: 'sit', side: 'poseidon' });
  });

  it('of a third without a seat is to sit with the Navigators; of those who sit, none', () => {
    const three = table(ann, ben, joined('cleo'), sat('ann', 'navigators'), sat('ben', 'poseidon'));
    expect(nextStep(three, 'cleo')).toEqual({ type: 'sit', side: 'navigators' });
    expect([nextStep(three, 'ann'), whatIsMissing(three, 'ann')]).toEqual([null, null]);
    expect(likelySeat(three)).toBe('navigators');
  });
});
