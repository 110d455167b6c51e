/** Seats that change hands during a game, and how the game's record shows it. */
import { describe, expect, it } from 'vitest';
import { whyNoSeat } from '../../shared/table/rules/seats.ts';
import { freed, letIn, playing, seated } from '../helpers/evenings.ts';
import type { Evening } from '../helpers/tables.ts';
import { ownedBy } from '../helpers/tables.ts';

const HELP = { type: 'sit', seat: 'navigators' } as const;

/** Ann owns the red and the green ship, Ben owns the other two, and Pia is Poseidon. */
const ofTwoEach = () => {
  const evening = seated();
  for (const ship of ['red', 'green'] as const) evening.does('ann', { type: 'wish-ship', ship, wish: true });
  return evening.does('ann', { type: 'begin-game' });
};

describe('a game that begins', () => {
  it('knows only its players and their ships', () => {
    expect(ofTwoEach().game).toEqual({
      id: 'id0',
      board: 'A',
      mode: 'cooperative',
      poseidon: 'pia',
      turnOf: 'pia',
      navigators: ['ann', 'ben'],
      owners: ownedBy('ann ann ben ben'),
      cooperative: null,
      adrift: [],
      held: [],
      sides: { ann: 'navigators', ben: 'navigators', pia: 'poseidon' },
      knowing: [],
      returned: [],
      from: null,
      admitted: [],
      abandoning: [],
      finishing: { concede: [], won: [] },
      series: null,
      state: 'running',
      surveyHelp: 'none',
      openChart: false,
      outcome: null,
      link: null,
      deadLinks: [],
      named: [],
      oracle: 'silent',
    });
  });
});

describe('the side of somebody in a game', () => {
  const sideOf = (evening: Evening, player: string) => evening.game.sides[player];
  it('is that of the first seat', () => {
    expect(sideOf(playing(), 'eve')).toBeUndefined();
    expect(sideOf(letIn('eve').does('eve', HELP), 'eve')).toBe('navigators');
  });
  it('stays when the seat is lost, and taken again', () => {
    expect(sideOf(freed('ben'), 'ben')).toBe('navigators');
    expect(sideOf(letIn('ben', freed('ben')).does('ben', HELP), 'ben')).toBe('navigators');
  });
  it('is both, permanently, for a player who has changed sides', () => {
    const evening = letIn('pia', freed('pia')).does('pia', { ...HELP, knowing: true });
    expect(sideOf(evening, 'pia')).toBe('both');
    evening.does('ann', { type: 'free-seat', player: 'pia' });
    letIn('pia', evening).does('pia', { ...HELP, knowing: true });
    expect(sideOf(evening, 'pia')).toBe('both');
  });
});

describe('the ships of a game', () => {
  it('stay with their owners when another Navigator joins', () => {
    const evening = letIn('eve', ofTwoEach()).does('eve', HELP);
    expect(evening.game).toMatchObject({ navigators: ['ann', 'ben', 'eve'], adrift: [] });
    expect(evening.game.owners).toEqual(ownedBy('ann ann ben ben'));
  });
  it('have no owner once the seat is lost, and go to the next Navigator who joins', () => {
    const evening = ofTwoEach().does('ann', { type: 'free-seat', player: 'ben' });
    expect(evening.game.owners).toEqual(ownedBy('ann ann - -'));
    expect(evening.game.adrift).toEqual([['white', 'yellow']]);
    letIn('eve', evening).does('eve', HELP);
    expect(evening.game.owners).toEqual(ownedBy('ann ann eve eve'));
    expect(evening.game.adrift).toEqual([]);
  });
  it('go to the next Navigator who joins, even if one without ships lost a seat before', () => {
    const evening = letIn('eve', ofTwoEach()).does('eve', HELP);
    evening.does('ann', { type: 'free-seat', player: 'eve' });
    evening.does('ann', { type: 'free-seat', player: 'ben' });
    expect(evening.game.adrift).toEqual([['white', 'yellow']]);
  });
});

describe('a player who was let in', () => {
  it("may take a seat, even if another player's seat was freed meanwhile", () => {
    const evening = letIn('eve').does('ann', { type: 'free-seat', player: 'ben' });
    expect(evening.game.admitted).toEqual(['eve']);
    expect(whyNoSeat(evening.table, 'eve', 'navigators')).toBeNull();
  });
});
