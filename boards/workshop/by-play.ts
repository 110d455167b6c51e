/** Judges boards by playing on them. On each board, a careful crew plays many games against a cunning Poseidon. */
import { SHIPS, type Board } from '../../shared/board/board.ts';
import { judgementOf, judgingMatch, type Judgement } from '../../shared/selfplay/judgement.ts';
import type { Share } from '../../shared/selfplay/share.ts';
import { NO_GAMES, withResult, type Tally } from '../../shared/selfplay/tally.ts';
import { playLeague } from './play/league.ts';

/**
 * How often a careful crew should win on boards B and C, in percent. On A it should win more often, on D less often.
 */
const STANDARD = { boards: ['B', 'C'], least: 35, most: 65 } as const;
const EASIER = 'A';
const HARDER = 'D';

/** The results of all games on one board. */
export interface Played {
  readonly board: Pick<Board, 'id'>;
  readonly judgement: Judgement;
}

/** Plays the games by which a board is judged, and counts their results. */
export async function playBoard(board: Board, games: number): Promise<Tally> {
  const matches = Array.from({ length: games }, (_, game) => judgingMatch(board, game));
  const results = await playLeague(matches);
  return results.reduce(withResult, NO_GAMES);
}

export function playedOn(board: Played['board'], tally: Omit<Tally, 'orders'>): Played {
  return { board, judgement: judgementOf(tally) };
}

/** Messages about boards on which the crew wins too often or too rarely. */
export function faultsInPlay(played: readonly Played[]): string[] {
  const shareOn = (id: string) => played.find(({ board }) => board.id === id)?.judgement.wins;
  const winsOn = (id: string) => shareOn(id)?.percent;
  return STANDARD.boards.flatMap((id) => {
    const share = shareOn(id);
    if (!share) return [];
    const { least, most } = STANDARD;
    const wins = share.percent;
    // Chance alone may bring a figure just outside the range, so the whole confidence interval has to be outside.
    const outside = share.to < least || share.from > most;
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
  const row = (name: string, cell: (judgement: Judgement) => string) =>
    name.padEnd(27) + played.map(({ judgement }) => cell(judgement).padEnd(20)).join('');
  const bounds = ({ percent, from, to }: Share) =>
    `${percent.toFixed(0)} % (${from.toFixed(0)}–${to.toFixed(0)})`;
  const lines = [
    'board'.padEnd(27) + played.map(({ board }) => board.id.padEnd(20)).join(''),
    row('games', ({ games }) => String(games)),
    row('a careful crew wins', ({ wins }) => bounds(wins)),
    ...SHIPS.map((ship) => row(`${ship} arrives`, ({ arrivals }) => bounds(arrivals[ship]))),
    row('fairness', ({ fairness }) => fairness.toFixed(2)),
    row('round of the third arrival', ({ thirdArrival }) => thirdArrival?.toFixed(1) ?? '–'),
  ];
  return lines.map((line) => line.trimEnd()).join('\n');
}
