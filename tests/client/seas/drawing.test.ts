/** Seas are drawn in a worker: each once, and again after a failure. */
import { expect, it } from 'vitest';
import { Drawing, type Thread } from '../../../client/seas/drawing.ts';
import { SMALL_SEA } from '../../helpers/boards.ts';

class FakeWorker implements Thread {
  onmessage: Thread['onmessage'] = null;
  onerror: Thread['onerror'] = null;
  readonly asked: string[] = [];
  isStopped = false;

  postMessage(id: string): void {
    this.asked.push(id);
  }
  terminate(): void {
    this.isStopped = true;
  }
  answers(id: string, isDrawn = true): void {
    const board = isDrawn ? { ...SMALL_SEA, id } : undefined;
    this.onmessage?.({ data: { id, board } } as MessageEvent);
  }
  fails(): void {
    this.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
  }
}

function drawing() {
  const workers: FakeWorker[] = [];
  const seas = new Drawing(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  return { seas, workers };
}

it('asks a worker for each sea once, however often the sea is shown', async () => {
  const { seas, workers } = drawing();
  expect(workers).toHaveLength(0);
  const [one, again, other] = [seas.drawn('sea-1'), seas.drawn('sea-1'), seas.drawn('sea-2')];
  workers[0]?.answers('sea-2');
  workers[0]?.answers('sea-1');
  expect([(await one).id, (await again).id, (await other).id]).toEqual(['sea-1', 'sea-1', 'sea-2']);
  await seas.drawn('sea-1');
  expect(workers.map(({ asked }) => asked)).toEqual([['sea-1', 'sea-2']]);
});

it('says that a sea could not be drawn, and tries again when it is shown again', async () => {
  const { seas, workers } = drawing();
  const failed = seas.drawn('sea-1');
  workers[0]?.answers('sea-1', false);
  await expect(failed).rejects.toThrow('sea-1');
  const again = seas.drawn('sea-1');
  workers[0]?.answers('sea-1');
  expect((await again).id).toBe('sea-1');
});

it('starts another worker after one has failed', async () => {
  const { seas, workers } = drawing();
  const waiting = [seas.drawn('sea-1'), seas.drawn('sea-2')];
  workers[0]?.fails();
  for (const board of waiting) await expect(board).rejects.toThrow('could not be drawn');
  expect(workers[0]?.isStopped).toBe(true);
  const again = seas.drawn('sea-2');
  expect(workers[1]?.asked).toEqual(['sea-2']);
  workers[1]?.answers('sea-2');
  expect((await again).id).toBe('sea-2');
});

it('keeps a limited number of boards, but none that is still being drawn is forgotten', async () => {
  const { seas, workers } = drawing();
  const slow = seas.drawn('slow');
  for (let i = 0; i < 100; i++) {
    const board = seas.drawn(`sea-${i}`);
    workers[0]?.answers(`sea-${i}`);
    await board;
  }
  expect(seas.drawn('slow')).toBe(slow);
  void seas.drawn('sea-0');
  void seas.drawn('sea-99');
  expect(workers[0]?.asked.slice(101)).toEqual(['sea-0']);
});
