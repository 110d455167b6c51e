/**
 * Stores the games played alone on this device: the games that were begun, and the results of those that were finished.
 */
import type { Findings } from '../../shared/analysis/analyse.ts';
import type { PlayerId, Side } from '../../shared/game/game.ts';
import { OPPONENTS, type Opponent } from '../../shared/opponents/opponents.ts';
import { opponentOf } from '../../shared/table/queries.ts';
import { arrivalsOf, type Review } from '../../shared/game/views/review.ts';
import type { GameRecord } from '../../shared/table/game-record.ts';
import type { Table } from '../../shared/table/table.ts';
import { dayHere } from '../lib/days.ts';
import { ID, json, list, TIMESTAMP, number, object, oneOf, orElse, text } from '../lib/formats.ts';
import { Persisted } from '../lib/persisted.ts';
import { keepScores, scoresKept } from './kept-scores.ts';

/** A table that was created for playing alone. */
export interface BegunAlone {
  readonly code: string;
  /** The time when the table was created, in ms since 1970. */
  readonly at: number;
  readonly opponent: Opponent;
  readonly side: Side;
  /** The day of a daily game. Undefined if the game isn't a daily game. */
  readonly day?: string;
  /** Present if the daily game is on the day's easier sea. */
  readonly easier?: true;
  /**
   * The local day on which the game was begun. It is stored because the device's clock or time zone may change later.
   */
  readonly begunOn?: string;
}

/** A finished game. */
export interface KeptAlone extends BegunAlone {
  readonly game: string;
  readonly board: string;
  readonly won: boolean;
  /** The number of ships that came home. */
  readonly home: number;
  /** The number of the round in which the game ended. */
  readonly rounds: number;
  /** The rounds in which ships came home, with one entry per ship. */
  readonly arrivals: readonly number[];
  /** The player's own score from 0 to 100. Null if nothing could be judged, or if the analysis hasn't finished. */
  readonly score: number | null;
  /** Set if a daily game was played after its day. */
  readonly late?: true;
}

const MOST_BEGUN = 40;
/**
 * The maximum number of games to keep, not counting daily games. Daily games are never dropped, because they take up
 * only a few bytes a day.
 */
const MOST_KEPT = 100;

/**
 * The maximum number of stored games. It is far more than the number of daily games that anyone plays in a lifetime.
 */
const MOST_STORED = 40_000;

const DAY = text(/^\d{4}-\d{2}-\d{2}$/);
const begunFields = {
  code: text(/^\w{1,10}$/),
  at: TIMESTAMP,
  opponent: oneOf(OPPONENTS),
  side: oneOf<Side>(['poseidon', 'navigators']),
  day: DAY,
  easier: oneOf([true] as const),
  begunOn: DAY,
};
const rounds = number(0, 99);

const begun = new Persisted<readonly BegunAlone[]>({
  key: 'odyssey.alone',
  fallback: [],
  format: json(list(object<BegunAlone>(begunFields, ['day', 'easier', 'begunOn']), MOST_BEGUN)),
});
const kept = new Persisted<readonly KeptAlone[]>({
  key: 'odyssey.games-alone',
  fallback: [],
  format: json(
    list(
      object<KeptAlone>(
        {
          ...begunFields,
          game: ID,
          board: ID,
          won: oneOf([true, false]),
          home: number(0, 4),
          rounds,
          arrivals: list(rounds, 4),
          score: orElse(number(0, 100), null),
          late: oneOf([true]),
        },
        ['day', 'easier', 'begunOn', 'late'],
      ),
      MOST_STORED,
    ),
  ),
});

/** The tables created for playing alone, newest first. */
export function begunAlone(): readonly BegunAlone[] {
  return begun.value;
}

/** Records that a table was created for playing alone. */
export function noteBegun(table: BegunAlone): void {
  const others = begun.value.filter(({ code }) => code !== table.code);
  begun.value = [table, ...others].slice(0, MOST_BEGUN);
}

/** The finished games, newest first. */
export function keptAlone(): readonly KeptAlone[] {
  return kept.value;
}

/**
 * For each day, the daily game that counts, which is the first one that was finished.
 * @param easier true for the games on the easier seas, which never replace those on the usual ones
 */
export function keptDays(easier?: true): ReadonlyMap<string, KeptAlone> {
  const games = kept.value.filter((game) => game.easier === easier);
  return new Map(games.flatMap((game) => (game.day === undefined ? [] : [[game.day, game]])));
}

/**
 * Stores a finished game if it was played alone, which means that all other seats were held by opponents.
 * @param me the player on this device
 */
export function keepAlone(
  table: Pick<Table, 'code' | 'players'>,
  record: GameRecord,
  me: PlayerId | undefined,
  review: Pick<Review, 'game' | 'frames'>,
): void {
  const side = me === undefined ? undefined : record.sides[me];
  const others = Object.keys(record.sides).filter((player) => player !== me);
  const opponents = others.map((player) => opponentOf(table, player));
  const [opponent] = opponents;
  const { outcome, daily: day, easier } = record;
  if (!outcome || !opponent || opponents.includes(undefined)) return;
  if (side === undefined || side === 'both' || kept.value.some(({ game }) => game === record.id)) return;
  const { at, begunOn } = day === undefined ? begunNow() : whenBegun(table.code);
  keep({
    ...{ code: table.code, at, opponent, side, game: record.id, board: record.board },
    ...{ won: outcome.winner === side, home: outcome.arrived.length, rounds: review.game.round },
    arrivals: arrivalsOf(review).flatMap(({ ships, round }) => ships.map(() => round)),
    score: null,
    ...(day !== undefined && { day, ...(easier && { easier }), ...(begunOn !== day && { late: true }) }),
  });
}

/**
 * Stores the scores of an analysed game. If the game was played alone, also adds the player's own score to its stored
 * result.
 */
export function keepFindings(game: string, findings: Findings): void {
  keepScores(game, findings);
  const scores = scoresKept(game);
  if (!scores) return;
  kept.value = kept.value.map((one) =>
    one.game === game
      ? { ...one, score: one.side === 'poseidon' ? scores.confusion : scores.deduction }
      : one,
  );
}

/**
 * The time and the local day when the game at a table was begun. A daily game that was begun on its day counts for that
 * day, even if it ends after midnight.
 */
function whenBegun(code: string): { at: number; begunOn: string } {
  const table = begun.value.find((one) => one.code === code);
  // Earlier versions stored only the time, so the day is computed from it.
  return table ? { at: table.at, begunOn: table.begunOn ?? dayHere(table.at) } : begunNow();
}

function begunNow(): { at: number; begunOn: string } {
  const at = Date.now();
  return { at, begunOn: dayHere(at) };
}

/** Stores a finished game. If the same daily game already has a result, the new result is ignored. */
function keep(game: KeptAlone): void {
  if (game.day !== undefined && keptDays(game.easier).has(game.day)) return;
  const all = [game, ...kept.value];
  const others = all.filter(({ day }) => day === undefined).slice(0, MOST_KEPT);
  kept.value = all.filter((one) => one.day !== undefined || others.includes(one));
}
