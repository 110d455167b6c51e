/** The queue that carries out a table's commands one at a time. */
import { describe, expect, it } from 'vitest';
import { Queue } from '../../server/tables/queue.ts';

/** A task that ends when the test tells it to. */
function task() {
  let finish!: () => void;
  let fail!: (error: unknown) => void;
  const promise = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { run: () => promise, finish, fail };
}

describe('a queue', () => {
  it('does nothing before what came before is done', async () => {
    const queue = new Queue();
    const [first, second] = [task(), task()];
    const done: string[] = [];
    const all = [
      queue.add(first.run).then(() => done.push('first')),
      queue.add(second.run).then(() => done.push('second')),
      queue.add(() => done.push('third')),
    ];
    second.finish();
    await Promise.resolve();
    expect(done).toEqual([]);
    first.finish();
    await Promise.all(all);
    expect(done).toEqual(['first', 'second', 'third']);
  });

  it('goes on after a failure, which only its own asker hears of', async () => {
    const queue = new Queue();
    const failing = task();
    const failed = queue.add(failing.run);
    const next = queue.add(() => 'done');
    failing.fail(new Error('no'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
  });

  it('is busy until the last of its tasks is done, those that came meanwhile among them', async () => {
    const queue = new Queue();
    expect(queue.busy).toBe(false);
    const [first, second] = [task(), task()];
    void queue.add(async () => {
      await first.run();
      void queue.add(second.run);
    });
    let isIdle = false;
    const idle = queue.idle().then(() => (isIdle = true));
    first.finish();
    await new Promise((resolve) => setImmediate(resolve));
    expect([queue.busy, isIdle]).toEqual([true, false]);
    second.finish();
    await idle;
    expect(queue.busy).toBe(false);
  });
});
