/**
 * The variant Use Your Memory. For some small logs, the expected events are written by hand: what each audience
 * receives when it requests the log again later. By rulings 17 and 19, earlier replies are withheld once the next storm
 * or monster has been played.
 */
import { describe, expect, it } from 'vitest';
import { GameLog } from '../../server/tables/game-log.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import { tellLog } from '../../shared/game/tell.ts';
import { forEachAudience, type Told } from '../../shared/game/told.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { began } from '../helpers/play.ts';
import { reply } from '../helpers/replies.ts';

const DEEP = reply({ deepSea: true });
const COAST = reply({}, { coastline: true });
const ISLAND = reply({ island: 'woody' });

const BEGAN = began(EMPTY_SEA, { useYourMemory: true, seaMonsters: ['kraken'] });
const FIRST_STORM: GameEvent = {
  type: 'storm-played',
  storm: 'red',
  faceDown: false,
  pushes: [{ ship: 'red', from: 'a1', to: 'b2' }],
};
const RED_SAILED: GameEvent = {
  type: 'sailed',
  ship: 'red',
  heading: 'E',
  from: 'b2',
  to: 'c2',
  arrived: false,
  reply: DEEP,
};
const RED_CAUGHT: GameEvent = { type: 'caught', ship: 'red' };
const RED_PUSHED: GameEvent = { type: 'caught-pushed', ship: 'red', from: 'c2', to: 'd2' };
const GUESSED: GameEvent = { type: 'guessed', player: 'anna', ship: 'red', square: 'd2' };
const SECOND_ROUND: GameEvent = { type: 'round-began', round: 2 };
const MONSTER: GameEvent = { type: 'monster-played', monster: 'kraken', ship: 'red' };
const RED_SURVEYED: GameEvent = { type: 'surveyed', ship: 'red', reply: COAST };
const THIRD_ROUND: GameEvent = { type: 'round-began', round: 3 };
const SECOND_STORM: GameEvent = { type: 'storm-played', storm: 'green', faceDown: true, pushes: [] };
const GREEN_SAILED: GameEvent = {
  type: 'sailed',
  ship: 'green',
  heading: 'N',
  from: 'h1',
  to: 'h1',
  arrived: false,
  reply: ISLAND,
};

/** At the end of the first round, no tile has been played since the reply, so the reply is not withheld yet. */
const FIRST_ROUND = [BEGAN, FIRST_STORM, RED_SAILED, RED_CAUGHT, RED_PUSHED, GUESSED, SECOND_ROUND];
const UP_TO_THE_MONSTER = [...FIRST_ROUND, MONSTER, RED_SURVEYED];
const UP_TO_THE_STORM = [...UP_TO_THE_MONSTER, THIRD_ROUND, SECOND_STORM, GREEN_SAILED];

const TOLD_STORM = { type: 'storm-played', storm: 'red' } as const;
const told = (log: readonly GameEvent[], audience: 'poseidon' | 'navigators' | 'onlookers' | 'olympus') =>
  tellLog(log, BEGAN.variants, audience);

describe('told later, with Use Your Memory', () => {
  it('the replies of a round are there until the next tile is played', () => {
    expect(told(FIRST_ROUND, 'navigators')).toEqual<Told[]>([
      BEGAN,
      TOLD_STORM,
      { type: 'sailed', ship: 'red', heading: 'E', arrived: false, reply: DEEP },
      { type: 'caught', ship: 'red' },
      { type: 'caught-pushed', ship: 'red' },
      { type: 'guessed', player: 'anna', ship: 'red', square: 'd2' },
      { type: 'round-began', round: 2 },
    ]);
  });

  it('a sea monster is a tile: what was reported before it has faded, what came after has not', () => {
    expect(told(UP_TO_THE_MONSTER, 'navigators')).toEqual<Told[]>([
      BEGAN,
      TOLD_STORM,
      { type: 'sailed', ship: 'red', heading: 'E', arrived: false, reply: null },
      { type: 'caught', ship: 'red' },
      { type: 'caught-pushed', ship: 'red' },
      { type: 'guessed', player: 'anna', ship: 'red', square: 'd2' },
      { type: 'round-began', round: 2 },
      { type: 'monster-played', monster: 'kraken', ship: 'red' },
      { type: 'surveyed', ship: 'red', reply: COAST },
    ]);
  });

  it('a storm is a tile, face down too: surveys fade like orders', () => {
    expect(told(UP_TO_THE_STORM, 'onlookers')).toEqual<Told[]>([
      BEGAN,
      TOLD_STORM,
      { type: 'sailed', ship: 'red', heading: 'E', arrived: false, reply: null },
      { type: 'caught', ship: 'red' },
      { type: 'caught-pushed', ship: 'red' },
      { type: 'round-began', round: 2 },
      { type: 'monster-played', monster: 'kraken', ship: 'red' },
      { type: 'surveyed', ship: 'red', reply: null },
      { type: 'round-began', round: 3 },
      { type: 'storm-played', storm: null },
      { type: 'sailed', ship: 'green', heading: 'N', arrived: false, reply: ISLAND },
    ]);
  });

  it.each(['poseidon', 'olympus'] as const)('%s, who sees the ships, is told every reply', (audience) => {
    expect(told(UP_TO_THE_STORM, audience)).toEqual<Told[]>([
      BEGAN,
      {
        type: 'storm-played',
        storm: 'red',
        faceDown: false,
        pushes: [{ ship: 'red', from: 'a1', to: 'b2' }],
      },
      { type: 'sailed', ship: 'red', heading: 'E', from: 'b2', to: 'c2', arrived: false, reply: DEEP },
      { type: 'caught', ship: 'red' },
      { type: 'caught-pushed', ship: 'red', from: 'c2', to: 'd2' },
      { type: 'round-began', round: 2 },
      { type: 'monster-played', monster: 'kraken', ship: 'red' },
      { type: 'surveyed', ship: 'red', reply: COAST },
      { type: 'round-began', round: 3 },
      { type: 'storm-played', storm: 'green', faceDown: true, pushes: [] },
      { type: 'sailed', ship: 'green', heading: 'N', from: 'h1', to: 'h1', arrived: false, reply: ISLAND },
    ]);
  });

  it('the end of a log is told alike alone and as part of the whole log', () => {
    expect(told([RED_SURVEYED, THIRD_ROUND, SECOND_STORM, GREEN_SAILED], 'navigators')).toEqual<Told[]>([
      { type: 'surveyed', ship: 'red', reply: null },
      { type: 'round-began', round: 3 },
      { type: 'storm-played', storm: null },
      { type: 'sailed', ship: 'green', heading: 'N', arrived: false, reply: ISLAND },
    ]);
    expect(told([GREEN_SAILED], 'navigators')).toEqual<Told[]>([
      { type: 'sailed', ship: 'green', heading: 'N', arrived: false, reply: ISLAND },
    ]);
  });
});

it('told later, without Use Your Memory, every reply is there', () => {
  const open = began(EMPTY_SEA, { seaMonsters: ['kraken'] });
  const log = [open, FIRST_STORM, RED_SAILED, SECOND_ROUND, MONSTER, RED_SURVEYED];
  expect(tellLog(log, open.variants, 'onlookers')).toEqual<Told[]>([
    open,
    TOLD_STORM,
    { type: 'sailed', ship: 'red', heading: 'E', arrived: false, reply: DEEP },
    { type: 'round-began', round: 2 },
    { type: 'monster-played', monster: 'kraken', ship: 'red' },
    { type: 'surveyed', ship: 'red', reply: COAST },
  ]);
  // The same is true if only the end of the log is sent, even if its first event contains a reply.
  expect(tellLog([GREEN_SAILED, RED_SURVEYED], open.variants, 'navigators')).toEqual<Told[]>([
    { type: 'sailed', ship: 'green', heading: 'N', arrived: false, reply: ISLAND },
    { type: 'surveyed', ship: 'red', reply: COAST },
  ]);
});

describe("the server's log of a game", () => {
  it('numbers events for each audience, and fades replies in feeds from any number on', () => {
    const log = new GameLog('g', FIRST_ROUND);
    expect(forEachAudience((audience) => log.toldTo(audience))).toEqual({
      poseidon: 6,
      navigators: 7,
      onlookers: 6,
      olympus: 6,
    });
    expect(log.add([MONSTER, RED_SURVEYED]).onlookers).toEqual({
      log: 'game',
      game: 'g',
      audience: 'onlookers',
      from: 6,
      events: [
        { type: 'monster-played', monster: 'kraken', ship: 'red' },
        { type: 'surveyed', ship: 'red', reply: COAST },
      ],
    });
    expect(log.length).toBe(9);
    expect(forEachAudience((audience) => log.toldTo(audience))).toEqual({
      poseidon: 8,
      navigators: 9,
      onlookers: 8,
      olympus: 8,
    });
    expect(log.feed('navigators', 2)).toEqual({
      log: 'game',
      game: 'g',
      audience: 'navigators',
      from: 2,
      events: [
        { type: 'sailed', ship: 'red', heading: 'E', arrived: false, reply: null },
        { type: 'caught', ship: 'red' },
        { type: 'caught-pushed', ship: 'red' },
        { type: 'guessed', player: 'anna', ship: 'red', square: 'd2' },
        { type: 'round-began', round: 2 },
        { type: 'monster-played', monster: 'kraken', ship: 'red' },
        { type: 'surveyed', ship: 'red', reply: COAST },
      ],
    });
    // Spectators don't receive the guess, so it has no number in their feed.
    expect(log.feed('onlookers', 5)).toEqual({
      log: 'game',
      game: 'g',
      audience: 'onlookers',
      from: 5,
      events: [
        { type: 'round-began', round: 2 },
        { type: 'monster-played', monster: 'kraken', ship: 'red' },
        { type: 'surveyed', ship: 'red', reply: COAST },
      ],
    });
    expect(log.feed('navigators', 9).events).toEqual([]);
  });

  it('fades replies in what several commands add at once', () => {
    const log = new GameLog('g', [BEGAN]);
    const { navigators, poseidon } = log.add([...FIRST_ROUND.slice(1), MONSTER, RED_SURVEYED]);
    expect(navigators).toEqual(log.feed('navigators', 1));
    expect(navigators.events[1]).toMatchObject({ type: 'sailed', reply: null });
    expect(poseidon.events[1]).toMatchObject({ type: 'sailed', reply: DEEP });
  });
});
