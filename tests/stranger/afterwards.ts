/** Checks made after a game has ended. */
import { gameEvent, isPublic } from './events.ts';
import { keepOffer } from './devices.ts';
import { expectSame, expectThat, present } from './finding.ts';
import { mustRefuse } from './malice.ts';
import { startOver } from './memory.ts';
import type { Client } from './client.ts';
import type { Party } from './party.ts';
import { Picture } from './picture.ts';
import { shareGame } from './sharing.ts';
import { signInVain } from './signals.ts';

/**
 * Checks that the table knows the outcome, that the ended game accepts no more commands, and that everyone may read its
 * whole log.
 */
export async function afterwards(party: Party, isAbandoned: boolean): Promise<void> {
  const { random, clients } = party;
  const client = random.pick(clients);
  const game = present(client.follower.table.game, 'no game at the table');
  expectSame(game.outcome, client.follower.picture?.outcome ?? null, 'the outcome at the table');
  expectThat(isAbandoned === (game.outcome === null), 'a game has an outcome unless it was abandoned');
  const codes = ['no-game-running'];
  for (const navigator of party.sitting('navigators')) {
    await mustRefuse(clients, navigator, { type: 'guess', ship: 'red', square: 'a1' }, codes);
    await mustRefuse(clients, navigator, { type: 'abandon-game' }, codes);
  }
  await review(client, game.id, party);
  await shareGame(party, isAbandoned);
  await signInVain(random.pick(party.sitting('navigators')), party);
  if (random.chance(0.2)) await keepOffer(random.pick(party.sitting('navigators')), party);
  await startOver(client);
  await party.everybodySeen();
}

/**
 * Reads the whole log: Poseidon's events with the Navigators' own events in between. Replaying it must give the same
 * state of the game (`Picture`) as the one that Poseidon's client has.
 */
async function review(client: Client, game: string, party: Party): Promise<void> {
  const { events } = await client.get('review', { code: client.code, game });
  const told = events.flatMap((event) => gameEvent.poseidon.safeParse(event).data ?? []);
  const own = events.flatMap((event) => gameEvent.navigators.safeParse(event).data ?? []);
  const hidden = own.filter((event) => !isPublic(event));
  expectThat(
    told.length + hidden.length === events.length,
    'the whole log has more or fewer events than were told',
  );
  const [began, ...others] = told;
  expectThat(began?.type === 'began', 'the whole log does not start with began');
  const picture = new Picture('poseidon', began);
  for (const event of others) picture.fold(event);
  const [poseidon] = party.sitting('poseidon');
  const seen = present(poseidon?.follower.picture, 'Poseidon has no picture');
  expectSame(picture.positions, seen.positions, 'the true positions of the ships');
  expectSame(picture.outcome, seen.outcome, 'the true outcome');
}
