/** Judges boards by playing on them. On each board, a careful crew plays many games against a cunning Poseidon. */
import { SHIPS, type Board, type Ship } from '../../shared/board/board.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import { playLeague } from './play/league.ts';
import type { Result } from '../../shared/selfplay/match.ts';
import { shareOf, type Share } from '../../shared/selfplay/share.ts';

/**
 * The rungs (strengths) of the opponents: "by reminders" for the crew and "cunning" for Poseidon. People at most tables
 * play about as well as these two.
 */
const CREW = 2;
const POSEIDON = 2;

/**
 * How often a careful crew should win on boards B and C, in percent. On A it should win more often, on D less often.
 */
const STANDARD = { boards: ['B', 'C'], least: 35, most: 65 } as const;
const EASIER = 'A';
const HARDER = 'D';

/** The results of all games on one board. */
export interface Played {
  readonly board: Board;
  readonly wins: Share;
  readonly arrivals: Readonly<Record<Ship, Share>>;
  /**
   * The arrivals of the ship that arrives least often, divided by the arrivals of the ship that arrives most often:
   * from 0 to 1.
   */
  readonly fairness: number;
  /** The mean round of the third arrival in won games; null if none was won. */
  readonly thirdArrival: number | null;
}

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

/** Messages about boards on which the crew wins too often or too rarely. */
export function faultsInPlay(played: readonly Played[]): string[] {
  const winsOn = (id: string) => played.find(({ board }) => board.id === id)?.wins.percent;
  return STANDARD.boards.flatMap((id) => {
    const wins = winsOn(id);
    if (wins === undefined) return [];
    const { least, most } = STANDARD;
    const outside = wins < least || wins > most;
    const onEasier = winsOn(EASIER) ?? 100;
    const onHarder = winsOn(HARDER) ?? 0;
    return [
      ...(outside
        ? [
            `On board ${id} a careful crew wins ${wins.toFixed(0)} % of its games; it should be ${least} to ${most} %.`,
          ]
        : []),
      ...(onEasier < wins ? [`Board ${EASIER} is no easier than board ${id}.`] : []),
      ...(onHarder > wins ? [`Board ${HARDER} is no harder than board ${id}.`] : []),
    ];
  });
}

/** A table of the results, with a column for each board. */
export function tableOfPlay(played: readonly Played[]): string {
  const row = (name: string, cell: (board: Played) => string) =>
    name.padEnd(27) + played.map((board) => cell(board).padEnd(20)).join('');
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
