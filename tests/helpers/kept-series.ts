/** A table with a series of whole games, written straight into a store: nobody waits for its moves. */
import { digest } from '../../server/lib/secrets.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { gameLog, tableLog } from '../../server/tables/logs.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import type { Opponent } from '../../shared/opponents/opponents.ts';
import type { Table } from '../../shared/table/table.ts';
import { newToken } from './client.ts';
import { began, playOut } from './play.ts';
import { seeded } from './random.ts';
import { Evening } from './tables.ts';

export interface KeptSeries {
  readonly code: string;
  /** Of each person, by name. */
  readonly tokens: ReadonlyMap<string, string>;
  readonly table: Table;
}

interface Wanted {
  /** Their names, which are their ids; the first is the host. */
  readonly people: readonly [string, ...string[]];
  readonly opponents?: readonly Opponent[];
  /** How many of its games have been played. */
  readonly games: number;
  readonly seed?: number;
  /** 0 to 1: how often a ship is steered right. The higher, the more come home. */
  readonly luck?: number;
}

/** Everybody sits, a series has begun, and so many of its games have been played at random. */
export async function keepSeries(
  store: Store,
  { people, opponents = [], games, seed = 1, luck = 0.75 }: Wanted,
): Promise<KeptSeries> {
  const [host, ...others] = people;
  const random = seeded(seed);
  const evening = new Evening(people, random);
  evening.does(host, { type: 'sit', seat: 'poseidon' });
  for (const player of others) evening.does(player, { type: 'sit', seat: 'navigators' });
  for (const opponent of opponents) {
    evening.does(host, { type: 'seat-opponent', opponent, seat: 'navigators' });
  }
  evening.does(host, { type: 'begin-series', order: 'lot', boards: 'same', sameVariants: true });
  const [board] = loadBoards('boards').values();
  if (!board) throw new Error('there is no board');
  const logs: [string, readonly GameEvent[]][] = [];
  for (let played = 0; played < games; played++) {
    evening.does(host, { type: 'begin-game' });
    const { id, navigators, owners } = evening.game;
    const plays = [...playOut(began(board, {}, { navigators, owners }), random, 0, luck)];
    const log = plays.at(-1)?.log ?? [];
    const last = log.at(-1);
    if (last?.type !== 'ended') throw new Error('that is no whole game');
    logs.push([gameLog(id), log]);
    evening.ends(...last.outcome.arrived);
  }
  const id = 'T00000000000';
  const { code } = evening.table;
  const entriesOf = (log: string, events: readonly unknown[]) =>
    events.map((event, number) => ({ log, number, event }));
  const entries = [
    ...entriesOf(tableLog(id), evening.log),
    ...logs.flatMap(([log, events]) => entriesOf(log, events)),
  ];
  await store.write({ entries, table: { id, code } });
  const tokens = new Map(people.map((name) => [name, newToken()]));
  for (const [player, token] of tokens) {
    await store.write({ entries: [], seat: { table: id, digest: digest(token), player } });
  }
  return { code, tokens, table: evening.table };
}
