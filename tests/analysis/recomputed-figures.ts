/** Recalculates the figures defined in docs/ANALYSIS.md from listed histories, independently of the analysis. */
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import { distance, HEADINGS, type Heading, type Square } from '../../shared/board/squares.ts';
import type { Game, Storm } from '../../shared/game/game.ts';
import { playableTiles } from '../../shared/game/moves.ts';
import { sailTo } from '../../shared/game/rules/orders.ts';
import { isMonster, pushSquares } from '../../shared/game/rules/storms.ts';
import { printed, type Histories } from './histories.ts';

/** The difference that is allowed between the two calculations. */
export const TINY = 1e-6;

/** The chance that a ship comes home, as docs/ANALYSIS.md defines it. */
function home(orders: number, far: number, storms: number, bits: number): number {
  if (far === 0) return 1;
  if (orders < far) return 0;
  return 1 / (1 + Math.exp(-(0.45 + 1.11 * (orders - far) - 1.22 * storms - 0.18 * bits)));
}

const entropy = (chances: Iterable<number>) =>
  [...chances].reduce((sum, chance) => sum - chance * Math.log2(chance), 0);
const stormsIn = (game: Game) => game.hand.filter((tile) => !isMonster(tile));
const against = (game: Game, ship: Ship) =>
  game.hand.filter((tile) => tile === ship || tile === 'great').length;

/**
 * The chance of coming home after each heading, given what the Navigators can know. Other ships in sight are ignored.
 */
export function homeByHeading(game: Game, histories: Histories, ship: Ship): Map<Heading, number> {
  const chances = histories.chances(ship);
  const { board, variants } = game;
  // The number of orders left: the one being given now, and one after each remaining storm.
  const orders = stormsIn(game).length;
  return new Map(
    HEADINGS.map((heading) => {
      const told = new Map<string, [Square, number][]>();
      for (const [from, chance] of chances) {
        const { to, offBoard } = sailTo(board, from, heading);
        const word = to === board.sacred ? 'home' : printed(board, variants, to, offBoard);
        told.set(word, [...(told.get(word) ?? []), [to, chance]]);
      }
      let sum = 0;
      for (const places of told.values()) {
        const whole = places.reduce((all, [, chance]) => all + chance, 0);
        const bits = entropy(places.map(([, chance]) => chance / whole));
        for (const [to, chance] of places)
          sum += chance * home(orders, distance(to, board.sacred), against(game, ship), bits);
      }
      return [heading, sum];
    }),
  );
}

/** The chance that at least three of the four ships come home. */
function winning(homes: Readonly<Record<Ship, number>>): number {
  let sum = 0;
  for (let set = 0; set < 16; set++) {
    const isHome = SHIPS.map((_, i) => (set >> i) % 2 === 1);
    if (isHome.filter(Boolean).length < 3) continue;
    sum += SHIPS.reduce((chance, ship, i) => chance * (isHome[i] ? homes[ship] : 1 - homes[ship]), 1);
  }
  return sum;
}

export interface Way {
  readonly name: string;
  /** The chance of winning, judged by what the Navigators know right after the tile is played. */
  readonly atOnce: number;
  /** The chance of winning, given the uncertainty that each ship's next report will leave. */
  readonly hiding: number;
}

/** Everything that Poseidon could have played: every tile, with every way to drive its ships. */
export function waysOf(game: Game, histories: Histories): Way[] {
  const { board, arrived } = game;
  const tiles = playableTiles(game);
  const atSea = SHIPS.filter((ship) => !arrived.includes(ship));
  const rounds = stormsIn(game).length;
  const still = record((ship) =>
    arrived.includes(ship)
      ? 1
      : home(
          rounds,
          far(game, ship, game.ships[ship]),
          against(game, ship),
          hiddenBits(game, histories.chances(ship), game.ships[ship]),
        ),
  );
  return tiles.flatMap((tile): Way[] => {
    if (isMonster(tile))
      return atSea.map((held) => ({
        name: `${tile} against ${held}`,
        atOnce: winning(
          record((ship) =>
            arrived.includes(ship)
              ? 1
              : home(
                  ship === held ? rounds : rounds + 1,
                  far(game, ship, game.ships[ship]),
                  against(game, ship),
                  entropy(histories.chances(ship).values()),
                ),
          ),
        ),
        hiding: winning(
          record((ship) =>
            arrived.includes(ship)
              ? 1
              : home(
                  ship === held ? rounds : rounds + 1,
                  far(game, ship, game.ships[ship]),
                  against(game, ship),
                  hiddenBits(game, histories.chances(ship), game.ships[ship]),
                ),
          ),
        ),
      }));
    const hit = atSea.filter((ship) => tile === 'great' || tile === ship);
    const after = histories.after(tile);
    let ways: Partial<Record<Ship, Square>>[] = [{}];
    for (const ship of hit)
      ways = ways.flatMap((way) =>
        pushSquares(board, game.ships[ship]).map((to) => ({ ...way, [ship]: to })),
      );
    const chances = new Map(SHIPS.map((ship) => [ship, after.chances(ship)]));
    const bits = record((ship) => entropy(chances.get(ship)?.values() ?? []));
    const hides = new Map<string, number>();
    const hidesAt = (ship: Ship, to: Square) => {
      const key = `${ship} ${to}`;
      const known = hides.get(key) ?? hiddenBits(game, chances.get(ship) ?? new Map<Square, number>(), to);
      hides.set(key, known);
      return known;
    };
    const storms = (ship: Ship) => against(game, ship) - (tile === ship || tile === 'great' ? 1 : 0);
    return ways.map((way) => ({
      name: nameOf(tile, way),
      atOnce: winning(
        record((ship) =>
          arrived.includes(ship)
            ? 1
            : home(rounds, far(game, ship, way[ship] ?? game.ships[ship]), storms(ship), bits[ship]),
        ),
      ),
      hiding: winning(
        record((ship) => {
          const to = way[ship];
          return to ? home(rounds, far(game, ship, to), storms(ship), hidesAt(ship, to)) : still[ship];
        }),
      ),
    }));
  });
}

const record = (of: (ship: Ship) => number) =>
  Object.fromEntries(SHIPS.map((ship) => [ship, of(ship)])) as Record<Ship, number>;
const far = ({ board }: Game, _: Ship, square: Square) => Math.max(1, distance(square, board.sacred));
export const nameOf = (storm: Storm, pushes: Readonly<Partial<Record<Ship, Square>>>) =>
  `${storm} ${SHIPS.map((ship) => pushes[ship] ?? '-').join()}`;

/** The uncertainty in bits that a ship's next report leaves, as the mean over all headings. */
function hiddenBits({ board, variants }: Game, chances: ReadonlyMap<Square, number>, truth: Square): number {
  const tells = (from: Square, heading: Heading) => {
    const { to, offBoard } = sailTo(board, from, heading);
    return to === board.sacred ? 'home' : printed(board, variants, to, offBoard);
  };
  const own = chances.get(truth) ?? 0;
  return (
    HEADINGS.reduce((sum, heading) => {
      const told = tells(truth, heading);
      if (told === 'home') return sum;
      const alike = [...chances].reduce(
        (all, [from, chance]) => all + (tells(from, heading) === told ? chance : 0),
        0,
      );
      return sum + Math.log2(alike / own);
    }, 0) / HEADINGS.length
  );
}
