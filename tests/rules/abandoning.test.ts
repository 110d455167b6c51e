/** Ending a game early: the host may do it alone. Without the host, all players in the game must agree. */
import { describe, expect, it } from 'vitest';
import { Evening } from '../helpers/tables.ts';

/** Ann is the host without a seat, Ben and Cleo are Navigators, and Pia is Poseidon. */
const playing = () =>
  new Evening(['ann', 'ben', 'cleo', 'pia']).seats('pia', 'ben', 'cleo').does('pia', { type: 'begin-game' });

const ABANDON = { type: 'abandon-game' } as const;
const NO_MORE = { type: 'abandon-game', wish: false } as const;

describe('a game ends early', () => {
  it('if the host, who does not play, decides so', () => {
    const evening = playing().does('ann', ABANDON);
    expect(evening.log.at(-1)).toEqual({ type: 'game-ended', game: evening.game.id, outcome: null });
  });

  it('when the last player has agreed, and not before', () => {
    const evening = playing().does('pia', ABANDON).does('ben', ABANDON);
    expect(evening.isPlaying).toBe(true);
    expect(evening.game.abandoning).toEqual(['pia', 'ben']);
    expect(evening.log.at(-1)).toEqual({ type: 'abandoning-wished', player: 'ben', wish: true });
    evening.does('cleo', ABANDON);
    expect(evening.game.state).toBe('abandoned');
  });

  it('if one device agrees for all its players', () => {
    const evening = playing().does('pia', ABANDON);
    evening.does('ben', ABANDON, { company: ['ben', 'cleo'] });
    expect(evening.isPlaying).toBe(false);
  });

  it('not after a player has withdrawn', () => {
    const evening = playing().does('pia', ABANDON).does('pia', NO_MORE).does('ben', ABANDON);
    evening.does('cleo', ABANDON);
    expect(evening.isPlaying).toBe(true);
    expect(evening.game.abandoning).toEqual(['ben', 'cleo']);
  });

  it('without asking players who lost their seat', () => {
    const evening = playing().does('pia', ABANDON).does('ann', { type: 'free-seat', player: 'cleo' });
    evening.does('ben', ABANDON);
    expect(evening.isPlaying).toBe(false);
  });

  it('not with the earlier consent of a player who lost the seat and took it again', () => {
    const evening = playing().does('cleo', ABANDON).does('ann', { type: 'free-seat', player: 'cleo' });
    expect(evening.game.abandoning).toEqual([]);
    evening.letsIn('ben', 'cleo').does('cleo', { type: 'sit', seat: 'navigators' });
    expect(evening.does('pia', ABANDON).does('ben', ABANDON).isPlaying).toBe(true);
  });

  it('not with the consents to end the previous game', () => {
    const evening = playing().does('pia', ABANDON).does('ben', ABANDON).ends();
    evening.does('pia', { type: 'begin-game' }).does('cleo', ABANDON);
    expect(evening.isPlaying).toBe(true);
  });
});

it('a repeated consent makes no event', () => {
  const evening = playing().does('pia', ABANDON);
  const { length } = evening.log;
  evening.does('pia', ABANDON).does('ben', NO_MORE).does('ann', NO_MORE);
  expect(evening.log).toHaveLength(length);
});
