/** Properties that hold in every game: on any board, with any variants, for any legal play to the end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import { evolve, replay } from '../../shared/game/evolve.ts';
import type { Game, GameEvent, Push } from '../../shared/game/game.ts';
import { fullHand } from '../../shared/game/rules/setup.ts';
import { isMonster } from '../../shared/game/rules/storms.ts';
import { distance, parseSquare } from '../../shared/board/squares.ts';
import { allVariants, beginnings } from '../helpers/arbitraries.ts';
import { drawBoard } from '../helpers/boards.ts';
import { beganFor, nextMove, playOut, randomAside, start, type Began } from '../helpers/play.ts';
import { expectedReport, wordsOf } from '../helpers/expected-report.ts';
import { seeded } from '../helpers/random.ts';

/** Fails if no legal play can lead to this position. */
function checkPosition(game: Game): void {
  for (const ship of SHIPS) {
    expect(parseSquare(game.board, game.ships[ship])).toBe(game.ships[ship]);
    expect(game.ships[ship] === game.board.sacred).toBe(game.arrived.includes(ship));
  }
  expect([...game.hand, ...game.played.map(({ tile }) => tile)].sort()).toEqual(
    fullHand(game.variants).sort(),
  );
  expect(new Set(game.stepped).size).toBe(game.stepped.length);
  expect(new Set(game.arrived).size).toBe(game.arrived.length);
  expect(game.played.map(({ round }) => round)).toEqual(game.played.map((_, i) => i + 1));
  expect(game.caught !== null).toBe(game.phase === 'caught');
  expect(game.outcome !== null).toBe(game.phase === 'over');
}

/** Fails if neither a storm nor a maelstrom may make these pushes. */
function checkPushes(before: Game, pushes: readonly Push[]): void {
  for (const { ship, from, to } of pushes) {
    expect(from).toBe(before.ships[ship]);
    expect(distance(from, to)).toBe(1);
    expect(to).not.toBe(before.board.sacred);
    expect(before.arrived).not.toContain(ship);
  }
}

function checkEvent(before: Game, event: GameEvent): void {
  if (event.type === 'storm-played') checkPushes(before, event.pushes);
  if (event.type === 'caught-pushed') checkPushes(before, [event]);
  if (event.type === 'sailed') expect(event.from).toBe(before.ships[event.ship]);
  if (event.type === 'sailed' || event.type === 'surveyed') {
    expect(wordsOf(event.reply)).toEqual(expectedReport(evolve(before, event), event.ship));
  }
}

/** Fails if the game ended too late, too early or with the wrong winner. */
function checkEnd(game: Game): void {
  const storms = game.hand.filter((tile) => !isMonster(tile)).length;
  expect(storms === 0 || game.arrived.length === SHIPS.length).toBe(true);
  expect(game.round).toBeLessThanOrEqual(11 + game.variants.seaMonsters.length);
  expect(game.round).toBe(game.played.length);
  expect(game.outcome).toEqual({
    winner: game.arrived.length >= 3 ? 'navigators' : 'poseidon',
    arrived: SHIPS.filter((ship) => game.arrived.includes(ship)),
  });
  const greats = game.played.map(({ tile }) => tile === 'great');
  expect(greats.some((great, i) => great && greats[i + 1])).toBe(false);
}

/** Plays a game to its end, and checks every step. */
function checkGame(first: Began, seed: number, luck?: number): Game {
  const random = seeded(seed);
  let play = start(first);
  for (const next of playOut(first, random, 0.15, luck, randomAside)) {
    for (const event of next.log.slice(play.log.length)) checkEvent(play.game, event);
    checkPosition(next.game);
    play = next;
  }
  checkEnd(play.game);
  expect(nextMove(play.game, random)).toBeNull();
  expect(replay(play.log)).toEqual(play.game);
  expect(replay(JSON.parse(JSON.stringify(play.log)) as GameEvent[])).toEqual(play.game);
  return play.game;
}

describe('every game', () => {
  it('follows the rules to its end, and equals the fold of its log', () => {
    fc.assert(
      fc.property(beginnings, fc.nat(), (first, seed) => void checkGame(first, seed)),
      { numRuns: 80 },
    );
  });

  it('needs a log that starts with "began"', () => {
    expect(() => replay([])).toThrow("begins with 'began'");
    expect(() => replay([{ type: 'round-began', round: 2 }])).toThrow("begins with 'began'");
  });

  it('can end with any number of ships on the Sacred Island, so the checks above are not vacuous', () => {
    const close = drawBoard(`
      .......
      .R.G...
      .......
      .W.S...
      .......
      .....Y.
      .......
    `);
    const arrived = new Set<number>();
    // On average, each number of arrivals occurs in at least one game in ten.
    for (let seed = 0; arrived.size < 5 && seed < 1000; seed++) {
      const luck = seed % 2 === 0 ? 0.5 : 0;
      arrived.add(checkGame(beganFor(close, {}, 1), seed, luck).arrived.length);
    }
    expect([...arrived].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('every combination of variants', () => {
  const board = drawBoard(`
    R..w...G
    ........
    ...~...r
    .w...~..
    ...S....
    .r....w.
    ....w...
    W......Y
  `);

  it('can be played to its end', () => {
    let seed = 0;
    for (const variants of allVariants()) {
      let last = start(beganFor(board, variants, 1 + (seed % 4))).game;
      for (const { game } of playOut(beganFor(board, variants, 1 + (seed % 4)), seeded(seed))) last = game;
      checkPosition(last);
      checkEnd(last);
      seed++;
    }
    expect(seed).toBe(1728);
  });
});
