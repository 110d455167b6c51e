/**
 * Ten different games to analyse. They are played by opponents, or by simulated Navigators who take more or less care.
 */
import { loadBoards } from '../../server/lib/boards.ts';
import { playVoyage } from '../../shared/selfplay/voyage.ts';
import type { Board } from '../../shared/board/board.ts';
import {
  BASE_GAME,
  type GameEvent,
  type GameMode,
  type Outcome,
  type Owners,
  type Variants,
} from '../../shared/game/game.ts';
import { review, shortfallsOf } from '../../shared/game/views/review.ts';
import { navigatorMind } from '../../shared/opponents/navigators/navigators.ts';
import type { Rung } from '../../shared/opponents/opponents.ts';
import { poseidonMind } from '../../shared/opponents/poseidon/mind.ts';
import { seededBy } from '../../shared/seeded.ts';
import { steeredGame } from '../analysis/games.ts';

/** A kind of game: its board, its variants, how it is played, and the condition that it has to meet. */
interface Kind {
  readonly kind: string;
  readonly board: string;
  readonly variants?: Partial<Variants>;
  /**
   * How the game is played: either by two opponents of these strengths, or by Navigators who take this much care
   * against a Poseidon who drives ships away.
   */
  readonly played: { readonly crew: Rung; readonly poseidon: Rung } | { readonly care: number };
  readonly competing?: true;
  /** The condition that the game must meet. The first game to meet it is used. */
  readonly is: (log: readonly GameEvent[], outcome: Outcome) => boolean;
}

export interface LookedAt {
  readonly kind: string;
  readonly seed: string;
  readonly mode: GameMode;
  readonly events: readonly GameEvent[];
}

type Is = Kind['is'];
const lost: Is = (_, { winner }) => winner === 'poseidon';
const won: Is = (_, { winner }) => winner === 'navigators';
const lostWith =
  (home: number): Is =>
  (log, outcome) =>
    lost(log, outcome) && outcome.arrived.length === home;
/** True if two ships came home and a third was one square away when the game ended. */
const atTheLast: Is = (log, outcome) =>
  lostWith(2)(log, outcome) && shortfallsOf(review(log))[0]?.squares === 1;

export const GAMES: readonly Kind[] = [
  { kind: 'base game, lost', board: 'A', played: { crew: 1, poseidon: 1 }, is: lost },
  { kind: 'base game, lost with one ship home', board: 'B', played: { care: 0.4 }, is: lostWith(1) },
  { kind: 'base game, won', board: 'C', played: { crew: 3, poseidon: 2 }, is: won },
  {
    kind: 'Harder Deduction, lost',
    board: 'D',
    variants: { harderDeduction: true },
    played: { crew: 2, poseidon: 2 },
    is: lost,
  },
  {
    kind: 'sea monsters, lost',
    board: 'A',
    variants: { seaMonsters: ['leviathan', 'kraken'] },
    played: { crew: 2, poseidon: 3 },
    is: lost,
  },
  {
    kind: 'maelstrom and fog bank, lost',
    board: 'B',
    variants: { maelstroms: 1, fogBanks: 1 },
    played: { care: 0.4 },
    is: lost,
  },
  {
    kind: 'two lighthouses, just won',
    board: 'C',
    variants: { lighthouses: 2 },
    played: { crew: 2, poseidon: 3 },
    is: (log, outcome) => won(log, outcome) && outcome.arrived.length === 3,
  },
  {
    kind: 'Easier Deduction from memory, lost',
    board: 'D',
    variants: { easierDeduction: true, useYourMemory: true },
    played: { care: 0.3 },
    is: lost,
  },
  {
    kind: 'competing Navigators, the whole box, lost',
    board: 'A',
    variants: { seaMonsters: ['kraken'], lighthouses: 1, maelstroms: 1, fogBanks: 1 },
    played: { crew: 2, poseidon: 3 },
    competing: true,
    is: lost,
  },
  {
    kind: 'base game, lost in the last round by one square',
    board: 'B',
    played: { crew: 2, poseidon: 2 },
    is: atTheLast,
  },
];

/** The owners of the ships in competitive games: two Navigators with two ships each. */
const OWNERS: Owners = {
  red: 'navigator-1',
  green: 'navigator-1',
  white: 'navigator-2',
  yellow: 'navigator-2',
};

/** The maximum number of games to play until one meets the condition. */
const MOST = 200;

/**
 * Finds a game of this kind. The result is always the same.
 * @throws Error if none of the first `MOST` games meets the condition
 */
export function gameOf(kind: Kind): LookedAt {
  const board = loadBoards('boards').get(kind.board);
  if (!board) throw new Error(`there is no board ${kind.board}`);
  for (let i = 1; i <= MOST; i++) {
    const seed = `${kind.kind} ${i}`;
    const events = play(kind, board, seed);
    const { outcome } = review(events).game;
    if (outcome && kind.is(events, outcome))
      return { kind: kind.kind, seed, mode: kind.competing ? 'competing' : 'cooperative', events };
  }
  throw new Error(`no game of the kind: ${kind.kind}`);
}

function play({ played, variants = {}, competing }: Kind, board: Board, seed: string): readonly GameEvent[] {
  const random = seededBy(seed);
  if ('care' in played) return withRoles(steeredGame(board, variants, random, { ...played, malice: 0.8 }));
  const mind = navigatorMind(played.crew);
  return playVoyage({
    board,
    variants: { ...BASE_GAME, ...variants },
    crew: competing ? { 'navigator-1': mind, 'navigator-2': mind } : { 'navigator-1': mind },
    ...(competing && { owners: OWNERS }),
    poseidon: poseidonMind(played.poseidon),
    random,
  });
}

/** A log that names players by their roles, as a saved file does. */
function withRoles(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.map((event) => {
    if (event.type === 'began')
      return {
        ...event,
        navigators: event.navigators.map((_, i) => `navigator-${i + 1}`),
        owners: { red: null, green: null, white: null, yellow: null },
      };
    return 'player' in event ? { ...event, player: 'navigator-1' } : event;
  });
}
