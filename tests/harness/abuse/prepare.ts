/** Prepares two tables that are slow to serve: one with a long finished game, and one with very many games. */
import { NO_LIMITS } from '../../../server/gateway/limits.ts';
import { openSqlite } from '../../../server/store/open.ts';
import { startServer } from '../../helpers/server.ts';
import { RawDevice } from '../wire/device.ts';
import type { Job } from './job.ts';
import { Own } from './own-table.ts';

export type Prepared = Pick<Job, 'longGame' | 'manyGames' | 'manyGamesId'>;

export interface Sizes {
  /** The number of guesses in the long game. */
  readonly guesses: number;
  /** The number of games at the table with many games. */
  readonly games: number;
}

/** Writes both tables into a new data file. */
export async function prepare(file: string, { guesses, games }: Sizes): Promise<Prepared> {
  const store = openSqlite(file);
  const server = await startServer({ store, limits: NO_LIMITS });
  const device = await RawDevice.open(server.url, { keeps: false });
  const long = await Own.begin(device);
  for (let i = 0; i < guesses; i++)
    await device.ask(...long.command({ type: 'guess', ship: 'red', square: i % 2 === 0 ? 'b2' : 'c3' }));
  await device.ask(...long.command({ type: 'abandon-game' }));
  const game = await gameAt(server.url, long.code);
  const many = await Own.begin(device);
  for (let i = 0; i < games; i++) {
    await device.ask(...many.command({ type: 'abandon-game' }));
    await device.ask(...many.command({ type: 'begin-game' }));
  }
  device.close();
  const manyGamesId = (await store.findTable(many.code))?.id ?? '';
  await server.stop();
  return { longGame: { code: long.code, game }, manyGames: many.code, manyGamesId };
}

/** The id of the newest game at a table. */
async function gameAt(url: string, code: string): Promise<string> {
  const onlooker = await RawDevice.open(url, { keeps: false });
  const answer = await onlooker.ask<{ feeds: { log: string; game?: string }[] }>('attend', {
    code,
    tokens: [],
    have: { table: 0, game: null },
  });
  onlooker.close();
  const game = answer.ok ? answer.feeds.find(({ log }) => log === 'game')?.game : undefined;
  if (game === undefined) throw new Error('no game has begun');
  return game;
}
