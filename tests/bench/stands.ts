/** Starts and stops the contenders' servers. */
import { loadContender } from './contenders/all.ts';
import type { Stand } from './company.ts';
import { ServerProcess } from './server.ts';

async function openStand(name: string): Promise<Stand & { readonly server: ServerProcess }> {
  const contender = await loadContender(name);
  return { name, contender, server: await ServerProcess.start(name) };
}

/**
 * Runs a function with the servers of these contenders, and stops the servers afterwards, even if it fails.
 * @throws Error if there are no contenders
 */
export async function withStands<T>(
  names: readonly string[],
  work: (stands: readonly [Stand, ...Stand[]]) => Promise<T>,
): Promise<T> {
  const open: Awaited<ReturnType<typeof openStand>>[] = [];
  try {
    for (const name of names) open.push(await openStand(name));
    const [first, ...others] = open;
    if (!first) throw new Error('there are no contenders');
    return await work([first, ...others]);
  } finally {
    await Promise.all(open.map(({ server }) => server.stop()));
  }
}
