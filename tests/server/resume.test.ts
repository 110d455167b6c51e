/** Reconnecting: missing events are sent, and a command that is sent twice is carried out only once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTHING } from '../helpers/client.ts';
import { Follower, gatherFollowers } from '../helpers/follower.ts';
import { seeded } from '../helpers/random.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';
import type { GameCommand } from '../../shared/game/game.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Opens a second connection for the same seat, which has not received anything yet. */
function again(follower: Follower): Follower {
  const other = new Follower(server.url);
  Object.assign(other, { token: follower.token, player: follower.player, code: follower.code });
  return other;
}

describe('a client that comes back', () => {
  it('is told just what it misses, and stands where it would have stood', async () => {
    const random = seeded(5);
    const { poseidon, navigator } = await gatherFollowers(server.url);
    for (let i = 0; i < 12; i++) {
      const mover = [poseidon, navigator].find((side) => side.move(random));
      await mover?.does(mover.move(random) as GameCommand);
      for (const side of [poseidon, navigator]) await side.caughtUp();
    }
    const early = again(navigator);
    const before = await early.attend(NOTHING);
    await navigator.comeBack();
    const half = { id: navigator.game?.id ?? '', audience: 'navigators' as const, next: 6 };
    const { feeds } = await navigator.attend({ table: navigator.tableEvents.length, game: half });
    const rest = feeds.find(({ log }) => log === 'game');
    const whole = before.feeds.find(({ log }) => log === 'game');
    expect(rest?.from).toBe(6);
    expect(rest?.events).toEqual(whole?.events.slice(6));
    early.take(before.feeds);
    expect(early.game).toEqual(navigator.game);
    expect(early.tableEvents).toEqual(navigator.tableEvents);
    for (const client of [poseidon, navigator, early]) client.close();
  });

  it('with the other side in its hands is told its own side from the beginning', async () => {
    const { poseidon, navigator } = await gatherFollowers(server.url);
    const claimed = { id: poseidon.game?.id ?? '', audience: 'poseidon' as const, next: 1 };
    const { feeds } = await navigator.attend({ table: 0, game: claimed });
    expect(feeds.find(({ log }) => log === 'game')).toMatchObject({ audience: 'navigators', from: 0 });
    for (const client of [poseidon, navigator]) client.close();
  });
});

describe('a command sent twice', () => {
  it('is carried out once and answered twice', async () => {
    const { poseidon, navigator } = await gatherFollowers(server.url);
    const storm = poseidon.move(seeded(3)) as GameCommand;
    expect(await poseidon.command(storm, 'same')).toMatchObject({ ok: true, repeated: false });
    expect(await poseidon.command(storm, 'same')).toEqual({ ok: true, feeds: [], repeated: true });
    await expect.poll(() => navigator.game?.view.phase).toBe('navigators');
    expect(navigator.game?.next).toBe(2);
    // Command ids are stored for each player separately, so nobody can block another player's command.
    const guess = { type: 'guess', ship: 'red', square: 'b2' } as const;
    expect(await navigator.command(guess, 'same')).toMatchObject({ ok: true, repeated: false });
    for (const client of [poseidon, navigator]) client.close();
  });

  it('at the same time is carried out once too', async () => {
    const { poseidon, navigator } = await gatherFollowers(server.url);
    await poseidon.does(poseidon.move(seeded(3)) as GameCommand);
    const sail = { type: 'sail', ship: 'red', heading: 'N' } as const;
    const answers = await Promise.all([navigator.command(sail, 'one'), navigator.command(sail, 'one')]);
    expect(answers.map((answer) => answer.ok && answer.repeated)).toEqual([false, true]);
    for (const client of [poseidon, navigator]) client.close();
  });

  it('under two ids: one ship has one step', async () => {
    const { poseidon, navigator } = await gatherFollowers(server.url);
    await poseidon.does(poseidon.move(seeded(3)) as GameCommand);
    const sail = { type: 'sail', ship: 'red', heading: 'N' } as const;
    const answers = await Promise.all([navigator.command(sail), navigator.command(sail)]);
    expect(answers.map((answer) => (answer.ok ? 'done' : answer.refusal))).toEqual(['done', 'ship-stepped']);
    for (const client of [poseidon, navigator]) client.close();
  });
});

describe('a command that comes late', () => {
  it('is refused when the round or the game that it was meant for is past', async () => {
    const { poseidon, navigator } = await gatherFollowers(server.url);
    const game = navigator.game?.id ?? '';
    await poseidon.does(poseidon.move(seeded(3)) as GameCommand);
    const sail = { type: 'sail', ship: 'red', heading: 'N' } as const;
    const asked = (id: string, moment: object) =>
      navigator.ask('command', { id, player: navigator.player, command: sail, in: moment });
    const outdated = { ok: false, refusal: 'outdated' };
    expect(await asked('a', { game, round: 2 })).toEqual(outdated);
    expect(await asked('b', { game: 'another' })).toEqual(outdated);
    expect(await asked('c', { game, round: 1 })).toMatchObject({ ok: true });
    // The command with the id c was carried out in time, so repeating it later still succeeds.
    await navigator.does({ type: 'abandon-game' });
    expect(await asked('c', { game, round: 1 })).toMatchObject({ ok: true, repeated: true });
    expect(await asked('d', { game })).toEqual(outdated);
    for (const client of [poseidon, navigator]) client.close();
  });
});
