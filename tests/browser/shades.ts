/** The squares that the oracle shades on a board, read from the squares' descriptions. */
import type { Locator, Page } from 'playwright';
import * as t from '../../client/text/en/index.ts';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';

/** For each square, the ships for which the oracle shades it. */
export type Shades = Readonly<Record<string, readonly Ship[]>>;

/** All non-empty sets of ships, the largest first. */
const CHOICES = Array.from({ length: 2 ** SHIPS.length - 1 }, (_, i) =>
  SHIPS.filter((_ship, bit) => ((i + 1) & (1 << bit)) !== 0),
).sort((a, b) => b.length - a.length);

/** The description of each square on a page's board. */
export function spoken(page: Page): Promise<Record<string, string>> {
  return page
    .locator('[data-square]')
    .evaluateAll((cells) =>
      Object.fromEntries(
        cells.map((cell) => [cell.getAttribute('data-square'), cell.getAttribute('aria-label') ?? '']),
      ),
    );
}

/** The ships that, according to the oracle, can be on each square. */
export async function shades(page: Page): Promise<Shades> {
  const squares = Object.entries(await spoken(page));
  return Object.fromEntries(
    squares.map(([square, words]) => [
      square,
      CHOICES.find((ships) => words.includes(t.oracle.possible(ships))) ?? [],
    ]),
  );
}

/** The number of shades on a page's board. A square that is shaded for two ships counts twice. */
export const shadeCount = async (page: Page): Promise<number> =>
  Object.values(await shades(page)).flat().length;

/** The card with the oracle's answer, which appears once a player has asked the oracle. */
export const oracleCard = (page: Page): Locator => page.getByRole('region', { name: t.oracle.name });

/** True if the oracle has finished, and has shaded each of these squares for its ship. */
export async function isShaded(page: Page, where: Readonly<Partial<Record<Ship, Square>>>): Promise<boolean> {
  if ((await page.locator('[aria-busy="true"]').count()) > 0) return false;
  const shaded = await shades(page);
  return Object.entries(where).every(([ship, square]) => shaded[square]?.includes(ship as Ship));
}
