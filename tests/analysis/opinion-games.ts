/** Games for checking the analysis: between opponents, and with crews that take more or less care. */
import { loadBoards } from '../../server/lib/boards.ts';
import { playVoyage } from '../../shared/selfplay/voyage.ts';
import { BASE_GAME, type GameEvent, type Variants } from '../../shared/game/game.ts';
import { navigatorMind } from '../../shared/opponents/navigators/navigators.ts';
import { poseidonMind } from '../../shared/opponents/poseidon/mind.ts';
import type { Random } from '../../shared/random.ts';
import { oneOf, seeded } from '../helpers/random.ts';
import { steeredGame } from './games.ts';

const boards = [...loadBoards('boards').values()];
/** Only variants without face-down storms and secret tiles, because `Histories` can't handle those two. */
const MIXES: readonly Partial<Variants>[] = [
  {},
  {},
  { seaMonsters: ['kraken'] },
  { shipsInSight: 'whether any' },
  { easierDeduction: true },
];

/** The first part of a game, up to a storm. Players may agree to end a game before any ship has answered the storm. */
function endedEarly(log: readonly GameEvent[], random: Random): readonly GameEvent[] {
  const storms = [...log.keys()].filter((i) => log[i]?.type === 'storm-played');
  return log.slice(0, (oneOf(storms.slice(storms.length / 2), random) ?? 0) + 1);
}

/** Creates a game. The same number always gives the same game. */
export function opinionGame(number: number): { name: string; log: readonly GameEvent[] } {
  const board = boards[number % boards.length];
  const variants = MIXES[Math.floor(number / 4) % MIXES.length];
  if (!board || !variants) throw new Error('there are no boards');
  const random = seeded(number);
  const name = `game ${number} on ${board.id}`;
  if (number % 3 === 0) {
    const log = steeredGame(board, variants, random, { care: (number % 7) / 6, malice: 0.8 });
    return { name, log: number % 2 === 0 ? log : endedEarly(log, random) };
  }
  const [crew, poseidon] = number % 3 === 1 ? ([1, 1] as const) : ([2, 2] as const);
  const log = playVoyage({
    board,
    variants: { ...BASE_GAME, ...variants },
    crew: { anna: navigatorMind(crew) },
    poseidon: poseidonMind(poseidon),
    random,
  });
  return { name, log };
}
