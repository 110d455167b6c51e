/**
 * Each view can be computed from the events that its audience received. Everything that it shows agrees with the game.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolve, replay } from '../../shared/game/evolve.ts';
import type { Game, GameEvent } from '../../shared/game/game.ts';
import { isMonster } from '../../shared/game/rules/storms.ts';
import {
  mostRounds,
  monstersLeft,
  stormsLeft,
  tilesPlayed,
  type PublicView,
} from '../../shared/game/views/public.ts';
import { beginnings } from '../helpers/arbitraries.ts';
import { LUCK, playOut, randomAside, type Play } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import { hear, resume, type ViewOf } from '../helpers/telling.ts';

const games = fc
  .tuple(beginnings, fc.nat())
  .map(([first, seed]) => [...playOut(first, seeded(seed), 0.2, LUCK, randomAside)]);

function logOf(plays: readonly Play[]): readonly GameEvent[] {
  return plays.at(-1)?.log ?? [];
}

/** The part of a game that everyone may see. */
function publicPart(game: Game) {
  const { board, variants, owners, navigators, phase, round, arrived, stepped, held, caught, outcome } = game;
  const shared = {
    board,
    variants,
    owners,
    navigators,
    phase,
    round,
    arrived,
    stepped,
    held,
    caught,
    outcome,
  };
  return { ...shared, lighthouses: game.tiles.lighthouses };
}

function checkPublic(view: PublicView | undefined, game: Game): void {
  expect(view).toMatchObject(publicPart(game));
  if (!view) return;
  const { harderDeduction, maelstroms, fogBanks } = game.variants;
  const shown = game.played.map(({ tile }) => (harderDeduction && !isMonster(tile) ? 'face-down' : tile));
  expect(tilesPlayed(view)).toEqual(shown);
  expect(stormsLeft(view) + monstersLeft(view).length).toBe(game.hand.length);
  expect(mostRounds(view)).toBe(11 + game.variants.seaMonsters.length);
  expect(view.rounds.map(({ round }) => round)).toEqual(Array.from({ length: game.round }, (_, i) => i + 1));
  expect(view.rounds.at(-1)?.steps.map(({ ship }) => ship)).toEqual(game.stepped);
  if (maelstroms + fogBanks > 0) {
    expect(view.dangersPlaced).toBe(game.phase !== 'lighthouses' && game.phase !== 'dangers');
  }
}

describe('folded event by event', () => {
  it('every view agrees with the game on every field that they share', () => {
    fc.assert(
      fc.property(games, (plays) => {
        let game: Game | undefined;
        const views: { [A in keyof ViewOf]?: ViewOf[A] | undefined } = {};
        for (const event of logOf(plays)) {
          game = game ? evolve(game, event) : replay([event]);
          views.poseidon = hear('poseidon', views.poseidon, event);
          views.navigators = hear('navigators', views.navigators, event);
          views.onlookers = hear('onlookers', views.onlookers, event);
          // Poseidon sees his own tiles even when they are face down.
          const open = { ...game, variants: { ...game.variants, harderDeduction: false } };
          checkPublic(views.poseidon && { ...views.poseidon, variants: open.variants }, open);
          checkPublic(views.navigators, game);
          checkPublic(views.onlookers, game);
          const { ships, hand, played, tiles, guesses, proposal } = game;
          expect(views.poseidon).toMatchObject({ ships, hand, played, tiles });
          expect(views.navigators).toMatchObject({ guesses, proposal });
        }
      }),
      { numRuns: 25 },
    );
  });

  it('every step shows the order and the reply that were given', () => {
    fc.assert(
      fc.property(games, (plays) => {
        const log = logOf(plays);
        const remembers = log.every((event) => event.type !== 'began' || !event.variants.useYourMemory);
        const steps = log
          .filter((event) => event.type === 'sailed' || event.type === 'surveyed')
          .map((event) => {
            const heading = event.type === 'sailed' ? event.heading : null;
            return [event.ship, heading, remembers && event.reply];
          });
        for (const audience of ['poseidon', 'navigators', 'onlookers'] as const) {
          const shown = resume(log, audience)?.rounds.flatMap((round) => round.steps) ?? [];
          expect(shown.map(({ ship, heading, reply }) => [ship, heading, remembers && reply])).toEqual(steps);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('told the whole log again', () => {
  it('a returning client has the same view as a connected one, also with faded replies', () => {
    fc.assert(
      fc.property(games, fc.nat(), (plays, seed) => {
        const random = seeded(seed);
        const log = logOf(plays);
        const there: { [A in keyof ViewOf]?: ViewOf[A] | undefined } = {};
        const commandEnds = new Set(plays.map((play) => play.log.length));
        for (const [i, event] of log.entries()) {
          there.poseidon = hear('poseidon', there.poseidon, event);
          there.navigators = hear('navigators', there.navigators, event);
          there.onlookers = hear('onlookers', there.onlookers, event);
          if (!commandEnds.has(i + 1) || random() > 0.15) continue;
          const past = log.slice(0, i + 1);
          expect(resume(past, 'poseidon')).toEqual(there.poseidon);
          expect(resume(past, 'navigators')).toEqual(there.navigators);
          expect(resume(past, 'onlookers')).toEqual(there.onlookers);
        }
      }),
      { numRuns: 30 },
    );
  });
});
