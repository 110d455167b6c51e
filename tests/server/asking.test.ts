/**
 * Asking opponents for moves: if an opponent's thread keeps failing, the server stops asking it, but only in that game.
 */
import { expect, it } from 'vitest';
import { Asking, type Teller } from '../../server/opponents/asking.ts';
import type { MindThreads } from '../../server/opponents/threads.ts';
import type { ThoughtRequest } from '../../server/opponents/thoughts.ts';

const MOVER = { player: 'pia', opponent: 'charybdis' } as const;
const TABLE: Teller = { heard: () => [] };

/** Opponents' threads that fail in these games. */
function failingIn(...games: readonly string[]): { threads: MindThreads; asked: string[] } {
  const asked: string[] = [];
  const ask = (game: string, { type }: ThoughtRequest) => {
    asked.push(game);
    if (games.includes(game)) return Promise.reject(new Error(`${type}: the thread has ended`));
    return Promise.resolve({ type: 'thought', chart: [], move: null, why: null } as const);
  };
  return { asked, threads: { ask, forget: () => undefined, close: () => undefined } };
}

it('a mind whose thread has failed twice is not asked any more, until the next game', async () => {
  const { threads, asked } = failingIn('one');
  const asking = new Asking(threads);
  const ask = (game: string) => asking.ask(TABLE, { game, side: 'poseidon' }, MOVER);
  for (let i = 0; i < 4; i++) await expect(ask('one')).rejects.toThrow();
  expect(asked).toEqual(['one', 'one']);
  asking.forget(TABLE, 'two');
  await expect(ask('two')).resolves.toMatchObject({ type: 'thought' });
  await expect(ask('two')).resolves.toMatchObject({ type: 'thought' });
  expect(asked).toEqual(['one', 'one', 'two', 'two']);
});
