/** Ending a game with a result: a side concedes, or the Navigators don't sail for the fourth ship. */
import { ENOUGH } from './ending.ts';
import { expectSame, expectThat, present } from './finding.ts';
import { mustChangeNothing, mustRefuse } from './malice.ts';
import type { Party } from './party.ts';

/** The players of one side agree, one after the other. Resolves with true if the game has ended. */
export async function finish(party: Party): Promise<boolean> {
  const { random, clients } = party;
  await party.everybodyBack();
  const { follower } = present(clients[0], 'nobody is there');
  const { arrived } = present(follower.picture, 'no game');
  const isWon = arrived.length >= ENOUGH;
  const side = isWon ? 'navigators' : random.pick(['poseidon', 'navigators'] as const);
  const command = { type: 'finish-game', finish: isWon ? 'won' : 'concede' } as const;
  const agreeing = random.some(party.sitting(side), party.sitting(side).length);
  const [poseidon] = party.sitting('poseidon');
  if (isWon && poseidon) {
    await mustRefuse(clients, poseidon, command, ['wrong-side']);
    await mustRefuse(clients, poseidon, { ...command, finish: 'concede' }, ['already-won']);
  }
  for (const [i, client] of agreeing.entries()) {
    await client.command(command);
    await party.settle();
    if (i === agreeing.length - 1) break;
    expectThat(follower.table.isRunning, 'a part of a side ended the game for all of it');
    await mustChangeNothing(clients, client, command);
  }
  // Players whose seats are held may still be missing.
  if (follower.table.isRunning) {
    expectThat(!isWon && follower.table.held.size > 0, 'a side that agrees does not end the game');
    return false;
  }
  const winner = isWon || side === 'poseidon' ? 'navigators' : 'poseidon';
  expectSame(follower.table.game?.outcome?.winner, winner, 'the winner after a side has agreed');
  party.came.add(isWon ? 'ended at three' : `conceded by ${side}`);
  return true;
}
