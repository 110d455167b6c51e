/** Creates tables from which many states start. */
import type { Board } from '../../shared/board/board.ts';
import type { GameEvent, Variants } from '../../shared/game/game.ts';
import type { Clock } from '../../shared/table/clock.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Opponent } from '../../shared/opponents/opponents.ts';
import { wholeGame, PEOPLE } from '../helpers/finished.ts';
import { began, playOut } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import { Evening } from '../helpers/tables.ts';
import { boardFrom } from '../helpers/board-from.ts';
import { Scene } from './scene.ts';

type GameBegan = Extract<TableEvent, { type: 'game-began' }>;

/** How a table differs from the default. */
export interface Around extends Partial<Pick<GameBegan, 'mode' | 'oracle' | 'surveyHelp' | 'openChart'>> {
  /** The name of the board; A by default. */
  readonly board?: string;
  /** True if Eve is a Navigator too. */
  readonly crew?: boolean;
  /** True if a big screen may show the true board. */
  readonly olympus?: boolean;
  /** The table's clock. If true, orders have a time limit of two minutes. */
  readonly clock?: boolean | Clock;
}

/** A table in the lobby. Ann is the host and a Navigator, Pia is Poseidon, and Eve has no seat. */
export async function seated(): Promise<Scene> {
  const scene = new Scene(['Ann', 'Pia', 'Eve']);
  await scene.does('Ann', { type: 'sit', seat: 'navigators' });
  return scene.does('Pia', { type: 'sit', seat: 'poseidon' });
}

/**
 * The table that `seated` makes, with a running game.
 * @param starts start squares that differ from those of the board
 */
export async function underway(
  starts: Partial<Board['starts']> = {},
  variants: Partial<Variants> = {},
  { board = 'A', crew = false, olympus = false, clock = false, ...settings }: Around = {},
): Promise<Scene> {
  const scene = await seated();
  if (crew) await scene.does('Eve', { type: 'sit', seat: 'navigators' });
  const navigators = crew ? ['Ann', 'Eve'] : ['Ann'];
  const other = crew ? 'Eve' : 'Ann';
  const owners = { red: 'Ann', green: other, white: 'Ann', yellow: other };
  const game = {
    game: 'game-1',
    board,
    mode: 'cooperative',
    poseidon: 'Pia',
    navigators,
    owners,
    series: null,
  } as const;
  const inMinutes = { poseidon: 300, order: 120, atZero: 'sign' } as const;
  // Give the permissions after the game has begun, because Poseidon's is valid for one game only.
  const allowed = (['host', 'poseidon'] as const).map(
    (by) => ({ type: 'olympus-allowed', by, allowed: true }) as const,
  );
  const first = began(boardFrom(starts, board), variants, { navigators, owners });
  if (clock) await scene.does('Ann', { type: 'choose-clock', clock: clock === true ? inMinutes : clock });
  scene.happens([{ type: 'game-began', ...game, ...settings }], [first]);
  return olympus ? scene.happens(allowed) : scene;
}

/**
 * A table with four people and one finished game. Annette is the host and a Navigator, Benjamin is a Navigator too, and
 * Olympia was Poseidon. If the log has no end, the game was ended early.
 * @param during the table's events during the game
 */
export function finished(
  events: readonly GameEvent[] = wholeGame(),
  during: readonly TableEvent[] = [],
): Scene {
  const [first, last] = [events[0], events.at(-1)];
  if (first?.type !== 'began') throw new Error('that is no game');
  const outcome = last?.type === 'ended' ? last.outcome : null;
  const { owners, navigators } = first;
  const game = 'game-1';
  const seats = navigators.map((player): TableEvent => ({ type: 'sat', player, seat: 'navigators' }));
  return new Scene(Object.keys(PEOPLE), { names: PEOPLE })
    .happens([{ type: 'sat', player: 'pia', seat: 'poseidon' }, ...seats])
    .happens(
      [
        {
          type: 'game-began',
          game,
          board: 'A',
          mode: 'competing',
          poseidon: 'pia',
          navigators,
          owners,
          series: null,
        },
      ],
      events,
    )
    .happens([...during, { type: 'game-ended', game, outcome }]);
}

/** The options for a series with some finished games. */
export interface PlayedSeries {
  /** The players' names, which are also their ids; the first is the host. */
  readonly people: readonly [string, ...string[]];
  readonly opponents?: readonly Opponent[];
  /** The number of finished games. */
  readonly games: number;
  readonly seed?: number;
  /** The share of orders that steer a ship well, from 0 to 1. With a higher value, more ships come home. */
  readonly luck?: number;
}

/** A table with a series whose games were played at random. The same seed gives the same games. */
export function playedSeries({ people, opponents = [], games, seed = 1, luck = 0.75 }: PlayedSeries): Scene {
  const [host, ...others] = people;
  const random = seeded(seed);
  const evening = new Evening(people, random).seats(host, ...others);
  for (const opponent of opponents)
    evening.does(host, { type: 'seat-opponent', opponent, seat: 'navigators' });
  evening.does(host, { type: 'begin-series', order: 'lot', boards: 'same', sameVariants: true });
  const logs = new Map<string, readonly GameEvent[]>();
  for (let played = 0; played < games; played++) {
    evening.does(host, { type: 'begin-game' });
    const { id, navigators, owners } = evening.game;
    const log =
      [...playOut(began(boardFrom({}), {}, { navigators, owners }), random, 0, luck)].at(-1)?.log ?? [];
    const last = log.at(-1);
    if (last?.type !== 'ended') throw new Error('that is no whole game');
    logs.set(id, log);
    evening.ends(...last.outcome.arrived);
  }
  const scene = new Scene(people);
  const isNew = (event: TableEvent) =>
    event.type !== 'made' && !(event.type === 'joined' && people.includes(event.player));
  for (const event of evening.log.filter(isNew))
    scene.happens([event], event.type === 'game-began' ? logs.get(event.game) : []);
  return scene;
}

/** The table that `finished` makes, after a game with special tiles and a lighthouse. */
export const finishedWithDangers = (): Scene =>
  finished(wholeGame(7, { lighthouses: 1, maelstroms: 1, fogBanks: 1 }));
