/** A server is killed in the middle of moves and restarted. Nothing that it acknowledged may be lost. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Follower, gatherFollowers } from '../helpers/follower.ts';
import { seeded } from '../helpers/random.ts';
import { startMortalServer, type MortalServer } from '../helpers/server.ts';
import type { GameCommand } from '../../shared/game/game.ts';

let server: MortalServer;
beforeAll(async () => {
  server = await startMortalServer();
});
afterAll(() => server.stop());

/** Repeats a command until it is answered, as our pages do: attends again, and sends the command with the same id. */
async function insist(client: Follower, command: GameCommand, id: string): Promise<void> {
  for (;;) {
    const answer = await client.command(command, id).catch(() => undefined);
    if (answer?.ok) return answer.repeated ? client.comeBack() : undefined;
    if (answer && answer.refusal !== 'not-attending')
      throw new Error(`${answer.refusal} ${answer.field ?? ''} ${JSON.stringify(command)}`);
    await client.comeBack().catch(() => undefined);
  }
}

/**
 * Maps the number of a move to the time when the server is killed: before the move is sent, this many ms after it is
 * sent, or once it is answered. Every game has more moves than this.
 */
const DEATHS: Readonly<Record<number, 'before' | number | 'answered'>> = {
  0: 0,
  1: 1,
  2: 'before',
  5: 2,
  9: 'answered',
  14: 3,
  20: 4,
};

it('goes on with every game, whenever it dies', async () => {
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
  const sides = [poseidon, navigator];
  const next = () => sides.map((side) => side.game?.next ?? 0);
  let moves = 0;
  let deaths = 0;
  while (!navigator.over || !poseidon.over) {
    // The other side's move may not have arrived yet, so wait until this side has a move.
    const moveOf = (side: Follower) => side.move(seeded(moves));
    const mover = sides.find((side) => moveOf(side) !== undefined);
    if (!mover) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      continue;
    }
    const command = moveOf(mover) as GameCommand;
    const death = DEATHS[moves];
    const id = `move-${moves++}`;
    if (death === undefined) {
      await insist(mover, command, id);
      continue;
    }
    deaths++;
    const sent = death === 'before' ? undefined : insist(mover, command, id);
    // The command may be in transit, being written, or already answered. In none of these cases may anything be lost.
    await (typeof death === 'number' ? new Promise((resolve) => setTimeout(resolve, death)) : sent);
    await server.kill();
    const acknowledged = next();
    await server.start();
    await (sent ?? insist(mover, command, id));
    for (const side of sides) await side.comeBack();
    expect(next().every((count, i) => count >= (acknowledged[i] ?? 0))).toBe(true);
  }
  expect(deaths).toBe(Object.keys(DEATHS).length);
  expect(poseidon.game?.view.outcome).toEqual(navigator.game?.view.outcome);
  // A client that fetches everything at once ends up with the same game.
  for (const side of sides) {
    const fresh = new Follower(server.url);
    Object.assign(fresh, { token: side.token, player: side.player, code: side.code });
    await fresh.comeBack();
    expect(fresh.game).toEqual(side.game);
    fresh.close();
    side.close();
  }
});
