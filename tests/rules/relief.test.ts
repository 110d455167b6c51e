/** In a game over days, opponents stand in for people who are away, and a side gives the other more time. */
import { describe, expect, it } from 'vitest';
import { isOpponentsTurn, isStoodInFor, reliefRounds, resumedBy } from '../../shared/table/rules/relief.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { GameTurn, Relief } from '../../shared/table/game-record.ts';
import { runningGame } from '../../shared/table/queries.ts';
import { seated } from '../helpers/evenings.ts';
import type { Evening } from '../helpers/tables.ts';

const DAYS: TableCommand = { type: 'choose-clock', clock: { hours: 24, atZero: 'opponent' } };
const storm = (round: number): GameTurn => ({ round, phase: 'poseidon' });
const orders = (round: number): GameTurn => ({ round, phase: 'navigators' });

/** A game over days. Ann and Ben are Navigators, and Pia is Poseidon. */
const overDays = () => seated().does('ann', DAYS).does('ann', { type: 'begin-game' });

function recordOf(evening: Evening) {
  const record = runningGame(evening.table);
  if (!record) throw new Error('no game is running');
  return record;
}

/** Whether an opponent makes a turn's moves for people, and whether opponents make all of its moves. */
const movers = (evening: Evening, turn: GameTurn) => [
  isStoodInFor(evening.table, recordOf(evening), turn),
  isOpponentsTurn(evening.table, recordOf(evening), turn),
];
const NOBODY = [false, false];
const STAND_IN = [true, true];

describe('a relieved side', () => {
  const relieved = () => overDays().happens({ type: 'side-relieved', side: 'poseidon', turn: storm(3) });

  it('has the turn finished in which its time was up, and the turns after it taken', () => {
    expect(movers(overDays(), storm(3))).toEqual(NOBODY);
    expect(movers(relieved(), storm(3))).toEqual(STAND_IN);
    expect(movers(relieved(), orders(3))).toEqual(NOBODY);
    expect(movers(relieved(), storm(4))).toEqual(STAND_IN);
  });

  it('takes its turns again when one of its people is back, but not the one whose time was up', () => {
    const early = relieved().does('pia', { type: 'resume-side' }, { turn: storm(3) });
    expect(movers(early, storm(3))).toEqual(STAND_IN);
    expect(movers(early, storm(4))).toEqual(NOBODY);
    const later = relieved().does('pia', { type: 'resume-side' }, { turn: storm(4) });
    expect(movers(later, storm(4))).toEqual(NOBODY);
  });

  it('is not resumed by the other side, nor twice', () => {
    const back = { type: 'resume-side' } as const;
    expect(relieved().does('ann', back, { turn: orders(3) }).table).toEqual(relieved().table);
    const once = relieved().does('pia', back, { turn: orders(3) });
    expect(once.table.games[0]?.relieved).toEqual([
      { side: 'poseidon', from: storm(3), upIn: storm(3), back: orders(3) },
    ]);
    expect(once.does('pia', back, { turn: storm(5) }).table.games[0]?.relieved).toHaveLength(1);
  });

  it('is not resumed by an opponent of it', () => {
    const mixed = seated()
      .does('ann', { type: 'free-seat', player: 'ben' })
      .does('ann', { type: 'seat-opponent', opponent: 'elpenor', seat: 'navigators' })
      .does('ann', DAYS)
      .does('ann', { type: 'begin-game' })
      .happens({ type: 'side-relieved', side: 'navigators', turn: orders(1) });
    const opponent = mixed.table.players.find(({ opponent }) => opponent)?.id ?? '';
    expect(resumedBy(mixed.table, opponent, orders(1))).toEqual([]);
    expect(resumedBy(mixed.table, 'ann', orders(1))).toHaveLength(1);
  });

  it('is resumed by a person who takes a seat of it', () => {
    const freed = relieved().does('ann', { type: 'free-seat', player: 'pia' });
    const taken = freed
      .letsIn('ann', 'eve')
      .does('eve', { type: 'sit', seat: 'poseidon' }, { turn: orders(3) });
    expect(taken.table.games[0]?.relieved?.[0]?.back).toEqual(orders(3));
  });

  it('is not hurried while nobody on the other side waits', () => {
    const both = relieved().happens({ type: 'side-relieved', side: 'navigators', turn: orders(4) });
    expect(movers(both, orders(4))).toEqual(STAND_IN);
    expect(movers(both, storm(5))).toEqual(NOBODY);
    const again = both.happens({ type: 'side-relieved', side: 'poseidon', turn: storm(5) });
    expect(movers(again, storm(5))).toEqual(STAND_IN);
    expect(movers(again, orders(5))).toEqual(NOBODY);
    expect(again.table.games[0]?.relieved).toHaveLength(2);
    const back = again.does('ann', { type: 'resume-side' }, { turn: orders(5) });
    expect(movers(back, storm(6))).toEqual(STAND_IN);
  });

  it('whose players are all opponents always has its turns taken', () => {
    const freed = overDays().does('ann', { type: 'free-seat', player: 'pia' });
    expect(movers(freed, storm(1))).toEqual(NOBODY);
    const played = freed.does('ann', { type: 'seat-opponent', opponent: 'triton', seat: 'poseidon' });
    expect(movers(played, storm(1))).toEqual([false, true]);
    expect(movers(played, orders(1))).toEqual(NOBODY);
  });
});

describe('the rounds in which an opponent moved', () => {
  const relief = (from: GameTurn, back: GameTurn | null, upIn = from): Relief => {
    return { side: 'poseidon', from, upIn, back };
  };
  it.each<[string, Relief, GameTurn, [number, number]]>([
    ['go on while nobody is back', relief(storm(3), null), orders(6), [3, 6]],
    ['do not yet include a round that begins', relief(storm(3), null), storm(6), [3, 5]],
    ['go on to the end of the game', relief(storm(3), null), { round: 12, phase: 'over' }, [3, 12]],
    ['end when somebody is back', relief(storm(3), orders(5)), orders(9), [3, 5]],
    ['end before a turn that its people take', relief(storm(3), storm(5)), orders(9), [3, 4]],
    ['include a turn that is finished', relief(storm(3), storm(3)), orders(9), [3, 3]],
    ['include a later turn that is finished', relief(storm(3), storm(5), storm(5)), orders(9), [3, 5]],
    ['of the crew end with the round before', relief(orders(3), storm(4)), orders(9), [3, 3]],
  ])('%s', (_, one, now, rounds) => {
    expect(reliefRounds(one, now)).toEqual(rounds);
  });
});

describe('more time', () => {
  const ASK = { type: 'ask-more-time', wish: true } as const;
  const TURN = { turn: orders(2) };
  const asking = (evening: Evening) => recordOf(evening).askingForTime ?? [];

  it('is asked for by players of the side to move, who can take it back', () => {
    const asked = overDays().does('ann', ASK, TURN).does('ben', ASK, TURN);
    expect(asking(asked)).toEqual(['ann', 'ben']);
    expect(asking(asked.does('ann', { ...ASK, wish: false }, TURN))).toEqual(['ben']);
  });

  it('is given by one player of the other side, to all who ask', () => {
    const given = overDays().does('ann', ASK, TURN).does('pia', { type: 'give-more-time' }, TURN);
    expect(asking(given)).toEqual([]);
    expect(given.tries('pia', { type: 'give-more-time' }, TURN)).toBe('not-asked');
  });

  it('is no longer asked for by a player who loses the seat, and when the game is over', () => {
    const asked = () => overDays().does('ben', ASK, TURN);
    expect(asking(asked().does('ann', { type: 'free-seat', player: 'ben' }))).toEqual([]);
    expect(asked().ends('red').table.games[0]?.askingForTime).toEqual([]);
  });

  it.each<[string, () => Evening]>([
    [
      'an opponent',
      () =>
        overDays()
          .does('ann', { type: 'free-seat', player: 'pia' })
          .does('ann', { type: 'seat-opponent', opponent: 'triton', seat: 'poseidon' }),
    ],
    [
      'an opponent that stands in',
      () => overDays().happens({ type: 'side-relieved', side: 'poseidon', turn: storm(2) }),
    ],
  ])('is given at once by %s', (_, evening) => {
    const asked = evening().does('ann', ASK, TURN);
    expect(asked.log.slice(-2)).toEqual([
      { type: 'more-time-asked', player: 'ann', wish: true },
      { type: 'more-time-given' },
    ]);
    expect(asking(asked)).toEqual([]);
  });
});
