/** Proposes lighthouses and agrees to them (ruling 20). Another player's proposal is accepted unchanged. */
import { SHIPS, type Board } from '../../board/board.ts';
import { distance, neighbours, squaresOf, type Square } from '../../board/squares.ts';
import { grouped } from '../../grouped.ts';
import type { NavigatorsCommand, PlayerId, Variants } from '../../game/game.ts';
import { isAgreed } from '../../game/rules/lighthouses.ts';
import { squaresFor } from '../../game/rules/placing.ts';
import { NO_TILES } from '../../game/rules/setup.ts';
import { survey } from '../../game/rules/survey.ts';
import type { NavigatorsView } from '../../game/views/navigators.ts';
import { pick, type Random } from '../../random.ts';

/** The maximum distance of lighthouses from the Sacred Island. Near it, knowing a ship's square matters most. */
const APPROACH = 4;

/** A player's next command about the lighthouses; null if they have already agreed. */
export function placeLighthouses(
  { board, variants, navigators, proposal }: NavigatorsView,
  player: PlayerId,
  random: Random,
): NavigatorsCommand | null {
  if (!proposal) return { type: 'propose-lighthouses', squares: proposed(board, variants, random) };
  if (!proposal.agreed.includes(player)) return { type: 'agree-lighthouses', squares: proposal.squares };
  if (!isAgreed(proposal, navigators)) return null;
  // All remaining Navigators have agreed, because the last one who hadn't has left. Proposing the same squares again
  // completes the agreement.
  return { type: 'propose-lighthouses', squares: proposal.squares };
}

/**
 * The best squares for the lighthouses: near the Sacred Island, and chosen so that reports distinguish as many squares
 * as possible. Ties are broken at random.
 */
function proposed(board: Board, variants: Variants, random: Random): Square[] {
  const approach = squaresOf(board).filter((square) => distance(square, board.sacred) <= APPROACH);
  let placed: Square[] = [];
  for (let i = 0; i < variants.lighthouses; i++) {
    const open = squaresFor(board, 'lighthouse', { ...NO_TILES, lighthouses: placed });
    const near = open.filter((square) => approach.includes(square));
    const choices = near.length > 0 ? near : open;
    const replies = repliesWith(board, variants, approach, placed);
    const worst = choices.map((square) => confusionWith(board, variants, [...placed, square], replies));
    const least = Math.min(...worst);
    placed = [
      ...placed,
      pick(
        choices.filter((_, j) => worst[j] === least),
        random,
      ),
    ];
  }
  return placed;
}

/** For each square, the report of a ship there as a string, judged only by the board and the lighthouses. */
type Replies = ReadonlyMap<Square, string>;

function repliesWith(
  board: Board,
  variants: Variants,
  squares: readonly Square[],
  lighthouses: readonly Square[],
): Replies {
  return new Map(
    squares.map((square) => {
      const ships = { red: square, green: square, white: square, yellow: square };
      const reply = survey({ board, variants, ships, tiles: { ...NO_TILES, lighthouses } }, SHIPS[0], false);
      return [square, JSON.stringify(reply)];
    }),
  );
}

/**
 * Measures how many squares could not be told apart by their reports if the last of these lighthouses were added: the
 * number of ordered pairs of squares with equal reports.
 * @param before the reports without the last lighthouse
 */
function confusionWith(
  board: Board,
  variants: Variants,
  lighthouses: readonly Square[],
  before: Replies,
): number {
  const placed = lighthouses.at(-1);
  const changed = placed ? [placed, ...neighbours(board, placed)].filter((square) => before.has(square)) : [];
  const replies = new Map([...before, ...repliesWith(board, variants, changed, lighthouses)]);
  const alike = grouped(replies.values(), (reply) => reply);
  return [...alike.values()].reduce((sum, { length }) => sum + length * length, 0);
}
