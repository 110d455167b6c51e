/** The games that were played alone on this device: those that were begun, and what came of each that is over. */
import type { Findings } from '../../shared/analysis/analyse.ts';
import type { PlayerId, Side } from '../../shared/game/game.ts';
import { OPPONENTS, type Opponent } from '../../shared/opponents/opponents.ts';
import { opponentOf } from '../../shared/table/queries.ts';
import { arrivalsOf, type Review } from '../../shared/game/views/review.ts';
import type { GameRecord, Table } from '../../shared/table/table.ts';
import { dayHere } from '../lib/days.ts';
import { ID, json, list, MOMENT, number, object, oneOf, orElse, text } from '../lib/formats.ts';
import { Persisted } from '../lib/persisted.ts';
import { keepScores, scoresKept } from './kept-scores.ts';

/** A table that was made to play alone at. */
export interface BegunAlone {
  readonly code: string;
  /** When, in ms since 1970. */
  readonly at: number;
  readonly opponent: Opponent;
  /** The player's own side. */
  readonly side: Side;
  /** The day whose voyage it is, if it is one. */
  readonly day?: string;
  /** The day that it was here when that was begun: later the device's clock or its zone may say another. */
  readonly begunOn?: string;
}

/** A game that is over. */
export interface KeptAlone extends BegunAlone {
  readonly game: string;
  readonly board: string;
  readonly won: boolean;
  /** How many ships came home. */
  readonly home: number;
  /** The round in which it ended, and those in which a ship came home. */
  readonly rounds: number;
  readonly arrivals: readonly number[];
  /** The player's own, 0 to 100; null where there was nothing to judge, or it is not worked out. */
  readonly score: number | null;
  /** A day's voyage that was not played on the day. */
  readonly late?: true;
}

const MOST_BEGUN = 40;
/** Those of days are kept on top of that, for ever: a few bytes a day. */
const MOST_KEPT = 100;

/** No day is ever let go of: more than anybody plays in a life. */
const MOST_STORED = 40_000;

const DAY = text(/^\d{4}-\d{2}-\d{2}$/);
const begunFields = {
  code: text(/^\w{1,10}$/),
  at: MOMENT,
  opponent: oneOf(OPPONENTS),
  side: oneOf<Side>(['poseidon', 'navigators']),
  day: DAY,
  begunOn: DAY,
};
const rounds = number(0, 99);

const begun = new Persisted<readonly BegunAlone[]>({
  key: 'odyssey.alone',
  fallback: [],
  format: json(list(object<BegunAlone>(begunFields, ['day', 'begunOn']), MOST_BEGUN)),
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
        ['day', 'begunOn', 'late'],
      ),
      MOST_STORED,
    ),
  ),
});

/** The tables that were made to play alone at, the newest first. */
export function begunAlone(): readonly BegunAlone[] {
  return begun.value;
}

/** Notes that a table was made. */
export function noteBegun(table: BegunAlone): void {
  const others = begun.value.filter(({ code }) => code !== table.code);
  begun.value = [table, ...others].slice(0, MOST_BEGUN);
}

/** The games that are over, the newest first. */
export function keptAlone(): readonly KeptAlone[] {
  return kept.value;
}

/** The game of each day's voyage: the first that was played to its end. */
export function keptDays(): ReadonlyMap<string, KeptAlone> {
  return new Map(kept.value.flatMap((game) => (game.day === undefined ? [] : [[game.day, game]])));
}

/**
 * Keeps a game that is over, if it was one alone: whoever else had a seat in it was an opponent.
 * @param me who plays on this device
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
  const { outcome, daily: day } = record;
  if (!outcome || !opponent || opponents.includes(undefined)) return;
  if (side === undefined || side === 'both' || kept.value.some(({ game }) => game === record.id)) return;
  const { at, begunOn } = day === undefined ? begunNow() : whenBegun(table.code);
  keep({
    ...{ code: table.code, at, opponent, side, game: record.id, board: record.board },
    ...{ won: outcome.winner === side, home: outcome.arrived.length, rounds: review.game.round },
    arrivals: arrivalsOf(review).flatMap(({ ships, round }) => ships.map(() => round)),
    score: null,
    ...(day !== undefined && { day, ...(begunOn !== day && { late: true }) }),
  });
}

/** Keeps the scores of a game that was worked out, and adds the player's own to it if it was one alone. */
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

/** A voyage that is begun on its day and ends past midnight is that day's all the same. */
function whenBegun(code: string): { at: number; begunOn: string } {
  const table = begun.value.find((one) => one.code === code);
  // Earlier versions noted only the time.
  return table ? { at: table.at, begunOn: table.begunOn ?? dayHere(table.at) } : begunNow();
}

function begunNow(): { at: number; begunOn: string } {
  const at = Date.now();
  return { at, begunOn: dayHere(at) };
}

/** The first try of a day's voyage counts. */
function keep(game: KeptAlone): void {
  if (game.day !== undefined && keptDays().has(game.day)) return;
  const all = [game, ...kept.value];
  const others = all.filter(({ day }) => day === undefined).slice(0, MOST_KEPT);
  kept.value = all.filter((one) => one.day !== undefined || others.includes(one));
}
