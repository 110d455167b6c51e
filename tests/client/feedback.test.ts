/** What is heard, felt and read aloud: which cues follow from which change of a view. */
import { describe, expect, it } from 'vitest';
import { cuesOf, waitsFor, type Hearer } from '../../client/game/narration/cues.ts';
import { LONGEST, SCORE } from '../../client/feedback/sound-patterns.ts';
import { spokenAs, voiceFor } from '../../client/feedback/voices.ts';
import { BASE_GAME, type Variants } from '../../shared/game/game.ts';
import type { NavigatorsTold, OnlookersTold, PoseidonTold } from '../../shared/game/told.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { followPoseidon, type PoseidonView } from '../../shared/game/views/poseidon.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { reply } from '../helpers/replies.ts';

const POSEIDON: Hearer = { audience: 'poseidon', players: ['pia'] };
const ANNA: Hearer = { audience: 'navigators', players: ['anna'] };
const BEN: Hearer = { audience: 'navigators', players: ['ben'] };
const ONLOOKER: Hearer = { audience: 'onlookers', players: [] };

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
const truth = (variants: Partial<Variants>, ...told: PoseidonTold[]) =>
  [began(variants), ...told].reduce<PoseidonView | undefined>(followPoseidon, undefined) as PoseidonView;

const STORM: OnlookersTold & NavigatorsTold = { type: 'storm-played', storm: 'red' };
const sails = (
  ship: 'red' | 'green' | 'white' | 'yellow',
  arrived = false,
): OnlookersTold & NavigatorsTold => ({
  type: 'sailed',
  ship,
  heading: 'E',
  arrived,
  reply: reply({}, { islands: 2 }),
});
const ROUND = (round: number) => ({ type: 'round-began', round }) as const;

describe('the cues', () => {
  it('are a storm, and the turn of whoever it now is', () => {
    const cues = cuesOf(view({}), view({}, STORM), ANNA);
    expect(cues.sounds).toEqual(['red', 'turn']);
    expect(cues.buzz).toBe('turn');
    expect(cues.said).toEqual([
      'Red storm. It has driven the red ship to a square beside its own.',
      'The Navigators’ turn.',
    ]);
    expect(cuesOf(view({}), view({}, STORM), ONLOOKER)).toMatchObject({ sounds: ['red'], buzz: null });
  });

  it('are an order and its reply where the chart lies, and no echo at Poseidon’s', () => {
    const [before, after] = [view({}, STORM), view({}, STORM, sails('red'))];
    expect(cuesOf(before, after, ANNA)).toEqual({
      sounds: ['sail', 'reply'],
      buzz: null,
      said: ['Red sails east. You see two islands.'],
    });
    expect(cuesOf(before, after, POSEIDON).sounds).toEqual([]);
  });

  it('are an arrival, a ship that is caught and thrown out, and the pause of a held ship', () => {
    const storm = view({ maelstroms: 1 }, STORM);
    expect(cuesOf(storm, view({}, STORM, sails('red', true)), BEN)).toMatchObject({
      sounds: ['sail', 'reply', 'arrival'],
      buzz: 'arrival',
    });
    const caught = view({ maelstroms: 1 }, STORM, sails('red'), { type: 'caught', ship: 'red' });
    expect(cuesOf(storm, caught, ANNA)).toMatchObject({
      sounds: ['sail', 'reply', 'caught'],
      buzz: 'caught',
    });
    const held = view({}, { type: 'monster-played', monster: 'kraken', ship: 'red' });
    expect(cuesOf(view({}), held, ONLOOKER).sounds).toEqual(['kraken']);
  });

  it('are the same for every storm that lies face down, at Poseidon’s too', () => {
    const hard = { harderDeduction: true };
    const played = (storm: 'red' | 'great') =>
      cuesOf(truth(hard), truth(hard, { type: 'storm-played', storm, faceDown: true, pushes: [] }), POSEIDON);
    expect(played('red')).toEqual(played('great'));
    expect(played('red').sounds).toEqual(['face-down']);
    expect(JSON.stringify(played('great'))).not.toMatch(/Great|red/i);
  });

  it('are the end, as each side hears it', () => {
    const before = view({}, STORM, sails('red', true));
    const after = view({}, STORM, sails('red', true), {
      type: 'ended',
      outcome: { winner: 'poseidon', arrived: ['red'] },
    });
    expect(cuesOf(before, after, POSEIDON).sounds).toEqual(['victory']);
    // Ruling 9: a Navigator with a ship of their own on the Sacred Island has won, too.
    expect(cuesOf(before, after, ANNA).sounds).toEqual(['victory']);
    expect(cuesOf(before, after, BEN).sounds).toEqual(['defeat']);
    expect(cuesOf(before, after, BEN).said.at(-1)).toBe('One ship is on the Sacred Island. Poseidon wins.');
  });

  it('are only the latest of what was missed in a break', () => {
    const steps = (['red', 'green', 'white', 'yellow'] as const).map((ship) => sails(ship));
    const cues = cuesOf(view({}, STORM), view({}, STORM, ...steps, ROUND(2), STORM), ANNA);
    expect(cues.sounds).toEqual(['red']);
    expect(cues.said).toHaveLength(3);
  });

  it('are none for what lay there before', () => {
    expect(cuesOf(undefined, view({}, STORM), ANNA).sounds).toEqual([]);
    expect(cuesOf(view({}, STORM), view({}, STORM), ANNA).sounds).toEqual([]);
  });

  it('are none for a hand on the guess board', () => {
    const moved = view({}, STORM, { type: 'guessed', player: 'ben', ship: 'red', square: 'b2' });
    expect(cuesOf(view({}, STORM), moved, ANNA)).toEqual({ sounds: [], buzz: null, said: [] });
  });

  it('are a turn when a game begins before our eyes', () => {
    expect(cuesOf(undefined, truth({}), POSEIDON)).toMatchObject({ sounds: ['turn'], buzz: 'turn' });
    expect(cuesOf(undefined, view({}), ANNA)).toMatchObject({ sounds: [], buzz: null });
  });
});

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
