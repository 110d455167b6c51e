/** The logic of the Navigators' screen: tokens, the list of ships, spoken texts, and the choice of headings. */
import { describe, expect, it } from 'vitest';
import { announce } from '../../client/game/narration/sentences.ts';
import { crewState, newestStep, newestSteps } from '../../client/game/crew-states.ts';
import { allHome } from '../../client/screens/navigators/orders-case.ts';
import { LighthouseDraft } from '../../client/screens/navigators/lighthouses.svelte.ts';
import { SECTORS } from '../../client/game/chart/rose-sectors.ts';
import {
  guessPieces,
  suppliesOf,
  leftIn,
  nextOf,
  tokenOn,
  withCommands,
  type TokenSupply,
} from '../../client/game/chart/tokens.ts';
import type { TableSession } from '../../client/session/session.svelte.ts';
import { t } from '../../client/text/text.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import type { OnlookersTold } from '../../shared/game/told.ts';
import type { NavigatorsView } from '../../shared/game/views/navigators.ts';
import { followOnlookers, type OnlookersView } from '../../shared/game/views/onlookers.ts';
import { emptyGuesses } from '../../shared/game/rules/setup.ts';
import { whyNoLighthouses } from '../../shared/game/rules/placing.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { reply } from '../helpers/replies.ts';

const RED: TokenSupply = { type: 'reminder', ship: 'red' };
const FOG: TokenSupply = { type: 'marker', kind: 'fogBank' };
const EMPTY = emptyGuesses(SMALL_SEA.starts, { ...BASE_GAME, fogBanks: 1 });

describe('the tokens of the guess board', () => {
  it('has supplies only for what the game has', () => {
    expect(suppliesOf(EMPTY)).toHaveLength(5);
    expect(suppliesOf(emptyGuesses(SMALL_SEA.starts, { ...BASE_GAME, useYourMemory: true }))).toEqual([]);
  });

  it('counts what is left and hands out the next one', () => {
    const guesses = withCommands(EMPTY, [{ type: 'remind', ship: 'red', number: 0, square: 'b2' }]);
    expect(leftIn(guesses, RED)).toBe(3);
    expect(nextOf(guesses, RED)).toEqual({ type: 'reminder', ship: 'red', number: 1 });
    expect(tokenOn(guesses, RED, 'b2')).toEqual({ type: 'reminder', ship: 'red', number: 0 });
  });

  it('applies commands on their way in order, and knows only those of the guess board', () => {
    const guesses = withCommands(EMPTY, [
      { type: 'guess', ship: 'red', square: 'c3' },
      { type: 'sail', ship: 'red', heading: 'N' },
      { type: 'guess', ship: 'red', square: 'c4' },
      { type: 'mark', kind: 'fogBank', number: 0, square: 'e5' },
    ]);
    expect(guesses.ships.red).toBe('c4');
    expect(nextOf(guesses, FOG)).toBeNull();
  });

  it('gives each colour a corner of its own and leaves arrived ships where they are', () => {
    const guesses = withCommands(EMPTY, [
      { type: 'remind', ship: 'red', number: 0, square: 'b2' },
      { type: 'remind', ship: 'yellow', number: 0, square: 'b2' },
    ]);
    const pieces = guessPieces(guesses, ['red']);
    expect(pieces.filter(({ size }) => size === 'token').map(({ corner }) => corner)).toEqual([0, 3]);
    expect(pieces.find(({ key }) => key === 'ship-red')?.movable).toBe(false);
  });
});

const BEGAN: OnlookersTold = {
  type: 'began',
  board: SMALL_SEA,
  variants: BASE_GAME,
  owners: { red: null, green: null, white: null, yellow: null },
  navigators: ['anna'],
};
const after = (...told: OnlookersTold[]) =>
  [BEGAN, ...told].reduce<OnlookersView | undefined>(followOnlookers, undefined) as OnlookersView;

const STORM: OnlookersTold = { type: 'storm-played', storm: 'red' };
const SAILED: OnlookersTold = {
  type: 'sailed',
  ship: 'red',
  heading: 'E',
  arrived: false,
  reply: reply({}, { islands: 2 }),
};

describe('the crew list', () => {
  it('tells who went when, and who is held', () => {
    const view = after({ type: 'monster-played', monster: 'kraken', ship: 'white' }, SAILED);
    expect(crewState(view, 'red', 'ship-stepped')).toEqual({ state: 'done', order: 1 });
    expect(crewState(view, 'white', null)).toEqual({ state: 'held' });
    expect(crewState(view, 'green', null)).toEqual({ state: 'ready' });
    expect(crewState(view, 'green', 'not-your-ship')).toEqual({ state: 'notYours' });
  });

  it('shows the last reply until the next tile is played', () => {
    const ended = after(STORM, SAILED, { type: 'round-began', round: 2 });
    expect(newestStep(ended)?.step.ship).toBe('red');
    expect(newestStep(after(STORM, SAILED, { type: 'round-began', round: 2 }, STORM))).toBeNull();
  });

  it('keeps the replies of the round before to be read until the first of the new round', () => {
    const began = [STORM, SAILED, { type: 'round-began', round: 2 }, STORM] as const;
    const ships = (...told: OnlookersTold[]) => newestSteps(after(...told)).steps.map(({ ship }) => ship);
    expect(newestSteps(after(...began)).round).toBe(1);
    expect(ships(...began)).toEqual(['red']);
    expect(ships(...began, { ...SAILED, ship: 'white' })).toEqual(['white']);
    expect(newestSteps(after(...began, SAILED)).round).toBe(2);
    // There is nothing to read before the first report. In a game that hides the reports of earlier rounds, there is
    // also nothing to read after a new round's storm.
    expect(ships(STORM)).toEqual([]);
    const forgetful: OnlookersTold = { ...BEGAN, variants: { ...BASE_GAME, useYourMemory: true } };
    expect(ships(forgetful, STORM, SAILED)).toEqual(['red']);
    expect(ships(forgetful, ...began)).toEqual([]);
  });
});

describe('what is spoken', () => {
  const turn = (phase: string) => `turn of ${phase}`;

  const spoken = (past: OnlookersTold[], ...told: OnlookersTold[]) =>
    announce({ before: after(...past), told, after: after(...past, ...told) }, turn).news;

  it('is the storm and the turn', () => {
    expect(spoken([], STORM)).toEqual([
      `${t.common.tiles.red}. ${t.tiles.news('red', null, false)}`,
      'turn of navigators.',
    ]);
  });

  it('is the order and its reply', () => {
    expect(spoken([STORM], SAILED)).toEqual(['Red sails east. You see two islands.']);
  });

  it('never says which storm lies face down', () => {
    const said = spoken([], { type: 'storm-played', storm: null });
    expect(said[0]).toContain(t.common.faceDownTile);
  });

  it('is nothing when nothing is told', () => {
    expect(spoken([STORM])).toEqual([]);
  });
});

describe('lighthouses at random', () => {
  it.each([0, 0.3, 0.999])('are legal and apart (%s)', (lot) => {
    const variants = { ...BASE_GAME, lighthouses: 2 };
    const view = { board: SMALL_SEA, variants, proposal: null } as NavigatorsView;
    const draft = new LighthouseDraft({ players: ['anna'] } as unknown as TableSession, () => view);
    draft.atRandom(() => lot);
    expect(whyNoLighthouses({ board: SMALL_SEA, variants }, draft.squares)).toBeNull();
  });
});

describe('the sectors of the rose', () => {
  it('are eight boxes within the rose, north at the top', () => {
    expect(SECTORS.map(({ heading }) => heading)).toEqual(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);
    for (const { left, top, width, height } of SECTORS) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(100);
    }
    expect(SECTORS[0]?.top).toBe(0);
  });
});

describe('a device whose ships are all home', () => {
  const owners = { red: 'anna', green: 'bert', white: 'anna', yellow: 'bert' };
  it('has no order to prepare, unless it may order a ship that is at sea', () => {
    expect(allHome({ owners, arrived: ['red'] }, ['anna'])).toBeNull();
    expect(allHome({ owners, arrived: ['red', 'white'] }, ['anna'])).toBe(2);
    expect(allHome({ owners, arrived: ['red', 'white'] }, ['anna', 'bert'])).toBeNull();
    expect(allHome({ owners: { ...owners, green: null }, arrived: ['red', 'white'] }, ['anna'])).toBeNull();
    expect(allHome({ owners, arrived: [] }, ['cleo'])).toBe(0);
  });
});
