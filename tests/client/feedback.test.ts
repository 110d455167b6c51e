/** Sounds, vibrations and spoken sentences for the events that a player receives. */
import { describe, expect, it } from 'vitest';
import { cuesOf } from '../../client/game/narration/cues.ts';
import { waitsFor, type Hearer } from '../../client/game/narration/waits-for.ts';
import { LONGEST, SCORE } from '../../client/feedback/sound-patterns.ts';
import { spokenAs, voiceFor } from '../../client/feedback/voices.ts';
import { t } from '../../client/text/text.ts';
import { BASE_GAME, type Variants } from '../../shared/game/game.ts';
import type { NavigatorsTold, OnlookersTold, PoseidonTold } from '../../shared/game/told.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { newsFor } from '../helpers/news.ts';
import { reply } from '../helpers/replies.ts';

const POSEIDON: Hearer = { audience: 'poseidon', players: ['pia'] };
const ANNA: Hearer = { audience: 'navigators', players: ['anna'] };
const BEN: Hearer = { audience: 'navigators', players: ['ben'] };

const began = (variants: Partial<Variants> = {}) =>
  ({
    type: 'began',
    board: SMALL_SEA,
    variants: { ...BASE_GAME, ...variants },
    owners: { red: 'anna', green: 'anna', white: 'ben', yellow: 'ben' },
    navigators: ['anna', 'ben'],
  }) as const;

const view = (variants: Partial<Variants>, ...told: NavigatorsTold[]) =>
  [began(variants), ...told].reduce<NavigatorsView | undefined>(
    followNavigators,
    undefined,
  ) as NavigatorsView;

/** The feedback on Anna's device for new events. The events in `past` are not new. */
const anna = (past: NavigatorsTold[], told: NavigatorsTold[], catchingUp = false) =>
  cuesOf(newsFor('navigators', [began(), ...past], told, catchingUp), ANNA.players);
const ben = (past: NavigatorsTold[], told: NavigatorsTold[]) =>
  cuesOf(newsFor('navigators', [began(), ...past], told), BEN.players);
const onlooker = (past: OnlookersTold[], told: OnlookersTold[]) =>
  cuesOf(newsFor('onlookers', [began(), ...past], told), []);
const poseidon = (past: PoseidonTold[], told: PoseidonTold[], variants: Partial<Variants> = {}) =>
  cuesOf(newsFor('poseidon', [began(variants), ...past], told), POSEIDON.players);

type Colour = 'red' | 'green' | 'white' | 'yellow';
const STORM: OnlookersTold & NavigatorsTold = { type: 'storm-played', storm: 'red' };
const sails = (ship: Colour, arrived = false): OnlookersTold & NavigatorsTold => ({
  type: 'sailed',
  ship,
  heading: 'E',
  arrived,
  reply: reply({}, { islands: 2 }),
});
const TRUE_STORM: PoseidonTold = { type: 'storm-played', storm: 'red', faceDown: false, pushes: [] };
const trulySails = (ship: Colour, arrived = false): PoseidonTold => ({
  type: 'sailed',
  ship,
  heading: 'E',
  from: 'a1',
  to: 'b1',
  arrived,
  reply: reply({}, { islands: 2 }),
});
const ROUND = (round: number) => ({ type: 'round-began', round }) as const;
const CAUGHT = { type: 'caught', ship: 'red' } as const;
const ENDED = { type: 'ended', outcome: { winner: 'poseidon', arrived: ['red'] } } as const;

describe('the cues', () => {
  it('are a storm, and the turn of whoever it now is', () => {
    const cues = anna([], [STORM]);
    expect(cues.sounds).toEqual(['red', 'turn']);
    expect(cues.buzz).toBe('turn');
    expect(cues.said).toEqual([
      `${t.common.tiles.red}. ${t.tiles.news('red', null, false)}`,
      'The Navigators’ turn.',
    ]);
    expect(onlooker([], [STORM])).toMatchObject({ sounds: ['red'], buzz: null });
  });

  it('are an order and its reply where the chart lies, and no echo at Poseidon’s', () => {
    expect(anna([STORM], [sails('red')])).toEqual({
      sounds: ['sail', 'reply'],
      buzz: null,
      said: ['Red sails east. You see two islands.'],
    });
    expect(poseidon([TRUE_STORM], [trulySails('red')])).toEqual({
      sounds: [],
      buzz: null,
      said: ['Red sails east. You see two islands.'],
    });
  });

  it('are an arrival, a ship that is caught and thrown out, and the pause of a held ship', () => {
    expect(ben([STORM], [sails('red', true)])).toMatchObject({
      sounds: ['sail', 'reply', 'arrival'],
      buzz: 'arrival',
    });
    // The third ship that comes home decides the game.
    const two = [STORM, sails('red', true), sails('green', true)];
    expect(ben(two, [sails('white', true)]).buzz).toBe('decided');
    expect(ben([...two, sails('white', true)], [sails('yellow', true)]).buzz).toBe('arrival');
    expect(anna([STORM], [sails('red'), CAUGHT])).toMatchObject({
      sounds: ['sail', 'reply', 'caught'],
      buzz: 'caught',
    });
    expect(onlooker([STORM, sails('red'), CAUGHT], [{ type: 'caught-pushed', ship: 'red' }])).toMatchObject({
      sounds: ['thrown'],
      buzz: null,
    });
    expect(onlooker([], [{ type: 'monster-played', monster: 'kraken', ship: 'red' }]).sounds).toEqual([
      'kraken',
    ]);
    expect(anna([STORM], [{ type: 'surveyed', ship: 'red', reply: reply() }]).sounds).toEqual(['reply']);
  });

  it('are thunder in the hand of a Navigator, not of Poseidon, who has sent it', () => {
    expect(anna([], [{ type: 'storm-played', storm: 'great' }]).buzz).toBe('great-storm');
    expect(anna([], [{ type: 'monster-played', monster: 'kraken', ship: 'red' }]).buzz).toBe('monster');
    expect(
      poseidon([], [{ type: 'storm-played', storm: 'great', faceDown: false, pushes: [] }]).buzz,
    ).toBeNull();
    // A face-down storm causes the usual vibration for the player's turn, whichever storm it is.
    expect(anna([], [{ type: 'storm-played', storm: null }]).buzz).toBe('turn');
  });

  it('are the same for every storm that lies face down, at Poseidon’s too', () => {
    const played = (storm: 'red' | 'great') =>
      poseidon([], [{ type: 'storm-played', storm, faceDown: true, pushes: [] }], { harderDeduction: true });
    expect(played('red')).toEqual(played('great'));
    expect(played('red').sounds).toEqual(['face-down']);
    expect(JSON.stringify(played('great'))).not.toMatch(/Great|red/i);
  });

  it('are the end, as each side hears it', () => {
    const [past, end] = [[STORM, sails('red', true)], [ENDED]];
    expect(poseidon([TRUE_STORM, trulySails('red', true)], end).sounds).toEqual(['victory']);
    // Under ruling 9, a Navigator whose own ship is home has won too, although Poseidon won the game.
    expect(anna(past, end).sounds).toEqual(['victory']);
    expect(ben(past, end).sounds).toEqual(['defeat']);
    expect(ben(past, end).said.at(-1)).toBe('One ship is home. Poseidon wins.');
    expect(ben(past, end).buzz).toBe('over');
    expect(onlooker(past, end)).toMatchObject({ sounds: ['defeat'], buzz: null });
  });

  it('are only the latest of what was missed in a break', () => {
    const steps = (['red', 'green', 'white', 'yellow'] as const).map((ship) => sails(ship));
    const cues = anna([STORM], [...steps, ROUND(2), STORM], true);
    expect(cues.sounds).toEqual(['red']);
    expect(cues.said).toHaveLength(3);
  });

  it('are all of it after a break in which hardly anything was missed', () => {
    expect(anna([STORM], [sails('red')], true)).toEqual(anna([STORM], [sails('red')]));
  });

  it('are none for what lay there before', () => {
    expect(cuesOf(newsFor('navigators', [], [began(), STORM]), ANNA.players).sounds).toEqual([]);
    expect(cuesOf(newsFor('navigators', [], [began(), STORM], true), ANNA.players).said).toEqual([]);
    expect(anna([STORM], []).sounds).toEqual([]);
  });

  it('are none for a hand on the guess board', () => {
    const moved: NavigatorsTold = { type: 'guessed', player: 'ben', ship: 'red', square: 'b2' };
    expect(anna([STORM], [moved])).toEqual({ sounds: [], buzz: null, said: [] });
  });

  it('are a turn when a game begins before our eyes', () => {
    const begins = newsFor('poseidon', [], [began()]);
    expect(cuesOf(begins, POSEIDON.players)).toMatchObject({ sounds: ['turn'], buzz: 'turn' });
    expect(cuesOf(newsFor('navigators', [], [began()]), ANNA.players)).toMatchObject({
      sounds: [],
      buzz: null,
    });
  });

  it('are a turn when the ships of somebody who leaves become ours', () => {
    const past: NavigatorsTold[] = [STORM, sails('red'), sails('green')];
    const left: NavigatorsTold = { type: 'navigator-left', player: 'ben', ships: ['white', 'yellow'] };
    expect(anna(past, [left])).toEqual({ sounds: ['turn'], buzz: 'turn', said: [] });
  });
});

const ONLOOKER: Hearer = { audience: 'onlookers', players: [] };

describe('whom the game waits for', () => {
  it('is whoever still has a ship to order', () => {
    const mine = view({}, STORM, sails('red'), sails('green'));
    expect([waitsFor(mine, ANNA), waitsFor(mine, BEN), waitsFor(mine, ONLOOKER)]).toEqual([
      false,
      true,
      false,
    ]);
  });
  it('is whoever has not agreed on the lighthouses', () => {
    const agreed = view(
      { lighthouses: 1 },
      { type: 'lighthouses-proposed', player: 'anna', squares: ['b2'] },
      { type: 'lighthouses-agreed', player: 'anna' },
    );
    expect([waitsFor(agreed, ANNA), waitsFor(agreed, BEN), waitsFor(agreed, POSEIDON)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('the score', () => {
  it.each(Object.entries(SCORE))('%s is short, and written so that it can be played', (_, notes) => {
    for (const { at, long, from, to, attack, loud } of notes) {
      expect(at + long).toBeLessThanOrEqual(LONGEST);
      expect(attack ?? 0).toBeLessThan(long - 0.06);
      expect(Math.min(from, to ?? from, loud)).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(1);
    }
  });
});

describe('the voice', () => {
  const voice = (lang: string, localService = true) => ({ lang, localService, default: false });
  it('speaks the language of the page, or is left to the browser', () => {
    expect(voiceFor([voice('en-US'), voice('de_DE')], 'de')?.lang).toBe('de_DE');
    expect(voiceFor([voice('en-US'), voice('en-GB')], 'en-GB')?.lang).toBe('en-GB');
    expect(voiceFor([voice('fr-FR', false), voice('fr-CA')], 'fr')?.lang).toBe('fr-CA');
    expect(voiceFor([voice('en-US')], 'it')).toBeUndefined();
  });

  it('is of the country whose language the browser prefers', () => {
    expect(spokenAs('de', ['en-US', 'de-AT', 'de-DE'])).toBe('de-AT');
    expect(spokenAs('de', ['en-US', 'de'])).toBe('de');
    expect(spokenAs('fr', ['de-AT'])).toBe('fr');
  });
});
