/**
 * Tables on the test run's server. Clients set them up, which is faster than clicking. Pages then take over the
 * clients' seats.
 */
import type { Side } from '../../shared/game/game.ts';
import { Client } from '../helpers/client.ts';
import type { Person } from './people.ts';
import type { Stage } from './stage.ts';
import { visitor } from './visitors.ts';

export interface TableAtServer<Name extends string> {
  readonly code: string;
  /** The clients of everybody at the table, by name. The first one is the host. */
  readonly at: Readonly<Record<Name, Client>>;
}

/** Creates a table with these people, and seats them. */
export async function tableAtServer<Name extends string>(
  url: string,
  seats: Readonly<Record<Name, Side | null>>,
): Promise<TableAtServer<Name>> {
  let code = '';
  const at: Partial<Record<Name, Client>> = {};
  for (const [name, seat] of Object.entries<Side | null>(seats)) {
    const client = new Client(url);
    if (code === '') code = await client.make(name);
    else await client.join(code, name);
    if (seat) await client.does({ type: 'sit', seat });
    at[name as Name] = client;
  }
  return { code, at: at as Record<Name, Client> };
}

/** Opens a page that takes over a client's seat. */
export async function openSeat(
  stage: Stage,
  client: Client,
  name: string,
  size?: { readonly width: number; readonly height: number },
): Promise<Person> {
  client.close();
  const one = await visitor(stage, name, size);
  const seats = JSON.stringify([{ code: client.code, tokens: [client.token], at: 1 }]);
  await one.page.evaluate((held) => localStorage.setItem('odyssey.seats', held), seats);
  await one.page.goto(`${stage.url}/t/${client.code}`);
  return one;
}
