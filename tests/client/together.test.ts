/**
 * The logic of playing together, without screens: who commands a ship, whose order the game is waiting for, signals,
 * and moves on the chart.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nameTaken } from '../../client/lib/names.ts';
import { Teammates } from '../../client/game/chart/teammates.svelte.ts';
import { signalsOf } from '../../client/game/chart/teammate-signals.ts';
import { crewState } from '../../client/game/crew-states.ts';
import { awaited, colours, commander, waitedByName, waitedFor } from '../../client/game/owners.ts';
import type { TableSession } from '../../client/session/session.svelte.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { newsFor } from '../helpers/news.ts';

/** A game of three competing Navigators, in which the yellow ship belongs to nobody. */
const BEGAN: NavigatorsTold = {
  type: 'began',
  board: SMALL_SEA,
  variants: { ...BASE_GAME, fogBanks: 1 },
  owners: { red: 'ann', green: 'bea', white: 'cleo', yellow: null },
  navigators: ['ann', 'bea', 'cleo'],
};
const DEVICE_OF_CLEO = { players: ['cleo'] } as unknown as TableSession;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The three Navigators' view of the game after some events. */
function viewAfter(...told: NavigatorsTold[]): NavigatorsView {
  const view = [BEGAN, ...told].reduce<NavigatorsView | undefined>(followNavigators, undefined);
  if (!view) throw new Error('no view');
  return view;
}

describe('whose a ship is', () => {
  it('is a player’s, anybody’s, or not worth saying', () => {
    const view = viewAfter();
    expect(commander(view, 'red')).toBe('ann');
    expect(commander(view, 'yellow')).toBeNull();
    expect(commander({ ...view, navigators: ['ann'] }, 'red')).toBeUndefined();
    expect(colours(view, 'bea')).toEqual(['green']);
    expect(colours({ ...view, navigators: ['ann'] }, 'ann')).toEqual([]);
  });

  it('says whom the turn waits for', () => {
    expect(waitedFor({ ...viewAfter(), stepped: ['red'], arrived: ['green'] })).toEqual([
      { player: 'cleo', ships: ['white'] },
    ]);
  });

  it('says by name whom the turn waits for, if the ships are divided', () => {
    const view: NavigatorsView = { ...viewAfter(), phase: 'navigators', stepped: ['red', 'white'] };
    const upper = (player: string) => player.toUpperCase();
    expect(waitedByName(view, upper)).toEqual([{ name: 'BEA', ships: ['green'] }]);
    expect(waitedByName({ ...view, phase: 'poseidon' }, upper)).toEqual([]);
    expect(waitedByName({ ...view, navigators: ['bea'] }, upper)).toEqual([]);
  });

  it('says whom the game waits for, if anybody sits there', () => {
    const view: NavigatorsView = { ...viewAfter(), stepped: ['red', 'white'] };
    expect(awaited({ ...view, phase: 'navigators' }, 'pia')).toEqual(['bea']);
    for (const phase of ['dangers', 'poseidon', 'caught'] as const) {
      expect(awaited({ ...view, phase }, 'pia')).toEqual(['pia']);
      expect(awaited({ ...view, phase }, null)).toEqual([]);
    }
    expect(awaited({ ...view, phase: 'over' }, 'pia')).toEqual([]);
  });

  it('a held ship is its owner’s to order, like any other', () => {
    const view: NavigatorsView = { ...viewAfter(), phase: 'navigators', held: 'red' };
    expect(crewState(view, 'red', null)).toEqual({ state: 'held' });
    expect(crewState(view, 'red', 'not-your-ship')).toEqual({ state: 'notYours' });
  });
});

describe('names', () => {
  it('are the same however they are written', () => {
    const others = [{ name: 'Anna' }, { name: 'Jörg  B' }];
    expect(nameTaken(' ANNA ', others)).toBe(true);
    expect(nameTaken('jörg b', others)).toBe(true);
    expect(nameTaken('Anna B', others)).toBe(false);
  });
});

describe('what fellow Navigators do', () => {
  it('a touch of the guess board has a player, and none is like another', () => {
    const teammates = new Teammates(DEVICE_OF_CLEO, viewAfter);
    const told: NavigatorsTold[] = [];
    const hear = (...news: NavigatorsTold[]) => {
      teammates.hear(newsFor('navigators', [BEGAN, ...told], news));
      told.push(...news);
      return teammates.moves;
    };
    expect(teammates.moves).toEqual([]);
    const set: NavigatorsTold = { type: 'guessed', player: 'bea', ship: 'green', square: 'c3' };
    expect(hear(set)).toEqual([{ player: 'bea', square: 'c3', key: 0 }]);
    const back: NavigatorsTold = { type: 'reminded', player: 'ann', ship: 'red', number: 0, square: null };
    expect(hear(back).at(-1)).toEqual({ player: 'ann', square: null, key: 1 });
    expect(hear(set)).toEqual([
      { player: 'ann', square: null, key: 1 },
      { player: 'bea', square: 'c3', key: 2 },
    ]);
    vi.runAllTimers();
    expect(teammates.moves).toEqual([]);
  });

  it('is shown only if it is news, and another’s; after a break only the last of it', () => {
    const teammates = new Teammates(DEVICE_OF_CLEO, viewAfter);
    const set = (player: string): NavigatorsTold => ({
      type: 'marked',
      player,
      kind: 'fogBank',
      number: 0,
      square: 'b2',
    });
    teammates.hear(newsFor('navigators', [], [BEGAN, set('bea')], true));
    teammates.hear(newsFor('navigators', [BEGAN], [set('cleo')]));
    teammates.hear(newsFor('navigators', [BEGAN], [set('bea'), set('cleo')], true));
    expect(teammates.moves).toEqual([]);
    teammates.hear(newsFor('navigators', [BEGAN], [set('bea'), set('ann')], true));
    expect(teammates.moves.map(({ player }) => player)).toEqual(['ann']);
  });

  it('signals are pings or phrases', () => {
    expect(
      signalsOf([
        { key: 1, player: 'ann', signal: { type: 'ping', square: 'b2' } },
        { key: 2, player: 'bea', signal: { type: 'phrase', phrase: 'wait' } },
      ]),
    ).toEqual({
      pings: [{ key: 1, player: 'ann', square: 'b2' }],
      said: [{ key: 2, player: 'bea', phrase: 'wait' }],
    });
  });
});
