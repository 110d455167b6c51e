/** A game over days whose players are notified by a real push service, with a clock that the test turns. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { days, HOUR, OverDays, TURN } from '../helpers/over-days.ts';
import { PushService, type PushDevice } from '../helpers/push-service.ts';
import { always } from '../helpers/random.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-push-days-'));
afterAll(() => rmSync(folder, { recursive: true }));

let service: PushService;
beforeEach(async () => {
  service = await PushService.open();
});
afterEach(async () => {
  await service.close();
  expect(service.faults).toEqual([]);
});

it('every turn and the end of a whole game are received once, though the server restarts between the turns', async () => {
  const game = await new OverDays(join(folder, 'whole.sqlite'), {
    push: service.options({ lookMs: 10 }),
  }).begin(days());
  const devices = { poseidon: service.device('poseidon'), navigator: service.device('navigator') };
  const expected: Record<keyof typeof devices, string[]> = { poseidon: [], navigator: [] };
  await game.subscribe(game.poseidon, devices.poseidon);
  await game.subscribe(game.navigator, devices.navigator);
  const random = always(1);
  let isOver = false;
  for (let turns = 0; !isOver; turns++) {
    const [mover, other] =
      turns % 2 === 0 ? (['poseidon', 'navigator'] as const) : (['navigator', 'poseidon'] as const);
    await game.stop();
    game.clock.ms += HOUR;
    await game.start();
    isOver = await game.visit(game[mover], async (follower) => {
      for (let move = follower.move(random); move; move = follower.move(random)) await follower.does(move);
      return follower.over;
    });
    expected[other].push(isOver ? 'game-over' : 'your-turn');
    await devices[other].gets(...expected[other]);
    const newest = devices[other].received.at(-1)?.notice;
    expect(newest).toEqual({
      kind: isOver ? 'game-over' : 'your-turn',
      code: game.code,
      ...(!isOver && { at: game.clock.ms + TURN }),
    });
  }
  game.clock.ms += 10 * TURN;
  await game.checked();
  await devices.poseidon.gets(...expected.poseidon);
  await devices.navigator.gets(...expected.navigator);
  expect(service.senders.size).toBe(1);
  expect(sizesOf(devices)).toEqual(new Set([sizeOf(devices.poseidon)]));
  await game.stop();
});

function sizeOf({ received }: PushDevice): number | undefined {
  return received[0]?.size;
}

function sizesOf(devices: Readonly<Record<string, PushDevice>>): Set<number> {
  return new Set(Object.values(devices).flatMap(({ received }) => received.map(({ size }) => size)));
}
