/**
 * Known numbers of possible plays. Each number was calculated without the game's rules, either by the reasoning in the
 * comments or by the simple counter below, which treats squares as plain numbers.
 */
import { describe, expect, it } from 'vitest';
import { decide } from '../../shared/game/decide.ts';
import { evolve } from '../../shared/game/evolve.ts';
import type { Game, Tile } from '../../shared/game/game.ts';
import { navigatorMoves, poseidonMoves } from '../../shared/game/moves.ts';
import { NO_TILES } from '../../shared/game/rules/setup.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { ANNA, POSEIDON, position } from '../helpers/play.ts';

/** The number of positions after each ply, from the first ply on. Every possible command is a ply. */
function perft(game: Game, plies: number): number[] {
  const counts = Array.from({ length: plies }, () => 0);
  count(game, 0);
  return counts;

  function count(now: Game, depth: number): void {
    if (depth === plies) return;
    const poseidons = now.phase === 'poseidon' || now.phase === 'caught';
    const [actor, commands] = poseidons
      ? [POSEIDON, poseidonMoves(now)]
      : [ANNA, navigatorMoves(now, 'anna')];
    for (const command of commands) {
      const decision = decide(now, actor, command);
      if (!decision.ok) throw new Error(`${JSON.stringify(command)} is refused: ${decision.refusal}`);
      counts[depth] = (counts[depth] ?? 0) + 1;
      count(decision.events.reduce(evolve, now), depth + 1);
    }
  }
}

describe('from the opening, 7×7, the starts in the corners and the Sacred Island in the middle', () => {
  it('the base game', () => {
    // A ship in a corner can be driven to 3 squares. So there are 4 coloured storms with 3 drives each, and a Great
    // Storm with 3⁴ combinations.
    const storms = 4 * 3 + 3 ** 4;
    // A start is 3 squares from the Sacred Island, so no ship arrives in the first round. The first order is for one of
    // 4 ships in one of 8 headings, and the second is for one of 3 ships in one of 8 headings. An order off the board
    // counts too.
    expect([storms, storms * 32, storms * 32 * 24]).toEqual([93, 2976, 71_424]);
    expect(perft(position(EMPTY_SEA), 3)).toEqual([93, 2976, 71_424]);
  });

  it('two sea monsters and a maelstrom at c1', () => {
    const game = position(
      EMPTY_SEA,
      { seaMonsters: ['leviathan', 'kraken'], maelstroms: 1 },
      { phase: 'poseidon', tiles: { ...NO_TILES, maelstroms: ['c1'] } },
    );
    // Each monster can be played against each of the 4 ships.
    const [storms, monsters] = [93, 2 * 4];
    // After a monster, the held ship has only its survey, and each of the three other ships has 8 headings.
    const second = storms * 32 + monsters * (1 + 3 * 8);
    // Only red can sail into c1, after being driven to b1 or b2. That is true for 2 of the 3 drives of red's storm, and
    // for 2 × 3³ combinations of the Great Storm. The next ply is then Poseidon's choice of one of the 5 squares around
    // c1, instead of an order to one of 3 ships in one of 8 headings.
    const caught = 2 + 2 * 3 ** 3;
    const afterStorm = (storms * 32 - caught) * 24 + caught * 5;
    // After the survey, 3 ships with 8 headings are left. After another ship's order, 2 ships with 8 headings and the
    // survey are left.
    const afterMonster = monsters * (24 + 24 * (2 * 8 + 1));
    expect([storms + monsters, second, afterStorm + afterMonster]).toEqual([101, 3176, 73_816]);
    expect(perft(game, 3)).toEqual([101, 3176, 73_816]);
  });
});

/** The squares of the 7×7 board are numbered. The Sacred Island is number 24. */
const SIDE = 7;
const SACRED = 24;

function around(square: number): number[] {
  const [row, column] = [Math.floor(square / SIDE), square % SIDE];
  const squares: number[] = [];
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 1; c <= column + 1; c++) {
      if ((r !== row || c !== column) && r >= 0 && c >= 0 && r < SIDE && c < SIDE) squares.push(r * SIDE + c);
    }
  }
  return squares;
}

/**
 * A game in which only the red ship is still at sea: the number of its square, and how many tiles of each type are
 * left. `reds` are red storms, `others` are storms of another colour, and `greats` are Great Storms.
 */
interface Alone {
  readonly red: number;
  readonly reds: number;
  readonly others: number;
  readonly greats: number;
  readonly monsters: number;
  readonly lastGreat: boolean;
}

/**
 * The number of positions after each ply while only red is at sea, worked out only from the counts of tiles and the
 * numbers of squares. Every round consists of a tile and a step, and also a push if the step led into the maelstrom.
 */
function countAlone(from: Alone, maelstrom: number | null, plies: number): number[] {
  const counts = Array.from({ length: plies }, () => 0);
  tile(from, 0);
  return counts;

  function visit(ply: number): boolean {
    if (ply >= plies) return false;
    counts[ply] = (counts[ply] ?? 0) + 1;
    return true;
  }

  /** True if the remaining storms can be arranged without two Great Storms in a row. */
  function fits({ greats, reds, others, lastGreat }: Alone): boolean {
    return greats <= reds + others + (lastGreat ? 0 : 1);
  }

  function tile(now: Alone, ply: number): void {
    const open = around(now.red).filter((square) => square !== SACRED);
    const afterRed = { ...now, reds: now.reds - 1, lastGreat: false };
    const afterOther = { ...now, others: now.others - 1, lastGreat: false };
    const afterGreat = { ...now, greats: now.greats - 1, lastGreat: true };
    if (now.reds > 0 && fits(afterRed)) for (const red of open) sail({ ...afterRed, red }, ply);
    if (now.others > 0 && fits(afterOther)) sail(afterOther, ply);
    if (now.greats > 0 && !now.lastGreat) for (const red of open) sail({ ...afterGreat, red }, ply);
    for (let m = 0; m < now.monsters; m++) {
      // The held ship doesn't move, because its only step is its survey.
      const held = { ...now, monsters: now.monsters - 1, lastGreat: false };
      if (visit(ply) && visit(ply + 1)) round(held, ply + 2);
    }
  }

  function sail(now: Alone, ply: number): void {
    if (!visit(ply)) return;
    const reached = around(now.red);
    for (let off = reached.length; off < 8; off++) if (visit(ply + 1)) round(now, ply + 2);
    for (const red of reached) {
      if (!visit(ply + 1) || red === SACRED) continue;
      if (red !== maelstrom) round({ ...now, red }, ply + 2);
      else
        for (const to of around(red))
          if (to !== SACRED && visit(ply + 2)) round({ ...now, red: to }, ply + 3);
    }
  }

  function round(now: Alone, ply: number): void {
    if (now.reds + now.others + now.greats > 0) tile(now, ply);
  }
}

describe('to the end, with red alone at sea', () => {
  const alone = (red: 'a1' | 'b1' | 'c2', hand: readonly Tile[], maelstroms: readonly 'c1'[] = []): Game =>
    position(
      EMPTY_SEA,
      { maelstroms: maelstroms.length },
      {
        phase: 'poseidon',
        ships: { red, green: 'd4', white: 'd4', yellow: 'd4' },
        arrived: ['green', 'white', 'yellow'],
        hand,
        tiles: { ...NO_TILES, maelstroms },
      },
    );
  const tiles = { reds: 0, others: 0, greats: 0, monsters: 0, lastGreat: false };
  /** A number of plies that none of these games can reach. */
  const LONG = 12;

  it.each([
    ['one storm, from the corner', 'a1', ['red'], { reds: 1 }, [3, 24]],
    ['a storm and another’s', 'a1', ['red', 'green'], { reds: 1, others: 1 }, [4, 32, 57, 456]],
    [
      'Great Storms with one tile between: a single sequence',
      'a1',
      ['great', 'green', 'great'],
      { greats: 2, others: 1 },
      [3, 24, 24, 192, 1093, 8744],
    ],
    ['near the goal', 'c2', ['red', 'great'], { reds: 1, greats: 1 }, [16, 128, 798, 6384]],
  ] as const)('the base game: %s', (_, red, hand, counts, known) => {
    const square = { a1: 0, c2: 9 }[red];
    const plain = countAlone({ ...tiles, ...counts, red: square }, null, LONG);
    expect(perft(alone(red, hand), LONG)).toEqual(plain);
    expect(plain.filter((count) => count > 0)).toEqual(known);
  });

  it.each([
    ['a storm and a monster', ['red', 'kraken'], { reds: 1, monsters: 1 }, [6, 41, 15, 40, 10]],
    [
      'a storm, a Great Storm and a monster',
      ['red', 'great', 'kraken'],
      { reds: 1, greats: 1, monsters: 1 },
      [11, 81, 536, 3752, 2878, 7392, 3956, 480],
    ],
    [
      'two Great Storms, and a monster that breaks the run',
      ['great', 'great', 'green', 'kraken'],
      { greats: 2, others: 1, monsters: 1 },
      [6, 41, 91, 402, 2404, 17061, 18957, 60949, 43866, 17455, 2400],
    ],
  ] as const)('a maelstrom at c1: %s', (_, hand, counts, known) => {
    const plain = countAlone({ ...tiles, ...counts, red: 1 }, 2, LONG);
    expect(perft(alone('b1', hand, ['c1']), LONG)).toEqual(plain);
    expect(plain.filter((count) => count > 0)).toEqual(known);
  });
});
