/** A short form of `npm run chaos` with servers that share a database. */
import { expect, it } from 'vitest';
import { playChaos } from './chaos.ts';

it('nothing acknowledged is lost where three servers share a database, whatever is done to them and it', async () => {
  const { faults, line } = await playChaos({ seed: 1, games: 4, kills: 4, abreast: 4, servers: 3 });
  expect(faults).toEqual([]);
  expect(line).toMatch(/ blows to 3 servers /);
}, 180_000);
