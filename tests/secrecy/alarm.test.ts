/** Mutation tests for secrecy: the checks must detect each leak that somebody could introduce by mistake. */
import { describe, expect, it } from 'vitest';
import { decide } from '../../shared/game/decide.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import { neighbours } from '../../shared/board/squares.ts';
import { tell } from '../../shared/game/tell.ts';
import { EMPTY_SEA, randomBoard } from '../helpers/boards.ts';
import { findLeak, REAL_FUNCTIONS, type CheckedFunctions } from '../helpers/leaks.ts';
import { beganFor } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import { growTwins, type TwinStep } from '../helpers/twins.ts';

const VARIANTS = { harderDeduction: true, easierDeduction: true, maelstroms: 2, fogBanks: 1 } as const;

/**
 * The number of pairs of twins to try: pairs of games that differ only in what the Navigators must not know. Even the
 * rarest situation that the test needs occurs in about one pair in ten.
 */
const MOST = 1000;
const grown: TwinStep[][] = [];

function twins(seed: number): TwinStep[] {
  const wide = randomBoard({ columns: 15, rows: 15 }, { islands: 0.02, deepSea: 0 }, seeded(seed));
  return (grown[seed] ??= growTwins(beganFor(seed % 2 === 0 ? wide : EMPTY_SEA, VARIANTS, 2), seeded(seed)));
}

/** The first leak that the checks detect within this many pairs of twins, or null. */
function alarm(functions: CheckedFunctions, most: number): string | null {
  for (let seed = 0; seed < most; seed++) {
    const leak = findLeak(twins(seed), functions);
    if (leak !== null) return leak;
  }
  return null;
}

/** A version of `tell` that leaks: it adds fields to events of one type. */
function leaky<T extends GameEvent['type']>(
  type: T,
  leak: (event: Extract<GameEvent, { type: T }>) => object | null,
): CheckedFunctions['tell'] {
  return (event, audience, recall) => {
    const told = tell(event, audience, recall);
    return event.type === type
      ? told && { ...told, ...leak(event as Extract<GameEvent, { type: T }>) }
      : told;
  };
}

const LEAKS: readonly (readonly [what: string, functions: Partial<CheckedFunctions>])[] = [
  ['the storm that lies face down', { tell: leaky('storm-played', ({ storm }) => ({ storm })) }],
  ['whom a storm drove where', { tell: leaky('storm-played', ({ pushes }) => ({ pushes })) }],
  [
    'how many ships a storm drove',
    { tell: leaky('storm-played', ({ pushes }) => ({ length: pushes.length })) },
  ],
  [
    'the size of what Poseidon sent, by its padding',
    { tell: leaky('storm-played', ({ pushes }) => ({ storm: pushes.length > 1 ? null : undefined })) },
  ],
  ['whence a ship sailed', { tell: leaky('sailed', ({ from }) => ({ from })) }],
  ['whither a ship sailed', { tell: leaky('sailed', ({ to }) => ({ to })) }],
  ['where a maelstrom threw a ship', { tell: leaky('caught-pushed', ({ to }) => ({ to })) }],
  ['where the maelstroms lie', { tell: leaky('dangers-placed', ({ maelstroms }) => ({ maelstroms })) }],
  ['where the fog lies', { tell: leaky('dangers-placed', ({ fogBanks }) => ({ fogBanks })) }],
  [
    'a message for each ship driven',
    {
      tell: (event, audience, recall) => {
        const told = tell(event, audience, recall);
        return event.type === 'storm-played' ? event.pushes.map(() => told) : told;
      },
    },
  ],
  [
    'no message for a storm that hit nobody, or only one ship',
    {
      tell: (event, audience, recall) =>
        event.type === 'storm-played' && event.pushes.length < 2 ? null : tell(event, audience, recall),
    },
  ],
  [
    'to onlookers only',
    {
      tell: (event, audience, recall) =>
        audience === 'onlookers' && event.type === 'sailed' ? event : tell(event, audience, recall),
    },
  ],
  [
    'to who comes back only',
    {
      tell: (event, audience, recall) =>
        recall === 'faded' && event.type === 'sailed' ? event : tell(event, audience, recall),
    },
  ],
  [
    'the coast, by refusing to sail off the board',
    {
      decide: (game, actor, command) =>
        command.type === 'sail' && neighbours(game.board, game.ships[command.ship]).length < 8
          ? { ok: false, refusal: 'square-off-board' }
          : decide(game, actor, command),
    },
  ],
  [
    'a storm in hand, by refusing a Navigator who plays it',
    {
      decide: (game, actor, command) =>
        command.type === 'play-storm' && !game.hand.includes(command.storm)
          ? { ok: false, refusal: 'tile-not-in-hand' }
          : decide(game, actor, command),
    },
  ],
];

describe('the leak check', () => {
  it('finds no leak in our own code', () => {
    expect(alarm(REAL_FUNCTIONS, 100)).toBeNull();
  });

  it.each(LEAKS)('detects a leak of %s', (_, functions) => {
    expect(alarm({ ...REAL_FUNCTIONS, ...functions }, MOST)).not.toBeNull();
  });
});
