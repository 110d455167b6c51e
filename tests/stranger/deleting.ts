/** The host deletes the table. The server must dismiss every client and keep nothing of the table. */
import { expectThat, present } from './finding.ts';
import { mustRefuseRequest } from './malice.ts';
import type { Party } from './party.ts';

const NOTHING = { table: 0, game: null };

export async function deleteTable(party: Party): Promise<void> {
  const { clients } = party;
  const host = present(party.hostOf(), 'no host');
  const { code, player } = host;
  const other = clients.find((client) => client.player !== null && client !== host);
  if (other)
    await mustRefuseRequest(clients, other, 'delete-table', { code, player: other.player }, ['not-host']);
  await host.get('delete-table', { code, player });
  const tokens = [host.token];
  for (const client of clients) {
    await mustRefuseRequest([], client, 'look', { code, tokens }, ['no-such-table']);
    await mustRefuseRequest([], client, 'attend', { code, tokens, have: NOTHING }, ['no-such-table']);
    await mustRefuseRequest([], client, 'command', client.body({ type: 'deal-ships' }), ['not-attending']);
    // The protocol does not say whether the server also dismisses the host's own connection.
    if (client !== host)
      expectThat(client.dismissals.at(-1) === 'table-deleted', `${client.name} was not told of the deletion`);
  }
}
