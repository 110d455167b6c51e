/** Games of bots on seas: which ones are drawn, and what must hold in each of their logs. */
import { SHIPS } from '../../../shared/board/board.ts';
import { follow } from '../../../shared/analysis/follow.ts';
import { replay } from '../../../shared/game/evolve.ts';
import type { GameEvent } from '../../../shared/game/game.ts';
import { tell } from '../../../shared/game/tell.ts';
import { LIMITS } from '../../../shared/oracle/budget.ts';
import type { Stretch } from '../../../shared/puzzles/puzzle.ts';
import { answerOf, reason } from '../../../shared/puzzles/reasoning.ts';
import { parseSeaId, SEA_KINDS, SEA_VERSION, seaId } from '../../../shared/seas/code.ts';
import { drawSea } from '../../../shared/seas/draw.ts';
import { whyOutside } from '../../oracle/voyages.ts';
import { drawGame, type Drawn } from './draw.ts';

/** The round after which the puzzles' reasoner is no longer asked, because it lists all combinations of squares. */
const ROUNDS_TO_REASON = 2;
const MOST_COMBINATIONS = 100_000;

/** Draws games as `drawGame` does, but on this many seas, which are of all sizes and difficulties in turn. */
export function onSeas(seas: number): typeof drawGame {
  return (seed, number): Drawn => {
    const sea = number % seas;
    const kind = SEA_KINDS[sea % SEA_KINDS.length];
    if (!kind) throw new Error('there are no kinds of seas');
    return {
      ...drawGame(seed, number),
      board: seaId({ version: SEA_VERSION, ...kind, seed: seed * 1_000 + sea }),
      name: `bots --seed ${seed} --from ${number} --games 0 --wire 1 --seas ${seas}`,
    };
  };
}

/**
 * What is wrong with the log of a game on a sea, or null: the board must be that of the sea, and the true squares must
 * always be among those that the oracle and the reasoner of the puzzles believe possible.
 */
export function whyWrongOnSea(events: readonly GameEvent[]): string | null {
  const [began] = events;
  if (began?.type !== 'began') return 'the game has no beginning';
  const sea = parseSeaId(began.board.id);
  if (!sea || JSON.stringify(drawSea(sea)) !== JSON.stringify(began.board))
    return `${began.board.id} is not the sea that this code stands for`;
  for (const { after } of follow(events, LIMITS)) {
    const outside = whyOutside(after.belief, after.game);
    if (outside !== null) return `round ${after.game.round}: ${outside}`;
  }
  return whyReasonedWrong(events);
}

function whyReasonedWrong(events: readonly GameEvent[]): string | null {
  const end = events.findIndex((event) => event.type === 'round-began' && event.round > ROUNDS_TO_REASON);
  const first = end < 0 ? events : events.slice(0, end);
  const { board, variants, tiles, ships } = replay(first);
  // The reasoner knows all tiles, because a puzzle shows them.
  if (variants.maelstroms + variants.fogBanks > 0) return null;
  const stretch: Stretch = { board, variants, tiles, ships: board.starts, arrived: [], moves: [] };
  const told = first.map((event) => tell(event, 'onlookers')).filter((one) => one !== null);
  const wrong = SHIPS.find((ship) => {
    const reasoned = reason(stretch, told, { ships: [ship], most: MOST_COMBINATIONS });
    return reasoned && !answerOf(reasoned, ship).includes(ships[ship]);
  });
  return wrong === undefined ? null : `the reasoner does not think that ${wrong} can be on ${ships[wrong]}`;
}
