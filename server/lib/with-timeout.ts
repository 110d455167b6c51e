/** Waits for work with a timeout. */

/**
 * Waits for `work`, but no longer than `ms`. Resolves with true if `work` finished in time, and otherwise with false.
 * Rejects if `work` rejects.
 */
export async function withTimeout(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
