/** More time in a game over days: the side to move asks for it, and the other side agrees. */
import { expectSame } from './finding.ts';
import { mustChangeNothing, mustRefuse } from './malice.ts';
import type { Party } from './party.ts';

const ASK = { type: 'ask-more-time', wish: true } as const;
const GIVE = { type: 'give-more-time' } as const;

export async function askForTime(party: Party): Promise<void> {
  const { random, clients } = party;
  const asking = party.online.find(({ follower }) => follower.picture)?.follower;
  const phase = asking?.picture?.phase;
  if (!asking || !phase || phase === 'over') return;
  const side = phase === 'navigators' || phase === 'lighthouses' ? 'navigators' : 'poseidon';
  const [movers, others] = [
    party.sitting(side),
    party.sitting(side === 'poseidon' ? 'navigators' : 'poseidon'),
  ];
  if (movers.length === 0 || others.length === 0) return;
  const [mover, other] = [random.pick(movers), random.pick(others)];
  await mustChangeNothing(clients, mover, { type: 'resume-side' });
  const { clock } = asking.table;
  if (!clock || 'poseidon' in clock) {
    await mustRefuse(clients, mover, ASK, ['no-days-clock']);
    await mustRefuse(clients, other, GIVE, ['no-days-clock']);
    return;
  }
  await mustRefuse(clients, other, ASK, ['wrong-side']);
  await mustRefuse(clients, mover, GIVE, ['wrong-side']);
  await mustRefuse(clients, other, GIVE, ['not-asked']);
  await mover.command(ASK);
  await party.settle();
  expectSame([...asking.table.askingForTime], [mover.player], 'who asks for more time');
  await mustChangeNothing(clients, mover, ASK);
  // Sometimes the request stays, to check that it ends with the turn.
  if (random.chance(0.3)) return;
  if (random.chance(0.3)) await mover.command({ ...ASK, wish: false });
  else {
    await other.command(GIVE);
    party.came.add('more time');
  }
  await party.settle();
  expectSame(asking.table.askingForTime.size, 0, 'the number of those who still ask for more time');
}
