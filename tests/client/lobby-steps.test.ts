/** What is missing before a game or a series can begin, and for which side the bar offers to invite somebody. */
import { describe, expect, it } from 'vitest';
import { likelySeat, sideToInvite, whatIsMissing } from '../../client/screens/lobby/begin.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { TableEvent } from '../../shared/table/events.ts';

const table = (...events: TableEvent[]) =>
  replayTable([{ type: 'made', code: 'ABCD', board: 'A' }, ...events]);
const joined = (player: string): TableEvent => ({ type: 'joined', player, name: player });
const sat = (player: string, seat: 'poseidon' | 'navigators'): TableEvent => ({ type: 'sat', player, seat });
const [ann, ben] = [joined('ann'), joined('ben')];

describe('the side to invite somebody for', () => {
  it('is the other side of a player who is alone, unless the table is locked', () => {
    const alone = [ann, sat('ann', 'poseidon')];
    expect(sideToInvite(table(ann), 'ann')).toBe(null);
    expect(sideToInvite(table(...alone), 'ann')).toBe('navigators');
    expect(sideToInvite(table(...alone, { type: 'table-locked', locked: true }), 'ann')).toBe(null);
  });

  it('is none while somebody here could take the seat', () => {
    expect(sideToInvite(table(ann, ben, sat('ann', 'navigators')), 'ann')).toBe(null);
    const both = table(ann, ben, sat('ann', 'navigators'), sat('ben', 'navigators'));
    for (const me of ['ann', 'ben']) expect(sideToInvite(both, me)).toBe(null);
  });

  it('is none once both sides have somebody', () => {
    const three = table(ann, ben, joined('cleo'), sat('ann', 'navigators'), sat('ben', 'poseidon'));
    expect([sideToInvite(three, 'ann'), whatIsMissing(three, 'ann')]).toEqual([null, null]);
    expect(whatIsMissing(three, 'cleo')).toBe('seat');
    expect(likelySeat(three)).toBe('navigators');
  });
});

it('a planned series needs two players with seats, on whichever side', () => {
  const one = table(ann, ben, sat('ann', 'navigators'));
  expect(whatIsMissing(one, 'ann', true)).toBe('company');
  const two = table(ann, ben, joined('cleo'), sat('ann', 'navigators'), sat('ben', 'navigators'));
  expect(whatIsMissing(two, 'ann', true)).toBe(null);
  expect(whatIsMissing(two, 'ann')).toBe('poseidon');
  expect(whatIsMissing(two, 'cleo', true)).toBe('seat');
});
