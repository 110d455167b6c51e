/** Expensive reads run a few at a time, and a read that hangs doesn't hold up the others. */
import { expect, it } from 'vitest';
import { ReadingLanes } from '../../server/gateway/reading-turns.ts';

it('no more than two reads run at a time', async () => {
  const lanes = new ReadingLanes();
  let running = 0;
  let most = 0;
  const read = async () => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 5));
    running--;
  };
  await Promise.all(Array.from({ length: 10 }, () => lanes.run(read)));
  expect(most).toBe(2);
});

it('reads that never end hold up no others', async () => {
  const lanes = new ReadingLanes();
  const never = () => new Promise<void>(() => undefined);
  void lanes.run(never);
  void lanes.run(never);
  expect(
    await Promise.all([lanes.run(async () => undefined), lanes.run(async () => undefined)]),
  ).toHaveLength(2);
});
