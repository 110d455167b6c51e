/**
 * A second implementation of a ship's report, written square by square from the rulings. It shares only types with the
 * game's own implementation. The report is a list of words in alphabetical order.
 */
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Game, Reply } from '../../shared/game/game.ts';
import { placeOf, type Square } from '../../shared/board/squares.ts';

type Truth = Pick<Game, 'board' | 'variants' | 'ships' | 'tiles'>;

/** The words for everything that a ship reports from the square where it is. */
export function expectedReport(truth: Truth, ship: Ship): readonly string[] {
  const { board, variants, ships, tiles } = truth;
  const here = ships[ship];
  const place = placeOf(here);
  const words: string[] = [];
  const edges = [
    [place.column, board.columns],
    [place.row, board.rows],
  ] as const;
  if (edges.some(([at, size]) => at === 0 || at === size - 1)) words.push('coastline');
  words.push(...thingsOn(truth, ship, here).map((thing) => `here: ${thing}`));
  if (board.deepSea.includes(here) && !hides(truth, here)) words.push('here: deep sea');
  const lamp = tiles.lighthouses.indexOf(here);
  if (lamp >= 0) words.push(tiles.lighthouses.length === 2 ? `here: lamp ${lamp}` : 'here: lamp');
  if (tiles.fogBanks.includes(here)) words.push('here: fog');
  const afar = squaresAround(here).flatMap((square) => [
    ...thingsOn(truth, ship, square).map((thing) => {
      if (variants.easierDeduction) return `afar: ${thing}`;
      return (SHIPS as readonly string[]).includes(thing) ? 'afar: a ship' : 'afar: an island';
    }),
    ...(tiles.lighthouses.includes(square) ? ['afar: a lighthouse'] : []),
    ...(tiles.fogBanks.includes(square) ? ['afar: fog'] : []),
  ]);
  // With the variant 'whether any', the ship reports only that there are ships in sight, so several ships count as one
  // word.
  const once =
    variants.shipsInSight === 'whether any'
      ? [...new Set(afar.filter((word) => word === 'afar: a ship'))]
      : null;
  words.push(...(once ? [...afar.filter((word) => word !== 'afar: a ship'), ...once] : afar));
  return words.sort();
}

function squaresAround(square: Square): Square[] {
  const { column, row } = placeOf(square);
  return [-1, 0, 1].flatMap((south) =>
    [-1, 0, 1]
      .filter((east) => east !== 0 || south !== 0)
      .map((east) => `${String.fromCharCode(97 + column + east)}${row + 1 + south}` as Square),
  );
}

function hides({ tiles }: Truth, square: Square): boolean {
  return [...tiles.lighthouses, ...tiles.fogBanks].includes(square);
}

/** The words for what is on a square: the type of its island, and the colours of the other ships. */
function thingsOn(truth: Truth, ship: Ship, square: Square): string[] {
  const island = truth.board.islands[square];
  const things: string[] = island && !hides(truth, square) ? [island] : [];
  if (truth.tiles.fogBanks.includes(square)) return things;
  return [...things, ...SHIPS.filter((other) => other !== ship && truth.ships[other] === square)];
}

/** Translates a reply into words like those of expectedReport, so that the two can be compared. */
export function wordsOf(reply: Reply): readonly string[] {
  const { exploring, sighting } = reply;
  const times = (count: number, word: string): string[] => Array.from({ length: count }, () => word);
  const lamp = { unlit: 'here: lamp', yellow: 'here: lamp 0', red: 'here: lamp 1' };
  const colours = sighting.colours?.map((colour) => `afar: ${colour}`);
  const count = sighting.ships === 'some' ? 1 : sighting.ships;
  return [
    ...times(sighting.coastline ? 1 : 0, 'coastline'),
    ...(exploring.island ? [`here: ${exploring.island}`] : []),
    ...exploring.ships.map((colour) => `here: ${colour}`),
    ...times(exploring.deepSea ? 1 : 0, 'here: deep sea'),
    ...(exploring.lighthouse ? [lamp[exploring.lighthouse]] : []),
    ...times(exploring.fogBank ? 1 : 0, 'here: fog'),
    ...(sighting.kinds?.map((kind) => `afar: ${kind}`) ?? times(sighting.islands, 'afar: an island')),
    ...(colours ?? times(count, 'afar: a ship')),
    ...times(sighting.lighthouses, 'afar: a lighthouse'),
    ...times(sighting.fogBanks, 'afar: fog'),
  ].sort();
}
