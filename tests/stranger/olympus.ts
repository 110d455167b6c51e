/**
 * The big screen. While the host and Poseidon both allow it, it receives what Poseidon receives. Otherwise, it is a
 * spectator.
 */
import { expectSame, expectThat, present } from './finding.ts';
import { mustRefuse } from './malice.ts';
import type { Party } from './party.ts';

/** Allows or forbids the big screen in the running game. The screen's client then attends again. */
export async function speakOfOlympus(party: Party): Promise<void> {
  const { random, clients } = party;
  const screen = clients.find(({ isScreen }) => isScreen);
  const host = party.hostOf();
  const [poseidon] = party.sitting('poseidon');
  const [navigator] = party.sitting('navigators').filter((client) => client !== host);
  if (!screen || !host?.isOnline || !poseidon) return;
  if (navigator) await mustRefuse(clients, navigator, { type: 'allow-olympus', allowed: true }, ['not-host']);
  const allowed = random.chance(0.75);
  for (const client of new Set(random.some([host, poseidon], 2))) {
    await client.command({ type: 'allow-olympus', allowed });
    await party.settle();
  }
  const { table, game } = host.follower;
  expectThat(table.isOlympusOpen === allowed, 'the permissions for the big screen');
  if (!screen.isOnline) return;
  const seen = present(screen.follower.game, 'the screen shows no game');
  expectSame(seen.audience, allowed ? 'olympus' : 'onlookers', 'the audience of the screen');
  if (!allowed) return;
  party.came.add('big screen');
  expectSame(
    seen.next,
    present(poseidon.follower.game, 'no game').next,
    'the number of events that the screen was told',
  );
  expectSame(seen.id, game?.id, 'the game on the screen');
  expectSame(screen.follower.picture?.positions, poseidon.follower.picture?.positions, 'ships on the screen');
}
