/** Opponents at a table: who may seat them and where, and what they can never do or become. */
import { describe, expect, it } from 'vitest';
import { dealShips } from '../../shared/game/rules/owners.ts';
import { opponentOf, runningGame } from '../../shared/table/queries.ts';
import { whyNoOffer } from '../../shared/table/rules/devices.ts';
import { actingHost, nextHost } from '../../shared/table/rules/host.ts';
import { whyNoJoin } from '../../shared/table/rules/knocks.ts';
import { OPPONENTS, type Opponent } from '../../shared/opponents/opponents.ts';
import { nextSeats, pointsOf } from '../../shared/table/series.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import { competing, freed, gathered, seated } from '../helpers/evenings.ts';
import { Evening } from '../helpers/tables.ts';

const seat = (opponent: Opponent, side: 'poseidon' | 'navigators', ships?: readonly ['red'] | readonly []) =>
  ({ type: 'seat-opponent', opponent, seat: side, ...(ships && { ships }) }) as TableCommand;
const alone = () => new Evening(['ann']);
/** The player id of an opponent. */
const idOf = (evening: Evening, opponent: Opponent) =>
  evening.table.players.find((player) => player.opponent === opponent)?.id ?? '';

describe('seating an opponent', () => {
  it.each(OPPONENTS)('%s joins by name, and sits down', (opponent) => {
    const evening = alone().does('ann', seat(opponent, 'poseidon'));
    const { table } = evening;
    expect(table.players.map(({ name }) => name.toLowerCase())).toEqual(['ann', opponent]);
    expect(table.poseidon).toBe(idOf(evening, opponent));
    expect(opponentOf(table, table.poseidon ?? '')).toBe(opponent);
    expect(opponentOf(table, 'ann')).toBeUndefined();
  });

  it('wishes for the given ships, without changing other wishes', () => {
    const evening = seated().does('ann', { type: 'wish-ship', ship: 'green', wish: true });
    expect(
      evening.tries('ann', {
        type: 'seat-opponent',
        opponent: 'palinurus',
        seat: 'navigators',
        ships: ['green'],
      }),
    ).toBe('ship-taken');
    expect(
      evening.tries('ann', {
        type: 'seat-opponent',
        opponent: 'palinurus',
        seat: 'navigators',
        ships: ['red', 'white', 'yellow'],
      }),
    ).toBe('share-full');
    evening.does('ann', {
      type: 'seat-opponent',
      opponent: 'palinurus',
      seat: 'navigators',
      ships: ['red', 'white'],
    });
    const { table } = evening;
    const palinurus = idOf(evening, 'palinurus');
    expect(table.wishes).toEqual({ red: palinurus, green: 'ann', white: palinurus, yellow: null });
    expect(dealShips(table.navigators, table.mode, table.wishes, () => 0)).toMatchObject({
      red: palinurus,
      white: palinurus,
    });
  });

  it('has its wishes changed by the host, and by nobody else', () => {
    const evening = gathered()
      .seats('pia', 'ben')
      .does('ann', {
        ...{ type: 'seat-opponent', opponent: 'palinurus', seat: 'navigators', ships: ['red'] },
      });
    const palinurus = idOf(evening, 'palinurus');
    const wish = (ship: 'red' | 'green', wish: boolean, who = palinurus) =>
      ({ type: 'wish-ship', ship, wish, for: who }) as const;
    expect(evening.tries('ben', wish('red', false))).toBe('not-host');
    expect(evening.tries('ann', wish('green', true, 'ben'))).toBe('no-such-player');
    evening.does('ann', wish('red', false)).does('ann', wish('green', true));
    expect(evening.table.wishes).toMatchObject({ red: null, green: palinurus });
    expect(evening.tries('ben', { type: 'wish-ship', ship: 'green', wish: true })).toBe('ship-taken');
  });

  it('cannot wish for ships as Poseidon', () => {
    expect(alone().tries('ann', seat('triton', 'poseidon', ['red']))).toBe('wrong-side');
  });

  it('is allowed to the host only, not to a deputy', () => {
    expect(gathered().tries('ben', seat('triton', 'poseidon'), { present: ['ben'] })).toBe('not-host');
  });

  it('fills the table as people do', () => {
    const evening = seated().does('ann', seat('elpenor', 'navigators'));
    expect(evening.tries('ann', seat('eurylochus', 'navigators'))).toBe('table-full');
    expect(whyNoJoin(evening.table)).toBe('table-full');
  });

  it('is refused if a person has that name; afterwards the name is taken', () => {
    const evening = alone().joins('elpenor');
    expect(evening.tries('ann', seat('elpenor', 'navigators'))).toBe('name-taken');
    evening.does('ann', seat('triton', 'poseidon'));
    expect(evening.tries('elpenor', { type: 'rename', name: 'TRITON' })).toBe('name-taken');
  });

  it('gives an opponent without a seat a new one, as the same player', () => {
    const evening = alone().does('ann', seat('triton', 'poseidon'));
    const triton = idOf(evening, 'triton');
    evening.does('ann', { type: 'free-seat', player: triton });
    expect(evening.table.poseidon).toBeNull();
    evening.does('ann', seat('triton', 'navigators'));
    expect(evening.table.navigators).toEqual([triton]);
    expect(evening.table.players).toHaveLength(2);
  });
});

describe('in a running game', () => {
  it("takes over Poseidon's empty seat", () => {
    const evening = freed('pia').does('ann', seat('proteus', 'poseidon'));
    expect(runningGame(evening.table)?.poseidon).toBe(idOf(evening, 'proteus'));
  });

  it('takes over the ships of a player who left, also for points', () => {
    const evening = competing();
    const { owners } = evening.game;
    evening.does('ann', { type: 'free-seat', player: 'ben' }).does('ann', seat('elpenor', 'navigators'));
    const elpenor = idOf(evening, 'elpenor');
    const theirs = Object.entries(owners).filter(([, owner]) => owner === 'ben');
    expect(theirs.length).toBeGreaterThan(0);
    for (const [ship] of theirs) expect(evening.game.owners).toMatchObject({ [ship]: elpenor });
    evening.ends(...theirs.map(([ship]) => ship as 'red'));
    expect(pointsOf(evening.table.games[0] as never)[elpenor]).toBe(3 * theirs.length);
  });

  it('leaves its ships without an owner when the host removes it', () => {
    const evening = alone()
      .does('ann', { type: 'sit', seat: 'poseidon' })
      .does('ann', seat('elpenor', 'navigators'));
    evening
      .does('ann', { type: 'begin-game' })
      .does('ann', { type: 'remove-player', player: idOf(evening, 'elpenor') });
    expect(evening.game.adrift).toEqual([['red', 'green', 'white', 'yellow']]);
    expect(evening.table.players.map(({ id }) => id)).toEqual(['ann']);
    evening.does('ann', seat('palinurus', 'navigators'));
    expect(evening.game.owners.red).toBe(idOf(evening, 'palinurus'));
  });
});

describe('an opponent', () => {
  const withTriton = () => gathered().does('ann', seat('triton', 'poseidon'));

  it('is never host: not when the host leaves, not after days, not as a deputy', () => {
    const evening = alone().does('ann', seat('triton', 'poseidon')).joins('ben');
    const triton = idOf(evening, 'triton');
    expect(nextHost(evening.table)).toBe('ben');
    expect(actingHost(evening.table, [triton, 'ben'])).toBe('ben');
    expect(actingHost(evening.table, [triton])).toBe('ann');
    evening.does('ann', { type: 'leave' });
    expect(evening.table.host).toBe('ben');
    evening.does('ben', { type: 'leave' });
    expect(evening.table.host).toBeNull();
    expect(evening.joins('cleo').table.host).toBe('cleo');
  });

  it('needs no device, and gets no key to one', () => {
    const evening = withTriton();
    const asked = { present: [], company: ['ann'] };
    expect(whyNoOffer(evening.table, idOf(evening, 'triton'), asked)).toBe('player-present');
    expect(whyNoOffer(evening.table, 'ben', asked)).toBeNull();
  });

  it('is not asked when people want to end the game early', () => {
    const evening = withTriton();
    for (const player of ['ben', 'eve']) evening.does(player, { type: 'sit', seat: 'navigators' });
    evening.does('ben', { type: 'begin-game' }).does('ben', { type: 'abandon-game' });
    expect(evening.game.state).toBe('running');
    evening.does('eve', { type: 'abandon-game' });
    expect(evening.game.state).toBe('abandoned');
  });

  it('is not asked to let people in: if only opponents play, people just join', () => {
    const evening = alone()
      .does('ann', seat('triton', 'poseidon'))
      .does('ann', seat('elpenor', 'navigators'));
    evening.does('ann', { type: 'begin-game' });
    expect(whyNoJoin(evening.table)).toBeNull();
  });

  it('begins no games: if only opponents are seated, only the host can', () => {
    const evening = withTriton().does('eve', { type: 'leave' }).does('ann', seat('charybdis', 'navigators'));
    expect(evening.tries('ben', { type: 'begin-game' })).toBe('not-seated');
    expect(evening.tries('ann', { type: 'begin-game' })).toBeNull();
  });

  it('is Poseidon once in a series, and plays for points', () => {
    const evening = alone()
      .does('ann', { type: 'sit', seat: 'poseidon' })
      .does('ann', seat('elpenor', 'navigators'));
    const elpenor = idOf(evening, 'elpenor');
    evening.does('ann', {
      type: 'begin-series',
      order: ['ann', elpenor],
      boards: 'same',
      sameVariants: true,
    });
    evening.does('ann', { type: 'begin-game' }).ends('red');
    expect(nextSeats(evening.table)).toEqual({ poseidon: elpenor, navigators: ['ann'] });
    evening.does('ann', { type: 'begin-game' }).ends();
    expect(evening.table.series[0]?.state).toBe('ended');
  });
});
