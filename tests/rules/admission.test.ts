/** Joining a table, and asking to be let in while a game runs: every way in, and every refusal. */
import { describe, expect, it } from 'vitest';
import { decideEntry, decideJoin, whyNoKnocking } from '../../shared/table/admission.ts';
import { whyNoEntry, whyNoLettingIn } from '../../shared/table/rules/knocks.ts';
import { deserted, freed, gathered, playing, seated } from '../helpers/evenings.ts';
import { Evening } from '../helpers/tables.ts';

const locked = (evening: Evening) => evening.does('ann', { type: 'lock-table', locked: true });
/** A game in which Ann has lost her seat. She is still the host. */
const hostLooksOn = () => freed('ann');

/** A game between two opponents, with Ann watching. */
const watched = () =>
  new Evening(['ann'])
    .does('ann', { type: 'seat-opponent', opponent: 'triton', seat: 'poseidon' })
    .does('ann', { type: 'seat-opponent', opponent: 'elpenor', seat: 'navigators' })
    .does('ann', { type: 'begin-game' });

const FAY = { id: 'f', name: 'Fay' };
const reasonOf = (decision: ReturnType<typeof decideJoin>) => (decision.ok ? null : decision.refusal);

type Way = readonly [what: string, evening: () => Evening, refusal: string | null];

describe('joining without asking', () => {
  const ways: readonly Way[] = [
    ['before a game', seated, null],
    ['after a game', () => playing().ends(), null],
    ['while one runs', playing, 'must-knock'],
    ['while one runs whose seats were all freed', deserted, 'must-knock'],
    ['while opponents play alone, and the host watches', watched, null],
    ['as the sixth', () => seated().joins('dora'), 'table-full'],
    ['at a locked table', () => locked(seated()), 'table-locked'],
    ['at a locked table, while a game runs', () => locked(playing()), 'table-locked'],
    [
      'once it is open again',
      () => locked(seated()).does('ann', { type: 'lock-table', locked: false }),
      null,
    ],
  ];
  it.each(ways)('somebody joins %s', (_, evening, refusal) => {
    expect(reasonOf(decideJoin(evening().table, FAY))).toBe(refusal);
  });

  it('a player joins before a game without being let in', () => {
    const events = [{ type: 'joined', player: 'f', name: 'Fay' }];
    expect(decideJoin(seated().table, FAY)).toEqual({ ok: true, events });
  });

  it('nobody can join under a name that is taken', () => {
    expect(reasonOf(decideJoin(seated().table, { id: 'f', name: 'BEN' }))).toBe('name-taken');
    const left = gathered().does('ben', { type: 'leave' });
    expect(reasonOf(decideJoin(left.table, { id: 'f', name: 'ben' }))).toBeNull();
  });
});

describe('asking to be let in', () => {
  const strangers: readonly Way[] = [
    ['while a game runs', playing, null],
    ['before a game: there is no need', seated, 'no-game-running'],
    ['where all seats were freed', deserted, null],
    ['where opponents play alone', watched, 'no-game-running'],
    ['at a full table', () => playing().letsIn('ann', 'dora'), 'table-full'],
    ['at a locked table', () => locked(playing()), 'table-locked'],
  ];
  it.each(strangers)('a stranger asks, %s', (_, evening, refusal) => {
    expect(whyNoKnocking(evening().table, 'Fay')).toBe(refusal);
  });

  it('is needed to take a seat while a game runs, but not between games', () => {
    expect(whyNoEntry(playing().table, 'eve')).toBe('must-knock');
    expect(whyNoEntry(gathered().table, 'eve')).toBeNull();
    expect(whyNoEntry(playing().ends().table, 'eve')).toBeNull();
  });

  it('is not needed by the host to play with opponents', () => {
    expect(whyNoEntry(watched().table, 'ann')).toBeNull();
    expect(whyNoEntry(watched().joins('ben').table, 'ben')).toBe('must-knock');
    expect(whyNoEntry(watched().letsIn('ann', 'ben').table, 'ben')).toBeNull();
    const together = watched().letsIn('ann', 'ben').does('ben', { type: 'sit', seat: 'navigators' });
    expect(whyNoEntry(together.table, 'ann')).toBe('must-knock');
  });

  it('is refused to a stranger whose name is taken', () => {
    expect(whyNoKnocking(playing().table, 'Ann')).toBe('name-taken');
  });

  const known: readonly (readonly [string, () => Evening, player: string, string | null])[] = [
    ['of a spectator', playing, 'eve', null],
    ['of a spectator, at a locked table', () => locked(playing()), 'eve', null],
    ['of a player who lost the seat', () => freed('ben'), 'ben', null],
    ['of a player of the game', playing, 'ben', 'game-running'],
    ['of a player who has already been let in', () => playing().letsIn('pia', 'eve'), 'eve', 'game-running'],
    ['between games', seated, 'eve', 'no-game-running'],
  ];
  it.each(known)('%s', (_, evening, player, refusal) => {
    expect(whyNoKnocking(evening().table, player, player)).toBe(refusal);
  });
});

describe('letting in', () => {
  const cases: readonly (readonly [string, () => Evening, by: string, string | null])[] = [
    ['is a Navigator’s', playing, 'ben', null],
    ['is Poseidon’s', playing, 'pia', null],
    ['is allowed to a host who only watches', hostLooksOn, 'ann', null],
    ['is not allowed to a spectator', playing, 'eve', 'not-seated'],
    ['is not allowed to a player who lost the seat', () => freed('ben'), 'ben', 'not-seated'],
    ['is not allowed to somebody who never joined', playing, 'zoe', 'no-such-player'],
    ['is for games that run', seated, 'ben', 'no-game-running'],
  ];
  it.each(cases)('%s', (_, evening, by, refusal) => {
    const { table } = evening();
    expect(whyNoLettingIn(table, by)).toBe(refusal);
    expect(reasonOf(decideJoin(table, FAY, by))).toBe(refusal);
  });

  it('adds the player, and records who let them in', () => {
    expect(decideJoin(playing().table, FAY, 'pia')).toEqual({
      ok: true,
      events: [
        { type: 'joined', player: 'f', name: 'Fay' },
        { type: 'let-in', player: 'f', by: 'pia' },
      ],
    });
    const evening = playing().letsIn('pia', 'fay').does('fay', { type: 'sit', seat: 'navigators' });
    expect(evening.game.navigators).toEqual(['ann', 'ben', 'fay']);
  });

  it('adds nobody who is already at the table', () => {
    expect(decideEntry(playing().table, 'eve', 'ben')).toEqual({
      ok: true,
      events: [{ type: 'let-in', player: 'eve', by: 'ben' }],
    });
    expect(reasonOf(decideEntry(playing().table, 'ben', 'ann'))).toBe('game-running');
  });

  it('is refused at a full or a locked table', () => {
    expect(reasonOf(decideJoin(playing().joins('dora').table, FAY, 'ann'))).toBe('table-full');
    expect(reasonOf(decideJoin(locked(playing()).table, FAY, 'ann'))).toBe('table-locked');
    expect(reasonOf(decideJoin(playing().table, { id: 'f', name: 'Ann' }, 'ann'))).toBe('name-taken');
  });
});
