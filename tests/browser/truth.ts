/** Reads the ships' true positions from Poseidon's screen, for tests that need to know them. */
import * as t from '../../client/text/en/index.ts';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import { headingBetween, neighbours, distance, type Grid, type Square } from '../../shared/board/squares.ts';
import { replay } from '../../shared/game/evolve.ts';
import { readGameLog, readTableLog } from '../../server/tables/logs.ts';
import type { Store } from '../../server/store/store-interface.ts';
import type { Person } from './people.ts';
import type { Steer } from './playing.ts';
import { spoken } from './shades.ts';

/**
 * True if this is a whole part of a square's description. A ship's name alone may also be in a longer part, because
 * Poseidon hears to which squares a caught ship can be driven.
 */
const lists = (words: string, part: string) => words.split(/[:,] /).includes(part);

/** The true squares of the ships at sea, according to Poseidon's screen. */
export async function truth({ page }: Person): Promise<Partial<Record<Ship, Square>>> {
  const sacred = t.common.islands.sacred;
  const squares = Object.entries(await spoken(page)).filter(([, words]) => !words.includes(sacred));
  const found = SHIPS.flatMap((ship) =>
    squares.flatMap(([square, words]) =>
      lists(words, t.sea.shipHere(ship, null)) ? [[ship, square as Square] as const] : [],
    ),
  );
  return Object.fromEntries(found);
}

/** Chooses headings straight towards the Sacred Island, using the ships' positions on Poseidon's screen. */
export function knowing(poseidon: Person, grid: Grid): Steer {
  return async (ship) => {
    const squares = Object.entries(await spoken(poseidon.page)) as [Square, string][];
    const squareWith = (what: string) => squares.find(([, words]) => lists(words, what))?.[0];
    return towards(grid, squareWith(t.sea.shipHere(ship, null)), squareWith(t.common.islands.sacred));
  };
}

/**
 * Chooses headings straight towards the Sacred Island in a table's newest game, using the ships' positions in the
 * server's store.
 */
export function informed(store: Store, code: string): Steer {
  return async (ship) => {
    const row = await store.findTable(code);
    const began = (await readTableLog(store, row?.id ?? '')).findLast(({ type }) => type === 'game-began');
    if (began?.type !== 'game-began') throw new Error(`no game has begun at ${code}`);
    const { board, ships } = replay(await readGameLog(store, began.game));
    return towards(board, ships[ship], board.sacred);
  };
}

/** The English name of a heading that brings a ship nearer to a square, or "north" if either square is unknown. */
function towards(grid: Grid, from: Square | undefined, goal: Square | undefined): string {
  if (!from || !goal) return t.common.headings.N;
  const nearer = neighbours(grid, from).sort((a, b) => distance(a, goal) - distance(b, goal))[0];
  return t.common.headings[(nearer && headingBetween(from, nearer)) ?? 'N'];
}
