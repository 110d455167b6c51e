/** The squares on which both sides know ships to be. */
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import { tell, tellLog } from '../../shared/game/tell.ts';
import { knownSquares } from '../../shared/game/views/known-squares.ts';
import { replay } from '../../shared/game/evolve.ts';
import { wholeGame } from '../helpers/finished.ts';
import { ANNA, began, perform, POSEIDON, start, type Move } from '../helpers/play.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { seeded } from '../helpers/random.ts';
import { drawVariants } from '../oracle/mixes.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

describe('the ships that both sides can place', () => {
  it('are where they are said to be, in every game', () => {
    const told = { atSea: 0, home: 0, lost: 0 };
    for (const seed of SEEDS) {
      const events = wholeGame(seed, drawVariants(seeded(seed)));
      events.forEach((_, i) => {
        const log = events.slice(0, i + 1);
        const game = replay(log);
        const known = knownSquares(
          log.map((event) => tell(event, 'onlookers')).filter((each) => each !== null),
        );
        for (const ship of SHIPS) {
          const square = known.get(ship);
          if (square) expect([seed, i, ship, square]).toEqual([seed, i, ship, game.ships[ship]]);
          const home = game.arrived.includes(ship);
          if (home) expect(square).toBe(game.board.sacred);
          told[home ? 'home' : square ? 'atSea' : 'lost']++;
        }
      });
    }
    for (const count of Object.values(told)) expect(count).toBeGreaterThan(100);
  });

  it('are all at their starts at first, follow orders, and are lost by a storm that may drive them', () => {
    const moves: readonly Move[] = [
      { actor: POSEIDON, command: { type: 'play-storm', storm: 'red', pushes: { red: 'b2' } } },
      { actor: ANNA, command: { type: 'sail', ship: 'green', heading: 'N' } },
      { actor: ANNA, command: { type: 'sail', ship: 'white', heading: 'N' } },
    ];
    const open = start(began(EMPTY_SEA));
    const known = (harder: boolean) => {
      const first = harder ? start(began(EMPTY_SEA, { harderDeduction: true })) : open;
      return knownSquares(tellLog(moves.reduce(perform, first).log, { useYourMemory: false }, 'onlookers'));
    };
    expect(
      Object.fromEntries(knownSquares(tellLog(open.log, { useYourMemory: false }, 'onlookers'))),
    ).toEqual(EMPTY_SEA.starts);
    // Green is ordered off the board, so it stays.
    expect(Object.fromEntries(known(false))).toEqual({ green: 'g1', white: 'a6', yellow: 'g7' });
    // A face-down storm may have driven any ship.
    expect(known(true).size).toBe(0);
  });
});
