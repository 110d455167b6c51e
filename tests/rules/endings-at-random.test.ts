/**
 * Random games that end in every way: played out, conceded by a side, or ended by the winners. The result and the points
 * are compared with a count of our own. `GAMES=20000` plays that many.
 */
import process from 'node:process';
import { expect, it } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { GameEvent, Outcome } from '../../shared/game/game.ts';
import type { Random } from '../../shared/random.ts';
import { pointsOf } from '../../shared/table/series.ts';
import type { GameRecord } from '../../shared/table/game-record.ts';
import { beganFor, nextMove, perform, start } from '../helpers/play.ts';
import { oneOf, seeded } from '../helpers/random.ts';
import { Evening } from '../helpers/tables.ts';
import { drawVariants } from '../oracle/mixes.ts';

const GAMES = Number(process.env['GAMES'] ?? 400);
const SEAS = [...loadBoards('boards').values()];
const PLAYERS = ['pia', 'ann', 'ben', 'cleo', 'dora'];

/** What a game's log says, counted event by event: the ships that are home, and the number of the round. */
interface Counted {
  readonly home: readonly Ship[];
  readonly round: number;
}

function count(log: readonly GameEvent[]): Counted {
  const home = log.flatMap((event) => (event.type === 'sailed' && event.arrived ? [event.ship] : []));
  const rounds = log.filter(({ type }) => type === 'round-began').length;
  return { home, round: 1 + rounds };
}

/** The outcome by the rulebook. `conceded` is the side that gave up, or null. */
function expectedOutcome({ home, round }: Counted, conceded: 'poseidon' | 'navigators' | null): Outcome {
  const arrived = SHIPS.filter((ship) => home.includes(ship));
  if (conceded !== null)
    return { winner: conceded === 'poseidon' ? 'navigators' : 'poseidon', arrived, conceded: round };
  return { winner: home.length >= 3 ? 'navigators' : 'poseidon', arrived };
}

/** Ruling 26: Poseidon has one point for each ship at sea, a Navigator three for each own ship and one for the shared. */
function expectedPoints({ navigators, owners, cooperative }: GameRecord, home: readonly Ship[]) {
  const crew = navigators.map((player) => {
    const own = home.filter((ship) => owners[ship] === player).length;
    return [player, 3 * own + (cooperative !== null && home.includes(cooperative) ? 1 : 0)];
  });
  return Object.fromEntries([['pia', 4 - home.length], ...crew]) as Record<string, number>;
}

/** Everybody of a side, some of whom change their minds, asks to finish. Returns true if the game is over. */
function finishes(
  evening: Evening,
  who: readonly string[],
  won: boolean,
  now: Counted,
  random: Random,
): boolean {
  const finish = won ? 'won' : 'concede';
  const deps = { game: { arrived: now.home, round: now.round }, present: PLAYERS };
  for (const player of who) {
    evening.does(player, { type: 'finish-game', finish }, deps);
    if (evening.isPlaying && random() < 0.2) {
      evening.does(player, { type: 'finish-game', finish, wish: false }, deps);
      return false;
    }
  }
  return !evening.isPlaying;
}

/** Plays one game. Returns how it ended. */
function playOne(seed: number): string {
  const random = seeded(seed);
  const players = PLAYERS.slice(0, 2 + Math.floor(random() * 4));
  const crew = players.slice(1);
  const competing = random() < 0.5;
  const evening = new Evening(players, random).seats('pia', ...crew);
  evening.does('pia', { type: 'choose-mode', mode: competing ? 'competing' : 'cooperative' });
  evening.does('pia', { type: 'begin-game' });
  const { game } = evening;
  let play = start(beganFor(oneOf(SEAS, random), drawVariants(random), crew.length));
  const patience = oneOf([0, 0.01, 0.05], random);
  let end = 'played out';
  for (let move = nextMove(play.game, random, 0.8); move; move = nextMove(play.game, random, 0.8)) {
    const now = count(play.log);
    const won = now.home.length >= 3;
    if (random() < (won ? 0.3 : patience)) {
      const side = won || random() < 0.5 ? 'navigators' : 'poseidon';
      if (won)
        expect(
          evening.tries(
            'pia',
            { type: 'finish-game', finish: 'concede' },
            { game: { arrived: now.home, round: now.round } },
          ),
        ).toBe('already-won');
      if (finishes(evening, side === 'poseidon' ? ['pia'] : crew, won, now, random)) {
        end = won ? 'ended at three' : `conceded by ${side}`;
        expect(evening.game.outcome).toEqual(expectedOutcome(now, won ? null : side));
        break;
      }
    }
    play = perform(play, move);
  }
  const now = count(play.log);
  if (evening.isPlaying) {
    expect(play.game.outcome).toEqual(expectedOutcome(now, null));
    evening.ends(...play.game.arrived);
  }
  expect(evening.game.id).toBe(game.id);
  expect(evening.game.state).toBe('ended');
  expect(pointsOf(evening.game)).toEqual(expectedPoints(evening.game, now.home));
  return end;
}

it('the result and the points are as counted, however a game ends', { timeout: 3_600_000 }, () => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) ends.add(playOne(seed));
  expect([...ends].sort()).toEqual([
    'conceded by navigators',
    'conceded by poseidon',
    'ended at three',
    'played out',
  ]);
});
