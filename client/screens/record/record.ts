/** The words of the table record, for both the page and the text that can be copied. */
import { SHIPS } from '../../../shared/board/board.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import { winners } from '../../../shared/game/rules/ending.ts';
import { shipsOf } from '../../../shared/game/rules/owners.ts';
import { runningGame } from '../../../shared/table/queries.ts';
import {
  chapters,
  endedGames,
  nextSeats,
  pointsOf,
  seriesLength,
  seriesWinners,
  standings,
  type Chapter,
} from '../../../shared/table/series.ts';
import { ownBoard } from '../../../shared/table/boards.ts';
import type { GameRecord } from '../../../shared/table/game-record.ts';
import type { Series } from '../../../shared/table/series-record.ts';
import type { Table } from '../../../shared/table/table.ts';
import { isolated } from '../../text/isolated.ts';
import { concededWords } from '../../text/conceded.ts';
import { t } from '../../text/text.ts';
import { boardTitle } from '../../ui/board-name.ts';

/** The sentences about one game in the text of the table record. */
export interface GameWords {
  readonly result: string;
  readonly where: string;
  readonly who: string;
  /** Names the Navigators who won although Poseidon won; empty if there are none. */
  readonly also: string;
  /** Names the game and round from which this game was continued; empty for a new game. */
  readonly from: string;
  /** Names the players who got their seats back without a key; empty if there are none. */
  readonly returned: string;
  /** Names the players who had seen both sides; empty if there are none. */
  readonly knowing: string;
  /** The points of a competitive game; otherwise empty. */
  readonly points: string;
}

/** How a game went, in the words of the table record. */
export function gameWords(table: Pick<Table, 'names' | 'games' | 'ownBoards'>, game: GameRecord): GameWords {
  const name = (player: PlayerId) => table.names[player] ?? '';
  const { outcome } = game;
  const also = outcome?.winner === 'poseidon' ? winners(game, null, outcome) : [];
  const points = game.mode === 'competing' ? Object.entries(pointsOf(game)) : [];
  const navigators = game.navigators.map((player) => {
    const ships = shipsOf(game.owners, player);
    const own = ships.length > 0 && ships.length < SHIPS.length;
    const colours = ships.map((ship) => t.common.colours[ship].toLowerCase());
    return own ? `${isolated(name(player))}\u00a0(${colours.join(',\u00a0')})` : name(player);
  });
  return {
    result: outcome
      ? [
          `${t.series.result[outcome.winner]}: ${t.series.ships(outcome.arrived.length)}`,
          concededWords(outcome),
        ]
          .filter(Boolean)
          .join(' · ')
      : game.state === 'running'
        ? t.series.gameRunning
        : t.series.gameAbandoned,
    where: `${boardTitle(game.board, ownBoard(table, game.board)?.name)}, ${t.series.mode[game.mode]}`,
    who: [
      t.series.asPoseidon(game.poseidon === null ? t.series.nobody : name(game.poseidon)),
      ...(navigators.length > 0 ? [t.series.asNavigators(navigators)] : []),
    ].join(' · '),
    also: also.length > 0 ? t.series.alsoWon(also.map(name)) : '',
    from: game.from ? t.series.playedOn(numberOf(table, game.from.game), game.from.round) : '',
    returned: game.returned.map(({ player, by }) => t.seats.returned(name(player), by && name(by))).join(' '),
    knowing: game.knowing.length > 0 ? t.table.seenBothText(game.knowing.map(name)) : '',
    points: t.series.pointsLine(
      points
        .map(([player, count]) => ({ name: name(player), points: count }))
        .sort((a, b) => b.points - a.points),
    ),
  };
}

/** The number of a game among all games of the table. */
export function numberOf({ games }: Pick<Table, 'games'>, id: string): number {
  return games.findIndex((game) => game.id === id) + 1;
}

/** The name of a chapter of the record. For a running series it includes the number of the current game. */
export function chapterName(table: Table, { series }: Chapter): string {
  if (!series) return t.series.single;
  const name = t.series.seriesNumber(table.series.indexOf(series) + 1);
  if (series.state !== 'running') return name;
  const now = endedGames(table, series).length + 1;
  return `${name} · ${t.series.gameOf(now, seriesLength(table, series))}`;
}

/**
 * Says who will be Poseidon in the next game of a running series. Empty while a game is running, because the game
 * itself shows who is Poseidon.
 */
export function next(table: Table, { series }: Chapter): string {
  if (series?.state !== 'running' || runningGame(table)) return '';
  return t.series.turn(table.names[nextSeats(table).poseidon ?? ''] ?? '');
}

/** The result of a chapter. For a series it is the winner, or the standings so far. */
export function chapterTitle(table: Table, chapter: Chapter): string {
  const { series } = chapter;
  if (!series) return chapterName(table, chapter);
  if (series.state !== 'ended') return t.series.seriesState[series.state];
  return t.series.won(seriesWinners(table, series).map((player) => table.names[player] ?? ''));
}

/** The whole table record as plain text. */
export function recordText(table: Table): string {
  let number = 0;
  const parts = chapters(table).map((chapter) => {
    const lines = [chapterName(table, chapter).toUpperCase()];
    for (const game of chapter.games) {
      const words = gameWords(table, game);
      const points = words.points && `${t.series.pointsLabel}: ${words.points}`;
      lines.push(`${++number}. ${words.result} (${words.where})`);
      lines.push(
        ...[words.who, words.also, words.from, words.returned, words.knowing, points]
          .filter(Boolean)
          .map((line) => `   ${line}`),
      );
    }
    if (chapter.series) lines.push(...standingsText(table, chapter.series));
    return lines.join('\n');
  });
  return [t.series.recordTitle(table.code), ...parts].join('\n\n');
}

function standingsText(table: Table, series: Series): string[] {
  const lines = standings(table, series).map(
    ({ place, player, total }) =>
      `${place}. ${isolated(table.names[player] ?? '')}: ${t.series.points(total)}`,
  );
  return ['', `${t.series.standings}:`, ...lines, `${chapterTitle(table, { series, games: [] })}.`];
}
