/** Limits that count across servers: two servers together allow an address no more requests than one server does. */
import { Client as Connection } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS, type Limits } from '../../server/gateway/limits.ts';
import { countsIn, type SharedCounts } from '../../server/gateway/shared-counts.ts';
import { PROTOCOL, type Answer } from '../../shared/wire/protocol.ts';
import { Client, newToken } from '../helpers/client.ts';
import { usePostgres } from '../helpers/use-postgres.ts';
import type { RunningServer } from '../helpers/server.ts';
import { startSharing } from '../helpers/sharing.ts';

const STRANGER = '198.51.100.9';
const MOST = 4;
const FEW = [{ per: 'address', most: MOST, seconds: 600 }] as const;
const limits: Limits = {
  ...LIMITS,
  rates: {
    ...LIMITS.rates,
    misses: FEW,
    makes: FEW,
    'wrong-keys': FEW,
    joins: [{ per: 'table', most: MOST, seconds: 600 }],
  },
};

const database = usePostgres();
let url: string;
let servers: RunningServer[];
let clients: Client[];
beforeEach(async () => {
  url = await database.fresh();
  servers = [];
  clients = [];
});
afterEach(async () => {
  for (const client of clients) client.close();
  await Promise.all(servers.map((server) => server.stop()));
});

/** @param counts creates the store of the shared counts; by default they are in the database */
async function open(counts?: () => SharedCounts): Promise<void> {
  const start = () => startSharing(url, { limits, proxies: 1, ...(counts && { counts: counts() }) });
  servers = [await start(), await start()];
}

function clientAt(place: number, address = STRANGER): Client {
  const client = new Client(servers[place]?.url ?? '', { protocol: PROTOCOL }, address);
  clients.push(client);
  return client;
}

/** Sends a request this many times, alternating between the servers. Resolves with the outcomes. */
async function inTurn(times: number, ask: (client: Client) => Promise<Answer<object>>): Promise<string[]> {
  const both = [clientAt(0), clientAt(1)] as const;
  const answers: string[] = [];
  for (let i = 0; i < times; i++) {
    const answer = await ask(both[i % 2 === 0 ? 0 : 1]);
    answers.push(answer.ok ? 'ok' : answer.refusal);
  }
  return answers;
}

const make = (client: Client) => client.ask('make', { token: newToken(), name: 'Eve' });
const look = (code: string) => (client: Client) => client.ask('look', { code, tokens: [] });
const times = (answer: string, howMany: number) => Array.from({ length: howMany }, () => answer);

describe('at two servers', () => {
  beforeEach(() => open());

  it('an address makes no more tables than at one', async () => {
    const expected = [...times('ok', MOST), ...times('too-many-requests', 2)];
    expect(await inTurn(MOST + 2, make)).toEqual(expected);
    const other = clientAt(1, '198.51.100.10');
    expect(await make(other)).toMatchObject({ ok: true });
  });

  it('an address guesses no more codes, and then is told of none', async () => {
    const code = await clientAt(0, '198.51.100.10').make();
    const expected = [...times('no-such-table', MOST), ...times('too-many-requests', 2)];
    // All codes differ, because asking for the same code again isn't counted.
    const others = ['C2D5', 'C2D6', 'C2D7', 'C2D8', 'C2D9', 'C5D2', 'C5D6', 'C5D7'].values();
    const guess = (client: Client) => look(others.next().value ?? '')(client);
    expect(await inTurn(MOST + 2, guess)).toEqual(expected);
    expect(await inTurn(2, look(code))).toEqual(times('too-many-requests', 2));
  });

  it('an address guesses no more keys', async () => {
    const code = await clientAt(0, '198.51.100.10').make();
    const bring = (client: Client) =>
      client.ask('change-device', { code, key: 'CCCCCCCC', token: newToken() });
    const expected = [...times('no-such-offer', MOST), ...times('too-many-requests', 2)];
    expect(await inTurn(MOST + 2, bring)).toEqual(expected);
  });

  it('no more join a table', async () => {
    const code = await clientAt(0, '198.51.100.10').make();
    const join = (client: Client) =>
      client.ask('join', { code, token: newToken(), name: newToken().slice(0, 8) });
    const answers = await inTurn(MOST + 2, join);
    expect(answers.slice(-2)).toEqual(times('too-many-requests', 2));
    expect(answers.slice(0, MOST)).not.toContain('too-many-requests');
  });

  it('no address lies in the database', async () => {
    await inTurn(2, make);
    const client = new Connection({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ key: string; points: number }>('SELECT key, points FROM counts');
    await client.end();
    expect(rows).toMatchObject([{ points: 2 }]);
    expect(JSON.stringify(rows)).not.toContain(STRANGER);
  });
});

it('where it can not be counted together, all goes on, and each server counts alone', async () => {
  await open(() => countsIn('postgres://nobody@127.0.0.1:1/none', pino({ level: 'silent' })));
  const expected = [...times('ok', 2 * MOST), ...times('too-many-requests', 2)];
  expect(await inTurn(2 * MOST + 2, make)).toEqual(expected);
});
