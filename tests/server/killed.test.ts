/** A server that is killed at any moment of a game, and started again: nothing acknowledged is lost. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Follower, gatherFollowers } from '../helpers/follower.ts';
import { seeded } from '../helpers/random.ts';
import { startMortalServer, type MortalServer } from '../helpers/server.ts';
import type { GameCommand } from '../../shared/game.ts';

let server: MortalServer;
beforeAll(async () => {
  server = await startMortalServer();
});
afterAll(() => server.stop());

/** Sends a command until it is answered, as our pages do: the same id, after attending again. */
async function insist(client: Follower, command: GameCommand, id: string): Promise<void> {
  for (;;) {
    const answer = await client.command(command, id).catch(() => undefined);
    if (answer?.ok) return answer.repeated ? client.comeBack() : undefined;
    if (answer && answer.refusal !== 'not-attending')
      throw new Error(`${answer.refusal} ${answer.field ?? ''} ${JSON.stringify(command)}`);
    await client.comeBack().catch(() => undefined);
  }
}

it('goes on with every game, whenever it dies', async () => {
  const random = seeded(20);
  const variants = {
    harderDeduction: false,
    easierDeduction: false,
    useYourMemory: false,
    shipsInSight: 'how many',
    seaMonsters: ['kraken'],
    lighthouses: 1,
    maelstroms: 2,
    fogBanks: 1,
  } as const;
  const { poseidon, navigator } = await gatherFollowers(server.url, { type: 'choose-variants', variants });
  let moves = 0;
  let deaths = 0;
  while (!navigator.over || !poseidon.over) {
    const mover = [poseidon, navigator].find((side) => side.move(random) !== undefined);
    if (!mover) {
      // What the other side did is still on its way.
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const command = mover.move(random) as GameCommand;
    const sent = insist(mover, command, `move-${moves++}`);
    if (random() < 0.12) {
      // Now before the command is there, now while it is written, now after its answer.
      await new Promise((resolve) => setTimeout(resolve, random() * 4));
      await server.kill();
      deaths++;
      const acknowledged = [poseidon, navigator].map((side) => side.game?.next ?? 0);
      await server.start();
      await sent;
      for (const [i, side] of [poseidon, navigator].entries()) {
        await side.comeBack();
        expect(side.game?.next).toBeGreaterThanOrEqual(acknowledged[i] ?? 0);
      }
    }
    await sent;
  }
  expect(deaths).toBeGreaterThan(3);
  expect(poseidon.game?.view.outcome).toEqual(navigator.game?.view.outcome);
  // Somebody who hears it all at once hears the same.
  for (const side of [poseidon, navigator]) {
    const fresh = new Follower(server.url);
    Object.assign(fresh, { token: side.token, player: side.player, code: side.code });
    await fresh.comeBack();
    expect(fresh.game).toEqual(side.game);
    fresh.close();
    side.close();
  }
});
