/** Boards judged by play: opponents of the game play many games on each, a careful crew against a cunning Poseidon. */
import { SHIPS, type Board, type Ship } from '../../shared/board/board.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import { playLeague } from './play/league.ts';
import type { Result } from './play/match.ts';
import { shareOf, type Share } from './play/share.ts';

/** By reminders against cunning: what most tables are like. */
const CREW = 2;
const POSEIDON = 2;

/** How often a careful crew is to win, in percent: A is easier, D harder. */
const WIN_BANDS: Readonly<Record<string, readonly [number, number]>> = {
  a: [65, 100],
  b: [35, 65],
  c: [35, 65],
  d: [0, 35],
};

/** How a board plays. */
export interface Played {
  readonly board: Board;
  readonly wins: Share;
  readonly arrivals: Readonly<Record<Ship, Share>>;
  /** The least often arriving ship's share of the most often arriving one's, 0 to 1. */
  readonly fairness: number;
  /** The mean round of the third arrival in games that were won; null if none was. */
  readonly thirdArrival: number | null;
}

/** Plays so many games on a board. */
export async function playBoard(board: Board, games: number, seed: string): Promise<Played> {
  const matches = Array.from(
    { length: games },
    (_, game) =>
      ({
        board,
        variants: BASE_GAME,
        crew: CREW,
        poseidon: POSEIDON,
        seed: `${seed} ${game}`,
      }) as const,
  );
  return judgedBy(board, await playLeague(matches));
}

function judgedBy(board: Board, results: readonly Result[]): Played {
  const arrivals = Object.fromEntries(
    SHIPS.map((ship) => [ship, shareOf(results.map(({ arrived }) => arrived.includes(ship)))]),
  ) as Record<Ship, Share>;
  const shares = SHIPS.map((ship) => arrivals[ship].percent);
  const rounds = results.flatMap(({ thirdArrival }) => thirdArrival ?? []);
  return {
    board,
    wins: shareOf(results.map(({ won }) => won)),
    arrivals,
    fairness: Math.max(...shares) > 0 ? Math.min(...shares) / Math.max(...shares) : 1,
    thirdArrival: rounds.length > 0 ? rounds.reduce((sum, round) => sum + round, 0) / rounds.length : null,
  };
}

/** What is wrong with how the boards play, in sentences. */
export function faultsInPlay(played: readonly Played[]): string[] {
  return played.flatMap(({ board: { id }, wins: { percent } }) => {
    const [least, most] = WIN_BANDS[id.toLowerCase()] ?? [0, 100];
    if (percent >= least && percent <= most) return [];
    return [
      `On board ${id} a careful crew wins ${percent.toFixed(0)} % of its games: ${least} to ${most} are meant.`,
    ];
  });
}

/** A table of how boards play, one column for each. */
export function tableOfPlay(played: readonly Played[]): string {
  const row = (name: string, cell: (board: Played) => string) =>
    name.padEnd(26) + played.map((board) => cell(board).padEnd(20)).join('');
  const bounds = ({ percent, from, to }: Share) =>
    `${percent.toFixed(0)} % (${from.toFixed(0)}–${to.toFixed(0)})`;
  const lines = [
    row('board', ({ board }) => board.id),
    row('games', ({ wins }) => String(wins.of)),
    row('a careful crew wins', ({ wins }) => bounds(wins)),
    ...SHIPS.map((ship) => row(`${ship} arrives`, ({ arrivals }) => bounds(arrivals[ship]))),
    row('fairness', ({ fairness }) => fairness.toFixed(2)),
    row('round of the third arrival', ({ thirdArrival }) => thirdArrival?.toFixed(1) ?? '–'),
  ];
  return lines.map((line) => line.trimEnd()).join('\n');
}
