/** What screen readers announce during a game. Also tests which keys choose which headings. */
import { describe, expect, it } from 'vitest';
import { nextShip } from '../../client/game/crew-states.ts';
import { headingOf } from '../../client/game/keys.ts';
import { narrate, type Listener } from '../../client/game/narration/narration.ts';
import { t } from '../../client/text/text.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import type { Ship } from '../../shared/board/board.ts';
import { neighbours } from '../../shared/board/squares.ts';
import type { Audience, OnlookersTold, PoseidonTold, ToldTo } from '../../shared/game/told.ts';
import { followOnlookers, type OnlookersView } from '../../shared/game/views/onlookers.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { newsFor } from '../helpers/news.ts';
import { reply } from '../helpers/replies.ts';

const BEGAN = {
  type: 'began',
  board: SMALL_SEA,
  variants: BASE_GAME,
  owners: { red: null, green: null, white: null, yellow: null },
  navigators: ['anna'],
} as const;
const ENDED = { type: 'ended', outcome: { winner: 'poseidon', arrived: [] } } as const;
const chart = (...told: OnlookersTold[]) =>
  [BEGAN, ...told].reduce<OnlookersView | undefined>(followOnlookers, undefined) as OnlookersView;
const listener: Listener = { players: [], table: replayTable([{ type: 'made', code: 'RH7N', board: 'A' }]) };

/** The sentences for new events. The events in `past` are not new; if there are none, the device has just connected. */
function said<A extends Audience>(audience: A, past: ToldTo[A][], told: ToldTo[A][]): string[] {
  return narrate(newsFor(audience, past, told), listener);
}

const from = SMALL_SEA.starts.red;
const to = neighbours(SMALL_SEA, from)[0] ?? from;
const OPEN: PoseidonTold = {
  type: 'storm-played',
  storm: 'red',
  faceDown: false,
  pushes: [{ ship: 'red', from, to }],
};

describe('what is told', () => {
  it('begins with the round and whose turn it is', () => {
    expect(said('onlookers', [], [BEGAN])).toEqual(['Round 1 of 11.', 'Poseidon’s turn.']);
    expect(said('poseidon', [], [BEGAN])).toEqual(['Round 1.', 'Your turn: send a storm.']);
  });

  it('begins with how it stands for who comes in the middle, and with nothing after the end', () => {
    const past: OnlookersTold[] = [
      BEGAN,
      { type: 'storm-played', storm: 'red' },
      { type: 'round-began', round: 2 },
    ];
    expect(said('onlookers', [], past)).toEqual(['Round 2 of 11.', 'Poseidon’s turn.']);
    expect(said('onlookers', [], [...past, ENDED])).toEqual([]);
  });

  it('says of as many rounds as the head of the screen does: monsters that are left need not be played', () => {
    const began = {
      ...BEGAN,
      variants: { ...BEGAN.variants, seaMonsters: ['kraken', 'leviathan'] as const },
    };
    const seas = [began, { type: 'storm-played', storm: 'red' }] as OnlookersTold[];
    expect(said('onlookers', seas, [{ type: 'round-began', round: 2 }])).toContain('Round 2 of 11–13.');
  });

  it('says to Poseidon where his storm drove whom', () => {
    const [storm, turn] = said('poseidon', [BEGAN], [OPEN]);
    expect(storm).toMatch(/^Red storm\. Red is driven [a-z-]+\.$/);
    expect(turn).toBe('The Navigators’ turn.');
  });

  it('says to Poseidon where he has pushed a caught ship, before the round that begins with it', () => {
    const past: PoseidonTold[] = [BEGAN, OPEN, { type: 'caught', ship: 'red' }];
    const told: PoseidonTold[] = [
      { type: 'caught-pushed', ship: 'red', from, to },
      { type: 'round-began', round: 2 },
    ];
    const [pushed, round] = said('poseidon', past, told);
    expect(pushed).toMatch(/^Red is driven [a-z-]+\.$/);
    expect(round).toBe('Round 2.');
    expect(said('olympus', past, told)[0]).toBe(
      'Poseidon has driven the red ship one square out of the maelstrom.',
    );
  });

  it('says of the third ship that comes home, and of no other, that it decides the game', () => {
    const home = (ship: Ship): OnlookersTold => ({
      type: 'sailed',
      ship,
      heading: 'E',
      arrived: true,
      reply: reply(),
    });
    const decided = t.game.decided;
    const two = [BEGAN, home('red'), home('green')];
    expect(said('onlookers', [BEGAN, home('red')], [home('green')])).not.toContain(decided);
    const heard = said('onlookers', two, [home('white')]);
    expect(heard.slice(-2)).toEqual([t.survey.arrived.white, decided]);
    expect(said('onlookers', [...two, home('white')], [home('yellow')])).not.toContain(decided);
    const trueHome: PoseidonTold = { ...home('white'), reply: reply(), from, to } as PoseidonTold;
    const trulyTwo = [BEGAN, { ...home('red'), from, to }, { ...home('green'), from, to }] as PoseidonTold[];
    expect(said('poseidon', trulyTwo, [trueHome])).toContain(decided);
  });

  it('never says so to the others', () => {
    const heard = said('navigators', [BEGAN], [{ type: 'storm-played', storm: null }]);
    expect(heard.join(' ')).toContain(t.common.faceDownTile);
    expect(heard.join(' ')).not.toMatch(/red|driven [a-z-]+\.$/i);
  });

  it('says who won, last and once', () => {
    const ended = said('onlookers', [BEGAN], [ENDED]);
    expect(ended.at(-1)).toMatch(/Poseidon wins\.$/);
    expect(ended.filter((text) => /wins/.test(text))).toHaveLength(1);
    expect(said('onlookers', [BEGAN, ENDED], [])).toEqual([]);
  });

  it('does not say after a tile what Use Your Memory has made fade with it', () => {
    const memory = { ...BEGAN, variants: { ...BASE_GAME, useYourMemory: true } };
    const replied = reply({}, { islands: 2 });
    const sailed = { type: 'sailed', ship: 'red', heading: 'E', from, to, arrived: false } as const;
    const missed: PoseidonTold[] = [
      { ...sailed, reply: replied },
      { type: 'caught', ship: 'red' },
      { type: 'round-began', round: 2 },
      OPEN,
      { ...sailed, reply: replied },
    ];
    const heard = narrate(newsFor('poseidon', [memory, OPEN], missed, true), listener);
    expect(heard[0]).toBe('Red sails east.');
    expect(heard.filter((text) => /islands|maelstrom/.test(text))).toEqual([
      'Red sails east. You see two islands.',
    ]);
  });
});

describe('the keys', () => {
  it('are headings by their place, with numbers on the pad and not as arrows', () => {
    expect(headingOf({ code: 'KeyQ', key: 'a' })).toBe('NW');
    expect(headingOf({ code: 'Numpad3', key: '3' })).toBe('SE');
    expect(headingOf({ code: 'Numpad8', key: 'ArrowUp' })).toBeNull();
    expect(headingOf({ code: 'KeyS', key: 's' })).toBeNull();
  });

  it('go round the ships that may sail', () => {
    const may = (ship: string) => ship !== 'green';
    expect(nextShip(chart(), null, may)).toBe('red');
    expect(nextShip(chart(), 'red', may)).toBe('white');
    expect(nextShip(chart(), 'yellow', may)).toBe('red');
    expect(nextShip(chart(), 'red', () => false)).toBeNull();
  });
});
