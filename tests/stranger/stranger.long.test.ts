/**
 * Checks that docs/PROTOCOL.md is sufficient: clients written from that page alone play random games on the real
 * server. A failure states its seed, and STRANGER_SEED=<seed> plays that game again.
 */
import { expect, test } from 'vitest';
import { playGame } from './game.ts';
import { only, useStrangers } from './play-all.ts';
import { playSeries } from './series.ts';

const GAMES = 140;

/** The refusal codes that must occur during the games. */
const CODES = [
  ...['no-such-table', 'no-such-seat', 'token-used', 'not-attending', 'no-such-game', 'game-not-over'],
  ...['no-such-offer', 'seat-taken', 'table-full', 'game-running', 'no-game-running', 'seats-empty'],
  ...['not-seated', 'not-host', 'no-such-player', 'no-such-board', 'bad-board', 'player-present'],
  'knows-other-side',
  ...['game-not-shared', 'has-not-played', 'table-locked', 'must-knock', 'name-taken', 'no-such-knock'],
  ...['ship-taken', 'share-full', 'wrong-side', 'wrong-phase', 'not-your-ship', 'tile-not-in-hand'],
  ...['great-storm-in-a-row', 'great-storm-dead-end', 'push-missing', 'push-unwanted', 'push-not-adjacent'],
  ...['push-sacred', 'ship-arrived', 'ship-stepped', 'ship-held', 'ship-not-held', 'square-off-board'],
  ...['square-barred', 'square-taken', 'wrong-count', 'proposal-changed', 'no-such-token', 'reminders-off'],
  ...['opponent-here', 'no-days-clock', 'not-asked', 'phrases-only', 'no-such-line'],
];

/** Things that must happen in at least one of the games. */
const HAPPENINGS = [
  ...['said', 'said to the crew', 'removed'],
  ...['big screen', 'sign', 'new device', 'new player', 'both sides'],
  ...['let in', 'turned away', 'taken off', 'freed while there', 'broken off', 'more time'],
  ...['ended at three', 'conceded by poseidon', 'conceded by navigators'],
];

/** The refusal codes that must occur during the series. */
const SERIES_CODES = ['series-running', 'no-series-running', 'wrong-order', 'seats-empty', 'not-host'];
const SERIES = 8;

const playAll = useStrangers();

/** Lists the expected refusal codes that no request got. */
const missing = (codes: string[], played: { refusals: string[] }[]): string[] => {
  const came = new Set(played.flatMap(({ refusals }) => refusals));
  return codes.filter((code) => !came.has(code));
};

test('a stranger plays whole games from the page alone, and meets every refusal', async () => {
  const { played, wrong } = await playAll(GAMES, playGame);
  expect(wrong).toEqual([]);
  expect(played).toHaveLength(only === undefined ? GAMES : 1);
  if (only !== undefined) return;
  expect(new Set(played.map(({ winner }) => winner))).toEqual(new Set(['poseidon', 'navigators', null]));
  expect(missing(CODES, played)).toEqual([]);
  expect(new Set(played.flatMap(({ came }) => came))).toEqual(new Set(HAPPENINGS));
  expect(new Set(played.map(({ arrived }) => arrived))).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(new Set(played.map(({ navigators }) => navigators))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(played.map(({ mode }) => mode))).toEqual(new Set(['cooperative', 'competing']));
}, 180_000);

test('a stranger plays short series through', async () => {
  const { played, wrong } = await playAll(SERIES, playSeries);
  expect(wrong).toEqual([]);
  if (only !== undefined) return;
  expect(missing(SERIES_CODES, played)).toEqual([]);
  expect(new Set(played.map(({ boards }) => boards))).toEqual(new Set(['same', 'in turn', 'chosen']));
  expect(new Set(played.map(({ complete }) => complete))).toEqual(new Set([true, false]));
});
