/**
 * A shared game. Anyone with the link can see it, with roles instead of players and with only the names that may be
 * shown.
 */
import type { Client } from './client.ts';
import { expectSame, expectThat, present } from './finding.ts';
import { mustChangeNothing, mustRefuse, mustRefuseRequest } from './malice.ts';
import type { Answer } from './messages.ts';
import type { Party } from './party.ts';

/** Shares the newest game, opens the link, and allows a name to be shown. Then undoes all of this. */
export async function shareGame(party: Party, isAbandoned: boolean): Promise<void> {
  const { clients } = party;
  const { game } = present(clients[0]?.follower.table, 'no table');
  const { id } = present(game, 'no game at the table');
  const [navigator] = party.sitting('navigators');
  if (!navigator) return;
  const share = { type: 'share-game', game: id, shared: true } as const;
  if (isAbandoned) return await mustRefuse(clients, navigator, share, ['game-not-over']);
  const onlooker = clients.find(({ player, follower }) => isOnlooker(player, follower));
  if (onlooker) await mustRefuse(clients, onlooker, share, ['has-not-played']);
  await mustRefuse(clients, navigator, { ...share, game: 'no-such' }, ['no-such-game']);

  await navigator.command(share);
  const link = linkOf(navigator);
  await mustChangeNothing(clients, navigator, share);
  const shown = await look(navigator, link);
  expectSame(shown.names, {}, 'the names that nobody has said may be told');
  await isTheSame(navigator, id, shown);

  await navigator.command({ type: 'show-name', game: id, shown: true });
  const named = Object.values((await look(navigator, link)).names);
  const own = navigator.follower.table.names.get(present(navigator.player, 'no player'));
  expectThat(named.length > 0 && named.every((name) => name === own), 'another name is told, or none');
  await navigator.command({ type: 'show-name', game: id, shown: false });

  await navigator.command({ ...share, shared: false });
  await mustRefuseRequest(clients, navigator, 'shared-game', { link }, ['game-not-shared']);
  const [first = '', ...rest] = link;
  const other = (first === 'x' ? 'y' : 'x') + rest.join('');
  await mustRefuseRequest(clients, navigator, 'shared-game', { link: other }, ['no-such-game']);
}

type Shown = Answer<'shared-game'>['game'];

async function look(client: Client, link: string): Promise<Shown> {
  return (await client.get('shared-game', { link })).game;
}

const isOnlooker = (player: string | null, { table }: Client['follower']): boolean =>
  player !== null && table.seats.get(player) === null && !table.played.has(player);

function linkOf({ follower }: Client): string {
  return present(follower.table.link, 'the table was told of no link');
}

/** The events that a shared game doesn't have. */
const TALK: ReadonlySet<string> = new Set(['said-to-crew', 'crew-line-removed']);

/**
 * Checks that the shared events are the same as those of the review, except for the crew's talk, and that each player
 * is replaced by a role, always by the same one.
 */
async function isTheSame(client: Client, game: string, shown: Shown): Promise<void> {
  const reviewed = await client.get('review', { code: client.code, game });
  const events = reviewed.events.filter(({ type }) => !TALK.has(type));
  const players = new Set(events.flatMap((event) => playersIn(event)));
  const roles = [...players].map((player, i) => [player, `navigator-${i + 1}`] as const);
  const told = roles.reduce(
    (text, [player, role]) => text.replaceAll(JSON.stringify(player), JSON.stringify(role)),
    JSON.stringify(events),
  );
  expectSame(shown.events, JSON.parse(told), 'the game that is shown');
}

/** The players in the order in which they joined. No event may name a player before that player has joined. */
function playersIn(event: Record<string, unknown>): string[] {
  if (event['type'] === 'began') return event['navigators'] as string[];
  return event['type'] === 'navigator-came' ? [event['player'] as string] : [];
}
