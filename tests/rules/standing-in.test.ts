/**
 * A player who stands in for an absent host may free seats, but can't take advantage of that. Zoe is the host, Ann and
 * Ben are Navigators, Pia is Poseidon, and Eve is a spectator.
 */
import { describe, expect, it } from 'vitest';
import { decideJoin, whyNoKnocking } from '../../shared/table/admission.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import { actingHost, nextHost } from '../../shared/table/rules/host.ts';
import { whyNoLettingIn } from '../../shared/table/rules/knocks.ts';
import type { GameMode, PlayerId, Side } from '../../shared/game/game.ts';
import { Evening, ownedBy } from '../helpers/tables.ts';

const ABANDON = { type: 'abandon-game' } as const;
const FAY = { id: 'f', name: 'Fay' };
const sit = (seat: Side) => ({ type: 'sit', seat }) as const;

/** A game at a table that Eve joined before any of the game's players. */
const playing = (mode: GameMode = 'cooperative') =>
  new Evening(['zoe', 'eve', 'ann', 'ben', 'pia'])
    .seats('pia', 'ann', 'ben')
    .does('ann', { type: 'choose-mode', mode })
    .does('ann', { type: 'begin-game' });

/** The table after a stand-in has freed the seats of these players. Only the stand-in is present. */
const freedBy = (by: PlayerId, players: readonly PlayerId[], evening = playing()) =>
  players.reduce((one, player) => one.does(by, { type: 'free-seat', player }, { present: [by] }), evening);

describe.each(['cooperative', 'competing'] as const)('in a %s game whose seats were all freed', (mode) => {
  const deserted = () => freedBy('eve', ['pia', 'ann', 'ben'], playing(mode));

  it('the stand-in can neither sit down, nor let anybody in, nor end it', () => {
    const evening = deserted();
    for (const seat of ['poseidon', 'navigators'] as const)
      expect(evening.tries('eve', sit(seat))).toBe('must-knock');
    expect(whyNoLettingIn(evening.table, 'eve')).toBe('not-seated');
    expect(evening.tries('eve', ABANDON)).toBe('not-seated');
    expect(evening.isPlaying).toBe(true);
  });

  it('a stranger still has to knock', () => {
    const { table } = deserted().does('eve', { type: 'leave' });
    expect(decideJoin(table, FAY)).toEqual({ ok: false, refusal: 'must-knock' });
    expect(whyNoKnocking(table, 'Fay')).toBeNull();
  });

  it('each player takes their own seat again, with their own ships, and nobody has to let them in', () => {
    const before = playing(mode).game.owners;
    const evening = deserted();
    expect(evening.game.owners).toEqual(ownedBy('- - - -'));
    for (const player of ['ben', 'ann']) evening.does(player, sit('navigators'));
    evening.does('pia', sit('poseidon'));
    expect(evening.game).toMatchObject({ poseidon: 'pia', navigators: ['ben', 'ann'], held: [], adrift: [] });
    expect(evening.game.owners).toEqual(mode === 'competing' ? before : evening.game.owners);
  });

  it('nobody takes the other side that way', () => {
    const evening = deserted();
    expect(evening.tries('ann', { ...sit('poseidon'), knowing: true })).toBe('must-knock');
  });
});

describe('a Navigator who stands in and frees the seats of all others', () => {
  it('does not end the game alone', () => {
    const evening = freedBy('ann', ['pia', 'ben']).does('ann', ABANDON);
    expect(evening.isPlaying).toBe(true);
  });

  it('does not end it with one more whose word is theirs', () => {
    const evening = freedBy('ann', ['pia', 'ben']).letsIn('ann', 'eve').does('eve', sit('navigators'));
    evening.does('eve', ABANDON).does('ann', ABANDON);
    expect(evening.isPlaying).toBe(true);
  });

  it('ends it with the others who are left, if they are more than those who are gone', () => {
    const evening = freedBy('ann', ['pia']).does('ben', ABANDON).does('ann', ABANDON);
    expect(evening.isPlaying).toBe(false);
  });

  it('ends it when nobody is left whose seat is held', () => {
    const evening = freedBy('ann', ['pia', 'ben']);
    for (const player of ['pia', 'ben']) evening.does(player, { type: 'leave' });
    expect(evening.does('ann', ABANDON).isPlaying).toBe(false);
  });
});

describe('a seat that is held', () => {
  it('is let into by its player, who has a say at the door', () => {
    const { table } = freedBy('eve', ['pia', 'ann', 'ben']);
    expect(whyNoLettingIn(table, 'ann')).toBeNull();
  });

  it('may be taken by somebody who was let in meanwhile: then its player asks like anybody', () => {
    const evening = freedBy('ann', ['pia']).letsIn('ann', 'eve').does('eve', sit('poseidon'));
    expect(evening.tries('pia', sit('poseidon'))).toBe('seat-taken');
    expect(whyNoKnocking(evening.table, 'pia', 'pia')).toBeNull();
  });

  it('is none after the host has freed it: then the player must be let in', () => {
    const evening = playing().does('zoe', { type: 'free-seat', player: 'ben' }, { present: ['zoe'] });
    expect(evening.log.at(-1)).toEqual({ type: 'seat-freed', player: 'ben' });
    expect(evening.game.held).toEqual([]);
    expect(evening.tries('ben', sit('navigators'))).toBe('must-knock');
  });

  it('is held in a running game only, and no log from before holds any', () => {
    const lobby = new Evening(['zoe', 'eve', 'ann']).does('ann', sit('poseidon'));
    freedBy('eve', ['ann'], lobby);
    expect(lobby.log.at(-1)).toEqual({ type: 'seat-freed', player: 'ann' });
    const evening = playing();
    const log = [...evening.log, { type: 'seat-freed', player: 'ben' } as const];
    expect(replayTable(log).games.at(-1)?.held).toEqual([]);
  });
});

describe('the host is followed by', () => {
  it('one who plays, though a spectator came before', () => {
    const evening = playing().does('zoe', { type: 'leave' });
    expect(evening.log.slice(-2)).toEqual([
      { type: 'left', player: 'zoe' },
      { type: 'host-passed', player: 'ann' },
    ]);
    expect(evening.tries('eve', ABANDON)).toBe('not-seated');
  });

  it('one who plays, after days of absence and for as long as a stand-in is needed', () => {
    const { table } = playing();
    expect(nextHost(table)).toBe('ann');
    expect(actingHost(table, ['eve', 'ben'])).toBe('ben');
    expect(actingHost(table, ['eve'])).toBe('eve');
  });

  it('one who has played the last game, and at a new table whoever came first', () => {
    expect(nextHost(playing().ends().table)).toBe('ann');
    expect(nextHost(new Evening(['zoe', 'eve', 'ann']).table)).toBe('eve');
  });
});
