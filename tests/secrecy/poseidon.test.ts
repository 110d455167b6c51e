/** Non-interference for Poseidon: he receives nothing of what the Navigators do among themselves. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../shared/game/decide.ts';
import type { Game, GameCommand, GameEvent } from '../../shared/game/game.ts';
import type { Random } from '../../shared/random.ts';
import { poseidonMoves, randomPoseidonMove } from '../../shared/game/moves.ts';
import { squaresFor } from '../../shared/game/rules/placing.ts';
import { NO_TILES } from '../../shared/game/rules/setup.ts';
import { tell } from '../../shared/game/tell.ts';
import { beginnings } from '../helpers/arbitraries.ts';
import {
  randomAside,
  eventsOf,
  LUCK,
  nextMove,
  perform,
  playOut,
  POSEIDON,
  start,
  type Began,
  type Move,
  type Play,
} from '../helpers/play.ts';
import { oneOf, seeded } from '../helpers/random.ts';

/** A command that only the Navigators may know about, or null if there is none. */
function aside(game: Game, random: Random): Move | null {
  if (game.phase !== 'lighthouses') return randomAside(game, random);
  const squares = squaresFor(game.board, 'lighthouse', NO_TILES);
  const first = oneOf(squares, random);
  const wanted =
    game.variants.lighthouses === 1
      ? [first]
      : [
          first,
          oneOf(
            squares.filter((s) => s !== first),
            random,
          ),
        ];
  const actor = { player: oneOf(game.navigators, random), side: 'navigators' } as const;
  // A lone Navigator's proposal places the lighthouses at once, and Poseidon receives that event.
  if (game.navigators.length === 1) return null;
  return { actor, command: { type: 'propose-lighthouses', squares: wanted } };
}

const isProposing = ({ type }: GameCommand) => type === 'propose-lighthouses' || type === 'agree-lighthouses';

/**
 * Replays the same game, with different private commands of the Navigators added. The moves that Poseidon sees stay the
 * same.
 */
function withAsides(moves: readonly Move[], first: Began, random: Random): Play {
  const lighthouses = moves.findLast(({ command }) => isProposing(command))?.command;
  let play = start(first);
  const talk = () => {
    while (random() < 0.5) {
      const move = aside(play.game, random);
      if (move) play = perform(play, move);
    }
  };
  if (lighthouses && 'squares' in lighthouses) {
    talk();
    // The Navigators agree on the same squares, but in a different order, and after changing their minds.
    const crew = first.navigators.toReversed();
    for (const [i, player] of crew.entries()) {
      const type = i === 0 ? 'propose-lighthouses' : 'agree-lighthouses';
      play = perform(play, {
        actor: { player, side: 'navigators' },
        command: { type, squares: lighthouses.squares },
      });
    }
  }
  for (const move of moves) {
    talk();
    if (!isProposing(move.command)) play = perform(play, move);
  }
  return play;
}

function plainGame(first: Began, random: Random): { moves: Move[]; play: Play } {
  const moves: Move[] = [];
  let play = start(first);
  for (let move = nextMove(play.game, random); move; move = nextMove(play.game, random)) {
    moves.push(move);
    play = perform(play, move);
  }
  return { moves, play };
}

function heard(log: readonly GameEvent[]): string {
  return JSON.stringify(log.map((event) => tell(event, 'poseidon')).filter((told) => told !== null));
}

describe('Poseidon', () => {
  it('is told the same, equally often, whatever happens on the chart, in the crew’s talk and in proposals of lighthouses', () => {
    let asides = 0;
    fc.assert(
      fc.property(beginnings, fc.nat(), (first, seed) => {
        const random = seeded(seed);
        const { moves, play } = plainGame(first, random);
        // The commands must come before the last move, because it ends the game and the chart can't be changed
        // afterwards.
        const talkative = withAsides(moves, first, random);
        asides += talkative.log.length - play.log.length;
        expect(heard(talkative.log)).toBe(heard(play.log));
      }),
      { numRuns: 150 },
    );
    expect(asides).toBeGreaterThan(1000);
  });

  it('is told nothing of the Navigators’ private commands', () => {
    fc.assert(
      fc.property(beginnings, fc.nat(), (first, seed) => {
        const random = seeded(seed);
        const { game } = start(first);
        const move = aside(game, random);
        if (!move) return;
        for (const event of eventsOf(game, move.actor, move.command))
          expect(tell(event, 'poseidon')).toBeNull();
      }),
      { numRuns: 100 },
    );
  });

  it('has the same moves and refusals, whatever the chart and the crew’s talk', () => {
    fc.assert(
      fc.property(beginnings, fc.nat(), fc.integer({ min: 0, max: 40 }), (first, seed, length) => {
        const random = seeded(seed);
        let plain = start(first);
        for (let i = 0; i < length; i++) {
          const move = nextMove(plain.game, random);
          if (move) plain = perform(plain, move);
        }
        if (plain.game.phase === 'over' || plain.game.phase === 'lighthouses') return;
        let talkative = plain;
        for (let i = 0; i < 5; i++) talkative = perform(talkative, randomAside(talkative.game, random));
        const list = ({ game }: Play) => JSON.stringify(poseidonMoves(game).take(50).toArray());
        expect(list(talkative)).toBe(list(plain));
        const commands: (GameCommand | null)[] = [
          randomPoseidonMove(plain.game, random),
          { type: 'play-storm', storm: 'great', pushes: { red: 'a1' } },
          { type: 'play-monster', monster: 'kraken', ship: 'red' },
          { type: 'push-caught', square: 'h8' },
          { type: 'place-dangers', maelstroms: ['a1'], fogBanks: [] },
          { type: 'guess', ship: 'red', square: 'a1' },
          { type: 'remind', ship: 'red', number: 0, square: 'a1' },
          { type: 'cross', ship: 'red', squares: ['a1'], crossed: true },
          { type: 'agree-lighthouses', squares: ['a1'] },
          { type: 'say-to-crew', line: { type: 'text', text: 'Here!' } },
          { type: 'remove-crew-line', line: 0 },
          { type: 'sail', ship: 'red', heading: 'N' },
        ];
        for (const command of commands) {
          if (command)
            expect(decide(talkative.game, POSEIDON, command)).toEqual(decide(plain.game, POSEIDON, command));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('the big screen that shows the truth', () => {
  it('is told what Poseidon is, byte for byte, and nothing of the guess board', () => {
    fc.assert(
      fc.property(beginnings, fc.nat(), (first, seed) => {
        const log = [...playOut(first, seeded(seed), 0.2, LUCK, randomAside)].at(-1)?.log ?? [];
        const comings: GameEvent[] = [
          { type: 'navigator-came', player: 'eve', ships: ['red'] },
          { type: 'navigator-left', player: 'eve', ships: ['red'] },
        ];
        for (const event of [...log, ...comings]) {
          for (const recall of ['fresh', 'faded'] as const) {
            expect(JSON.stringify(tell(event, 'olympus', recall))).toBe(
              JSON.stringify(tell(event, 'poseidon', recall)),
            );
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
